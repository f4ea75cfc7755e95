"""`jaipur train`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from math import nan
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from jaipur.cli.common import (
    ENDED,
    HOLDS,
    STOPPED,
    CommandError,
    Commands,
    all_alike,
    cleared_up,
    command,
    complain,
    number,
    say,
)

if TYPE_CHECKING:
    from jaipur.agents.learned import Network

#: What may be varied beside rounds, seed and features; each may be left out.
VARIED = ("jobs", "hidden", "decay", "seal", "margin", "rate", "last-rate", "exploring")


def add(commands: Commands) -> None:
    """Add the command."""
    train = command(commands, "train")
    train.add_argument("--rounds", metavar="N", required=True, help=say("help.rounds"))
    train.add_argument("--seed", metavar="S", required=True, help=say("help.train-seed"))
    train.add_argument("--out", metavar="FILE", required=True, help=say("help.weights"))
    for name in VARIED:
        train.add_argument(f"--{name}", metavar=name[0].upper(), help=say(f"help.train-{name}"))
    train.add_argument(
        "--without", metavar="NAME", action="append", default=[], help=say("help.without")
    )
    train.add_argument("--pairs", metavar="N", default="400", help=say("help.train-pairs"))
    train.set_defaults(run=run_train)


def run_train(options: argparse.Namespace) -> int:
    """`jaipur train`: weights for `learned`, how strong they are, and how to play them."""
    from jaipur.agents import AgentError
    from jaipur.agents.learned import written
    from jaipur.agents.learned.training import MOST_PAIRS, unused
    from jaipur.agents.naming import files_of
    from jaipur.saving import saving

    plan = _plan(options)
    pairs = number(options.pairs, "--pairs", 2, MOST_PAIRS)
    player = f"learned:weights={options.out}"
    if not options.out:
        raise CommandError(say("no-name", name="--out"))
    if files_of(player) != [options.out]:
        raise CommandError(say("train.unnamable", file=repr(options.out[:80])))
    try:
        unused(plan["without"])
        with cleared_up(), saving(options.out) as file:
            network = _trained(plan, pairs, options.out)
            file.write(written(network))
    except (KeyboardInterrupt, SystemExit) as stop:
        complain(say("train.stopped", file=options.out))
        return STOPPED if isinstance(stop, KeyboardInterrupt) else ENDED
    except (AgentError, ImportError) as error:
        raise CommandError(error) from None
    except (OSError, ValueError) as error:
        what = getattr(error, "strerror", None) or error
        raise CommandError(say("unwritable", file=options.out, what=what)) from None
    print(say("trained", n=plan["rounds"], file=options.out))
    if "measured" not in network.about:
        complain(say("train.unmeasured"))
        return STOPPED
    for line in _strength(network.about["measured"]):
        print(line)
    print(say("train.next", player=player, quoted=quote(player)))
    return HOLDS


def _plan(options: argparse.Namespace) -> dict[str, Any]:
    """What is asked for, checked, by the names of `train`."""
    from jaipur.compiled.learning.training import NUMBERS, WHOLE

    given = {name: text for name, text in vars(options).items() if text is not None}
    whole = {name: of for name, of in WHOLE.items() if name in given}
    shares = {name: of for name, of in NUMBERS.items() if name in given}
    return {
        **{name: number(given[name], f"--{name}", *of) for name, of in whole.items()},
        **{name: _between(given[name], name, *of) for name, of in shares.items()},
        # No name of a feature has a comma in it.
        "without": [name.strip() for names in options.without for name in names.split(",")],
    }


def _between(text: str, name: str, least: float, most: float) -> float:
    try:
        value = float(text)
    except ValueError:
        value = nan
    if not least <= value <= most:
        facts = {"least": f"{least:g}", "most": f"{most:g}", "text": repr(text[:40])}
        raise CommandError(say("between-numbers", name=f"--{name.replace('_', '-')}", **facts))
    return value


def _trained(plan: dict[str, Any], pairs: int, out: str) -> Network:
    """The network, with what a file of weights says of where it comes from."""
    from jaipur.agents.learned import measure, train
    from jaipur.agents.learned.training import PAIRS, WEIGHTS

    network = train(**plan, progress=_progress)
    # The name alone: the folder is one of this machine.
    command = network.about["command"].replace(WEIGHTS, quote(Path(out).name), 1)
    command += f" --pairs {pairs}" if pairs != PAIRS else ""
    about = {**network.about, "command": command}
    with suppress(KeyboardInterrupt):  # what was learned is not lost for it
        mean, low, high = (round(share, 4) for share in measure(network, pairs))
        shares = {"points": mean, "low": low, "high": high}
        about["measured"] = {"against": "greedy", "pairs": pairs, **shares}
    return replace(network, about=about)


def _strength(measured: dict[str, Any]) -> Iterator[str]:
    shares = {name: f"{100 * measured[name]:.1f}" for name in ("points", "low", "high")}
    yield say("train.strength", n=measured["pairs"], **shares)
    if measured["low"] == measured["high"]:
        yield all_alike(measured["pairs"])


def _progress(done: Iterator[int], total: int) -> Iterable[int]:
    """The numbers of rounds, with a bar on the error stream if a person is looking at it."""
    if not sys.stderr.isatty():
        return done
    return _shown(done, total)


def _shown(done: Iterator[int], total: int) -> Iterator[int]:
    try:
        from tqdm import tqdm
    except ModuleNotFoundError:
        yield from _counted(done, total)
        return
    with tqdm(total=total, unit=say("unit.rounds")) as bar:
        for rounds in done:
            bar.update(rounds - bar.n)
            yield rounds


def _counted(done: Iterator[int], total: int) -> Iterator[int]:
    """The plain bar: a line that is written over."""
    try:
        for rounds in done:
            line = say("progress.rounds", done=rounds, total=total)
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
            yield rounds
    finally:
        print(file=sys.stderr)
