"""`ISMCTS`: the textbook single-observer information set tree search.

Idea: grow one tree over many worlds that fit what is known, try every action of a node once in
random order, and play rollouts uniformly at random. Source: see `tree`. Cost: a random round
an iteration. There are often fifty legal actions, so a budget of a few hundred iterations
hardly gets past the first turn: not the hidden cards are the obstacle but the branching.
"""

from collections.abc import Sequence
from random import Random

from jaipur.actions import Action
from jaipur.agents import tree
from jaipur.agents.quick import Quick, either
from jaipur.agents.searching import ITERATIONS, Search, Searching, Tried, Worlds, uniform
from jaipur.agents.tree import Node
from jaipur.round import Round

#: The exploration constant of the paper, for values from 0 to 1.
EXPLORATION = 0.7


def search(worlds: Worlds, iterations: int, rng: Random) -> list[Tried]:
    """Textbook search."""
    return tree.search(
        worlds, iterations, rng, options=_all, policy=uniform, exploration=EXPLORATION
    )


def _all(now: Round, node: Node, rng: Random) -> Sequence[Action]:
    """Every legal action, in random order."""
    actions = list(now.legal_actions())
    rng.shuffle(actions)
    return actions


#: The same on compiled rounds.
QUICK = Quick(search, "tree", EXPLORATION)


class ISMCTS(Searching):
    """Plays the action that the textbook search tried most often."""

    def __init__(
        self, iterations: int = ITERATIONS, search: Search = search, compiled: int = 0
    ) -> None:
        super().__init__(iterations, either(compiled, search, QUICK))
