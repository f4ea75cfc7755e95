"""`Round`: one immutable position of a round, and how each action changes it.

A round holds all there is, hidden cards too; what one player may see of it is an
`Observation`. It has no history: a `Match` keeps that.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels, as_action
from jaipur.cards import (
    BOX,
    CAMEL,
    COUNTS,
    DEALT,
    GOODS,
    MARKET_SIZE,
    OPENING,
    OPENING_CAMELS,
    TOKENS,
    Cards,
    arrange,
    minus,
    plus,
)
from jaipur.errors import SaysWhy, brief, of_kind
from jaipur.frozen import maker
from jaipur.legality import LegalActions, Turn, refusal
from jaipur.rulebook import Refusal
from jaipur.rules import BONUS_PILES, OFFICIAL, Rules, check_rules
from jaipur.scoring import (
    ROW_OF,
    Counted,
    Result,
    Row,
    Rows,
    count_up,
    enough_empty,
    place_of,
    sale,
)
from jaipur.show import Shown
from jaipur.texts import ENGLISH


class IllegalAction(SaysWhy, ValueError):
    """An action the rules forbid; `refusal` says which rule and why, `action` what was tried."""

    def __init__(self, refused: Refusal, action: Action) -> None:
        super().__init__(refused.message())
        self.refusal = refused
        self.action = action

    def __str__(self) -> str:
        return f"{self.args[0]} [{self.refusal.rule}]"


@dataclass(frozen=True, slots=True)
class Side(Shown):
    """What one player has.

    hand   the goods in hand          herd   the number of camels
    known  those of the hand that the other player saw taken from the market
    goods  the goods tokens won, a row for each of D G S C P L
    bonus  the bonus tokens won, a tuple for each pile 3, 4, 5, ascending
    """

    hand: Cards
    herd: int
    known: Cards = ""
    goods: Rows = ((),) * len(GOODS)
    bonus: Rows = ((),) * len(BONUS_PILES)

    def won(self, good: Cards) -> Row:
        """The goods tokens won of one good, in rupees."""
        return self.goods[place_of(good)]


@dataclass(frozen=True, slots=True, repr=False)
class Round(Shown):
    """One position of a round.

    sides     what players 0 and 1 have           market   five cards, as a group
    deck      the cards to come, the top first    starter  who began the round
    tokens    rupees on the tokens left, a row for each of D G S C P L, top first
    bonus     rupees on the bonus tokens left, a pile for each of 3, 4, 5, top first
    to_move   the player to act                   turns    actions played so far, by both
    ended_by  None while the round lasts, or "goods", "deck", "cap"
    """

    rules: Rules
    sides: tuple[Side, Side]
    market: Cards
    deck: Cards
    tokens: Rows
    bonus: Rows
    starter: int
    to_move: int
    turns: int = 0
    ended_by: str | None = None

    def __repr__(self) -> str:
        """The referee's view: both hands and all that lies open, nothing that lies face down."""
        first, second = self.sides
        rows = " ".join(f"{good}{len(row)}" for good, row in zip(GOODS, self.tokens, strict=True))
        return (
            f"<Round turn {self.turns + 1}, player {self.to_move} to move: market {self.market}, "
            f"hands {first.hand or '-'} {second.hand or '-'}, herds {first.herd} {second.herd}, "
            f"deck {len(self.deck)}, tokens {rows}, "
            f"bonus {' '.join(str(len(pile)) for pile in self.bonus)}"
            + (f", ended by {self.ended_by}>" if self.over else ">")
        )

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.ended_by is not None

    def row(self, good: Cards) -> Row:
        """The tokens left of one good, the top first."""
        return self.tokens[place_of(good)]

    @property
    def discard(self) -> Cards:
        """The cards that were sold: all of the box that lie nowhere else."""
        first, second = self.sides
        left = f"{self.market}{self.deck}{first.hand}{second.hand}"
        return "".join([good * (COUNTS[good] - left.count(good)) for good in GOODS])

    def turn(self, player: int) -> Turn:
        """What decides which actions `player` may do."""
        side = self.sides[player]
        return Turn(self.rules, self.market, side.hand, side.herd)

    def legal_actions(self) -> LegalActions:
        """Every legal action of the player to move, in the documented order; empty when over."""
        return LegalActions(None if self.over else self.turn(self.to_move))

    def refusal(self, action: Action | str, player: int | None = None) -> Refusal | None:
        """Why `player` (or else the player to move) may not do this, or None if it is legal.

        Text that is no action at all raises `NotationError`, and a player that is neither 0
        nor 1 `PlayerError`.
        """
        action = as_action(action)
        if player is not None and check_player(player) != self.to_move and not self.over:
            return Refusal.of("turn.not-yours")
        return self._refusal(action)

    def _refusal(self, action: Action) -> Refusal | None:
        if self.ended_by is not None:
            return Refusal.of("round.over")
        return refusal(self.turn(self.to_move), action)

    def play(self, action: Action | str) -> "Round":
        """The position after the action. Raises `IllegalAction`, or `NotationError` for text."""
        action = as_action(action)
        if (refused := self._refusal(action)) is not None:
            raise IllegalAction(refused, action)
        return _PLAY[type(action)](self, action)

    def result(self) -> Result | None:
        """How the round came out, or None while it lasts."""
        if self.ended_by is None:
            return None
        first, second = (Counted(side.herd, side.goods, side.bonus) for side in self.sides)
        return count_up(self.rules, (first, second), self.starter, self.ended_by)


# How each action changes the position


_side: Callable[[Cards, int, Cards, Rows, Rows], Side] = maker(Side)
_round: Callable[..., Round] = maker(Round)


def _take(now: Round, action: Take) -> Round:
    side = now.sides[now.to_move]
    hand, known = _hand(side, "", action.cards)
    after = _side(hand, side.herd, known, side.goods, side.bonus)
    return _refilled(now, after, minus(now.market, action.cards))


def _take_camels(now: Round, action: TakeCamels) -> Round:
    side = now.sides[now.to_move]
    camels = now.market.count(CAMEL)
    after = _side(side.hand, side.herd + camels, side.known, side.goods, side.bonus)
    return _refilled(now, after, now.market.replace(CAMEL, ""))


def _exchange(now: Round, action: Exchange) -> Round:
    side = now.sides[now.to_move]
    hand, known = _hand(side, action.goods, action.take)
    after = _side(hand, side.herd - action.camels, known, side.goods, side.bonus)
    return _passed(now, after, plus(minus(now.market, action.take), action.give))


def _sell(now: Round, action: Sell) -> Round:
    side = now.sides[now.to_move]
    good, n = ROW_OF[action.cards[0]], len(action.cards)
    row = now.tokens[good]
    sold = sale(row, n, tuple(map(len, now.bonus)))
    bonus, won = now.bonus, side.bonus
    if sold.bonus is not None:
        pile = BONUS_PILES.index(sold.bonus)
        top, *rest = bonus[pile]
        bonus = _with(bonus, pile, tuple(rest))
        won = _with(won, pile, tuple(sorted((*won[pile], top))))
    hand, known = _hand(side, action.cards, "")
    goods = _with(side.goods, good, side.goods[good] + sold.tokens)
    after = _side(hand, side.herd, known, goods, won)
    tokens = _with(now.tokens, good, row[n:])
    ended_by = "goods" if enough_empty(tokens) else None
    return _passed(now, after, now.market, now.deck, tokens, bonus, ended_by)


_PLAY: dict[type, Callable[[Round, Any], Round]] = {
    Take: _take,
    TakeCamels: _take_camels,
    Exchange: _exchange,
    Sell: _sell,
}


def _hand(side: Side, gone: Cards, come: Cards) -> tuple[Cards, Cards]:
    """The hand, and what is known of it, after cards that both players saw go and come."""
    hand = plus(minus(side.hand, gone), come)
    if side.known == side.hand:  # then all of it stays known, and is not worked out twice
        return hand, hand
    return hand, plus(minus(side.known, gone), come)


def _with(rows: Rows, place: int, row: Row) -> Rows:
    """The rows with one of them replaced."""
    return (*rows[:place], row, *rows[place + 1 :])


def _refilled(now: Round, after: Side, market: Cards) -> Round:
    """The next position, with the market filled up from the deck; a short deck ends the round."""
    need = MARKET_SIZE - len(market)
    drawn = now.deck[:need]
    ended_by = "deck" if len(drawn) < need else None
    return _passed(now, after, plus(market, drawn), now.deck[need:], ended_by=ended_by)


def _passed(
    now: Round,
    after: Side,
    market: Cards,
    deck: Cards | None = None,
    tokens: Rows | None = None,
    bonus: Rows | None = None,
    ended_by: str | None = None,
) -> Round:
    """The next position: what changed, the other player to move, one more turn played."""
    turns = now.turns + 1
    if ended_by is None and now.rules.turn_cap is not None and turns >= now.rules.turn_cap:
        ended_by = "cap"
    other = now.sides[1 - now.to_move]
    return _round(
        now.rules,
        (after, other) if now.to_move == 0 else (other, after),
        market,
        now.deck if deck is None else deck,
        now.tokens if tokens is None else tokens,
        now.bonus if bonus is None else bonus,
        now.starter,
        1 - now.to_move,
        turns,
        ended_by,
    )


# Dealing

#: The cards that are shuffled: all but the camels that open the market.
SHUFFLED: Cards = BOX[: len(BOX) - OPENING_CAMELS]
FULL_ROWS: Rows = tuple(TOKENS[good] for good in GOODS)
MOST_SEED = 2**63 - 1


class SeedError(SaysWhy, ValueError):
    """A seed that is no whole number from 0 to 2**63 - 1."""


def check_seed(seed: object) -> int:
    """The seed, if it is one; raises `SeedError`."""
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise SeedError(ENGLISH.say("seed.wrong", seed=brief(seed)))
    return seed


def as_round(value: object) -> Round:
    """The value, if it is a round; raises `TypeError`."""
    return of_kind(value, Round, "round.type")


def first_starter(seed: int) -> int:
    """The player who starts round 0 of the match with this seed."""
    return Random(f"{seed}/starter").randrange(2)


def deal(
    seed: int, *, starter: int | None = None, rules: Rules = OFFICIAL, number: int = 0
) -> Round:
    """Deal round `number` of the match with this seed; the same seed is the same deal, always.

    `starter` is 0 or 1; without it the seed decides. The shuffled cards go, top first, five to
    the starter, five to the other, two to the market, and the rest is the deck. Raises
    `SeedError` for a seed or a number that cannot be.
    """
    cards, bonus = shuffle(seed, rules, number)
    who = first_starter(seed) if starter is None else check_player(starter)
    return lay_out(cards, bonus, who, rules)


def shuffle(seed: int, rules: Rules = OFFICIAL, number: int = 0) -> tuple[Cards, Rows]:
    """The cards and the bonus piles that a seed gives for round `number`, the top first."""
    check_seed(seed)
    check_rules(rules)
    if type(number) is not int or not 0 <= number <= MOST_SEED:
        raise SeedError(ENGLISH.say("number.wrong", number=brief(number)))
    chance = Random(f"{seed}/{number}")
    cards = list(SHUFFLED)
    chance.shuffle(cards)
    piles = [list(pile) for pile in rules.bonus_tokens]
    for pile in piles:
        chance.shuffle(pile)
    return "".join(cards), tuple(map(tuple, piles))


class PlayerError(SaysWhy, ValueError):
    """A player that is neither 0 nor 1."""


def check_player(player: object) -> int:
    """The player, if it is 0 or 1; raises `PlayerError`."""
    if type(player) is not int or player not in (0, 1):
        raise PlayerError(ENGLISH.say("player.wrong", player=brief(player)))
    return player


def lay_out(cards: Cards, bonus: Rows, starter: int, rules: Rules = OFFICIAL) -> Round:
    """The opening position from the shuffled 52 cards, top first, and the shuffled bonus piles."""
    hands = cards[:DEALT], cards[DEALT : 2 * DEALT]
    first, second = (Side(arrange(hand.replace(CAMEL, "")), hand.count(CAMEL)) for hand in hands)
    return Round(
        rules=rules,
        sides=(first, second) if starter == 0 else (second, first),
        market=arrange(cards[2 * DEALT : OPENING] + CAMEL * OPENING_CAMELS),
        deck=cards[OPENING:],
        tokens=FULL_ROWS,
        bonus=bonus,
        starter=starter,
        to_move=starter,
    )
