"""The small pieces of HTML that all tables are made of.

Notebooks drop style sheets, ids and roles from output they do not trust, and some drop
colours too. So a piece carries its few styles itself, sets a text colour together with
its background or sets neither, and has every fact as a word too. Markup is written as
well-formed XML.
"""

from collections.abc import Callable, Iterable, Sequence

from jaipur.cards import Cards
from jaipur.match import as_names
from jaipur.tables.drawings import data_uri
from jaipur.texts import ENGLISH, Catalog

#: The names of players 0 and 1.
Names = tuple[str, str]

#: How one card is drawn.
Draw = Callable[[Cards, Catalog], str]

#: Background and text colour by kind of card; they stay apart for colour-blind eyes.
COLOURS = {
    "D": ("#D55E00", "#111"),
    "G": ("#F0E442", "#111"),
    "S": ("#DDD", "#111"),
    "C": ("#CC79A7", "#111"),
    "P": ("#009E73", "#111"),
    "L": ("#7A4B1E", "#fff"),
    "M": ("#E69F00", "#111"),
}
_FACE = "#FFFDF8"
_EDGE = "#432"

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


def escape(text: object) -> str:
    """Any text as it stands in HTML, in an attribute too."""
    return str(text).translate(_ESCAPES)


def say(catalog: Catalog, key: str, /, **facts: object) -> str:
    """A text of the catalog, escaped."""
    return escape(catalog.say(key, **facts))


def player_names(names: Names | None, catalog: Catalog = ENGLISH, you: int | None = None) -> Names:
    """The names given, or else "You" and "Other player", or else "Player 1" and "Player 2".

    Raises `TypeError` for names that are no pair.
    """
    if names is not None:
        return as_names(names)
    if you is None:
        return catalog.say("tables.player", n=1), catalog.say("tables.player", n=2)
    me, other = catalog.say("tables.you"), catalog.say("tables.other")
    return (me, other) if you == 0 else (other, me)


# Tables

_LEFT = ' style="text-align:left"'


def table(
    caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]], least: str = ""
) -> str:
    """A table: its caption states the fact, the first cell of a row names it.

    Everything given is HTML already. Without columns the rows speak for themselves. A caption
    is no wider than its table; `least` is a width that gives a long one room, "24em".
    """
    room = f";min-width:{least}" if least else ""
    # Notebooks align cells to the right and captions to the middle.
    head = "".join(f'<th scope="col"{_LEFT}>{column}</th>' for column in columns)
    body = "".join(map(_row, rows))
    return (
        f'<table style="margin:0 0 8px{room}"><caption style="text-align:left"><b>{caption}</b>'
        "</caption>"
        + (f"<thead><tr>{head}</tr></thead>" if head else "")
        + f"<tbody>{body}</tbody></table>"
    )


def _row(cells: Sequence[str]) -> str:
    name, *rest = cells
    return (
        f'<tr><th scope="row"{_LEFT}>{name}</th>'
        + "".join(f"<td{_LEFT}>{cell}</td>" for cell in rest)
        + "</tr>"
    )


def side_by_side(*blocks: str) -> str:
    """Blocks next to each other where there is room, else one under the other."""
    inner = "".join(f"<div>{block}</div>" for block in blocks)
    return f'<div style="display:flex;flex-wrap:wrap;gap:0 24px">{inner}</div>'


def folded(summary: str, inner: str) -> str:
    """HTML that shows when its summary is clicked."""
    return f"<details><summary>{summary}</summary>{inner}</details>"


# Cards and coins


def card(kind: Cards, catalog: Catalog) -> str:
    """One card: its drawing over its name."""
    background, ink = COLOURS[kind]
    name = say(catalog, f"label.{kind}")
    # An empty alt, right for a picture beside its name, becomes "Image" in JupyterLab.
    return (
        f'<span style="display:inline-block;min-width:56px;margin:2px;border:1px solid {_EDGE};'
        f'border-radius:6px;background:{_FACE};color:#111;text-align:center">'
        f'<img src="{data_uri(kind)}" alt="{name}" width="34" height="34" style="margin:3px 0 0"/>'
        f'<b style="display:block;padding:0 4px;border-radius:0 0 5px 5px;'
        f'background:{background};color:{ink}">'
        f"{name}</b></span>"
    )


def chip(kind: Cards, catalog: Catalog) -> str:
    """One card as its coloured name alone."""
    return _pill(kind, say(catalog, f"label.{kind}"), "margin:1px;padding:0 5px;border-radius:5px")


def coin(good: Cards, rupees: int) -> str:
    """One token of a good."""
    return _pill(
        good, str(rupees), "min-width:1.5em;line-height:1.5;border-radius:1em;text-align:center"
    )


def _pill(kind: Cards, inner: str, shape: str) -> str:
    background, ink = COLOURS[kind]
    return (
        f'<b style="display:inline-block;{shape};border:1px solid {_EDGE};'
        f'background:{background};color:{ink}">{inner}</b>'
    )


def cards(group: Cards, catalog: Catalog, new: Cards = "") -> str:
    """A group of cards as cards; a blank between them is where they wrap.

    `new` are those of them that have just come; they stand over a word that says so.
    """
    return _drawn(card, group, new, catalog)


def chips(group: Cards, catalog: Catalog, new: Cards = "") -> str:
    """A group of cards as coloured names, those that are `new` marked."""
    return _drawn(chip, group, new, catalog)


def _drawn(draw: Draw, group: Cards, new: Cards, catalog: Catalog) -> str:
    drawn = [draw(kind, catalog) for kind in group]
    for kind in set(new):
        last = group.rfind(kind)
        for place in range(last - new.count(kind) + 1, last + 1):
            drawn[place] = _marked(drawn[place], catalog)
    return " ".join(drawn) or say(catalog, "tables.hand.none")


def _marked(drawn: str, catalog: Catalog) -> str:
    """A card with a word under it that says it has just come."""
    return (
        '<div style="display:inline-block;vertical-align:top;text-align:center;'
        f'border-bottom:3px solid">{drawn}<br/>{say(catalog, "tables.new")}</div>'
    )


def numbers(values: Iterable[int]) -> str:
    """Rupees in a row, "7 5 5"."""
    return " ".join(map(str, values))
