"""Learning from rounds of self-play: TD(lambda) on what each action left to its player."""

import numpy as np

from jaipur.compiled.chance import Stream, begin, below
from jaipur.compiled.halves import Tables
from jaipur.compiled.jit import Array, Word, kernel
from jaipur.compiled.layout import ENDED_BY, ROW, STATE, TO_MOVE, TURNS
from jaipur.compiled.learning.features import FEATURES, Features
from jaipur.compiled.learning.net import (
    Desk,
    Net,
    chance_of,
    choose,
    desk,
    into_hidden,
    out_of,
    weigh,
)
from jaipur.compiled.rollouts import Value, value_of
from jaipur.compiled.rounds import deal
from jaipur.compiled.turn import State, apply

#: A round of self-play is counted as it stands after so many turns of each player.
MOST_MOVES = 250
PARTS = 1 << 20


@kernel
def learn(net: Net, x: Features, target: float, rate: float, hidden: Array) -> float:
    """Move the value of x towards the target, down the slope of the log loss; what it was."""
    into_hidden(net, x, hidden)
    value = chance_of(out_of(net, hidden))
    step = rate * (target - value)
    net.output_bias[0] += step
    for j in range(len(hidden)):
        back = step * net.output[j] if hidden[j] > 0.0 else 0.0
        net.output[j] += step * max(0.0, hidden[j])
        net.bias[j] += back
        hidden[j] = back
    for i in range(len(x)):
        if x[i] != 0.0:
            row = net.inputs[i]
            for j in range(len(row)):
                row[j] += x[i] * hidden[j]
    return value


@kernel
def play_one(
    state: State,
    tables: Tables,
    net: Net,
    room: Desk,
    exploring: float,
    stream: Stream,
    xs: Array,
    values: Array,
    moves: Array,
) -> None:
    """Play a dealt round to its end, writing down what each move left.

    xs      (2, MOST_MOVES, FEATURES): by player and move
    values  (2, MOST_MOVES, 2): of the best action, and of the one that was played
    moves   (2,): how many moves each player made
    """
    moves[:] = 0
    while state[ENDED_BY] == 0 and state[TURNS] < 2 * MOST_MOVES:
        me, move = state[TO_MOVE], moves[state[TO_MOVE]]
        code, logit, n = choose(state, tables, net, room)
        values[me, move] = chance_of(logit)
        xs[me, move] = room.best
        if below(stream, PARTS) < exploring * PARTS:
            code = room.codes[below(stream, n)]
            values[me, move, 1] = chance_of(weigh(state, code, net, room))
            xs[me, move] = room.x
        moves[me] += 1
        apply(state, code)


@kernel
def learn_from(
    net: Net,
    mask: Features,
    target: float,
    decay: float,
    rate: float,
    xs: Array,
    values: Array,
    hidden: Array,
) -> float:
    """Learn one player's moves of a round, the last first; the sum of the squared errors.

    The target of the last is how the round came out; of each other the lambda-return, a mean of
    the value after the next move and of that move's own target. Where the next move was drawn
    at random, the target is the value of the best there was: a move is not blamed for that.
    """
    errors = 0.0
    for move in range(len(xs) - 1, -1, -1):
        value = learn(net, xs[move] * mask, target, rate, hidden)
        errors += (target - value) ** 2
        best, played = values[move]
        target = decay * target + (1 - decay) * played if played == best else best
    return errors


@kernel
def train_rounds(
    net: Net,
    mask: Features,
    how: Array,
    value: Value,
    rounds: int,
    box: State,
    tables: Tables,
    seed: Word,
    first: int,
) -> tuple[float, int]:
    """Play and learn rounds `first` … of the seed; the sum of squared errors, and the moves.

    how    the rate, lambda, the share of moves drawn at random
    value  what a round is worth
    """
    rate, decay, exploring = how
    state, stream, row = np.empty(STATE, np.int32), np.empty(1, np.uint64), np.empty(ROW)
    room = desk(len(net.bias))
    xs, values = np.empty((2, MOST_MOVES, FEATURES)), np.empty((2, MOST_MOVES, 2))
    moves, errors, total = np.empty(2, np.int64), 0.0, 0
    for number in range(first, first + rounds):
        begin(stream, seed, number)
        deal(state, box, stream)
        play_one(state, tables, net, room, exploring, stream, xs, values, moves)
        worth = value_of(state, value, row)
        for player in range(2):
            n = moves[player]
            to_player = worth if player == 0 else 1 - worth
            errors += learn_from(
                net, mask, to_player, decay, rate, xs[player, :n], values[player, :n], room.hidden
            )
            total += n
    return errors, total
