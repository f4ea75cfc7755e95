"""Who plays: an agent by name, a class or function in a file, or any object with `choose`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from jaipur.agents import AGENTS, CHEATS, AgentError, UnknownAgent, agent, cheat
from jaipur.agents.naming import files_of
from jaipur.errors import SaysWhy, brief, error_words, printable
from jaipur.records.errors import RecordError
from jaipur.records.readers import MOST_NAME, player_name
from jaipur.texts import ENGLISH

#: How the name of a player begins that is handed the whole round.
CHEATING = "cheat-"
#: In how few characters files that are called the same are still told apart by their folders.
LEAST_FOLDERS = 8


class EntrantError(SaysWhy, ValueError):
    """Somebody who cannot play."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of a tournament.

    name    as records and tables have it: "ismcts-guided:iterations=300", "file.py:ClassName"
    made    an agent, or a class that makes one; None where the name or the file says it all
    file    the whole path of the file that holds the class or function
    source  what stood in it when the tournament began, or in the file of weights that the name
            names: all matches are played with that

    A class, a name and a file make a new agent for each match, so that nothing a player
    remembers reaches another match. An object that was given plays all of its matches itself.
    """

    name: str
    made: Any = None
    file: str = ""
    source: bytes = b""

    @property
    def digest(self) -> str:
        """Tells one version of its file from another; files that this imports are not looked at."""
        return sha256(self.source).hexdigest()[:16] if self.source else ""

    @property
    def cheats(self) -> bool:
        """Whether it is handed the round itself: only who says so in its name."""
        return self.name.startswith(CHEATING)

    @property
    def wanted(self) -> str:
        """The name of the class or function in the file."""
        return self.name.rpartition(":")[2]

    def make(self) -> Any:
        """A new agent of one that comes from no file; raises `EntrantError` where there is none."""
        if self.made is not None:
            return check_honest(as_agent(self.made), self.name, self.cheats)
        plain = self.name.partition(":")[0]
        # At most one option of a name is a file.
        held = dict.fromkeys(files_of(self.name), self.source) if self.source else {}
        try:
            return cheat(self.name) if plain in CHEATS else agent(self.name, held)
        except UnknownAgent as error:
            cheats = ENGLISH.say("arena.cheats", names=ENGLISH.listing(CHEATS, "and"))
            raise EntrantError(f"{error} {cheats}") from None
        except AgentError as error:
            raise EntrantError(str(error)) from None


def entrant(given: Any) -> Entrant:
    """An entrant from a name, an agent, or what makes one; raises `EntrantError` at once."""
    if isinstance(given, Entrant):
        made = given
    elif isinstance(given, str) and (".py:" in given or given.endswith(".py")):
        made = _of_file(given)
    elif isinstance(given, str):
        made = Entrant(given, source=b"".join(map(_bytes, files_of(given))))
    elif given is None:
        raise _no_agent(given)
    else:
        name = getattr(given, "name", None) or getattr(given, "__name__", type(given).__name__)
        made = Entrant(str(name), given)
    _check_name(made.name)
    if made.file:
        from jaipur.arena.apart import try_out  # which asks for what stands here

        try_out(made)
    else:
        made.make()
    return made


def told_apart(entrants: Sequence[Entrant]) -> list[Entrant]:
    """The entrants, with folders in the names of different files that are called the same.

    Raises `EntrantError` for a name that leaves no room for them.
    """
    files: dict[str, list[str]] = {}
    for player in entrants:
        if player.file not in (several := files.setdefault(player.name, [])):
            several.append(player.file)
    return [_with_folders(player, files[player.name]) for player in entrants]


def _with_folders(player: Entrant, files: Sequence[str]) -> Entrant:
    if not player.file or len(files) == 1:
        return player
    room = MOST_NAME - len(f"/{player.name}")
    if room < LEAST_FOLDERS:
        most = MOST_NAME - 1 - LEAST_FOLDERS
        raise EntrantError(ENGLISH.say("arena.name", name=player.name, most=most))
    labels = [_cut(_folders(file, files), room) for file in files]
    place = files.index(player.file)
    label = labels[place]
    if labels.count(label) > 1:  # what tells them apart was cut off
        number = str(place + 1)
        label = _cut(_folders(player.file, files), room - len(number)) + number
    return replace(player, name=f"{label}/{player.name}")


def _cut(text: str, room: int) -> str:
    """A text in so many characters of one line."""
    text = printable(text)
    return text if len(text) <= room else f"{text[: room - 1]}…"


def _folders(file: str, files: Sequence[str]) -> str:
    """As many of the last folders of a file as no other of the files has."""
    parts, others = Path(file).parts, [Path(other).parts for other in files if other != file]
    depth = next(n for n in range(2, len(parts) + 1) if all(o[-n:] != parts[-n:] for o in others))
    return "/".join(parts[-depth:-1])


def as_agent(given: Any) -> Any:
    """The agent itself, made where a class was given; raises `EntrantError`."""
    if isinstance(given, type):
        given = _made(given, given.__name__)
    if hasattr(given, "choose") or hasattr(given, "choose_seeing") or callable(given):
        return given
    if isinstance(given, str | int | float | list | tuple | dict):
        raise _no_agent(given)
    raise EntrantError(ENGLISH.say("arena.no-choose", name=type(given).__name__))


def _no_agent(given: object) -> EntrantError:
    names = ENGLISH.listing([*AGENTS, *CHEATS])
    return EntrantError(ENGLISH.say("arena.no-agent", what=brief(given), names=names))


def check_honest(made: Any, name: str, cheats: bool) -> Any:
    """The agent, if it asks for no more than its name says; raises `EntrantError`."""
    if hasattr(made, "choose_seeing") and not cheats:
        raise EntrantError(ENGLISH.say("arena.sees", name=name, begin=CHEATING))
    return made


def _of_file(given: str) -> Entrant:
    before, colon, wanted = given.rpartition(".py:") if ".py:" in given else (given[:-3], "", "")
    path = Path(f"{before}.py")
    if not colon or not wanted:
        raise EntrantError(ENGLISH.say("arena.which-class", file=path.name))
    if not wanted.isidentifier():
        facts = {"file": path.name, "name": printable(wanted[:40])}
        raise EntrantError(ENGLISH.say("arena.no-identifier", **facts))
    if not path.is_file():
        raise EntrantError(ENGLISH.say("arena.no-file", file=path.name))
    return Entrant(f"{path.name}:{wanted}", file=str(path.resolve()), source=_bytes(path))


def _bytes(file: str | Path) -> bytes:
    """What stands in a file; nothing where it cannot be read."""
    try:
        return Path(file).read_bytes()
    except OSError:
        return b""


def _check_name(name: str) -> None:
    try:
        player_name(name, "players")
    except RecordError:
        what = printable(name[:80])
        raise EntrantError(ENGLISH.say("arena.name", name=what, most=MOST_NAME)) from None


def _made(kind: Callable[[], Any], name: str) -> Any:
    try:
        return kind()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit too
        said = error_words(error)
        key = "arena.not-made.arguments" if isinstance(error, TypeError) else "arena.not-made"
        raise EntrantError(ENGLISH.say(key, name=name, error=said)) from error
