"""What an action leaves to its player, in numbers, before the market is filled again."""

from collections.abc import Sequence
from typing import NamedTuple

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels
from jaipur.cards import CAMEL, GOODS, Cards
from jaipur.legality import least_sale
from jaipur.observation import Observation
from jaipur.rules import BONUS_PILES
from jaipur.scoring import ROW_OF, bonus_pile
from jaipur.worth import BestSales

#: The most cards of a good that a hand and the market can have together, and one more.
MOST_HELD = 16

GOODS_ALONE = range(len(GOODS))


class After(NamedTuple):
    """What an action leaves, as its player knows it; tuples are by good or by bonus pile.

    hand, market   how many cards of each good      herd, camels  own camels, the market's
    shown          how many cards of the own hand the other saw taken
    tokens, bonus  how many tokens are left         sales         what each good would sell for
    lead           rupees more than the other has, with bonus tokens at what they are expected to be
    touched        the goods, by place, of which anything may be otherwise than before the action
    """

    hand: tuple[int, ...]
    herd: int
    shown: int
    market: tuple[int, ...]
    camels: int
    tokens: tuple[int, ...]
    bonus: tuple[int, ...]
    sales: tuple[BestSales, ...]
    lead: float
    touched: Sequence[int]


class Turn:
    """What a player knows at the beginning of a turn, and what each action would leave."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        unseen = seen.unseen
        self.unseen = _counts(unseen)
        self.unseen_camels = unseen.count(CAMEL)
        # What the other's unknown cards are: goods, each unseen one as likely as any other.
        self.share = seen.unknown / max(1, sum(self.unseen))
        self.their_known = _counts(seen.other.known)
        self._known = _counts(seen.known)
        self.means = tuple(_mean(values) for values in seen.unseen_bonus)
        self.before = After(
            hand=_counts(seen.hand),
            herd=seen.herd,
            shown=len(seen.known),
            market=_counts(seen.market),
            camels=seen.market.count(CAMEL),
            tokens=tuple(map(len, seen.tokens)),
            bonus=seen.bonus_left,
            sales=tuple(self._best_sales(place, seen.bonus_left) for place in GOODS_ALONE),
            lead=self._lead(),
            touched=GOODS_ALONE,
        )

    def _lead(self) -> float:
        mine, other = self.seen, self.seen.other
        rupees = sum(map(sum, mine.goods)) + sum(map(sum, mine.bonus)) - sum(map(sum, other.goods))
        expected = (n * mean for n, mean in zip(other.bonus, self.means, strict=True))
        return rupees - sum(expected)

    def _best_sales(self, place: int, bonus: Sequence[int], sold: int = 0) -> BestSales:
        """The best sales of a good once `sold` more of its tokens are gone."""
        row = self.seen.tokens[place][sold:]
        least, best, sales = least_sale(self.seen.rules, GOODS[place]), 0.0, []
        rupees = 0
        for n in range(MOST_HELD):
            rupees += row[n - 1] if 0 < n <= len(row) else 0
            if n >= least:
                best = max(best, rupees + self._token(n, bonus))
            sales.append(best)
        return sales

    def _token(self, n: int, bonus: Sequence[int]) -> float:
        """The rupees that the bonus token for n cards is expected to show."""
        pile = bonus_pile(n)
        if pile is None or not bonus[place := BONUS_PILES.index(pile)]:
            return 0.0
        return self.means[place]

    def after(self, action: Action) -> After:
        """What a legal action leaves."""
        match action:
            case Sell(cards):
                return self._sell(ROW_OF[cards[0]], len(cards))
            case Take(cards):
                return self._change(_counts(cards), 0)
            case Exchange(_, take):
                change = map(int.__sub__, _counts(take), _counts(action.goods))
                return self._change(tuple(change), action.camels)
            case TakeCamels():
                before = self.before
                return before._replace(herd=before.herd + before.camels, camels=0, touched=())

    def _change(self, change: tuple[int, ...], given: int) -> After:
        """After cards of the market came into the hand, others and `given` camels went there."""
        before = self.before
        return before._replace(
            hand=tuple(map(int.__add__, before.hand, change)),
            herd=before.herd - given,
            shown=self._shown(change),
            market=tuple(map(int.__sub__, before.market, change)),
            camels=before.camels + given,
            touched=[place for place in GOODS_ALONE if change[place]],
        )

    def _sell(self, good: int, n: int) -> After:
        before, bonus, touched = self.before, self.before.bonus, [good]
        row = self.seen.tokens[good]
        lead = before.lead + sum(row[:n]) + self._token(n, bonus)
        pile = bonus_pile(n)
        if pile is not None and bonus[place := BONUS_PILES.index(pile)]:
            bonus = _with(bonus, place, bonus[place] - 1)
            if not bonus[place]:  # then every sale of so many cards is worth less
                touched = list(GOODS_ALONE)
        sales = list(before.sales)
        for place in touched:
            sales[place] = self._best_sales(place, bonus, n if place == good else 0)
        change = _with((0,) * len(GOODS), good, -n)
        return before._replace(
            hand=_with(before.hand, good, before.hand[good] - n),
            shown=self._shown(change),
            tokens=_with(before.tokens, good, max(0, len(row) - n)),
            bonus=bonus,
            sales=tuple(sales),
            lead=lead,
            touched=touched,
        )

    def _shown(self, change: Sequence[int]) -> int:
        return sum([max(0, n + d) for n, d in zip(self._known, change, strict=True)])


def _counts(cards: Cards) -> tuple[int, ...]:
    return tuple([cards.count(good) for good in GOODS])


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _with(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])
