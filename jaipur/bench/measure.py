"""The measurements of `jaipur bench`.

Every figure is a median of several runs in processor time, so that a busy machine moves it
little; what is compared to the reference runs turn about with it, on the very same rounds.
The ratio of a random round has a bound, and so has what `import jaipur` takes; the other times
say something about one machine.
The compiled rounds are measured in `bench.compiled`.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from jaipur.agents import agent
from jaipur.bench import compiled, reference
from jaipur.bench.bounds import met
from jaipur.observation import observe
from jaipur.round import Round, deal
from jaipur.texts import ENGLISH

#: How many times as fast as the reference a random round must be, and should be.
LEAST_RATIO, AIM = 2.5, 4.0
#: The most that `import jaipur` should add to a bare interpreter, in milliseconds.
MOST_IMPORT = 60
RUNS = 21
#: So many that a run is long against the time in which the processor's caches fill with the
#: tables of the engine again, which the reference has just pushed out.
ROUNDS_A_RUN = 40
STARTS = 9
#: The player whose move is timed, its budget, and in how many openings.
THINKER, ITERATIONS, MOVES = "ismcts-guided", 100, 9
#: Rounds played before the clock runs, so that the tables built on first use are there.
WARM_UP = 800


def lines() -> Iterator[str]:
    """The figures as sentences, each as soon as it is known."""
    measured = ratio()
    yield ENGLISH.say(
        "cli.bench.ratio",
        ratio=f"{measured.ratio:.2f}",
        engine=round(measured.engine),
        reference=round(measured.reference),
        least=LEAST_RATIO,
        least_met=met(measured.ratio >= LEAST_RATIO),
        aim=AIM,
        aim_met=met(measured.ratio >= AIM),
    )
    for name, time in microseconds().items():
        what = ENGLISH.say(f"cli.bench.{name}")
        yield ENGLISH.say("cli.bench.microseconds", what=what, time=f"{time:.1f}")
    yield ENGLISH.say(
        "cli.bench.move",
        time=f"{move_milliseconds():.0f}",
        name=THINKER,
        n=ITERATIONS,
    )
    time = import_milliseconds()
    facts = {"most": MOST_IMPORT, "met": met(time <= MOST_IMPORT)}
    yield ENGLISH.say("cli.bench.import", time=f"{time:.1f}", **facts)
    yield from compiled.lines()


def random_round(seed: int) -> Round:
    """Play round 0 of the seed to its end, each legal action of a turn being equally likely.

    All through the public API, legality checked. The chance is that of `reference.play_random`,
    so both play the same rounds.
    """
    now, rng = deal(seed), Random(f"{seed}/random")
    while not now.over:
        now = now.play(rng.choice(now.legal_actions()))
    return now


@dataclass(frozen=True, slots=True)
class Ratio:
    """Rounds a second of the engine and of the reference, and the median of their ratios."""

    engine: float
    reference: float
    ratio: float


def ratio(runs: int = RUNS, rounds: int = ROUNDS_A_RUN) -> Ratio:
    """Random rounds of the engine against the reference, turn about."""
    for seed in range(WARM_UP):
        random_round(seed)
    with _no_collection():
        times = []
        for run in range(runs):
            seeds = range(WARM_UP + run * rounds, WARM_UP + (run + 1) * rounds)
            times.append((_time(random_round, seeds), _time(reference.play_random, seeds)))
    return Ratio(
        median(rounds / ours for ours, _ in times),
        median(rounds / theirs for _, theirs in times),
        median(theirs / ours for ours, theirs in times),
    )


def microseconds(runs: int = RUNS) -> dict[str, float]:
    """The median time of one deal, one list of legal actions, one action, in microseconds."""
    turns = [turn for seed in range(4) for turn in _turns(seed)]
    calls: dict[str, tuple[Callable[[Any], object], Iterable[Any]]] = {
        "deal": (deal, range(300)),
        "legal_actions": (lambda turn: turn[0].legal_actions(), turns),
        "play": (lambda turn: turn[0].play(turn[1]), turns),
    }
    with _no_collection():
        return {
            name: median(_time(call, values) for _ in range(runs)) / len(list(values)) * 1e6
            for name, (call, values) in calls.items()
        }


def move_milliseconds(moves: int = MOVES) -> float:
    """The median time of an opening move of `THINKER`; later moves are quicker."""
    thinker = agent(f"{THINKER}:iterations={ITERATIONS}")
    opening = [deal(seed) for seed in range(moves)]
    seen = [observe(now, now.to_move) for now in opening]
    times = (_time(lambda one: thinker.choose(one, Random(1)), [one]) for one in seen)
    return median(times) * 1e3


def import_milliseconds(starts: int = STARTS) -> float:
    """What `import jaipur` adds to the start of a bare interpreter, in fresh processes."""
    bare, loaded = [], []
    with TemporaryDirectory() as folder:
        # A folder of its own for compiled modules, which the first start fills.
        there = os.environ | {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        _start("import jaipur", there)
        for _ in range(starts):
            bare.append(_start("pass", there))
            loaded.append(_start("import jaipur", there))
    return (median(loaded) - median(bare)) * 1e3


def _turns(seed: int) -> list[tuple[Round, Any]]:
    now, rng, turns = deal(seed), Random(f"{seed}/random"), []
    while not now.over:
        turns.append((now, rng.choice(now.legal_actions())))
        now = now.play(turns[-1][1])
    return turns


def _time(call: Callable[[Any], object], values: Iterable[Any]) -> float:
    before = process_time()
    for value in values:
        call(value)
    return process_time() - before


def _start(code: str, environment: dict[str, str]) -> float:
    """The time of an interpreter that runs `code`, in seconds: processor time if it is counted."""
    before = _children()
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    return _children() - before


def _children() -> float:
    if sys.platform == "win32":
        return perf_counter()
    from resource import RUSAGE_CHILDREN, getrusage

    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def _no_collection() -> Iterator[None]:
    """Without the garbage collector, which would strike now one side and now the other."""
    was = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
