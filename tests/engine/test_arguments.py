"""Values that cannot be: each is refused with one short sentence, wherever it is given."""

import pytest

from jaipur import Match, Rules, ask, deal, observe, position
from jaipur.actions import action_at, index_of
from jaipur.agents import agent
from jaipur.errors import SaysWhy
from jaipur.records import dumps
from jaipur.round import PlayerError, SeedError
from jaipur.rulebook import Summary
from jaipur.session import Session
from jaipur.show import html

WRONG_RULES = [
    (5, "5 is no rules: use OFFICIAL or Rules(...)."),
    ({"hand_limit": 8}, "{'hand_limit': 8} is no rules: use OFFICIAL or Rules(...)."),
    (None, "None is no rules: use OFFICIAL or Rules(...)."),
    ("official", "'official' is no rules: use OFFICIAL or Rules(...)."),
]


@pytest.mark.parametrize(("rules", "sentence"), WRONG_RULES)
@pytest.mark.parametrize(
    "begin",
    [
        lambda rules: deal(7, rules=rules),
        lambda rules: Match.begin(7, rules=rules),
        lambda rules: position(rules=rules),
        lambda rules: ask("camels", rules=rules),
        Summary,
    ],
    ids=["deal", "match", "position", "ask", "summary"],
)
def test_rules_that_are_none(begin, rules, sentence):
    """The same sentence wherever a game begins."""
    with pytest.raises(TypeError) as wrong:
        begin(rules)
    assert isinstance(wrong.value, SaysWhy)
    assert str(wrong.value) == sentence


#: Python writes no number of so many digits, so that the tests have names of their own.
HUGE = pytest.param(10**5000, id="huge")


@pytest.mark.parametrize("seed", [-1, 2**63, HUGE, "7", 7.0, True, None])
def test_seeds_that_are_none(seed):
    """Of thousands of digits too, which Python itself does not write."""
    for begin in (deal, Match.begin):
        with pytest.raises(SeedError, match="is no seed: use a whole number") as wrong:
            begin(seed)
        assert len(str(wrong.value)) < 120


@pytest.mark.parametrize("number", [-1, "a", 1.0, None, True, HUGE])
def test_round_numbers_that_are_none(number):
    """Rounds are counted from 0."""
    with pytest.raises(SeedError, match="is no number of a round") as wrong:
        deal(7, number=number)
    assert len(str(wrong.value)) < 120


@pytest.mark.parametrize("player", [5, -1, "0", True, HUGE])
def test_players_that_are_none(player):
    """In a round that goes on and in one that is over."""
    now = position(deck_size=0, hand="CCL")
    for live in (now, now.play("+D")):
        with pytest.raises(PlayerError, match="is no player: use 0 or 1"):
            live.refusal("+D", player=player)


def test_numbers_of_legal_actions_that_there_are_not():
    """The sentence says how many there are."""
    actions = deal(7).legal_actions()
    for place in (len(actions), -len(actions) - 1):
        with pytest.raises(IndexError) as wrong:
            actions[place]
        said = f"There is no legal action {place}: there are {len(actions)}, counted from 0."
        assert str(wrong.value) == said
        assert isinstance(wrong.value, SaysWhy)
    for place in ("a", None, 1.0):
        with pytest.raises(TypeError, match="is no number of a legal action") as wrong:
            actions[place]
        assert isinstance(wrong.value, SaysWhy)
    assert actions[True] == actions[1]
    assert list(actions[-2:]) == [actions[-2], actions[-1]]


NUMBER = 10**5000
TAKE_NUMBERS = {
    "rules": lambda: Rules(hand_limit=NUMBER),
    "an action": lambda: action_at(NUMBER),
    "the number of an action": lambda: index_of(NUMBER),
    "a legal action": lambda: deal(7).legal_actions()[NUMBER],
    "something shown": lambda: html(NUMBER),
    "a point": lambda: Session(Match.begin(7)).go_to(NUMBER),
    "seats": lambda: Session(Match.begin(7), (NUMBER, None)),
    "an agent": lambda: agent([NUMBER]),
}


@pytest.mark.parametrize("what", TAKE_NUMBERS)
def test_a_number_of_thousands_of_digits_gets_the_sentence_of_any_other(what):
    """Python refuses to write it, in an error of its own that says nothing of what was asked."""
    with pytest.raises((ValueError, TypeError, LookupError), match="thousands of digits"):
        TAKE_NUMBERS[what]()


def test_players_of_a_match_are_counted_from_one_for_people():
    """Where no names are given."""
    assert Match.begin(7).players == ("Player 1", "Player 2")
    assert Match.from_position(position()).players == ("Player 1", "Player 2")


@pytest.mark.parametrize("players", [None, ("a",), ("a", "b", "c"), "AB", (1, 2), 5])
def test_players_of_a_match_are_a_pair_of_names(players):
    """Wherever a match begins."""
    for begin in (Match.begin, Match.from_position):
        with pytest.raises(TypeError, match="players is a pair of names") as wrong:
            begin(7 if begin == Match.begin else position(), players)
        assert isinstance(wrong.value, SaysWhy)


NOW = position()
OTHER_KINDS = {
    "a round observed": (lambda: observe(None, 0), TypeError, "None is no position"),
    "a history": (lambda: observe(NOW, 0, 5), TypeError, "A history is the actions"),
    "a history's action": (lambda: observe(NOW, 0, ["<b>", 5]), ValueError, "<b>"),
    "a match from": (lambda: Match.from_position(None), TypeError, "None is no position"),
    "a session": (lambda: Session(5), TypeError, "5 is no match"),
    "a record": (lambda: dumps(5), TypeError, "5 is no match"),
    "something shown": (lambda: html(5), TypeError, "html and text cannot show it"),
    "a row": (lambda: NOW.row("X"), KeyError, "'X' is no good with tokens"),
    "a row of a player": (lambda: NOW.sides[0].won("M"), KeyError, "D, G, S, C, P and L"),
    "a row seen": (lambda: observe(NOW, 0).row(["D"]), KeyError, "is no good with tokens"),
}


@pytest.mark.parametrize("what", OTHER_KINDS)
def test_values_of_another_kind(what):
    """Each is refused in one sentence that a notebook shows without frames."""
    wrong_call, error, sentence = OTHER_KINDS[what]
    with pytest.raises(error) as wrong:
        wrong_call()
    assert isinstance(wrong.value, SaysWhy)
    assert sentence in str(wrong.value)
