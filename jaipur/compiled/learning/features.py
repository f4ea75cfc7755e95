"""The features of `agents/learned/features.py`, on states: what an action leaves to its player.

Their names, meaning and scale are written there; the tests prove both to be equal. Nothing that
the player to move does not know changes any of them.
"""

from typing import NamedTuple

from jaipur.cards import COUNTS, MARKET_SIZE
from jaipur.compiled.groups import above_zero, given_by, kinds, size, taken_by
from jaipur.compiled.halves import HAND_LIMIT
from jaipur.compiled.jit import Array, kernel, wide
from jaipur.compiled.layout import (
    BONUS,
    BONUS_OWNERS,
    CAMEL_TOKEN,
    CAMELS,
    CARD_COUNT,
    CARDS,
    DRAWN,
    EXCHANGE,
    HAND,
    HERD,
    KNOWN,
    MARKET,
    ONES,
    PILE,
    PILE_ROOM,
    RUPEES,
    SALE,
    SIX,
    TAKE_CAMELS,
    TO_MOVE,
    TOKENS_LEFT,
    TOP,
)
from jaipur.compiled.turn import ROW_LENGTHS, SUMS_OF_ROWS, State

#: float64, of length `FACTS`: what the player knows and no action of this turn changes.
Facts = Array
#: float64, of length `FEATURES`.
Features = Array
#: float64, of length 6: of each bonus pile the mean of a token, 0 if the pile is empty, and
#: its height.
Bonus = Array

# The places of facts.
UNSEEN = 0  # of each good: the cards whose place is not known
UNSEEN_CAMELS = 6
SHARE = 7  # the share of the unseen goods that the other holds
UNKNOWN = 8  # the number of cards of the other's hand that are not known
LEAD = 9  # in rupees, the other's bonus tokens counting what they are expected to be
MEANS = 10  # of each bonus pile, the mean of the tokens that the player never saw
FACTS = 13

#: The number of features of each good, of what both players have, of the table, of the end.
EACH, SIDES, TABLE, END = 12, 12, 9, 10
FEATURES = 6 * EACH + SIDES + TABLE + END
#: Where those of the sides, the table and the end begin.
AT_SIDES, AT_TABLE, AT_END = 6 * EACH, 6 * EACH + SIDES, FEATURES - END

#: What stands for no action at all.
NOTHING = -1
CAMEL_COUNT = COUNTS["M"]


class After(NamedTuple):
    """What an action leaves, before the market is filled; groups, numbers and rupees."""

    hand: int
    herd: int
    shown: int
    market: int
    tokens: int
    lead: float


@kernel
def count(group: int, place: int) -> int:
    """How many cards of the good of that place are in a group."""
    return group >> (20 - 4 * place) & 15


# What the player knows


@kernel
def look(state: State, facts: Facts) -> None:
    """Write down what the player to move knows and no action of this turn changes."""
    me = wide(state[TO_MOVE])
    hidden = hidden_goods(state, 1 - me)
    for place in range(6):
        facts[UNSEEN + place] = count(hidden, place)
    unknown = size(wide(state[HAND + 1 - me])) - size(wide(state[KNOWN + 1 - me]))
    facts[UNKNOWN] = unknown
    facts[SHARE] = unknown / max(1.0, facts[:6].sum())
    open_camels = state[HERD] + state[HERD + 1] + (state[MARKET] >> CAMELS)
    facts[UNSEEN_CAMELS] = CAMEL_COUNT - open_camels
    facts[LEAD] = look_at_bonus(state, me, facts)


@kernel
def hidden_goods(state: State, they: int) -> int:
    """The goods of the deck and of the unknown cards of a hand together, as a group."""
    hidden = wide(state[HAND + they]) - wide(state[KNOWN + they])
    for place in range(wide(state[TOP]), CARD_COUNT):
        card = state[CARDS + place]
        if card < 6:
            hidden += 1 << (20 - 4 * card)
    return hidden


@kernel
def look_at_bonus(state: State, me: int, facts: Facts) -> float:
    """Write the means of the unseen tokens; the lead, with the other's tokens at these means."""
    lead = float(state[RUPEES + me] - state[RUPEES + 1 - me])
    for pile in range(3):
        start, drawn = BONUS + PILE_ROOM * pile, wide(state[DRAWN + pile])
        unseen, rupees, theirs = 0, 0, 0
        for k in range(wide(state[PILE + pile])):
            value = wide(state[start + k])
            if k < drawn and state[BONUS_OWNERS + pile] >> k & 1 == me:
                continue
            unseen, rupees = unseen + 1, rupees + value
            if k < drawn:
                theirs += 1
                lead += value  # what it says is taken out again: nobody but they know it
        facts[MEANS + pile] = rupees / unseen if unseen else 0.0
        lead -= theirs * facts[MEANS + pile]
    return lead


# Sales


@kernel
def least_sale(place: int) -> int:
    """The fewest cards of the good of that place in a sale."""
    return 2 if place < 3 else 1


@kernel
def brings(place: int, left: int, n: int, bonus: Bonus) -> float:
    """The rupees that a sale of n cards is expected to bring, with so many tokens left."""
    if n < least_sale(place):
        return 0.0
    gone = ROW_LENGTHS[place] - left
    rupees = float(SUMS_OF_ROWS[place, gone + min(n, left)] - SUMS_OF_ROWS[place, gone])
    return rupees + bonus[min(n, 5) - 3] if n >= 3 else rupees


@kernel
def best_sale(place: int, left: int, n: int, bonus: Bonus) -> float:
    """The most that a sale of at most n cards is expected to bring."""
    best = brings(place, left, n, bonus)
    # More cards bring no fewer tokens, so only another bonus pile can make fewer cards better.
    for fewer in range(3, min(n, 5)):
        best = max(best, brings(place, left, fewer, bonus))
    return best


# What an action leaves


@kernel
def features(state: State, code: int, facts: Facts, bonus: Bonus, x: Features) -> None:
    """Write the features of what a legal action leaves; `facts` are those of `look`.

    `x` holds those of `NOTHING` in this state already, and of those of goods only what the action
    can change is written; all are when `code` is `NOTHING`. `bonus` is overwritten.
    """
    lay_bonus(state, facts, bonus)
    after, touched = leave(state, code, facts[LEAD], bonus)
    they = 1 - wide(state[TO_MOVE])
    describe_goods(after, wide(state[KNOWN + they]), touched, facts, bonus, x)
    describe_sides(after, wide(state[HERD + they]), size(state[HAND + they]), facts, x)
    deck = CARD_COUNT - wide(state[TOP])
    drawn = MARKET_SIZE - size(after.market & SIX) - (after.market >> CAMELS)
    describe_table(after, deck, drawn, facts, bonus, x)
    describe_end(after, wide(state[KNOWN + they]), drawn > deck, wide(state[CAMEL_TOKEN]), x)


@kernel
def lay_bonus(state: State, facts: Facts, bonus: Bonus) -> None:
    """The bonus piles as they lie."""
    for pile in range(3):
        left = state[PILE + pile] - state[DRAWN + pile]
        bonus[pile] = facts[MEANS + pile] if left else 0.0
        bonus[3 + pile] = left


@kernel
def leave(state: State, code: int, lead: float, bonus: Bonus) -> tuple[After, int]:
    """What the action leaves, and a group of the goods that it touches."""
    me = wide(state[TO_MOVE])
    hand, herd, known = wide(state[HAND + me]), wide(state[HERD + me]), wide(state[KNOWN + me])
    market, tokens = wide(state[MARKET]), wide(state[TOKENS_LEFT])
    change, touched = 0, ONES
    if code >= EXCHANGE:
        change, touched = taken_by(code) - given_by(code), taken_by(code) + given_by(code)
        camels = (code >> 48) - size(given_by(code))
        herd -= camels
        market += (camels << CAMELS) - change
    elif code > TAKE_CAMELS:
        place, n = (code - SALE) >> 3, (code - SALE) & 7
        sold, left = n << (20 - 4 * place), count(tokens, place)
        lead += brings(place, left, n, bonus)
        change, touched = -sold, ONES if take_token(n, bonus) else sold
        tokens -= min(n, left) << (20 - 4 * place)
    elif code == TAKE_CAMELS:
        touched = 0
        herd += market >> CAMELS
        market &= SIX
    elif code != NOTHING:
        change = touched = 1 << (20 - 4 * code)
        market -= change
    shown = size(above_zero(known + change))
    return After(hand + change, herd, shown, market, tokens, lead), touched


@kernel
def take_token(n: int, bonus: Bonus) -> bool:
    """Take the bonus token of a sale of n cards, if any; whether it was the last of its pile."""
    pile = min(n, 5) - 3
    if n < 3 or bonus[3 + pile] == 0:
        return False
    bonus[3 + pile] -= 1
    if bonus[3 + pile] > 0:
        return False
    bonus[pile] = 0.0
    return True


# The features


@kernel
def describe_goods(
    after: After, they_hold: int, touched: int, facts: Facts, bonus: Bonus, x: Features
) -> None:
    """Those of each good that was touched."""
    for place in range(6):
        if count(touched, place) == 0:
            continue
        mine, theirs = count(after.hand, place), count(they_hold, place)
        offered, left = count(after.market, place), count(after.tokens, place)
        sale, their_sale = (
            best_sale(place, left, mine, bonus),
            best_sale(place, left, theirs, bonus),
        )
        of = x[EACH * place : EACH * (place + 1)]
        of[0] = mine / 4
        of[1] = sale / 20
        of[2] = (best_sale(place, left, mine + 1, bonus) - sale) / 10
        of[3] = offered / 3
        of[4] = (best_sale(place, left, mine + offered, bonus) - sale) / 20
        of[5] = left / ROW_LENGTHS[place]
        of[6] = top_token(place, left) / 7
        of[7] = theirs / 3
        of[8] = facts[SHARE] * facts[UNSEEN + place] / 2
        of[9] = their_sale / 20
        of[10] = (best_sale(place, left, theirs + offered, bonus) - their_sale) / 20
        of[11] = facts[UNSEEN + place] / 5


@kernel
def top_token(place: int, left: int) -> float:
    """The rupees on the top token of a row, or 0."""
    if left == 0:
        return 0.0
    gone = ROW_LENGTHS[place] - left
    return float(SUMS_OF_ROWS[place, gone + 1] - SUMS_OF_ROWS[place, gone])


@kernel
def describe_sides(
    after: After, their_herd: int, their_cards: int, facts: Facts, x: Features
) -> None:
    """Those of what both players have."""
    of, cards, herds = x[AT_SIDES:AT_TABLE], size(after.hand), after.herd - their_herd
    of[0] = after.lead / 40
    of[1] = after.lead / (10 + abs(after.lead))
    of[2] = after.herd / 6
    of[3] = their_herd / 6
    of[4] = herds / 5
    of[5] = sign(herds)
    of[6] = cards / 7
    of[7] = 1.0 if cards >= HAND_LIMIT else 0.0
    of[8] = their_cards / 7
    of[9] = 1.0 if their_cards >= HAND_LIMIT else 0.0
    of[10] = facts[UNKNOWN] / 5
    of[11] = after.shown / 7


@kernel
def sign(n: int) -> float:
    """1, 0 or -1."""
    return float((n > 0) - (n < 0))


@kernel
def describe_table(
    after: After, deck: int, drawn: int, facts: Facts, bonus: Bonus, x: Features
) -> None:
    """Those of the market, the deck and the bonus piles."""
    of, left = x[AT_TABLE:AT_END], max(0, deck - drawn)
    of[0] = (after.market >> CAMELS) / 3
    of[1] = drawn / 3
    of[2] = drawn * facts[UNSEEN_CAMELS] / max(1, deck) / 3
    of[3] = left / 40
    of[4] = max(0, 12 - left) / 12
    of[5] = facts[UNSEEN_CAMELS] / 8
    for pile in range(3):
        of[6 + pile] = bonus[3 + pile] / 7


@kernel
def describe_end(
    after: After, they_hold: int, deck_fails: bool, camel_token: int, x: Features
) -> None:
    """Those of how near the end is, and of what is left to sell."""
    of = x[AT_END:]
    empty = 6 - size(kinds(after.tokens))
    shortest = three_shortest(after.tokens)
    over = empty >= 3 or deck_fails
    of[0] = empty / 2
    of[1] = 1.0 if empty == 2 else 0.0
    of[2] = shortest / 15
    of[3] = max(0, 6 - shortest) / 6
    of[4], of[5] = 0.0, 0.0
    for place in range(6):
        of[4] += x[EACH * place + 1] / 2
        of[5] += x[EACH * place + 9] / 2
    of[6] = 1.0 if empty == 2 and can_empty(after.hand, after.tokens) else 0.0
    of[7] = 1.0 if empty == 2 and can_empty(they_hold, after.tokens) else 0.0
    final = after.lead + x[AT_SIDES + 5] * camel_token
    of[8] = 1.0 if over else 0.0
    of[9] = final / (5 + abs(final)) if over else 0.0


@kernel
def three_shortest(tokens: int) -> int:
    """How many tokens the three shortest rows have together."""
    one, two, three = 15, 15, 15
    for place in range(6):
        n = count(tokens, place)
        if n < one:
            one, two, three = n, one, two
        elif n < two:
            two, three = n, two
        elif n < three:
            three = n
    return one + two + three


@kernel
def can_empty(hand: int, tokens: int) -> bool:
    """Whether one sale of the hand would empty a row."""
    for place in range(6):
        held = count(hand, place)
        if 0 < count(tokens, place) <= held and held >= least_sale(place):
            return True
    return False
