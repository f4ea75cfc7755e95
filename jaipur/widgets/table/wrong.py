"""What a table cannot be made from, as one sentence."""

from jaipur.errors import SaysWhy, brief
from jaipur.records import RecordError
from jaipur.records.readers import MOST_NAME, player_name
from jaipur.texts import Catalog


class TableError(SaysWhy, ValueError):
    """Arguments of a table that contradict each other, or a value there is not."""


class TableTypeError(SaysWhy, TypeError):
    """An argument of a table that is of another kind than it takes."""


def check_name(name: object, catalog: Catalog) -> None:
    """Raises `TableError` for a name that no record could hold: said now, not after the match."""
    try:
        player_name(name, "players")
    except RecordError as error:
        said = catalog.say("table.wrong.name", name=brief(name), most=MOST_NAME)
        raise TableError(said) from error
