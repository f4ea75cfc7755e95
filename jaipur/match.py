"""`Match`: the immutable log of rounds and actions until somebody has enough seals."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from jaipur.actions import Action, as_action
from jaipur.errors import SaysWhy, WrongType, brief, of_kind
from jaipur.round import Round, as_round, check_seed, deal
from jaipur.rules import OFFICIAL, Rules
from jaipur.scoring import Result
from jaipur.show import Shown
from jaipur.texts import ENGLISH

DRAW = "draw"
#: Capped rounds running that draw the match.
CAPPED_ROUNDS_TO_DRAW = 2


class MatchError(SaysWhy, ValueError):
    """A step that this match cannot take now."""


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """One round of a match: where it started, what was played, where it stands."""

    start: Round
    actions: tuple[Action, ...]
    now: Round

    @classmethod
    def begin(cls, start: Round) -> "PlayedRound":
        """A round in which nothing has been played yet."""
        return cls(start, (), start)

    def play(self, action: Action | str) -> "PlayedRound":
        """The round with one more action; raises what `Round.play` raises."""
        action = as_action(action)
        return PlayedRound(self.start, (*self.actions, action), self.now.play(action))

    def positions(self) -> Iterator[Round]:
        """Every position from the start to now, one more than there are actions."""
        position = self.start
        yield position
        for action in self.actions:
            position = position.play(action)
            yield position


@dataclass(frozen=True, slots=True, repr=False)
class Match(Shown):
    """A match: two names, a seed (None for positions made by hand), and the rounds so far.

    `Match.begin` deals the first round, `play` goes on in the last one, and once that is
    over `next_round` deals another. Nothing is ever changed: each returns a new match.
    """

    players: tuple[str, str]
    seed: int | None
    rounds: tuple[PlayedRound, ...]

    @classmethod
    def begin(
        cls,
        seed: int,
        players: tuple[str, str] = ("Player 1", "Player 2"),
        *,
        rules: Rules = OFFICIAL,
        starter: int | None = None,
    ) -> "Match":
        """A new match with its first round dealt.

        Raises `SeedError`, `PlayerError`, and `TypeError` for other rules or players.
        """
        first = deal(check_seed(seed), starter=starter, rules=rules)
        return cls(as_names(players), seed, (PlayedRound.begin(first),))

    @classmethod
    def from_position(
        cls, start: Round, players: tuple[str, str] = ("Player 1", "Player 2")
    ) -> "Match":
        """A match that begins in the middle of a round; it has no seed.

        Raises `TypeError` for what is no round, or other players.
        """
        return cls(as_names(players), None, (PlayedRound.begin(as_round(start)),))

    def __repr__(self) -> str:
        names = " and ".join(self.players)
        return f"<Match of {names}, seed {self.seed}, round {len(self.rounds)}: {self.round!r}>"

    @property
    def rules(self) -> Rules:
        """The rules of every round."""
        return self.round.rules

    @property
    def round(self) -> Round:
        """The position now, of the last round."""
        return self.rounds[-1].now

    @property
    def results(self) -> tuple[Result, ...]:
        """How each finished round came out."""
        return tuple(r for played in self.rounds if (r := played.now.result()) is not None)

    @property
    def seals(self) -> tuple[int, int]:
        """The seals of both players."""
        owners = [result.seal for result in self.results]
        return owners.count(0), owners.count(1)

    @property
    def winner(self) -> int | str | None:
        """The player who won, "draw" after two capped rounds running, or None."""
        for player, seals in enumerate(self.seals):
            if seals >= self.rules.seals_to_win:
                return player
        last = [result.ended_by for result in self.results[-CAPPED_ROUNDS_TO_DRAW:]]
        return DRAW if last == ["cap"] * CAPPED_ROUNDS_TO_DRAW else None

    @property
    def over(self) -> bool:
        """Whether the match is won or drawn."""
        return self.winner is not None

    def play(self, action: Action | str) -> "Match":
        """The match after one more action; raises `IllegalAction` or `NotationError`."""
        return replace(self, rounds=(*self.rounds[:-1], self.rounds[-1].play(action)))

    def next_starter(self) -> int:
        """Who starts the round after this one: its loser, or as the rules say of a tie."""
        result = self.round.result()
        if result is None:
            raise MatchError(ENGLISH.say("match.round-live"))
        if result.seal is not None:
            return 1 - result.seal
        same = self.rules.starter_after_tie == "same"
        return self.round.starter if same else 1 - self.round.starter

    def next_round(self) -> "Match":
        """The match with its next round dealt.

        Raises `MatchError` while a round lasts, after the match, and without a seed to deal from.
        """
        if self.over:
            raise MatchError(ENGLISH.say("match.over"))
        starter = self.next_starter()
        if self.seed is None:
            raise MatchError(ENGLISH.say("match.no-seed"))
        start = deal(self.seed, starter=starter, rules=self.rules, number=len(self.rounds))
        return replace(self, rounds=(*self.rounds, PlayedRound.begin(start)))


def as_match(value: object) -> Match:
    """The value, if it is a match; raises `TypeError`."""
    return of_kind(value, Match, "match.type")


def as_names(players: object) -> tuple[str, str]:
    """The names of both players; raises `TypeError`."""
    match players:
        case (str() as first, str() as second):
            return first, second
    raise WrongType(ENGLISH.say("match.players", players=brief(players)))
