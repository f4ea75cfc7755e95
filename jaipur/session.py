"""`Session`: a match and a cursor in it, for whoever plays: undo, redo, branch, who sits where.

It is the one thing in the engine that changes. The match it holds never does: every step
puts another value in its place.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from jaipur.actions import Action
from jaipur.errors import SaysWhy, brief
from jaipur.match import Match, PlayedRound, as_match
from jaipur.observation import Observation, observe
from jaipur.round import Round, check_player
from jaipur.texts import ENGLISH

#: Who sits at each side: the name of an agent, or None for a person.
Seats = tuple[str | None, str | None]
PEOPLE: Seats = (None, None)


class SessionError(SaysWhy, ValueError):
    """A step that the session cannot take."""


@dataclass(frozen=True, slots=True)
class LastTurn:
    """One turn that was played: by whom, what, and the positions around it."""

    player: int
    action: Action
    before: Round
    after: Round


class _Step(NamedTuple):
    """A point of the match: after so many actions of round number `round`, counted from 0."""

    round: int
    actions: int
    position: Round


class Session:
    """A match and a cursor.

    Points of the match are numbered from 0: each action, and each deal of a further round,
    leads to the next one. `match`, `round` and all the rest speak of the point at the cursor.
    What lies behind it can be redone until something else is played.

    `seats` is a pair of names of agents, None for a person. The session only remembers them;
    whoever drives it lets them act.
    """

    def __init__(self, match: Match, seats: Seats = PEOPLE) -> None:
        """A session at the end of `match`, which can be undone to its beginning.

        Raises `TypeError` for what is no match.
        """
        self._whole = as_match(match)
        self._steps = [
            _Step(number, done, position)
            for number, played in enumerate(match.rounds)
            for done, position in enumerate(played.positions())
        ]
        self._at = len(self._steps) - 1
        self.seats = seats

    def __repr__(self) -> str:
        return f"<Session at {self.at} of {self.end}: {self.match!r}>"

    @property
    def seats(self) -> Seats:
        """Who sits where; raises `SessionError` when set to anything but two names or None."""
        return self._seats

    @seats.setter
    def seats(self, seats: Seats) -> None:
        self._seats = _check_seats(seats)

    # Where we are

    @property
    def at(self) -> int:
        """The number of the point at the cursor."""
        return self._at

    @property
    def end(self) -> int:
        """The number of the last point, which redoing leads to."""
        return len(self._steps) - 1

    @property
    def match(self) -> Match:
        """The match up to the cursor."""
        return self._until(self._at)

    @property
    def round(self) -> Round:
        """The position at the cursor."""
        return self._steps[self._at].position

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was played in this round, up to the cursor."""
        step = self._steps[self._at]
        return self._whole.rounds[step.round].actions[: step.actions]

    def last_turn(self) -> LastTurn | None:
        """The turn that led here, or None at the beginning of a round."""
        if not self.actions:
            return None
        before = self._steps[self._at - 1].position
        return LastTurn(before.to_move, self.actions[-1], before, self.round)

    def observation(self, player: int) -> Observation:
        """What `player` knows at the cursor, with the public actions of this round."""
        return observe(self.round, player, self.actions)

    # Going on

    def play(self, action: Action | str) -> LastTurn:
        """Play an action at the cursor and return the turn; what could be redone is gone.

        Raises `IllegalAction` or `NotationError`, and then nothing has changed.
        """
        before = self.round
        self._append(self.match.play(action))
        return LastTurn(before.to_move, self.actions[-1], before, self.round)

    def next_round(self) -> None:
        """Deal the next round at the cursor; what could be redone is gone.

        Raises `MatchError` while a round lasts, after the match, and without a seed to deal from.
        """
        self._append(self.match.next_round())

    def branch(self, at: int | None = None) -> "Session":
        """A session of its own that begins with the match up to a point, or up to the cursor."""
        point = self._at if at is None else self._check(at)
        return Session(self._until(point), self.seats)

    # Back and forth

    @property
    def can_undo(self) -> bool:
        """Whether there is a point before this one."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing else played since."""
        return self._at < self.end

    def undo(self) -> None:
        """Go back by one point; raises `SessionError` at the beginning."""
        if not self.can_undo:
            raise SessionError(ENGLISH.say("session.nothing-to-undo"))
        self._at -= 1

    def redo(self) -> None:
        """Go forward by one point; raises `SessionError` at the end."""
        if not self.can_redo:
            raise SessionError(ENGLISH.say("session.nothing-to-redo"))
        self._at += 1

    def go_to(self, at: int) -> None:
        """Put the cursor at a point; raises `SessionError` for one there is not."""
        self._at = self._check(at)

    def can_undo_to(self, player: int) -> bool:
        """Whether `player` has decided anything before this point."""
        return self._decision_before(player) is not None

    def undo_to(self, player: int) -> None:
        """Go back to where `player` last decided: against the computer, its answer goes too.

        Raises `SessionError` if this player has not decided anything yet.
        """
        point = self._decision_before(player)
        if point is None:
            raise SessionError(ENGLISH.say("session.no-decision", name=self._whole.players[player]))
        self._at = point

    def redo_to(self, player: int) -> None:
        """Go forward to where `player` next has to decide, or else to the end.

        Raises `SessionError` at the end.
        """
        check_player(player)
        self.redo()
        while self.can_redo and not self._decides(self._at, player):
            self._at += 1

    # Underneath

    def _check(self, at: int) -> int:
        if type(at) is not int or not 0 <= at <= self.end:
            raise SessionError(ENGLISH.say("session.no-point", at=brief(at), end=self.end))
        return at

    def _decides(self, at: int, player: int) -> bool:
        position = self._steps[at].position
        return position.to_move == player and not position.over

    def _decision_before(self, player: int) -> int | None:
        check_player(player)
        points = range(self._at - 1, -1, -1)
        return next((point for point in points if self._decides(point, player)), None)

    def _until(self, at: int) -> Match:
        """The match as it stood at a point."""
        number, done, position = self._steps[at]
        played = self._whole.rounds[number]
        cut = PlayedRound(played.start, played.actions[:done], position)
        return replace(self._whole, rounds=(*self._whole.rounds[:number], cut))

    def _append(self, match: Match) -> None:
        """Put `match`, which is one step longer than the one at the cursor, in its place."""
        number = len(match.rounds) - 1
        step = _Step(number, len(match.rounds[number].actions), match.round)
        self._whole = match
        self._steps[self._at + 1 :] = [step]
        self._at += 1


def _check_seats(seats: object) -> Seats:
    match seats:
        case (str() | None as first, str() | None as second):
            return first, second
    raise SessionError(ENGLISH.say("session.seats", seats=brief(seats)))
