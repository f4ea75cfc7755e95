"""A player from a file, in a process of its own that gets observations and nothing else.

It plays in the same way wherever the match is played. The process is started for one match and
ended with it. Nothing that the player does there reaches the match: not its frames, not its
memory, not its random streams. What any program of the same user can read, files for instance,
it can read too; for players that are meant to do harm, use another user or a container.
"""

import json
import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from math import isfinite
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread
from time import perf_counter
from typing import Any

from jaipur.actions import Action, as_action
from jaipur.arena.asking import Forfeit, too_long
from jaipur.arena.entrants import Entrant, EntrantError
from jaipur.errors import printable
from jaipur.observation import Observation
from jaipur.texts import ENGLISH

#: The longest answer that is read, in bytes, and how many may wait to be read.
MOST_ANSWER, MOST_WAITING = 20_000, 8
#: How long a player may take to be made, in seconds.
START = 60.0
#: A player that sleeps uses no processor time. After so many times its limit, and so many
#: seconds more, its process is ended.
PATIENCE, GRACE = 10, 5.0
#: How often it is looked whether a process that says nothing is still there, in seconds.
TICK = 0.2
ROOT = Path(__file__).parents[2]


class Apart:
    """The process of one entrant, from its start to `close`.

    Raises `EntrantError` where the file or the class is of no use.
    """

    def __init__(self, entrant: Entrant, move_seconds: float | None = None) -> None:
        self.seconds = 0.0
        self._limit = move_seconds
        self._process = _start()
        self._lines: Queue[bytes] = Queue(MOST_WAITING)
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        try:
            self._greet(entrant)
        except BaseException:
            self.close()
            raise

    def action(self, seen: Observation) -> Action:
        """What the player answers; raises `Forfeit`."""
        began = perf_counter()
        self._send(pickle.dumps(seen))
        patience = None if self._limit is None else PATIENCE * self._limit + GRACE
        try:
            reply = self._read(patience)
        except TimeoutError:
            self.seconds += perf_counter() - began
            raise too_long(self._limit) from None
        took = _took(reply, perf_counter() - began)
        self.seconds += took
        if self._limit is not None and took > self._limit:
            raise too_long(self._limit)
        return _action(reply)

    def close(self) -> None:
        """End the process, and what it has started."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        self._listener.join(TICK)
        if not self._listener.is_alive():  # else a process that got away still holds the pipe
            assert self._process.stdout is not None
            self._process.stdout.close()

    def _greet(self, entrant: Entrant) -> None:
        sent = (entrant.file, entrant.wanted, entrant.source, self._limit)
        name = Path(entrant.file).name
        try:
            self._send(pickle.dumps(sent))
            greeting = self._read(START)
        except Forfeit:
            greeting = {}
        except TimeoutError:
            said = ENGLISH.say("arena.no-start", file=name, most=f"{START:.0f}")
            raise EntrantError(said) from None
        if not greeting.get("ready"):
            ended = ENGLISH.say("arena.ended").rstrip(".")
            said = greeting.get("wrong") or ENGLISH.say("arena.no-import", file=name, error=ended)
            raise EntrantError(printable(str(said)[:400]))

    def _send(self, sent: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(len(sent).to_bytes(4, "big") + sent)
            self._process.stdin.flush()
        except OSError:
            raise Forfeit(ENGLISH.say("arena.ended")) from None

    def _listen(self) -> None:
        """Runs in a thread of its own: a pipe may stay open longer than its process lives."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError, Full):
            while line := self._process.stdout.readline(MOST_ANSWER):
                self._lines.put_nowait(line)

    def _read(self, patience: float | None) -> dict[str, Any]:
        """One answer; empty where the process has ended, or said what is none.

        Raises `TimeoutError` after so many seconds.
        """
        end = None if patience is None else perf_counter() + patience
        while True:
            gone = self._process.poll() is not None
            try:
                return _plain(self._lines.get(timeout=TICK))
            except Empty:
                if gone:
                    return {}
            if end is not None and perf_counter() > end:
                raise TimeoutError


def try_out(entrant: Entrant) -> None:
    """Start the process of an entrant and end it again; raises `EntrantError`."""
    Apart(entrant).close()


def _start() -> subprocess.Popen[bytes]:
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    return subprocess.Popen(
        # -P: no file of the folder that the command is given in passes for a module.
        [sys.executable, "-P", "-m", "jaipur.arena.guest"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
        # Ctrl-C is for the one who waits, and whatever it starts is ended with it.
        start_new_session=True,
    )


def _plain(line: bytes) -> dict[str, Any]:
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return plain if isinstance(plain, dict) else {}


def _took(reply: dict[str, Any], waited: float) -> float:
    """The processor time of a move, as the process measured it, at most what was waited."""
    told = reply.get("seconds")
    if isinstance(told, float) and isfinite(told) and told >= 0:
        return min(told, waited)
    return waited


def _action(reply: dict[str, Any]) -> Action:
    if isinstance(reply.get("forfeit"), str):
        raise Forfeit(printable(reply["forfeit"][:400]))
    try:
        return as_action(reply["action"])
    except (KeyError, ValueError, TypeError):
        raise Forfeit(ENGLISH.say("arena.ended")) from None
