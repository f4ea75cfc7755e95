"""`Seller`: sells whenever it can, and otherwise takes what sells best."""

from random import Random

from jaipur.actions import Action, Sell, Take, TakeCamels
from jaipur.agents.interface import choices
from jaipur.observation import Observation
from jaipur.scoring import sale


class Seller:
    """Idea: coins in hand are safe. The sale of most rupees now, without a thought of bonus
    tokens; with nothing to sell the good whose top token is worth most, else the camels, else
    the first exchange. It shows what waiting for a bonus is worth. Cost: next to nothing.
    """

    def choose(self, observation: Observation, rng: Random) -> Action:
        """The first of the best by that order; `rng` is not used."""
        return max(choices(observation), key=lambda action: _appeal(observation, action))


def _appeal(observation: Observation, action: Action) -> tuple[int, int]:
    """How an action ranks: its kind first, then rupees."""
    match action:
        case Sell(cards):
            row = observation.row(cards[0])
            return 3, sale(row, len(cards), observation.bonus_left).rupees
        case Take(good):
            return 2, sale(observation.row(good), 1, observation.bonus_left).rupees
        case TakeCamels():
            return 1, 0
    return 0, 0
