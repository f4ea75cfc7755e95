"""Rounds played on by a policy for either player, compiled, and what the end is worth."""

from math import tanh
from typing import NamedTuple

from jaipur.compiled.chance import Stream
from jaipur.compiled.halves import Tables
from jaipur.compiled.jit import Array, kernel
from jaipur.compiled.layout import ENDED_BY, TO_MOVE
from jaipur.compiled.rounds import C_RUPEES, C_SEAL, count_up
from jaipur.compiled.turn import State, apply, draw_uniform
from jaipur.compiled.weighing import Room, best_action
from jaipur.compiled.weights import Weights

#: What a policy is called, by its number in a kernel.
POLICIES = ("uniform", "greedy")
UNIFORM, GREEDY = 0, 1


class Means(NamedTuple):
    """All that a policy needs beside the round."""

    tables: Tables
    weights: Weights
    room: Room
    stream: Stream


class Value(NamedTuple):
    """How an end is counted, as the searches of the players define it: the share of the seal, the
    margin in rupees, and the most turns of a rollout."""

    seal: float
    margin: float
    most_turns: int


@kernel
def act(state: State, policy: int, means: Means) -> int:
    """The code of what a policy plays."""
    if policy == GREEDY:
        return best_action(state, means.tables, means.weights, means.room)
    return draw_uniform(state, means.tables, means.stream)[0]


@kernel
def roll_out(state: State, policies: tuple[int, int], means: Means, most: int) -> None:
    """Play on by the policies of player 0 and 1 for so many turns at most."""
    for _ in range(most):
        if state[ENDED_BY]:
            return
        apply(state, act(state, policies[state[TO_MOVE]], means))


@kernel
def value_of(state: State, value: Value, row: Array) -> float:
    """What a round is worth to player 0, from 0 to 1; `row` is room for its result."""
    count_up(state, row)
    seal = 0.5 if row[C_SEAL] < 0 else 1.0 - row[C_SEAL]
    margin = row[C_RUPEES] - row[C_RUPEES + 1]
    return value.seal * seal + (1.0 - value.seal) * (0.5 + 0.5 * tanh(margin / value.margin))
