"""The features: 103 numbers that say what an action leaves to the player who did it.

All come from what the player knows (`leaving.Turn`), and each is scaled to be about 1 at most.
"Best sale" is what a legal sale brings at most, in rupees, with the bonus token at the mean of
those of its pile that the player never saw. "The market" is what the action leaves of it, before
it is filled.

Of each good twelve, whose names end with its letter: `held D` … `unseen D`, `held G` …

    held           cards of it in the own hand, / 4
    sale           the best sale of it, / 20
    gain           what one card more would add to that, / 10
    offered        cards of it in the market, / 3
    reach          what all of these would add to the best sale, / 20
    tokens         the share of its row that is left
    top            the rupees on its next token, / 7; 0 for none
    known          cards of it that the other is known to hold, / 3
    guessed        cards of it expected among the other's unknown ones, / 2
    their-sale     the best sale of the known ones, / 20
    their-reach    what all of the market would add to it, / 20
    unseen         cards of it that are in the deck or unknown in the other hand, / 5

Of what both players have, twelve:

    lead           rupees more than the other, whose bonus tokens count their mean, / 40
    close          the same as lead / (10 + its size): small leads are told apart
    herd           own camels, / 6
    their-herd     the other's camels, / 6
    herds          camels more than the other, / 5
    camel-token    1 for more camels than the other, 0 for as many, -1 for fewer
    cards          cards in the own hand, / 7
    full           1 at the hand limit
    their-cards    cards in the other hand, / 7
    their-full     1 at the hand limit
    their-unknown  cards of the other hand that are not known, / 5
    shown          cards of the own hand that the other saw taken, / 7

Of the table nine:

    camels         camels in the market, / 3
    drawn          cards that will fill the market, / 3
    drawn-camels   camels expected among them, / 3
    deck           cards in the deck after that, / 40
    deck-low       12 minus these, / 12; 0 for more than 12
    unseen-camels  camels in the deck, / 8
    bonus-3, bonus-4, bonus-5   tokens left in each bonus pile, / 7

Of the end ten:

    empty          empty rows, / 2
    two-empty      1 for two of them: the next ends the round
    shortest       tokens left in the three shortest rows, / 15
    last-tokens    6 minus these, / 6; 0 for more than 6
    kept           the best sales of all goods of the hand together, / 40
    their-kept     the same of the known cards of the other, / 40
    can-end        1 if one sale of the hand would end the round
    they-can-end   1 if one sale of the known cards of the other would
    over           1 if the action ends the round
    final          where it does, the lead with the camel token, / (5 + its size); else 0

The compiled twin is `jaipur/compiled/learning/features.py`. A new feature is written in both and
named here; the tests compare them on thousands of positions.
"""

from jaipur.agents.learned.leaving import After, Turn
from jaipur.cards import GOODS, MARKET_SIZE, TOKENS
from jaipur.legality import least_sale
from jaipur.scoring import EMPTY_ROWS_TO_END

#: What there is of each good.
EACH = (
    *("held", "sale", "gain", "offered", "reach", "tokens", "top"),
    *("known", "guessed", "their-sale", "their-reach", "unseen"),
)
SIDES = (
    *("lead", "close", "herd", "their-herd", "herds", "camel-token"),
    *("cards", "full", "their-cards", "their-full", "their-unknown", "shown"),
)
TABLE = (
    *("camels", "drawn", "drawn-camels", "deck", "deck-low", "unseen-camels"),
    *("bonus-3", "bonus-4", "bonus-5"),
)
END = (
    *("empty", "two-empty", "shortest", "last-tokens", "kept", "their-kept"),
    *("can-end", "they-can-end", "over", "final"),
)
#: The names of all features, in order.
NAMES = (*(f"{name} {good}" for good in GOODS for name in EACH), *SIDES, *TABLE, *END)

#: How many tokens the rows have as printed.
ROW_LENGTHS = [len(TOKENS[good]) for good in GOODS]

_SALE, _THEIR_SALE = EACH.index("sale"), EACH.index("their-sale")
_ALL_OF_GOODS = len(GOODS) * len(EACH)


def describe(turn: Turn, after: After, before: list[float] | None = None) -> list[float]:
    """The features of what an action leaves, as `NAMES` lists them.

    With `before`, the features of `turn.before`, only goods that were touched are worked out.
    """
    x = [0.0] * _ALL_OF_GOODS if before is None else before[:_ALL_OF_GOODS]
    for place in range(len(GOODS)) if before is None else after.touched:
        x[len(EACH) * place : len(EACH) * (place + 1)] = _of_good(turn, after, place)
    drawn = MARKET_SIZE - sum(after.market) - after.camels
    return [
        *x,
        *_of_sides(turn, after),
        *_of_table(turn, after, drawn),
        *_of_end(turn, after, drawn, x),
    ]


def _of_good(turn: Turn, after: After, place: int) -> list[float]:
    sales, row = after.sales[place], turn.seen.tokens[place]
    mine, theirs, offered = after.hand[place], turn.their_known[place], after.market[place]
    left, sale, their_sale = after.tokens[place], sales[mine], sales[theirs]
    return [
        mine / 4,
        sale / 20,
        (sales[mine + 1] - sale) / 10,
        offered / 3,
        (sales[mine + offered] - sale) / 20,
        left / ROW_LENGTHS[place],
        row[-left] / 7 if left else 0.0,
        theirs / 3,
        turn.share * turn.unseen[place] / 2,
        their_sale / 20,
        (sales[theirs + offered] - their_sale) / 20,
        turn.unseen[place] / 5,
    ]


def _of_sides(turn: Turn, after: After) -> list[float]:
    other, limit, cards = turn.seen.other, turn.seen.rules.hand_limit, sum(after.hand)
    return [
        after.lead / 40,
        after.lead / (10 + abs(after.lead)),
        after.herd / 6,
        other.herd / 6,
        (after.herd - other.herd) / 5,
        _sign(after.herd - other.herd),
        cards / 7,
        float(cards >= limit),
        other.cards / 7,
        float(other.cards >= limit),
        turn.seen.unknown / 5,
        after.shown / 7,
    ]


def _of_table(turn: Turn, after: After, drawn: int) -> list[float]:
    deck = turn.seen.deck
    left = max(0, deck - drawn)
    return [
        after.camels / 3,
        drawn / 3,
        drawn * turn.unseen_camels / max(1, deck) / 3,
        left / 40,
        max(0, 12 - left) / 12,
        turn.unseen_camels / 8,
        *(n / 7 for n in after.bonus),
    ]


def _of_end(turn: Turn, after: After, drawn: int, of_goods: list[float]) -> list[float]:
    empty, shortest = after.tokens.count(0), sum(sorted(after.tokens)[:EMPTY_ROWS_TO_END])
    one_more = empty == EMPTY_ROWS_TO_END - 1
    over = empty >= EMPTY_ROWS_TO_END or drawn > turn.seen.deck
    token = _sign(after.herd - turn.seen.other.herd) * turn.seen.rules.camel_token
    final = after.lead + token
    return [
        empty / 2,
        float(one_more),
        shortest / 15,
        max(0, 6 - shortest) / 6,
        sum(of_goods[_SALE :: len(EACH)]) / 2,
        sum(of_goods[_THEIR_SALE :: len(EACH)]) / 2,
        float(one_more and _can_empty(turn, after, after.hand)),
        float(one_more and _can_empty(turn, after, turn.their_known)),
        float(over),
        final / (5 + abs(final)) if over else 0.0,
    ]


def _can_empty(turn: Turn, after: After, hand: tuple[int, ...]) -> bool:
    """Whether one sale of the hand would empty a row."""
    return any(
        0 < left <= n and n >= least_sale(turn.seen.rules, good)
        for good, left, n in zip(GOODS, after.tokens, hand, strict=True)
    )


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)
