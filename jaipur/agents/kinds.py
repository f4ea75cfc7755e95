"""`RandomKind`: any kind of action, all equally likely, and any action of that kind."""

from random import Random

from jaipur.actions import Action
from jaipur.agents.explaining import Explanation, by_chance
from jaipur.agents.interface import choices
from jaipur.observation import Observation
from jaipur.observation.seen import as_random


class RandomKind:
    """Idea: `uniform` exchanges most of the time, since most legal actions are exchanges. This
    player first draws among the kinds that are legal (take, camels, sale, exchange) and so
    plays more as a person without a plan would. Cost: listing the legal actions.
    """

    def choose(self, observation: Observation, rng: Random) -> Action:
        """A kind drawn uniformly, then an action of it drawn uniformly."""
        kinds = _by_kind(observation)
        return as_random(rng).choice(rng.choice(kinds))

    def explain(self, observation: Observation, rng: Random) -> Explanation:
        """The action that is drawn, then all others, each with how likely it was."""
        chosen = self.choose(observation, rng)
        kinds = _by_kind(observation)
        chances = {action: 1 / len(kinds) / len(kind) for kind in kinds for action in kind}
        return by_chance(chosen, chances)


def _by_kind(observation: Observation) -> list[list[Action]]:
    """The legal actions, those of a kind together."""
    by_kind: dict[type, list[Action]] = {}
    for action in choices(observation):
        by_kind.setdefault(type(action), []).append(action)
    return list(by_kind.values())
