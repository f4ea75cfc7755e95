"""The searches on compiled rounds: the same through the same seam, about a hundred times as fast.

`GuidedISMCTS(iterations=1000, compiled=1)` has one. numba is imported at the first move; without
it, and by rules that the compiled rounds are not for, the readable search does the work and that
is said once. The same seed gives the same move on the same path; the two paths draw differently.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from jaipur.agents.interface import AgentError
from jaipur.agents.searching import MARGIN, MOST_TURNS, SEAL, Search, Tried, Worlds
from jaipur.errors import brief
from jaipur.observation import Observation
from jaipur.rules import Rules
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    from jaipur.compiled.knowledge import Knowledge


@runtime_checkable
class Known(Protocol):
    """Worlds that are no observation and can be drawn on compiled rounds too."""

    rules: Rules

    def known(self) -> Knowledge:
        """What is known, as numbers; raises `PackingError`."""
        ...


def _known(worlds: Observation | Known) -> Knowledge:
    from jaipur.compiled.knowledge import know

    return know(worlds) if isinstance(worlds, Observation) else worlds.known()


@dataclass(frozen=True, slots=True)
class Quick:
    """A search on compiled rounds.

    readable     the search that does the same where these cannot be
    kernel       the name of the compiled search, "flat" or "tree"
    exploration  the constant of its upper bound
    open         actions open at a node that was never visited, or 0: all, in random order
    """

    readable: Search
    kernel: str
    exploration: float
    open: int = 0

    def __call__(self, worlds: Worlds, iterations: int, rng: Random) -> list[Tried]:
        """The actions tried; one number is drawn from `rng`, the seed of all the rest."""
        from jaipur.compiled import search

        if not isinstance(worlds, Observation | Known) or not search.searchable(worlds.rules):
            return self.readable(worlds, iterations, rng)
        settings = search.Settings(self.exploration, self.open, SEAL, MARGIN, MOST_TURNS)
        run = {"flat": search.flat, "tree": search.tree}[self.kernel]
        seed = rng.getrandbits(64)
        found = run(_known(worlds), worlds.rules, iterations, seed, settings)
        return [Tried(*tried) for tried in found]


def either(compiled: object, readable: Search, quick: Quick) -> Search:
    """The search that the option `compiled`, 0 or 1, asks for; raises `AgentError`."""
    if type(compiled) not in (int, bool) or compiled not in (0, 1):
        raise AgentError(ENGLISH.say("agent.compiled", given=brief(compiled)))
    return quick if compiled else readable
