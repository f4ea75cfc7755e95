"""One match of the arena: an agent that breaks down or cheats forfeits, and nothing stops."""

import json
from dataclasses import dataclass
from math import inf

from jaipur.arena.asking import Forfeit
from jaipur.arena.fixtures import Fixture
from jaipur.arena.seats import legal, take_seat
from jaipur.match import DRAW, Match
from jaipur.records import dumps, loads


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match that was played.

    number, pair  as in its `Fixture`
    match         the match, as far as it went
    forfeit       the seat that forfeited it, or None      reason   why, in a sentence
    seconds       processor time by seat
    digests       of the players' files by seat, empty for a player that comes from none
    move_seconds  the limit that it was played under, or None
    """

    number: int
    pair: int
    match: Match
    forfeit: int | None
    reason: str
    seconds: tuple[float, float]
    digests: tuple[str, str] = ("", "")
    move_seconds: float | None = None

    @property
    def moves(self) -> tuple[int, int]:
        """How many actions each player did, by seat; the first of a round is its starter's."""
        done = [0, 0]
        for played in self.match.rounds:
            first, both = played.start.to_move, len(played.actions)
            done[first] += (both + 1) // 2
            done[1 - first] += both // 2
        return done[0], done[1]

    def points(self, seat: int) -> float:
        """1 for a match won, 0.5 for a draw, 0 for one lost, to the player of that seat."""
        if self.forfeit is not None:
            return float(self.forfeit != seat)
        winner = self.match.winner
        return 0.5 if winner in (DRAW, None) else float(winner == seat)

    def dumps(self) -> str:
        """The outcome as one line of text, with the record in it."""
        plain = {
            "match": self.number,
            "pair": self.pair,
            "forfeit": self.forfeit,
            "reason": self.reason,
            "seconds": [round(seconds, 6) for seconds in self.seconds],
            "files": self.digests,
            "move_seconds": self.move_seconds,
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
        (first, second), files, limit = plain["seconds"], plain["files"], plain["move_seconds"]
        times = [float(first), float(second), 0.0 if limit is None else float(limit)]
        numbers, forfeit = (plain["match"], plain["pair"]), plain["forfeit"]
        match = loads(json.dumps(plain["record"]))
        sound = (
            all(type(number) is int for number in numbers)
            and (forfeit is None or (type(forfeit) is int and forfeit in (0, 1) and not match.over))
            and all(0 <= time < inf for time in times)
            and len(files) == 2
        )
        if not sound:
            raise ValueError(line[:80])
        return cls(
            *numbers,
            match,
            forfeit,
            str(plain["reason"]),
            (times[0], times[1]),
            (str(files[0]), str(files[1])),
            limit if limit is None else times[2],
        )

    def finished(self, *, single_round: bool) -> bool:
        """Whether there is nothing left to play."""
        match = self.match
        over = match.over or (single_round and match.round.over and len(match.rounds) == 1)
        return over or self.forfeit is not None


def play(fixture: Fixture, move_seconds: float | None = None) -> Outcome:
    """Play one match to its end or to a forfeit; a single round ends however it came out.

    `move_seconds` limits the processor time of a move. It is off by default: results then
    depend on nothing but the seed.
    """
    match = Match.begin(fixture.seed, fixture.names, rules=fixture.rules)
    seats = [take_seat(fixture, player, move_seconds) for player in (0, 1)]
    forfeit, reason = None, ""
    try:
        while not match.over and not (fixture.single_round and match.round.over):
            if match.round.over:
                match = match.next_round()
                continue
            who = match.round.to_move
            try:
                match = match.play(legal(seats[who].answer(match.rounds[-1]), match.rounds[-1]))
            except Forfeit as why:
                forfeit, reason = who, str(why)
                break
    finally:
        for seat in seats:
            seat.close()
    return Outcome(
        fixture.number,
        fixture.pair,
        match,
        forfeit,
        reason,
        (seats[0].seconds, seats[1].seconds),
        fixture.digests,
        move_seconds,
    )
