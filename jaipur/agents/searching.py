"""What all searches share: worlds, rollouts, the value of an end, and the agent around a search.

A search is a function of (worlds, iterations, rng) that gives the actions it tried. An agent
holds one, so that another way to do the same search, a compiled one for instance, can take
its place: `FlatMC(search=...)`.
"""

from collections.abc import Callable
from math import tanh
from random import Random
from typing import NamedTuple, Protocol

from jaipur.actions import Action
from jaipur.agents.explaining import Candidate, Explanation
from jaipur.agents.interface import AgentError, choices
from jaipur.errors import brief
from jaipur.observation import Observation, observe
from jaipur.observation.seen import as_random
from jaipur.round import Round, deal
from jaipur.scoring import Counted, count_up
from jaipur.texts import ENGLISH
from jaipur.worth import View, Weigher

#: A rollout of so many turns is counted as it stands; rounds hardly ever last as long.
MOST_TURNS = 200
#: The share of the seal in the value of a round. The rest is the margin in rupees, which says
#: more of a single rollout than who is ahead.
SEAL = 0.5
#: The margin, in rupees, that counts as about seven eighths won.
MARGIN = 30.0
MOST_ITERATIONS = 1_000_000
#: What a move may cost by default.
ITERATIONS = 100


class Worlds(Protocol):
    """What is known of a round: an `Observation`, or what a cheating player sees."""

    def determinize(self, rng: Random) -> Round:
        """A whole round that fits what is known."""
        ...


class Tried(NamedTuple):
    """An action that was tried: how often, and its mean value to the player, from 0 to 1."""

    action: Action
    visits: int
    value: float


Search = Callable[[Worlds, int, Random], list[Tried]]
Policy = Callable[[Round, Random], Action]


def uniform(now: Round, rng: Random) -> Action:
    """The policy of a rollout: any legal action, all equally likely."""
    action: Action = rng.choice(now.legal_actions())
    return action


def greedy(now: Round, rng: Random) -> Action:
    """The policy of a rollout: the action of the greatest worth, as `greedy` plays it."""
    return Weigher(View.mover(now)).best(now.legal_actions())


def roll_out(now: Round, policy: Policy, rng: Random) -> float:
    """Play on by a policy for both players; the value of the end to player 0."""
    for _ in range(MOST_TURNS):
        if now.over:
            break
        now = now.play(policy(now, rng))
    return value(now)


def value(now: Round) -> float:
    """What a round is worth to player 0 at its end, from 0 to 1; to player 1 it is the rest.

    A round that is not over is counted as if its deck had just failed.
    """
    result = now.result()
    if result is None:
        first, second = (Counted(side.herd, side.goods, side.bonus) for side in now.sides)
        result = count_up(now.rules, (first, second), now.starter, "deck")
    seal = 0.5 if result.seal is None else 1.0 - result.seal
    margin = result.rupees[0] - result.rupees[1]
    return SEAL * seal + (1 - SEAL) * (0.5 + 0.5 * tanh(margin / MARGIN))


def check_iterations(iterations: object) -> int:
    """The number of iterations, if it is one; raises `AgentError`."""
    if type(iterations) is not int or not 1 <= iterations <= MOST_ITERATIONS:
        facts = {"given": brief(iterations), "most": MOST_ITERATIONS}
        raise AgentError(ENGLISH.say("agent.iterations", **facts))
    return iterations


class Searching:
    """An agent that plays what its search tried most often.

    iterations  how many worlds are drawn for one move
    search      the search; each kind of agent has a compiled one too, by the option `compiled=1`
    """

    def __init__(self, iterations: int, search: Search) -> None:
        self.iterations = check_iterations(iterations)
        self.search = search

    def __repr__(self) -> str:
        return f"<{type(self).__name__} iterations={self.iterations}>"

    def prepare(self) -> None:
        """Search a little: what is loaded and compiled once is so before a move is timed."""
        now = deal(0)
        self.search(observe(now, now.to_move), 1, Random(0))

    def choose(self, observation: Observation, rng: Random) -> Action:
        """The action that was tried most often."""
        return self._tried(observation, rng)[0].action

    def explain(self, observation: Observation, rng: Random) -> Explanation:
        """The actions tried, the most often tried first, with how well they did."""
        tried = self._tried(observation, rng)
        return Explanation(tuple(map(_candidate, tried)), "explain.measure.search")

    def _tried(self, observation: Observation, rng: Random) -> list[Tried]:
        choices(observation)
        as_random(rng)
        return most_tried(self.search(observation, self.iterations, rng))


def most_tried(tried: list[Tried]) -> list[Tried]:
    """The most often tried first; of equals the better, then the earlier."""
    return sorted(tried, key=lambda one: (-one.visits, -one.value))


def _candidate(tried: Tried) -> Candidate:
    facts: dict[str, int | str] = {"n": tried.visits, "value": f"{100 * tried.value:.0f}"}
    reason = "explain.search"
    return Candidate(tried.action, 100 * tried.value, reason, tuple(facts.items()), tried.visits)
