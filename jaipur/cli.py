"""The `jaipur` command.

Every failure is one sentence on the error stream and an exit code:

    0    done                     1    a record reads but does not hold
    2    something cannot be read, written or understood
    130  stopped by Ctrl-C        141  the reader of the output went away

Each command imports what it needs when it runs, so that `jaipur --help` answers at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn, TextIO, TypeVar

from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from jaipur.match import Match

HOLDS, DOES_NOT_HOLD, WRONG, STOPPED, READER_GONE = 0, 1, 2, 130, 141
#: The players of `jaipur simulate`.
SIMULATED = "uniform"
MOST_MATCHES = 10_000_000

Item = TypeVar("Item")


class CommandError(Exception):
    """A command that cannot do what it was asked; the message is one sentence."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A name in letters that the terminal cannot show must not stop a command.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _run(arguments)
    except CommandError as error:
        return _complain(error)
    except KeyboardInterrupt:
        _complain(say("stopped"))
        return STOPPED
    except BrokenPipeError:
        _let_go(sys.stdout)
        return READER_GONE
    except OSError as error:
        # The commands answer for the files they name, so it is the output, on a full disk.
        _let_go(sys.stdout)
        return _complain(say("output", what=error.strerror or error))


def _run(arguments: Sequence[str] | None) -> int:
    """Run a command with all its output written when it ends, however it does."""
    try:
        options = _parser().parse_args(arguments)
        code: int = options.run(options)
    except SystemExit:  # `--help` and `--version` end so
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


def _let_go(stream: TextIO) -> None:
    """Lead a stream that takes no more to nowhere: Python flushes it once more at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def say(key: str, **facts: object) -> str:
    """A text of the command line."""
    return ENGLISH.say(f"cli.{key}", **facts)


def _complain(what: object) -> int:
    try:
        print(what, file=sys.stderr)
    except OSError:  # nobody can be told
        _let_go(sys.stderr)
    return WRONG


# What can be asked


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise CommandError(say("usage", command=self.prog, message=message))

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # That of argparse is silent where nothing can be written.
        if file is not None:
            file.write(message)


def _parser() -> argparse.ArgumentParser:
    parser = _parser_of(_Parser(prog="jaipur", add_help=False), "about")
    parser.add_argument("--version", action="version", version=_version(), help=say("help.version"))
    parser.set_defaults(run=_helper(parser))
    commands = parser.add_subparsers(metavar=say("command"), title=say("commands"))

    record = _command(commands, "record")
    record.set_defaults(run=_helper(record))
    check = _command(record.add_subparsers(metavar=say("command"), title=say("commands")), "check")
    check.add_argument("files", metavar="FILE", nargs="+", help=say("help.files"))
    check.set_defaults(run=check_records)

    simulate = _command(commands, "simulate")
    simulate.add_argument("--matches", metavar="N", required=True, help=say("help.matches"))
    simulate.add_argument("--seed", metavar="S", required=True, help=say("help.seed"))
    simulate.add_argument("--out", metavar="FILE", required=True, help=say("help.out"))
    simulate.set_defaults(run=simulate_matches)

    replay = _command(commands, "replay")
    replay.add_argument("file", metavar="FILE", help=say("help.file"))
    replay.add_argument("--match", metavar="K", help=say("help.match"))
    replay.set_defaults(run=replay_matches)

    _command(commands, "rules").set_defaults(run=show_rules)
    _command(commands, "bench").set_defaults(run=run_bench)
    return parser


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=say(f"{name}.brief"), add_help=False)
    return _parser_of(command, name)


def _parser_of(parser: argparse.ArgumentParser, name: str) -> argparse.ArgumentParser:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = say(f"{name}.words")
    parser.epilog = say("codes")
    parser.add_argument("-h", "--help", action="help", help=say("help.help"))
    return parser


def _helper(parser: argparse.ArgumentParser) -> Callable[[object], int]:
    """What a command does that needs a further one: it shows which there are."""

    def show(_: object) -> int:
        parser.print_help()
        return HOLDS

    return show


def _version() -> str:
    from jaipur import __version__

    return f"jaipur {__version__}"


def _number(text: str, name: str, least: int, most: int) -> int:
    """A whole number given as an option; `CommandError` says what would be right."""
    digits = text.removeprefix("-")
    # Short first: `int` takes no more than some thousand digits, and spaces and underscores.
    fits = len(digits) <= len(str(most)) and digits.isascii() and digits.isdigit()
    if not fits or not least <= int(text) <= most:
        shown = text if len(text) <= 40 else text[:40] + "…"
        raise CommandError(say("number", name=name, text=repr(shown), least=least, most=most))
    return int(text)


# Records


def check_records(options: argparse.Namespace) -> int:
    """`jaipur record check`: replay every match of the files."""
    codes, number = [HOLDS], 0
    for file in options.files:
        try:
            for _ in _matches(file):
                number += 1
        except _RecordWrong as error:
            codes.append(error.code)
            _complain(error)
    code = max(codes)
    if code == HOLDS:
        print(say("hold", n=number))
    return code


class _RecordWrong(CommandError):
    """A file of records that cannot be read (code 2) or does not hold (code 1)."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


def _matches(file: str) -> Iterator[Match]:
    """The matches of a file; raises `_RecordWrong` with a sentence that names it."""
    from jaipur.records import RecordError, read

    if not file:
        raise _RecordWrong(say("no-name", name="FILE"), WRONG)
    try:
        yield from read(file)
    except RecordError as error:
        code = DOES_NOT_HOLD if error.kind == "holds" else WRONG
        raise _RecordWrong(say("file", file=file, what=error), code) from None
    except (OSError, ValueError) as error:
        # A `ValueError` is a name that no file can have, such as one with a null character.
        what = getattr(error, "strerror", None) or error
        raise _RecordWrong(say("unreadable", file=file, what=what), WRONG) from None


def replay_matches(options: argparse.Namespace) -> int:
    """`jaipur replay`: the matches of a file turn by turn, or one of them."""
    wanted = None if options.match is None else _number(options.match, "--match", 1, MOST_MATCHES)
    number = 0
    try:
        for number, match in enumerate(_matches(options.file), 1):
            if wanted in (None, number):
                print("\n".join(replayed(match, number)))
            if wanted == number:
                return HOLDS
    except _RecordWrong as error:
        sys.stdout.flush()
        _complain(error)
        return error.code
    if wanted is not None:
        raise CommandError(say("no-match", file=options.file, wanted=wanted, n=number))
    return HOLDS


def replayed(match: Match, number: int) -> Iterator[str]:
    """A match as lines of text: each round's first position, its turns, how it came out."""
    from jaipur.show import text
    from jaipur.tables import Position, Score, standing
    from jaipur.tables.logs import sentences

    names = match.players
    seed = say("seed", seed=match.seed) if match.seed is not None else say("no-seed")
    yield say("match", number=number, first=names[0], second=names[1], seed=seed)
    for at, played in enumerate(match.rounds, 1):
        yield ""
        yield say("round", number=at, position=text(Position(played.start, names)))
        told = zip(played.actions, sentences(played, names, ENGLISH), strict=True)
        for turn, (action, sentence) in enumerate(told, played.start.turns + 1):
            yield say("turn", turn=f"{turn:>4}", action=f"{action!s:<11}", sentence=sentence)
        result = played.now.result()
        if result is not None:
            yield text(Score(result, names))
    yield standing(match)
    yield ""


# Simulation


def simulate_matches(options: argparse.Namespace) -> int:
    """`jaipur simulate`: matches between computer players, written as records."""
    # All that a match needs is imported before the file is opened: where Ctrl-C falls into an
    # import, Python ends by the signal even though the exception is caught.
    import jaipur.agents
    import jaipur.match  # noqa: F401
    from jaipur.records import write
    from jaipur.round import MOST_SEED

    number = _number(options.matches, "--matches", 1, MOST_MATCHES)
    first = _number(options.seed, "--seed", 0, MOST_SEED - number + 1)
    seeds = range(first, first + number)
    if not options.out:
        raise CommandError(say("no-name", name="--out"))
    try:
        write(_with_progress(map(simulated, seeds), number), options.out)
    except KeyboardInterrupt:
        _complain(say("simulate.stopped", file=options.out))
        return STOPPED
    except (OSError, ValueError) as error:
        what = getattr(error, "strerror", None) or error
        raise CommandError(say("unwritable", file=options.out, what=what)) from None
    print(say("simulated", n=number, file=options.out))
    return HOLDS


def simulated(seed: int) -> Match:
    """The match of that seed between two simulated players, each with a random stream of its own.

    The streams are those of `agents.stream(seed, player)`.
    """
    from jaipur.agents import agent, stream
    from jaipur.match import Match
    from jaipur.observation import observe

    match = Match.begin(seed, (f"{SIMULATED} 1", f"{SIMULATED} 2"))
    players = [(agent(SIMULATED), stream(seed, player)) for player in (0, 1)]
    while not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        who = match.round.to_move
        player, chance = players[who]
        seen = observe(match.round, who, match.rounds[-1].actions)
        match = match.play(player.choose(seen, chance))
    return match


def _with_progress(items: Iterable[Item], total: int) -> Iterable[Item]:
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


# The rest


def show_rules(options: argparse.Namespace) -> int:  # noqa: ARG001
    """`jaipur rules`: all the rules on one screen."""
    from textwrap import fill

    from jaipur.rulebook import Summary

    for chapter, briefs in Summary().sections():
        title = ENGLISH.say(f"chapter.{chapter}")
        print(fill(say("section", title=title, rules=say("between").join(briefs)), width=96))
    return HOLDS


def run_bench(options: argparse.Namespace) -> int:  # noqa: ARG001
    """`jaipur bench`: how fast the engine is, compared to the plain one."""
    from jaipur.bench import measure

    for line in measure.lines():
        print(line, flush=True)
    return HOLDS
