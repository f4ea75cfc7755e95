"""The measurements of `jaipur bench adapters`: each tool's own card game beside ours.

Both play uniformly random games through the same loop, turn about, and what counts is the median
of the ratios of their steps a second, so that a busy machine moves it little. A step is whatever
the tool counts as one: an action, a draw of a card, the farewell of a player at the end.
"""

import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any

from jaipur.errors import SaysWhy
from jaipur.texts import ENGLISH

RUNS = 15
#: How many seconds of processor time a game plays before its clock runs, and in each run.
WARM_UP, A_RUN = 2.0, 0.2

#: Plays one random game with the random stream; the number of its steps.
Game = Callable[[Random], int]


class NoRival(SaysWhy, ImportError):
    """A tool or its own card game is not installed."""


@dataclass(frozen=True, slots=True)
class Steps:
    """Steps a second of ours and of the tool's own game, and the median of their ratios."""

    ours: float
    theirs: float
    ratio: float


def steps(ours: Game, theirs: Game, runs: int = RUNS, a_run: float = A_RUN) -> Steps:
    """Random games of both, turn about."""
    rng = Random("steps")
    for game in (ours, theirs):
        _steps_a_second(game, rng, WARM_UP * a_run / A_RUN)
    speeds = [tuple(_steps_a_second(game, rng, a_run) for game in (ours, theirs)) for _ in range(runs)]
    first, second = zip(*speeds, strict=True)
    return Steps(median(first), median(second), median(a / b for a, b in speeds))


def _steps_a_second(game: Game, rng: Random, seconds: float) -> float:
    done, begun = 0, process_time()
    while (gone := process_time() - begun) < seconds:
        done += game(rng)
    return done / gone


def openspiel_game(name: str) -> Game:
    """A random game of OpenSpiel, driven from Python: draws and actions are steps."""
    import jaipur.adapters.openspiel  # noqa: F401  our game is registered by it
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            done += 1
        return done

    return play


def _drawn(outcomes: list[tuple[int, float]], rng: Random) -> int:
    at = rng.random()
    for number, chance in outcomes:
        at -= chance
        if at < 0:
            return number
    return outcomes[-1][0]
