"""The compiled worth of an action is `worth`'s, and the compiled greedy plays what greedy plays."""

from __future__ import annotations

from random import Random

import pytest
from replaying import CHOICES

from jaipur import OFFICIAL, Action, Round, Rules, deal
from jaipur.compiled import action_of, code_of, pack, tables
from jaipur.compiled.weighing import best_action, make_room, rank, weigh_all, worth_of
from jaipur.compiled.worths import PARTS, worths
from jaipur.worth import View, Weigher

#: Bonus piles that soon are empty, one of them from the start, with means that are halves.
SHORT_PILES = Rules(bonus_tokens=((3, 1), (4, 5), ()), turn_cap=200)


def greedy(now: Round, _rng: Random) -> Action:
    return Weigher(View.mover(now)).best(now.legal_actions())


def positions(n: int, rules: Rules, first_seed: int = 0) -> list[Round]:
    """So many positions of greedy, uniform and other play, mixed within a round."""
    found: list[Round] = []
    seed = first_seed
    while len(found) < n:
        now, rng = deal(seed, rules=rules), Random(f"{seed}/worth")
        ways = (greedy, greedy, greedy, CHOICES[seed % len(CHOICES)])
        while not now.over:
            found.append(now)
            now = now.play(rng.choice(ways)(now, rng))
        seed += 1
    return found[:n]


def compared(now: Round) -> None:
    weigher, state, known = Weigher(View.mover(now)), pack(now), worths(now.rules)
    ranked = weigher.ranked(now.legal_actions())
    for worth, action in ranked:
        assert worth_of(state, known, code_of(action)) == worth * PARTS, action
    assert action_of(best_action(state, tables(), known, make_room())) == ranked[0][1]
    room = make_room()
    n = weigh_all(state, tables(), known, room)
    rank(room, n, n)
    found = zip(room.totals[:n], room.codes[:n], strict=True)
    assert [(worth / PARTS, action_of(code)) for worth, code in found] == ranked


@pytest.mark.parametrize("rules", [OFFICIAL, SHORT_PILES])
def test_worth_choice_and_order_are_those_of_greedy(rules):
    for now in positions(1_500, rules):
        compared(now)


@pytest.mark.proof
def test_worth_choice_and_order_are_those_of_greedy_on_many_positions():
    for now in positions(20_000, OFFICIAL, first_seed=500):
        compared(now)


def test_the_best_few_come_first_in_order():
    for now in positions(200, OFFICIAL, first_seed=90):
        state, known = pack(now), worths(OFFICIAL)
        room = make_room()
        n = weigh_all(state, tables(), known, room)
        rank(room, n, 5)
        expected = [code_of(a) for _, a in Weigher(View.mover(now)).ranked(now.legal_actions())]
        assert room.codes[: min(n, 5)].tolist() == expected[:5]


def test_choices_between_equals_come_up():
    """Otherwise the order of equals would not be tested."""
    equal = 0
    for now in positions(900, OFFICIAL):
        ranked = Weigher(View.mover(now)).ranked(now.legal_actions())
        equal += len(ranked) > 1 and ranked[0][0] == ranked[1][0]
    assert equal > 30


def test_means_that_are_no_whole_parts_have_no_tables():
    assert worths(Rules(bonus_tokens=((1, 1, 2), (4,), (8,)))) is None
