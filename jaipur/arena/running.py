"""Playing fixtures on any executor, keeping what is finished, and going on where it stopped."""

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from jaipur.arena.entrants import Entrant, entrant, told_apart
from jaipur.arena.fixtures import Fixture, arena_rules, pairings
from jaipur.arena.playing import Outcome, play
from jaipur.errors import SaysWhy
from jaipur.records import RecordError
from jaipur.round import MOST_SEED, check_seed
from jaipur.rules import OFFICIAL, Rules, brief, check_rules
from jaipur.texts import ENGLISH

MOST_PAIRS = 1_000_000
MOST_MOVE_SECONDS = 3600
#: How often a match that was lost with its worker is played again.
TRIES = 3
#: Matches handed to an executor ahead of those that are finished.
AHEAD = 64

#: An executor, or a way to make one, which is used again when a pool of processes breaks.
Pool = Executor | Callable[[], Executor]


class ArenaError(SaysWhy, ValueError):
    """A tournament that cannot be played as it was asked for."""


def tournament(
    players: Sequence[Any],
    pairs: int,
    seed: int,
    *,
    single_rounds: bool = False,
    rules: Rules = OFFICIAL,
    executor: Pool | None = None,
    move_seconds: float | None = None,
    keep: str | os.PathLike[str] | None = None,
    progress: Callable[[Iterator[Outcome], int], Iterable[Outcome]] | None = None,
) -> list[Outcome]:
    """A round robin: each two players meet in so many pairs of matches, in fixture order.

    players     names, agents, or what makes them; see `Entrant`
    executor    where matches are played, or what makes it; in this process without one
    keep        a file of finished matches: those in it are not played again, new ones are added
    progress    wraps the outcomes as they come, with their number: `tqdm`, for instance

    Raises `ArenaError` or `EntrantError` before anything is played.
    """
    entrants = _checked(players, pairs, seed)
    check_rules(rules)
    _check_arguments(executor=executor, keep=keep, progress=progress)
    check_move_seconds(move_seconds)
    laws = arena_rules(single_rounds=single_rounds, rules=rules)
    fixtures = list(pairings(entrants, pairs, seed, laws, single_rounds=single_rounds))
    outcomes = run(fixtures, executor=executor, move_seconds=move_seconds, keep=keep)
    shown = outcomes if progress is None else progress(outcomes, len(fixtures))
    return sorted(shown, key=lambda outcome: outcome.number)


def _checked(players: Sequence[Any], pairs: object, seed: object) -> list[Entrant]:
    check_seed(seed)
    if type(pairs) is not int or not 1 <= pairs <= MOST_PAIRS:
        raise ArenaError(ENGLISH.say("arena.pairs", given=brief(pairs), most=MOST_PAIRS))
    assert isinstance(seed, int)
    if seed + pairs - 1 > MOST_SEED:
        raise ArenaError(ENGLISH.say("arena.seeds", seed=seed, pairs=pairs, most=MOST_SEED))
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise ArenaError(ENGLISH.say("arena.players-list", given=brief(players)))
    entrants = told_apart([entrant(player) for player in players])
    if len(entrants) < 2:
        raise ArenaError(ENGLISH.say("arena.players", n=len(entrants)))
    names = [player.name for player in entrants]
    for name in names:
        if names.count(name) > 1:
            raise ArenaError(ENGLISH.say("arena.twice", name=name))
    return entrants


def _check_arguments(**given: object) -> None:
    """Raise `ArenaError` for what is neither None nor of any use as that argument."""
    fits: dict[str, Callable[[Any], bool]] = {
        "executor": lambda value: isinstance(value, Executor) or callable(value),
        "keep": lambda value: isinstance(value, str | os.PathLike) and bool(os.fspath(value)),
        "progress": callable,
    }
    for name, value in given.items():
        if value is not None and not fits[name](value):
            right = ENGLISH.say(f"arena.argument.{name}")
            facts = {"name": name, "given": brief(value), "right": right}
            raise ArenaError(ENGLISH.say("arena.argument", **facts))


def check_move_seconds(seconds: object) -> None:
    """Raise `ArenaError` unless this is a limit of processor time for a move, or None."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float | None):
        fits = False
    else:
        fits = seconds is None or 0 < seconds <= MOST_MOVE_SECONDS
    if fits:
        return
    facts = {"given": brief(seconds), "most": MOST_MOVE_SECONDS}
    raise ArenaError(ENGLISH.say("arena.move-seconds", **facts))


def run(
    fixtures: Sequence[Fixture],
    *,
    executor: Pool | None = None,
    move_seconds: float | None = None,
    keep: str | os.PathLike[str] | None = None,
) -> Iterator[Outcome]:
    """Play fixtures and give each outcome as soon as it is there.

    Those found in the file `keep` come first and are not played again. A worker that dies loses
    no finished match; what it was playing is played again.
    """
    kept = Kept(Path(keep), fixtures, move_seconds) if keep is not None else None
    done = kept.outcomes if kept is not None else {}
    yield from done.values()
    todo = [fixture for fixture in fixtures if fixture.number not in done]
    job = partial(play, move_seconds=move_seconds)
    played = map(job, todo) if executor is None else _Desk(executor, job).play(todo)
    for outcome in played:
        if kept is not None:
            kept.add(outcome)
        yield outcome


class _Desk:
    """Hands matches to an executor, few ahead of those that are finished.

    A match that is lost with its worker is handed out again. A pool of processes breaks as a
    whole when one of them dies; where a way to make pools was given, a new one goes on.
    """

    def __init__(self, given: Pool, job: Callable[[Fixture], Outcome]) -> None:
        self._make = None if isinstance(given, Executor) else given
        self._executor = given if isinstance(given, Executor) else given()
        self._job = job
        self._running: dict[Future[Outcome], Fixture] = {}
        self._tries: Counter[int] = Counter()

    def play(self, todo: Sequence[Fixture]) -> Iterator[Outcome]:
        """The outcomes as they come."""
        waiting = iter(todo)
        try:
            self._submit(islice(waiting, AHEAD))
            while self._running:
                finished, _ = wait(self._running, return_when=FIRST_COMPLETED)
                lost = []
                for future in finished:
                    fixture = self._running.pop(future)
                    if (error := future.exception()) is None:
                        yield future.result()
                    else:
                        lost.append(fixture)
                        self._count(fixture, error)
                self._submit([*lost, *islice(waiting, len(finished) - len(lost))])
        finally:
            if self._make is not None:
                self._executor.shutdown(wait=False, cancel_futures=True)

    def _submit(self, fixtures: Iterable[Fixture]) -> None:
        for fixture in fixtures:
            try:
                future = self._executor.submit(self._job, fixture)
            except BrokenExecutor:
                if self._make is None:
                    raise
                self._executor.shutdown(wait=False)
                self._executor = self._make()
                future = self._executor.submit(self._job, fixture)
            self._running[future] = fixture

    def _count(self, fixture: Fixture, error: BaseException) -> None:
        """One try more; raises `ArenaError` when a match is lost again and again."""
        self._tries[fixture.number] += 1
        if self._tries[fixture.number] == TRIES or (
            isinstance(error, BrokenExecutor) and self._make is None
        ):
            facts = {"number": fixture.number, "error": f"{type(error).__name__}: {error}"[:200]}
            raise ArenaError(ENGLISH.say("arena.lost", **facts)) from error


def first_seed(path: Path, pairs: int) -> int | None:
    """The seed that the tournament of a file of finished matches was begun with; None if unknown.

    pairs  how many each two players meet in
    """
    try:
        with path.open(encoding="utf-8") as file:
            plain = json.loads(file.readline())
        return int(plain["record"]["seed"]) - int(plain["pair"]) % pairs
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
                    facts = {"file": path.name, "line": line, "number": outcome.number}
                    raise ArenaError(ENGLISH.say("arena.again", **facts))
                self.outcomes[outcome.number] = outcome
            if whole != text or not path.exists():
                path.write_text(whole, "utf-8", newline="\n")
        except (OSError, UnicodeDecodeError) as error:
            what = getattr(error, "strerror", None) or ENGLISH.say("arena.not-utf-8")
            raise ArenaError(ENGLISH.say("arena.unusable", file=path.name, what=what)) from None

    def add(self, outcome: Outcome) -> None:
        """Write one more, so that it is there whatever happens next."""
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(outcome.dumps() + "\n")

    def _read(self, line: int, written: str) -> Outcome:
        try:
            outcome = Outcome.loads(written)
        except RecordError as error:
            facts = {"file": self.path.name, "line": line, "why": error}
            raise ArenaError(ENGLISH.say("arena.bad-record", **facts)) from None
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            facts = {"file": self.path.name, "line": line}
            raise ArenaError(ENGLISH.say("arena.bad-line", **facts)) from None
        fixture = self._fixtures.get(outcome.number)
        same = fixture is not None and (
            (fixture.pair, fixture.names, fixture.seed, fixture.rules)
            == (outcome.pair, outcome.match.players, outcome.match.seed, outcome.match.rules)
        )
        if fixture is None or not same:
            facts = {"file": self.path.name, "line": line}
            raise ArenaError(ENGLISH.say("arena.other-tournament", **facts))
        if not outcome.finished(single_round=fixture.single_round):
            facts = {"file": self.path.name, "line": line}
            raise ArenaError(ENGLISH.say("arena.bad-line", **facts))
        self._check_terms(line, outcome, fixture)
        return outcome

    def _check_terms(self, line: int, outcome: Outcome, fixture: Fixture) -> None:
        """Raise `ArenaError` where the same match would be played otherwise today."""
        facts: dict[str, Any] = {"file": self.path.name, "line": line}
        for name, then, now in zip(fixture.names, outcome.digests, fixture.digests, strict=True):
            if then != now:
                raise ArenaError(ENGLISH.say("arena.edited", name=name, **facts))
        if outcome.move_seconds != self._move_seconds:
            limits = {"then": outcome.move_seconds or "-", "now": self._move_seconds or "-"}
            raise ArenaError(ENGLISH.say("arena.other-limit", **limits, **facts))
