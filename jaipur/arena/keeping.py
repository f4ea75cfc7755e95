"""The file of finished matches, from which a tournament goes on where it stopped."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jaipur.arena.errors import ArenaError
from jaipur.arena.fixtures import Fixture
from jaipur.arena.playing import Outcome
from jaipur.records import RecordError
from jaipur.round import check_seed
from jaipur.texts import ENGLISH


def first_seed(path: Path, pairs: int) -> int | None:
    """The seed that the tournament of a file of finished matches was begun with; None if unknown.

    pairs  how many each two players meet in
    """
    try:
        with path.open(encoding="utf-8") as file:
            plain = json.loads(file.readline())
        return check_seed(plain["record"]["seed"] - plain["pair"] % pairs)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


class Kept:
    """A file of finished matches, one a line, added to as they come.

    A last line that was torn off in the middle is dropped. Raises `ArenaError` for a file of
    another tournament, or one that cannot be read or written.
    """

    def __init__(
        self, path: Path, fixtures: Sequence[Fixture], move_seconds: float | None = None
    ) -> None:
        self.path = path
        self._move_seconds = move_seconds
        self._fixtures = {fixture.number: fixture for fixture in fixtures}
        #: What the file held already, by number.
        self.outcomes: dict[int, Outcome] = {}
        try:
            text = path.read_text("utf-8") if path.exists() else ""
            whole = text[: text.rfind("\n") + 1]
            for line, written in enumerate(whole.splitlines(), 1):
                outcome = self._read(line, written)
                if outcome.number in self.outcomes:
                    facts = {"file": path, "line": line, "number": outcome.number}
                    raise ArenaError(ENGLISH.say("arena.again", **facts))
                self.outcomes[outcome.number] = outcome
            if whole != text or not path.exists():
                path.write_text(whole, "utf-8", newline="\n")
        except (OSError, UnicodeDecodeError) as error:
            what = getattr(error, "strerror", None) or ENGLISH.say("arena.not-utf-8")
            raise ArenaError(ENGLISH.say("arena.unusable", file=path, what=what)) from None

    def add(self, outcome: Outcome) -> None:
        """Write one more, so that it is there whatever happens next."""
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(outcome.dumps() + "\n")

    def _read(self, line: int, written: str) -> Outcome:
        try:
            outcome = Outcome.loads(written)
        except RecordError as error:
            facts = {"file": self.path, "line": line, "why": error}
            raise ArenaError(ENGLISH.say("arena.bad-record", **facts)) from None
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            facts = {"file": self.path, "line": line}
            raise ArenaError(ENGLISH.say("arena.bad-line", **facts)) from None
        fixture = self._planned(line, outcome)
        if not outcome.finished(single_round=fixture.single_round):
            facts = {"file": self.path, "line": line}
            raise ArenaError(ENGLISH.say("arena.bad-line", **facts))
        self._check_terms(line, outcome, fixture)
        return outcome

    def _planned(self, line: int, outcome: Outcome) -> Fixture:
        """The match as it is planned today; raises `ArenaError` for one that is not planned."""
        facts: dict[str, Any] = {"file": self.path, "line": line}
        if (fixture := self._fixtures.get(outcome.number)) is None:
            said = ENGLISH.say("arena.other-number", number=outcome.number, **facts)
            raise ArenaError(said)
        match = outcome.match
        compared = {
            "players": (" / ".join(match.players), " / ".join(fixture.names)),
            "seed": (match.seed, fixture.seed),
            "pair": (outcome.pair, fixture.pair),
            "rules": (match.rules.differences(), fixture.rules.differences()),
        }
        for what, (then, now) in compared.items():
            if then != now:
                of_it = {"what": ENGLISH.say(f"arena.other.{what}"), "then": then, "now": now}
                raise ArenaError(ENGLISH.say("arena.other-tournament", **of_it, **facts))
        return fixture

    def _check_terms(self, line: int, outcome: Outcome, fixture: Fixture) -> None:
        """Raise `ArenaError` where the same match would be played otherwise today."""
        facts: dict[str, Any] = {"file": self.path, "line": line}
        for name, then, now in zip(fixture.names, outcome.digests, fixture.digests, strict=True):
            if then != now:
                raise ArenaError(ENGLISH.say("arena.edited", name=name, **facts))
        if outcome.move_seconds != self._move_seconds:
            limits = {"then": outcome.move_seconds or "-", "now": self._move_seconds or "-"}
            raise ArenaError(ENGLISH.say("arena.other-limit", **limits, **facts))
