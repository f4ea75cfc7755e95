"""`Picks`: the cards a person has picked, and the action they would be."""

from dataclasses import dataclass

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels
from jaipur.cards import CAMEL, Cards, has


@dataclass(frozen=True, slots=True)
class Picks:
    """Picked cards: groups from the market and the hand, and a number of camels of the herd."""

    market: Cards = ""
    hand: Cards = ""
    herd: int = 0

    def __bool__(self) -> bool:
        return bool(self.market or self.hand or self.herd)

    @property
    def give(self) -> Cards:
        """What would be given: hand cards and camels as one group."""
        return self.hand + CAMEL * self.herd

    def action(self, camels: int) -> Action | None:
        """The action that these cards are, as named; None without any.

        `camels` is how many lie in the market: all of them together are an action of their own.
        """
        if not self:
            return None
        if not self.market:
            return Exchange(self.give, "") if self.herd else Sell(self.hand)
        if self.give:
            return Exchange(self.give, self.market)
        if self.market == CAMEL * camels:
            return TakeCamels()
        return Take(self.market)

    def part_of(self, action: Action) -> bool:
        """Whether picking more, or nothing more, could make this `action`."""
        match action:
            case Take(cards):
                return not self.give and has(cards, self.market)
            case TakeCamels():
                return not self.give and not self.market.strip(CAMEL)
            case Sell(cards):
                return not self.market and not self.herd and has(cards, self.hand)
            case Exchange(give, take):
                return has(give, self.give) and has(take, self.market)


def of(action: Action, market: Cards) -> Picks:
    """The picks that are this action, where `market` lies."""
    match action:
        case Take(cards):
            return Picks(market=cards)
        case TakeCamels():
            return Picks(market=CAMEL * market.count(CAMEL))
        case Sell(cards):
            return Picks(hand=cards)
        case Exchange(give, take):
            return Picks(market=take, hand=give.rstrip(CAMEL), herd=give.count(CAMEL))
