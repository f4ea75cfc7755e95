"""What the tables are made of, checked where it is given and not where it is drawn."""

from jaipur.errors import of_kind
from jaipur.observation import Observation
from jaipur.round import Round, Side, as_round
from jaipur.scoring import Result


def as_seen(now: object) -> Round | Observation:
    """The value, if it is a round or an observation; raises `TypeError`."""
    return now if isinstance(now, Observation) else as_round(now)


def as_result(value: object) -> Result:
    """The value, if it is the result of a round; raises `TypeError`."""
    return of_kind(value, Result, "tables.score.type")


def as_side(value: object) -> Side:
    """The value, if it is one player's side; raises `TypeError`."""
    return of_kind(value, Side, "tables.side.type")
