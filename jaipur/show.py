"""How a value is shown: `html(x)` and `text(x)`, and the mixin that notebooks ask.

`tables` registers the drawing of each type here, so that a value can show itself
without knowing how it is drawn. Most programs never show anything, so the drawings are
loaded when the first value is shown.
"""

from collections.abc import Callable
from functools import singledispatch
from typing import Any

from jaipur.errors import WrongType, brief
from jaipur.texts import ENGLISH, Catalog

_NOT_LOADED: list[Callable[[], object]] = []


def when_first_shown(load: Callable[[], object]) -> None:
    """Call `load` once, when a value is shown for which nothing is registered yet."""
    _NOT_LOADED.append(load)


def _load_or_refuse(form: Callable[[Any, Catalog], str], value: Any, catalog: Catalog) -> str:
    """Show the value once the drawings are there; raise `TypeError` if they were all along."""
    if not _NOT_LOADED:
        raise WrongType(ENGLISH.say("show.type", value=brief(value)))
    while _NOT_LOADED:
        _NOT_LOADED.pop()()
    return form(value, catalog)


@singledispatch
def html(value: Any, catalog: Catalog = ENGLISH) -> str:
    """`value` as an HTML fragment that reads well without styles, scripts or trust."""
    return _load_or_refuse(html, value, catalog)


@singledispatch
def text(value: Any, catalog: Catalog = ENGLISH) -> str:
    """`value` as plain text that says what the HTML says."""
    return _load_or_refuse(text, value, catalog)


class Shown:
    """Gives a value its display in notebooks: an HTML table and its plain-text twin."""

    __slots__ = ()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": text(self), "text/html": html(self)}

    def __str__(self) -> str:
        return text(self)
