"""In what two engines differ, as rows of a table: what is asked, and what each of them says."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from jaipur.cards import GOODS
from jaipur.lessons.zoo.engine import RIGHT, Engine
from jaipur.round import Round
from jaipur.rulebook import Refusal
from jaipur.rules import BONUS_PILES
from jaipur.scoring import Rows
from jaipur.tables.parts import numbers
from jaipur.tables.piles import pile_name
from jaipur.texts import Catalog


class Difference(NamedTuple):
    """One thing on which the rules and a broken engine differ: the key of its name, the number of
    the player it is about or None, how a value is said, and both values."""

    what: str
    player: int | None
    say: Callable[[Any, Catalog], str]
    right: Any
    broken: Any

    def name(self, catalog: Catalog) -> str:
        """What it is, "Herd of player 1"."""
        if self.player is None:
            return catalog.say(f"zoo.row.{self.what}")
        return catalog.say(f"zoo.row.{self.what}", player=self.player + 1)


# How a value is said


def _cards(cards: str, catalog: Catalog) -> str:
    return catalog.cards(cards)


def _camels(herd: int, catalog: Catalog) -> str:
    return catalog.say("noun.camel", n=herd)


def _rupees(n: int, catalog: Catalog) -> str:
    return catalog.say("noun.rupee", n=n)


def _deck(deck: str, catalog: Catalog) -> str:
    return catalog.say("noun.card", n=len(deck))


def _rows(rows: Rows, names: list[str], catalog: Catalog) -> str:
    parts = [
        catalog.say("zoo.row.tokens-of", what=name, rupees=numbers(row))
        for name, row in zip(names, rows, strict=True)
        if row
    ]
    return catalog.listing(parts) if parts else catalog.say("zoo.none")


def _goods(rows: Rows, catalog: Catalog) -> str:
    return _rows(rows, [catalog.say(f"label.{good}") for good in GOODS], catalog)


def _bonus(piles: Rows, catalog: Catalog) -> str:
    return _rows(piles, [pile_name(size, catalog) for size in BONUS_PILES], catalog)


def ended(ended_by: str | None, catalog: Catalog) -> str:
    """Whether a round goes on, or why it is over."""
    if ended_by is None:
        return catalog.say("zoo.live")
    return catalog.say("zoo.over-by", why=catalog.say(f"tables.why.{ended_by}"))


def _player(player: int | None, catalog: Catalog) -> str:
    if player is None:
        return catalog.say("zoo.nobody")
    return catalog.say("tables.player", n=player + 1)


def _allowed(refused: Refusal | None, catalog: Catalog) -> str:
    if refused is None:
        return catalog.say("zoo.allowed")
    return catalog.say("zoo.refused", reason=refused.message(catalog))


# What is compared

_Value = tuple[str, int | None, Callable[[Any, Catalog], str], Any]


def _position(now: Round) -> Iterator[_Value]:
    """All that one could see of a position, were all cards open."""
    yield "round", None, ended, now.ended_by
    for player, side in enumerate(now.sides):
        yield "hand", player, _cards, side.hand
        yield "herd", player, _camels, side.herd
        yield "goods", player, _goods, side.goods
        yield "bonus", player, _bonus, side.bonus
    yield "market", None, _cards, now.market
    yield "deck", None, _deck, now.deck
    yield "tokens", None, _goods, now.tokens
    yield "to-move", None, _player, None if now.over else now.to_move


def _outcome(engine: Engine, now: Round) -> Iterator[_Value]:
    """How an engine counts a round that is over, and who starts the next."""
    result = engine.result(now)
    for player in (0, 1):
        yield "rupees", player, _rupees, result and result.rupees[player]
    yield "camel", None, _player, result and result.camel
    yield "seal", None, _player, result and result.seal
    yield "starter", None, _player, engine.next_starter(now)


def _differences(right: Iterator[_Value], broken: Iterator[_Value]) -> tuple[Difference, ...]:
    return tuple(
        Difference(what, player, say, one, other)
        for (what, player, say, one), (*_, other) in zip(right, broken, strict=True)
        if one != other
    )


def positions_differ(right: Round, broken: Round) -> tuple[Difference, ...]:
    """In what two positions differ."""
    return _differences(_position(right), _position(broken))


def outcomes_differ(engine: Engine, now: Round) -> tuple[Difference, ...]:
    """In what an engine counts or goes on otherwise than the rules, from the same position."""
    if not now.over:
        return ()
    return _differences(_outcome(RIGHT, now), _outcome(engine, now))


def answers_differ(right: Refusal | None, broken: Refusal | None) -> tuple[Difference, ...]:
    """That one of two engines allows an action which the other refuses."""
    if (right is None) == (broken is None):
        return ()
    return (Difference("action", None, _allowed, right, broken),)
