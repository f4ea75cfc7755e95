"""What an agent is."""

from random import Random
from typing import Protocol

from jaipur.actions import Action
from jaipur.errors import SaysWhy
from jaipur.legality import LegalActions
from jaipur.observation import Observation
from jaipur.observation.seen import as_observation
from jaipur.round import Round
from jaipur.texts import ENGLISH


class Agent(Protocol):
    """A player that decides from what it may know."""

    def choose(self, observation: Observation, rng: Random) -> Action:
        """One of `observation.legal_actions()`, which is never empty when this is called."""
        ...


class OmniscientAgent(Protocol):
    """A player that is handed the whole round: not a fair one, and taken only where it is named.

    Its method has another name than an agent's, so that neither passes for the other.
    """

    def choose_seeing(self, now: Round, rng: Random) -> Action:
        """One of the legal actions of the player to move."""
        ...


def stream(seed: int | None, player: int) -> Random:
    """The random stream of the agent that plays as `player` in the match with this seed.

    Every agent has its own, so that what one draws never changes the other's choices or a deal.
    """
    return Random(f"{seed}/agent/{player}")


class NothingToChoose(SaysWhy, ValueError):
    """An agent was asked for an action where its player has none."""


def choices(observation: Observation) -> LegalActions:
    """The legal actions to choose from. Raises `NothingToChoose`: out of turn, or after the end."""
    actions = as_observation(observation).legal_actions()
    if actions:
        return actions
    key = "agent.over" if observation.over else "agent.not-yours"
    raise NothingToChoose(ENGLISH.say(key, player=observation.player + 1))


class AgentError(SaysWhy, ValueError):
    """An agent cannot be made as it was asked for."""


class UnknownAgent(AgentError):
    """There is no agent of that name."""
