"""One match of the arena: an agent that breaks down or cheats forfeits, and nothing stops."""

import json
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import isfinite
from random import Random
from time import process_time
from typing import Any

from jaipur.actions import Action, NotationError, as_action
from jaipur.agents import stream
from jaipur.arena.entrants import EntrantError, error_words, printable
from jaipur.arena.fixtures import Fixture
from jaipur.match import DRAW, Match, PlayedRound
from jaipur.observation import Observation, observe
from jaipur.records import dumps, loads
from jaipur.texts import ENGLISH


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match that was played.

    number, pair, seed, names   as in its `Fixture`
    match      the match, as far as it went
    forfeit    the seat that forfeited it, or None      reason   why, in a sentence
    seconds    processor time by seat                   moves    how many each made
    """

    number: int
    pair: int
    match: Match
    forfeit: int | None
    reason: str
    seconds: tuple[float, float]
    moves: tuple[int, int]

    def points(self, seat: int) -> float:
        """1 for a match won, 0.5 for a draw, 0 for one lost, to the player of that seat."""
        if self.forfeit is not None:
            return float(self.forfeit != seat)
        winner = self.match.winner
        return 0.5 if winner == DRAW else float(winner == seat)

    def dumps(self) -> str:
        """The outcome as one line of text, with the record in it."""
        plain = {
            "match": self.number,
            "pair": self.pair,
            "forfeit": self.forfeit,
            "reason": self.reason,
            "seconds": [round(seconds, 6) for seconds in self.seconds],
            "moves": self.moves,
            "record": json.loads(dumps(self.match)),
        }
        return json.dumps(plain, ensure_ascii=True, separators=(",", ":"))

    @classmethod
    def loads(cls, line: str) -> "Outcome":
        """The outcome again, its record replayed.

        Raises `RecordError` for a record that does not hold, and `ValueError`, `KeyError` or
        `TypeError` for a line that is no outcome.
        """
        plain = json.loads(line)
        (first, second), (one, two) = plain["seconds"], plain["moves"]
        if plain["forfeit"] not in (None, 0, 1) or not isfinite(first + second):
            raise ValueError(line[:80])
        return cls(
            int(plain["match"]),
            int(plain["pair"]),
            loads(json.dumps(plain["record"])),
            plain["forfeit"],
            str(plain["reason"]),
            (float(first), float(second)),
            (int(one), int(two)),
        )


class Forfeit(Exception):
    """A player cannot go on; the message is a sentence for the table."""


class TooLong(BaseException):
    """The time for a move is up. No `Exception`, so that few agents catch it by accident."""


def play(fixture: Fixture, move_seconds: float | None = None) -> Outcome:
    """Play one match to its end or to a forfeit.

    `move_seconds` limits the processor time of a move. It is off by default: results then
    depend on nothing but the seed.
    """
    match = Match.begin(fixture.seed, fixture.names, rules=fixture.rules)
    seats = [
        _Seat(fixture, player, stream(fixture.seed, player), move_seconds) for player in (0, 1)
    ]
    forfeit, reason = None, ""
    while not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        who = match.round.to_move
        try:
            match = match.play(seats[who].move(match.rounds[-1]))
        except Forfeit as why:
            forfeit, reason = who, str(why)
            break
    first, second = seats
    seconds, moves = (first.seconds, second.seconds), (first.moves, second.moves)
    return Outcome(fixture.number, fixture.pair, match, forfeit, reason, seconds, moves)


class _Seat:
    """A player at one seat of one match."""

    def __init__(
        self, fixture: Fixture, player: int, rng: Random, move_seconds: float | None
    ) -> None:
        self.entrant = fixture.players[player]
        self.player = player
        self.rng = rng
        self.move_seconds = move_seconds
        self.seconds = 0.0
        self.moves = 0
        self.agent: Any = None

    def move(self, played: PlayedRound) -> Action:
        """The action of this player; raises `Forfeit`."""
        seen = observe(played.now, self.player, played.actions)
        if self.agent is None:  # made in its own match, where whatever it does is caught
            self.agent = self._made()
        chosen = self._asked(played, seen)
        self.moves += 1
        fresh = observe(played.now, self.player, played.actions)
        if _differs(seen, fresh):
            raise Forfeit(ENGLISH.say("arena.changed"))
        try:
            action = as_action(chosen)
        except NotationError as error:
            raise Forfeit(ENGLISH.say("arena.no-action", given=_short(chosen), why=error)) from None
        if (refused := fresh.refusal(action)) is not None:
            facts = {"given": action, "why": refused.message()}
            raise Forfeit(ENGLISH.say("arena.illegal", **facts))
        return action

    def _made(self) -> Any:
        try:
            return self.entrant.make()
        except EntrantError as error:
            raise Forfeit(str(error)) from None

    def _asked(self, played: PlayedRound, seen: Observation) -> Any:
        """What the agent answers, and the time it took."""
        before = process_time()
        try:
            with _limit(self.move_seconds):
                return self._answer(played, seen)
        except KeyboardInterrupt:
            raise
        except TooLong:
            raise Forfeit(ENGLISH.say("arena.slow", most=self.move_seconds)) from None
        except BaseException as error:  # SystemExit too: the tournament goes on
            raise Forfeit(ENGLISH.say("arena.raised", error=error_words(error))) from None
        finally:
            self.seconds += process_time() - before

    def _answer(self, played: PlayedRound, seen: Observation) -> Any:
        agent, before = self.agent, process_time()
        if hasattr(agent, "choose_seeing"):
            chosen = agent.choose_seeing(played.now, self.rng)
        else:
            chosen = getattr(agent, "choose", agent)(seen, self.rng)
        if self.move_seconds is not None and process_time() - before > self.move_seconds:
            raise TooLong
        return chosen


@contextmanager
def _limit(seconds: float | None) -> Iterator[None]:
    """Interrupt what runs longer, where the system can; else it is noticed afterwards."""
    main = threading.current_thread() is threading.main_thread()
    if seconds is None or not main or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(_signal: int, _frame: Any) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _differs(seen: Observation, fresh: Observation) -> bool:
    """Whether an agent has changed what it was shown, or made it impossible to compare."""
    try:
        return repr(seen) != repr(fresh) or seen != fresh
    except KeyboardInterrupt:
        raise
    except BaseException:
        return True


def _short(value: object) -> str:
    try:
        return printable(repr(value)[:60])
    except KeyboardInterrupt:
        raise
    except BaseException:  # whatever a student's value does when it is shown
        return type(value).__name__
