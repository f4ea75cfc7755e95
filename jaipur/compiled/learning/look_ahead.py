"""Looking ahead with the network: `agents/champion.py`, compiled."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from jaipur.actions import Action
from jaipur.compiled.chance import begin
from jaipur.compiled.halves import Tables
from jaipur.compiled.jit import Array, Word, kernel
from jaipur.compiled.knowledge import Knowledge, know
from jaipur.compiled.layout import ENDED_BY, ROW, STATE, TO_MOVE
from jaipur.compiled.learning.net import Desk, Net, begin_turn, chance_of, choose, desk, weigh
from jaipur.compiled.needs import tables
from jaipur.compiled.packing import action_of
from jaipur.compiled.rollouts import Value, value_of
from jaipur.compiled.turn import State, apply, list_legal
from jaipur.compiled.worlds import determinize
from jaipur.observation import Observation

#: Codes, visits, sums of values to the mover, and which was chosen.
Found = tuple[Array, Array, Array]


class Ahead(NamedTuple):
    """How many actions are tried, and how many replies of the other player are played."""

    wide: int
    replies: int


@kernel
def play_on(
    state: State, tables: Tables, net: Net, room: Desk, replies: int, value: Value, row: Array
) -> float:
    """The other moves next: so many replies, each answered; what the last answer leaves to the
    player who gives it, or what the round came to if it ends before."""
    me = 1 - state[TO_MOVE]
    for left in range(replies, 0, -1):
        if state[ENDED_BY] == 0:
            apply(state, choose(state, tables, net, room)[0])
        if state[ENDED_BY] == 0:
            code, logit, _ = choose(state, tables, net, room)
            if left == 1:
                return chance_of(logit)
            apply(state, code)
    to_first = value_of(state, value, row)
    return to_first if me == 0 else 1.0 - to_first


@kernel
def most_promising(world: State, tables: Tables, net: Net, room: Desk, wide: int) -> Array:
    """The codes of so many actions of the greatest value, the greatest first."""
    begin_turn(world, net, room)
    n = list_legal(world, tables, room.codes)
    falling = np.empty(n)
    for k in range(n):
        falling[k] = -weigh(world, room.codes[k], net, room)
    order = np.argsort(falling, kind="mergesort")
    return room.codes[order[: min(n, wide)]]


@kernel
def look_ahead(
    knowledge: Knowledge,
    iterations: int,
    seed: Word,
    tables: Tables,
    net: Net,
    value: Value,
    ahead: Ahead,
) -> Found:
    """Sequential halving: all that are left are tried in the same worlds, then the better half."""
    stream = np.empty(1, np.uint64)
    begin(stream, seed, 0)
    world, state, row = np.empty(STATE, np.int32), np.empty(STATE, np.int32), np.empty(ROW)
    room = desk(len(net.bias))
    determinize(world, knowledge, stream)
    codes = most_promising(world, tables, net, room, ahead.wide)
    visits, totals = np.zeros(len(codes), np.int64), np.zeros(len(codes))
    left, done, stages, stage = np.arange(len(codes)), 0, halvings(len(codes)), 0
    while done < iterations:
        stage += 1
        share = iterations * min(stage, stages) // stages
        # What is not enough for one more world in which all are tried goes to the best at last.
        while done + len(left) <= share or (len(left) == 1 and done < iterations):
            determinize(world, knowledge, stream)
            for k in left:
                state[:] = world
                apply(state, codes[k])
                totals[k] += play_on(state, tables, net, room, ahead.replies, value, row)
                visits[k] += 1
            done += len(left)
        left = better_half(left, visits, totals)
    return codes, visits, totals


@kernel
def halvings(n: int) -> int:
    """How often so many are halved until one is left, at least once."""
    stages = 1
    while 1 << stages < n:
        stages += 1
    return stages


@kernel
def better_half(left: Array, visits: Array, totals: Array) -> Array:
    """The half of greater means, of equals the first; never none."""
    falling = np.zeros(len(left))
    for k in range(len(left)):
        if visits[left[k]]:
            falling[k] = -totals[left[k]] / visits[left[k]]
    order = np.argsort(falling, kind="mergesort")
    return left[order[: (len(left) + 1) // 2]]


def tried(
    seen: Observation, iterations: int, seed: int, net: Net, value: Value, ahead: Ahead
) -> Iterator[tuple[Action, int, float]]:
    """The actions tried, how often, and their mean values to the player.

    `seed` is a number of 64 bits: the same gives the same.
    """
    knowledge = know(seen)
    found = look_ahead(knowledge, iterations, np.uint64(seed), tables(), net, value, ahead)
    for code, n, total in zip(*(array.tolist() for array in found), strict=True):
        if n:
            yield action_of(code), n, total / n
