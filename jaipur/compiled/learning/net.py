"""The network on arrays, and the choice by it: `agents/learned/network.py`, compiled."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from jaipur.compiled.halves import Tables
from jaipur.compiled.jit import Array, kernel
from jaipur.compiled.layout import MOST_LEGAL
from jaipur.compiled.learning.features import FACTS, FEATURES, NOTHING, Features, features, look
from jaipur.compiled.turn import State, list_legal


class Net(NamedTuple):
    """The weights, float64: (features, hidden), (hidden,), (hidden,) and (1,)."""

    inputs: Array
    bias: Array
    output: Array
    output_bias: Array


#: The same as rows of numbers.
Rows = tuple[Sequence[Sequence[float]], Sequence[float], Sequence[float], Sequence[float]]


def as_net(rows: Rows) -> Net:
    """The rows of numbers as arrays for the kernels."""
    return Net(*(np.array(part, np.float64) for part in rows))


class Desk(NamedTuple):
    """Room to work in, so that no move asks for memory."""

    codes: Array
    facts: Array
    bonus: Array
    before: Array
    x: Array
    best: Array
    start: Array
    hidden: Array


@kernel
def desk(hidden: int) -> Desk:
    """A desk for a network with so many hidden units."""
    return Desk(
        np.empty(MOST_LEGAL, np.int64),
        np.empty(FACTS),
        np.empty(6),
        np.empty(FEATURES),
        np.empty(FEATURES),
        np.empty(FEATURES),
        np.empty(hidden),
        np.empty(hidden),
    )


@kernel
def into_hidden(net: Net, x: Features, hidden: Array) -> None:
    """What goes into the hidden units."""
    hidden[:] = net.bias
    for i in range(len(x)):
        if x[i] != 0.0:
            add(net, i, x[i], hidden)


@kernel
def add(net: Net, i: int, change: float, hidden: Array) -> None:
    """Add what a change of feature i changes in the hidden units."""
    row = net.inputs[i]
    for j in range(len(row)):
        hidden[j] += change * row[j]


@kernel
def out_of(net: Net, hidden: Array) -> float:
    """The logit of the value, from what goes into the hidden units."""
    logit = net.output_bias[0]
    for j in range(len(hidden)):
        logit += max(0.0, hidden[j]) * net.output[j]
    return logit


@kernel
def chance_of(logit: float) -> float:
    """The value, from 0 to 1."""
    return 1.0 / (1.0 + np.exp(-logit))


@kernel
def begin_turn(state: State, net: Net, desk: Desk) -> None:
    """Lay out what all actions of this turn have in common."""
    look(state, desk.facts)
    features(state, NOTHING, desk.facts, desk.bonus, desk.before)
    into_hidden(net, desk.before, desk.start)


@kernel
def weigh(state: State, code: int, net: Net, desk: Desk) -> float:
    """The logit of what an action leaves; its features are then in `desk.x`."""
    desk.x[:] = desk.before
    features(state, code, desk.facts, desk.bonus, desk.x)
    desk.hidden[:] = desk.start
    for i in range(len(desk.x)):
        change = desk.x[i] - desk.before[i]
        if change != 0.0:
            add(net, i, change, desk.hidden)
    return out_of(net, desk.hidden)


@kernel
def choose(state: State, tables: Tables, net: Net, desk: Desk) -> tuple[int, float, int]:
    """The code of the first action of the greatest value, its logit, and how many are legal.

    Its features are then in `desk.best`, all codes in `desk.codes`.
    """
    begin_turn(state, net, desk)
    n = list_legal(state, tables, desk.codes)
    best, top = 0, -np.inf
    for k in range(n):
        logit = weigh(state, desk.codes[k], net, desk)
        if logit > top:
            best, top = k, logit
            desk.best[:] = desk.x
    return desk.codes[best], top, n
