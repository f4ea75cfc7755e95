"""How a value is shown: `html(x)` and `text(x)`, and the mixin that notebooks ask.

`tables` registers the drawing of each type here, so that a value can show itself
without knowing how it is drawn.
"""

from functools import singledispatch
from typing import Any

from jaipur.texts import ENGLISH, Catalog


@singledispatch
def html(value: Any, catalog: Catalog = ENGLISH) -> str:
    """`value` as an HTML fragment that reads well without styles, scripts or trust."""
    raise TypeError(f"no HTML is defined for {type(value).__name__}")


@singledispatch
def text(value: Any, catalog: Catalog = ENGLISH) -> str:
    """`value` as plain text that says what the HTML says."""
    raise TypeError(f"no plain text is defined for {type(value).__name__}")


class Shown:
    """Gives a value its display in notebooks: an HTML table and its plain-text twin."""

    __slots__ = ()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": text(self), "text/html": html(self)}

    def __str__(self) -> str:
        return text(self)
