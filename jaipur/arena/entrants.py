"""Who plays: an agent by name, a class in a file, or any object with `choose`."""

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from jaipur.agents import AGENTS, CHEATS, AgentError, agent, cheat
from jaipur.errors import SaysWhy
from jaipur.records.errors import RecordError
from jaipur.records.readers import MOST_NAME, player_name
from jaipur.rules import brief
from jaipur.texts import ENGLISH


class EntrantError(SaysWhy, ValueError):
    """Somebody who cannot play."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of a tournament.

    name  as records and tables have it: "ismcts-guided:iterations=300", "file.py:ClassName"
    made  an agent, or a class that makes one; None where the name or the file says it all
    file  the whole path of the file that holds the class, wherever the match is played

    Each match makes its own, so that nothing a player remembers reaches another match.
    """

    name: str
    made: Any = None
    file: str = ""

    def make(self) -> Any:
        """A new agent; raises `EntrantError` where there is none."""
        if self.made is not None:
            return _from_object(self.made)
        if self.file:
            return _from_file(self.file, self.name.rpartition(":")[2])
        plain = self.name.partition(":")[0]
        try:
            return cheat(self.name) if plain in CHEATS else agent(self.name)
        except AgentError as error:
            raise EntrantError(str(error)) from None


def entrant(given: Any) -> Entrant:
    """An entrant from a name, an agent, or what makes one; raises `EntrantError` at once."""
    if isinstance(given, Entrant):
        made = given
    elif isinstance(given, str) and ".py:" in given:
        file, _, wanted = given.rpartition(":")
        made = Entrant(f"{Path(file).name}:{wanted}", file=str(Path(file).resolve()))
    elif isinstance(given, str):
        made = Entrant(given)
    else:
        name = getattr(given, "name", None) or getattr(given, "__name__", type(given).__name__)
        made = Entrant(str(name), given)
    made.make()
    try:
        player_name(made.name, "players")
    except RecordError:
        what = printable(made.name[:80])
        raise EntrantError(ENGLISH.say("arena.name", name=what, most=MOST_NAME)) from None
    return made


def error_words(error: BaseException) -> str:
    """The kind and the words of an exception, whatever a student's exception does when asked."""
    name = type(error).__name__
    try:
        said = printable(f"{name}: {error}"[:200]).strip(": .")
    except KeyboardInterrupt:
        raise
    except BaseException:
        said = name
    return said


def printable(text: str) -> str:
    """A text in one line that can be written anywhere."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def _from_object(given: Any) -> Any:
    if isinstance(given, type):
        return _from_class(given, given.__name__)
    if hasattr(given, "choose") or hasattr(given, "choose_seeing") or callable(given):
        return given
    names = ENGLISH.listing([*AGENTS, *CHEATS])
    raise EntrantError(ENGLISH.say("arena.no-agent", what=brief(given), names=names))


def _from_class(kind: Callable[[], Any], name: str) -> Any:
    try:
        made = kind()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit too
        said = error_words(error)
        raise EntrantError(ENGLISH.say("arena.not-made", name=name, error=said)) from error
    return _from_object(made)


def _from_file(file: str, wanted: str) -> Any:
    """The agent of a class in a file; only a person's own command names files."""
    name = Path(file).name
    module = _module(Path(file))
    found = getattr(module, wanted, None)
    if found is None:
        own = [
            key
            for key, value in vars(module).items()
            if isinstance(value, type) and value.__module__ == module.__name__
        ]
        facts = {"file": name, "name": wanted, "names": ENGLISH.listing(own, "or")}
        raise EntrantError(ENGLISH.say("arena.no-class" if own else "arena.no-classes", **facts))
    return _from_object(found)


def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise EntrantError(ENGLISH.say("arena.no-file", file=path.name))
    # One module for each file, so that it runs once in a process.
    name = f"jaipur_entrant_{abs(hash(str(path)))}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[name]
        if isinstance(error, KeyboardInterrupt):
            raise
        said = error_words(error)
        raise EntrantError(ENGLISH.say("arena.no-import", file=path.name, error=said)) from error
    return module
