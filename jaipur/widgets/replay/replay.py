"""`Replay`: a match to look back at, point by point, by hand or from code."""

from collections.abc import Callable
from functools import partial
from os import PathLike
from typing import Any

from jaipur.agents import AGENTS
from jaipur.errors import error_words
from jaipur.lessons.looking_back import LookBack, OwnTurn
from jaipur.match import Match
from jaipur.observation import Observation
from jaipur.round import Round
from jaipur.session import LastTurn, Session
from jaipur.show import html, text
from jaipur.texts import ENGLISH, Catalog
from jaipur.widgets.base import Board, check_catalog
from jaipur.widgets.replay.reel import Reel
from jaipur.widgets.replay.source import ReplayError, source_of
from jaipur.widgets.replay.view import View
from jaipur.widgets.table import GameTable
from jaipur.widgets.table.game import Cannot


class Replay(Board):
    """A match to look back at.

    played   the `GameTable` one has just played at, a Match, a Session up to its cursor, a
             record as text, or the name of a file of records, whose first match it is
    seat     the player whose turns are counted, 0 or 1; without it the person's, by what the
             table, the session or the names say, or else 0
    catalog  the language

    Points are numbered from 0, the first deal; each action and each further deal leads to the
    next. From code: `at`, `end`, `go_to(point)`, `first()`, `back()`, `forward()`, `last()`,
    `next_costly()`, `go_to_round(2)`, `look(view)` with 0, 1 or "open"; `costly()` gives the
    turns that cost most, `look_back` all of them, `table()` a table that goes on from here.
    What cannot be done is said in `sentence`, never raised. A source that holds no match raises
    `ReplayError` or `RecordError`.

    While a round of a table still lasts, it is seen from the person's seat alone.
    """

    def __init__(
        self,
        played: GameTable | Match | Session | str | PathLike[str],
        *,
        seat: int | None = None,
        catalog: Catalog = ENGLISH,
    ) -> None:
        check_catalog(catalog)
        self._catalog = catalog
        self._reel = Reel(source_of(played, seat, catalog), catalog)
        self._note = ""
        self._busy = False
        #: The exception behind a sentence about something that went wrong, until the next press.
        self.trouble: Exception | None = None
        self._view = View(self._reel)
        super().__init__(children=self._view.children)
        self.add_class("jk")
        self._listen()
        self._view.draw("")

    def _listen(self) -> None:
        view, reel = self._view, self._reel
        chosen = (
            (view.points, reel.go_to),
            (view.rounds, reel.go_to_round),
            (view.views, reel.look),
        )
        for widget, handler in chosen:
            widget.observe(partial(self._chosen, handler), "value")
        presses: dict[str, Callable[[], object]] = {
            "first": partial(self._to_end, -1),
            "back": partial(reel.step, -1),
            "forward": partial(reel.step, 1),
            "last": partial(self._to_end, 1),
            "costly": reel.next_costly,
            "play-on": self._play_on,
            "again": self._decide_again,
        }
        for name, press in presses.items():
            view.buttons[name].on_click(partial(self._clicked, press))

    def _chosen(self, handler: Callable[[Any], None], change: Any) -> None:
        self._run(handler, change["new"])

    def _clicked(self, handler: Callable[[], object], _button: Any) -> None:
        self._run(handler)

    # What it shows, for code

    @property
    def at(self) -> int:
        """The number of the point shown."""
        return self._reel.session.at

    @property
    def end(self) -> int:
        """The number of the last point."""
        return self._reel.session.end

    @property
    def match(self) -> Match:
        """The match up to the point shown."""
        return self._reel.session.match

    @property
    def round(self) -> Round:
        """The position shown, hidden cards too."""
        return self._reel.session.round

    @property
    def turn(self) -> LastTurn | None:
        """The turn that led here, or None where a round begins."""
        return self._reel.last

    @property
    def observation(self) -> Observation:
        """What the player at the near side knew."""
        return self._reel.session.observation(self._reel.viewer)

    @property
    def look_back(self) -> LookBack:
        """What each of the person's turns cost."""
        return self._reel.back

    @property
    def cost(self) -> float | None:
        """What the turn that led here cost, in rupees, or None if it was not the person's."""
        own = self._reel.own
        return None if own is None else own.cost

    @property
    def sentence(self) -> str:
        """What is said over the position, as one text."""
        return " ".join(filter(None, (self._note, self._reel.where(), self._reel.cost())))

    def costly(self) -> tuple[OwnTurn, ...]:
        """The turns that cost most, the dearest first; `at` of each is its point."""
        return self._reel.back.costly()

    def snapshot_html(self) -> str:
        """The point as it stands and the turns that cost most, without widgets."""
        reel = self._reel
        turns = html(reel.back, self._catalog)
        return f"<div>{reel.told(self._note)}{reel.html()}{turns}</div>"

    def snapshot_text(self) -> str:
        """The same as plain text."""
        return "\n".join([self.sentence, self._reel.text(), text(self._reel.back, self._catalog)])

    # Moving from code, each as a press of the hand

    def go_to(self, at: int) -> None:
        """Show a point."""
        self._run(self._reel.go_to, at)

    def go_to_round(self, number: int) -> None:
        """Show where a round begins; rounds count from 1."""
        self._run(self._reel.go_to_round, number)

    def first(self) -> None:
        """Show the first point."""
        self._run(self._to_end, -1)

    def back(self) -> None:
        """Show the point before."""
        self._run(self._reel.step, -1)

    def forward(self) -> None:
        """Show the next point."""
        self._run(self._reel.step, 1)

    def last(self) -> None:
        """Show the last point."""
        self._run(self._to_end, 1)

    def next_costly(self) -> None:
        """Show the next of the turns that cost most; after the last comes the first again."""
        self._run(self._reel.next_costly)

    def look(self, view: int | str) -> None:
        """Show the match as player 0 or 1 saw it, or with "open" hands."""
        self._run(self._reel.look, view)

    # Going on

    def table(self, at: int | None = None, **options: Any) -> GameTable:
        """A new table that goes on from the point shown, or from point `at`; this match stays.

        `options` are those of `GameTable`: by default the same seat and the same opponent.
        Raises `SessionError` for a point there is not, and `ReplayError` for a table that would
        open what is hidden while the round of the first table lasts.
        """
        source = self._reel.source
        usual = {"seat": source.seat, "opponent": source.opponent, "players": source.names}
        chosen = {**usual, "catalog": self._catalog, **options}
        session = self._reel.session.branch(at)
        other = chosen["opponent"]
        alone = other is None and source.opponent is not None  # one person on both sides
        seen = chosen["seat"] != source.seat or chosen.get("open_hands") or alone
        if seen and source.hidden(len(session.match.rounds) - 1):
            raise ReplayError(self._catalog.say("replay.secret", seat=source.seat))
        if isinstance(other, str) and other in AGENTS:
            session.seats = (None, other) if chosen["seat"] == 0 else (other, None)
        return GameTable(start=session, **chosen)

    def _play_on(self) -> None:
        self._lay_below(self.table())

    def _decide_again(self) -> None:
        """A table at the position in which the turn shown was decided."""
        if self._reel.own is None:
            raise self._reel.cannot("replay.no.again")
        self._lay_below(self.table(self.at - 1))

    def _lay_below(self, table: GameTable) -> None:
        """Put a table below, and take away the one that was there."""
        before, self._view.below.children = self._view.below.children, (table,)
        for each in before:
            each.close()

    # Every press comes through here

    def _to_end(self, way: int) -> None:
        """Go to the first or the last point, where one is not there already."""
        target = 0 if way < 0 else self.end
        if self.at == target:
            self._reel.step(way)
        self._reel.go_to(target)

    def _run(self, handler: Callable[..., object], *args: object) -> None:
        """Do what was asked, show what comes of it, and say what goes wrong: an exception in
        a callback is seen nowhere in JupyterLab."""
        if self._busy:
            return
        self._busy = True
        self._note, self.trouble = "", None
        try:
            handler(*args)
        except Cannot as reason:
            self._note = str(reason)
        except Exception as error:
            self.trouble = error
            said = error_words(error)
            self._note = self._catalog.say("replay.trouble", error=said)
        finally:
            try:
                self._view.draw(self._note)
            finally:
                self._busy = False
