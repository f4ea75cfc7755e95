"""What is in the box, and groups of cards.

A card is its letter: D diamond, G gold, S silver, C cloth, P spice, L leather, M camel.
A group of cards, where only the number of each kind matters, is a string of letters in
this order: `"DGGM"` is a diamond, two gold and a camel. Two equal groups are equal
strings. Only the deck's order means something: its top card comes first.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeAlias

from jaipur.errors import SaysWhy
from jaipur.texts import ENGLISH

Cards: TypeAlias = str

GOODS: Cards = "DGSCPL"
CAMEL: Cards = "M"
KINDS: Cards = GOODS + CAMEL
#: The goods that are sold two or more at a time.
PRECIOUS: Cards = "DGS"

#: How many cards of each kind the box holds.
COUNTS = {"D": 6, "G": 6, "S": 6, "C": 8, "P": 8, "L": 10, "M": 11}
#: The rupees printed on the tokens of each good, the top of its row first.
TOKENS: dict[str, tuple[int, ...]] = {
    "D": (7, 7, 5, 5, 5),
    "G": (6, 6, 5, 5, 5),
    "S": (5, 5, 5, 5, 5),
    "C": (5, 3, 3, 2, 2, 1, 1),
    "P": (5, 3, 3, 2, 2, 1, 1),
    "L": (4, 3, 2, 1, 1, 1, 1, 1, 1),
}
#: All the cards of the box as one group.
BOX: Cards = "".join(kind * n for kind, n in COUNTS.items())
MARKET_SIZE = 5
#: Cards dealt to each player, and camels that open the market.
DEALT = 5
OPENING_CAMELS = 3
#: Cards that the deal takes off the shuffled ones, and those it leaves: no deck is larger.
OPENING = 2 * DEALT + MARKET_SIZE - OPENING_CAMELS
DECK_SIZE = len(BOX) - OPENING_CAMELS - OPENING

_PLACES = {kind: place for place, kind in enumerate(KINDS)}
_RANKS = str.maketrans(KINDS, "0123456")


class CardsError(SaysWhy, ValueError):
    """A group of cards that cannot be read."""


def rank(cards: Cards) -> str:
    """A key that sorts groups of cards in the order D G S C P L M."""
    return cards.translate(_RANKS)


@lru_cache(maxsize=1 << 16)
def arrange(cards: Cards) -> Cards:
    """The same cards in the order of a group: `arrange("MGD") == "DGM"`.

    Raises `CardsError` for a letter that is no card.
    """
    try:
        return "".join(sorted(cards, key=_PLACES.__getitem__))
    except KeyError as error:
        letter = repr(error.args[0])
        raise CardsError(ENGLISH.say("cards.unknown", letter=letter)) from None


def read_cards(cards: object) -> Cards:
    """A group of cards as a person wrote it, put in order; `CardsError` says what is wrong."""
    if not isinstance(cards, str):
        raise CardsError(ENGLISH.say("cards.not-text", what=type(cards).__name__))
    if len(cards) > len(BOX):
        raise CardsError(ENGLISH.say("cards.too-many", n=len(cards), most=len(BOX)))
    return arrange(cards)


@cache
def kinds(cards: Cards) -> Cards:
    """Each kind of card in the group once: `kinds("DGGM") == "DGM"`."""
    return "".join(dict.fromkeys(cards))


@cache
def kind_bits(cards: Cards) -> int:
    """The kinds of card in the group as a set of bits: `kind_bits("DDS") == 0b101`."""
    return sum(1 << KINDS.index(kind) for kind in kinds(cards))


def has(cards: Cards, some: Cards) -> bool:
    """Whether the group holds all of `some`: `has("DGG", "GG")`."""
    # Most often `some` stands in the group as it is, and that is quickly seen.
    return some in cards or len(minus(cards, some)) == len(cards) - len(some)


def missing(cards: Cards, some: Cards) -> Cards:
    """Which of `some` the group does not hold: `missing("DG", "DGG") == "G"`."""
    return minus(some, cards)


def minus(cards: Cards, some: Cards) -> Cards:
    """The group without `some`; a card that is not there is passed over."""
    for card in some:
        cards = cards.replace(card, "", 1)
    return cards


def without(cards: Cards, unwanted: Iterable[Cards]) -> Cards:
    """The group without any card of the kinds in `unwanted`."""
    for kind in unwanted:
        cards = cards.replace(kind, "")
    return cards


def plus(cards: Cards, more: Cards) -> Cards:
    """Two groups as one."""
    return arrange(cards + more) if more else cards


@cache
def picks(cards: Cards) -> tuple[tuple[Cards, ...], ...]:
    """Every different group that can be picked from a group, by size from 0 to 5, in order.

    `picks("DGG") == (("",), ("D", "G"), ("DG", "GG"), ("DGG",), (), ())`.
    """
    sizes = range(MARKET_SIZE + 1)
    if not cards:
        return tuple(() if size else ("",) for size in sizes)
    first, rest = cards[0], cards.lstrip(cards[0])
    most, others = len(cards) - len(rest), picks(rest)
    return tuple(
        tuple(
            [
                first * n + other
                for n in range(min(most, size), -1, -1)
                for other in others[size - n]
            ]
        )
        for size in sizes
    )
