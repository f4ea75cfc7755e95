"""Who sits where, and what lies on the table when it is set: the arguments of `GameTable`."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from jaipur.errors import brief
from jaipur.lessons import Task
from jaipur.match import Match
from jaipur.position import check_round
from jaipur.round import Round, check_player
from jaipur.rules import OFFICIAL, Rules
from jaipur.session import Session
from jaipur.tables import Names
from jaipur.texts import Catalog
from jaipur.widgets.table.game import Game
from jaipur.widgets.table.opponents import Opponent, opponent_of
from jaipur.widgets.table.wrong import TableError, TableTypeError, check_name

#: How the other side answers: when the button is pressed, or together with one's own action.
ASKED, AT_ONCE = "asked", "at once"
#: Seeds drawn for a table without one are short enough to be typed again.
DRAWN_SEEDS = 10_000


def seated(
    seed: Any,
    start: Any,
    players: Any,
    who: Any,
    seat: Any,
    answers: str,
    catalog: Catalog,
    rules: Rules,
) -> Game:
    """The game that the arguments of a table describe; raises what is wrong with them."""
    at_once = answers_at_once(answers, catalog)
    opponent = opponent_of(who, catalog)
    place = _seat(seat, start)
    given = _given_names(players, start, catalog)
    names = given or _usual_names(opponent, place, catalog)
    if isinstance(start, Session):
        session = start
    else:
        # In the log of a match "You" would be nobody.
        you = catalog.say("table.you")
        first, second = (catalog.say("table.person") if name == you else name for name in names)
        session = Session(_match(seed, start, (first, second), rules, catalog))
        if opponent is not None:
            session.seats = (None, opponent.name) if place == 0 else (opponent.name, None)
    return Game(session, opponent, place, names, at_once, catalog)


#: Arguments that exclude each other, and the key of the sentence that says why.
_EITHER = (
    ("seed", "start", "begin"),
    ("seed", "task", "begin"),
    ("task", "start", "begin"),
    ("rules", "start", "rules"),
    ("rules", "task", "rules"),
    ("seat", "task", "seat"),
)


def check_arguments(
    seed: Any,
    start: Any,
    seat: Any,
    task: Task | None,
    open_hands: Any,
    rules: Any,
    catalog: Catalog,
) -> None:
    """Raises `TableTypeError` for an argument of the wrong kind, and `TableError` for two that
    contradict each other: to let one of them pass in silence would surprise."""
    _check_kinds(seed, open_hands, rules, catalog)
    whose = getattr(start.match if isinstance(start, Session) else start, "rules", OFFICIAL)
    given = {
        "seed": seed is not None,
        "start": start is not None,
        "task": task is not None,
        "seat": seat is not None and seat != 0,  # a task is played from seat 0
        "rules": rules not in (OFFICIAL, whose),
    }
    for one, other, why in _EITHER:
        if given[one] and given[other]:
            raise TableError(catalog.say(f"table.wrong.both.{why}", one=one, other=other))


def _check_kinds(seed: Any, open_hands: Any, rules: Any, catalog: Catalog) -> None:
    """Raises `TypeError` where a position stands in the place of a seed, or rules are none."""
    if isinstance(seed, Round | Match | Session | Task):
        named = "task" if isinstance(seed, Task) else "start"
        what = type(seed).__name__
        raise TableTypeError(catalog.say("table.wrong.seed", what=what, argument=named))
    if not isinstance(rules, Rules):
        raise TableTypeError(catalog.say("table.wrong.rules", what=brief(rules)))
    if not isinstance(open_hands, bool):
        raise TableTypeError(catalog.say("table.wrong.open-hands", what=brief(open_hands)))


def answers_at_once(answers: str, catalog: Catalog) -> bool:
    """Whether "asked" or "at once" is the latter; raises `ValueError` for anything else."""
    if answers not in (ASKED, AT_ONCE):
        raise TableError(catalog.say("table.wrong.answers", what=brief(answers)))
    return answers == AT_ONCE


def _seat(seat: Any, start: Any) -> int:
    if seat is not None:
        return check_player(seat)
    now = start.round if isinstance(start, Match | Session) else start
    return now.to_move if isinstance(now, Round) and not now.over else 0


def _given_names(players: Any, start: Any, catalog: Catalog) -> Names | None:
    if players is None:
        match = start.match if isinstance(start, Session) else start
        return match.players if isinstance(match, Match) else None
    pair = not isinstance(players, str) and isinstance(players, Sequence) and len(players) == 2
    if not pair or not all(isinstance(name, str) for name in players):
        raise TableTypeError(catalog.say("table.wrong.players", what=brief(players)))
    for name in players:
        check_name(name, catalog)
    return str(players[0]), str(players[1])


def _usual_names(opponent: Opponent | None, seat: int, catalog: Catalog) -> Names:
    if opponent is None:
        return catalog.say("table.player", n=1), catalog.say("table.player", n=2)
    you = catalog.say("table.you")
    return (you, opponent.title) if seat == 0 else (opponent.title, you)


def _match(seed: Any, start: Any, names: Names, rules: Rules, catalog: Catalog) -> Match:
    if start is None:
        drawn = SystemRandom().randrange(DRAWN_SEEDS) if seed is None else seed
        return Match.begin(drawn, names, rules=rules)
    if isinstance(start, Match):
        return start
    if isinstance(start, Round):
        _check_position(start, catalog)
        return Match.from_position(start, names)
    raise TableTypeError(catalog.say("table.wrong.start", what=type(start).__name__))


def _check_position(start: Round, catalog: Catalog) -> None:
    """Raises `TableError` for a position that cannot come up."""
    try:
        problems = check_round(start, catalog)
    except (TypeError, ValueError, AttributeError, LookupError) as error:
        raise TableError(catalog.say("table.wrong.position.garbled")) from error
    if problems:
        raise TableError(catalog.say("table.wrong.position", why=problems[0]))
