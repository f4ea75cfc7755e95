"""`Uniform`: any legal action, all equally likely."""

from random import Random

from jaipur.actions import Action
from jaipur.agents.interface import choices
from jaipur.observation import Observation


class Uniform:
    """Idea: none, so that everything better can be measured against it.

    Exchanges are by far the most numerous legal actions, so it exchanges most of the time.
    """

    def choose(self, observation: Observation, rng: Random) -> Action:
        """A legal action drawn uniformly."""
        drawn: Action = rng.choice(choices(observation))
        return drawn
