"""What the engine has to say of a claim: a position, actions, and what is then looked at."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from jaipur.actions import Action, parse
from jaipur.cards import BOX, CAMEL
from jaipur.match import Match, PlayedRound
from jaipur.observation import observe
from jaipur.position import position
from jaipur.round import Round, deal
from jaipur.rulebook import Refusal
from jaipur.scoring import Counted, rupees_of

#: What is seen: a number, yes or no, or a word such as "legal".
Value: TypeAlias = int | str | bool

#: Seen in place of the rule that refuses an action, of a player, of an end.
LEGAL, NOBODY, NOT_OVER = "legal", "none", "no"
#: Deals that are looked through where one would not show a rule.
DEALS = 100


class Played(NamedTuple):
    """Every position from the start on, and why the last action was refused, if it was."""

    positions: tuple[Round, ...]
    refusal: Refusal | None
    seals: tuple[int, int]

    @property
    def now(self) -> Round:
        """The position at the end."""
        return self.positions[-1]


@dataclass(frozen=True, slots=True)
class Evidence:
    """A claim put to the engine.

    start    the position; the learner is player 0 and to move
    look     what is looked at, a name in `LOOKS`
    claimed  what would be seen there if the claim were true
    actions  what is played first, by both players in turn; only the last may be refused
    seals    of both players before this round
    """

    start: Round
    look: str
    claimed: Value
    actions: tuple[str, ...] = ()
    seals: tuple[int, int] = (0, 0)

    def play(self) -> Played:
        """Play the actions, up to one that is refused."""
        positions = [self.start]
        for action in self.actions:
            refusal = positions[-1].refusal(action)
            if refusal is not None:
                return Played(tuple(positions), refusal, self.seals)
            positions.append(positions[-1].play(action))
        return Played(tuple(positions), None, self.seals)

    def seen(self) -> Value:
        """What the engine shows."""
        return LOOKS[self.look](self.play())

    def agrees(self) -> bool:
        """Whether the engine shows what the claim says."""
        return self.seen() == self.claimed

    def parsed(self) -> tuple[Action, ...]:
        """The actions as values."""
        return tuple(map(parse, self.actions))


# What can be looked at


def _refused(played: Played) -> Value:
    return LEGAL if played.refusal is None else played.refusal.rule


def _everywhere(now: Round) -> str:
    """All the cards of a round in which nothing has been sold."""
    held = "".join(side.hand + CAMEL * side.herd for side in now.sides)
    return now.market + now.deck + held


def _fewest_camels(_: Played) -> Value:
    return min(deal(seed).market.count(CAMEL) for seed in range(DEALS))


def _piles_sorted(played: Played) -> Value:
    return all(list(pile) == sorted(pile, reverse=True) for pile in played.now.bonus)


def _bonus(played: Played) -> Value:
    return sum(map(len, played.now.sides[0].bonus))


def _better_bonus(played: Played) -> Value:
    """Whether the second bonus token that player 0 drew is worth more than the first."""
    worth = [sum(map(sum, now.sides[0].bonus)) for now in played.positions]
    first, second = (after - before for before, after in pairwise(worth) if after > before)
    return second > first


def _sold_seen(played: Played) -> Value:
    return sum(map(len, observe(played.now, 1).other.goods))


def _rupees(played: Played) -> Value:
    side = played.now.sides[0]
    return rupees_of(Counted(side.herd, side.goods, side.bonus))


def _ended(played: Played) -> Value:
    return played.now.ended_by or NOT_OVER


def _camel_token(played: Played) -> Value:
    result = played.now.result()
    return NOBODY if result is None or result.camel is None else str(result.camel)


def _match_over(played: Played) -> Value:
    return _match(played).over


def _next_starter(played: Played) -> Value:
    return str(_match(played).next_starter())


def _match(played: Played) -> Match:
    """The match with this round as its last, after rounds that gave the seals before it."""
    before = (_won_by(player) for player, n in enumerate(played.seals) for _ in range(n))
    rounds = (*before, PlayedRound.begin(played.now))
    return Match(("", ""), None, rounds)


@lru_cache(maxsize=2)
def _won_by(player: int) -> PlayedRound:
    """A round that this player has won."""
    won = ({"D": 2}, {}) if player == 0 else ({}, {"D": 2})
    return PlayedRound.begin(replace(position(won=won), ended_by="deck"))


LOOKS: dict[str, Callable[[Played], Value]] = {
    "refused": _refused,
    "hand": lambda played: len(played.now.sides[0].hand),
    "herd": lambda played: played.now.sides[0].herd,
    "market": lambda played: len(played.now.market),
    "market-camels": lambda played: played.now.market.count(CAMEL),
    "fewest-camels": _fewest_camels,
    "camels-aside": lambda played: BOX.count(CAMEL) - _everywhere(played.now).count(CAMEL),
    "camels-in-all": lambda played: _everywhere(played.now).count(CAMEL),
    "goods-cards": lambda played: len(_everywhere(played.now).replace(CAMEL, "")),
    "all-again": lambda played: sorted(_everywhere(played.now)) == sorted(BOX),
    "piles-sorted": _piles_sorted,
    "bonus": _bonus,
    "better-bonus": _better_bonus,
    "sold-seen": _sold_seen,
    "rupees": _rupees,
    "ended": _ended,
    "camel-token": _camel_token,
    "match-over": _match_over,
    "next-starter": _next_starter,
}
