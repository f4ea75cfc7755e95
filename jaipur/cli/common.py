"""What the commands share: their words, exit codes, refusals, options and progress."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO, TypeAlias, TypeVar

from jaipur.texts import ENGLISH

HOLDS, DOES_NOT_HOLD, WRONG, STOPPED, READER_GONE, ENDED = 0, 1, 2, 130, 141, 143

Item = TypeVar("Item")
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class CommandError(Exception):
    """A command that cannot do what it was asked; the message is one sentence."""


def say(key: str, **facts: object) -> str:
    """A text of the command line."""
    return ENGLISH.say(f"cli.{key}", **facts)


def complain(what: object) -> int:
    """Say what is wrong on the error stream; the exit code for it."""
    try:
        print(what, file=sys.stderr)
    except OSError:  # nobody can be told
        let_go(sys.stderr)
    return WRONG


def let_go(stream: TextIO) -> None:
    """Lead a stream that takes no more to nowhere: Python flushes it once more at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def plain_warnings() -> None:
    """Have warnings of the kit shown as the sentences they are, and others as Python shows them."""
    warnings.showwarning = _warn  # type: ignore[assignment]


def _warn(message: Warning | str, category: type[Warning], *where: Any) -> None:
    words = str(message)
    if not category.__module__.startswith("jaipur."):
        words = warnings.formatwarning(message, category, *where[:2])
    complain(words.rstrip())


@contextmanager
def cleared_up() -> Iterator[None]:
    """Within it, a request to end (SIGTERM) lets what was begun be cleared up first."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(*_: object) -> None:
        raise SystemExit(ENDED)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


# Parsers


def command(commands: Commands, name: str) -> argparse.ArgumentParser:
    """The parser of one command, with its texts."""
    return parser_of(commands.add_parser(name, help=say(f"{name}.brief"), add_help=False), name)


def parser_of(parser: argparse.ArgumentParser, name: str) -> argparse.ArgumentParser:
    """The parser with its description and its `--help`."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = say(f"{name}.words")
    parser.epilog = say("codes")
    parser.set_defaults(asked=parser.prog)
    parser.add_argument("-h", "--help", action="help", help=say("help.help"))
    return parser


def helper(parser: argparse.ArgumentParser) -> Callable[[object], int]:
    """What a command does that needs a further one: it shows which there are."""

    def show(_: object) -> int:
        parser.print_help()
        return HOLDS

    return show


# Options, results and progress


def number(text: str, name: str, least: int, most: int) -> int:
    """A whole number given as an option; `CommandError` says what would be right."""
    digits = text.removeprefix("-")
    # Short first: `int` takes no more than some thousand digits, and spaces and underscores.
    fits = len(digits) <= len(str(most)) and digits.isascii() and digits.isdigit()
    if not fits or not least <= int(text) <= most:
        shown = text if len(text) <= 40 else text[:40] + "…"
        raise CommandError(say("number", name=name, text=repr(shown), least=least, most=most))
    return int(text)


def all_alike(pairs: int) -> str:
    """What an interval without width says: how far off a share of so many pairs may still be."""
    return say("arena.alike", most=f"{100 * (1 - 0.05 ** (1 / pairs)):.0f}")


def with_progress(items: Iterable[Item], total: int) -> Iterable[Item]:
    """The items, with a bar on the error stream if a person is looking at it."""
    if not sys.stderr.isatty():
        return items
    try:
        from tqdm import tqdm
    except ModuleNotFoundError:
        return _counted(items, total)
    bar: Iterable[Item] = tqdm(items, total=total, unit=say("unit"))
    return bar


def _counted(items: Iterable[Item], total: int) -> Iterator[Item]:
    """The plain bar: a line that is written over, a hundred times at most."""
    step = max(1, total // 100)
    try:
        for done, item in enumerate(items, 1):
            yield item
            if done % step == 0 or done == total:
                line = say("progress", done=done, total=total)
                print(f"\r{line}", end="", file=sys.stderr, flush=True)
    finally:
        print(file=sys.stderr)
