"""What a person names of a position, read: cards, numbers, tokens."""

from collections.abc import Mapping
from typing import Any, NamedTuple, NoReturn, TypeAlias

from jaipur.cards import BOX, GOODS, TOKENS, Cards, CardsError, read_cards
from jaipur.errors import SaysWhy, brief
from jaipur.rules import BONUS_PILES, MOST_TURNS
from jaipur.scoring import Row
from jaipur.texts import ENGLISH

#: Tokens by good, bonus tokens by pile: how many or which rupees, as a person names them.
Named: TypeAlias = Mapping[Any, int | tuple[int, ...]]
#: The same, read: a number of tokens, or their rupees.
Tokens: TypeAlias = dict[int | str, int | Row]


class PositionError(SaysWhy, ValueError):
    """A position that cannot be; its message says what does not add up."""


class NamedCards(NamedTuple):
    """The cards that are named; None where something is to be filled in."""

    market: Cards
    hand: Cards
    other_hand: Cards | None
    known: tuple[Cards, Cards]
    herd: int
    other_herd: int | None
    top: Cards
    deck_size: int | None

    @property
    def named(self) -> Cards:
        """All of them but the herds."""
        other = self.known[1] if self.other_hand is None else self.other_hand
        return self.market + self.hand + other + self.top


def read(cards: object) -> Cards:
    """A group of cards, in order."""
    try:
        return read_cards(cards)
    except CardsError as wrong:
        raise PositionError(str(wrong)) from None


def read_hands(name: str, cards: object) -> tuple[Cards, Cards]:
    """A group of cards of each player."""
    first, second = read_pair(name, cards)
    return read(first), read(second)


def read_number(name: str, value: Any, most: int = MOST_TURNS) -> int:
    """A whole number from 0 to `most`."""
    if type(value) is not int or not 0 <= value <= most:
        _refuse(name, value, ENGLISH.say("rules.from-to", least=0, most=most))
    return int(value)


def read_turn(to_move: object, starter: object, turns: object) -> tuple[int, int, int]:
    """Who moves, who started, and how many turns have been played."""
    moves = read_number("to_move", to_move, 1)
    if starter is None:
        played = 0 if turns is None else read_number("turns", turns)
        return moves, (moves + played) % 2, played
    starts = read_number("starter", starter, 1)
    return moves, starts, int(starts != moves) if turns is None else read_number("turns", turns)


def read_pair(name: str, value: Any) -> tuple[Any, Any]:
    """What is named for each player."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        _refuse(name, value, ENGLISH.say("position.pair"))
    return value[0], value[1]


def _refuse(name: str, value: object, right: str) -> NoReturn:
    shown = brief(value)
    raise PositionError(ENGLISH.say("position.argument", name=name, value=shown, right=right))


#: What may be named in each argument about tokens.
_KEYS: dict[str, tuple[int | str, ...]] = {
    "tokens": tuple(GOODS),
    "bonus": BONUS_PILES,
    "won": (*GOODS, *BONUS_PILES),
}


def read_tokens(argument: str, named: object) -> Tokens:
    """What is named, with rupees as tuples; of a bonus pile a lone number is a token's rupees."""
    keys = _KEYS[argument]
    named = {} if named is None else named
    if not isinstance(named, Mapping) or any(key not in keys for key in named):
        _refuse(argument, named, ENGLISH.say("position.keys", keys=ENGLISH.listing(map(str, keys))))
    return {key: _read_tokens(f"{argument}[{key!r}]", key, named[key]) for key in named}


def _read_tokens(name: str, key: int | str, value: Any) -> int | Row:
    several = isinstance(value, tuple | list)
    values = tuple(value) if several else (value,)
    if len(values) > len(BOX) or any(type(n) is not int or not 0 <= n <= 99 for n in values):
        _refuse(name, value, ENGLISH.say("position.tokens"))
    if several or not isinstance(key, str):
        return values
    return read_number(name, value, len(TOKENS[key]))
