"""The style sheet, and how a button is dressed as a card. Buttons cannot hold pictures."""

import re
from functools import lru_cache
from typing import Any

from jaipur.cards import KINDS
from jaipur.tables import COLOURS, data_uri
from jaipur.texts import Catalog
from jaipur.widgets.style import style_sheet


@lru_cache(maxsize=1)
def _sheet() -> str:
    """The table's sheet, and a class for each kind of card."""
    return style_sheet(__file__) + "".join(_kind(kind) for kind in KINDS)


def _kind(kind: str) -> str:
    ground, ink = COLOURS[kind]
    return f'.jk .jk-{kind}{{--c:{ground};--ct:{ink};--pic:url("{data_uri(kind)}")}}'


def style_element(catalog: Catalog, more: str = "") -> str:
    """The whole style sheet as an element, with what another board has `more`."""
    new = re.sub(r'[\\"<>\n]', "", catalog.say("table.new"))
    return f'<style>{_sheet()}.jk{{--new:"{new}"}}{more}</style>'


def dress(button: Any, words: str, tip: str, *classes: str, focusable: bool = True) -> None:
    """Give a button its words, its tooltip and its classes; what has not changed is not sent."""
    with button.hold_sync():
        button.description = words
        button.tooltip = tip
        button.tabbable = None if focusable else False
        put_on(button, *classes)


def write(panel: Any, html: str, *classes: str) -> None:
    """Give a part that is read its HTML and its classes."""
    with panel.hold_sync():
        panel.value = html
        put_on(panel, *classes)


def put_on(widget: Any, *classes: str) -> None:
    """The classes of a widget, all at once."""
    worn = tuple(name for name in classes if name)
    if tuple(widget._dom_classes) != worn:
        widget._dom_classes = worn
