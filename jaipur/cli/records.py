"""`jaipur record check` and `jaipur replay`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from jaipur.cli.common import (
    DOES_NOT_HOLD,
    HOLDS,
    WRONG,
    CommandError,
    Commands,
    command,
    complain,
    helper,
    number,
    say,
)
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    from jaipur.match import Match

#: No file has more matches.
MOST_MATCHES = 10_000_000


def add(commands: Commands) -> None:
    """Add the commands."""
    record = command(commands, "record")
    record.set_defaults(run=helper(record))
    check = command(record.add_subparsers(metavar=say("command"), title=say("commands")), "check")
    check.add_argument("files", metavar="FILE", nargs="+", help=say("help.files"))
    check.set_defaults(run=check_records)
    replay = command(commands, "replay")
    replay.add_argument("file", metavar="FILE", help=say("help.file"))
    replay.add_argument("--match", metavar="K", help=say("help.match"))
    replay.set_defaults(run=replay_matches)


def check_records(options: argparse.Namespace) -> int:
    """`jaipur record check`: replay every match of the files."""
    codes, n = [HOLDS], 0
    for file in options.files:
        try:
            for _ in _matches(file):
                n += 1
        except _RecordWrong as error:
            codes.append(error.code)
            complain(error)
    code = max(codes)
    if code == HOLDS:
        print(say("hold", n=n))
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
    wanted = None if options.match is None else number(options.match, "--match", 1, MOST_MATCHES)
    n = 0
    try:
        for n, match in enumerate(_matches(options.file), 1):
            if wanted in (None, n):
                print("\n".join(replayed(match, n)))
            if wanted == n:
                return HOLDS
    except _RecordWrong as error:
        sys.stdout.flush()
        complain(error)
        return error.code
    if wanted is not None:
        raise CommandError(say("no-match", file=options.file, wanted=wanted, n=n))
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
