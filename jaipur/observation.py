"""`Observation`: all that one player may know of a round. It holds no `Round`.

Two rounds that differ only in what a player cannot know give equal observations.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from jaipur.actions import Action, as_action
from jaipur.cards import Cards
from jaipur.legality import LegalActions, Turn, refusal
from jaipur.round import Round, check_player
from jaipur.rulebook import Refusal
from jaipur.rules import Rules
from jaipur.scoring import ROW_OF, Row, Rows
from jaipur.show import Shown


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
        return self.tokens[ROW_OF[good]]

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


def observe(round: Round, player: int, history: Sequence[Action] = ()) -> Observation:
    """What `player` (0 or 1) knows of the round, with the public actions so far if given."""
    mine, theirs = round.sides[check_player(player)], round.sides[1 - player]
    return Observation(
        rules=round.rules,
        player=player,
        hand=mine.hand,
        herd=mine.herd,
        known=mine.known,
        goods=mine.goods,
        bonus=mine.bonus,
        other=Opponent(
            cards=len(theirs.hand),
            known=theirs.known,
            herd=theirs.herd,
            goods=theirs.goods,
            bonus=tuple(map(len, theirs.bonus)),
        ),
        market=round.market,
        deck=len(round.deck),
        tokens=round.tokens,
        bonus_left=tuple(map(len, round.bonus)),
        to_move=round.to_move,
        starter=round.starter,
        turns=round.turns,
        ended_by=round.ended_by,
        history=tuple(history),
    )
