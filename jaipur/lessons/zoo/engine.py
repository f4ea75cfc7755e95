"""The one interface of the zoo: an engine that keeps the rules, and what broken ones override.

An engine answers six questions. Four of them are asked by the others, and a broken engine
overrides exactly one of those: what is forbidden, what an action does, how a round came out, who
starts the next. Or it deals wrongly.
"""

from dataclasses import dataclass, replace
from typing import Any

from jaipur.actions import Action, Exchange, Sell, Take, as_action, sort_key
from jaipur.cards import CAMEL, MARKET_SIZE, Cards, minus, plus
from jaipur.match import Match
from jaipur.round import IllegalAction, Round, Side, deal
from jaipur.rulebook import Refusal
from jaipur.rules import RANGES
from jaipur.scoring import Result
from jaipur.texts import ENGLISH, Catalog


@dataclass(frozen=True, slots=True)
class Wrongly(Refusal):
    """The refusal of something that the rules allow."""

    def message(self, catalog: Catalog = ENGLISH) -> str:
        """What the broken engine says."""
        return catalog.say(f"zoo.refusal.{self.rule}", **dict(self.facts))


class Engine:
    """The rules as they are. `rule` is the id of the rule that a broken engine breaks."""

    rule = ""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def deal(self, seed: int) -> Round:
        """The first round of the match with that seed; raises `SeedError`."""
        return deal(seed)

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """Why the player to move may not do this, or None if this engine allows it."""
        return now.refusal(action)

    def after(self, now: Round, action: Action) -> Round:
        """The position after an action that this engine allows."""
        return now.play(action) if now.refusal(action) is None else forced(now, action)

    def result(self, now: Round) -> Result | None:
        """How the round came out, or None while it lasts."""
        return now.result()

    def next_starter(self, now: Round) -> int | None:
        """Who starts the next round, or None while this one lasts."""
        return Match.from_position(now).next_starter() if now.over else None

    def play(self, now: Round, action: Action | str) -> Round:
        """The position after the action. Raises `IllegalAction`, or `NotationError` for text."""
        action = as_action(action)
        if (refused := self.refusal(now, action)) is not None:
            raise IllegalAction(refused, action)
        return self.after(now, action)

    def legal_actions(self, now: Round) -> list[Action]:
        """Every action that this engine allows, in the documented order."""
        allowed = [each for each in thinkable(now) if self.refusal(now, each) is None]
        return sorted(allowed, key=sort_key)

    def no(self, **facts: int | str) -> Refusal:
        """The refusal of an engine that forbids what the rule it breaks allows."""
        return Wrongly(self.rule, tuple(facts.items()))


#: The engine of the kit.
RIGHT = Engine()


# What broken engines are made of


def mover(now: Round) -> Side:
    """What the player to move has."""
    return now.sides[now.to_move]


def with_mover(now: Round, **changes: Any) -> Round:
    """The position with something else in the place of what the player to move has."""
    first, second = now.sides
    if now.to_move == 0:
        return replace(now, sides=(replace(first, **changes), second))
    return replace(now, sides=(first, replace(second, **changes)))


def with_rules(now: Round, **changes: Any) -> Round:
    """The position under rules that differ in these fields."""
    return replace(now, rules=replace(now.rules, **changes))


def forced(now: Round, action: Action) -> Round:
    """What an action does that the rules forbid: cards go where it says, and the turn passes."""
    if isinstance(action, Sell):
        lax = with_rules(now, least_precious_sale=1)
        return replace(lax.play(action), rules=now.rules)
    give, take = _sides(action)
    side = mover(now)
    moved = with_mover(
        now,
        hand=plus(minus(side.hand, _goods(give)), _goods(take)),
        known=plus(minus(side.known, _goods(give)), _goods(take)),
        herd=side.herd - give.count(CAMEL) + take.count(CAMEL),
    )
    market = plus(minus(now.market, take), give)
    need = MARKET_SIZE - len(market)
    return replace(
        moved,
        market=plus(market, now.deck[:need]),
        deck=now.deck[need:],
        ended_by="deck" if len(now.deck) < need else None,
        to_move=1 - now.to_move,
        turns=now.turns + 1,
    )


def _sides(action: Action) -> tuple[Cards, Cards]:
    """The cards that an action gives and those that it takes."""
    if isinstance(action, Exchange):
        return action.give, action.take
    return "", action.cards if isinstance(action, Take) else ""


def _goods(cards: Cards) -> Cards:
    return cards.replace(CAMEL, "")


#: The fields of the rules that allow the most.
_LAX = {
    "hand_limit": max(RANGES["hand_limit"]),
    "least_exchange": min(RANGES["least_exchange"]),
    "same_type_back": True,
    "least_precious_sale": min(RANGES["least_precious_sale"]),
}


def thinkable(now: Round) -> list[Action]:
    """The actions that some engine of the zoo may allow: more than the rules do."""
    if now.over:
        return []
    lent = with_mover(now, herd=max(mover(now).herd, MARKET_SIZE))
    lax = with_rules(lent, **_LAX)
    one_camel = [Take(CAMEL)] if CAMEL in now.market else []
    return [*lax.legal_actions(), *one_camel]
