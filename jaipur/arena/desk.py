"""Handing matches to an executor, and again where they were lost with what was running them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice

from jaipur.arena.errors import ArenaError
from jaipur.arena.fixtures import Fixture
from jaipur.arena.playing import Outcome
from jaipur.errors import error_words
from jaipur.texts import ENGLISH

#: How often a match that was lost with its worker is played again.
TRIES = 3
#: Matches handed to an executor ahead of those that are finished.
AHEAD = 64

#: An executor, or a way to make one, which is used again when a pool of processes breaks.
Pool = Executor | Callable[[], Executor]


class Desk:
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
            except RuntimeError as error:
                if self._make is None or not isinstance(error, BrokenExecutor):
                    said = ENGLISH.say("arena.closed", error=error_words(error))
                    raise ArenaError(said) from error
                self._executor.shutdown(wait=False)
                self._executor = self._make()
                future = self._executor.submit(self._job, fixture)
            self._running[future] = fixture

    def _count(self, fixture: Fixture, error: BaseException) -> None:
        """One try more; raises `ArenaError` when a match is lost again and again."""
        if "pickle" in f"{type(error).__name__} {error}".lower():
            raise ArenaError(ENGLISH.say("arena.unsendable", error=error_words(error))) from error
        self._tries[fixture.number] += 1
        if self._tries[fixture.number] == TRIES or (
            isinstance(error, BrokenExecutor) and self._make is None
        ):
            facts = {"number": fixture.number, "error": error_words(error)}
            raise ArenaError(ENGLISH.say("arena.lost", **facts)) from error
