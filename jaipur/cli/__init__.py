"""The `jaipur` command.

Every failure is one sentence on the error stream and an exit code:

    0    done                     1    a record reads but does not hold
    2    something cannot be read, written or understood
    130  stopped by Ctrl-C        141  the reader of the output went away
    143  ended by the system

Each command imports what it needs when it runs, so that `jaipur --help` answers at once.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from jaipur.cli import arena, records, simulate, train
from jaipur.cli.common import (
    HOLDS,
    READER_GONE,
    STOPPED,
    CommandError,
    command,
    complain,
    helper,
    let_go,
    parser_of,
    plain_warnings,
    say,
)
from jaipur.errors import brief
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A name in letters that the terminal cannot show must not stop a command.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        with warnings.catch_warnings():
            plain_warnings()
            return _run(arguments)
    except CommandError as error:
        return complain(error)
    except KeyboardInterrupt:
        complain(say("stopped"))
        return STOPPED
    except BrokenPipeError:
        let_go(sys.stdout)
        return READER_GONE
    except OSError as error:
        # The commands answer for the files they name, so it is the output, on a full disk.
        let_go(sys.stdout)
        return complain(say("output", what=error.strerror or error))


def _run(arguments: Sequence[str] | None) -> int:
    """Run a command with all its output written when it ends, however it does."""
    try:
        options, more = _parser().parse_known_args(arguments)
        if more:
            # That of argparse would name the help of the whole command.
            message = say("extra", words=" ".join(more)[:60])
            raise CommandError(say("usage", command=options.asked, message=message))
        code: int = options.run(options)
    except SystemExit:  # `--help` and `--version` end so
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


# What can be asked


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise CommandError(say("usage", command=self.prog, message=message))

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # That of argparse is silent where nothing can be written.
        if file is not None:
            file.write(message)


def _parser() -> argparse.ArgumentParser:
    parser = parser_of(_Parser(prog="jaipur", add_help=False), "about")
    parser.add_argument("--version", action="version", version=_version(), help=say("help.version"))
    parser.set_defaults(run=helper(parser))
    commands = parser.add_subparsers(metavar=say("command"), title=say("commands"))
    for part in (records, simulate, arena, train):
        part.add(commands)
    command(commands, "rules").set_defaults(run=show_rules)
    bench = command(commands, "bench")
    bench.add_argument("part", metavar=say("part"), nargs="?", help=say("help.part"))
    bench.set_defaults(run=run_bench)
    return parser


def _version() -> str:
    from jaipur import __version__

    return f"jaipur {__version__}"


# The smaller commands


def show_rules(options: argparse.Namespace) -> int:  # noqa: ARG001
    """`jaipur rules`: all the rules on one screen."""
    from textwrap import fill

    from jaipur.rulebook import Summary

    for chapter, briefs in Summary().sections():
        title = ENGLISH.say(f"chapter.{chapter}")
        print(fill(say("section", title=title, rules=say("between").join(briefs)), width=96))
    return HOLDS


#: What `jaipur bench` measures by default, and all that it can.
ENGINE = "engine"
PARTS = (ENGINE, "adapters")


def run_bench(options: argparse.Namespace) -> int:
    """`jaipur bench`: how fast the engine or the adapters are, beside others of their kind."""
    part = options.part or ENGINE
    if part not in PARTS:
        names = ENGLISH.listing(PARTS, "or")
        raise CommandError(say("bench.part", part=brief(part), names=names))
    if part == ENGINE:
        from jaipur.bench.measure import lines
    else:
        from jaipur.bench.adapters import lines
    for line in lines():
        print(line, flush=True)
    return HOLDS
