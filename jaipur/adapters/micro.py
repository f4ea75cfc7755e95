"""`micro`: an action in steps, 56 numbers in place of 25,499.

     0 to  5   take D G S C P L          6        take all the camels
     7 to 42   the 36 sales              43 to 48  pick D G S C P L out of the market
    49 to 55   give D G S C P L M

The first 43 are actions, with the numbers they have in `jaipur.actions`. An exchange is several
steps: its cards are picked, at least two, then as many are given, each in the order of a group,
so that every exchange is one path and no other. There is no step to stop: the first card given
ends the picking, and the last one the exchange. A step is legal only if it leads to a legal
exchange, so that no path ends in nothing. Which are is worked out from how many cards are left
on either side, and no exchange is listed for it.
"""

from functools import lru_cache
from typing import NamedTuple

from jaipur.actions import Action, Exchange, NumberError, Sell, action_at, index_of
from jaipur.cards import BOX, CAMEL, GOODS, KINDS, MARKET_SIZE, Cards, kinds, without
from jaipur.errors import brief
from jaipur.legality import Turn, least_sale
from jaipur.rules import OFFICIAL
from jaipur.texts import ENGLISH

#: The first numbers of the picks and of the gives, and how many numbers there are.
PICK, GIVE, STEPS = 43, 49, 56
#: The fewest cards of an exchange in the standard shape, for which alone there are numbers.
_LEAST = OFFICIAL.least_exchange
#: The most steps of one action: a whole market picked, and as many cards given.
MOST_STEPS = 2 * MARKET_SIZE

#: More cards than there are.
_ALL = len(BOX)
_CAMELS = len(GOODS)
_PICK = {good: PICK + place for place, good in enumerate(GOODS)}
_GIVE = {kind: GIVE + place for place, kind in enumerate(KINDS)}
#: The card of every pick and every give.
CARD_OF = {number: card for numbers in (_PICK, _GIVE) for card, number in numbers.items()}


class Partial(NamedTuple):
    """An exchange so far: the cards picked out of the market, and those given."""

    picks: Cards = ""
    gives: Cards = ""


NOTHING = Partial()


def legal(turn: Turn, so_far: Partial = NOTHING) -> list[int]:
    """The legal steps in ascending order, for a turn whose player is to move."""
    rules, market, hand, herd = turn
    picks, gives = so_far
    pool = hand + CAMEL * min(herd, rules.hand_limit - len(hand))
    if gives:
        return [*_gives(pool, picks, gives)]
    if picks:
        return [*_picks(market, pool, picks), *_gives(pool, picks, gives)]
    return [*simple(turn), *_picks(market, pool, "")]


def step(so_far: Partial, number: int) -> Action | Partial:
    """What a step makes: the action when it is complete, or else the exchange so far.

    Raises `NumberError` for a number there is not; whether the step is legal is not asked here.
    """
    if number not in CARD_OF:
        return _simple_at(number)
    card, (picks, gives) = CARD_OF[number], so_far
    if number < GIVE:
        return Partial(picks + card, gives)
    gives += card
    return Exchange(gives, picks) if len(gives) == len(picks) else Partial(picks, gives)


def _simple_at(number: object) -> Action:
    if type(number) is not int or not 0 <= number < PICK:
        raise NumberError(ENGLISH.say("index.range", index=brief(number), last=STEPS - 1))
    return action_at(number)


def text(number: int) -> str:
    """A step in notation: an action, `>D` for a pick and `L>` for a card given."""
    if number not in CARD_OF:
        return str(_simple_at(number))
    return f">{CARD_OF[number]}" if number < GIVE else f"{CARD_OF[number]}>"


def path(action: Action) -> tuple[int, ...]:
    """The steps of an action."""
    if isinstance(action, Exchange):
        return begun(Partial(action.take, action.give))
    return (index_of(action),)


def begun(so_far: Partial) -> tuple[int, ...]:
    """The steps of an exchange so far."""
    return (*map(_PICK.__getitem__, so_far.picks), *map(_GIVE.__getitem__, so_far.gives))


def simple(turn: Turn) -> tuple[int, ...]:
    """The numbers of the legal actions that are one step: takes, camels, sales."""
    takes = len(turn.hand) < turn.rules.hand_limit
    return _takes(turn.market, takes) + _sales(turn.hand)


@lru_cache(maxsize=1 << 12)
def _takes(market: Cards, room: bool) -> tuple[int, ...]:
    goods = kinds(market.rstrip(CAMEL)) if room else ""
    return (*map(GOODS.index, goods), *([_CAMELS] if CAMEL in market else []))


@lru_cache(maxsize=1 << 12)
def _sales(hand: Cards) -> tuple[int, ...]:
    return tuple(
        index_of(Sell(good * n))
        for good in kinds(hand)
        for n in range(least_sale(OFFICIAL, good), hand.count(good) + 1)
    )


@lru_cache(maxsize=1 << 16)
def _picks(market: Cards, pool: Cards, picks: Cards) -> tuple[int, ...]:
    """The goods that can be picked next out of the market.

    What is picked is barred from the pool. More picks leave less to give, so enough of them are
    an exchange already or never are one; a first pick needs a second one with which it is.
    """
    rest = _from_last(market.rstrip(CAMEL), picks)
    left = len(without(pool, picks))
    need = max(len(picks) + 1, _LEAST)
    return tuple(
        _PICK[good]
        for good in kinds(rest)
        if left - (0 if good in picks else _barred(good, rest, pool, first=not picks)) >= need
    )


def _barred(good: Cards, rest: Cards, pool: Cards, *, first: bool) -> int:
    """The fewest cards of the pool that a pick bars, with a second pick if it is the first."""
    barred = pool.count(good)
    if not first:
        return barred
    others = kinds(rest[rest.index(good) + 1 :])
    fewest = min((0 if other == good else pool.count(other) for other in others), default=_ALL)
    return barred + fewest


@lru_cache(maxsize=1 << 16)
def _gives(pool: Cards, picks: Cards, gives: Cards) -> tuple[int, ...]:
    """The cards that can be given next: those that leave enough of the kinds to come."""
    if len(picks) < _LEAST:
        return ()
    rest = _from_last(without(pool, picks), gives)
    missing = len(picks) - len(gives)
    return tuple(_GIVE[card] for card in kinds(rest[: len(rest) - missing + 1]))


def _from_last(cards: Cards, some: Cards) -> Cards:
    """What may follow `some` of the cards in the order of a group: its last kind, and later."""
    return cards[cards.index(some[-1]) + some.count(some[-1]) :] if some else cards
