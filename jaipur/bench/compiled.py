"""The measurements of the compiled rounds: how many times as fast as the reference, and the rest.

What is compared runs turn about in one process. Threads are compared by the clock on the wall, so
that line says something only on a machine that does nothing else.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from jaipur.agents import agent
from jaipur.bench import reference
from jaipur.bench.bounds import met
from jaipur.compiled import available, play_many
from jaipur.observation import observe
from jaipur.round import deal
from jaipur.texts import ENGLISH

#: How many times as fast as the reference a uniformly random round must be, and should be.
LEAST_RATIO, AIM = 350, 600
#: The most seconds of a first call when the machine code lies on the disk.
MOST_FIRST = 1.0
#: The most milliseconds of a move of this player with so many iterations.
MOST_MOVE, THINKER, ITERATIONS = 20, "ismcts-guided", 1000
#: How many times as fast as one thread two must be, on a quiet machine.
LEAST_THREADS = 1.8
#: The most megabytes that the process may grow by while rounds and moves are played.
MOST_GROWTH = 8
RUNS, MOVES, STARTS = 9, 15, 5
#: Rounds of a run, so that it takes about as long on either side.
ROUNDS, REFERENCE_ROUNDS, THREAD_ROUNDS = 6_000, 20, 60_000
GROWTH_BATCHES, GROWTH_ROUNDS, GROWTH_MOVES = 30, 10_000, 60


def lines() -> Iterator[str]:
    """The figures as sentences, each as soon as it is known; without numba one that says so."""
    if not available():
        yield ENGLISH.say("compiled.no-numba")
        return
    compiled, plain, times = ratio()
    least, aim = met(times >= LEAST_RATIO), met(times >= AIM)
    facts: dict[str, Any] = {
        "ratio": round(times),
        "compiled": round(compiled),
        "reference": round(plain),
    }
    facts |= {"least": LEAST_RATIO, "aim": AIM}
    yield ENGLISH.say("cli.bench.compiled", least_met=least, aim_met=aim, **facts)
    seconds = first_seconds()
    facts = {"time": f"{seconds:.2f}", "most": MOST_FIRST, "met": met(seconds <= MOST_FIRST)}
    yield ENGLISH.say("cli.bench.first", **facts)
    move = move_milliseconds()
    facts = {"time": f"{move:.1f}", "most": MOST_MOVE, "n": ITERATIONS, "name": THINKER}
    yield ENGLISH.say("cli.bench.compiled-move", met=met(move <= MOST_MOVE), **facts)
    threads = two_threads()
    facts = {"least": LEAST_THREADS, "met": met(threads >= LEAST_THREADS)}
    yield ENGLISH.say("cli.bench.threads", ratio=f"{threads:.2f}", **facts)
    grown = growth_megabytes()
    if grown is not None:
        facts = {"rounds": GROWTH_BATCHES * GROWTH_ROUNDS, "moves": GROWTH_MOVES}
        facts |= {"most": MOST_GROWTH, "met": met(grown <= MOST_GROWTH)}
        yield ENGLISH.say("cli.bench.memory", grown=f"{grown:.1f}", **facts)


def ratio(runs: int = RUNS) -> tuple[float, float, float]:
    """Rounds a second compiled and of the reference, and the median of the ratios."""
    play_many(ROUNDS, 1)
    reference.play_random(0)
    times = []
    for run in range(runs):
        ours = _time(lambda first: play_many(ROUNDS, 1, first=first), run * ROUNDS) / ROUNDS
        theirs = _time(_reference_rounds, run * REFERENCE_ROUNDS) / REFERENCE_ROUNDS
        times.append((ours, theirs))
    ours, theirs = (median(time) for time in zip(*times, strict=True))
    return 1 / ours, 1 / theirs, median(theirs / ours for ours, theirs in times)


def _reference_rounds(first: int) -> None:
    for seed in range(first, first + REFERENCE_ROUNDS):
        reference.play_random(seed)


def first_seconds(starts: int = STARTS) -> float:
    """The processor time of the first round of a new process, the import of numba included; what
    is compiled lies on the disk."""
    play_many(1)
    code = (
        "from time import process_time; before = process_time(); "
        "from jaipur.compiled import play_many; play_many(1); print(process_time() - before)"
    )
    # Libraries that are not used start threads that do nothing but take processor time.
    there = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    times = []
    for _ in range(starts):
        run = subprocess.run(
            [sys.executable, "-c", code], check=True, env=there, capture_output=True, text=True
        )
        times.append(float(run.stdout))
    return median(times)


def move_milliseconds(moves: int = MOVES) -> float:
    """The median time of an opening move; later moves are quicker."""
    thinker = agent(f"{THINKER}:iterations={ITERATIONS},compiled=1")
    opening = [deal(seed) for seed in range(moves)]
    seen = [observe(now, now.to_move) for now in opening]
    thinker.choose(seen[0], Random(1))
    return median(_time(lambda one: thinker.choose(one, Random(1)), one) for one in seen) * 1e3


def two_threads(runs: int = RUNS, rounds: int = THREAD_ROUNDS) -> float:
    """How many times as fast two threads are as one, by the clock."""
    play_many(1)
    times = []
    for run in range(runs):
        one, two = (_clock(rounds, run, jobs) for jobs in (1, 2))
        times.append(one / two)
    return median(times)


def _clock(rounds: int, seed: int, jobs: int) -> float:
    before = perf_counter()
    play_many(rounds, seed, jobs=jobs)
    return perf_counter() - before


def growth_megabytes() -> float | None:
    """By how much the most memory the process ever had grows while it plays on; None where the
    system does not tell."""
    thinker = agent(f"{THINKER}:iterations=100,compiled=1")
    now = deal(1)
    seen = observe(now, now.to_move)

    def play_on(batches: int, moves: int) -> None:
        for number in range(batches):
            play_many(GROWTH_ROUNDS, number)
        for number in range(moves):
            thinker.choose(seen, Random(number))

    play_on(2, 2)
    before = _peak()
    play_on(GROWTH_BATCHES, GROWTH_MOVES)
    after = _peak()
    return None if before is None or after is None else after - before


def _peak() -> float | None:
    """The most memory that this process ever had, in megabytes."""
    if sys.platform == "win32":
        return None
    from resource import RUSAGE_SELF, getrusage

    peak = getrusage(RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20) if sys.platform == "darwin" else peak / 1024


def _time(call: Callable[[Any], object], value: Any) -> float:
    before = process_time()
    call(value)
    return process_time() - before
