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
    nth,
    size,
    taken_by,
)
from jaipur.compiled.halves import FAR, HAND_LIMIT, SUMS, Heads, Tables, change_of, enough, head_of
from jaipur.compiled.jit import Array, inner, kernel, wide
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
#: The bits of diamonds, gold and silver.
PRECIOUS = 0xFFF000


@inner
def camels_to_give(hand: int, herd: int) -> int:
    """How many camels an exchange may give: the hand has to have room for what comes instead, and
    no more comes than the market holds."""
    return min(herd, HAND_LIMIT - size(hand), FAR)


@inner
def count_simple(hand: int, market: int) -> int:
    """How many actions there are that are no exchange."""
    goods = market & SIX
    takes = size(kinds(goods)) if size(hand) < HAND_LIMIT else 0
    # Of each precious good one sale fewer than there are cards.
    sales = size(hand) - size(kinds(hand >> 12))
    return takes + (market > SIX) + sales


@inner
def count_changes(heads: Heads, hand: int, goods: int, camels: int) -> int:
    """How many changes the two halves allow with a sum from 0 to `camels`."""
    high, low = head_of(heads, hand >> 12, goods >> 12), head_of(heads, hand & 4095, goods & 4095)
    total = 0
    for k in range(SUMS):
        n = heads[high + 2 + k] - heads[high + 1 + k]
        total += n * (heads[low + 1 + SUMS - k + camels] - heads[low + SUMS - k])
    return total


@inner
def count_too_small(hand: int, goods: int, camels: int) -> int:
    """How many of those changes take fewer than two goods: none at all, or one good for one card
    of another kind or for a camel."""
    offered, held = kinds(goods), kinds(hand)
    one_for_camel = size(offered) if camels else 0
    return 1 + size(offered) * size(held) - size(offered & held) + one_for_camel


@inner
def count_legal(state: State, heads: Heads) -> int:
    """How many legal actions the player to move has; 0 when the round is over."""
    if state[ENDED_BY]:
        return 0
    mover = state[TO_MOVE]
    hand, market = state[HAND + mover], state[MARKET]
    camels = camels_to_give(hand, state[HERD + mover])
    changes = count_changes(heads, hand, market & SIX, camels)
    return count_simple(hand, market) + changes - count_too_small(hand, market & SIX, camels)


@inner
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


@inner
def change_at(tables: Tables, hand: int, goods: int, camels: int, number: int) -> int:
    """The change of that number, or 0 if it takes too few goods; 0 itself takes none."""
    heads, vectors = tables
    high, low = head_of(heads, hand >> 12, goods >> 12), head_of(heads, hand & 4095, goods & 4095)
    # Without a way out of the loop, which a processor cannot foresee.
    k, before, total = wide(0), wide(0), wide(0)
    for sum_of_high in range(SUMS - 1):
        at = low + SUMS - sum_of_high
        n = heads[high + 2 + sum_of_high] - heads[high + 1 + sum_of_high]
        total += n * (heads[at + 1 + camels] - heads[at])
        later = number >= total
        k += later
        before = total if later else before
    at = low + SUMS - k
    start = wide(heads[at])
    row, column = divide(number - before, heads[at + 1 + camels] - start)
    one = wide(vectors[heads[high] + heads[high + 1 + k] + row])
    other = wide(vectors[heads[low] + start + column])
    change = change_of(one, other)
    return change if enough(one, other) else 0


@inner
def divide(number: int, by: int) -> tuple[int, int]:
    """Quotient and remainder of small numbers above 0."""
    quotient = wide(np.uint32(number) // np.uint32(by))
    return quotient, number - quotient * by


@inner
def any_simple(hand: int, market: int, number: int) -> int:
    """As `simple_at`, in another order."""
    sales = hand - kinds(hand & PRECIOUS)
    n = size(sales)
    if number < n:
        place, more = nth(sales, number)
        return SALE + 8 * place + more + (2 if place < 3 else 1)
    if number == n and market > SIX:
        return TAKE_CAMELS
    return nth(kinds(market & SIX), number - n - (market > SIX))[0]


@inner
def draw_either(state: State, tables: Tables, stream: Stream) -> tuple[int, int, int]:
    """A legal action of a live round, each exactly as likely: its code, or the change by an
    exchange if that is not 0; and how many legal actions there are.

    It is drawn among the actions and those changes that are too small for an exchange, and drawn
    again when it comes to one of these.
    """
    mover = state[TO_MOVE]
    hand, market = wide(state[HAND + mover]), wide(state[MARKET])
    goods = market & SIX
    camels = camels_to_give(hand, wide(state[HERD + mover]))
    simple = count_simple(hand, market)
    together = simple + count_changes(tables[0], hand, goods, camels)
    legal = together - count_too_small(hand, goods, camels)
    while True:
        number = below(stream, together)
        if number < simple:
            return any_simple(hand, market, number), 0, legal
        change = change_at(tables, hand, goods, camels, number - simple)
        if change:
            return 0, change, legal


@inner
def draw_uniform(state: State, tables: Tables, stream: Stream) -> tuple[int, int]:
    """A legal action of a live round, each exactly as likely, and how many there are."""
    code, change, legal = draw_either(state, tables, stream)
    return exchange_code(change) if change else code, legal


@inner
def play_uniform_turn(state: State, tables: Tables, stream: Stream) -> int:
    """Play a legal action of a live round, each exactly as likely; how many there were."""
    code, change, legal = draw_either(state, tables, stream)
    mover = wide(state[TO_MOVE])
    if change:
        exchange(
            state, mover, change, size(state[HAND + mover] + change) - size(state[HAND + mover])
        )
    else:
        apply_simple(state, mover, code)
    pass_turn(state, mover)
    return legal


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
        start, end = heads[low + SUMS - k], heads[low + 1 + SUMS - k + camels]
        for i in range(heads[high + 1 + k], heads[high + 2 + k]):
            one = wide(vectors[heads[high] + i])
            for j in range(start, end):
                other = wide(vectors[heads[low] + j])
                if enough(one, other):
                    codes[n] = exchange_code(change_of(one, other))
                    n += 1
    codes[simple:n].sort()
    return n


# How each action changes the state


@inner
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


@inner
def change_hand(state: State, mover: int, change: int) -> None:
    """Cards that both players see go and come."""
    state[HAND + mover] += change
    state[KNOWN + mover] = above_zero(state[KNOWN + mover] + change)


@inner
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


@inner
def draw_bonus(state: State, mover: int, pile: int) -> None:
    """Take the top token of a bonus pile, if there is one."""
    drawn = state[DRAWN + pile]
    if drawn < state[PILE + pile]:
        state[RUPEES + mover] += state[BONUS + PILE_ROOM * pile + drawn]
        state[BONUS_TOKENS + mover] += 1
        state[BONUS_OWNERS + pile] |= mover << drawn
        state[DRAWN + pile] = drawn + 1


@inner
def exchange(state: State, mover: int, change: int, camels: int) -> None:
    """Exchange: the hand changes so, and so many camels are given."""
    change_hand(state, mover, change)
    state[HERD + mover] -= camels
    state[MARKET] += (camels << CAMELS) - change


@inner
def apply_simple(state: State, mover: int, code: int) -> None:
    """Play an action that is no exchange."""
    market = wide(state[MARKET])
    if code > TAKE_CAMELS:
        sell(state, mover, (code - SALE) >> 3, (code - SALE) & 7)
    elif code == TAKE_CAMELS:
        camels = market >> CAMELS
        state[HERD + mover] += camels
        refill(state, market & SIX, camels)
    else:
        one = 1 << (20 - 4 * code)
        change_hand(state, mover, one)
        refill(state, market - one, 1)


@inner
def pass_turn(state: State, mover: int) -> None:
    """The other player is to move, unless the turn cap ends the round."""
    state[TO_MOVE] = 1 - mover
    state[TURNS] += 1
    if state[ENDED_BY] == 0 and 0 < state[TURN_CAP] <= state[TURNS]:
        state[ENDED_BY] = BY_CAP


@inner
def apply(state: State, code: int) -> None:
    """Play a legal action; that it is legal is not checked."""
    mover = wide(state[TO_MOVE])
    if code >= EXCHANGE:
        given = given_by(code)
        exchange(state, mover, taken_by(code) - given, (code >> 48) - size(given))
    else:
        apply_simple(state, mover, code)
    pass_turn(state, mover)
