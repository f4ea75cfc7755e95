"""The measurements of `jaipur bench adapters`: each tool's own card game beside ours.

Both play uniformly random games through the same loop, turn about, and what counts is the median
of the ratios of their steps a second, so that a busy machine moves it little. A step is whatever
the tool counts as one: an action or a draw for OpenSpiel; for PettingZoo what an agent is asked,
its farewell at the end too. A mask is read as flags of one byte each, whichever game shows it.
"""

import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from jaipur.bench.bounds import met
from jaipur.errors import SaysWhy
from jaipur.texts import ENGLISH

RUNS = 15
#: How many seconds of processor time a game plays before its clock runs, and in each run.
WARM_UP, A_RUN = 2.0, 0.2

#: Plays one random game with the random stream; the number of its steps.
Game = Callable[[Random], int]


class NoRival(SaysWhy, ImportError):
    """A tool or its own card game is not installed."""


#: What is compared: the tool, the encoding of ours, and the tool's own game.
COMPARED = (
    ("OpenSpiel", "flat", "gin_rummy"),
    ("OpenSpiel", "micro", "gin_rummy"),
    ("PettingZoo", "micro", "leduc_holdem_v4"),
    ("PettingZoo", "flat", "leduc_holdem_v4"),
)


def lines() -> Iterator[str]:
    """The figures as sentences, each as soon as it is known.

    A tool that is not installed is one sentence, which says what installs it.
    """
    for tool, encoding, rival in COMPARED:
        ours, theirs = GAMES[tool]
        try:
            found = steps(ours(encoding), theirs(rival))
        except ImportError as missing:
            yield str(missing)
            continue
        yield ENGLISH.say(
            "cli.bench.steps",
            tool=tool,
            encoding=encoding,
            rival=rival,
            ours=round(found.ours),
            theirs=round(found.theirs),
            ratio=f"{found.ratio:.2f}",
            met=met(found.ratio >= 1),
        )


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
    speeds = [
        (_steps_a_second(ours, rng, a_run), _steps_a_second(theirs, rng, a_run))
        for _ in range(runs)
    ]
    return Steps(
        median(first for first, _ in speeds),
        median(second for _, second in speeds),
        median(first / second for first, second in speeds),
    )


def _steps_a_second(game: Game, rng: Random, seconds: float) -> float:
    done, begun = 0, process_time()
    while (gone := process_time() - begun) < seconds:
        done += game(rng)
    return done / gone


def openspiel_game(name: str) -> Game:
    """A random game of OpenSpiel, driven from Python: draws and actions are steps."""
    # This registers ours, or says that OpenSpiel is missing.
    adapter = import_module("jaipur.adapters.openspiel")
    game = adapter.pyspiel.load_game(name)

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


def our_openspiel_game(encoding: str) -> Game:
    """A random round of ours in OpenSpiel."""
    return openspiel_game(f"python_jaipur(encoding={encoding})")


def our_pettingzoo_game(encoding: str) -> Game:
    """A random round of ours in PettingZoo."""
    from jaipur.adapters.pettingzoo import env

    return _pettingzoo_game(env(encoding=encoding))


def pettingzoo_game(name: str) -> Game:
    """A random game of PettingZoo's own; raises `NoRival` for what it needs."""
    import jaipur.adapters.pettingzoo  # noqa: F401  says what is missing

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the old way in, which every 1.27 has
            module = import_module(f"pettingzoo.classic.{name}")
    except ModuleNotFoundError as missing:
        facts = {"name": name, "module": missing.name}
        raise NoRival(ENGLISH.say("cli.bench.no-rival", **facts)) from None
    return _pettingzoo_game(module.env())


def _pettingzoo_game(table: Any) -> Game:
    import numpy as np

    def play(rng: Random) -> int:
        table.reset()  # with a seed leduc makes its game anew, which takes longer than to play it
        done = 0
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            ended = terminated or truncated
            # As truth values: NumPy looks through many of these much faster.
            legal = () if ended else np.flatnonzero(seen["action_mask"].view(bool))
            table.step(None if ended else int(rng.choice(legal)))
            done += 1
        return done

    return play


#: How games are made by tool: ours by encoding, its own by name.
GAMES: dict[str, tuple[Callable[[str], Game], Callable[[str], Game]]] = {
    "OpenSpiel": (our_openspiel_game, openspiel_game),
    "PettingZoo": (our_pettingzoo_game, pettingzoo_game),
}
