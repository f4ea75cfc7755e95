"""What nobody named of a position, filled in to fit: token rows, herds, hands, deck."""

from collections.abc import Callable

from jaipur.cards import (
    BOX,
    CAMEL,
    COUNTS,
    DEALT,
    DECK_SIZE,
    GOODS,
    PRECIOUS,
    TOKENS,
    Cards,
    minus,
    plus,
    without,
)
from jaipur.position.named import NamedCards, Tokens
from jaipur.rules import Rules
from jaipur.scoring import EMPTY_ROWS_TO_END, Row, Rows

#: The whole box in one fixed, well mixed order, in which unnamed cards are handed out.
MIXED: Cards = "".join(BOX[place * 34 % len(BOX)] for place in range(len(BOX)))

# Token rows


def overshoots(rows: Rows, cards: NamedCards) -> Row:
    """For each good, whether one card more was sold than there were tokens: 1 or 0."""
    return tuple(
        0 if row else 1 - unsold(good, row, cards) for good, row in zip(GOODS, rows, strict=True)
    )


def fill_rows(tokens: Tokens, claims: tuple[Tokens, ...], cards: NamedCards, rules: Rules) -> Rows:
    """The token rows: those named, those of which something is won, and the others to fit."""
    left: dict[Cards, Row] = {}
    for good, printed in TOKENS.items():
        taken = sum(_size(claim.get(good, 0)) for claim in claims)
        row = tokens.get(good, max(0, len(printed) - taken))
        left[good] = row if isinstance(row, tuple) else printed[max(0, len(printed) - row) :]
    free = [good for good in GOODS if not any(good in named for named in (tokens, *claims))]
    _cut(left, free, cards, rules)
    return tuple(left.values())


def _size(tokens: int | Row) -> int:
    return tokens if isinstance(tokens, int) else len(tokens)


def _cut(left: dict[Cards, Row], free: list[Cards], cards: NamedCards, rules: Rules) -> None:
    """Shorten the rows of the `free` goods until the deck is as large as it may be.

    Every step takes a token, or two where a good must be sold in twos, from the good with the
    most cards to spare; those in the hand or the market only when no other will do. Where that
    is not enough, somebody sold three of such a good. If one token in each row is still too
    many, rows are emptied, as many as a live round can have.
    """
    room = DECK_SIZE if cards.deck_size is None else cards.deck_size
    surplus = _deck_left(cards, left) - room

    def spare(good: Cards) -> tuple[bool, int]:
        cards_left = len(left[good]) + 1 - max(2, cards.named.count(good))
        return good not in cards.hand + cards.market, cards_left

    def cut(step: Callable[[Cards], int]) -> None:
        nonlocal surplus
        while fit := [good for good in free if step(good) <= min(surplus, spare(good)[1])]:
            good = max(fit, key=spare)
            surplus -= step(good)
            left[good] = left[good][step(good) :]

    least = {good: rules.least_precious_sale if good in PRECIOUS else 1 for good in free}
    cut(lambda good: least[good])
    cut(lambda good: least[good] if len(left[good]) == len(TOKENS[good]) else 1)
    for good in free:
        gain = 2 - cards.named.count(good)
        if 0 < gain <= surplus and list(left.values()).count(()) < EMPTY_ROWS_TO_END - 1:
            surplus -= gain
            left[good] = ()


def _deck_left(cards: NamedCards, left: dict[Cards, Row]) -> int:
    """How many cards the deck has with these token rows."""
    other = max(DEALT, len(cards.known[1])) if cards.other_hand is None else len(cards.other_hand)
    held = len(cards.market + cards.hand) + other + cards.herd + _other_herd(cards)
    return sum(unsold(good, row, cards) for good, row in left.items()) + COUNTS[CAMEL] - held


def unsold(good: Cards, row: Row, cards: NamedCards) -> int:
    """How many cards of a good are not sold yet: one more than there are tokens."""
    return len(row) + 1 if row else min(1, cards.named.count(good))


# Cards


def _other_herd(cards: NamedCards) -> int:
    """The herd of player 1: as named, or the camels that a small deck has no place for.

    In a deck, every fifth card is a camel, as in the box.
    """
    if cards.other_herd is not None:
        return cards.other_herd
    if cards.deck_size is None:
        return 0
    left = COUNTS[CAMEL] - cards.herd - cards.named.count(CAMEL)
    room = max(0, cards.deck_size - len(cards.top))
    return max(0, left - room * COUNTS[CAMEL] // len(BOX))


def hand_out(cards: NamedCards, rows: Rows) -> tuple[tuple[Cards, Cards], tuple[int, int], Cards]:
    """Both hands, both herds and the deck: unnamed cards come in one fixed order."""
    herds = cards.herd, _other_herd(cards)
    left = "".join(good * unsold(good, row, cards) for good, row in zip(GOODS, rows, strict=True))
    rest = minus(MIXED, minus(BOX, left + CAMEL * COUNTS[CAMEL]))
    rest = minus(rest, cards.named + CAMEL * sum(herds))
    other, drawn = cards.other_hand, ""
    if other is None:
        drawn = without(rest, CAMEL)[: max(0, DEALT - len(cards.known[1]))]
        other = plus(cards.known[1], drawn)
    return (cards.hand, other), herds, cards.top + minus(rest, drawn)


def fill_known(hand: Cards, named: Cards) -> Cards:
    """The cards of the hand that were seen taken: those named, and all but five at least."""
    return plus(named, minus(hand, named)[: max(0, len(hand) - len(named) - DEALT)])
