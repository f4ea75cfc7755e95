"""`GuidedISMCTS`: the tree search with a heuristic that says where to look first.

Idea: `greedy`'s worth orders the actions of every node, and only the best few are open to
begin with, more as the node is visited more often (progressive widening; Coulom 2007, Chaslot
and others 2008). Rollouts are played by `greedy` for both sides. Source: see `tree`. Cost: an
iteration weighs the actions of some forty turns.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random

from jaipur.actions import Action
from jaipur.agents import tree
from jaipur.agents.quick import Quick, either
from jaipur.agents.searching import ITERATIONS, Search, Searching, Tried, Worlds, greedy
from jaipur.agents.tree import Node
from jaipur.round import Round
from jaipur.worth import View, Weigher

EXPLORATION = 0.3
#: Actions open at a node that was never visited; one more for every root of its visits.
OPEN = 2


def search(worlds: Worlds, iterations: int, rng: Random) -> list[Tried]:
    """Guided search."""
    return tree.search(
        worlds, iterations, rng, options=_best, policy=greedy, exploration=EXPLORATION
    )


def _best(now: Round, node: Node, rng: Random) -> Sequence[Action]:
    """The actions of the greatest worth, as many as are open at this node."""
    ranked = Weigher(View.mover(now)).ranked(now.legal_actions())
    return [action for _, action in ranked[: OPEN + int(sqrt(node.visits))]]


#: The same on compiled rounds.
QUICK = Quick(search, "tree", EXPLORATION, OPEN)


class GuidedISMCTS(Searching):
    """Plays the action that the guided search tried most often."""

    def __init__(
        self, iterations: int = ITERATIONS, search: Search = search, compiled: int = 0
    ) -> None:
        super().__init__(iterations, either(compiled, search, QUICK))
