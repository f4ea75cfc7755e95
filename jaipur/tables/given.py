"""What the tables are made of, checked where it is given and not where it is drawn."""

from jaipur.errors import WrongType, brief
from jaipur.observation import Observation
from jaipur.round import Round, Side, as_round
from jaipur.scoring import Result
from jaipur.texts import ENGLISH


def as_seen(now: object) -> Round | Observation:
    """The value, if it is a round or an observation; raises `TypeError`."""
    return now if isinstance(now, Observation) else as_round(now)


def as_result(value: object) -> Result:
    """The value, if it is the result of a round; raises `TypeError`."""
    if not isinstance(value, Result):
        raise WrongType(ENGLISH.say("tables.score.type", value=brief(value)))
    return value


def as_side(value: object) -> Side:
    """The value, if it is one player's side; raises `TypeError`."""
    if not isinstance(value, Side):
        raise WrongType(ENGLISH.say("tables.side.type", value=brief(value)))
    return value
