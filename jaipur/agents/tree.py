"""Single-observer information set Monte Carlo tree search, the part that its variants share.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE
Transactions on Computational Intelligence and AI in Games 4(2), 2012). Each iteration draws a
world that fits what the player knows and walks down one tree of actions. At a node only those
children count that are legal in this world; UCB uses how often each was available, in place
of how often its parent was visited.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random

from jaipur.actions import Action
from jaipur.agents.searching import Policy, Tried, Worlds, roll_out
from jaipur.round import Round


class Node:
    """A node of the tree: what was played to get here is its place in it.

    visits     how often it was walked through      available  how often it could have been
    total      the sum of values, to the player who moved here
    """

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


#: The actions that count at a node in a world, in the order in which new ones are tried.
Options = Callable[[Round, Node, Random], Sequence[Action]]


def search(
    worlds: Worlds,
    iterations: int,
    rng: Random,
    *,
    options: Options,
    policy: Policy,
    exploration: float,
) -> list[Tried]:
    """Grow a tree for so many iterations; the actions at its root."""
    root = Node()
    for _ in range(iterations):
        now, path = _walk(root, worlds.determinize(rng), rng, options, exploration)
        to_first = roll_out(now, policy, rng)
        root.visits += 1
        for node, mover in path:
            node.visits += 1
            node.total += to_first if mover == 0 else 1.0 - to_first
    return [
        Tried(action, node.visits, node.total / node.visits)
        for action, node in root.children.items()
    ]


def _walk(
    node: Node, now: Round, rng: Random, options: Options, exploration: float
) -> tuple[Round, list[tuple[Node, int]]]:
    """Down the tree to a node that is new, or to the end of the round."""
    path: list[tuple[Node, int]] = []
    while not now.over:
        action, new = _pick(node, options(now, node, rng), exploration)
        child = node.children.setdefault(action, Node()) if new else node.children[action]
        child.available += new
        path.append((child, now.to_move))
        now, node = now.play(action), child
        if new:
            break
    return now, path


def _pick(node: Node, options: Sequence[Action], exploration: float) -> tuple[Action, bool]:
    """The first action that is new here, else that of the greatest upper bound."""
    fresh, best, bound = None, options[0], -1.0
    for action in options:
        child = node.children.get(action)
        if child is None:
            fresh = action if fresh is None else fresh
            continue
        child.available += 1
        upper = child.total / child.visits
        upper += exploration * sqrt(log(child.available) / child.visits)
        if upper > bound:
            best, bound = action, upper
    return (best, False) if fresh is None else (fresh, True)
