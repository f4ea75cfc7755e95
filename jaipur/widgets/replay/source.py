"""What a replay is made from: a match in any form, and who looks back at it."""

from dataclasses import dataclass
from os import PathLike
from typing import Any

from jaipur.agents import AGENTS
from jaipur.errors import SaysWhy, brief
from jaipur.match import Match
from jaipur.records import RecordError, loads, read
from jaipur.round import check_player
from jaipur.session import Session
from jaipur.tables import Names
from jaipur.texts import Catalog
from jaipur.widgets.table import GameTable

#: Who a table goes on against where nothing says who it was.
USUAL_OPPONENT = "greedy"


class ReplayError(SaysWhy, ValueError):
    """There is nothing here to be replayed."""


@dataclass(frozen=True, slots=True)
class Source:
    """A match and who looks back at it.

    seat      the player whose turns are counted      names  of players 0 and 1, as shown
    opponent  who plays the other side when the match is gone on with, or None for a person
    secret    whether the other hand stays hidden while a round lasts: somebody is playing it
    """

    match: Match
    seat: int
    names: Names
    opponent: Any
    secret: bool = False

    def hidden(self, number: int) -> bool:
        """Whether the other hand of that round, counted from 0, must not be seen yet."""
        return self.secret and not self.match.rounds[number].now.over


def source_of(given: Any, seat: int | None, catalog: Catalog) -> Source:
    """The source that was given.

    Raises `RecordError` for a record that does not hold, `ReplayError` for anything else that
    is no match, and `ValueError` for a seat there is not.
    """
    if isinstance(given, GameTable):
        return _of_table(given, seat, catalog)
    match = _match(given, catalog)
    seats = given.seats if isinstance(given, Session) else _seats(match)
    chosen = _person(seats) if seat is None else check_player(seat)
    other = seats[1 - chosen]
    return Source(match, chosen, match.players, other if other in AGENTS else USUAL_OPPONENT)


def _of_table(table: GameTable, seat: int | None, catalog: Catalog) -> Source:
    """The match at a table; while its round lasts nobody looks back from the other seat."""
    # What the table does not tell in public: how it names the players, who plays against whom.
    game = table._game
    chosen = game.near if seat is None else check_player(seat)
    if chosen != game.near and not game.round.over:
        raise ReplayError(catalog.say("replay.secret", seat=game.near))
    return Source(game.match, chosen, game.names, game.opponent, secret=True)


def _seats(match: Match) -> tuple[str | None, str | None]:
    """Who sits where by their names: an agent's name is taken for that agent."""
    first, second = (name.lower() if name.lower() in AGENTS else None for name in match.players)
    return first, second


def _person(seats: tuple[str | None, str | None]) -> int:
    """The seat of the first person, or 0 where there is none."""
    return seats.index(None) if None in seats else 0


def _match(given: Any, catalog: Catalog) -> Match:
    if isinstance(given, Match):
        return given
    if isinstance(given, Session):
        return given.match
    if isinstance(given, bytes):
        return loads(given)
    if isinstance(given, str):
        return _written(given.strip(), catalog)
    if isinstance(given, PathLike):
        return _first_of(given, catalog)
    raise ReplayError(catalog.say("replay.wrong", what=brief(given)))


def _written(given: str, catalog: Catalog) -> Match:
    """The match of a record's text, of the first of several lines, or of a file of that name."""
    if not given.lstrip("\ufeff").startswith("{"):
        return _first_of(given, catalog)
    first = given.partition("\n")[0].rstrip()
    return loads(first if first.endswith("}") else given)


def _first_of(path: str | PathLike[str], catalog: Catalog) -> Match:
    """The first match of a file."""
    try:
        return next(read(path))
    except RecordError:
        raise
    except (OSError, ValueError) as error:  # no such file, or no name that a file could have
        raise ReplayError(catalog.say("replay.no-file", what=brief(str(path)))) from error
