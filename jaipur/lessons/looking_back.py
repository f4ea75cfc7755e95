"""A look back at a match: what each of a player's turns cost, by greedy's measure.

    >>> from jaipur.lessons.looking_back import look_back
    >>> look_back(match, player=0)      # shows the turns that cost most

The cost of a turn is the worth of the best action there was less the worth of the one that was
played, both by greedy (`agents.greedy`), in rupees. It looks one turn ahead and uses only what
the player could know at that moment: a measure, and no truth.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from jaipur.actions import Action
from jaipur.agents import Candidate, Greedy, stream
from jaipur.agents.explaining import plain
from jaipur.errors import SaysWhy, brief
from jaipur.match import Match
from jaipur.observation import Observation
from jaipur.records import loads
from jaipur.round import check_player
from jaipur.session import Session
from jaipur.show import Shown, html, text
from jaipur.tables import words
from jaipur.tables.parts import escape, say, table
from jaipur.texts import ENGLISH, Catalog

#: How many turns count as those that cost most.
SHOWN = 5


class LookBackError(SaysWhy, TypeError):
    """This is nothing that could be looked back at."""


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """One turn of the player who looks back.

    round, turn  as they are shown: both from 1, the turn in its round
    at           the number of the point that this turn led to, as in `Session`
    played       the action, as greedy weighs it     best   the one that greedy would have chosen
    """

    round: int
    turn: int
    at: int
    played: Candidate
    best: Candidate

    @property
    def action(self) -> Action:
        """What was played."""
        return self.played.action

    @property
    def cost(self) -> float:
        """How much less it was worth than the best action, in rupees; never negative."""
        return self.best.value - self.played.value


@dataclass(frozen=True, slots=True)
class LookBack(Shown):
    """All turns of one player in a match, with what each cost.

    player  0 or 1      name   as the match calls them     turns   in the order of play
    """

    player: int
    name: str
    turns: tuple[OwnTurn, ...]

    @property
    def cost(self) -> float:
        """What all turns cost together, in rupees."""
        return sum(turn.cost for turn in self.turns)

    def costly(self, most: int = SHOWN) -> tuple[OwnTurn, ...]:
        """At most so many turns that cost anything, the dearest first, of equals the earliest."""
        dear = [turn for turn in self.turns if turn.cost > 0]
        return tuple(sorted(dear, key=lambda turn: -turn.cost)[:most])


def cost(observation: Observation, action: Action) -> float:
    """What it costs to play `action` here, by greedy's measure, in rupees."""
    played, best = _weighed(observation, action)
    return best.value - played.value


def look_back(match: Match | Session | str, player: int = 0) -> LookBack:
    """What each turn of `player` cost in a match, a session up to its cursor, or a record.

    Raises `RecordError` for a text that is no record, `LookBackError` for anything else.
    """
    return _look_back(_match(match), check_player(player))


def _match(given: Any) -> Match:
    if isinstance(given, Match):
        return given
    if isinstance(given, Session):
        return given.match
    if isinstance(given, str | bytes):
        return loads(given)
    raise LookBackError(ENGLISH.say("lookback.wrong", what=brief(given)))


def _look_back(match: Match, player: int) -> LookBack:
    return LookBack(player, match.players[player], tuple(_own_turns(Session(match), player)))


def _own_turns(session: Session, player: int) -> Iterator[OwnTurn]:
    """Each decision of `player`, seen with what that player knew then."""
    for at in range(1, session.end + 1):
        session.go_to(at)
        turn = session.last_turn()
        if turn is None or turn.player != player:
            continue
        number = len(session.match.rounds)
        session.go_to(at - 1)
        weighed = _weighed(session.observation(player), turn.action)
        yield OwnTurn(number, turn.after.turns, at, *weighed)


def _weighed(seen: Observation, action: Action) -> tuple[Candidate, Candidate]:
    """A legal action as greedy weighs it, and the one that greedy would choose."""
    explained = Greedy().explain(seen, stream(None, seen.player))
    played = next(weighed for weighed in explained.candidates if weighed.action == action)
    return played, explained.best


# How it is shown


def measure(catalog: Catalog = ENGLISH) -> str:
    """What the cost of a turn means."""
    return catalog.say("lookback.measure")


def verdict(turn: OwnTurn, catalog: Catalog = ENGLISH) -> str:
    """What one turn cost, with what greedy would have done and why."""
    if not turn.cost:
        return catalog.say("lookback.said.none")
    facts = {"cost": plain(turn.cost), "action": turn.best.action, **_facts(turn, catalog)}
    return catalog.say("lookback.said", **facts)


def _facts(turn: OwnTurn, catalog: Catalog) -> dict[str, str]:
    """What was played and what greedy would have done, each with greedy's reason."""
    return {
        "did": words(turn.action, catalog),
        "did_why": turn.played.words(catalog),
        "best": words(turn.best.action, catalog),
        "best_why": turn.best.words(catalog),
    }


def summary(shown: LookBack, catalog: Catalog = ENGLISH) -> str:
    """What all turns cost together, or that there is nothing to look back at."""
    if not shown.turns:
        return catalog.say("lookback.nothing", name=shown.name)
    n = len(shown.turns)
    facts = {"name": shown.name, "cost": plain(shown.cost), "each": plain(shown.cost / n)}
    return catalog.say("lookback.summary" if shown.cost else "lookback.no-cost", n=n, **facts)


_COLUMNS = ("round", "turn", "did", "best", "cost")


@html.register
def _(shown: LookBack, catalog: Catalog = ENGLISH) -> str:
    told = f"<p>{escape(summary(shown, catalog))}</p>"
    dear = shown.costly()
    if not dear:
        return told
    caption = say(catalog, "lookback.caption", name=shown.name, n=len(dear))
    head = [say(catalog, f"lookback.column.{column}") for column in _COLUMNS]
    rows = [_row(turn, catalog) for turn in dear]
    return f"{table(caption, head, rows)}{told}<p>{escape(measure(catalog))}</p>"


def _row(turn: OwnTurn, catalog: Catalog) -> list[str]:
    facts = {name: escape(words) for name, words in _facts(turn, catalog).items()}
    did, best = (f"<b>{facts[name]}</b><br/>{facts[name + '_why']}" for name in ("did", "best"))
    return [str(turn.round), str(turn.turn), did, best, plain(turn.cost)]


@text.register
def _(shown: LookBack, catalog: Catalog = ENGLISH) -> str:
    lines = []
    for turn in shown.costly():
        facts = {"cost": plain(turn.cost), **_facts(turn, catalog)}
        lines.append(catalog.say("lookback.line", round=turn.round, turn=turn.turn, **facts))
    measured = [measure(catalog)] if lines else []
    return "\n".join([*lines, summary(shown, catalog), *measured])
