"""`position`: a teaching position from what matters in it, the rest filled in to fit.

    >>> position(market="DGSLM", hand="CCL", herd=2)

The same arguments always give the same position; no chance is used. One that cannot be is
refused with the sentence that says what does not add up. `check_round` says the same of a
round that comes from elsewhere, such as a record.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, NoReturn, TypeAlias

from jaipur.cards import (
    BOX,
    CAMEL,
    COUNTS,
    DEALT,
    GOODS,
    MARKET_SIZE,
    OPENING_CAMELS,
    PRECIOUS,
    TOKENS,
    Cards,
    CardsError,
    arrange,
    has,
    minus,
    missing,
    plus,
    read_cards,
    without,
)
from jaipur.round import SHUFFLED, Round, Side
from jaipur.rules import BONUS_PILES, MOST_TURNS, OFFICIAL, Rules
from jaipur.scoring import EMPTY_ROWS_TO_END, Row, Rows, empty_rows
from jaipur.texts import ENGLISH, Catalog

#: The most cards a deck can have: what is left of the shuffled cards after the deal.
MOST_DECK = len(SHUFFLED) - 2 * DEALT - (MARKET_SIZE - OPENING_CAMELS)
#: The whole box in one fixed, well mixed order, in which unnamed cards are handed out.
MIXED: Cards = "".join(BOX[place * 34 % len(BOX)] for place in range(len(BOX)))

#: Tokens by good, bonus tokens by pile: how many or which rupees, as a person names them.
Named: TypeAlias = Mapping[Any, int | tuple[int, ...]]
#: The same, read: a number of tokens, or their rupees.
Tokens: TypeAlias = dict[int | str, int | Row]


class PositionError(ValueError):
    """A position that cannot be; its message says what does not add up."""


def position(
    *,
    market: Cards = "DGMMM",
    hand: Cards = "",
    herd: int = 0,
    other_hand: Cards | None = None,
    other_herd: int | None = None,
    known: tuple[Cards, Cards] = ("", ""),
    deck: Cards = "",
    deck_size: int | None = None,
    tokens: Named | None = None,
    bonus: Named | None = None,
    won: tuple[Named, Named] = ({}, {}),
    to_move: int = 0,
    starter: int | None = None,
    turns: int | None = None,
    rules: Rules = OFFICIAL,
) -> Round:
    """A live round in which all that is named holds and the rest fits it.

    market      five cards
    hand, herd  of player 0, whoever is to move
    other_hand, other_herd   of player 1. Unnamed: five goods that are left, those `known` among
                them, and no camels; or with a `deck_size`, those for which it has no place
    known       cards of each hand that the other player saw taken. At most five cards were dealt,
                so the first few of a larger hand are known in any case
    deck        its top cards, the top one first; the cards that are left come below
    deck_size   how many cards the deck has in all
    tokens      by good, how many tokens are left, or their rupees: `{"D": 1, "C": (2, 1, 1)}`.
                An unnamed row is full but for what `won` names, unless too many cards would be
                unsold: then it is cut, goods outside `hand` and `market` first
    bonus       by pile 3, 4, 5, the rupees of its top token or tokens: `{3: 2, 5: (8, 10)}`, with
                the other tokens that nobody has won below. `()` is an empty pile
    won         for each player, goods tokens named as in `tokens`, bonus tokens as in `bonus`:
                `({"D": 2, 3: (1, 2)}, {})`. What is named is all there is of that kind. Tokens
                that are gone and named for nobody go, good by good and pile by pile, to the
                player with fewer rupees so far, player 0 when equal
    to_move, starter, turns   unnamed: player 0 is to move, as few turns have been played as can
                be, and who started follows from these

    Raises `PositionError`.
    """
    cards = _Cards(
        _read(market),
        _read(hand),
        None if other_hand is None else _read(other_hand),
        _read_pair("known", known),
        _number("herd", herd),
        None if other_herd is None else _number("other_herd", other_herd),
        _read(deck) and deck,
        None if deck_size is None else _number("deck_size", deck_size),
    )
    claims = tuple(_read_named("won", each) for each in _pair("won", won))
    rows = _rows(_read_named("tokens", tokens), claims, cards, rules)
    piles = _piles(_read_named("bonus", bonus), claims, rules)
    moves, starts, played = _turn(to_move, starter, turns)
    hands, herds, pile = _hand_out(cards, rows)
    goods, bonus_won = _share_out(_gone(rows, piles, rules), claims)
    seen = map(_known, hands, cards.known)
    first, second = map(Side, hands, herds, seen, goods, bonus_won)
    now = Round(
        rules=rules,
        sides=(first, second),
        market=cards.market,
        deck=pile,
        tokens=rows,
        bonus=piles,
        starter=starts,
        to_move=moves,
        turns=played,
    )
    for problem in (*check_round(now), *_deck_size_problem(cards, now)):
        raise PositionError(problem)
    return now


# Reading what is named


class _Cards(NamedTuple):
    """The cards that are named; None where something is to be filled in."""

    market: Cards
    hand: Cards
    other_hand: Cards | None
    known: tuple[Cards, Cards]
    herd: int
    other_herd: int | None
    top: Cards
    deck_size: int | None

    @property
    def named(self) -> Cards:
        """All of them but the herds."""
        other = self.known[1] if self.other_hand is None else self.other_hand
        return self.market + self.hand + other + self.top


def _read(cards: object) -> Cards:
    try:
        return read_cards(cards)
    except CardsError as wrong:
        raise PositionError(str(wrong)) from None


def _read_pair(name: str, cards: object) -> tuple[Cards, Cards]:
    first, second = _pair(name, cards)
    return _read(first), _read(second)


def _number(name: str, value: Any, most: int = MOST_TURNS) -> int:
    if type(value) is not int or not 0 <= value <= most:
        _refuse(name, value, ENGLISH.say("rules.from-to", least=0, most=most))
    return int(value)


def _turn(to_move: object, starter: object, turns: object) -> tuple[int, int, int]:
    """Who moves, who started, and how many turns have been played."""
    moves = _number("to_move", to_move, 1)
    if starter is None:
        played = 0 if turns is None else _number("turns", turns)
        return moves, (moves + played) % 2, played
    starts = _number("starter", starter, 1)
    return moves, starts, int(starts != moves) if turns is None else _number("turns", turns)


def _pair(name: str, value: Any) -> tuple[Any, Any]:
    if not isinstance(value, tuple | list) or len(value) != 2:
        _refuse(name, value, ENGLISH.say("position.pair"))
    return value[0], value[1]


def _refuse(name: str, value: object, right: str) -> NoReturn:
    shown = repr(value)[:40]
    raise PositionError(ENGLISH.say("position.argument", name=name, value=shown, right=right))


#: What may be named in each argument about tokens.
_KEYS: dict[str, tuple[int | str, ...]] = {
    "tokens": tuple(GOODS),
    "bonus": BONUS_PILES,
    "won": (*GOODS, *BONUS_PILES),
}


def _read_named(argument: str, named: object) -> Tokens:
    """What is named, with rupees as tuples; of a bonus pile a lone number is a token's rupees."""
    keys = _KEYS[argument]
    named = {} if named is None else named
    if not isinstance(named, Mapping) or any(key not in keys for key in named):
        _refuse(argument, named, ENGLISH.say("position.keys", keys=ENGLISH.listing(map(str, keys))))
    return {key: _read_tokens(f"{argument}[{key!r}]", key, named[key]) for key in named}


def _read_tokens(name: str, key: int | str, value: Any) -> int | Row:
    several = isinstance(value, tuple | list)
    values = tuple(value) if several else (value,)
    if len(values) > len(BOX) or any(type(n) is not int or not 0 <= n <= 99 for n in values):
        _refuse(name, value, ENGLISH.say("position.tokens"))
    if several or not isinstance(key, str):
        return values
    return _number(name, value, len(TOKENS[key]))


# Filling in the tokens


def _rows(tokens: Tokens, claims: tuple[Tokens, ...], cards: _Cards, rules: Rules) -> Rows:
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


def _cut(left: dict[Cards, Row], free: list[Cards], cards: _Cards, rules: Rules) -> None:
    """Shorten the rows of the `free` goods until the deck is as large as it may be.

    Every step takes a token, or two where a good must be sold in twos, from the good with the
    most cards to spare; those in the hand or the market only when no other will do. If one
    token in each row is still too many, rows are emptied, as many as a live round can have.
    """
    room = MOST_DECK if cards.deck_size is None else cards.deck_size
    surplus = _deck_left(cards, left) - room

    def spare(good: Cards) -> tuple[bool, int]:
        cards_left = len(left[good]) + 1 - max(2, cards.named.count(good))
        return good not in cards.hand + cards.market, cards_left

    def step(good: Cards) -> int:
        full = len(left[good]) == len(TOKENS[good])
        return rules.least_precious_sale if full and good in PRECIOUS else 1

    while fit := [good for good in free if step(good) <= min(surplus, spare(good)[1])]:
        good = max(fit, key=spare)
        surplus -= step(good)
        left[good] = left[good][step(good) :]
    for good in free:
        gain = 2 - cards.named.count(good)
        if 0 < gain <= surplus and list(left.values()).count(()) < EMPTY_ROWS_TO_END - 1:
            surplus -= gain
            left[good] = ()


def _deck_left(cards: _Cards, left: dict[Cards, Row]) -> int:
    """How many cards the deck has with these token rows."""
    other = max(DEALT, len(cards.known[1])) if cards.other_hand is None else len(cards.other_hand)
    held = len(cards.market + cards.hand) + other + cards.herd + _other_herd(cards)
    return sum(_unsold(good, row, cards) for good, row in left.items()) + COUNTS[CAMEL] - held


def _unsold(good: Cards, row: Row, cards: _Cards) -> int:
    """How many cards of a good are not sold yet: one more than there are tokens."""
    return len(row) + 1 if row else min(1, cards.named.count(good))


def _piles(tops: Tokens, claims: tuple[Tokens, ...], rules: Rules) -> Rows:
    """The bonus piles: the tops named, and below them what is left, every second token first."""
    piles = []
    for pile, printed in zip(BONUS_PILES, rules.bonus_tokens, strict=True):
        top = _row(tops.get(pile, ()))
        taken = [value for claim in claims for value in _row(claim.get(pile, ()))]
        rest = _except(printed, (*top, *taken))
        piles.append(() if tops.get(pile) == () else (*top, *rest[1::2], *rest[::2]))
    return tuple(piles)


def _row(tokens: int | Row) -> Row:
    return (tokens,) if isinstance(tokens, int) else tokens


def _except(row: Row, gone: Row) -> Row:
    """The row without the tokens in `gone`, as far as it has them."""
    rest = list(row)
    for value in gone:
        if value in rest:
            rest.remove(value)
    return tuple(rest)


def _gone(rows: Rows, piles: Rows, rules: Rules) -> dict[int | str, Row]:
    """The tokens that are not left, by good and by pile."""
    gone: dict[int | str, Row] = {}
    for (good, printed), row in zip(TOKENS.items(), rows, strict=True):
        gone[good] = printed[: max(0, len(printed) - len(row))]
    for pile, printed, left in zip(BONUS_PILES, rules.bonus_tokens, piles, strict=True):
        gone[pile] = _except(printed, left)
    return gone


def _share_out(
    gone: dict[int | str, Row], claims: tuple[Tokens, ...]
) -> tuple[list[Rows], list[Rows]]:
    """The goods tokens and the bonus tokens that each player has won."""
    shares: list[dict[int | str, Row]] = [{}, {}]
    for share, claim in zip(shares, claims, strict=True):
        for key, tokens in claim.items():
            share[key] = tokens if isinstance(tokens, tuple) else gone[key][:tokens]
            if isinstance(tokens, int) and tokens > len(gone[key]):
                facts = {"good": key, "n": tokens, "gone": len(gone[key])}
                raise PositionError(ENGLISH.say("position.more-won", **facts))
            gone[key] = _except(gone[key], share[key])
    for key, tokens in gone.items():
        takers = [share for share in shares if key not in share]
        if tokens and takers:
            min(takers, key=lambda share: sum(map(sum, share.values())))[key] = tokens
    return (
        [tuple(tuple(sorted(s.get(good, ()), reverse=True)) for good in GOODS) for s in shares],
        [tuple(tuple(sorted(s.get(pile, ()))) for pile in BONUS_PILES) for s in shares],
    )


# Filling in the cards


def _other_herd(cards: _Cards) -> int:
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


def _hand_out(cards: _Cards, rows: Rows) -> tuple[tuple[Cards, Cards], tuple[int, int], Cards]:
    """Both hands, both herds and the deck: unnamed cards come in one fixed order."""
    herds = cards.herd, _other_herd(cards)
    unsold = "".join(
        good * _unsold(good, row, cards) for good, row in zip(GOODS, rows, strict=True)
    )
    rest = minus(MIXED, minus(BOX, unsold + CAMEL * COUNTS[CAMEL]))
    rest = minus(rest, cards.named + CAMEL * sum(herds))
    other, drawn = cards.other_hand, ""
    if other is None:
        drawn = without(rest, CAMEL)[: max(0, DEALT - len(cards.known[1]))]
        other = plus(cards.known[1], drawn)
    return (cards.hand, other), herds, cards.top + minus(rest, drawn)


def _known(hand: Cards, named: Cards) -> Cards:
    """The cards of the hand that were seen taken: those named, and all but five at least."""
    return plus(named, minus(hand, named)[: max(0, len(hand) - len(named) - DEALT)])


def _deck_size_problem(cards: _Cards, now: Round) -> list[str]:
    if cards.deck_size in (None, len(now.deck)):
        return []
    return [ENGLISH.say("position.deck-size", n=len(now.deck), asked=cards.deck_size)]


# Checking


def check_round(round: Round, catalog: Catalog = ENGLISH) -> list[str]:
    """What does not add up in a round, a sentence each; empty if it is consistent.

    It takes any letters of cards and whole numbers in the places where a `Round` has them.
    """
    return [
        catalog.say(f"position.{key}", **facts) for check in _CHECKS for key, facts in check(round)
    ]


#: The key of a sentence and its facts.
Problems: TypeAlias = Iterator[tuple[str, dict[str, Any]]]


def _check_market(now: Round) -> Problems:
    if now.ended_by == "deck":
        if len(now.market) >= MARKET_SIZE or now.deck:
            yield "market-full", {}
    elif len(now.market) != MARKET_SIZE:
        yield "market", {"n": len(now.market), "size": MARKET_SIZE}


def _check_hands(now: Round) -> Problems:
    limit = now.rules.hand_limit
    for player, side in enumerate(now.sides):
        facts = {"player": player, "hand": side.hand, "n": len(side.hand)}
        if CAMEL in side.hand:
            yield "camel-in-hand", facts
        if len(side.hand) > limit:
            yield "hand-limit", {**facts, "limit": limit}
        if side.herd < 0:
            yield "herd", {**facts, "herd": side.herd}
        if not has(side.hand, side.known):
            yield "known", {**facts, "missing": missing(side.hand, side.known)}
        elif len(side.hand) - len(side.known) > DEALT:
            yield "unknown", {**facts, "n": len(side.hand) - len(side.known), "dealt": DEALT}


def _check_order(now: Round) -> Problems:
    first, second = now.sides
    for cards in (now.market, first.hand, second.hand, first.known, second.known):
        if cards != arrange(cards):
            yield "order", {"cards": cards, "right": arrange(cards)}


def _check_rows(now: Round) -> Problems:
    for good, row, first, second in _by_good(now):
        printed = TOKENS[good]
        facts = {"good": good, "printed": _list(printed)}
        if row != printed[len(printed) - len(row) :]:
            yield "row", {**facts, "row": _list(row)}
            continue
        yield from _compare("goods", facts, printed, (*row, *first, *second))


def _by_good(now: Round) -> Iterator[tuple[Cards, Row, Row, Row]]:
    """Each good, the tokens left of it, and those that players 0 and 1 have won."""
    return zip(GOODS, now.tokens, now.sides[0].goods, now.sides[1].goods, strict=True)


def _check_bonus(now: Round) -> Problems:
    piles = zip(BONUS_PILES, now.bonus, now.sides[0].bonus, now.sides[1].bonus, strict=True)
    for (pile, *found), printed in zip(piles, now.rules.bonus_tokens, strict=True):
        facts = {"pile": pile, "printed": _list(printed)}
        yield from _compare("bonus", facts, printed, tuple(sum(found, ())))


def _compare(what: str, facts: dict[str, Any], printed: Row, found: Row) -> Problems:
    """Compare the tokens left and won with those in the box."""
    extra, lost = Counter(found) - Counter(printed), Counter(printed) - Counter(found)
    if extra:
        yield f"{what}-extra", {**facts, "extra": _list(extra.elements())}
    elif lost:
        yield f"{what}-lost", {**facts, "lost": _list(lost.elements())}


def _list(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _check_cards(now: Round) -> Problems:
    first, second = now.sides
    cards = now.market + first.hand + second.hand + now.deck
    camels = cards.count(CAMEL) + first.herd + second.herd
    for good, row in zip(GOODS, now.tokens, strict=True):
        n, box, left = cards.count(good), COUNTS[good], len(row)
        facts = {"good": good, "n": n, "box": box, "left": left, "right": left + 1}
        if n > box:
            yield "too-many", facts
        elif left and n != left + 1:
            yield "unsold", facts
        elif not left and n > 1:
            yield "unsold-empty", facts
    if camels != COUNTS[CAMEL]:
        yield "camels", {"n": camels, "box": COUNTS[CAMEL]}
    if len(now.deck) > MOST_DECK:
        yield "deck", {"n": len(now.deck), "most": MOST_DECK}


def _check_end(now: Round) -> Problems:
    empty, cap = empty_rows(now.tokens), now.rules.turn_cap
    ends = {
        "goods": len(empty) == EMPTY_ROWS_TO_END,
        "deck": len(empty) < EMPTY_ROWS_TO_END,
        "cap": now.turns == cap and len(empty) < EMPTY_ROWS_TO_END,
    }
    if now.ended_by is not None:
        if not ends.get(now.ended_by):
            yield "ended", {"ended_by": now.ended_by}
    elif len(empty) >= EMPTY_ROWS_TO_END:
        yield "rows-empty", {"empty": empty}
    elif cap is not None and now.turns >= cap:
        yield "cap", {"n": now.turns, "cap": cap}


def _check_turn(now: Round) -> Problems:
    if now.to_move != (now.starter + now.turns) % 2:
        facts = {"turns": now.turns, "starter": now.starter, "right": 1 - now.to_move}
        yield "turn", facts


_CHECKS = (
    _check_market,
    _check_hands,
    _check_order,
    _check_rows,
    _check_cards,
    _check_bonus,
    _check_end,
    _check_turn,
)
