"""Rounds played on by a policy for either player, compiled, and what the end is worth."""

from math import tanh
from typing import NamedTuple

import numpy as np

from jaipur.compiled.chance import Stream, begin
from jaipur.compiled.halves import Tables
from jaipur.compiled.jit import Array, Word, inner, kernel
from jaipur.compiled.layout import C_LEGAL, C_MOST, C_RUPEES, C_SEAL, ENDED_BY, STATE, TO_MOVE
from jaipur.compiled.rounds import Rows, count_up, deal
from jaipur.compiled.turn import State, apply, count_legal, draw_uniform
from jaipur.compiled.weighing import Room, best_action
from jaipur.compiled.worths import Worths

#: The places of policies in `layout.POLICIES`.
UNIFORM, GREEDY = 0, 1


class Means(NamedTuple):
    """All that a policy needs beside the round."""

    tables: Tables
    worths: Worths
    room: Room
    stream: Stream


class Value(NamedTuple):
    """How an end is counted, as the searches of the players define it: the share of the seal, the
    margin in rupees, and the most turns of a rollout."""

    seal: float
    margin: float
    most_turns: int


@inner
def act(state: State, policy: int, means: Means) -> int:
    """The code of what a policy plays."""
    if policy == GREEDY:
        return best_action(state, means.tables, means.worths, means.room)
    return draw_uniform(state, means.tables, means.stream)[0]


@inner
def roll_out(state: State, policies: tuple[int, int], means: Means, most: int) -> None:
    """Play on by the policies of player 0 and 1 for so many turns at most."""
    for _ in range(most):
        if state[ENDED_BY]:
            return
        apply(state, act(state, policies[state[TO_MOVE]], means))


@kernel
def play_by(
    rows: Rows, policies: tuple[int, int], box: State, means: Means, seed: Word, first: int
) -> None:
    """Fill every row with a round in which player 0 and 1 play by a policy each."""
    state = np.empty(STATE, np.int32)
    for number in range(len(rows)):
        begin(means.stream, seed, first + number)
        deal(state, box, means.stream)
        total, most = 0, 0
        while state[ENDED_BY] == 0:
            legal = count_legal(state, means.tables.heads)
            total += legal
            most = max(most, legal)
            apply(state, act(state, policies[state[TO_MOVE]], means))
        count_up(state, rows[number])
        rows[number, C_LEGAL], rows[number, C_MOST] = total, most


@inner
def value_of(state: State, value: Value, row: Array) -> float:
    """What a round is worth to player 0, from 0 to 1; `row` is room for its result."""
    count_up(state, row)
    seal = 0.5 if row[C_SEAL] < 0 else 1.0 - row[C_SEAL]
    margin = row[C_RUPEES] - row[C_RUPEES + 1]
    return value.seal * seal + (1.0 - value.seal) * (0.5 + 0.5 * tanh(margin / value.margin))
