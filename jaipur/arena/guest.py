"""The process of one player from a file: `python -m jaipur.arena.guest`, started by `Apart`.

All that is in this process is the player and the observations that it was handed. It reads
pickled messages from standard input, first who is to play and then observations, and answers each
with a line of JSON. What the player prints goes to standard error. Its random stream is seeded by
the first observation that it gets, and so by nothing that it may not know.
"""

import json
import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, BinaryIO

from jaipur.agents.interface import AgentError
from jaipur.agents.own import Choose, asked
from jaipur.arena.asking import Forfeit, ask, processor_time
from jaipur.arena.entrants import EntrantError, as_agent, check_honest
from jaipur.errors import error_words
from jaipur.observation import Observation
from jaipur.records import dumps_observation
from jaipur.texts import ENGLISH

Answer = Callable[[dict[str, Any]], None]


def main() -> None:
    """Make the player, say so or why not, and answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests, answer = _wires()
    with suppress(OSError):  # who asked is gone, or the player has closed what leads there
        file, wanted, source, limit = pickle.loads(_message(requests))
        try:
            player = check_honest(_from_source(Path(file), source, wanted), wanted, cheats=False)
            choose = asked(player)
        except AgentError as error:
            answer({"wrong": str(error)})
            return
        answer({"ready": True})
        _serve(choose, requests, answer, limit)


def _wires() -> tuple[BinaryIO, Answer]:
    """Standard input and output, which the player itself then has no more."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)

    def answer(plain: dict[str, Any]) -> None:
        os.write(answers, json.dumps(plain, ensure_ascii=True).encode() + b"\n")

    return requests, answer


def _message(requests: BinaryIO) -> bytes:
    """The next message; empty at the end."""
    return requests.read(int.from_bytes(requests.read(4), "big"))


def _serve(choose: Choose, requests: BinaryIO, answer: Answer, limit: float | None) -> None:
    rng: Random | None = None
    while sent := _message(requests):
        # Twice: one to hand over, one to compare it to afterwards.
        seen, fresh = pickle.loads(sent), pickle.loads(sent)
        rng = Random(dumps_observation(seen)) if rng is None else rng
        answer(_reply(choose, seen, fresh, rng, limit))


def _reply(
    choose: Choose,
    seen: Observation,
    fresh: Observation,
    rng: Random,
    limit: float | None,
) -> dict[str, Any]:
    before = processor_time()
    try:
        reply: dict[str, Any] = {"action": str(ask(lambda: choose(seen, rng), seen, fresh, limit))}
    except Forfeit as why:
        reply = {"forfeit": str(why)}
    except KeyboardInterrupt as error:  # nobody pressed it: see `main`
        reply = {"forfeit": ENGLISH.say("arena.raised", error=error_words(error))}
    return {**reply, "seconds": processor_time() - before}


def _from_source(path: Path, source: bytes, wanted: str) -> Any:
    """The agent of a class or function in a file; only a person's own command names files."""
    try:
        module = _module(path, source)
        found = getattr(module, wanted, None)
        if found is not None:
            return as_agent(found)
    except KeyboardInterrupt as error:
        facts = {"file": path.name, "error": error_words(error)}
        raise EntrantError(ENGLISH.say("arena.no-import", **facts)) from None
    own = [
        key
        for key, value in vars(module).items()
        if callable(value) and getattr(value, "__module__", "") == module.__name__
    ]
    facts = {"file": path.name, "name": wanted, "names": ENGLISH.listing(own, "or")}
    raise EntrantError(ENGLISH.say("arena.no-class" if own else "arena.no-classes", **facts))


def _module(path: Path, source: bytes) -> ModuleType:
    """The file as it was when the tournament began, run as a module."""
    sys.path.append(str(path.parent))  # so that a player can be in several files
    # By another name than the file's, which may be that of a module of Python's own.
    module = ModuleType(f"player_{path.stem}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module
    try:
        exec(compile(source, path.name, "exec"), module.__dict__)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        said = error_words(error)
        raise EntrantError(ENGLISH.say("arena.no-import", file=path.name, error=said)) from error
    return module


if __name__ == "__main__":
    main()
