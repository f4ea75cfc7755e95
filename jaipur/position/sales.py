"""The sales that tokens can come from: how many were of three, of four, of five cards or more.

Tokens are taken from the top of a row, those of one sale together. So the tokens that both
players have won of a good say in which sales it was sold, or leave a few ways open.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from jaipur.cards import PRECIOUS, Cards
from jaipur.rules import BONUS_PILES, Rules
from jaipur.scoring import Row, bonus_pile

#: How many sales of 3, 4 and 5 or more cards: three numbers of player 0, then of player 1.
Sales: TypeAlias = tuple[int, ...]

NO_SALES: Sales = (0,) * 2 * len(BONUS_PILES)


def ways(
    good: Cards, gone: Row, won: tuple[Row, Row], overshot: int, rules: Rules
) -> frozenset[Sales]:
    """All the sales that a good can have been sold in; empty if there are none.

    gone      the tokens that are gone from its row, the top first
    won       those of each player; together they are `gone`
    overshot  1 if one card more was sold than there were tokens, or else 0
    """
    first, second = (tuple(sorted(tokens, reverse=True)) for tokens in won)
    least = rules.least_precious_sale if good in PRECIOUS else 1
    return _ways(gone, first, second, overshot, least, rules.hand_limit)


@lru_cache(maxsize=1 << 14)
def _ways(
    gone: Row, first: Row, second: Row, overshot: int, least: int, most: int
) -> frozenset[Sales]:
    """The ways to sell what is not sold yet: each begins with one sale, and others follow it."""
    if not gone and not overshot:
        return frozenset() if first or second else frozenset((NO_SALES,))
    found: set[Sales] = set()
    for cards in range(least, min(most, len(gone) + overshot) + 1):
        tokens = gone[:cards]
        rest, over = gone[cards:], overshot - (cards - len(tokens))
        if tokens == first[: len(tokens)]:
            later = _ways(rest, first[len(tokens) :], second, over, least, most)
            found.update(_one_more(0, cards, way) for way in later)
        if tokens == second[: len(tokens)]:
            later = _ways(rest, first, second[len(tokens) :], over, least, most)
            found.update(_one_more(1, cards, way) for way in later)
    return frozenset(found)


def _one_more(player: int, cards: int, way: Sales) -> Sales:
    """The way with one more sale of so many cards."""
    pile = bonus_pile(cards)
    if pile is None:
        return way
    place = player * len(BONUS_PILES) + BONUS_PILES.index(pile)
    return (*way[:place], way[place] + 1, *way[place + 1 :])


def add(one: Sales, other: Sales) -> Sales:
    """Both together."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def reachable(goods: list[frozenset[Sales]], asked: Sales, or_more: tuple[bool, ...]) -> bool:
    """Whether a way for each good comes to the number of sales asked for in all.

    Where `or_more` says so, more of them are right too: the pile was empty for some.
    """
    reached = {NO_SALES}
    for good in goods:
        sums = (add(way, so_far) for way in good for so_far in reached)
        reached = set(_capped(sums, asked, or_more))
    return asked in reached


def _capped(sums: Iterator[Sales], asked: Sales, or_more: tuple[bool, ...]) -> Iterator[Sales]:
    """The sums that do not go over what is asked for, or are cut down to it."""
    for way in sums:
        capped = tuple(map(min, way, asked))
        if all(same or more for same, more in zip(map(int.__eq__, capped, way), or_more)):  # noqa: B905
            yield capped
