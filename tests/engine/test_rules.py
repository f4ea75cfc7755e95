"""`Rules`: what may vary, within which bounds; and the rulebook as data."""

from dataclasses import FrozenInstanceError

import pytest

from jaipur import OFFICIAL, RULEBOOK, Rules, Summary, rule
from jaipur.rulebook import UnknownRule
from jaipur.rules import CHOICES, RANGES, RulesError
from jaipur.texts import ENGLISH, PSEUDO


@pytest.mark.parametrize("name", RANGES)
def test_numbers_keep_their_ranges(name):
    """The least and the greatest value hold, the next ones do not, nor any other type."""
    least, most = RANGES[name]
    for right in (least, most):
        assert getattr(Rules(**{name: right}), name) == right
    for wrong in (least - 1, most + 1, float(least), str(least), None, True):
        with pytest.raises(RulesError, match=f"^{name} cannot be .*from {least} to {most}"):
            Rules(**{name: wrong})


def test_ranges_are_those_agreed_on():
    """Hand limit 5-9, least exchange 1-2, least precious sale 1-2, seals 1-5."""
    assert RANGES["hand_limit"] == (5, 9)
    assert RANGES["least_exchange"] == RANGES["least_precious_sale"] == (1, 2)
    assert RANGES["seals_to_win"] == (1, 5)


@pytest.mark.parametrize("name", CHOICES)
def test_words_are_among_their_choices(name):
    """A full tie and the starter after it have two policies each."""
    for right in CHOICES[name]:
        assert getattr(Rules(**{name: right}), name) == right
    for wrong in ("", "Replay", None, 1, []):
        with pytest.raises(RulesError, match=f"^{name} cannot be"):
            Rules(**{name: wrong})


@pytest.mark.parametrize(
    "wrong",
    [
        {"same_type_back": 1},
        {"turn_cap": 0},
        {"turn_cap": 10**9},
        {"turn_cap": True},
        {"bonus_tokens": ()},
        {"bonus_tokens": ((1,), (2,))},
        {"bonus_tokens": ((1,), (2,), 3)},
        {"bonus_tokens": ((1,), (2,), (-1,))},
        {"bonus_tokens": ((1,), (2,), ("3",))},
        {"bonus_tokens": ((1,) * 13, (2,), (3,))},
        {"bonus_tokens": "123"},
    ],
)
def test_other_fields_are_checked_too(wrong):
    """One sentence that names the field."""
    with pytest.raises(RulesError, match=f"^{next(iter(wrong))} cannot be"):
        Rules(**wrong)


def test_rules_are_values():
    """Frozen, hashable, equal by value whatever the bonus tokens were listed as."""
    assert Rules() == OFFICIAL
    assert Rules(bonus_tokens=[[3, 1], [], [9]]) == Rules(bonus_tokens=((1, 3), (), (9,)))
    assert hash(Rules(hand_limit=8)) == hash(Rules(hand_limit=8))
    with pytest.raises(FrozenInstanceError):
        OFFICIAL.hand_limit = 8


def test_differences_name_what_is_not_official():
    """Which is how a record writes rules down."""
    assert OFFICIAL.differences() == {}
    assert Rules(hand_limit=8, turn_cap=500).differences() == {"hand_limit": 8, "turn_cap": 500}
    assert OFFICIAL.standard_shape
    assert Rules(turn_cap=500, camel_token=3).standard_shape
    assert not Rules(least_exchange=1).standard_shape


def test_every_rule_has_its_words():
    """In every catalog a sentence and a short statement, a chapter title and a status."""
    assert len({each.id for each in RULEBOOK}) == len(RULEBOOK) == 50
    for each in RULEBOOK:
        for catalog in (ENGLISH, PSEUDO):
            assert each.words(OFFICIAL, catalog)
            assert each.brief(OFFICIAL, catalog)
            assert catalog.say(f"chapter.{each.chapter}")
            assert catalog.say(f"status.{each.status}")
        assert each.words().endswith(".")
        assert not each.brief().endswith(".")
        assert rule(each.id) is each


def test_words_hold_the_numbers_of_the_rules():
    """A rule read under other rules says their numbers."""
    assert "7" in rule("take.hand-limit").words()
    assert "9" in rule("take.hand-limit").words(Rules(hand_limit=9))
    assert "1 seal " in rule("match.two-seals").words(Rules(seals_to_win=1))


def test_an_unknown_rule_is_named_with_those_near():
    """In one sentence, without quotes around the message."""
    with pytest.raises(UnknownRule) as wrong:
        rule("exchange.at-least-tow")
    assert str(wrong.value).startswith("There is no rule 'exchange.at-least-tow'. Did you mean ")
    assert "exchange.at-least-two" in str(wrong.value)
    with pytest.raises(UnknownRule, match="RULEBOOK lists them all"):
        rule("zzzzzzzz")


def test_the_summary_has_every_rule_once():
    """On one screen, by chapter."""
    briefs = [brief for _, section in Summary().sections() for brief in section]
    assert briefs == [each.brief() for each in RULEBOOK]
