"""`Greedy`: one look ahead, by a fixed worth of what the action leaves; the yardstick.

The action of the greatest worth is played, as `worth` defines it; of equals, the first in the
documented order of actions. It uses no chance. A move costs one evaluation of each legal action.
"""

from random import Random

from jaipur.actions import Action
from jaipur.agents.explaining import Candidate, Explanation, plain
from jaipur.agents.interface import choices
from jaipur.observation import Observation
from jaipur.worth import View, Weigher, Worth


class Greedy:
    """Plays the action of the greatest worth now."""

    def choose(self, observation: Observation, rng: Random) -> Action:
        """The first of the best legal actions; `rng` is not used."""
        actions = choices(observation)
        return Weigher(View.of(observation)).best(actions)

    def explain(self, observation: Observation, rng: Random) -> Explanation:
        """Every legal action with its worth, the best first; `rng` is not used."""
        actions = choices(observation)
        weigher = Weigher(View.of(observation))
        ranked = weigher.ranked(actions)
        candidates = (candidate(action, weigher.weigh(action)) for _, action in ranked)
        return Explanation(tuple(candidates), "explain.measure.greedy")


def candidate(action: Action, weighed: Worth) -> Candidate:
    """An action with the parts of its worth as the reason."""
    facts: dict[str, int | str] = {
        "gained": plain(weighed.gained),
        "held": plain(weighed.held),
        "camels": weighed.camels,
    }
    reason = "explain.greedy.sale" if weighed.gained else "explain.greedy"
    return Candidate(action, weighed.total, reason, tuple(facts.items()))


def worth(observation: Observation, action: Action) -> float:
    """What a legal action is worth to the observing player, in rupees."""
    return Weigher(View.of(observation)).total(action)
