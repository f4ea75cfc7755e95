"""Players that see what they should not, to measure what information is worth.

They are `OmniscientAgent`s: they are handed the round, and are taken only where they are named.
Both search as `ismcts-guided` does, over worlds that are truer than an honest player's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from jaipur.actions import Action
from jaipur.agents.guided import QUICK, search
from jaipur.agents.interface import choices
from jaipur.agents.quick import either
from jaipur.agents.searching import ITERATIONS, Search, Worlds, check_iterations, most_tried
from jaipur.observation import observe
from jaipur.round import Round, as_round, deal
from jaipur.rules import Rules

if TYPE_CHECKING:
    from jaipur.compiled.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class _Seen:
    """Worlds of somebody who sees a round."""

    now: Round

    @property
    def rules(self) -> Rules:
        """Those of the round."""
        return self.now.rules


class SeenHand(_Seen):
    """Worlds with the true hands, in which deck and face-down tokens are shuffled again."""

    __slots__ = ()

    def determinize(self, rng: Random) -> Round:
        """The round with what lies face down on the table shuffled."""
        deck = rng.sample(self.now.deck, len(self.now.deck))
        bonus = tuple(tuple(rng.sample(pile, len(pile))) for pile in self.now.bonus)
        return replace(self.now, deck="".join(deck), bonus=bonus)

    def known(self) -> Knowledge:
        """The same for the compiled searches."""
        from jaipur.compiled.knowledge import know_hands

        return know_hands(self.now)


class SeenDeck(_Seen):
    """The one true world, face-down tokens and all."""

    __slots__ = ()

    def determinize(self, rng: Random) -> Round:
        """The round as it is."""
        return self.now

    def known(self) -> Knowledge:
        """The same for the compiled searches."""
        from jaipur.compiled.knowledge import know_all

        return know_all(self.now)


class _Cheat:
    """A search over worlds that it has no right to know.

    iterations, search, compiled   as of the honest `GuidedISMCTS`
    """

    def __init__(
        self, iterations: int = ITERATIONS, search: Search = search, compiled: int = 0
    ) -> None:
        self.iterations = check_iterations(iterations)
        self.search = either(compiled, search, QUICK)

    def prepare(self) -> None:
        """As of the honest searches."""
        self.search(self.worlds(deal(0)), 1, Random(0))

    def choose_seeing(self, now: Round, rng: Random) -> Action:
        """The action tried most often, for the player to move.

        Raises `NothingToChoose` after the end, as an honest player does.
        """
        choices(observe(as_round(now), now.to_move))
        worlds = self.worlds(now)
        return most_tried(self.search(worlds, self.iterations, rng))[0].action

    def worlds(self, now: Round) -> Worlds:
        """What this player sees."""
        raise NotImplementedError


class CheatHand(_Cheat):
    """Idea: what is the other hand worth to know? Sees it, and the tokens the other has won."""

    def worlds(self, now: Round) -> Worlds:
        """The true hands, with the deck shuffled."""
        return SeenHand(now)


class CheatDeck(_Cheat):
    """Idea: what is everything worth to know? Sees every card and token there is."""

    def worlds(self, now: Round) -> Worlds:
        """The one true world."""
        return SeenDeck(now)
