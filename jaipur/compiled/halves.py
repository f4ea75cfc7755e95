"""Tables of sub-exchanges: what an exchange may change among three of the six goods.

An exchange is a vector d by good, -hand <= d <= market: above 0 is taken, below 0 given from the
hand, and 0 <= sum(d) = camels given. The goods fall into two halves, D G S and C P L, and d into
two vectors that know of each other only by their sums. For each pair of half a hand and half a
market the table lists the vectors by their sum; so exchanges are counted by two rows of prefix
sums, and the one of any number is found, without listing them.

`Tables.heads` is one flat int32 array: at half a hand, the offset of its heads; at `HALF` + half a
market, what is added to it; then the heads, `HEAD` numbers each: where its vectors begin, and how
many of them have a sum below -5, -4 … 11, none being below -5 and all below 6. `vectors` are
int32: the change of the group of three goods from bit 6, the sum + 5 from bit 2, and the number
taken or 2 if it is more. `change_of` and its neighbours read them.
"""

from typing import NamedTuple

import numpy as np

from jaipur.cards import MARKET_SIZE
from jaipur.compiled.jit import Array, inner, kernel
from jaipur.rules import OFFICIAL

#: Groups of three goods are below this.
HALF = 1 << 12
#: How far a sum of either half may go from 0, and the number of different sums.
FAR = MARKET_SIZE
SUMS = 2 * FAR + 1
HEAD = 1 + SUMS + FAR + 1
#: The hands of the standard shape.
HAND_LIMIT = OFFICIAL.hand_limit

Heads = Array
Vectors = Array


class Tables(NamedTuple):
    """The arrays that every kernel of a turn is handed."""

    heads: Heads
    vectors: Vectors


@kernel
def groups(most: int) -> Array:
    """All groups of three goods with at most so many cards."""
    found = np.empty(HALF, np.int32)
    n = 0
    for a in range(most + 1):
        for b in range(most + 1 - a):
            for c in range(most + 1 - a - b):
                found[n] = a << 8 | b << 4 | c
                n += 1
    return found[:n]


@kernel
def list_vectors(hand: int, market: int, sums: Array, found: Array) -> int:
    """Every change of this half, in any order, with its sum + `FAR`; how many there are."""
    n = 0
    for a in range(-(hand >> 8), (market >> 8) + 1):
        for b in range(-(hand >> 4 & 15), (market >> 4 & 15) + 1):
            for c in range(-(hand & 15), (market & 15) + 1):
                if -FAR <= a + b + c <= FAR:
                    taken = max(a, 0) + max(b, 0) + max(c, 0)
                    sums[n] = a + b + c + FAR
                    found[n] = (a * 256 + b * 16 + c) << 6 | (a + b + c + FAR) << 2 | min(taken, 2)
                    n += 1
    return n


@kernel
def by_sum(n: int, sums: Array, found: Array, head: Heads, out: Vectors) -> None:
    """Write n vectors into `out` by their sum, and into `head` how many there are below each."""
    head[1:] = 0
    for k in range(n):
        head[2 + sums[k]] += 1
    for k in range(2, HEAD):
        head[k] += head[k - 1]
    place = head[1 : SUMS + 1].copy()
    for k in range(n):
        out[place[sums[k]]] = found[k]
        place[sums[k]] += 1


@kernel
def build() -> tuple[Heads, Vectors]:
    """The tables, in some milliseconds."""
    hands, markets = groups(HAND_LIMIT), groups(MARKET_SIZE)
    heads = np.zeros(2 * HALF + len(hands) * len(markets) * HEAD, np.int32)
    vectors = np.empty(1 << 19, np.int32)
    sums, found = np.empty(2048, np.int32), np.empty(2048, np.int32)
    total, head = 0, 2 * HALF
    for j in range(len(markets)):
        heads[HALF + markets[j]] = j * HEAD
    for i in range(len(hands)):
        heads[hands[i]] = head
        for j in range(len(markets)):
            n = list_vectors(hands[i], markets[j], sums, found)
            heads[head] = total
            by_sum(n, sums, found, heads[head : head + HEAD], vectors[total:])
            total += n
            head += HEAD
    return heads, vectors[:total].copy()


@inner
def head_of(heads: Heads, hand: int, market: int) -> int:
    """Where the head of this half lies."""
    return heads[hand] + heads[HALF + market]


@inner
def sum_of(vector: int) -> int:
    """The place of a vector's sum among the sums."""
    return vector >> 2 & 15


@inner
def change_of(high: int, low: int) -> int:
    """The change of a hand by the vectors of both halves."""
    return ((high >> 6) << 12) + (low >> 6)


@inner
def enough(high: int, low: int) -> bool:
    """Whether the vectors of both halves take two goods at least."""
    return (high & 3) + (low & 3) >= 2
