"""`greedy`'s worth of actions, compiled: of one, of all in order, and the best without listing.

An action changes the worth good by good, so an exchange is worth what its two halves are (see
`halves`). The best exchange is looked for among those pairs of sums that can still hold it.
"""

from typing import NamedTuple

import numpy as np

from jaipur.compiled.groups import exchange_code, given_by, size, taken_by
from jaipur.compiled.halves import FAR, HAND_LIMIT, SUMS, Tables, change_of, enough, head_of, sum_of
from jaipur.compiled.jit import Array, inner, kernel, wide
from jaipur.compiled.layout import (
    CAMELS,
    DRAWN,
    EXCHANGE,
    HAND,
    HERD,
    MARKET,
    MOST_LEGAL,
    PILE,
    SALE,
    SIX,
    TAKE_CAMELS,
    TO_MOVE,
    TOKENS_LEFT,
)
from jaipur.compiled.turn import Codes, State, camels_to_give
from jaipur.compiled.worths import MOST_HELD, MOST_LEFT, PILE_SETS, Worths

#: More vectors than any half of a hand and a market has.
MOST_VECTORS = 512
NEVER = -(1 << 40)
#: The slots of the sums: the rows of the six goods, the best of each sum of either half, the worth
#: of each vector of either half.
ROWS, HIGH_BEST, LOW_BEST = 0, 6, 6 + SUMS
HIGH, LOW = 32, 32 + MOST_VECTORS


class Room(NamedTuple):
    """Room for the sums of one turn and for its actions, used again and again: their codes, and the
    worth of each."""

    sums: Array
    codes: Codes
    totals: Codes


@kernel
def make_room() -> Room:
    """A room, which one thread uses."""
    sums = np.zeros(LOW + MOST_VECTORS, np.int64)
    return Room(sums, np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL, np.int64))


@inner
def piles_left(state: State) -> int:
    """The bonus piles that have tokens, as bits."""
    piles = 0
    for pile in range(3):
        piles |= (state[DRAWN + pile] < state[PILE + pile]) << pile
    return piles


@inner
def row_of(place: int, left: int, piles: int) -> int:
    """Where the numbers of a good lie in the tables of worths."""
    return ((place * MOST_LEFT + left) * PILE_SETS + piles) * MOST_HELD


@inner
def hand_worth(held: Array, hand: int, tokens: int, piles: int) -> int:
    """What a hand is worth."""
    total = 0
    for place in range(6):
        shift = 20 - 4 * place
        total += held[row_of(place, tokens >> shift & 15, piles) + (hand >> shift & 15)]
    return total


@inner
def sale_worth(
    state: State, worths: Worths, hand: int, piles: int, base: int, place: int, n: int
) -> int:
    """What a sale brings and leaves, without the herd, where the hand is worth `base`."""
    shift = 20 - 4 * place
    tokens = state[TOKENS_LEFT]
    left, count = tokens >> shift & 15, hand >> shift & 15
    row = row_of(place, left, piles)
    gained = worths.gained[row + n]
    pile = min(n, 5) - 3
    got = min(n, left)
    if pile >= 0 and state[PILE + pile] - state[DRAWN + pile] == 1:
        # With the last token of a pile all that is kept may be worth less.
        rest, after = hand - (n << shift), tokens - (got << shift)
        return gained + hand_worth(worths.held, rest, after, piles & ~(1 << pile))
    kept = worths.held[row_of(place, left - got, piles) + count - n]
    return base + gained + kept - worths.held[row + count]


@kernel
def worth_of(state: State, worths: Worths, code: int) -> int:
    """The worth of a legal action, in parts."""
    mover = state[TO_MOVE]
    hand, herd = wide(state[HAND + mover]), wide(state[HERD + mover])
    if TAKE_CAMELS < code < EXCHANGE:
        piles = piles_left(state)
        base = hand_worth(worths.held, hand, state[TOKENS_LEFT], piles)
        place, n = (code - SALE) >> 3, (code - SALE) & 7
        return sale_worth(state, worths, hand, piles, base, place, n) + worths.camel * herd
    if code >= EXCHANGE:
        hand += taken_by(code) - given_by(code)
        herd -= (code >> 48) - size(given_by(code))
    elif code == TAKE_CAMELS:
        herd += state[MARKET] >> CAMELS
    else:
        hand += 1 << (20 - 4 * code)
    kept = hand_worth(worths.held, hand, state[TOKENS_LEFT], piles_left(state))
    return kept + worths.camel * herd


@inner
def weigh_half(
    room: Array,
    tables: Tables,
    held: Array,
    half: int,
    head: int,
    high: bool,
    least: int,
    most: int,
) -> None:
    """Into the room: the worth of half the hand after each vector whose sum is of use, from
    `least` to `most`, and the best of each sum."""
    heads, vectors = tables
    slots, best, rows = (HIGH, HIGH_BEST, ROWS) if high else (LOW, LOW_BEST, ROWS + 3)
    one, two, three = room[rows], room[rows + 1], room[rows + 2]
    room[best : best + SUMS] = NEVER
    first = heads[head]
    for i in range(heads[head + 1 + least + FAR], heads[head + 2 + most + FAR]):
        vector = vectors[first + i]
        after = half + (vector >> 6)
        worth = wide(held[one + (after >> 8 & 15)])
        worth += held[two + (after >> 4 & 15)] + held[three + (after & 15)]
        room[slots + i] = worth
        place = best + sum_of(vector)
        room[place] = max(room[place], worth)


@inner
def weigh_halves(
    state: State, tables: Tables, held: Array, room: Array, hand: int, goods: int, camels: int
) -> tuple[int, int]:
    """Into the room: both halves weighed; where their heads lie. A sum is of use if the other
    half, which can lose its hand and gain its market, can make up for it."""
    tokens, piles = state[TOKENS_LEFT], piles_left(state)
    for place in range(6):
        room[ROWS + place] = row_of(place, tokens >> (20 - 4 * place) & 15, piles)
    mine, theirs = hand >> 12, hand & 4095
    high = head_of(tables[0], mine, goods >> 12)
    low = head_of(tables[0], theirs, goods & 4095)
    most = min(FAR, size(theirs) + camels)
    weigh_half(room, tables, held, mine, high, True, -size(goods & 4095), most)
    most = min(FAR, size(mine) + camels)
    weigh_half(room, tables, held, theirs, low, False, -size(goods >> 12), most)
    return high, low


@inner
def weigh_simple(state: State, worths: Worths, room: Room, hand: int, market: int) -> int:
    """Into the room: the actions that are no exchange, in order, with their worths without the
    herd; how many. The halves have been weighed."""
    sums, codes, totals = room
    held, piles, n = worths.held, piles_left(state), 0
    base = 0
    for place in range(6):
        base += held[sums[ROWS + place] + (hand >> (20 - 4 * place) & 15)]
    if size(hand) < HAND_LIMIT:
        for place in range(6):
            shift = 20 - 4 * place
            if market >> shift & 15:
                at = sums[ROWS + place] + (hand >> shift & 15)
                codes[n], totals[n] = place, base + held[at + 1] - held[at]
                n += 1
    if market > SIX:
        codes[n], totals[n] = TAKE_CAMELS, base + worths.camel * (market >> CAMELS)
        n += 1
    for place in range(6):
        for number in range(2 if place < 3 else 1, (hand >> (20 - 4 * place) & 15) + 1):
            codes[n] = SALE + 8 * place + number
            totals[n] = sale_worth(state, worths, hand, piles, base, place, number)
            n += 1
    return n


@inner
def best_pair(
    tables: Tables,
    room: Array,
    heads_of: tuple[int, int],
    sums: tuple[int, int],
    than: tuple[int, int],
) -> tuple[int, int]:
    """The best exchange of two sums that is better than `than`, a worth and a code, or that."""
    heads, vectors = tables
    high, low = heads_of
    best, best_code = than
    first, second = heads[high], heads[low]
    top = room[LOW_BEST + sums[1]]
    for i in range(heads[high + 1 + sums[0]], heads[high + 2 + sums[0]]):
        least = best - room[HIGH + i]
        if top < least:
            continue
        one = wide(vectors[first + i])
        for j in range(heads[low + 1 + sums[1]], heads[low + 2 + sums[1]]):
            if room[LOW + j] < least:
                continue
            other = wide(vectors[second + j])
            if not enough(one, other):
                continue
            code = exchange_code(change_of(one, other))
            if room[LOW + j] > least or code < best_code:
                best, best_code = room[HIGH + i] + room[LOW + j], code
                least = room[LOW + j]
    return best, best_code


@inner
def best_action(state: State, tables: Tables, worths: Worths, room: Room) -> int:
    """The first action of the greatest worth, in the documented order."""
    mover = state[TO_MOVE]
    hand, market = wide(state[HAND + mover]), wide(state[MARKET])
    camels = camels_to_give(hand, state[HERD + mover])
    sums, codes, totals = room
    pair = weigh_halves(state, tables, worths.held, sums, hand, market & SIX, camels)
    best, best_code = NEVER, wide(-1)
    for number in range(weigh_simple(state, worths, room, hand, market)):
        if totals[number] > best:
            best, best_code = totals[number], codes[number]
    for given in range(camels + 1):
        price = worths.camel * given
        best += price
        for k in range(given, SUMS):
            other = SUMS - 1 - k + given
            bound = sums[HIGH_BEST + k] + sums[LOW_BEST + other]
            # Of equals an action that is no exchange comes first, and then the smaller exchange.
            if bound > best or (bound == best and best_code >= EXCHANGE):
                best, best_code = best_pair(tables, sums, pair, (k, other), (best, best_code))
        best -= price
    return best_code


@kernel
def weigh_all(state: State, tables: Tables, worths: Worths, room: Room) -> int:
    """All legal actions with their worths in parts into the room, in no order; how many."""
    mover = state[TO_MOVE]
    hand, market = wide(state[HAND + mover]), wide(state[MARKET])
    herd = wide(state[HERD + mover])
    camels = camels_to_give(hand, herd)
    sums, codes, totals = room
    high, low = weigh_halves(state, tables, worths.held, sums, hand, market & SIX, camels)
    n = weigh_simple(state, worths, room, hand, market)
    for number in range(n):
        totals[number] += worths.camel * herd
    heads, vectors = tables
    for k in range(SUMS):
        for given in range(camels + 1):
            other_sum = SUMS - 1 - k + given
            if other_sum >= SUMS:
                break
            kept = worths.camel * (herd - given)
            for i in range(heads[high + 1 + k], heads[high + 2 + k]):
                one = wide(vectors[heads[high] + i])
                for j in range(heads[low + 1 + other_sum], heads[low + 2 + other_sum]):
                    other = wide(vectors[heads[low] + j])
                    if enough(one, other):
                        codes[n] = exchange_code(change_of(one, other))
                        totals[n] = sums[HIGH + i] + sums[LOW + j] + kept
                        n += 1
    return n


@kernel
def rank(room: Room, n: int, wanted: int) -> None:
    """Bring the best of n actions to the front of the room, so many of them in order: by worth,
    equals as documented."""
    _, codes, totals = room
    for place in range(min(n, wanted)):
        best = place
        for other in range(place + 1, n):
            if totals[other] > totals[best] or (
                totals[other] == totals[best] and codes[other] < codes[best]
            ):
                best = other
        codes[place], codes[best] = codes[best], codes[place]
        totals[place], totals[best] = totals[best], totals[place]
