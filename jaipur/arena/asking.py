"""Asking a player for its move, whatever it then does: an action comes back, or a `Forfeit`."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import iscoroutine
from time import process_time, thread_time
from typing import Any

from jaipur.actions import Action, NotationError, as_action
from jaipur.errors import error_words, printable
from jaipur.observation import Observation
from jaipur.texts import ENGLISH


class Forfeit(Exception):
    """A player cannot go on; the message is a sentence for the table."""


class TooLong(BaseException):
    """The time for a move is up. No `Exception`, so that few agents catch it by accident."""


def ask(
    choose: Callable[[], Any], seen: Observation, fresh: Observation, move_seconds: float | None
) -> Action:
    """The action that a player answers; raises `Forfeit`.

    choose        asks it      seen   the observation that it is handed
    fresh         an equal one that it cannot reach: it must still be equal afterwards
    move_seconds  the most processor time, or None
    """
    chosen = _answered(choose, move_seconds)
    if iscoroutine(chosen):
        chosen.close()  # else Python complains that nobody waits for it
    if _differs(seen, fresh):
        raise Forfeit(ENGLISH.say("arena.changed"))
    try:
        return as_action(chosen)
    except NotationError as error:
        raise Forfeit(ENGLISH.say("arena.no-action", given=_short(chosen), why=error)) from None


def processor_time() -> float:
    """Seconds of processor time: of this process, threads that a player starts included; or, in a
    pool of threads, of this thread alone, since others play beside it."""
    main = threading.current_thread() is threading.main_thread()
    return process_time() if main else thread_time()


def too_long(move_seconds: float | None) -> Forfeit:
    """What a player forfeits for that took longer than it may."""
    return Forfeit(ENGLISH.say("arena.slow", most=move_seconds))


def _answered(choose: Callable[[], Any], move_seconds: float | None) -> Any:
    before = processor_time()
    try:
        with _limit(move_seconds):
            chosen = choose()
    except TooLong:
        raise too_long(move_seconds) from None
    except BaseException as error:  # SystemExit too: the tournament goes on
        main = threading.current_thread() is threading.main_thread()
        if isinstance(error, KeyboardInterrupt) and main:
            raise  # somebody pressed Ctrl-C, which no other thread hears
        raise Forfeit(ENGLISH.say("arena.raised", error=error_words(error))) from None
    if move_seconds is not None and processor_time() - before > move_seconds:
        raise too_long(move_seconds)
    return chosen


@contextmanager
def _limit(seconds: float | None) -> Iterator[None]:
    """Interrupt what runs longer, where the system can; else it is noticed afterwards."""
    main = threading.current_thread() is threading.main_thread()
    if seconds is None or not main or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(_signal: int, _frame: Any) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _differs(seen: Observation, fresh: Observation) -> bool:
    """Whether an agent has changed what it was shown, or made it impossible to compare."""
    try:
        return repr(seen) != repr(fresh) or seen != fresh
    except KeyboardInterrupt:
        raise
    except BaseException:
        return True


def _short(value: object) -> str:
    try:
        return printable(repr(value)[:60])
    except KeyboardInterrupt:
        raise
    except BaseException:  # whatever a student's value does when it is shown
        return type(value).__name__
