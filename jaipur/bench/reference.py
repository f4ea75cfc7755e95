"""One round of Jaipur under the official rules, written once more as plainly as possible.

This module imports nothing from the rest of the package. It is the yardstick of ``jaipur bench``
(how many times faster is the engine?) and an oracle that the engine is compared to, turn by turn.
So nothing here is cached, packed or tabulated: a card is one letter, a group of cards is a string
in the order of `CARDS`, and every position is a new frozen value.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations

GOODS = "DGSCPL"  # diamond, gold, silver, cloth, spice, leather
CAMEL = "M"
CARDS = GOODS + CAMEL
HAND_LIMIT = 7
MARKET_SIZE = 5
CAMEL_TOKEN = 5  # rupees
EMPTY_ROWS_TO_END = 3

SHUFFLED = "D" * 6 + "G" * 6 + "S" * 6 + "C" * 8 + "P" * 8 + "L" * 10 + "M" * 8
OPENING_CAMELS = "M" * 3
LEAST_SALE = {"D": 2, "G": 2, "S": 2, "C": 1, "P": 1, "L": 1}
TOKEN_ROWS = (
    (7, 7, 5, 5, 5),
    (6, 6, 5, 5, 5),
    (5, 5, 5, 5, 5),
    (5, 3, 3, 2, 2, 1, 1),
    (5, 3, 3, 2, 2, 1, 1),
    (4, 3, 2, 1, 1, 1, 1, 1, 1),
)
BONUS_PILES = ((1, 1, 2, 2, 2, 3, 3), (4, 4, 5, 5, 6, 6), (8, 8, 9, 10, 10))


@dataclass(frozen=True)
class Take:
    """Take one good of the market into the hand."""

    good: str


@dataclass(frozen=True)
class TakeCamels:
    """Take all camels of the market into the herd."""


@dataclass(frozen=True)
class Sell:
    """Sell `number` cards of one good out of the hand."""

    good: str
    number: int


@dataclass(frozen=True)
class Exchange:
    """Give cards of hand and herd for as many goods of the market; both in the order of `CARDS`."""

    give: str
    take: str


Move = Take | TakeCamels | Sell | Exchange


@dataclass(frozen=True)
class Player:
    """What one player has: goods in hand, number of camels, values of the tokens in order won."""

    hand: str = ""
    herd: int = 0
    goods_tokens: tuple[int, ...] = ()
    bonus_tokens: tuple[int, ...] = ()


@dataclass(frozen=True)
class State:
    """A position: everything on the table and in the hands, the hidden cards too.

    `deck`, every row of `rows` (one a good, as in `GOODS`) and every pile of `bonus` (for 3, 4 and
    5 or more cards) are top first. `turn` is the player to act, 0 or 1. `ended_by` is None while
    the round is live, then "goods" or "deck".
    """

    players: tuple[Player, Player]
    market: str
    deck: str
    rows: tuple[tuple[int, ...], ...]
    bonus: tuple[tuple[int, ...], ...]
    turn: int
    sold: str = ""
    ended_by: str | None = None


@dataclass(frozen=True)
class Score:
    """What a round came to. Pairs are by player; `camel` and `seal` are a player or None.

    `rupees` include the camel token, the counts of tokens do not. `decided_by` is the comparison
    that gave the seal: "rupees", "bonus_tokens", "goods_tokens", or None where all three tie.
    """

    rupees: tuple[int, int]
    camel: int | None
    bonus_tokens: tuple[int, int]
    goods_tokens: tuple[int, int]
    seal: int | None
    decided_by: str | None


def ordered(cards: Iterable[str]) -> str:
    """Return the cards as one string in the order of `CARDS`."""
    return "".join(sorted(cards, key=CARDS.index))


def without(cards: str, gone: str) -> str:
    """Return `cards` less those of `gone`, one for one; ValueError if one is not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return "".join(left)


def deal(seed: int, number: int = 0, starter: int | None = None) -> State:
    """Deal round `number` (from 0) of a match; without a `starter` the seed's first one starts."""
    rng = random.Random(f"{seed}/{number}")
    cards = list(SHUFFLED)
    rng.shuffle(cards)
    piles = [list(pile) for pile in BONUS_PILES]
    for pile in piles:
        rng.shuffle(pile)
    if starter is None:
        starter = random.Random(f"{seed}/starter").randrange(2)
    first, second = (
        Player(hand=ordered(card for card in dealt if card != CAMEL), herd=dealt.count(CAMEL))
        for dealt in (cards[:5], cards[5:10])
    )
    return State(
        players=(first, second) if starter == 0 else (second, first),
        market=ordered(cards[10:12]) + OPENING_CAMELS,
        deck="".join(cards[12:]),
        rows=TOKEN_ROWS,
        bonus=tuple(tuple(pile) for pile in piles),
        turn=starter,
    )


def groups(cards: str, size: int) -> list[str]:
    """List the different groups of `size` out of ordered `cards`, in lexicographic order."""
    # `combinations` keeps the order of `cards`; cards of a type are alike, so many groups are too.
    return ["".join(group) for group in dict.fromkeys(combinations(cards, size))]


def exchanges(state: State) -> list[Move]:
    """List the legal exchanges, by size, then taken, then given."""
    player = state.players[state.turn]
    # A camel given makes the hand one card larger, so no more of them than the hand has room for.
    camels = min(player.herd, HAND_LIMIT - len(player.hand))
    own = player.hand + CAMEL * camels
    wares = state.market.replace(CAMEL, "")
    moves: list[Move] = []
    for size in range(2, len(wares) + 1):
        gives = groups(own, size)
        for take in groups(wares, size):
            taken = set(take)
            moves += [Exchange(give, take) for give in gives if taken.isdisjoint(give)]
    return moves


def legal_moves(state: State) -> list[Move]:
    """List the legal moves in the order of the action index, none twice; none after the end."""
    if state.ended_by is not None:
        return []
    hand = state.players[state.turn].hand
    moves: list[Move] = []
    if len(hand) < HAND_LIMIT:
        moves += [Take(good) for good in GOODS if good in state.market]
    if CAMEL in state.market:
        moves.append(TakeCamels())
    for good in GOODS:
        moves += [Sell(good, n) for n in range(LEAST_SALE[good], hand.count(good) + 1)]
    return moves + exchanges(state)


def with_player(state: State, player: Player) -> State:
    """Return the position with `player` in the place of the one whose turn it is."""
    players = (player, state.players[1]) if state.turn == 0 else (state.players[0], player)
    return replace(state, players=players)


def sell(state: State, move: Sell) -> State:
    """Hand in the cards, take as many tokens as are left, and the bonus of the cards sold."""
    player = state.players[state.turn]
    rows, bonus = list(state.rows), list(state.bonus)
    place = GOODS.index(move.good)
    tokens, rows[place] = rows[place][: move.number], rows[place][move.number :]
    won: tuple[int, ...] = ()
    if move.number >= 3:
        pile = min(move.number, 5) - 3
        won, bonus[pile] = bonus[pile][:1], bonus[pile][1:]
    cards = move.good * move.number
    player = Player(
        hand=without(player.hand, cards),
        herd=player.herd,
        goods_tokens=player.goods_tokens + tokens,
        bonus_tokens=player.bonus_tokens + won,
    )
    sold = ordered(state.sold + cards)
    return with_player(replace(state, rows=tuple(rows), bonus=tuple(bonus), sold=sold), player)


def apply(state: State, move: Move) -> State:
    """Return the position after `move`, which must be one of `legal_moves(state)` (unchecked)."""
    player, market = state.players[state.turn], state.market
    if isinstance(move, Take):
        market = without(market, move.good)
        state = with_player(state, replace(player, hand=ordered(player.hand + move.good)))
    elif isinstance(move, TakeCamels):
        state = with_player(state, replace(player, herd=player.herd + market.count(CAMEL)))
        market = market.replace(CAMEL, "")
    elif isinstance(move, Exchange):
        camels = move.give.count(CAMEL)
        hand = ordered(without(player.hand, move.give.replace(CAMEL, "")) + move.take)
        market = ordered(without(market, move.take) + move.give)
        state = with_player(state, replace(player, hand=hand, herd=player.herd - camels))
    else:
        state = sell(state, move)

    missing = MARKET_SIZE - len(market)  # none after an exchange or a sale
    ended_by = None
    if missing > len(state.deck):
        ended_by = "deck"
    elif state.rows.count(()) >= EMPTY_ROWS_TO_END:
        ended_by = "goods"
    market = ordered(market + state.deck[:missing])
    deck = state.deck[missing:]
    return replace(state, market=market, deck=deck, turn=1 - state.turn, ended_by=ended_by)


def score(state: State) -> Score:
    """Count the round; of a live one, what it would come to if it ended here."""
    one, two = state.players
    camel = None if one.herd == two.herd else int(two.herd > one.herd)
    rupees = (
        sum(one.goods_tokens + one.bonus_tokens) + (CAMEL_TOKEN if camel == 0 else 0),
        sum(two.goods_tokens + two.bonus_tokens) + (CAMEL_TOKEN if camel == 1 else 0),
    )
    bonus_tokens = (len(one.bonus_tokens), len(two.bonus_tokens))
    goods_tokens = (len(one.goods_tokens), len(two.goods_tokens))
    for decided_by, (ones, twos) in (
        ("rupees", rupees),
        ("bonus_tokens", bonus_tokens),
        ("goods_tokens", goods_tokens),
    ):
        if ones != twos:
            seal = int(twos > ones)
            return Score(rupees, camel, bonus_tokens, goods_tokens, seal, decided_by)
    return Score(rupees, camel, bonus_tokens, goods_tokens, None, None)


def notation(move: Move) -> str:
    """Write a move in the one-line notation: +D, +M, LM>DG, -CCC."""
    if isinstance(move, Take):
        return f"+{move.good}"
    if isinstance(move, TakeCamels):
        return f"+{CAMEL}"
    if isinstance(move, Sell):
        return "-" + move.good * move.number
    return f"{move.give}>{move.take}"


def play_random(seed: int) -> State:
    """Play round 0 of the seed to its end, every legal move of a turn being equally likely."""
    state, rng = deal(seed), random.Random(f"{seed}/random")
    while moves := legal_moves(state):
        state = apply(state, rng.choice(moves))
    return state
