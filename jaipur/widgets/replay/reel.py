"""`Reel`: a match, a cursor in it, and what is seen at each point. There are no widgets here."""

from functools import cached_property
from typing import Any

from jaipur.cards import CAMEL, Cards, minus
from jaipur.errors import brief
from jaipur.lessons.looking_back import LookBack, OwnTurn, look_back, summary, verdict
from jaipur.records.table import moved
from jaipur.session import LastTurn, Session
from jaipur.show import html, text
from jaipur.tables import Position, score
from jaipur.tables.logs import sentences
from jaipur.tables.parts import escape
from jaipur.texts import Catalog
from jaipur.widgets.replay.source import Source
from jaipur.widgets.table.game import Cannot
from jaipur.widgets.table.telling import news

OPEN = "open"


class Reel:
    """A match and a cursor, which begins at its first point.

    session  the match and the cursor      view  the player whose eyes it is seen with, or "open"
    """

    def __init__(self, source: Source, catalog: Catalog) -> None:
        self.source = source
        self.catalog = catalog
        self.session = Session(source.match)
        self.session.go_to(0)
        self.view: int | str = source.seat
        #: The point at which each round begins.
        self.starts = [
            sum(len(played.actions) + 1 for played in source.match.rounds[:number])
            for number in range(len(source.match.rounds))
        ]

    def cannot(self, key: str, **facts: Any) -> Cannot:
        """The reason under that key, to be raised."""
        return Cannot(self.catalog.say(key, **facts))

    @cached_property
    def back(self) -> LookBack:
        """What each own turn cost."""
        seat = self.source.seat
        found = look_back(self.source.match, seat)
        return LookBack(seat, self.source.names[seat], found.turns)

    # Where we are

    @property
    def number(self) -> int:
        """The round at the cursor, from 0."""
        return len(self.session.match.rounds) - 1

    @property
    def last(self) -> LastTurn | None:
        """The turn that led here, or None where a round begins."""
        return self.session.last_turn()

    @property
    def own(self) -> OwnTurn | None:
        """The turn that led here with its cost, if it was one's own."""
        return next((turn for turn in self.back.turns if turn.at == self.session.at), None)

    def points(self) -> list[str]:
        """Every point in a few words: the deal of a round, or who played what."""
        words, said = self.catalog.say, []
        for number, played in enumerate(self.source.match.rounds, 1):
            said.append(words("replay.point.deal", round=number))
            told = sentences(played, self.source.names, self.catalog)
            first = played.start.turns + 1
            said += [
                words("replay.point", round=number, turn=turn, told=sentence)
                for turn, sentence in enumerate(told, first)
            ]
        return said

    # What can be done; each raises `Cannot`

    def go_to(self, at: object) -> None:
        """Go to a point."""
        if type(at) is not int or not 0 <= at <= self.session.end:
            raise self.cannot("replay.no.point", at=brief(at), end=self.session.end)
        self.session.go_to(at)

    def step(self, by: int) -> None:
        """Go a point on, or back with -1."""
        at = self.session.at + by
        if not 0 <= at <= self.session.end:
            raise self.cannot("replay.no.forward" if by > 0 else "replay.no.back")
        self.session.go_to(at)

    def go_to_round(self, number: object) -> None:
        """Go to where a round begins; rounds count from 1, as they are shown."""
        if type(number) is not int or not 1 <= number <= len(self.starts):
            n = len(self.starts)
            raise self.cannot("replay.no.round", number=brief(number), n=n)
        self.session.go_to(self.starts[number - 1])

    def next_costly(self) -> None:
        """Go to the next of the turns that cost most; after the last comes the first again."""
        points = sorted(turn.at for turn in self.back.costly())
        if not points:
            raise Cannot(summary(self.back, self.catalog))
        later = [at for at in points if at > self.session.at]
        self.session.go_to((later or points)[0])

    def look(self, view: object) -> None:
        """See the match as player 0 or 1 did, or with "open" hands."""
        if view != OPEN and (type(view) is not int or view not in (0, 1)):
            raise self.cannot("replay.no.view", view=brief(view))
        self.view = view

    # What is seen

    @property
    def covered(self) -> bool:
        """Whether the view that was chosen would show what is hidden in a round that lasts."""
        return self.source.hidden(self.number) and self.view != self.source.seat

    @property
    def viewer(self) -> int:
        """The player whose cards lie at the near side."""
        view = self.view
        return self.source.seat if self.covered or not isinstance(view, int) else view

    @property
    def open(self) -> bool:
        """Whether both hands are seen."""
        return self.view == OPEN and not self.covered

    def where(self) -> str:
        """Round and turn, and that a hand stays covered where it does."""
        played = self.source.match.rounds[self.number]
        first, actions = played.start.turns, self.session.actions
        facts = {
            "round": self.number + 1,
            "rounds": len(self.starts),
            "turn": first + len(actions),
            "n": first + len(played.actions),
        }
        where = self.catalog.say("replay.turn" if actions else "replay.begin", **facts)
        if self.covered:
            where = self.catalog.say("replay.covered", where=where)
        return where

    def cost(self) -> str:
        """What the turn that led here cost, if it was one's own."""
        return "" if self.own is None else verdict(self.own, self.catalog)

    def position(self) -> Position:
        """The position, with what came in the last turn."""
        session, last, viewer = self.session, self.last, self.viewer
        own = last is not None and (self.open or last.player == viewer)
        match = session.match
        came, got = _changed(last)
        return Position(
            session.observation(viewer),
            self.source.names,
            None if match.seed is None else match.seals,
            news(match, last, self.source.names, own, self.catalog),
            came=came,
            got=got,
            other_hand=session.round.sides[1 - viewer].hand if self.open else None,
        )

    def html(self) -> str:
        """The position, and over it the score once the round is over."""
        return self._scored(html) + html(self.position(), self.catalog)

    def text(self) -> str:
        """The same as plain text."""
        return " ".join(filter(None, (self._scored(text), text(self.position(), self.catalog))))

    def told(self, note: str) -> str:
        """The lines over the position, as HTML: a note, where we are, what the turn cost."""
        lines = [f'<p role="status">{escape(" ".join(filter(None, (note, self.where()))))}</p>']
        if cost := self.cost():
            lines.append(f"<p>{escape(cost)}</p>")
        return "".join(lines)

    def _scored(self, show: Any) -> str:
        result = self.session.round.result()
        if result is None:
            return ""
        names, rules = self.source.names, self.session.round.rules
        you = self.source.seat if names[self.source.seat] == self.catalog.say("table.you") else None
        scored: str = show(score(result, names, you, rules.camel_token), self.catalog)
        return scored


def _changed(last: LastTurn | None) -> tuple[Cards, tuple[Cards, Cards]]:
    """The cards that came to the market in a turn, and to the hands of players 0 and 1."""
    if last is None:
        return "", ("", "")
    taken, _, _ = moved(last.before, last.action)
    came = minus(last.after.market, minus(last.before.market, taken))
    got = taken.strip(CAMEL)
    return came, (got, "") if last.player == 0 else ("", got)
