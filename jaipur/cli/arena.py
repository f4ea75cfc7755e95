"""`jaipur arena` and `jaipur strength`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Any

from jaipur.cli.common import (
    HOLDS,
    STOPPED,
    CommandError,
    Commands,
    all_alike,
    command,
    complain,
    number,
    plain_warnings,
    say,
    with_progress,
)
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    import pandas as pd

    from jaipur.arena import Outcome

MOST_JOBS = 1024
#: So many seeds are drawn from where none is given: too many to be guessed from a deal.
DRAWN_SEEDS = 10**18
#: The files of a tournament, in its folder.
FINISHED, RECORDS = "matches.jsonl", "records.jsonl"
#: The players of `jaipur strength`, each against every other; ratings are counted from the first.
#: The searches are the compiled ones, which are the readable ones where numba is missing.
LADDER = (
    "greedy",
    *(f"{name}:compiled=1" for name in ("ismcts", "flat-mc", "ismcts-guided")),
    *("learned", "champion"),
    *(f"{name}:compiled=1" for name in ("cheat-hand", "cheat-deck")),
)


def add(commands: Commands) -> None:
    """Add the commands."""
    arena = command(commands, "arena")
    arena.add_argument("agents", metavar="AGENT", nargs="+", help=say("help.agents"))
    arena.add_argument("--single-rounds", action="store_true", help=say("help.single"))
    arena.add_argument("--move-seconds", metavar="X", help=say("help.move-seconds"))
    arena.add_argument("--out", metavar="DIR", required=True, help=say("help.folder"))
    arena.set_defaults(run=run_arena)
    strength = command(commands, "strength")
    strength.add_argument("agents", metavar="AGENT", nargs="*", help=say("help.ladder"))
    strength.add_argument("--out", metavar="DIR", help=say("help.folder"))
    strength.set_defaults(run=run_strength, single_rounds=True, move_seconds=None)
    for parser, pairs in ((arena, None), (strength, "200")):
        needed = {"required": True} if pairs is None else {"default": pairs}
        parser.add_argument("--pairs", metavar="N", help=say("help.pairs"), **needed)
        parser.add_argument("--seed", metavar="S", help=say("help.arena-seed"))
        parser.add_argument("--jobs", metavar="J", default="1", help=say("help.jobs"))


def run_arena(options: argparse.Namespace) -> int:
    """`jaipur arena`: a round robin, its tables and its files."""
    return _run(options, options.agents, _folder(options.out))


def run_strength(options: argparse.Namespace) -> int:
    """`jaipur strength`: the ladder over single rounds, or some of it."""
    agents = options.agents or list(LADDER)
    return _run(options, agents, None if options.out is None else _folder(options.out))


def _folder(name: str) -> Path:
    if not name:
        raise CommandError(say("no-folder", name="--out"))
    return Path(name)


def _run(options: argparse.Namespace, agents: list[str], out: Path | None) -> int:
    from jaipur.arena import ArenaError, EntrantError, RatingError

    try:
        _need_libraries(out)
        lines = list(report(_played(options, agents, out)))
    except (ArenaError, EntrantError, RatingError, ImportError) as error:
        raise CommandError(error) from None
    except OSError as error:
        facts = {"file": error.filename or out, "what": error.strerror or error}
        raise CommandError(say("unwritable", **facts)) from None
    except KeyboardInterrupt:
        complain(say("arena.stopped", file=out / FINISHED) if out else say("stopped"))
        return STOPPED
    for line in lines:
        print(line)
    return HOLDS


def _need_libraries(out: Path | None) -> None:
    """Raise `ImportError` for one that the tables will need, before hours are spent on them."""
    from jaipur.arena.plots import load_figure
    from jaipur.arena.rating import load_scipy
    from jaipur.frames import load_pandas

    load_pandas()
    load_scipy()
    if out is not None:
        load_figure()


def _played(options: argparse.Namespace, agents: list[str], out: Path | None) -> pd.DataFrame:
    """Play, and write what a folder is to hold; a row for each player of each match."""
    from jaipur.arena import frame, tournament
    from jaipur.arena.running import MOST_PAIRS

    pairs = number(options.pairs, "--pairs", 1, MOST_PAIRS)
    seed = _seed(options.seed, pairs, out)
    jobs = number(options.jobs, "--jobs", 1, MOST_JOBS)
    seconds = None if options.move_seconds is None else _seconds(options.move_seconds)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    outcomes = tournament(
        agents,
        pairs,
        seed,
        single_rounds=options.single_rounds,
        executor=None if jobs == 1 else _pool(jobs),
        move_seconds=seconds,
        keep=None if out is None else out / FINISHED,
        progress=_progress,
    )
    games = frame(outcomes)
    if out is not None:
        _write(outcomes, games, out)
    return games


def _seed(text: str | None, pairs: int, out: Path | None) -> int:
    """The seed that was given, that of the folder's finished matches, or one that nobody knows."""
    from jaipur.arena.keeping import first_seed
    from jaipur.round import MOST_SEED

    if text is not None:
        return number(text, "--seed", 0, MOST_SEED - pairs + 1)
    kept = None if out is None else first_seed(out / FINISHED, pairs)
    return randbelow(DRAWN_SEEDS) if kept is None else kept


def _progress(outcomes: Iterator[Outcome], total: int) -> Iterable[Outcome]:
    return with_progress(outcomes, total)


def _pool(jobs: int) -> Any:
    """A way to make a pool of so many processes."""
    from concurrent.futures import ProcessPoolExecutor
    from functools import partial
    from multiprocessing import get_context

    # Not forked: a copy of a process with threads may hang.
    context = get_context("spawn")
    return partial(ProcessPoolExecutor, jobs, mp_context=context, initializer=plain_warnings)


def _seconds(text: str) -> float:
    from jaipur.arena.running import MOST_MOVE_SECONDS

    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= MOST_MOVE_SECONDS:
        raise CommandError(say("seconds", text=repr(text[:40]), most=MOST_MOVE_SECONDS))
    return seconds


def _write(outcomes: list[Outcome], games: pd.DataFrame, out: Path) -> None:
    """The records, the tables as CSV, and the plots."""
    from jaipur.arena import ratings, winrates
    from jaipur.arena.plots import plot_ratings, plot_winrates
    from jaipur.records import write

    write((outcome.match for outcome in outcomes), out / RECORDS)
    rates, rated = winrates(games), ratings(games, _pinned(games))
    for name, table in (("games", games), ("winrates", rates), ("ratings", rated)):
        table.to_csv(out / f"{name}.csv", index=False)
    plot_ratings(rated).figure.savefig(out / "ratings.png", dpi=120)
    plot_winrates(rates, games["agent"].iloc[0]).figure.savefig(out / "winrates.png", dpi=120)


def _pinned(games: pd.DataFrame) -> str:
    """The agent whose rating is 0: `greedy`, the yardstick, if it plays."""
    names = list(games["agent"])
    return "greedy" if "greedy" in names else names[0]


def report(games: pd.DataFrame) -> Iterator[str]:
    """The tables of a tournament, line by line."""
    from jaipur.arena import ratings, winrates
    from jaipur.arena.rating import separated

    yield say("arena.seed", seed=int(games["seed"].min()))
    rates = winrates(games)
    pairs = int(rates["pairs"].max())
    yield say("arena.rates", n=pairs)
    order = {name: place for place, name in enumerate(dict.fromkeys(games["agent"]))}
    for row in rates.itertuples():
        if order[row.agent] < order[row.opponent]:
            facts = {c: f"{100 * getattr(row, c):.1f}" for c in ("points", "low", "high")}
            yield say("arena.rate", agent=row.agent, opponent=row.opponent, **facts)
    if (rates["low"] == rates["high"]).any():
        yield all_alike(pairs)
    pinned = _pinned(games)
    cpu = {str(agent): _a_move(of_one) for agent, of_one in games.groupby("agent")}
    yield say("arena.ratings", pinned=pinned)
    for row in ratings(games, pinned).itertuples():
        facts = {c: f"{getattr(row, c):.0f}" for c in ("rating", "low", "high")}
        ratio = cpu[str(row.agent)] / cpu[pinned] if cpu[pinned] else 0.0
        times = f"{ratio:.1f}" if ratio >= 1 else f"{ratio:.2g}"
        yield say("arena.rating", agent=row.agent, cpu=times, pinned=pinned, **facts)
    if len(groups := separated(games)) > 1:
        listed = say("arena.group").join(ENGLISH.listing(group) for group in groups)
        yield say("arena.separated", groups=listed)
    forfeits = games["forfeit"].dropna()
    for agent, why in zip(games.loc[forfeits.index, "agent"], forfeits, strict=True):
        yield say("arena.forfeit", agent=agent, why=why)


def _a_move(games: pd.DataFrame) -> float:
    """Processor time a move, over all moves."""
    moves = games["moves"].sum()
    return float((games["cpu"] * games["moves"]).sum() / moves) if moves else 0.0
