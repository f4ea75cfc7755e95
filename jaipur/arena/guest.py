"""The process of one player from a file: `python -m jaipur.arena.guest FILE CLASS [SECONDS]`.

All that is in this process is the player and the observations that it was handed. It reads
pickled observations from standard input and answers each with a line of JSON. What the player
prints goes to standard error. Its random stream is seeded by the first observation that it gets:
by what it may know, and by nothing that would give a deal away.
"""

import importlib.util
import json
import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from types import ModuleType
from typing import Any, BinaryIO

from jaipur.arena.asking import Forfeit, ask
from jaipur.arena.entrants import EntrantError, as_agent, check_honest
from jaipur.errors import error_words
from jaipur.observation import Observation
from jaipur.records import dumps_observation
from jaipur.texts import ENGLISH

Answer = Callable[[dict[str, Any]], None]


def main() -> None:
    """Make the player, say so or why not, and answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who waits
    file, wanted, *limit = sys.argv[1:]
    requests, answer = _wires()
    try:
        player = check_honest(_from_file(Path(file), wanted), wanted, cheats=False)
    except EntrantError as error:
        answer({"wrong": str(error)})
        return
    answer({"ready": True})
    _serve(player, requests, answer, float(limit[0]) if limit else None)


def _wires() -> tuple[BinaryIO, Answer]:
    """Standard input and output, which the player itself then has no more."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)

    def answer(plain: dict[str, Any]) -> None:
        answers.write(json.dumps(plain, ensure_ascii=True).encode() + b"\n")
        answers.flush()

    return requests, answer


def _serve(player: Any, requests: BinaryIO, answer: Answer, limit: float | None) -> None:
    choose = getattr(player, "choose", player)
    rng: Random | None = None
    for seen, fresh in _observations(requests):
        rng = Random(dumps_observation(seen)) if rng is None else rng
        answer(_reply(choose, seen, fresh, rng, limit))


def _observations(requests: BinaryIO) -> Iterator[tuple[Observation, Observation]]:
    """Each observation twice: one to hand over, one to compare it to afterwards."""
    while size := requests.read(4):
        sent = requests.read(int.from_bytes(size, "big"))
        yield pickle.loads(sent), pickle.loads(sent)


def _reply(
    choose: Callable[[Observation, Random], Any],
    seen: Observation,
    fresh: Observation,
    rng: Random,
    limit: float | None,
) -> dict[str, Any]:
    before = process_time()
    try:
        reply: dict[str, Any] = {"action": str(ask(lambda: choose(seen, rng), seen, fresh, limit))}
    except Forfeit as why:
        reply = {"forfeit": str(why)}
    except KeyboardInterrupt as error:  # nobody pressed it: see `main`
        reply = {"forfeit": ENGLISH.say("arena.raised", error=error_words(error))}
    return {**reply, "seconds": process_time() - before}


def _from_file(path: Path, wanted: str) -> Any:
    """The agent of a class in a file; only a person's own command names files."""
    try:
        module = _module(path)
        found = getattr(module, wanted, None)
        if found is not None:
            return as_agent(found)
    except KeyboardInterrupt as error:
        facts = {"file": path.name, "error": error_words(error)}
        raise EntrantError(ENGLISH.say("arena.no-import", **facts)) from None
    own = [
        key
        for key, value in vars(module).items()
        if isinstance(value, type) and value.__module__ == module.__name__
    ]
    facts = {"file": path.name, "name": wanted, "names": ENGLISH.listing(own, "or")}
    raise EntrantError(ENGLISH.say("arena.no-class" if own else "arena.no-classes", **facts))


def _module(path: Path) -> ModuleType:
    sys.path.append(str(path.parent))  # so that a player can be in several files
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[path.stem] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        said = error_words(error)
        raise EntrantError(ENGLISH.say("arena.no-import", file=path.name, error=said)) from error
    return module


if __name__ == "__main__":
    main()
