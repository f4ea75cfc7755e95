"""`Learned`: what an action leaves, judged by a network that taught itself by playing."""

from pathlib import Path
from random import Random

from jaipur.actions import Action
from jaipur.agents.explaining import Candidate, Explanation, plain
from jaipur.agents.interface import choices
from jaipur.agents.learned.features import describe
from jaipur.agents.learned.leaving import After, Turn
from jaipur.agents.learned.network import Network, chance_of, read_network, shipped
from jaipur.observation import Observation


class Learned:
    """Idea: one look ahead, as `greedy`, but what an action leaves is judged by a small network
    that played against itself and moved each judgement towards the next one (TD(λ)). It uses no
    chance. Source: Tesauro, "Temporal difference learning and TD-Gammon" (Communications of the
    ACM 38(3), 1995). Cost: a few milliseconds a move.

    weights  a file of weights or a `Network`; without, those that come with the kit
    """

    def __init__(self, weights: str | Path | Network = "") -> None:
        self.network = _network(weights)

    def choose(self, observation: Observation, rng: Random) -> Action:
        """The first action of the greatest value; `rng` is not used."""
        return self.judge(observation)[0]

    def judge(self, observation: Observation) -> tuple[Action, float]:
        """The action that is chosen, and what it leaves, from 0 to 1."""
        logit, action, _ = max(self._weighed(observation), key=lambda weighed: weighed[0])
        return action, chance_of(logit)

    def ranked(self, observation: Observation) -> list[Action]:
        """Every legal action, the best first, equals in the documented order."""
        return [action for _, action, _ in self._ranked(observation)]

    def explain(self, observation: Observation, rng: Random) -> Explanation:
        """Every legal action with its value, from 0 to 100, the best first; `rng` is not used."""
        candidates = (_candidate(*weighed) for weighed in self._ranked(observation))
        return Explanation(tuple(candidates), "explain.measure.learned")

    def _ranked(self, observation: Observation) -> list[tuple[float, Action, After]]:
        return sorted(self._weighed(observation), key=lambda weighed: -weighed[0])

    def _weighed(self, observation: Observation) -> list[tuple[float, Action, After]]:
        """The logit of every legal action, in the documented order, with what it leaves."""
        actions, turn, network = choices(observation), Turn(observation), self.network
        before = describe(turn, turn.before)
        start = network.into_hidden(before)
        weighed = []
        for action in actions:
            after = turn.after(action)
            hidden = network.moved(start, before, describe(turn, after, before))
            weighed.append((network.logit(hidden), action, after))
        return weighed


def _network(weights: str | Path | Network) -> Network:
    if isinstance(weights, Network):
        return weights
    return shipped() if weights == "" else read_network(weights)


def _candidate(logit: float, action: Action, after: After) -> Candidate:
    kept = sum(of[n] for of, n in zip(after.sales, after.hand, strict=True))
    facts: dict[str, int | str] = {"kept": plain(kept), "lead": plain(abs(after.lead))}
    ahead = "level" if not after.lead else "ahead" if after.lead > 0 else "behind"
    reason = f"explain.learned.{ahead}"
    return Candidate(action, 100 * chance_of(logit), reason, tuple(facts.items()))
