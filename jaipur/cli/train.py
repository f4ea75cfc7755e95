"""`jaipur train`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from jaipur.cli.common import (
    ENDED,
    HOLDS,
    STOPPED,
    CommandError,
    Commands,
    cleared_up,
    command,
    complain,
    number,
    say,
)

if TYPE_CHECKING:
    from jaipur.agents.learned import Network

#: What may be varied, with what it is without.
VARIED = {"jobs": "1", "hidden": "40", "decay": "0.7", "seal": "0.5", "exploring": "0.03"}


def add(commands: Commands) -> None:
    """Add the command."""
    train = command(commands, "train")
    train.add_argument("--rounds", metavar="N", required=True, help=say("help.rounds"))
    train.add_argument("--seed", metavar="S", required=True, help=say("help.train-seed"))
    train.add_argument("--out", metavar="FILE", required=True, help=say("help.weights"))
    for name, default in VARIED.items():
        metavar, key = name[0].upper(), f"help.train-{name}"
        train.add_argument(f"--{name}", metavar=metavar, default=default, help=say(key))
    train.add_argument(
        "--without", metavar="NAME", action="append", default=[], help=say("help.without")
    )
    train.add_argument("--pairs", metavar="N", default="400", help=say("help.train-pairs"))
    train.set_defaults(run=run_train)


def run_train(options: argparse.Namespace) -> int:
    """`jaipur train`: weights for `learned`, how strong they are, and how to play them."""
    from jaipur.agents import AgentError
    from jaipur.agents.learned import saving, written
    from jaipur.agents.learned.training import unused

    plan = _plan(options)
    if not options.out:
        raise CommandError(say("no-name", name="--out"))
    try:
        unused(plan["without"])
        with cleared_up(), saving(options.out) as file:
            network = _trained(options, plan)
            file.write_text(written(network), encoding="utf-8", newline="\n")
    except (KeyboardInterrupt, SystemExit) as stop:
        complain(say("train.stopped", file=options.out))
        return STOPPED if isinstance(stop, KeyboardInterrupt) else ENDED
    except (AgentError, ImportError) as error:
        raise CommandError(error) from None
    except (OSError, ValueError) as error:
        what = getattr(error, "strerror", None) or error
        raise CommandError(say("unwritable", file=options.out, what=what)) from None
    print(say("trained", n=plan["rounds"], file=options.out))
    print(_strength(network.about["measured"]))
    print(say("train.next", file=options.out))
    return HOLDS


def _plan(options: argparse.Namespace) -> dict[str, Any]:
    """What is asked for, checked."""
    from jaipur.agents.learned.training import MOST_PAIRS
    from jaipur.compiled.learning.training import WHOLE

    whole = {**WHOLE, "pairs": (2, MOST_PAIRS)}
    return {
        **{name: number(getattr(options, name), f"--{name}", *of) for name, of in whole.items()},
        **{name: _share(getattr(options, name), name) for name in ("decay", "seal", "exploring")},
        "without": options.without,
    }


def _share(text: str, name: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise CommandError(say("share", name=f"--{name}", text=repr(text[:40])))
    return share


def _trained(options: argparse.Namespace, plan: dict[str, Any]) -> Network:
    """The network, with what a file of weights says of where it comes from."""
    from dataclasses import replace
    from datetime import date

    from jaipur.agents.learned import measure, train

    how = dict(plan)
    pairs = how.pop("pairs")
    network = train(**how, progress=_progress)
    mean, low, high = (round(share, 4) for share in measure(network, pairs))
    about = {
        "command": _command(options),
        "seed": plan["seed"],
        "date": date.today().isoformat(),
        "measured": {"against": "greedy", "pairs": pairs, "points": mean, "low": low, "high": high},
    }
    return replace(network, about=about)


def _command(options: argparse.Namespace) -> str:
    """The command that gives the same weights again."""
    said = f"jaipur train --rounds {options.rounds} --seed {options.seed} --out weights.json"
    for name, default in VARIED.items():
        given = getattr(options, name)
        said += f" --{name} {given}" if given != default else ""
    return said + "".join(f' --without "{name}"' for name in options.without)


def _strength(measured: dict[str, Any]) -> str:
    shares = {name: f"{100 * measured[name]:.1f}" for name in ("points", "low", "high")}
    return say("train.strength", n=measured["pairs"], **shares)


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
