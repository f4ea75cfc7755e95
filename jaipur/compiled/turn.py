"""One turn, compiled: the legal actions counted, listed, drawn, and each of them applied.

The rules are those of `legality`, `round` and `scoring`; the tests replay both side by side.
"""

import numpy as np

from jaipur.cards import GOODS, TOKENS
from jaipur.compiled.chance import Stream, below
from jaipur.compiled.groups import (
    above_zero,
    exchange_code,
    given_by,
    kinds,
    size,
    taken_by,
)
from jaipur.compiled.halves import HAND_LIMIT, SUMS, Heads, Tables, head_of
from jaipur.compiled.jit import Array, kernel, wide
from jaipur.compiled.layout import (
    BONUS,
    BONUS_OWNERS,
    BONUS_TOKENS,
    BY_CAP,
    BY_DECK,
    BY_GOODS,
    CAMELS,
    CARD_COUNT,
    CARDS,
    DRAWN,
    ENDED_BY,
    EXCHANGE,
    GOODS_TOKENS,
    HAND,
    HERD,
    KNOWN,
    MARKET,
    OWNERS,
    PILE,
    PILE_ROOM,
    RUPEES,
    SALE,
    SIX,
    TAKE_CAMELS,
    TO_MOVE,
    TOKENS_LEFT,
    TOP,
    TURN_CAP,
    TURNS,
)

#: int32, of length `STATE`; int64, of length `MOST_LEGAL` at least.
State = Array
Codes = Array

#: The rupees on the first 0, 1, 2 … tokens of each good, and how many tokens it has.
SUMS_OF_ROWS = np.array(
    [[sum(TOKENS[good][:n]) for n in range(16)] for good in GOODS], dtype=np.int64
)
ROW_LENGTHS = np.array([len(TOKENS[good]) for good in GOODS], dtype=np.int64)


@kernel
def camels_to_give(hand: int, herd: int) -> int:
    """How many camels an exchange may give: the hand has to have room for what comes instead."""
    return min(herd, HAND_LIMIT - size(hand))


@kernel
def count_simple(hand: int, market: int) -> int:
    """How many actions there are that are no exchange."""
    goods = market & SIX
    takes = size(kinds(goods)) if size(hand) < HAND_LIMIT else 0
    # Of each precious good one sale fewer than there are cards.
    sales = size(hand) - size(kinds(hand >> 12))
    return takes + (market > SIX) + sales


@kernel
def count_changes(heads: Heads, hand: int, goods: int, camels: int) -> int:
    """How many changes the two halves allow with a sum from 0 to `camels`."""
    high, low = head_of(heads, hand >> 12, goods >> 12), head_of(heads, hand & 4095, goods & 4095)
    total = 0
    for k in range(SUMS):
        n = heads[high + 2 + k] - heads[high + 1 + k]
        end = min(SUMS, SUMS - k + camels)
        total += n * (heads[low + 1 + end] - heads[low + SUMS - k])
    return total


@kernel
def count_too_small(hand: int, goods: int, camels: int) -> int:
    """How many of those changes take fewer than two goods: none at all, or one good for one card
    of another kind or for a camel."""
    offered, held = kinds(goods), kinds(hand)
    one_for_camel = size(offered) if camels else 0
    return 1 + size(offered) * size(held) - size(offered & held) + one_for_camel


@kernel
def count_legal(state: State, heads: Heads) -> int:
    """How many legal actions the player to move has; 0 when the round is over."""
    if state[ENDED_BY]:
        return 0
    mover = state[TO_MOVE]
    hand, market = state[HAND + mover], state[MARKET]
    camels = camels_to_give(hand, state[HERD + mover])
    changes = count_changes(heads, hand, market & SIX, camels)
    return count_simple(hand, market) + changes - count_too_small(hand, market & SIX, camels)


@kernel
def simple_at(hand: int, market: int, number: int) -> int:
    """The code of the action of that number among those that are no exchange, in order."""
    if size(hand) < HAND_LIMIT:
        for place in range(6):
            if market >> (20 - 4 * place) & 15:
                if number == 0:
                    return place
                number -= 1
    if market > SIX:
        if number == 0:
            return TAKE_CAMELS
        number -= 1
    for place in range(6):
        least = 2 if place < 3 else 1
        sales = max(0, (hand >> (20 - 4 * place) & 15) + 1 - least)
        if number < sales:
            return SALE + 8 * place + least + number
        number -= sales
    return -1


@kernel
def change_at(tables: Tables, hand: int, goods: int, camels: int, number: int) -> int:
    """The change of that number, or 0 if it takes too few goods; 0 itself takes none."""
    heads, vectors = tables
    high, low = head_of(heads, hand >> 12, goods >> 12), head_of(heads, hand & 4095, goods & 4095)
    for k in range(SUMS):
        n = heads[high + 2 + k] - heads[high + 1 + k]
        start = heads[low + SUMS - k]
        width = heads[low + 1 + min(SUMS, SUMS - k + camels)] - start
        if number < n * width:
            row = number // width
            one = vectors[heads[high] + heads[high + 1 + k] + row]
            other = vectors[heads[low] + start + number - row * width]
            if (one & 7) + (other & 7) < 2:
                return 0
            return ((one >> 3) << 12) + (other >> 3)
        number -= n * width
    return 0


@kernel
def draw_uniform(state: State, tables: Tables, stream: Stream) -> tuple[int, int]:
    """A legal action of a live round, each exactly as likely, and how many there are.

    It is drawn among the actions and those changes that are too small for an exchange, and drawn
    again when it comes to one of these.
    """
    mover = state[TO_MOVE]
    hand, market = wide(state[HAND + mover]), wide(state[MARKET])
    goods = market & SIX
    camels = camels_to_give(hand, state[HERD + mover])
    simple = count_simple(hand, market)
    together = simple + count_changes(tables[0], hand, goods, camels)
    legal = together - count_too_small(hand, goods, camels)
    while True:
        number = below(stream, together)
        if number < simple:
            return simple_at(hand, market, number), legal
        change = change_at(tables, hand, goods, camels, number - simple)
        if change:
            return exchange_code(change), legal


@kernel
def list_legal(state: State, tables: Tables, codes: Codes) -> int:
    """Write the codes of all legal actions into `codes`, in the documented order; how many."""
    if state[ENDED_BY]:
        return 0
    heads, vectors = tables
    mover = state[TO_MOVE]
    hand, market = wide(state[HAND + mover]), wide(state[MARKET])
    goods = market & SIX
    camels = camels_to_give(hand, state[HERD + mover])
    n = count_simple(hand, market)
    for number in range(n):
        codes[number] = simple_at(hand, market, number)
    simple = n
    high, low = head_of(heads, hand >> 12, goods >> 12), head_of(heads, hand & 4095, goods & 4095)
    for k in range(SUMS):
        start, end = heads[low + SUMS - k], heads[low + 1 + min(SUMS, SUMS - k + camels)]
        for i in range(heads[high + 1 + k], heads[high + 2 + k]):
            one = wide(vectors[heads[high] + i])
            for j in range(start, end):
                other = wide(vectors[heads[low] + j])
                if (one & 7) + (other & 7) >= 2:
                    codes[n] = exchange_code(((one >> 3) << 12) + (other >> 3))
                    n += 1
    codes[simple:n].sort()
    return n


# How each action changes the state


@kernel
def refill(state: State, market: int, need: int) -> None:
    """Fill the market from the deck; a short deck ends the round."""
    top = wide(state[TOP])
    drawn = min(need, CARD_COUNT - top)
    for place in range(top, top + drawn):
        card = state[CARDS + place]
        market += 1 << (CAMELS if card == 6 else 20 - 4 * card)
    state[MARKET] = market
    state[TOP] = top + drawn
    if drawn < need:
        state[ENDED_BY] = BY_DECK


@kernel
def change_hand(state: State, mover: int, change: int) -> None:
    """Cards that both players see go and come."""
    state[HAND + mover] += change
    state[KNOWN + mover] = above_zero(state[KNOWN + mover] + change)


@kernel
def sell(state: State, mover: int, place: int, n: int) -> None:
    """Sell n cards of the good of that place."""
    shift = 20 - 4 * place
    change_hand(state, mover, -(n << shift))
    left = state[TOKENS_LEFT] >> shift & 15
    gone = ROW_LENGTHS[place] - left
    got = min(n, left)
    state[RUPEES + mover] += SUMS_OF_ROWS[place, gone + got] - SUMS_OF_ROWS[place, gone]
    state[GOODS_TOKENS + mover] += got
    state[OWNERS + place] |= (mover << gone + got) - (mover << gone)
    tokens = state[TOKENS_LEFT] - (got << shift)
    state[TOKENS_LEFT] = tokens
    if n >= 3:
        draw_bonus(state, mover, min(n, 5) - 3)
    if size(kinds(tokens)) <= 3:
        state[ENDED_BY] = BY_GOODS


@kernel
def draw_bonus(state: State, mover: int, pile: int) -> None:
    """Take the top token of a bonus pile, if there is one."""
    drawn = state[DRAWN + pile]
    if drawn < state[PILE + pile]:
        state[RUPEES + mover] += state[BONUS + PILE_ROOM * pile + drawn]
        state[BONUS_TOKENS + mover] += 1
        state[BONUS_OWNERS + pile] |= mover << drawn
        state[DRAWN + pile] = drawn + 1


@kernel
def apply(state: State, code: int) -> None:
    """Play a legal action; that it is legal is not checked."""
    mover, market = wide(state[TO_MOVE]), wide(state[MARKET])
    if code >= EXCHANGE:
        change = taken_by(code) - given_by(code)
        camels = (code >> 48) - size(given_by(code))
        change_hand(state, mover, change)
        state[HERD + mover] -= camels
        state[MARKET] = market - change + (camels << CAMELS)
    elif code > TAKE_CAMELS:
        sell(state, mover, (code - SALE) >> 3, (code - SALE) & 7)
    elif code == TAKE_CAMELS:
        camels = market >> CAMELS
        state[HERD + mover] += camels
        refill(state, market & SIX, camels)
    else:
        one = 1 << (20 - 4 * code)
        change_hand(state, mover, one)
        refill(state, market - one, 1)
    state[TO_MOVE] = 1 - mover
    state[TURNS] += 1
    if state[ENDED_BY] == 0 and 0 < state[TURN_CAP] <= state[TURNS]:
        state[ENDED_BY] = BY_CAP
