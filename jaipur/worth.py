"""The worth of an action by one look ahead: `greedy`'s measure, and the heuristic of searches.

The worth of an action is

    rupees gained
    + 0.75 x the sum over goods of the best legal sale of that good afterwards
    + 1 x own camels afterwards

where a bonus token counts the mean of its pile as printed (2, 5 and 9 in the official box),
or 0 if the pile is empty. The card that fills the market is unknown and not counted.

Goods do not depend on each other, so what an action changes is the sum of what it changes good
by good. The best sale of so many cards, `BestSales`, is looked up.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels
from jaipur.cards import CAMEL, COUNTS, GOODS, Cards
from jaipur.legality import least_sale
from jaipur.observation import Observation
from jaipur.round import Round
from jaipur.rules import BONUS_PILES, Rules
from jaipur.scoring import ROW_OF, Row, Rows, sale

HOLDING = 0.75
CAMEL_WORTH = 1.0

#: The best legal sale of a good, in rupees, with 0, 1, 2 … cards of it in hand.
BestSales: TypeAlias = Sequence[float]


class View(NamedTuple):
    """What the worth of an action depends on: all of it is known to whoever is to move."""

    rules: Rules
    market: Cards
    hand: Cards
    herd: int
    tokens: Rows
    bonus_left: tuple[int, ...]

    @classmethod
    def of(cls, seen: Observation) -> "View":
        """The view of an observation's player."""
        return cls(seen.rules, seen.market, seen.hand, seen.herd, seen.tokens, seen.bonus_left)

    @classmethod
    def mover(cls, now: Round) -> "View":
        """The view of the player to move."""
        side = now.sides[now.to_move]
        heights = tuple(map(len, now.bonus))
        return cls(now.rules, now.market, side.hand, side.herd, now.tokens, heights)


class Worth(NamedTuple):
    """The parts of an action's worth: rupees gained, best sales of the hand kept, camels kept."""

    gained: float
    held: float
    camels: int

    @property
    def total(self) -> float:
        """The worth, in rupees."""
        return self.gained + HOLDING * self.held + CAMEL_WORTH * self.camels


class Weigher:
    """Weighs actions of one turn; the hand as it is has been weighed once for all of them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._open = tuple(height > 0 for height in view.bonus_left)
        self._sales = _best_sales_by_good(view.rules, view.tokens, self._open)
        self._counts = [view.hand.count(good) for good in GOODS]
        self._held = sum([of[n] for of, n in zip(self._sales, self._counts, strict=True)])

    def weigh(self, action: Action) -> Worth:
        """The parts of what a legal action is worth."""
        return _WEIGH[type(action)](self, action)

    def total(self, action: Action) -> float:
        """What a legal action is worth, in rupees."""
        if type(action) is not Exchange:
            return self.weigh(action).total
        # Most actions are exchanges: the same sum, without a value for its parts.
        held, sales, counts = self._held, self._sales, self._counts
        for good, change in _changes(action.goods, action.take):
            n = counts[good]
            held += sales[good][n + change] - sales[good][n]
        return HOLDING * held + CAMEL_WORTH * (self.view.herd - action.camels)

    def best(self, actions: Iterable[Action]) -> Action:
        """The first action of the greatest worth."""
        return max(actions, key=self.total)

    def ranked(self, actions: Iterable[Action]) -> list[tuple[float, Action]]:
        """The actions with their worth, the best first, equals in the order given."""
        return sorted(((self.total(a), a) for a in actions), key=lambda pair: -pair[0])

    def take(self, action: Take) -> Worth:
        """After taking one good."""
        return self._kept(_changes("", action.cards), self.view.herd)

    def take_camels(self, _action: TakeCamels) -> Worth:
        """After taking the camels."""
        return Worth(0.0, self._held, self.view.herd + self.view.market.count(CAMEL))

    def exchange(self, action: Exchange) -> Worth:
        """After an exchange."""
        return self._kept(_changes(action.goods, action.take), self.view.herd - action.camels)

    def sell(self, action: Sell) -> Worth:
        """After a sale: its row is shorter, and with the last token of a pile all is worth less."""
        view, good, n = self.view, ROW_OF[action.cards[0]], len(action.cards)
        row = view.tokens[good]
        brought = sale(row, n, view.bonus_left)
        gained = brought.rupees + bonus_mean(view.rules, brought.bonus)
        left, sales, held = self._open, self._sales, self._held
        if brought.bonus is not None and view.bonus_left[BONUS_PILES.index(brought.bonus)] == 1:
            left = tuple(
                here and pile != brought.bonus
                for here, pile in zip(self._open, BONUS_PILES, strict=True)
            )
            sales = _best_sales_by_good(view.rules, view.tokens, left)
            held = sum([of[n] for of, n in zip(sales, self._counts, strict=True)])
        kept = best_sales(view.rules, GOODS[good], row[n:], left)[self._counts[good] - n]
        return Worth(gained, held - sales[good][self._counts[good]] + kept, view.herd)

    def _kept(self, changes: tuple[tuple[int, int], ...], herd: int) -> Worth:
        sales, counts, held = self._sales, self._counts, self._held
        for good, change in changes:
            of, n = sales[good], counts[good]
            held += of[n + change] - of[n]
        return Worth(0.0, held, herd)


_WEIGH: dict[type, Callable[..., Worth]] = {
    Take: Weigher.take,
    TakeCamels: Weigher.take_camels,
    Exchange: Weigher.exchange,
    Sell: Weigher.sell,
}


@lru_cache(maxsize=1 << 15)
def _changes(give: Cards, take: Cards) -> tuple[tuple[int, int], ...]:
    """How many cards of each good a hand gains or loses, by the good's place; only changes."""
    counts = ((place, take.count(good) - give.count(good)) for place, good in enumerate(GOODS))
    return tuple((place, change) for place, change in counts if change)


@lru_cache(maxsize=1 << 15)
def _best_sales_by_good(
    rules: Rules, tokens: Rows, left: tuple[bool, ...]
) -> tuple[BestSales, ...]:
    rows = zip(GOODS, tokens, strict=True)
    return tuple(best_sales(rules, good, row, left) for good, row in rows)


@lru_cache(maxsize=1 << 12)
def best_sales(rules: Rules, good: Cards, row: Row, left: tuple[bool, ...]) -> BestSales:
    """The best sale of a good by the number of cards held; `left` says which piles have tokens."""
    least, heights = least_sale(rules, good), tuple(map(int, left))
    best, found = 0.0, []
    for n in range(COUNTS[good] + 1):
        if n >= least:
            brought = sale(row, n, heights)
            best = max(best, brought.rupees + bonus_mean(rules, brought.bonus))
        found.append(best)
    return tuple(found)


@lru_cache(maxsize=1 << 8)
def bonus_mean(rules: Rules, pile: int | None) -> float:
    """The mean of a bonus pile as printed, in rupees; 0 for None."""
    if pile is None:
        return 0.0
    values = rules.bonus_tokens[BONUS_PILES.index(pile)]
    return sum(values) / len(values) if values else 0.0
