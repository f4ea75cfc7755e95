"""From JSON text to typed fields: each is what it must be, or a sentence says what is wrong.

A reader is a function of a value and its field's name. It returns the value in the engine's
form, or raises `RecordError` of the kind "format".
"""

import json
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any
from unicodedata import category

from jaipur.actions import Action, NotationError, parse
from jaipur.cards import COUNTS, Cards, arrange
from jaipur.records.errors import FORMAT_KIND, RecordError, bad_format
from jaipur.rules import OFFICIAL, Rules, RulesError
from jaipur.texts import ENGLISH

OFFICIAL_NAME = "official"
#: The longest record, in bytes: as long as it is, it is one line that must be held in memory.
MOST_BYTES = 4_000_000
_MARK = BOM_UTF8.decode("utf-8")
MOST_NAME = 60
#: Categories of characters that no name may hold: controls, lone surrogates, ends of lines.
NOT_IN_NAMES = {"Cc", "Cs", "Zl", "Zp"}
#: A number of more digits than this is in no field.
MOST_DIGITS = 19
MOST_RUPEES = 10_000

Reader = Callable[[Any, str], Any]


# JSON


def as_text(text: object) -> str:
    """The text that was given as text or as bytes of UTF-8. Raises `RecordError`.

    The mark that some editors set at the beginning of a text in UTF-8 is passed over.
    """
    if isinstance(text, bytes | bytearray):
        text = decoded(bytes(text))
    if not isinstance(text, str):
        raise bad_format("not-text", what=type(text).__name__)
    return text.removeprefix(_MARK)


def decoded(line: bytes) -> str:
    """A line of UTF-8 as text. Raises `RecordError`."""
    if len(line.rstrip(b"\r\n")) > MOST_BYTES:
        raise bad_format("too-long", most=MOST_BYTES)
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise bad_format("not-utf-8", place=error.start + 1) from None


def parsed(text: str, format: str) -> dict[str, Any]:
    """The object that the text is, of that format. Raises `RecordError` of the kind "format"."""
    try:
        plain = _loaded(text)
    except RecursionError:
        raise bad_format("nesting") from None
    if not isinstance(plain, dict):
        raise bad_format("whole", value=shown(plain))
    if "format" not in plain:
        raise bad_format("lacks", field="format")
    if plain["format"] != format:
        raise bad_format("version", version=shown(plain["format"]), right=format)
    return plain


def _loaded(text: str) -> Any:
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
        raise bad_format("twice", field=shown(twice))
    return fields


def _whole(digits: str) -> int:
    # Before `int`, which refuses very long numbers with a sentence of its own.
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise bad_format("huge", number=cut(digits))
    return int(digits)


def _no_fraction(number: str) -> Any:
    raise bad_format("fraction", number=cut(number))


# Readers


def fields(value: Any, name: str, readers: Mapping[str, Reader]) -> dict[str, Any]:
    """The fields of an object, each as its reader has it; none may lack and none be new."""
    if not isinstance(value, dict):
        raise wrong(name, value, "an-object")
    inside = f"{name}." if name else ""
    for field in readers:
        if field not in value:
            raise bad_format("lacks", field=inside + field)
    for field in value:
        if field not in readers:
            raise bad_format("unknown-field", field=shown(inside + field))
    return {field: read(value[field], inside + field) for field, read in readers.items()}


def number(least: int, most: int) -> Reader:
    """A whole number within bounds."""

    def read(value: Any, name: str) -> int:
        # A truth value is an int to Python, and to nobody else.
        if type(value) is not int or not least <= value <= most:
            raise wrong(name, value, "a-number", least=least, most=most)
        return value

    return read


def one_of(*choices: int | str | None) -> Reader:
    """One of these values, and of its type."""

    def read(value: Any, name: str) -> Any:
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise wrong(name, value, "one-of", choices=", ".join(map(json.dumps, choices)))
        return value

    return read


def or_null(reader: Reader) -> Reader:
    """What another reader reads, or None."""
    return lambda value, name: None if value is None else reader(value, name)


def pair(reader: Reader) -> Reader:
    """A list of two, one for each player."""

    def read(value: Any, name: str) -> tuple[Any, Any]:
        if not isinstance(value, list) or len(value) != 2:
            raise wrong(name, value, "a-pair")
        return reader(value[0], f"{name}[0]"), reader(value[1], f"{name}[1]")

    return read


def list_of(reader: Reader, most: int) -> Reader:
    """A list of at most so many, as a tuple."""

    def read(value: Any, name: str) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) > most:
            raise wrong(name, value, "a-list", most=most)
        return tuple(reader(item, f"{name}[{place}]") for place, item in enumerate(value))

    return read


def rows(keys: Iterable[Any]) -> Reader:
    """A row of rupees for each key, as the engine has it: a tuple of tuples."""
    readers = dict.fromkeys(map(str, keys), list_of(number(0, MOST_RUPEES), sum(COUNTS.values())))
    return lambda value, name: tuple(fields(value, name, readers).values())


def cards(letters: Cards) -> Reader:
    """A text of these letters."""

    def read(value: Any, name: str) -> Cards:
        if not isinstance(value, str) or set(value).difference(letters):
            raise wrong(name, value, "cards", letters=" ".join(letters))
        return value

    return read


def group(letters: Cards) -> Reader:
    """Cards of which only the number matters, put in order."""
    read = cards(letters)
    return lambda value, name: arrange(read(value, name))


def text(value: Any, name: str) -> str:
    """Any text."""
    if not isinstance(value, str):
        raise wrong(name, value, "a-text")
    return value


def player_name(value: Any, name: str) -> str:
    """A player's name: any text of at most 60 characters that fits in a line."""
    fits = isinstance(value, str) and len(value) <= MOST_NAME
    if not fits or NOT_IN_NAMES.intersection(map(category, value)):
        raise wrong(name, value, "a-name", most=MOST_NAME)
    return str(value)


def rules(value: Any, name: str) -> Rules:
    """Rules: "official", or an object of the fields that differ."""
    if value == OFFICIAL_NAME:
        return OFFICIAL
    if not isinstance(value, dict):
        raise wrong(name, value, "rules")
    for field in value:
        if field not in Rules.__dataclass_fields__:
            raise bad_format("unknown-field", field=shown(f"{name}.{field}"))
    try:
        return Rules(**value)
    except RulesError as error:
        raise RecordError(FORMAT_KIND, str(error)) from None


def anything(value: Any, name: str) -> Any:  # noqa: ARG001
    """Any value, to be read later."""
    return value


def actions(text: str, done: int) -> tuple[Action, ...]:
    """The actions written in a text, the first being turn `done` + 1."""
    found = []
    for turn, written in enumerate(text.split(), done + 1):
        try:
            found.append(_action(written))
        except NotationError as error:
            raise RecordError(FORMAT_KIND, str(error), turn=turn) from None
    return tuple(found)


# The same few hundred actions come again and again in a file of matches.
_action = lru_cache(maxsize=1 << 14)(parse)


# Words


def wrong(field: str, value: Any, right: str, **facts: Any) -> RecordError:
    """The error for a field, with what it must be: the text `records.{right}`."""
    must = ENGLISH.say(f"records.{right}", **facts)
    return bad_format("wrong", field=field, value=shown(value), right=must)


def shown(value: Any) -> str:
    """A value of a record in a few characters, however large or deep it is."""
    if isinstance(value, dict):
        return ENGLISH.say("records.some-object")
    if isinstance(value, list):
        return ENGLISH.say("records.some-list" if value else "records.empty-list", n=len(value))
    return json.dumps(cut(value) if isinstance(value, str) else value)


def cut(text: str) -> str:
    """A text that is no longer than a name."""
    return text if len(text) <= MOST_NAME else text[:MOST_NAME] + "…"


def as_json(value: object) -> str:
    """A value of the engine as a record has it."""
    return json.dumps(value)
