"""How a value is shown: `html(x)` and `text(x)`, and the mixin that notebooks ask.

`tables` registers the drawing of each type here, so that a value can show itself
without knowing how it is drawn. Most programs never show anything, so the drawings are
loaded when the first value is shown.
"""

from collections.abc import Callable, Mapping
from functools import singledispatch
from typing import Any

from jaipur.errors import WrongType, brief
from jaipur.texts import ENGLISH, Catalog

_NOT_LOADED: list[Callable[[], object]] = []


def when_first_shown(load: Callable[[], object]) -> None:
    """Call `load` when a value is shown for which nothing is registered yet.

    It is called again where it did not come to its end, and by every thread that shows a value
    meanwhile, so that each of them waits until the drawings are there.
    """
    _NOT_LOADED.append(load)


def _load_or_refuse(form: Callable[[Any, Catalog], str], value: Any, catalog: Catalog) -> str:
    """Show the value once the drawings are there; raise `TypeError` if none of them is for it."""
    for load in (loaders := tuple(_NOT_LOADED)):
        load()
    _NOT_LOADED[:] = [load for load in _NOT_LOADED if load not in loaders]
    drawing = _drawing(form, type(value))
    if drawing is _drawing(form, object):
        raise WrongType(ENGLISH.say("show.type", value=brief(value)))
    return drawing(value, catalog)


def _drawing(form: Callable[[Any, Catalog], str], kind: type) -> Callable[[Any, Catalog], str]:
    """What is registered for a type, found in the registry itself: what `dispatch` remembers may
    be from before the drawings were there, if another thread was loading them."""
    registry: Mapping[type, Callable[[Any, Catalog], str]] = form.registry  # type: ignore[attr-defined]
    return next(registry[each] for each in kind.__mro__ if each in registry)


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
