"""`Observation`: all that one player may know of a round. It holds no `Round`.

Two rounds that differ only in what a player cannot know give equal observations.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from jaipur.actions import Action, as_action
from jaipur.cards import BOX, CAMEL, Cards, arrange, minus
from jaipur.errors import SaysWhy, WrongType, brief, of_kind
from jaipur.frozen import maker
from jaipur.legality import LegalActions, Turn, refusal
from jaipur.round import Round, Side, as_round, check_player
from jaipur.rulebook import Refusal
from jaipur.rules import Rules
from jaipur.scoring import Row, Rows, place_of
from jaipur.show import Shown
from jaipur.texts import ENGLISH


class WorldError(SaysWhy, ValueError):
    """No round fits an observation."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """What a player knows of the other one.

    cards  how many cards are in hand     known  those of them seen taken from the market
    herd   the number of camels           goods  the goods tokens won, by good
    bonus  how many bonus tokens of each pile 3, 4, 5; never their values
    """

    cards: int
    known: Cards
    herd: int
    goods: Rows
    bonus: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Observation(Shown):
    """What `player` knows: own cards and tokens, all that lies open, public counts.

    hand, herd, goods, bonus  the player's own, bonus values included
    known     those of the own hand that the other player saw taken
    other     what is known of the other player
    market    the five cards            deck    how many cards are to come
    discard   the cards sold by both, which everybody saw
    tokens    the goods tokens left     bonus_left  how many bonus tokens of each pile are left
    to_move, starter, turns, ended_by   as in `Round`
    history   the public actions of this round, if they were handed over
    """

    rules: Rules
    player: int
    hand: Cards
    herd: int
    known: Cards
    goods: Rows
    bonus: Rows
    other: Opponent
    market: Cards
    deck: int
    discard: Cards
    tokens: Rows
    bonus_left: tuple[int, ...]
    to_move: int
    starter: int
    turns: int
    ended_by: str | None
    history: tuple[Action, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.ended_by is not None

    def row(self, good: Cards) -> Row:
        """The tokens left of one good, the top first."""
        return self.tokens[place_of(good)]

    @property
    def unseen(self) -> Cards:
        """The cards whose place is not known: those of the deck and the unknown of the other hand.

        All unseen camels are in the deck, since camels never are in a hand.
        """
        herds = CAMEL * (self.herd + self.other.herd)
        places = (self.hand, self.other.known, self.market, self.discard, herds)
        return minus(BOX, "".join(places))

    @property
    def unknown(self) -> int:
        """How many cards of the other hand are not known; they are goods."""
        return self.other.cards - len(self.other.known)

    @property
    def unseen_bonus(self) -> Rows:
        """The values, ascending, on the bonus tokens of each pile that this player never saw:
        those left in the pile and those that the other player has won."""
        return tuple(
            tuple(sorted((Counter(printed) - Counter(own)).elements()))
            for printed, own in zip(self.rules.bonus_tokens, self.bonus, strict=True)
        )

    def turn(self) -> Turn:
        """What decides which actions this player may do."""
        return Turn(self.rules, self.market, self.hand, self.herd)

    def legal_actions(self) -> LegalActions:
        """Every legal action, in the documented order; empty when over or not to move."""
        mine = not self.over and self.player == self.to_move
        return LegalActions(self.turn() if mine else None)

    def refusal(self, action: Action | str) -> Refusal | None:
        """Why this player may not do this, or None if it is legal."""
        action = as_action(action)
        if self.over:
            return Refusal.of("round.over")
        if self.player != self.to_move:
            return Refusal.of("turn.not-yours")
        return refusal(self.turn(), action)

    def determinize(self, rng: Random) -> Round:
        """A whole round that fits all this player knows, each such world being equally likely.

        Every unseen card counts as a card of its own. The unknown cards of the other hand are
        goods; the rest of what is unseen is the deck, shuffled; of each bonus pile the unseen
        tokens are shuffled and dealt again to the other player and to the pile. Observed by the
        same player with the same history, the world gives this observation again.

        Raises `WorldError` where none fits, which no observation of a round can come to, and
        `TypeError` for what is no random stream.
        """
        as_random(rng)
        unseen = self.unseen
        if len(unseen) != self.unknown + self.deck or unseen.count(CAMEL) > self.deck:
            facts = {"n": len(unseen), "deck": self.deck, "unknown": self.unknown}
            raise WorldError(ENGLISH.say("world.none", **facts))
        goods = [card for card in unseen if card != CAMEL]
        rng.shuffle(goods)
        hidden = "".join(goods[: self.unknown])
        deck = goods[self.unknown :] + [CAMEL] * unseen.count(CAMEL)
        rng.shuffle(deck)
        won, left = self._bonus_dealt(rng)
        mine = Side(self.hand, self.herd, self.known, self.goods, self.bonus)
        other = self.other
        hand = arrange(other.known + hidden)
        theirs = Side(hand, other.herd, other.known, other.goods, won)
        return Round(
            rules=self.rules,
            sides=(mine, theirs) if self.player == 0 else (theirs, mine),
            market=self.market,
            deck="".join(deck),
            tokens=self.tokens,
            bonus=left,
            starter=self.starter,
            to_move=self.to_move,
            turns=self.turns,
            ended_by=self.ended_by,
        )

    def _bonus_dealt(self, rng: Random) -> tuple[Rows, Rows]:
        """The unseen bonus tokens dealt again: those of the other player, and the piles."""
        won, left = [], []
        for values, n in zip(self.unseen_bonus, self.other.bonus, strict=True):
            shuffled = list(values)
            rng.shuffle(shuffled)
            won.append(tuple(sorted(shuffled[:n])))
            left.append(tuple(shuffled[n:]))
        return tuple(won), tuple(left)


def as_observation(value: object) -> Observation:
    """The value, if it is an observation; raises `TypeError`."""
    return of_kind(value, Observation, "observation.type")


def as_random(value: object) -> Random:
    """The value, if it is a random stream; raises `TypeError`."""
    return of_kind(value, Random, "random.type")


def observe(round: Round, player: int, history: Sequence[Action] = ()) -> Observation:
    """What `player` (0 or 1) knows of the round, with the public actions so far if given.

    Raises `TypeError` for what is no round or no history, `PlayerError`, and `NotationError`
    for a history with text that is no action.
    """
    as_round(round)
    mine, theirs = round.sides[check_player(player)], round.sides[1 - player]
    other = _opponent(
        cards=len(theirs.hand),
        known=theirs.known,
        herd=theirs.herd,
        goods=theirs.goods,
        bonus=tuple(map(len, theirs.bonus)),
    )
    return _observation(
        rules=round.rules,
        player=player,
        hand=mine.hand,
        herd=mine.herd,
        known=mine.known,
        goods=mine.goods,
        bonus=mine.bonus,
        other=other,
        market=round.market,
        deck=len(round.deck),
        discard=round.discard,
        tokens=round.tokens,
        bonus_left=tuple(map(len, round.bonus)),
        to_move=round.to_move,
        starter=round.starter,
        turns=round.turns,
        ended_by=round.ended_by,
        history=_actions(history),
    )


_opponent: Callable[..., Opponent] = maker(Opponent)
_observation: Callable[..., Observation] = maker(Observation)


def _actions(history: Sequence[Action | str]) -> tuple[Action, ...]:
    """The history as actions."""
    # A tuple, as a rule, which is asked first: the other questions take longer.
    listed = type(history) is tuple
    if not listed and (isinstance(history, str) or not isinstance(history, Sequence)):
        raise WrongType(ENGLISH.say("history.type", history=brief(history)))
    return tuple(map(as_action, history))
