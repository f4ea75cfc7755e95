"""`legal_actions` is exactly what `refusal` allows, over everything that can be named."""

from itertools import combinations_with_replacement

import pytest

from jaipur import Exchange, Round, Sell, Take, TakeCamels, position
from jaipur.actions import Action, sort_key
from jaipur.cards import KINDS
from jaipur.legality import LegalActions, refusal


def groups(most: int) -> list[str]:
    """All groups of up to `most` cards of the seven kinds, by size, each size in order."""
    return [
        "".join(cards)
        for size in range(most + 1)
        for cards in combinations_with_replacement(KINDS, size)
    ]


@pytest.fixture(scope="module")
def everything() -> list[Action]:
    """640,135 actions in order: pairs of groups of 0 to 5, takes and sales of 0 to 8."""
    fives, eights = groups(5), groups(8)
    exchanges = [Exchange(give, take) for take in fives for give in fives]
    assert len(exchanges) == 627_264
    exchanges.sort(key=sort_key)
    takes = [Take(cards) for cards in eights]
    sales = sorted((Sell(cards) for cards in eights), key=sort_key)
    return [*takes, TakeCamels(), *sales, *exchanges]


def check(now: Round, everything: list[Action]) -> None:
    turn = now.turn(now.to_move)
    allowed = [action for action in everything if refusal(turn, action) is None]
    assert allowed == list(now.legal_actions())


#: A busy position under each rules: camels given, room for some, several kinds on both sides.
BUSY = [
    ("official", {"market": "DGGSM", "hand": "DCCPL", "herd": 3}),
    ("hand limit 9", {"market": "DGLLL", "hand": "DDCCCLL", "herd": 4, "known": ("CC", "")}),
    ("same kind back", {"market": "CCPLM", "hand": "CCPLLL", "herd": 2}),
]


@pytest.mark.parametrize(("name", "named"), BUSY)
def test_legal_is_what_no_rule_refuses(variants, everything, name, named):
    """Nothing legal is missed, nothing forbidden is listed, and the order is the documented one."""
    check(position(rules=variants[name], **named), everything)


@pytest.mark.proof
def test_legal_is_what_no_rule_refuses_on_many_positions(all_turns, everything):
    """The same over 40 positions of real rounds, under all the rules."""
    for now, _, _ in all_turns[:: len(all_turns) // 40]:
        check(now, everything)


def test_the_list_is_in_the_documented_order(all_turns):
    """Takes, camels, sales, exchanges, as `sort_key` says; and none twice."""
    for now, _, _ in all_turns[::4]:
        actions = list(now.legal_actions())
        assert actions == sorted(actions, key=sort_key)
        assert len(set(actions)) == len(actions)


def test_the_sequence_agrees_with_its_list(all_turns):
    """Length, indices from both ends, slices, `in`: all without making the list."""
    for now, _, _ in all_turns[::20]:
        actions = now.legal_actions()
        listed = list(actions)
        assert len(actions) == len(listed)
        assert [actions[i] for i in range(len(listed))] == listed
        assert [actions[i] for i in range(-len(listed), 0)] == listed
        assert actions[1:4] == listed[1:4]
        assert all(action in actions for action in listed)
        assert Take("DM") not in actions
        assert "+D" not in actions
        for wrong in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError):
                actions[wrong]


def test_play_accepts_what_is_listed(all_turns):
    """Every listed action can be played, as a value and as notation."""
    for now, _, _ in all_turns[::120]:
        for action in now.legal_actions():
            assert now.play(action) == now.play(str(action))


def test_legal_actions_are_values(turns):
    """Two equal turns have equal lists of legal actions; without a turn there are none."""
    now = turns[0][0]
    assert now.legal_actions() == now.legal_actions()
    assert hash(now.legal_actions()) == hash(now.legal_actions())
    assert list(LegalActions(None)) == []
    assert TakeCamels() not in LegalActions(None)


def test_at_most_167():
    """The richest choice that can be: five goods of three kinds, other pairs in hand, a camel."""
    worst = position(market="DGGSS", hand="CCPPLL", herd=1)
    assert len(worst.legal_actions()) == 167
