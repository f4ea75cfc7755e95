"""`Greedy`: one look ahead, by a fixed worth of what the action leaves; the yardstick.

The worth of an action is

    rupees gained
    + 0.75 x the sum over goods of the best legal sale of that good afterwards
    + 1 x own camels afterwards

where a bonus token counts the mean of its pile as printed (2, 5 and 9 in the official box),
or 0 if the pile is empty. The card that fills the market is unknown and not counted. The
best worth is played; of equals, the first in the documented order of actions. It uses no
chance. A move costs one evaluation of at most six goods for each legal action.
"""

from random import Random
from typing import NamedTuple

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels
from jaipur.agents.explaining import Candidate, Explanation, plain
from jaipur.agents.interface import choices
from jaipur.cards import CAMEL, Cards, kinds, minus
from jaipur.legality import least_sale
from jaipur.observation import Observation
from jaipur.rules import BONUS_PILES, Rules
from jaipur.scoring import Sale, sale

HOLDING = 0.75
CAMEL_WORTH = 1.0


class Greedy:
    """Plays the action of the greatest worth now."""

    def choose(self, observation: Observation, rng: Random) -> Action:
        """The first of the best legal actions; `rng` is not used."""
        return max(choices(observation), key=lambda action: worth(observation, action))

    def explain(self, observation: Observation, rng: Random) -> Explanation:
        """Every legal action with its worth, the best first; `rng` is not used."""
        weighed = [(action, weigh(observation, action)) for action in choices(observation)]
        weighed.sort(key=lambda pair: pair[1].total, reverse=True)  # stable: ties stay in order
        return Explanation(tuple(_candidate(*pair) for pair in weighed), "explain.measure.greedy")


def worth(observation: Observation, action: Action) -> float:
    """What `action` is worth to the observing player, in rupees."""
    return weigh(observation, action).total


class Worth(NamedTuple):
    """The parts of an action's worth: rupees gained, best sales of the hand kept, camels kept."""

    gained: float
    held: float
    camels: int

    @property
    def total(self) -> float:
        """The worth, in rupees."""
        return self.gained + HOLDING * self.held + CAMEL_WORTH * self.camels


def weigh(observation: Observation, action: Action) -> Worth:
    """The parts of what `action` is worth to the observing player."""
    hand, herd, gained, sold = observation.hand, observation.herd, 0.0, ""
    bonus_left = list(observation.bonus_left)
    match action:
        case Take(cards):
            hand += cards
        case TakeCamels():
            herd += observation.market.count(CAMEL)
        case Exchange(give, take):
            hand = minus(hand, give.rstrip(CAMEL)) + take
            herd -= give.count(CAMEL)
        case Sell(cards):
            sold = cards
            hand = minus(hand, cards)
            brought = sale(observation.row(cards[0]), len(cards), observation.bonus_left)
            gained = rupees(observation, brought)
            if brought.bonus is not None:
                bonus_left[BONUS_PILES.index(brought.bonus)] -= 1
    rest = (
        best_sale(observation, good, hand.count(good), sold, bonus_left) for good in kinds(hand)
    )
    return Worth(gained, sum(rest), herd)


def _candidate(action: Action, weighed: Worth) -> Candidate:
    facts: dict[str, int | str] = {
        "gained": plain(weighed.gained),
        "held": plain(weighed.held),
        "camels": weighed.camels,
    }
    reason = "explain.greedy.sale" if weighed.gained else "explain.greedy"
    return Candidate(action, weighed.total, reason, tuple(facts.items()))


def best_sale(
    observation: Observation, good: Cards, held: int, sold: Cards, bonus_left: list[int]
) -> float:
    """The worth of the best legal sale of up to `held` cards, after `sold` were sold."""
    row = observation.row(good)[sold.count(good) :]
    sizes = range(least_sale(observation.rules, good), held + 1)
    left = tuple(bonus_left)
    return max((rupees(observation, sale(row, n, left)) for n in sizes), default=0.0)


def rupees(observation: Observation, brought: Sale) -> float:
    """The rupees that a sale brings, its bonus token counted at its printed mean."""
    return brought.rupees + bonus_mean(observation.rules, brought.bonus)


def bonus_mean(rules: Rules, pile: int | None) -> float:
    """The mean of a bonus pile as printed, in rupees; 0 for None."""
    if pile is None:
        return 0.0
    values = rules.bonus_tokens[BONUS_PILES.index(pile)]
    return sum(values) / len(values) if values else 0.0
