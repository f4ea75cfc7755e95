"""What the exceptions of the kit have in common: a sentence that is all a person needs."""

from collections.abc import Iterable
from typing import Self, TypeVar

from jaipur.texts import ENGLISH

Kind = TypeVar("Kind")

#: The longest line of an error in a notebook. Pages break longer ones wherever they end.
WIDTH = 80
#: The most characters of a value in a sentence.
SHORT = 40


class SaysWhy:
    """Mixin of exceptions whose message says what is wrong and what would be right.

    A notebook then shows the name and the message alone, and a saved output holds no path,
    no colour code and no line number.
    """

    __slots__ = ()

    def _render_traceback_(self) -> list[str]:
        """The name and the sentence, in lines that end between words."""
        from textwrap import wrap  # not for every import of the kit

        said = f"{type(self).__name__}: {self}"
        return wrap(said, WIDTH, replace_whitespace=False, break_on_hyphens=False)


class WrongType(SaysWhy, TypeError):
    """A value of a kind that is of no use where it was given."""


def of_kind(value: object, kind: type[Kind], key: str) -> Kind:
    """The value, if it is of that kind; raises `WrongType` with the text of the key."""
    if not isinstance(value, kind):
        raise WrongType(ENGLISH.say(key, value=brief(value)))
    return value


class Unknown(SaysWhy, KeyError):
    """There is nothing of the name that was given."""

    def __str__(self) -> str:
        return str(self.args[0])  # a KeyError itself would put the sentence in quotes

    @classmethod
    def of(cls, kind: str, id: object, known: Iterable[str]) -> Self:
        """The error for an id that is none of the known ones.

        It names those that were perhaps meant, or else where they are listed. `kind` begins the
        keys of its texts: "rule" has `rule.unknown` and `rule.all`.
        """
        near = nearest(id, known)
        hint = ENGLISH.say("unknown.near", ids=near) if near else ENGLISH.say(f"{kind}.all")
        return cls(ENGLISH.say(f"{kind}.unknown", id=brief(id), hint=hint))


def brief(value: object) -> str:
    """A value that somebody gave, as short as a sentence about it needs."""
    try:
        said = repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        return ENGLISH.say("value.huge")
    return said if len(said) <= SHORT else f"{said[: SHORT - 1]}…"


def nearest(given: object, known: Iterable[str], n: int = 3, cutoff: float = 0.5) -> str:
    """The names that were perhaps meant, `n` at most, "a / b"; empty where none is near.

    `cutoff` is how like they must be, from 0 to 1.
    """
    from difflib import get_close_matches  # not for every import of the kit

    asked = given[:80] if isinstance(given, str) else ""
    return " / ".join(get_close_matches(asked, known, n=n, cutoff=cutoff))


# What strangers' code says of itself


def error_words(error: BaseException) -> str:
    """The kind and the words of an exception, whatever a student's exception does when asked."""
    name = type(error).__name__
    try:
        said = printable(f"{name}: {error}"[:200]).strip(": .")
    except KeyboardInterrupt:
        raise
    except BaseException:
        said = name
    return said


def printable(text: str) -> str:
    """A text in one line that can be written anywhere."""
    return "".join(sign if sign.isprintable() else " " for sign in text)
