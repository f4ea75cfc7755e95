"""`Seller`: sells whenever it can, and otherwise takes what sells best."""

from random import Random

from jaipur.actions import Action, Sell, Take, TakeCamels
from jaipur.agents.explaining import Candidate, Explanation
from jaipur.agents.interface import choices
from jaipur.observation import Observation
from jaipur.scoring import sale

#: The kinds of action, those it likes least first.
_KINDS = ("exchange", "camels", "take", "sale")


class Seller:
    """Idea: coins in hand are safe. The sale of most rupees now, without a thought of bonus
    tokens; with nothing to sell the good whose top token is worth most, else the camels, else
    the first exchange. It shows what waiting for a bonus is worth. Cost: next to nothing.
    """

    def choose(self, observation: Observation, rng: Random) -> Action:
        """The first of the best by that order; `rng` is not used."""
        return max(choices(observation), key=lambda action: _appeal(observation, action))

    def explain(self, observation: Observation, rng: Random) -> Explanation:
        """Every legal action in its order, with the rupees that it looks at."""
        ranked = sorted(
            choices(observation), key=lambda action: _appeal(observation, action), reverse=True
        )
        candidates = (_candidate(action, _appeal(observation, action)) for action in ranked)
        return Explanation(tuple(candidates), "explain.measure.seller")


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


def _candidate(action: Action, appeal: tuple[int, int]) -> Candidate:
    kind, rupees = appeal
    return Candidate(action, rupees, f"explain.seller.{_KINDS[kind]}")
