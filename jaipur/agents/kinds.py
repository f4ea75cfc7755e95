"""`RandomKind`: any kind of action, all equally likely, and any action of that kind."""

from random import Random

from jaipur.actions import Action
from jaipur.agents.interface import choices
from jaipur.observation import Observation


class RandomKind:
    """Idea: `uniform` exchanges most of the time, since most legal actions are exchanges. This
    player first draws among the kinds that are legal (take, camels, sale, exchange) and so
    plays more as a person without a plan would. Cost: listing the legal actions.
    """

    def choose(self, observation: Observation, rng: Random) -> Action:
        """A kind drawn uniformly, then an action of it drawn uniformly."""
        by_kind: dict[type, list[Action]] = {}
        for action in choices(observation):
            by_kind.setdefault(type(action), []).append(action)
        return rng.choice(rng.choice(list(by_kind.values())))
