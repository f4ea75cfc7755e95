"""The two ways to number actions list what the engine lists, no more and no less.

`micro` is tried by following every path that it allows: each complete one is a legal action, each
legal action is one path, and none stops before it is complete.
"""

from collections.abc import Iterator
from random import Random

import pytest

from jaipur import Action, Round, deal, position
from jaipur.actions import NumberError, all_actions, index_of
from jaipur.adapters import flat, micro
from jaipur.adapters.micro import GIVE, NOTHING, PICK, STEPS, Partial


def paths(now: Round, so_far: Partial = NOTHING) -> Iterator[tuple[Action, tuple[int, ...]]]:
    """Every complete action with its path; fails where a path cannot go on."""
    legal = micro.legal(now.turn(now.to_move), so_far)
    assert legal, f"{so_far} leads nowhere in {now!r}"
    assert legal == sorted(set(legal))
    for number in legal:
        made = micro.step(so_far, number)
        if isinstance(made, Partial):
            yield from ((action, (number, *rest)) for action, rest in paths(now, made))
        else:
            yield made, (number,)


def agree(now: Round) -> None:
    """Both encodings list what the engine lists."""
    actions = list(now.legal_actions())
    found = list(paths(now))
    assert len(found) == len(actions)
    assert {action for action, _ in found} == set(actions)
    assert all(micro.path(action) == steps for action, steps in found)
    assert flat.legal(now.turn(now.to_move)) == list(map(index_of, actions))


def test_both_encodings_list_what_the_engine_lists(turns) -> None:
    """Some 2,500 positions of uniform, greedy and mixed play."""
    for now, _, _ in turns:
        agree(now)


def test_the_largest_list_of_all() -> None:
    """The 167 actions of the position that has the most."""
    now = position(market="DGGSS", hand="CCPPLL", herd=1)
    assert len(now.legal_actions()) == 167
    agree(now)


@pytest.mark.proof
def test_both_encodings_list_what_the_engine_lists_on_many_positions() -> None:
    """Some 23,000 positions of uniform play."""
    n = 0
    for seed in range(1000, 1300):
        now, chance = deal(seed), Random(f"{seed}/micro")
        while not now.over:
            agree(now)
            now = now.play(chance.choice(now.legal_actions()))
            n += 1
    assert n > 20_000


def test_the_numbers_are_those_that_are_documented() -> None:
    """43 actions as in `jaipur.actions`, then picks of 6 goods and gives of 7 kinds."""
    assert [micro.text(number) for number in range(PICK)] == list(map(str, all_actions()[:PICK]))
    assert [micro.text(number) for number in range(PICK, STEPS)] == [
        *(f">{card}" for card in "DGSCPL"),
        *(f"{card}>" for card in "DGSCPLM"),
    ]
    assert (PICK, GIVE, STEPS) == (43, 49, 56)
    assert len(all_actions()) == flat.ACTIONS


@pytest.mark.parametrize(
    ("picks", "gives", "steps"),
    [
        ("", "", "+D +G +M -C -CC >D"),  # gold alone leads nowhere: it would need another after it
        ("D", "", ">D >G"),
        ("DD", "", ">G G> C>"),  # a camel first would need a second one
        ("DDG", "", "C>"),  # gold is taken, so it is not given
        ("DD", "G", "C> M>"),
        ("DD", "C", "C> M>"),  # gold comes before cloth
        ("DDG", "C", "C>"),  # a camel now would leave nothing for the third
    ],
)
def test_an_exchange_step_by_step(picks, gives, steps) -> None:
    """What can be done next with two cloth, gold and a camel, for two diamonds and gold."""
    turn = position(market="DDGMM", hand="CCG", herd=1).turn(0)
    assert " ".join(map(micro.text, micro.legal(turn, Partial(picks, gives)))) == steps


@pytest.mark.parametrize("number", [-1, STEPS, 10**9, "0", None, True])
def test_what_is_no_number_of_a_step_is_one_sentence(number) -> None:
    with pytest.raises(NumberError, match="Numbers run from 0 to 55"):
        micro.step(NOTHING, number)
