"""A player from a file, in a process of its own that gets observations and nothing else.

It plays in the same way wherever the match is played. The process is started for one match and
ended with it. Nothing that the player does there reaches the match: not its frames, not its
memory, not its random streams. What any program of the same user can read, files for instance,
it can read too; for players that are meant to do harm, use another user or a container.
"""

import json
import os
import pickle
import subprocess
import sys
from math import isfinite
from pathlib import Path
from threading import Timer
from time import perf_counter
from typing import Any

from jaipur.actions import Action, as_action
from jaipur.arena.asking import Forfeit, too_long
from jaipur.arena.entrants import Entrant, EntrantError
from jaipur.errors import printable
from jaipur.observation import Observation
from jaipur.texts import ENGLISH

#: The longest answer that is read, in bytes.
MOST_ANSWER = 20_000
#: A player that sleeps uses no processor time. After so many times its limit, and so many
#: seconds more, its process is ended.
PATIENCE, GRACE = 10, 5
ROOT = Path(__file__).parents[2]


class Apart:
    """The process of one entrant, from its start to `close`.

    Raises `EntrantError` where the file or the class is of no use.
    """

    def __init__(self, entrant: Entrant, move_seconds: float | None = None) -> None:
        self._limit = move_seconds
        self.seconds = 0.0
        limit = [] if move_seconds is None else [str(move_seconds)]
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "jaipur.arena.guest", entrant.file, entrant.wanted, *limit],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        greeting = self._read()
        if not greeting.get("ready"):
            self.close()
            ended = ENGLISH.say("arena.ended")
            facts = {"file": Path(entrant.file).name, "error": ended.rstrip(".")}
            said = greeting.get("wrong") or ENGLISH.say("arena.no-import", **facts)
            raise EntrantError(printable(str(said)))

    def action(self, seen: Observation) -> Action:
        """What the player answers; raises `Forfeit`."""
        began = perf_counter()
        timer = self._timer()
        try:
            self._write(pickle.dumps(seen))
            reply = self._read()
        finally:
            timed_out = timer is not None and timer.finished.is_set()
            if timer is not None:
                timer.cancel()
        took = self._took(reply, perf_counter() - began)
        self.seconds += took
        if timed_out or (self._limit is not None and took > self._limit):
            raise too_long(self._limit)
        return _action(reply)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()

    def _timer(self) -> Timer | None:
        if self._limit is None:
            return None
        timer = Timer(PATIENCE * self._limit + GRACE, self._process.kill)
        timer.start()
        return timer

    def _write(self, sent: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(len(sent).to_bytes(4, "big") + sent)
            self._process.stdin.flush()
        except OSError:
            raise Forfeit(ENGLISH.say("arena.ended")) from None

    def _read(self) -> dict[str, Any]:
        """One answer; empty where the process has ended, or said what is none."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline(MOST_ANSWER)
        try:
            plain = json.loads(line)
        except (ValueError, RecursionError):
            return {}
        return plain if isinstance(plain, dict) else {}

    def _took(self, reply: dict[str, Any], waited: float) -> float:
        """The processor time of a move, as the process measured it, at most what was waited."""
        told = reply.get("seconds")
        sound = isinstance(told, float) and isfinite(told) and told >= 0
        return min(float(told), waited) if sound else waited  # type: ignore[arg-type]


def try_out(entrant: Entrant) -> None:
    """Start the process of an entrant and end it again; raises `EntrantError`."""
    Apart(entrant).close()


def _action(reply: dict[str, Any]) -> Action:
    if isinstance(reply.get("forfeit"), str):
        raise Forfeit(printable(reply["forfeit"][:400]))
    try:
        return as_action(reply["action"])
    except (KeyError, ValueError, TypeError):
        raise Forfeit(ENGLISH.say("arena.ended")) from None
