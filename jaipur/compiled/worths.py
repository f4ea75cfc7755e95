"""The worth of an action as tables for kernels, made by `worth` itself: it is defined there alone.

All worths are whole `PARTS` of a rupee, so that sums are exact and equals are equal. That holds
for the official bonus tokens, and for others whose means come to such parts.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from jaipur.cards import GOODS, TOKENS
from jaipur.rules import BONUS_PILES, Rules
from jaipur.scoring import sale
from jaipur.worth import CAMEL_WORTH, HOLDING, best_sales, bonus_mean

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: A worth of 1 is this number.
PARTS = 256
#: The room of the tables: tokens left of a good, sets of piles with tokens, cards in hand.
MOST_LEFT, PILE_SETS, MOST_HELD = 10, 8, 16


class Worths(NamedTuple):
    """What the kernels of `weighing` are handed.

    held    int32, flat: at `row_of(good, tokens left, piles with tokens) + n`, what n cards of the
            good in hand are worth
    gained  int32, flat: at the same place, what a sale of n cards brings
    camel   what a camel is worth
    """

    held: NDArray[np.int32]
    gained: NDArray[np.int32]
    camel: int


@lru_cache(maxsize=8)
def worths(rules: Rules) -> Worths | None:
    """The tables for these rules; None if some worth is no whole number of parts."""
    import numpy as np

    shape = (len(GOODS), MOST_LEFT, PILE_SETS, MOST_HELD)
    held, gained = np.zeros(shape), np.zeros(shape)
    for place, good in enumerate(GOODS):
        row = TOKENS[good]
        for left, piles in product(range(len(row) + 1), range(PILE_SETS)):
            there = tuple(bool(piles >> pile & 1) for pile in range(len(BONUS_PILES)))
            rest = row[len(row) - left :]
            sales = best_sales(rules, good, rest, there)
            held[place, left, piles, : len(sales)] = sales
            for n in range(len(sales)):
                brought = sale(rest, n, tuple(map(int, there)))
                gained[place, left, piles, n] = brought.rupees + bonus_mean(rules, brought.bonus)
    scaled = (held * HOLDING * PARTS, gained * PARTS)
    if any((table != np.round(table)).any() for table in scaled):
        return None
    held_parts, gained_parts = (table.astype(np.int32).ravel() for table in scaled)
    return Worths(held_parts, gained_parts, round(CAMEL_WORTH * PARTS))
