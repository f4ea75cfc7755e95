"""Values that cannot be: each is refused with one short sentence, wherever it is given."""

import pytest

from jaipur import Match, deal, position
from jaipur.round import PlayerError, SeedError

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
    ],
    ids=["deal", "match", "position"],
)
def test_rules_that_are_none(begin, rules, sentence):
    """The same sentence wherever a game begins."""
    with pytest.raises(TypeError) as wrong:
        begin(rules)
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


def test_players_of_a_match_are_counted_from_one_for_people():
    """Where no names are given."""
    assert Match.begin(7).players == ("Player 1", "Player 2")
    assert Match.from_position(position()).players == ("Player 1", "Player 2")
