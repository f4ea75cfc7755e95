"""How strong a network is: mirrored pairs of rounds from equal decks, both players compiled."""

from __future__ import annotations

from typing import cast

import numpy as np

from jaipur.compiled.chance import begin
from jaipur.compiled.halves import Tables
from jaipur.compiled.jit import Array, Word, kernel
from jaipur.compiled.layout import C_SEAL, ENDED_BY, ROW, STATE, TO_MOVE, TURNS
from jaipur.compiled.learning.net import Net, Rows, as_net, choose, desk
from jaipur.compiled.needs import tables
from jaipur.compiled.packing import box
from jaipur.compiled.rounds import count_up, deal
from jaipur.compiled.turn import State, apply
from jaipur.compiled.weighing import best_action, make_room
from jaipur.compiled.worths import Worths, worths
from jaipur.rules import OFFICIAL

#: As in the arena, a round ends without a seal after so many turns.
MOST_TURNS = 500
#: So many pairs are played in one call; Ctrl-C is heard between two calls.
AT_ONCE = 100


@kernel
def play_rounds(
    points: Array,
    first: int,
    box: State,
    tables: Tables,
    seed: Word,
    net: Net,
    other: Net,
    greedy: bool,
    worths: Worths,
) -> None:
    """Fill in each pair's share of points of `net`, against `other` or else `greedy`.

    first  the number of the first pair
    """
    start, state = np.empty(STATE, np.int32), np.empty(STATE, np.int32)
    stream, row = np.empty(1, np.uint64), np.empty(ROW)
    mine, theirs, room = desk(len(net.bias)), desk(len(other.bias)), make_room()
    for pair in range(len(points)):
        begin(stream, seed, first + pair)
        deal(start, box, stream)
        points[pair] = 0.0
        for seat in range(2):
            state[:] = start
            while state[ENDED_BY] == 0 and state[TURNS] < MOST_TURNS:
                if state[TO_MOVE] == seat:
                    code = choose(state, tables, net, mine)[0]
                elif greedy:
                    code = best_action(state, tables, worths, room)
                else:
                    code = choose(state, tables, other, theirs)[0]
                apply(state, code)
            count_up(state, row)
            if state[ENDED_BY] == 0 or row[C_SEAL] < 0:
                points[pair] += 0.25
            elif row[C_SEAL] == seat:
                points[pair] += 0.5


def play_pairs(net: Rows, other: Rows | None, pairs: int, seed: int) -> list[float]:
    """The share of points of a network in each pair, against another or else `greedy`."""
    points, known = np.empty(pairs), cast(Worths, worths(OFFICIAL))
    mine = as_net(net)
    theirs = mine if other is None else as_net(other)
    for first in range(0, pairs, AT_ONCE):
        some = points[first : first + AT_ONCE]
        more = (np.uint64(seed), mine, theirs, other is None, known)
        play_rounds(some, first, box(), tables(), *more)
    found: list[float] = points.tolist()
    return found
