"""The four actions as values, their one-line notation, their order and their numbers.

An action keeps every group of cards as named, legal or not, so that what is forbidden
can be written down and refused: `Take("DM")` is a value, and no legal action anywhere.

    +D       take the diamond             +M    take all the camels
    LM>DG    give leather and a camel, take a diamond and gold
    -CCC     sell three cloth
    +DM +DG +1M -GP   never legal: goods with camels, two goods, one of several camels, two kinds
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from jaipur.cards import (
    BOX,
    CAMEL,
    COUNTS,
    GOODS,
    KINDS,
    MARKET_SIZE,
    PRECIOUS,
    Cards,
    kinds,
    rank,
    read_cards,
)
from jaipur.errors import SaysWhy, brief
from jaipur.rules import OFFICIAL
from jaipur.texts import ENGLISH


class NotationError(SaysWhy, ValueError):
    """A text that is no action; its message says where and why."""


class NumberError(SaysWhy, ValueError):
    """An action that has no number, or a number that no action has."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take cards of the market without giving any. Legal: one good."""

    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", read_cards(self.cards))

    def __str__(self) -> str:
        only_camels = self.cards and not self.cards.strip(CAMEL)
        return f"+{len(self.cards)}M" if only_camels else f"+{self.cards}"


@dataclass(frozen=True, slots=True)
class TakeCamels:
    """Take all the camels of the market."""

    def __str__(self) -> str:
        return "+M"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give cards of the hand and camels of the herd, take cards of the market.

    Of what is given, `goods` come from the hand, and `camels` are so many of the herd; `same`
    are the kinds that are on both sides.
    """

    give: Cards
    take: Cards
    goods: Cards = field(init=False, repr=False, compare=False)
    camels: int = field(init=False, repr=False, compare=False)
    same: Cards = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        give, take = read_cards(self.give), read_cards(self.take)
        same = "".join(kind for kind in kinds(take) if kind in give)
        object.__setattr__(self, "give", give)
        object.__setattr__(self, "take", take)
        object.__setattr__(self, "same", same)
        object.__setattr__(self, "goods", give.rstrip(CAMEL))
        object.__setattr__(self, "camels", give.count(CAMEL))

    def __str__(self) -> str:
        return f"{self.give}>{self.take}"


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell cards of the hand. Legal: any number of one good, precious ones two at least."""

    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", read_cards(self.cards))

    def __str__(self) -> str:
        return f"-{self.cards}"


Action: TypeAlias = Take | TakeCamels | Exchange | Sell
_ACTIONS = (Take, TakeCamels, Exchange, Sell)


# Notation


def as_action(action: object) -> Action:
    """An action given as a value or as notation; anything else raises `NotationError`."""
    return action if type(action) in _ACTIONS else parse(action)  # type: ignore[return-value]


def parse(text: object) -> Action:
    """The action a text such as "LM>DG" stands for. `parse(str(action)) == action`, always.

    Raises `NotationError`, which says where the text goes wrong and what would be right.
    """
    if not isinstance(text, str):
        raise NotationError(ENGLISH.say("notation.not-text", what=type(text).__name__))
    text = text.strip()
    _check_letters(text)
    if text == "+M":
        return TakeCamels()
    if several := re.fullmatch(r"\+([1-9][0-9]?)M", text):
        return Take(CAMEL * int(several[1]))
    if ">" in text:
        give, take = text.split(">")
        return Exchange(give, take)
    return (Take if text[0] == "+" else Sell)(text[1:])


#: Signs that are typed or pasted for those of the notation: which is meant, and what it is called.
_INSTEAD = {
    **dict.fromkeys("‐‑‒–—―−﹣－", ("-", "dash")),
    **dict.fromkeys("﹢＋", ("+", "plus")),
    **dict.fromkeys("→⟶➔➝➞⇒›»＞", (">", "arrow")),
}
_IN_CAPITALS = {kind.lower(): (kind, "lower") for kind in KINDS}
_SHAPE = re.compile(r"[+-][^+>-]*|[^+>-]*>[^+>-]*")


def _check_letters(text: str) -> None:
    """Raise `NotationError` for a text that is not of an action's form."""
    shown = repr(text if len(text) <= 24 else text[:20] + "…")
    if not text:
        raise NotationError(ENGLISH.say("notation.empty"))
    _check_signs(text, shown)
    if text.count(">") > 1:
        raise NotationError(ENGLISH.say("notation.arrows", text=shown))
    if not _SHAPE.fullmatch(text):
        raise NotationError(ENGLISH.say("notation.shape", text=shown))
    if re.fullmatch(r"\+MM+", text):
        raise NotationError(ENGLISH.say("notation.camels", text=shown))
    several = re.fullmatch(r"\+([1-9][0-9]*)M", text)
    if several:
        # Three digits are too many cards already, and the rest may be very long.
        size = int(several[1][:3])
    else:
        size = max(map(len, text.strip("+-").split(">")))
        for place, letter in enumerate(text, 1):
            if letter not in KINDS + "+->":
                raise NotationError(
                    ENGLISH.say("notation.letter", text=shown, place=place, letter=repr(letter))
                )
    if size > len(BOX):
        raise NotationError(ENGLISH.say("notation.long", text=shown, most=len(BOX)))


def _check_signs(text: str, shown: str) -> None:
    """Raise `NotationError` for the first sign that only looks like one of the notation."""
    # Small letters are cards where nothing else is, and else a word that is no action.
    cards = not set(text.upper()).difference(KINDS + "0123456789+->")
    instead = _IN_CAPITALS if cards else _INSTEAD
    for place, letter in enumerate(text, 1):
        if letter in instead:
            right, name = instead[letter]
            raise NotationError(
                ENGLISH.say(
                    f"notation.{name}", text=shown, place=place, letter=repr(letter), right=right
                )
            )


# Order and numbers


def sort_key(action: Action) -> tuple[int, int, str, str]:
    """The documented order, for every action: takes, camels, sales, exchanges.

    Sales come by good, then number; exchanges by size, then cards taken, then cards given.
    """
    match action:
        case Take(cards):
            return (0, len(cards), rank(cards), "")
        case TakeCamels():
            return (1, 0, "", "")
        case Sell(cards):
            return (2, 0, rank(cards), "")
        case Exchange(give, take):
            return (3, len(take), rank(take), rank(give))


#: How many cards of each good a sale can have, by the official rules and what the box holds.
SALES = {
    good: range(
        OFFICIAL.least_precious_sale if good in PRECIOUS else 1,
        min(OFFICIAL.hand_limit, COUNTS[good]) + 1,
    )
    for good in GOODS
}
#: How many cards an exchange can take, by the official rules.
EXCHANGES = range(OFFICIAL.least_exchange, MARKET_SIZE + 1)


@lru_cache(maxsize=1)
def all_actions() -> tuple[Action, ...]:
    """The 25,499 actions that can be legal at a hand limit of 7 and a market of 5, in order."""
    takes = [Take(good) for good in GOODS]
    sales = [Sell(good * n) for good, sizes in SALES.items() for n in sizes]
    exchanges = [
        Exchange(give, take)
        for size in EXCHANGES
        for take in map("".join, combinations_with_replacement(GOODS, size))
        for give in map(
            "".join,
            combinations_with_replacement([k for k in KINDS if k not in take], size),
        )
    ]
    return (*takes, TakeCamels(), *sales, *exchanges)


@lru_cache(maxsize=1)
def _numbers() -> dict[Action, int]:
    return {action: number for number, action in enumerate(all_actions())}


def index_of(action: Action) -> int:
    """The number of an action, 0 to 25,498; `NumberError` for one that never can be legal."""
    try:
        return _numbers()[action]
    except (KeyError, TypeError):
        written = str(action) if type(action) in _ACTIONS else brief(action)
        raise NumberError(ENGLISH.say("index.none", action=written)) from None


def action_at(index: int) -> Action:
    """The action of that number; `NumberError` for a number there is not."""
    actions = all_actions()
    if type(index) is not int or not 0 <= index < len(actions):
        raise NumberError(ENGLISH.say("index.range", index=brief(index), last=len(actions) - 1))
    return actions[index]
