"""From a match to text, and to a file."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from os import PathLike
from typing import Any

from jaipur.cards import CAMEL, DEALT, GOODS, OPENING_CAMELS, Cards
from jaipur.match import Match, PlayedRound, as_match
from jaipur.records.errors import bad_format, does_not_hold
from jaipur.records.readers import MOST_BYTES, OFFICIAL_NAME, player_name
from jaipur.records.shape import FORMAT, MOST_ROUNDS
from jaipur.round import SHUFFLED, Round, lay_out, shuffle
from jaipur.rules import BONUS_PILES
from jaipur.saving import saving
from jaipur.scoring import Rows


def dumps(match: Match) -> str:
    """The record of a match, one line of ASCII without its end; equal matches give equal text.

    Raises `RecordError` for a match that no record can hold: names that do not fit in a line,
    rounds that its seed does not deal or that begin at their end, too much of it. What is no
    match at all raises `TypeError`.
    """
    text = json.dumps(_plain(match), ensure_ascii=True, separators=(",", ":"))
    if len(text) > MOST_BYTES or len(match.rounds) > MOST_ROUNDS:
        raise bad_format("too-long", most=MOST_BYTES)
    return text


def write(matches: Iterable[Match], path: str | PathLike[str]) -> int:
    """Write matches into a file, one a line, and return how many.

    The file appears, or is replaced, when all of it is written: whatever happens before, an
    exception or Ctrl-C, leaves what was there. Raises `NotSaved`, an `OSError`, before the first
    match is asked for where nothing can be written.
    """
    written = 0
    with saving(path, "ascii") as file:
        for match in matches:
            file.write(dumps(match) + "\n")
            written += 1
    return written


def _plain(match: Match) -> dict[str, Any]:
    rules = as_match(match).rules.differences()
    return {
        "format": FORMAT,
        "rules": rules or OFFICIAL_NAME,
        "players": [player_name(name, "players") for name in match.players],
        "seed": match.seed,
        "rounds": [
            _begun(match, number, played.start) | _done(played)
            for number, played in enumerate(match.rounds)
        ],
        "seals": match.seals,
        "winner": match.winner,
    }


def _done(played: PlayedRound) -> dict[str, Any]:
    result = played.now.result()
    return {
        "actions": " ".join(map(str, played.actions)),
        "result": None if result is None else asdict(result),
    }


def _begun(match: Match, number: int, start: Round) -> dict[str, Any]:
    """The fields that say how a round began."""
    if match.seed is None:
        deck = opening_cards(start)
        if deck is None:
            return {"start": _position(start)}
    else:
        deck, bonus = shuffle(match.seed, start.rules, number)
        if lay_out(deck, bonus, start.starter, match.rules) != start:
            raise does_not_hold("seed", seed=match.seed, part="deck")
    return {"starter": start.starter, "deck": deck, "bonus": by_pile(start.bonus)}


def opening_cards(start: Round) -> Cards | None:
    """The 52 cards that lead to an opening position, each group in order; None for any other.

    In which order a hand was dealt is nowhere kept, so any order will do, and this one is fixed.
    """
    sides = start.sides if start.starter == 0 else start.sides[::-1]
    hands = [side.hand + CAMEL * side.herd for side in sides]
    if any(len(hand) != DEALT for hand in hands) or start.market.count(CAMEL) < OPENING_CAMELS:
        return None
    cards = "".join(hands) + start.market[:-OPENING_CAMELS] + start.deck
    tokens = tuple(tuple(sorted(pile)) for pile in start.bonus)
    if sorted(cards) != sorted(SHUFFLED) or tokens != start.rules.bonus_tokens:
        return None
    return cards if lay_out(cards, start.bonus, start.starter, start.rules) == start else None


def _position(start: Round) -> dict[str, Any]:
    if start.over:
        raise does_not_hold("start-over", turn=start.turns)
    return {
        "starter": start.starter,
        "to_move": start.to_move,
        "turns": start.turns,
        "market": start.market,
        "deck": start.deck,
        "tokens": by_good(start.tokens),
        "bonus": by_pile(start.bonus),
        "hands": [side.hand for side in start.sides],
        "herds": [side.herd for side in start.sides],
        "known": [side.known for side in start.sides],
        "won": [
            {"goods": by_good(side.goods), "bonus": by_pile(side.bonus)} for side in start.sides
        ],
    }


def by_good(rows: Rows) -> dict[str, Any]:
    """A row for each good, by its letter."""
    return dict(zip(GOODS, rows, strict=True))


def by_pile(rows: Rows) -> dict[str, Any]:
    """A row for each bonus pile, by its number of cards."""
    return dict(zip(map(str, BONUS_PILES), rows, strict=True))
