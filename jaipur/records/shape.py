"""The shape of a record: from JSON text to typed pieces, before anything is played.

Each field has a reader, a function of the value and the field's name that returns the value
in the engine's form or raises `RecordError` of the kind "format".
"""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple
from unicodedata import category

from jaipur.actions import Action, NotationError, parse
from jaipur.cards import CAMEL, COUNTS, GOODS, KINDS, Cards, arrange
from jaipur.match import DRAW
from jaipur.records.errors import FORMAT_KIND, RecordError, bad_format
from jaipur.round import MOST_SEED, Round, Side
from jaipur.rules import BONUS_PILES, MOST_TURNS, OFFICIAL, Rules, RulesError
from jaipur.scoring import Result, Rows
from jaipur.texts import ENGLISH

FORMAT = "jaipur-record/1"
OFFICIAL_NAME = "official"
#: The longest record, in bytes: as long as it is, it is one line that must be held in memory.
MOST_BYTES = 4_000_000
MOST_ROUNDS = 100
MOST_NAME = 60
#: Categories of characters that no name may hold: controls, lone surrogates, ends of lines.
NOT_IN_NAMES = {"Cc", "Cs", "Zl", "Zp"}
#: A number of more digits than this is in no field.
MOST_DIGITS = 19
MOST_RUPEES = 10_000

ENDINGS = ("goods", "deck", "cap")
COMPARISONS = ("rupees", "bonus_tokens", "goods_tokens")

Reader = Callable[[Any, str], Any]


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
    try:
        plain = _parsed(text)
        if not isinstance(plain, dict):
            raise bad_format("whole", value=_shown(plain))
        if "format" not in plain:
            raise bad_format("lacks", field="format")
        if plain["format"] != FORMAT:
            raise bad_format("version", version=_shown(plain["format"]), right=FORMAT)
        fields = read_object(plain, "", _RECORD | {"rules": _rules})
        rounds = _rounds(fields["rounds"], fields["rules"])
    except RecursionError:
        raise bad_format("nesting") from None
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


# JSON


def _parsed(text: str) -> Any:
    if not text.strip():
        raise bad_format("empty")
    if len(text) > MOST_BYTES:
        raise bad_format("too-long", most=MOST_BYTES)
    try:
        return json.loads(
            text,
            object_pairs_hook=_unique,
            parse_int=_whole,
            parse_float=_no_fraction,
            parse_constant=_no_fraction,
        )
    except json.JSONDecodeError as error:
        key = "more-text" if error.msg.startswith("Extra data") else "not-json"
        raise bad_format(key, place=error.pos + 1) from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise bad_format("twice", field=_shown(twice))
    return fields


def _whole(digits: str) -> int:
    # Before `int`, which refuses very long numbers with a sentence of its own.
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise bad_format("huge", number=_cut(digits))
    return int(digits)


def _no_fraction(number: str) -> Any:
    raise bad_format("fraction", number=_cut(number))


# Readers


def read_object(value: Any, name: str, readers: Mapping[str, Reader]) -> dict[str, Any]:
    """The fields of an object, each as its reader has it; none may lack and none be new."""
    if not isinstance(value, dict):
        raise _wrong(name, value, "an-object")
    inside = f"{name}." if name else ""
    for field in readers:
        if field not in value:
            raise bad_format("lacks", field=inside + field)
    for field in value:
        if field not in readers:
            raise bad_format("unknown-field", field=_shown(inside + field))
    return {field: read(value[field], inside + field) for field, read in readers.items()}


def _number(least: int, most: int) -> Reader:
    def read(value: Any, name: str) -> int:
        # A truth value is an int to Python, and to nobody else.
        if type(value) is not int or not least <= value <= most:
            raise _wrong(name, value, "a-number", least=least, most=most)
        return value

    return read


def _one_of(*choices: int | str | None) -> Reader:
    def read(value: Any, name: str) -> Any:
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise _wrong(name, value, "one-of", choices=", ".join(map(json.dumps, choices)))
        return value

    return read


def _or_null(reader: Reader) -> Reader:
    return lambda value, name: None if value is None else reader(value, name)


def _pair(reader: Reader) -> Reader:
    def read(value: Any, name: str) -> tuple[Any, Any]:
        if not isinstance(value, list) or len(value) != 2:
            raise _wrong(name, value, "a-pair")
        return reader(value[0], f"{name}[0]"), reader(value[1], f"{name}[1]")

    return read


def _list(reader: Reader, most: int) -> Reader:
    def read(value: Any, name: str) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) > most:
            raise _wrong(name, value, "a-list", most=most)
        return tuple(reader(item, f"{name}[{place}]") for place, item in enumerate(value))

    return read


def _rows(keys: Iterable[Any]) -> Reader:
    """A row of rupees for each key, as the engine has it: a tuple of tuples."""
    readers = dict.fromkeys(map(str, keys), _list(_number(0, MOST_RUPEES), sum(COUNTS.values())))
    return lambda value, name: tuple(read_object(value, name, readers).values())


def _cards(letters: Cards) -> Reader:
    def read(value: Any, name: str) -> Cards:
        if not isinstance(value, str) or set(value).difference(letters):
            raise _wrong(name, value, "cards", letters=" ".join(letters))
        return value

    return read


def _group(letters: Cards) -> Reader:
    """Cards of which only the number matters, put in order."""
    read = _cards(letters)
    return lambda value, name: arrange(read(value, name))


def _text(value: Any, name: str) -> str:
    if not isinstance(value, str):
        raise _wrong(name, value, "a-text")
    return value


def player_name(value: Any, name: str) -> str:
    """A player's name: any text of at most 60 characters that fits in a line."""
    fits = isinstance(value, str) and len(value) <= MOST_NAME
    if not fits or NOT_IN_NAMES.intersection(map(category, value)):
        raise _wrong(name, value, "a-name", most=MOST_NAME)
    return str(value)


def _rules(value: Any, name: str) -> Rules:
    if value == OFFICIAL_NAME:
        return OFFICIAL
    if not isinstance(value, dict):
        raise _wrong(name, value, "rules")
    for field in value:
        if field not in Rules.__dataclass_fields__:
            raise bad_format("unknown-field", field=_shown(f"{name}.{field}"))
    try:
        return Rules(**value)
    except RulesError as error:
        raise RecordError(FORMAT_KIND, str(error)) from None


def _anything(value: Any, name: str) -> Any:  # noqa: ARG001
    return value


_RESULT: dict[str, Reader] = {
    "rupees": _pair(_number(0, MOST_RUPEES)),
    "camel": _one_of(0, 1, None),
    "bonus_tokens": _pair(_number(0, MOST_RUPEES)),
    "goods_tokens": _pair(_number(0, MOST_RUPEES)),
    "seal": _one_of(0, 1, None),
    "decided_by": _one_of(*COMPARISONS, None),
    "ended_by": _one_of(*ENDINGS),
}


def _result(value: Any, name: str) -> Result:
    return Result(**read_object(value, name, _RESULT))


_PLAYER = _number(0, 1)
_RECORD: dict[str, Reader] = {
    "format": _text,
    "rules": _rules,
    "players": _pair(player_name),
    "seed": _or_null(_number(0, MOST_SEED)),
    "rounds": _list(_anything, MOST_ROUNDS),
    "seals": _pair(_number(0, MOST_ROUNDS)),
    "winner": _one_of(0, 1, DRAW, None),
}
_BONUS = _rows(BONUS_PILES)
_OPENING: dict[str, Reader] = {"starter": _PLAYER, "deck": _cards(KINDS), "bonus": _BONUS}
_PLAYED: dict[str, Reader] = {"actions": _text, "result": _or_null(_result)}
_WON = {"goods": _rows(GOODS), "bonus": _BONUS}
_POSITION: dict[str, Reader] = {
    "starter": _PLAYER,
    "to_move": _PLAYER,
    "turns": _number(0, MOST_TURNS),
    "market": _group(KINDS),
    "deck": _cards(KINDS),
    "tokens": _rows(GOODS),
    "bonus": _BONUS,
    "hands": _pair(_group(GOODS)),
    "herds": _pair(_number(0, COUNTS[CAMEL])),
    "known": _pair(_group(GOODS)),
    "won": _pair(lambda value, name: tuple(read_object(value, name, _WON).values())),
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
    fields = read_object(plain, "", begin | _PLAYED)
    start = fields["start"] if middle else Opening(*(fields[name] for name in _OPENING))
    done = start.turns if isinstance(start, Round) else 0
    return RoundShape(start, _actions(fields["actions"], done), fields["result"])


def _position(value: Any, name: str, rules: Rules) -> Round:
    fields = read_object(value, name, _POSITION)
    by_player = (fields[part] for part in ("hands", "herds", "known", "won"))
    first, second = (
        Side(hand, herd, known, *won) for hand, herd, known, won in zip(*by_player, strict=True)
    )
    same = ("market", "deck", "tokens", "bonus", "starter", "to_move", "turns")
    return Round(rules, (first, second), *(fields[part] for part in same))


def _actions(text: str, done: int) -> tuple[Action, ...]:
    actions = []
    for turn, written in enumerate(text.split(), done + 1):
        try:
            actions.append(_action(written))
        except NotationError as error:
            raise RecordError(FORMAT_KIND, str(error), turn=turn) from None
    return tuple(actions)


# The same few hundred actions come again and again in a file of matches.
_action = lru_cache(maxsize=1 << 14)(parse)


# Words


def _wrong(field: str, value: Any, right: str, **facts: Any) -> RecordError:
    must = ENGLISH.say(f"records.{right}", **facts)
    return bad_format("wrong", field=field, value=_shown(value), right=must)


def _shown(value: Any) -> str:
    """A value of a record in a few characters, however large or deep it is."""
    if isinstance(value, dict):
        return ENGLISH.say("records.some-object")
    if isinstance(value, list):
        return ENGLISH.say("records.some-list" if value else "records.empty-list", n=len(value))
    return json.dumps(_cut(value) if isinstance(value, str) else value)


def _cut(text: str) -> str:
    return text if len(text) <= MOST_NAME else text[:MOST_NAME] + "…"


def as_json(value: object) -> str:
    """A value of the engine as a record has it."""
    return json.dumps(value)
