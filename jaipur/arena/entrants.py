"""Who plays: an agent by name, a class or function in a file, or any object with `choose`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from jaipur.agents import AGENTS, CHEATS, AgentError, UnknownAgent, agent, cheat
from jaipur.agents.naming import files_of
from jaipur.agents.own import asked, got, made
from jaipur.errors import brief, printable
from jaipur.records.errors import RecordError
from jaipur.records.readers import MOST_NAME, player_name
from jaipur.texts import ENGLISH

#: How the name of a player begins that is handed the whole round.
CHEATING = "cheat-"
#: The method by which such a player is asked.
SEEING = "choose_seeing"
#: In how few characters files that are called the same are still told apart by their folders.
LEAST_FOLDERS = 8


class EntrantError(AgentError):
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
        new = given
    elif isinstance(given, str) and _names_file(given):
        new = _of_file(given)
    elif isinstance(given, str):
        new = Entrant(given, source=b"".join(map(_bytes, files_of(given))))
    elif given is None:
        raise _no_agent(given)
    else:
        new = Entrant(_name_of(given), given)
    _check_name(new.name)
    if new.file:
        from jaipur.arena.apart import try_out  # which asks for what stands here

        try_out(new)
    else:
        new.make()
    return new


def _name_of(given: object) -> str:
    """What an object, a class or a function is called; raises `EntrantError`."""
    try:
        return str(got(given, "name") or got(given, "__name__") or type(given).__name__)
    except AgentError as error:
        raise EntrantError(str(error)) from error


def _names_file(given: str) -> bool:
    """Whether it is the name of a class in a file, and not of a player with such an option."""
    known = given.partition(":")[0] in {*AGENTS, *CHEATS}
    return not known and (".py:" in given or given.endswith(".py"))


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
    if isinstance(given, str | int | float | list | tuple | dict):
        raise _no_agent(given)
    try:
        player = made(given)
        asked(player, SEEING if sees_all(player) else "choose")
    except AgentError as error:
        raise EntrantError(str(error)) from error
    return player


def sees_all(player: object) -> bool:
    """Whether a player wants to be handed the whole round."""
    return got(player, SEEING) is not None


def _no_agent(given: object) -> EntrantError:
    names = ENGLISH.listing([*AGENTS, *CHEATS])
    return EntrantError(ENGLISH.say("arena.no-agent", what=brief(given), names=names))


def check_honest(player: Any, name: str, cheats: bool) -> Any:
    """The agent, if it asks for no more than its name says; raises `EntrantError`."""
    if sees_all(player) and not cheats:
        raise EntrantError(ENGLISH.say("arena.sees", name=name, begin=CHEATING))
    return player


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
    except (OSError, ValueError):  # a null in its name
        return b""


def _check_name(name: str) -> None:
    try:
        player_name(name, "players")
    except RecordError:
        what = printable(name[:80])
        raise EntrantError(ENGLISH.say("arena.name", name=what, most=MOST_NAME)) from None
