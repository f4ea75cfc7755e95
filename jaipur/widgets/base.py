"""The base of the kit's widgets: a box that also shows as a real table where no widget can.

An untrusted page, a repository viewer and a notebook turned into HTML have no kernel to talk
to; there the `text/html` snapshot stands in the widget's place. Tests of notebooks compare it
and its plain-text twin completely.
"""

from collections.abc import Iterator
from typing import Any

from ipywidgets import VBox, Widget

from jaipur.errors import WrongType, brief
from jaipur.texts import ENGLISH, Catalog

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def check_catalog(catalog: object) -> None:
    """Raises `TypeError` for what is no language: nothing else could be said in it."""
    if not isinstance(catalog, Catalog):
        raise WrongType(ENGLISH.say("board.catalog", what=brief(catalog)))


class Board(VBox):  # type: ignore[misc]  # ipywidgets has no types
    """A box of widgets with a snapshot of what it shows now.

    Nothing in a snapshot may differ from one run to the next: no id of a model, no address.
    """

    def snapshot_html(self) -> str:
        """What is shown now, as HTML that needs no style sheet and no trust."""
        raise NotImplementedError

    def snapshot_text(self) -> str:
        """What is shown now, as plain text."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs) or {}
        return {
            "text/plain": self.snapshot_text(),
            "text/html": self.snapshot_html(),
            **{kind: data for kind, data in bundle.items() if kind == WIDGET_VIEW},
        }

    def close(self) -> None:
        """Take the board away with all that belongs to it: ipywidgets itself would keep every
        part, its layout and its style as long as the kernel runs."""
        for part in _parts(self) if self.comm is not None else ():
            Widget.close(part)
        super().close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


def _parts(widget: Any) -> Iterator[Any]:
    """What a widget is made of: its layout, its style, the widgets in it and what those are made
    of. Widgets that share one of them give it several times."""
    for name in ("layout", "style"):
        if isinstance(part := getattr(widget, name, None), Widget):
            yield part
    for child in getattr(widget, "children", ()):
        yield child
        yield from _parts(child)
