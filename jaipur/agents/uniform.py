"""`Uniform`: any legal action, all equally likely."""

from random import Random

from jaipur.actions import Action
from jaipur.agents.explaining import Explanation, by_chance
from jaipur.agents.interface import choices
from jaipur.observation import Observation
from jaipur.observation.seen import as_random


class Uniform:
    """Idea: none, so that everything better can be measured against it.

    Exchanges are by far the most numerous legal actions, so it exchanges most of the time.
    """

    def choose(self, observation: Observation, rng: Random) -> Action:
        """A legal action drawn uniformly."""
        drawn: Action = as_random(rng).choice(choices(observation))
        return drawn

    def explain(self, observation: Observation, rng: Random) -> Explanation:
        """The action that is drawn, then all others, each with how likely it was."""
        chosen = self.choose(observation, rng)
        actions = observation.legal_actions()
        return by_chance(chosen, {action: 1 / len(actions) for action in actions})
