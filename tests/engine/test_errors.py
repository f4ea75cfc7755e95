"""What a learner who does something wrong is shown: a sentence, and no frames."""

import pytest

from jaipur import Match, deal, observe, position, rule
from jaipur.actions import Take, action_at, index_of, parse
from jaipur.agents import agent
from jaipur.errors import SHORT, WIDTH, SaysWhy, Unknown, brief
from jaipur.lessons import lesson, task
from jaipur.lessons.claims import claim
from jaipur.lessons.zoo import specimen
from jaipur.records import loads
from jaipur.rules import Rules
from jaipur.session import Session
from jaipur.texts import ENGLISH, PSEUDO

MATCH = Match.begin(7)

WRONG = {
    "NotationError": lambda: parse("take it all, whatever it is"),
    "CardsError": lambda: Take("X"),
    "PositionError": lambda: position(market="DG"),
    "SeedError": lambda: deal(-1),
    "RulesError": lambda: Rules(hand_limit=99),
    "MatchError": MATCH.next_round,
    "SessionError": Session(MATCH).undo,
    "UnknownRule": lambda: rule("exchange.at-least-tow"),
    "UnknownTask": lambda: task("take.nothing"),
    "UnknownAgent": lambda: agent("nobody"),
    "RecordError": lambda: loads("{}"),
    "PlayerError": lambda: observe(MATCH.round, 2),
    "NumberError": lambda: action_at(-1),
    "IllegalAction": lambda: MATCH.play("-M"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_notebook_shows_the_sentence_alone(name):
    """The name and the sentence, in lines of at most 80 characters that end between words."""
    with pytest.raises((ValueError, KeyError)) as wrong:
        WRONG[name]()
    assert isinstance(wrong.value, SaysWhy)
    shown = wrong.value._render_traceback_()
    assert " ".join(shown) == f"{name}: {wrong.value}"
    assert all(0 < len(line) <= WIDTH for line in shown)


UNKNOWN = {
    "rule": rule,
    "task": task,
    "claim": claim,
    "specimen": specimen,
    "lesson": lesson,
    "good": MATCH.round.row,
}


@pytest.mark.parametrize("kind", UNKNOWN)
def test_a_name_of_nothing_is_one_kind_of_error(kind):
    """A `KeyError` whose sentence stands without quotes, whatever was looked for."""
    for id in ("no such thing", None, [], 10**5000):
        with pytest.raises(Unknown) as wrong:
            UNKNOWN[kind](id)
        assert isinstance(wrong.value, KeyError)
        assert str(wrong.value) == wrong.value.args[0]


def test_the_ids_that_were_perhaps_meant_are_told_in_the_same_words():
    """Of rules, tasks, claims and specimens."""
    for find, id, near in (
        (rule, "exchange.at-least-tow", "exchange.at-least-two"),
        (task, "bonus.wiat", "bonus.wait"),
        (claim, "002.norefill", "002.no-refill"),
        (specimen, "full-hnad", "full-hand"),
    ):
        with pytest.raises(Unknown, match=rf"There is no \w+ '{id}'\. Did you mean {near}"):
            find(id)


def test_an_action_without_a_number_is_said_the_same_way():
    with pytest.raises(ValueError, match="has no number") as wrong:
        index_of(Take("DG"))
    assert wrong.value._render_traceback_()[0].startswith("NumberError: +DG has no number")


def test_actions_are_not_broken_at_their_signs():
    """A line ends between words, also where many words hold a hyphen."""

    class Odd(SaysWhy, ValueError):
        pass

    shown = Odd("-CCC " * 40 + "x" * 200)._render_traceback_()
    assert len(shown) > 3
    assert not any(line.endswith("-") for line in shown)


def test_a_value_in_a_sentence_is_cut_where_it_is_long():
    """And that can be seen."""
    assert brief("D" * 38) == repr("D" * 38)
    assert brief("D" * 39) == "'" + "D" * 38 + "…"
    assert len(brief(range(10**30, 10**31))) == SHORT
    assert brief(10**5000) == "<number of thousands of digits>"


def test_a_catalog_has_a_short_repr():
    """It is the default of every function that shows something, and stands in their help."""
    assert repr(ENGLISH) == "<Catalog en>"
    assert repr(PSEUDO) == "<Catalog en-x-brackets>"
