"""Who has won the tokens that are gone: goods tokens in sales, and the bonus tokens of these."""

from typing import Any, NamedTuple, TypeAlias

from jaipur.cards import GOODS, TOKENS, Cards
from jaipur.position.named import PositionError, Tokens
from jaipur.position.sales import NO_SALES, Sales, add, ways
from jaipur.rules import BONUS_PILES, Rules
from jaipur.scoring import Row, Rows
from jaipur.texts import ENGLISH


class _Pile(NamedTuple):
    """A bonus pile as it is named.

    top     the tokens that lie on it in any case
    rest    the tokens that nobody is said to have and that need not lie on it
    won     what each player is said to have won from it, or None
    empty   whether it is said to be empty
    """

    top: Row
    rest: Row
    won: tuple[Row | None, Row | None]
    empty: bool

    @classmethod
    def read(
        cls, tops: Tokens, claims: tuple[Tokens, Tokens], number: int, printed: Row
    ) -> "_Pile":
        top = _row(tops[number]) if number in tops else ()
        first, second = (_row(c[number]) if number in c else None for c in claims)
        rest = _except(printed, (*top, *(first or ()), *(second or ())))
        return cls(top, rest, (first, second), number in tops and not top)

    @property
    def left(self) -> bool:
        """Whether tokens are left in it, as far as it is said."""
        return bool(self.top) or (bool(self.rest) and not self.empty)

    def given(self, sales: tuple[int, int]) -> tuple[int, int] | None:
        """How many of the rest each player gets for so many sales, or None if it cannot be.

        A sale brings a token while there is one. So everybody has as many as there were sales,
        or else all of them are gone: the pile is said to be empty, or no more were printed.
        """
        due = [0 if won is None else len(won) for won in self.won]
        open_sales = [n if won is None else 0 for n, won in zip(sales, self.won, strict=True)]
        exact = all(won is None or n == d for n, d, won in zip(sales, due, self.won, strict=True))
        if exact and not self.empty and sum(open_sales) <= len(self.rest):
            return open_sales[0], open_sales[1]
        if (
            self.top
            or (self.left and not exact)
            or any(n < d for n, d in zip(sales, due, strict=True))
        ):
            return None
        first = min(open_sales[0], len(self.rest))
        second = len(self.rest) - first
        return (first, second) if second <= open_sales[1] else None

    def may_fit(self, sales: tuple[int, int], most: tuple[int, int]) -> bool:
        """Whether sales that will be so many at least and at most can come to what is won."""
        return all(
            won is None or (len(won) <= top and (n <= len(won) or not self.left))
            for n, top, won in zip(sales, most, self.won, strict=True)
        )

    def matters(self, sales: tuple[int, int]) -> tuple[int, ...]:
        """As much of these numbers as decides whether more sales will fit."""
        most = len(self.rest) + 1 if self.top or not self.left else 0
        return tuple(
            min(n, most if won is None else len(won) + 1)
            for n, won in zip(sales, self.won, strict=True)
        )

    def shared(self, sales: tuple[int, int]) -> tuple[Row, Row, Row]:
        """What each player has won, and the pile that is left."""
        rest, won = list(self.rest), []
        for n, named in zip(self.given(sales) or self._anyhow(), self.won, strict=True):
            # From the middle, so that they are worth about as much as the pile's others.
            drawn = [rest.pop(len(rest) // 2) for _ in range(n)]
            won.append(tuple(sorted(drawn if named is None else named)))
        left = () if self.empty else (*self.top, *rest[1::2], *rest[::2])
        return won[0], won[1], left

    def _anyhow(self) -> tuple[int, int]:
        """Where nothing fits: all of an empty pile to one player of whom nothing is named."""
        if not self.empty or None not in self.won:
            return 0, 0
        return (len(self.rest), 0) if self.won[0] is None else (0, len(self.rest))


#: What players 0 and 1 have won of one good.
_Split: TypeAlias = tuple[Row, Row]


def share_out(
    rows: Rows, overshot: Row, tops: Tokens, claims: tuple[Tokens, Tokens], rules: Rules
) -> tuple[tuple[Rows, Rows], tuple[Rows, Rows], Rows]:
    """The goods tokens and the bonus tokens of each player, and the bonus piles.

    What is named holds. If nothing that can be fits it, the tokens are shared out all the same,
    so that a check can say what does not add up.
    """
    gone = tuple(
        printed[: max(0, len(printed) - len(row))]
        for printed, row in zip(TOKENS.values(), rows, strict=True)
    )
    piles = [
        _Pile.read(tops, claims, number, printed)
        for number, printed in zip(BONUS_PILES, rules.bonus_tokens, strict=True)
    ]
    fixed = [_named_split(good, row, claims) for good, row in zip(GOODS, gone, strict=True)]
    has = [sum(sum(_row(t)) for key, t in claim.items() if key in BONUS_PILES) for claim in claims]
    for split in filter(None, fixed):
        has = [rupees + sum(won) for rupees, won in zip(has, split, strict=True)]
    search = _Search(rules, gone, overshot, fixed, piles)
    splits, sales = search.best((has[0], has[1]))
    goods = tuple(tuple(tuple(sorted(s[p], reverse=True)) for s in splits) for p in (0, 1))
    first, second, left = zip(
        *(pile.shared(counts) for pile, counts in zip(piles, _by_pile(sales), strict=True)),
        strict=True,
    )
    return (goods[0], goods[1]), (first, second), left


def _named_split(good: Cards, gone: Row, claims: tuple[Tokens, Tokens]) -> _Split | None:
    """What each player has won of a good, if that is named of at least one of them."""
    if not any(good in claim for claim in claims):
        return None
    left, won = gone, list[Row | None]()
    for claim in claims:
        named = claim.get(good)
        if isinstance(named, int):
            if named > len(left):
                facts = {"good": good, "n": named, "gone": len(left)}
                raise PositionError(ENGLISH.say("position.more-won", **facts))
            named = left[:named]
        left = _except(left, named or ())
        won.append(named)
    first, second = (left if named is None else named for named in won)
    return first, second


class _Search:
    """Looks for sales that come to the tokens: as few that bring a bonus token as can be.

    First every row goes to one player; if nothing fits, rows are divided too.
    """

    def __init__(
        self,
        rules: Rules,
        gone: Rows,
        overshot: Row,
        fixed: list[_Split | None],
        piles: list[_Pile],
    ) -> None:
        self.rules = rules
        self.gone = gone
        self.overshot = overshot
        self.fixed = fixed
        self.piles = piles

    def best(self, rupees: tuple[int, int]) -> tuple[list[_Split], Sales]:
        """The splits by good and the sales; splits that cannot be, and no sales, if none fit."""
        for divided in (False, True):
            self._seen: set[Any] = set()
            self._order: dict[tuple[int, int], list[tuple[_Split, Sales]]] = {}
            self._options = [self._of(good, divided) for good in range(len(GOODS))]
            self._most = [NO_SALES]
            for options in reversed(self._options):
                most = map(max, *[way for _, way in options], NO_SALES, NO_SALES)
                self._most.append(add(tuple(most), self._most[-1]))
            if (found := self._find(0, NO_SALES, rupees)) is not None:
                return found
        return [s or (row, ()) for s, row in zip(self.fixed, self.gone, strict=True)], NO_SALES

    def _of(self, place: int, divided: bool) -> list[tuple[_Split, Sales]]:
        """How a good can have been won, with the sales."""
        gone, fixed = self.gone[place], self.fixed[place]
        splits = [fixed] if fixed else [(gone, ()), ((), gone)]
        if divided and not fixed:
            cuts = [(gone[:n], gone[n:]) for n in range(1, len(gone))]
            splits += [split for top, rest in cuts for split in ((top, rest), (rest, top))]
        facts = self.overshot[place], self.rules
        return [(s, way) for s in splits for way in sorted(ways(GOODS[place], gone, s, *facts))]

    def _ranked(self, place: int, poorer: int) -> list[tuple[_Split, Sales]]:
        """The options of a good, the best first: few bonus tokens, and much for the poorer player.

        Of those with the same sales one is enough.
        """

        def rank(option: tuple[_Split, Sales]) -> tuple[int, int]:
            return sum(option[1]), sum(option[0][1 - poorer])

        if (place, poorer) not in self._order:
            best = {way: split for split, way in sorted(self._options[place], key=rank)[::-1]}
            options = [(split, way) for way, split in best.items()]
            self._order[place, poorer] = sorted(options, key=rank)
        return self._order[place, poorer]

    def _find(
        self, place: int, sales: Sales, rupees: tuple[int, int]
    ) -> tuple[list[_Split], Sales] | None:
        """The rest of the splits, from the good in that place on, and all the sales."""
        state = place, tuple(map(_Pile.matters, self.piles, _by_pile(sales)))
        if state in self._seen or not self._may_fit(place, sales):
            return None
        self._seen.add(state)
        if place == len(GOODS):
            fits = all(p.given(n) for p, n in zip(self.piles, _by_pile(sales), strict=True))
            return ([], sales) if fits else None
        poorer = 0 if self.fixed[place] or rupees[0] <= rupees[1] else 1
        for split, way in self._ranked(place, poorer):
            richer = rupees
            if not self.fixed[place]:
                richer = rupees[0] + sum(split[0]), rupees[1] + sum(split[1])
            found = self._find(place + 1, add(sales, way), richer)
            if found is not None:
                return [split, *found[0]], found[1]
        return None

    def _may_fit(self, place: int, sales: Sales) -> bool:
        """Whether there can still be as many sales as bonus tokens are named, and not more."""
        most = add(sales, self._most[len(GOODS) - place])
        return all(
            pile.may_fit(now, then)
            for pile, now, then in zip(self.piles, _by_pile(sales), _by_pile(most), strict=True)
        )


def _by_pile(sales: Sales) -> list[tuple[int, int]]:
    """For each bonus pile, the sales of both players."""
    half = len(BONUS_PILES)
    return list(zip(sales[:half], sales[half:], strict=True))


def _row(tokens: int | Row) -> Row:
    return (tokens,) if isinstance(tokens, int) else tokens


def _except(row: Row, gone: Row) -> Row:
    """The row without the tokens in `gone`, as far as it has them."""
    rest = list(row)
    for value in gone:
        if value in rest:
            rest.remove(value)
    return tuple(rest)
