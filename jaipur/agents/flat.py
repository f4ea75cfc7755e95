"""`FlatMC`: flat Monte Carlo, no tree at all.

Idea: in each iteration draw a world that fits what is known, play one action of the root, and
`greedy` for both sides after it. Which action is tried next is chosen by UCB1 (Auer,
Cesa-Bianchi and Fischer 2002), begun in the order of `greedy`'s worth. Cost: an iteration
weighs the actions of some forty turns.
"""

from math import log, sqrt
from random import Random

from jaipur.actions import Action
from jaipur.agents.quick import Quick, either
from jaipur.agents.searching import ITERATIONS, Search, Searching, Tried, Worlds, greedy, roll_out
from jaipur.worth import View, Weigher

EXPLORATION = 0.3


def search(worlds: Worlds, iterations: int, rng: Random) -> list[Tried]:
    """Flat Monte Carlo; the legal actions are the same in every world."""
    now = worlds.determinize(rng)
    ranked = [action for _, action in Weigher(View.mover(now)).ranked(now.legal_actions())]
    visits: dict[Action, int] = {}
    total: dict[Action, float] = {}
    for done in range(iterations):
        if done < len(ranked):
            action = ranked[done]
        else:
            action = max(visits, key=lambda a: _bound(total[a], visits[a], done))
        world = worlds.determinize(rng)
        to_first = roll_out(world.play(action), greedy, rng)
        visits[action] = visits.get(action, 0) + 1
        mine = to_first if now.to_move == 0 else 1.0 - to_first
        total[action] = total.get(action, 0.0) + mine
    return [Tried(action, n, total[action] / n) for action, n in visits.items()]


def _bound(total: float, visits: int, done: int) -> float:
    return total / visits + EXPLORATION * sqrt(log(done) / visits)


#: The same on compiled rounds.
QUICK = Quick(search, "flat", EXPLORATION)


class FlatMC(Searching):
    """Plays the action that flat Monte Carlo tried most often."""

    def __init__(
        self, iterations: int = ITERATIONS, search: Search = search, compiled: int = 0
    ) -> None:
        super().__init__(iterations, either(compiled, search, QUICK))
