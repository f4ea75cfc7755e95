"""The shape of a record: from JSON text to typed pieces, before anything is played."""

from typing import Any, NamedTuple

from jaipur.actions import Action
from jaipur.cards import CAMEL, COUNTS, GOODS, KINDS, Cards
from jaipur.match import DRAW
from jaipur.records import readers as read
from jaipur.records.errors import RecordError, bad_format
from jaipur.round import MOST_SEED, Round, Side
from jaipur.rules import BONUS_PILES, MOST_TURNS, Rules
from jaipur.scoring import Result, Rows

FORMAT = "jaipur-record/1"
MOST_ROUNDS = 100

ENDINGS = ("goods", "deck", "cap")
COMPARISONS = ("rupees", "bonus_tokens", "goods_tokens")


class Opening(NamedTuple):
    """How a round was dealt: all 52 cards and the bonus piles, top first."""

    starter: int
    deck: Cards
    bonus: Rows


class RoundShape(NamedTuple):
    """One round as the record has it: its opening or first position, the actions, the result."""

    start: Opening | Round
    actions: tuple[Action, ...]
    result: Result | None


class RecordShape(NamedTuple):
    """One match as the record has it."""

    rules: Rules
    players: tuple[str, str]
    seed: int | None
    rounds: tuple[RoundShape, ...]
    seals: tuple[int, int]
    winner: int | str | None


def shape(text: str) -> RecordShape:
    """The pieces of a record. Raises `RecordError` of the kind "format"."""
    fields = read.fields(read.parsed(text, FORMAT), "", _RECORD)
    rounds = _rounds(fields["rounds"], fields["rules"])
    if fields["seed"] is not None and any(isinstance(r.start, Round) for r in rounds):
        raise bad_format("start-and-seed", seed=fields["seed"])
    return RecordShape(
        fields["rules"],
        fields["players"],
        fields["seed"],
        rounds,
        fields["seals"],
        fields["winner"],
    )


_RESULT: dict[str, read.Reader] = {
    "rupees": read.pair(read.number(0, read.MOST_RUPEES)),
    "camel": read.one_of(0, 1, None),
    "bonus_tokens": read.pair(read.number(0, read.MOST_RUPEES)),
    "goods_tokens": read.pair(read.number(0, read.MOST_RUPEES)),
    "seal": read.one_of(0, 1, None),
    "decided_by": read.one_of(*COMPARISONS, None),
    "ended_by": read.one_of(*ENDINGS),
}


def _result(value: Any, name: str) -> Result:
    return Result(**read.fields(value, name, _RESULT))


PLAYER = read.number(0, 1)
_RECORD: dict[str, read.Reader] = {
    "format": read.text,
    "rules": read.rules,
    "players": read.pair(read.player_name),
    "seed": read.or_null(read.number(0, MOST_SEED)),
    "rounds": read.list_of(read.anything, MOST_ROUNDS),
    "seals": read.pair(read.number(0, MOST_ROUNDS)),
    "winner": read.one_of(0, 1, DRAW, None),
}
_BONUS = read.rows(BONUS_PILES)
_OPENING: dict[str, read.Reader] = {"starter": PLAYER, "deck": read.cards(KINDS), "bonus": _BONUS}
_PLAYED: dict[str, read.Reader] = {"actions": read.text, "result": read.or_null(_result)}
_WON = {"goods": read.rows(GOODS), "bonus": _BONUS}
_POSITION: dict[str, read.Reader] = {
    "starter": PLAYER,
    "to_move": PLAYER,
    "turns": read.number(0, MOST_TURNS),
    "market": read.group(KINDS),
    "deck": read.cards(KINDS),
    "tokens": read.rows(GOODS),
    "bonus": _BONUS,
    "hands": read.pair(read.group(GOODS)),
    "herds": read.pair(read.number(0, COUNTS[CAMEL])),
    "known": read.pair(read.group(GOODS)),
    "won": read.pair(lambda value, name: tuple(read.fields(value, name, _WON).values())),
}


# Rounds


def _rounds(plain: tuple[Any, ...], rules: Rules) -> tuple[RoundShape, ...]:
    if not plain:
        raise bad_format("no-round")
    shapes = []
    for number, fields in enumerate(plain, 1):
        try:
            shapes.append(_round(fields, rules))
        except RecordError as error:
            error.round = number
            raise
    return tuple(shapes)


def _round(plain: Any, rules: Rules) -> RoundShape:
    middle = isinstance(plain, dict) and "start" in plain
    begin = {"start": lambda value, name: _position(value, name, rules)} if middle else _OPENING
    fields = read.fields(plain, "", begin | _PLAYED)
    start = fields["start"] if middle else Opening(*(fields[name] for name in _OPENING))
    done = start.turns if isinstance(start, Round) else 0
    return RoundShape(start, read.actions(fields["actions"], done), fields["result"])


def _position(value: Any, name: str, rules: Rules) -> Round:
    fields = read.fields(value, name, _POSITION)
    by_player = (fields[part] for part in ("hands", "herds", "known", "won"))
    first, second = (
        Side(hand, herd, known, *won) for hand, herd, known, won in zip(*by_player, strict=True)
    )
    same = ("market", "deck", "tokens", "bonus", "starter", "to_move", "turns")
    return Round(rules, (first, second), *(fields[part] for part in same))
