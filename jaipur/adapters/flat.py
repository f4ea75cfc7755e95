"""`flat`: every action is one number, 0 to 25,498, as in `jaipur.actions`.

The legal numbers are looked up by text: what can be given for a group has its numbers in a
dictionary of that group, so that no action is made to list them, and no number is tried.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from jaipur.actions import Action, Exchange, action_at, all_actions, index_of
from jaipur.adapters import micro
from jaipur.adapters.micro import NOTHING, Partial
from jaipur.cards import CAMEL, Cards, kind_bits, picks, without
from jaipur.legality import Turn
from jaipur.rules import OFFICIAL

#: How many numbers there are.
ACTIONS = 25_499
#: The fewest cards of an exchange in the standard shape, for which alone there are numbers.
_LEAST = OFFICIAL.least_exchange


def legal(turn: Turn, _so_far: Partial = NOTHING) -> list[int]:
    """The numbers of the legal actions in ascending order, for a turn whose player is to move."""
    rules, market, hand, herd = turn
    left = _left(hand + CAMEL * min(herd, rules.hand_limit - len(hand)))
    held = left.held
    found = [*micro.simple(turn)]
    for kinds, size, numbers in _groups(market):
        if gives := left[kinds & held][size]:
            found += map(numbers.__getitem__, gives)
    return found


class _Left(dict[int, tuple[tuple[Cards, ...], ...]]):
    """What can be given out of some cards, by size, for the kinds that are barred, as bits.

    `held` are the kinds among the cards: barring another changes nothing.
    """

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.held = kind_bits(cards)

    def __missing__(self, barred: int) -> tuple[tuple[Cards, ...], ...]:
        unwanted = [card for card in self.cards if barred & kind_bits(card)]
        self[barred] = given = picks(without(self.cards, unwanted))
        return given


_left = cache(_Left)


class _Group(NamedTuple):
    """A group of goods: its kinds as bits, its size, the number of each exchange for it."""

    kinds: int
    size: int
    numbers: dict[Cards, int]


@lru_cache(maxsize=1 << 12)
def _groups(market: Cards) -> tuple[_Group, ...]:
    """What can be taken by exchange, in order."""
    return tuple(
        _Group(kind_bits(group), len(group), _numbers()[group])
        for size in picks(market.rstrip(CAMEL))[_LEAST:]
        for group in size
    )


@cache
def _numbers() -> dict[Cards, dict[Cards, int]]:
    """The number of every exchange, by what is taken, then by what is given."""
    found: dict[Cards, dict[Cards, int]] = {}
    for number, action in enumerate(all_actions()):
        if isinstance(action, Exchange):
            found.setdefault(action.take, {})[action.give] = number
    return found


def step(_so_far: Partial, number: int) -> Action:
    """The action of that number; `NumberError` for a number there is not."""
    return action_at(number)


def path(action: Action) -> tuple[int, ...]:
    """The number of an action, alone."""
    return (index_of(action),)


def text(number: int) -> str:
    """The action of that number in notation."""
    return str(action_at(number))
