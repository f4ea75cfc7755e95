"""What an agent is."""

from random import Random
from typing import Protocol

from jaipur.actions import Action
from jaipur.observation import Observation


class Agent(Protocol):
    """A player that decides from what it may know."""

    def choose(self, observation: Observation, rng: Random) -> Action:
        """One of `observation.legal_actions()`, which is never empty when this is called."""
        ...


class UnknownAgent(ValueError):
    """There is no agent of that name."""
