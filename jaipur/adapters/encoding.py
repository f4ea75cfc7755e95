"""What a player knows as numbers, for networks: the same 97 for all the adapters.

    features(observation)   a list of floats, each from 0 to 1

They come from an `Observation` alone, so nothing hidden is in them. "Mine" is the observing
player's. What is counted of each good comes in the order D G S C P L, of each kind of card
D G S C P L M. Each number is divided by the most it can be: cards of a hand by 7, of the market
by 5, others by how many the box holds; tokens and rupees by what is printed in all.

Private, known to the observing player alone:
     0- 5  my hand, by good
     6- 8  rupees on my bonus tokens, by pile 3, 4, 5
     9-15  unseen cards, in the deck or unknown in the other hand, by kind
    16-21  cards that I have picked for an exchange so far, by good (`micro` only)
    22-28  cards that I have given for it so far, by kind (`micro` only)
Public:
    29     1 if I am to move
    30     1 if I began the round
    31     turns played, of the turn cap (of 200 without one)
    32     cards in the deck, of 40
    33-39  the market, by kind
    40-45  tokens left, by good
    46-51  rupees on the top token, of 7, by good
    52-54  bonus tokens left, by pile
    55-60  cards sold by both, by good
    61-66  cards of my hand that the other player saw taken, by good
    67     my cards in hand
    68     my camels, of 11
    69-74  rupees on my goods tokens, by good
    75     my goods tokens, of 38
    76-78  my bonus tokens, by pile
    79-96  the same six of the other player
"""

from functools import lru_cache

from jaipur.adapters.micro import NOTHING, Partial
from jaipur.cards import CAMEL, COUNTS, DECK_SIZE, GOODS, KINDS, MARKET_SIZE, TOKENS, Cards
from jaipur.observation import Observation
from jaipur.rules import OFFICIAL
from jaipur.scoring import Row, Rows

#: How many features there are, and how many of them, the first, are private.
FEATURES, PRIVATE = 97, 29
#: The turns that count as a whole round where there is no turn cap.
LONG = 200
_HAND = OFFICIAL.hand_limit
_TOKENS_IN_ALL = sum(map(len, TOKENS.values()))
_TOP = max(map(max, TOKENS.values()))


def features(seen: Observation, begun: Partial = NOTHING) -> list[float]:
    """All the features: the private ones, then the public ones."""
    return [*private(seen, begun), *public(seen)]


def private(seen: Observation, begun: Partial = NOTHING) -> list[float]:
    """The features that only the observing player knows."""
    return [
        *_of_hand(seen.hand),
        *_rupees_of_piles(seen.bonus, seen.rules.bonus_tokens),
        *_unseen(seen),
        *_of_hand(begun.picks),
        *_given(begun.gives),
    ]


def _unseen(seen: Observation) -> list[float]:
    """The cards of `Observation.unseen`, counted without making that group, which takes longer."""
    herds = CAMEL * (seen.herd + seen.other.herd)
    there = f"{seen.hand}{seen.other.known}{seen.market}{seen.discard}{herds}"
    return [(n - there.count(kind)) / n for kind, n in COUNTS.items()]


def public(seen: Observation) -> list[float]:
    """The features that both players know, from the side of the observing one."""
    other, printed = seen.other, seen.rules.bonus_tokens
    mine = tuple(map(len, seen.bonus))
    return [
        float(seen.to_move == seen.player),
        float(seen.starter == seen.player),
        min(1.0, seen.turns / (seen.rules.turn_cap or LONG)),
        seen.deck / DECK_SIZE,
        *_of_market(seen.market),
        *_of_rows(seen.tokens),
        *_of_piles(seen.bonus_left, printed),
        *[seen.discard.count(good) / COUNTS[good] for good in GOODS],
        *_of_hand(seen.known),
        len(seen.hand) / _HAND,
        seen.herd / COUNTS[CAMEL],
        *_won(seen.goods),
        *_of_piles(mine, printed),
        *_of_hand(other.known),
        other.cards / _HAND,
        other.herd / COUNTS[CAMEL],
        *_won(other.goods),
        *_of_piles(other.bonus, printed),
    ]


@lru_cache(maxsize=1 << 12)
def _of_hand(cards: Cards) -> tuple[float, ...]:
    return tuple(cards.count(good) / _HAND for good in GOODS)


@lru_cache(maxsize=1 << 12)
def _given(cards: Cards) -> tuple[float, ...]:
    return tuple(cards.count(kind) / _HAND for kind in KINDS)


@lru_cache(maxsize=1 << 12)
def _of_market(cards: Cards) -> tuple[float, ...]:
    return tuple(cards.count(kind) / MARKET_SIZE for kind in KINDS)


@lru_cache(maxsize=1 << 12)
def _of_rows(tokens: Rows) -> tuple[float, ...]:
    """Of each good the tokens left, then of each the top one."""
    left = [len(row) / len(TOKENS[good]) for good, row in zip(GOODS, tokens, strict=True)]
    return (*left, *(row[0] / _TOP if row else 0.0 for row in tokens))


@lru_cache(maxsize=1 << 12)
def _won(goods: Rows) -> tuple[float, ...]:
    """The rupees won with each good, then the number of all these tokens."""
    rupees = [sum(row) / sum(TOKENS[good]) for good, row in zip(GOODS, goods, strict=True)]
    return (*rupees, sum(map(len, goods)) / _TOKENS_IN_ALL)


@lru_cache(maxsize=1 << 12)
def _of_piles(numbers: Row, printed: Rows) -> tuple[float, ...]:
    return tuple(n / (len(pile) or 1) for n, pile in zip(numbers, printed, strict=True))


@lru_cache(maxsize=1 << 12)
def _rupees_of_piles(tokens: Rows, printed: Rows) -> tuple[float, ...]:
    return tuple(sum(won) / (sum(pile) or 1) for won, pile in zip(tokens, printed, strict=True))
