"""What does not add up in a round."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from jaipur.cards import (
    CAMEL,
    COUNTS,
    DEALT,
    DECK_SIZE,
    GOODS,
    MARKET_SIZE,
    TOKENS,
    Cards,
    arrange,
    has,
    missing,
)
from jaipur.errors import brief
from jaipur.position.sales import Sales, add, reachable, ways
from jaipur.round import Round
from jaipur.rules import BONUS_PILES
from jaipur.scoring import EMPTY_ROWS_TO_END, Row, empty_rows
from jaipur.texts import ENGLISH, Catalog


def check_round(round: Round, catalog: Catalog = ENGLISH) -> list[str]:
    """What does not add up in a round, a sentence each; empty if it is consistent.

    It takes any letters of cards and whole numbers in the places where a `Round` has them.
    """
    problems = [problem for check in _CHECKS for problem in check(round)]
    # Whether the tokens come from sales can only be asked of a round that adds up.
    problems = problems or list(_check_sales(round))
    return [catalog.say(f"position.{key}", **facts) for key, facts in problems]


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
        facts = {"player": player + 1, "hand": side.hand, "n": len(side.hand)}
        if CAMEL in side.hand:
            yield "camel-in-hand", facts
        if len(side.hand) > limit:
            yield "hand-limit", {**facts, "limit": limit}
        if side.herd < 0:
            yield "herd", {**facts, "herd": side.herd}
        if not has(side.hand, side.known):
            case = "known" if side.hand else "known.empty"
            yield case, {**facts, "missing": missing(side.hand, side.known)}
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
    if len(now.deck) > DECK_SIZE:
        yield "deck", {"n": len(now.deck), "most": DECK_SIZE}


def _check_sales(now: Round) -> Problems:
    """Whether the goods tokens come from sales that earn just the bonus tokens won."""
    first, second = now.sides
    held = now.market + first.hand + second.hand + now.deck
    found = []
    for good, row, *won in _by_good(now):
        printed = TOKENS[good]
        gone = printed[: len(printed) - len(row)]
        overshot = 0 if row else 1 - held.count(good)
        found.append(ways(good, gone, (won[0], won[1]), overshot, now.rules))
        if not found[-1]:
            numbers = {"first": len(won[0]), "second": len(won[1]), "printed": _list(printed)}
            yield "no-sales", {"good": good, **numbers}
            return
    asked = tuple(len(pile) for side in now.sides for pile in side.bonus)
    or_more = tuple(not pile for pile in now.bonus) * 2
    if not reachable(found, asked, or_more):
        yield _wrong_bonus(found, asked, or_more)


def _wrong_bonus(
    found: list[frozenset[Sales]], asked: Sales, or_more: tuple[bool, ...]
) -> tuple[str, dict[str, Any]]:
    """The first number of bonus tokens that cannot be, or else that they do not fit together."""
    fewest = most = (0,) * len(asked)
    for sales in found:
        fewest = add(fewest, tuple(map(min, zip(*sales, strict=True))))
        most = add(most, tuple(map(max, zip(*sales, strict=True))))
    for place, n in enumerate(asked):
        player, pile = divmod(place, len(BONUS_PILES))
        facts = {"player": player + 1, "n": n, "pile": BONUS_PILES[pile]}
        if n > most[place]:
            return "bonus-many", {**facts, "most": most[place]}
        if n < fewest[place] and not or_more[place]:
            return "bonus-few", {**facts, "fewest": fewest[place]}
    return "bonus-other", {}


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
    for who in ("starter", "to_move"):
        if getattr(now, who) not in (0, 1):
            right = ENGLISH.say("rules.from-to", least=0, most=1)
            yield "argument", {"name": who, "value": brief(getattr(now, who)), "right": right}
            return
    if now.to_move != (now.starter + now.turns) % 2:
        facts = {"turns": now.turns, "starter": now.starter + 1, "right": 2 - now.to_move}
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
