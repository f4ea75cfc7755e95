"""`Champion`: looks ahead with the judgement of `learned`.

Idea: of the few actions that `learned` thinks best, each is played in many worlds that fit what
is known; there the other player replies and this one answers, twice, as `learned` would, and what
the answer leaves is judged by the network. All are tried in the same worlds, so that luck is
alike; again and again only the better half goes on (sequential halving; Karnin, Koren and Somekh
2013). Source: truncated rollouts, Tesauro and Galperin, "On-line policy improvement using
Monte-Carlo search" (NIPS 1996). Cost: about fifty milliseconds a move on compiled rounds, some
seconds on the readable engine.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from jaipur.agents.interface import AgentError
from jaipur.agents.learned import Learned, Network
from jaipur.agents.learned.training import plain_rows
from jaipur.agents.searching import MARGIN, MOST_TURNS, SEAL, Searching, Tried, Worlds, value
from jaipur.errors import brief
from jaipur.observation import Observation, observe
from jaipur.round import Round
from jaipur.texts import ENGLISH

#: What a move may cost: about fifty milliseconds, compiled, on the machine of the kit's tables.
ITERATIONS = 600
#: How many actions are tried, and how many replies are played in a world.
WIDE, REPLIES = 8, 2


@dataclass(frozen=True, slots=True)
class LookAhead:
    """The search, on the readable engine.

    learned  whose judgement it is
    """

    learned: Learned

    def __call__(self, worlds: Worlds, iterations: int, rng: Random) -> list[Tried]:
        """The actions tried, the most promising first; one world and one action an iteration."""
        now = worlds.determinize(rng)
        actions = self.learned.ranked(observe(now, now.to_move))[:WIDE]
        visits, totals = dict.fromkeys(actions, 0), dict.fromkeys(actions, 0.0)
        left, done, stages, stage = actions, 0, halvings(len(actions)), 0
        while done < iterations:
            stage += 1
            share = iterations * min(stage, stages) // stages
            # What is not enough for a world in which all are tried goes to the best at last.
            while done + len(left) <= share or (len(left) == 1 and done < iterations):
                world = worlds.determinize(rng)
                for action in left:
                    totals[action] += self.play_on(world.play(action))
                    visits[action] += 1
                done += len(left)
            ranked = sorted(left, key=lambda a: -totals[a] / max(1, visits[a]))
            left = ranked[: (len(left) + 1) // 2]
        return [Tried(a, n, totals[a] / n) for a, n in visits.items() if n]

    def play_on(self, now: Round) -> float:
        """The other moves next: the replies, each answered; what the last answer leaves, from 0
        to 1, to the player who gives it, or what the round came to if it ends before."""
        me = 1 - now.to_move
        for left in range(REPLIES, 0, -1):
            if not now.over:
                now = now.play(self.learned.judge(observe(now, now.to_move))[0])
            if not now.over:
                action, judged = self.learned.judge(observe(now, now.to_move))
                if left == 1:
                    return judged
                now = now.play(action)
        return value(now) if me == 0 else 1.0 - value(now)


def halvings(n: int) -> int:
    """How often so many are halved until one is left, at least once."""
    return max(1, (n - 1).bit_length())


@dataclass(frozen=True, slots=True)
class QuickLookAhead:
    """The search on compiled rounds, and on the readable engine where these cannot be."""

    readable: LookAhead

    def __call__(self, worlds: Worlds, iterations: int, rng: Random) -> list[Tried]:
        """The actions tried; one number is drawn from `rng`, the seed of all the rest."""
        from jaipur.compiled import having

        if not isinstance(worlds, Observation) or not having.usable(worlds.rules):
            return self.readable(worlds, iterations, rng)
        from jaipur.compiled.learning.look_ahead import Ahead, tried
        from jaipur.compiled.rollouts import Value

        net, seed = _arrays(self.readable.learned.network), rng.getrandbits(64)
        worth = Value(SEAL, MARGIN, MOST_TURNS)
        found = tried(worlds, iterations, seed, net, worth, Ahead(WIDE, REPLIES))
        return [Tried(*one) for one in found]


@lru_cache(maxsize=8)
def _arrays(network: Network) -> Any:
    from jaipur.compiled.learning.net import as_net

    return as_net(plain_rows(network))


class Champion(Searching):
    """Plays the action that came through all halvings.

    iterations  how often an action is tried in a world, all together
    weights     a file of weights of `learned` or a `Network`; without, those of the kit
    compiled    0 for the readable engine; without numba that is what plays, and it says so once
    """

    def __init__(
        self, iterations: int = ITERATIONS, weights: str | Path | Network = "", compiled: int = 1
    ) -> None:
        if type(compiled) not in (int, bool) or compiled not in (0, 1):
            raise AgentError(ENGLISH.say("agent.compiled", given=brief(compiled)))
        readable = LookAhead(Learned(weights))
        super().__init__(iterations, QuickLookAhead(readable) if compiled else readable)
