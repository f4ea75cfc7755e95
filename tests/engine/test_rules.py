"""`Rules`: what may vary, within which bounds; and the rulebook as data."""

import re
from dataclasses import FrozenInstanceError

import pytest

from jaipur import OFFICIAL, RULEBOOK, Rules, Summary, rule
from jaipur.rulebook import VARIANTS, UnknownRule
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
    assert len({each.id for each in RULEBOOK}) == len(RULEBOOK) == 51
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


#: Rules that differ, and what is then said of a rule: briefly, and in words.
VARIED = [
    (Rules(same_type_back=True), "exchange.no-same-kind",
     "A kind of good may be on both sides of an exchange",
     "A kind of good may be both given and taken in one exchange."),
    (Rules(least_exchange=1), "exchange.at-least-two", "An exchange can be one card for one",
     "An exchange takes one card or more and gives as many."),
    (Rules(least_precious_sale=1), "sell.at-least-two",
     "Diamonds, gold and silver can be sold one at a time",
     "Diamonds, gold and silver can be sold one at a time like any other good."),
    (Rules(full_tie="second player"), "count.full-tie",
     "Tied in all three: the second player takes the seal",
     "When rupees, bonus tokens and goods tokens are all equal, the seal goes to the second "
     "player, the one who did not start the round."),
    (Rules(starter_after_tie="other"), "count.full-tie",
     "Tied in all three: no seal, the round is played again",
     "When rupees, bonus tokens and goods tokens are all equal, nobody takes a seal and the round "
     "is played again by the other player."),
    (Rules(turn_cap=50), "match.no-turn-limit", "A round ends undecided after 50 turns",
     "The turn cap is 50 turns, of both players together. A round that reaches it gives no seal "
     "and is dealt anew, begun by the same starter, and two running draw the match."),
    (Rules(turn_cap=1), "match.no-turn-limit", "A round ends undecided after 1 turn", None),
    (Rules(seals_to_win=1), "match.two-seals", "1 seal wins the match at once",
     "The first player with 1 seal wins the match at once."),
    (Rules(seals_to_win=3, camel_token=1), "box.bonus",
     "18 bonus tokens, a camel token worth 1, 5 seals",
     "There are three piles of bonus tokens, for selling 3, 4, and 5 or more cards at once, "
     "a camel token worth 1 rupee, and 5 seals."),
    (Rules(camel_token=1), "count.camel-token", "The larger herd takes the camel token, 1 rupee",
     "The player with the larger herd takes the camel token, 1 rupee. "
     "With equal herds nobody takes it."),
    (Rules(bonus_tokens=((1,), (), (8, 9))), "box.bonus",
     "3 bonus tokens, a camel token worth 5, 3 seals",
     "There are 3 bonus tokens, for selling 3 and 5 or more cards at once, "
     "a camel token worth 5 rupees, and three seals."),
    (Rules(bonus_tokens=((1,), (), (8, 9))), "bonus.by-cards",
     "Only sales of 3 and 5 or more cards earn a bonus token",
     "Sales of 3 and 5 or more cards also take a bonus token each, from the pile for that number "
     "of cards. Other sales take none."),
    (Rules(bonus_tokens=((), (), ())), "bonus.by-cards", "No sale earns a bonus token",
     "No sale earns a bonus token, as there are none."),
    (Rules(bonus_tokens=((), (), ())), "box.bonus",
     "No bonus tokens, a camel token worth 5, 3 seals",
     "There is a camel token worth 5 rupees, and three seals; there are no bonus tokens."),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "id", "brief", "words"), VARIED)
def test_a_rule_that_differs_is_said_as_it_is(rules, id, brief, words):
    """In the summary too; the official sentence would be false there."""
    assert rule(id).brief(rules) == brief
    assert words is None or rule(id).words(rules) == words
    assert brief in [each for _, section in Summary(rules).sections() for each in section]


def test_the_rules_above_are_every_variant():
    reached = {
        (id, next((name for name, holds in VARIANTS[id].items() if holds(rules)), None))
        for rules, id, _, _ in VARIED
        if id in VARIANTS
    }
    silent = {("setup.tokens", "none"), ("sell.short", "none")}
    every = {(id, name) for id, variants in VARIANTS.items() for name in variants}
    assert every <= reached | silent


@pytest.mark.parametrize("catalog", [ENGLISH, PSEUDO], ids=str)
def test_every_rule_reads_under_all_rules(catalog):
    """No field left over, no "1 rupees", a sentence that ends; each under the extreme rules."""
    extremes = [
        *({name: value} for name, range in RANGES.items() for value in range),
        *({name: value} for name, values in CHOICES.items() for value in values),
        *({"turn_cap": cap} for cap in (1, 2, 50)),
        *({"same_type_back": flag} for flag in (False, True)),
        *(
            {"bonus_tokens": piles}
            for piles in (((), (), ()), ((1,), (), ()), ((), (), (1,)), ((1,), (2,), (3,)))
        ),
    ]
    for fields in extremes:
        for each in RULEBOOK:
            for form in (each.words, each.brief):
                said = form(Rules(**fields), catalog)
                assert not re.search(r"[{}]|  |\b1 (cards|rupees|seals|tokens|turns)\b", said), said
                assert said.startswith("«") == said.endswith("»") == (catalog is PSEUDO)
            assert each.words(Rules(**fields), catalog).rstrip("»").endswith(".")


def test_every_variant_is_in_the_catalog():
    """Each with its sentence and its short statement, and no text without a rule that says it."""
    forms = {f"rule.{each.id}.{form}" for each in RULEBOOK for form in ("brief", "words")}
    forms |= {
        f"rule.{id}.{form}.{name}"
        for id, variants in VARIANTS.items()
        for name in variants
        for form in ("brief", "words")
    }
    about = {"rule.unknown", "rule.all"}
    assert {key for key in ENGLISH.texts if key.startswith("rule.")} == forms | about


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
