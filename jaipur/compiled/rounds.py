"""Whole rounds, compiled: deal, play uniformly at random, count up; and many of them at once."""

import numpy as np

from jaipur.cards import DEALT, GOODS, OPENING, OPENING_CAMELS
from jaipur.compiled.chance import Stream, begin, below, shuffle
from jaipur.compiled.halves import Tables
from jaipur.compiled.jit import Array, Word, inner, kernel
from jaipur.compiled.layout import (
    BONUS,
    BONUS_TOKENS,
    BY_CAP,
    C_BONUS,
    C_CAMEL,
    C_DECIDED,
    C_ENDED,
    C_GOODS,
    C_HERD,
    C_LEGAL,
    C_MOST,
    C_RUPEES,
    C_SEAL,
    C_STARTER,
    C_TURNS,
    CAMEL_TOKEN,
    CAMELS,
    CARD_COUNT,
    CARDS,
    ENDED_BY,
    GOODS_TOKENS,
    HAND,
    HERD,
    MARKET,
    PILE,
    PILE_ROOM,
    RUPEES,
    SECOND_WINS_TIES,
    SIX,
    STARTER,
    STATE,
    TO_MOVE,
    TOP,
    TURNS,
)
from jaipur.compiled.turn import State, play_uniform_turn

#: A row of numbers for each round, as `play_uniform` writes it.
Rows = Array

GOOD_KINDS = len(GOODS)


@kernel
def lay_out(state: State, starter: int) -> None:
    """Set out the shuffled cards of the state: five to the starter, five to the other, two to the
    market; nothing else is touched."""
    groups = np.zeros(3, np.int64)
    groups[2] = OPENING_CAMELS << CAMELS
    for place in range(OPENING):
        card = state[CARDS + place]
        groups[place // DEALT] += 1 << (CAMELS if card == GOOD_KINDS else 20 - 4 * card)
    for turn in range(2):
        player = starter ^ turn
        state[HAND + player] = groups[turn] & SIX
        state[HERD + player] = groups[turn] >> CAMELS
    state[MARKET] = groups[2]
    state[TOP] = OPENING
    state[STARTER] = starter
    state[TO_MOVE] = starter


@kernel
def deal(state: State, box: State, stream: Stream) -> None:
    """Deal a round: `box` is a state of which nothing was dealt yet (`packing.box`)."""
    for slot in range(STATE):
        state[slot] = box[slot]
    shuffle(stream, state, CARDS, CARD_COUNT)
    for pile in range(3):
        shuffle(stream, state, BONUS + PILE_ROOM * pile, state[PILE + pile])
    lay_out(state, below(stream, 2))


@kernel
def camel_owner(state: State) -> int:
    """Who takes the camel token, or -1."""
    if state[ENDED_BY] == BY_CAP or state[HERD] == state[HERD + 1]:
        return -1
    return 0 if state[HERD] > state[HERD + 1] else 1


@kernel
def count_up(state: State, row: Array) -> None:
    """The result of a round, into a row of `layout.ROW` numbers.

    One that is not over is counted as if the deck failed.
    """
    camel = camel_owner(state)
    row[C_STARTER], row[C_CAMEL] = state[STARTER], camel
    row[C_ENDED], row[C_TURNS] = state[ENDED_BY], state[TURNS]
    for player in range(2):
        token = state[CAMEL_TOKEN] if camel == player else 0
        row[C_RUPEES + player] = state[RUPEES + player] + token
        row[C_BONUS + player] = state[BONUS_TOKENS + player]
        row[C_GOODS + player] = state[GOODS_TOKENS + player]
        row[C_HERD + player] = state[HERD + player]
    row[C_SEAL], row[C_DECIDED] = -1, 0
    if state[ENDED_BY] != BY_CAP:
        decide(state, row)


@kernel
def decide(state: State, row: Array) -> None:
    """Who takes the seal, and by which comparison: rupees, bonus tokens, goods tokens."""
    for number, column in enumerate((C_RUPEES, C_BONUS, C_GOODS)):
        if row[column] != row[column + 1]:
            row[C_SEAL] = 0 if row[column] > row[column + 1] else 1
            row[C_DECIDED] = number + 1
            return
    if state[SECOND_WINS_TIES]:
        row[C_SEAL] = 1 - state[STARTER]


@inner
def play_on(state: State, tables: Tables, stream: Stream) -> tuple[int, int]:
    """Play uniformly at random to the end: the sum and the most of the numbers of legal actions."""
    total, most = 0, 0
    while state[ENDED_BY] == 0:
        legal = play_uniform_turn(state, tables, stream)
        total += legal
        most = max(most, legal)
    return total, most


@kernel
def play_uniform(rows: Rows, box: State, tables: Tables, seed: Word, first: int) -> None:
    """Fill every row with a round played uniformly at random: rounds `first` … of the seed."""
    state, stream = np.empty(STATE, np.int32), np.empty(1, np.uint64)
    for number in range(len(rows)):
        begin(stream, seed, first + number)
        deal(state, box, stream)
        total, most = play_on(state, tables, stream)
        count_up(state, rows[number])
        rows[number, C_LEGAL], rows[number, C_MOST] = total, most
