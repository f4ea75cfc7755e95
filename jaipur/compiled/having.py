"""Whether numba is there, and saying once where it would have been used."""

import warnings
from functools import cache

from jaipur.errors import SaysWhy, error_words
from jaipur.rules import Rules, check_rules
from jaipur.texts import ENGLISH


class NoNumba(SaysWhy, ImportError):
    """numba is not installed, or does not work here."""


class SlowPath(UserWarning):
    """What was asked of the compiled path is done by the readable one."""


def available() -> bool:
    """Whether numba can be imported. The first call imports it, in some tenths of a second."""
    return not _trouble()


@cache
def _trouble() -> str:
    """Why numba is of no use here, in a sentence; empty where it is."""
    try:
        import numba  # noqa: F401
    except Exception as error:  # of NumPy's version, say, or of a library that is not there
        if isinstance(error, ModuleNotFoundError) and error.name == "numba":
            return ENGLISH.say("compiled.no-numba")
        return ENGLISH.say("compiled.broken-numba", error=error_words(error))
    return ""


def need_numba() -> None:
    """Raises `NoNumba`, which says what installs it, or why it does not work."""
    if not available():
        raise NoNumba(_trouble() or ENGLISH.say("compiled.no-numba"))


def usable(rules: Rules) -> bool:
    """Whether the compiled path can play by these rules here. Where not, it says why, once.

    Raises `TypeError` for what are no rules.
    """
    check_rules(rules)
    if not available():
        say_once("compiled.slow.no-numba")
        return False
    if not rules.standard_shape:
        say_once("compiled.slow.rules")
        return False
    return True


@cache
def say_once(key: str) -> None:
    """Say this, as a warning, if it was not said before in this process.

    The warning names no file: whoever reads it cannot mend the line it would show. In angle
    brackets, since Python would look for a file of another name, and show its first line.
    """
    warnings.warn_explicit(ENGLISH.say(key), SlowPath, "<jaipur>", 1)
