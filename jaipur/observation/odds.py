"""Exact odds, as fractions: the next card, a refill, the other hand, a bonus token.

All follow from one fact. The places of the unseen cards are the deck and the unknown cards of
the other hand; every way to fill them is equally likely, but that no camel is in a hand. So
the camels are spread over the deck alone, and the goods over both alike. No account is taken
of what the other player's choices may tell.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb, prod

from jaipur.actions import Action, Take, TakeCamels, as_action
from jaipur.cards import CAMEL, GOODS, MARKET_SIZE, Cards, kinds
from jaipur.errors import SaysWhy, brief
from jaipur.legality import refusal as legality_refusal
from jaipur.observation.seen import Observation, as_observation
from jaipur.round import IllegalAction
from jaipur.rules import BONUS_PILES
from jaipur.texts import ENGLISH

Odds = dict[Cards, Fraction]


class OddsError(SaysWhy, ValueError):
    """Odds of something that there is not."""


def next_card(observation: Observation) -> Odds:
    """How likely each kind is to be on top of the deck; empty when the deck is."""
    return refill(observation, 1)


def refill(observation: Observation, cards: int) -> Odds:
    """How likely each group is to be the next `cards` of the deck, the likeliest first.

    The group is smaller where the deck is; empty, with no odds at all, where it is empty. Raises
    `OddsError` for a number that no market could need.
    """
    if type(cards) is not int or not 0 <= cards <= MARKET_SIZE:
        raise OddsError(ENGLISH.say("odds.cards", given=brief(cards), most=MARKET_SIZE))
    unseen, drawn = as_observation(observation).unseen, min(cards, observation.deck)
    camels = unseen.count(CAMEL)
    goods = unseen[: len(unseen) - camels]
    found = {
        group + CAMEL * n: _camels(n, camels, drawn, observation.deck) * _group(group, goods)
        for n in range(min(camels, drawn) + 1)
        for group in _groups(goods, drawn - n)
        if drawn
    }
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def after(observation: Observation, action: Action | str) -> Odds:
    """How likely each group is to refill the market after this action, the likeliest first.

    Empty after an exchange and a sale, which draw nothing. Raises `IllegalAction` for what this
    player may not do, or could not if it were to move, and `NotationError` for text that is none.
    """
    action = as_action(action)
    if (refused := legality_refusal(as_observation(observation).turn(), action)) is not None:
        raise IllegalAction(refused, action)
    match action:
        case Take(taken):
            return refill(observation, len(taken))
        case TakeCamels():
            return refill(observation, observation.market.count(CAMEL))
    return {}


def other_holds(observation: Observation, good: Cards, least: int = 1) -> Fraction:
    """How likely the other player holds at least so many cards of a good.

    Raises `OddsError` for what is no good, or no number of cards.
    """
    if good not in tuple(GOODS):
        raise OddsError(ENGLISH.say("odds.good", given=brief(good)))
    if type(least) is not int or least < 0:
        raise OddsError(ENGLISH.say("odds.least", given=brief(least)))
    need = least - as_observation(observation).other.known.count(good)
    goods = observation.unseen.rstrip(CAMEL)
    there, unknown = goods.count(good), observation.unknown
    ways = sum(
        comb(there, n) * comb(len(goods) - there, unknown - n)
        for n in range(max(need, 0), min(there, unknown) + 1)
    )
    return Fraction(ways, comb(len(goods), unknown))


def bonus(observation: Observation, pile: int) -> dict[int, Fraction]:
    """How likely each value is on the top token of the pile for 3, 4 or 5; empty if it is gone.

    Raises `OddsError` for a pile that there is not.
    """
    if pile not in BONUS_PILES:
        raise OddsError(ENGLISH.say("odds.pile", given=brief(pile)))
    place = BONUS_PILES.index(pile)
    values = as_observation(observation).unseen_bonus[place]
    if not observation.bonus_left[place]:
        return {}
    return {value: Fraction(values.count(value), len(values)) for value in sorted(set(values))}


def mean(odds: dict[int, Fraction]) -> Fraction:
    """The mean of a number with these odds; 0 where there are none."""
    return sum((value * chance for value, chance in odds.items()), Fraction(0))


def _camels(n: int, camels: int, drawn: int, deck: int) -> Fraction:
    """How likely `n` of the drawn cards are camels, when so many of the deck are."""
    return Fraction(comb(camels, n) * comb(deck - camels, drawn - n), comb(deck, drawn))


def _group(group: Cards, goods: Cards) -> Fraction:
    """How likely goods drawn from these are just that group."""
    ways = prod(comb(goods.count(good), group.count(good)) for good in kinds(group))
    return Fraction(ways, comb(len(goods), len(group)))


@cache
def _groups(goods: Cards, size: int) -> tuple[Cards, ...]:
    """Every different group of a size that can be drawn from these goods."""
    return tuple(_picked(goods, size))


def _picked(goods: Cards, size: int) -> Iterator[Cards]:
    if size == 0:
        yield ""
    elif goods:
        first, rest = goods[0], goods.lstrip(goods[0])
        for n in range(min(size, len(goods) - len(rest)), -1, -1):
            yield from (first * n + more for more in _picked(rest, size - n))
