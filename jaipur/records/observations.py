"""Observations as text: `jaipur-observation/1`, one JSON object, for players outside Python.

    {"format": "jaipur-observation/1", "rules": "official", "player": 0,
     "hand": "CCL", "herd": 2, "known": "C", "goods": {"D": [7, 7], …}, "bonus": {"3": [2], …},
     "other": {"cards": 5, "known": "PP", "herd": 1, "goods": {…}, "bonus": {"3": 1, …}},
     "market": "DGSLM", "deck": 30, "discard": "DD", "tokens": {…}, "bonus_left": {"3": 6, …},
     "to_move": 0, "starter": 1, "turns": 9, "ended_by": null, "history": "+D +M -CC"}

The fields are those of `Observation`. Reading gives an equal observation, with the same legal
actions, and refuses what no round can show.
"""

import json
from random import Random
from typing import Any

from jaipur.cards import COUNTS, GOODS, KINDS
from jaipur.observation import Observation, Opponent, WorldError, observe
from jaipur.observation.seen import as_observation
from jaipur.position.checking import check_round
from jaipur.records import readers as read
from jaipur.records.errors import HOLDS_KIND, RecordError, does_not_hold
from jaipur.records.readers import Reader
from jaipur.records.shape import ENDINGS, PLAYER
from jaipur.records.writing import by_good, by_pile
from jaipur.rules import BONUS_PILES, MOST_TURNS

FORMAT = "jaipur-observation/1"


def dumps_observation(seen: Observation) -> str:
    """The observation as one line of ASCII; equal observations give equal text."""
    as_observation(seen)
    plain = {
        "format": FORMAT,
        "rules": seen.rules.differences() or read.OFFICIAL_NAME,
        "player": seen.player,
        "hand": seen.hand,
        "herd": seen.herd,
        "known": seen.known,
        "goods": by_good(seen.goods),
        "bonus": by_pile(seen.bonus),
        "other": {
            "cards": seen.other.cards,
            "known": seen.other.known,
            "herd": seen.other.herd,
            "goods": by_good(seen.other.goods),
            "bonus": _heights(seen.other.bonus),
        },
        "market": seen.market,
        "deck": seen.deck,
        "discard": seen.discard,
        "tokens": by_good(seen.tokens),
        "bonus_left": _heights(seen.bonus_left),
        "to_move": seen.to_move,
        "starter": seen.starter,
        "turns": seen.turns,
        "ended_by": seen.ended_by,
        "history": " ".join(map(str, seen.history)),
    }
    return json.dumps(plain, ensure_ascii=True, separators=(",", ":"))


def loads_observation(text: str | bytes) -> Observation:
    """The observation again.

    Raises `RecordError`: of the kind "format" where the text is no such object, and "holds"
    where its parts do not add up to any round.
    """
    plain = read.parsed(read.as_text(text), FORMAT)
    fields = read.fields(plain, "", _OBSERVATION)
    del fields["format"]
    seen = Observation(**fields)
    _check(seen)
    return seen


def _heights(heights: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(map(str, BONUS_PILES), heights, strict=True))


def _check(seen: Observation) -> None:
    """Raise `RecordError` unless some round looks like this to its player."""
    try:
        world = seen.determinize(Random(0))
    except WorldError as error:
        raise RecordError(HOLDS_KIND, str(error)) from None
    for problem in check_round(world):
        raise does_not_hold("observed", problem=problem)
    if observe(world, seen.player, seen.history) != seen:
        raise does_not_hold("not-observed")
    if len(seen.history) > seen.turns:
        raise does_not_hold("history", n=len(seen.history), turns=seen.turns)


_COUNT = read.number(0, sum(COUNTS.values()))
_HEIGHTS: dict[str, Reader] = dict.fromkeys(map(str, BONUS_PILES), _COUNT)


def _by_pile(value: Any, name: str) -> tuple[int, ...]:
    return tuple(read.fields(value, name, _HEIGHTS).values())


_OTHER: dict[str, Reader] = {
    "cards": _COUNT,
    "known": read.group(GOODS),
    "herd": _COUNT,
    "goods": read.rows(GOODS),
    "bonus": _by_pile,
}


def _other(value: Any, name: str) -> Opponent:
    return Opponent(**read.fields(value, name, _OTHER))


_OBSERVATION: dict[str, Reader] = {
    "format": read.text,
    "rules": read.rules,
    "player": PLAYER,
    "hand": read.group(GOODS),
    "herd": _COUNT,
    "known": read.group(GOODS),
    "goods": read.rows(GOODS),
    "bonus": read.rows(BONUS_PILES),
    "other": _other,
    "market": read.group(KINDS),
    "deck": _COUNT,
    "discard": read.group(GOODS),
    "tokens": read.rows(GOODS),
    "bonus_left": _by_pile,
    "to_move": PLAYER,
    "starter": PLAYER,
    "turns": read.number(0, MOST_TURNS),
    "ended_by": read.one_of(*ENDINGS, None),
    "history": lambda value, name: read.actions(read.text(value, name), 0),
}
