"""`View`: the widgets of a table, built once and updated in place.

Replacing children or disabling a button would take the keyboard focus away. So there is a
button for every place of the market, the hand and the herd from the start, a place without a
card stays a button that says so, and only words, classes and values ever change.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ipywidgets import (
    HTML,
    Button,
    Dropdown,
    HBox,
    IntText,
    Layout,
    Text,
    Textarea,
    ToggleButton,
    VBox,
)

from jaipur.actions import Action
from jaipur.cards import CAMEL, MARKET_SIZE, Cards, arrange
from jaipur.rules import Rules
from jaipur.tables.parts import say
from jaipur.texts import Catalog
from jaipur.widgets.table import panels
from jaipur.widgets.table.faces import dress, put_on, style_element, write
from jaipur.widgets.table.picks import Picks, of
from jaipur.widgets.table.reading import LEGAL, Reading
from jaipur.widgets.table.sight import Sight

MARKET, HAND, HERD = "market", "hand", "herd"
AREAS = (MARKET, HAND, HERD)
#: Camels of the herd that stand as buttons; no exchange gives more than the market holds.
CHIPS = MARKET_SIZE
#: Buttons of the table; each is built, and which of them are shown depends on the table.
TOOLS = (
    *("put-back", "undo", "redo", "hint", "solution", "again", "explain"),
    *("seed", "new-deal", "another", "more"),
)
#: Those under "More", and those beside the record's field.
MORE = ("answers", "unseen", "log", "opponent", "go-to")
RECORD = ("record", "write", "paste")
#: Those that stay down.
SWITCHES = {"answers", "hint", "solution", "explain", "unseen", "log", "more"}
#: What is read and not pressed.
PANELS = (
    *("style", "task", "far", "news", "deck", "near", "camels"),
    *("say", "card", "tokens", "turns", "beside", "lost"),
)


@dataclass(frozen=True, slots=True)
class Marks:
    """What is drawn besides the position: the sentence, what can be undone, what is open."""

    reading: Reading
    can_undo: bool
    can_redo: bool
    card: str = ""
    beside: str = ""
    hinted: Action | None = None
    turn: int = 0
    turns: str = ""
    task: str = ""
    answers: str = ""
    seed: int | None = None


#: What is typed into, and how it is sent: when the field is left, not with every key.
_FIELDS: dict[str, tuple[type, dict[str, Any]]] = {
    "seed": (Text, {}),
    "go-to": (IntText, {}),
    "opponent": (Dropdown, {}),
    "record": (Textarea, {"continuous_update": False, "rows": 2}),
}


class View:
    """All widgets of one table.

    places  the card buttons of the market, the hand and the herd
    do      the button that acts      why  the one that shows the rule
    tools   the small buttons and fields by name: those that this table has
    """

    def __init__(self, rules: Rules, tools: Iterable[str], catalog: Catalog) -> None:
        self.catalog = catalog
        #: The seed last written beside "New deal".
        self.seed = ""
        self._layout = Layout()
        self._styles: dict[type, Any] = {}
        counts = {MARKET: MARKET_SIZE, HAND: rules.hand_limit, HERD: CHIPS}
        self.places = {area: self._buttons(n) for area, n in counts.items()}
        self.do = self._make(ToggleButton, "jk-do", tooltip=catalog.say("table.do.tip"))
        self.why = self._make(ToggleButton, "jk-why", tooltip=catalog.say("table.why.tip"))
        wanted = {*tools, "more", "unseen", "log", "go-to", *RECORD}
        self.tools = {name: self._tool(name) for name in (*TOOLS, *MORE, *RECORD) if name in wanted}
        panels = PANELS if "solution" in self.tools else [name for name in PANELS if name != "task"]
        self._htmls = {name: self._make(HTML, f"jk-{name}") for name in panels}
        self._htmls["style"].value = style_element(catalog)
        self._htmls["lost"].value = say(catalog, "table.disconnected")
        self.children = self._arranged()

    # Building

    def _make(self, kind: type, *classes: str, **traits: Any) -> Any:
        """A widget that shares one layout, and one style with its kind: fewer models to send."""
        if kind in self._styles:
            traits["style"] = self._styles[kind]
        widget = kind(layout=self._layout, **traits)
        self._styles.setdefault(kind, widget.style)
        put_on(widget, *classes)
        return widget

    def _box(self, kind: type, children: Iterable[Any], *classes: str) -> Any:
        box = kind(children=tuple(children), layout=self._layout)
        put_on(box, *classes)
        return box

    def _buttons(self, n: int) -> list[Any]:
        return [self._make(ToggleButton, "jk-card", tooltip=" ") for _ in range(n)]

    def _tool(self, name: str) -> Any:
        words = self.catalog.say
        tip = words(f"table.{name}.tip")
        if name in _FIELDS:
            kind, traits = _FIELDS[name]
            traits = {"description": words(f"table.{name}"), "tooltip": tip, **traits}
            return self._make(kind, "jk-field", f"jk-{name}", **traits)
        kind = ToggleButton if name in SWITCHES else Button
        label = " " if name == "answers" else words(f"table.{name}")
        look = "jk-answers" if name == "answers" else ""
        return self._make(kind, "jk-tool", look, description=label, tooltip=tip)

    def _arranged(self) -> tuple[Any, ...]:
        """The boxes. Their order is the order of the Tab key."""
        html = self._htmls
        market = self._box(HBox, [*self.places[MARKET], html["deck"]], "jk-row", "jk-market")
        left = [
            html["far"],
            self._box(VBox, [html["news"], market], "jk-mat"),
            html["near"],
            self._box(HBox, self.places[HAND], "jk-row", "jk-hand"),
            self._box(HBox, [html["camels"], *self.places[HERD]], "jk-row", "jk-herd"),
        ]
        act = self._box(VBox, [html["say"], self.do, self.why, html["card"]], "jk-act")
        tools = self._row(TOOLS)
        second = self._row(MORE, html["turns"])
        self._more = self._box(VBox, [second, self._row(RECORD)], "jk-more", "jk-shut")
        grid = self._box(
            VBox,
            [
                self._box(VBox, left, "jk-left"),
                act,
                self._box(VBox, [html["tokens"]], "jk-right"),
                self._box(VBox, [tools, self._more, html["beside"]], "jk-foot"),
            ],
            "jk-grid",
        )
        task = [html["task"]] if "task" in html else []
        return (html["style"], self._box(VBox, [*task, grid, html["lost"]], "jk-in"))

    def _row(self, names: Iterable[str], *after: Any) -> Any:
        """The small buttons of these names that this table has, in a row."""
        row = [self.tools[name] for name in names if name in self.tools]
        return self._box(HBox, [*row, *after], "jk-tools")

    # Reading

    def picked(self, area: str) -> list[int]:
        """The places of an area whose button is down."""
        return [place for place, button in enumerate(self.places[area]) if button.value]

    def picks(self, sight: Sight) -> Picks:
        """The picked cards of the position drawn."""
        hand = sight.open_part().hand
        return Picks(
            market=arrange("".join(sight.places[place] for place in self.picked(MARKET))),
            hand="".join(hand[place] for place in self.picked(HAND) if place < len(hand)),
            herd=len(self.picked(HERD)),
        )

    def kind_at(self, sight: Sight, area: str, place: int) -> Cards:
        """The card at a place, or "" where there is none to pick."""
        if area == MARKET:
            return sight.places[place]
        if sight.hidden:
            return ""
        if area == HAND:
            return sight.seen.hand[place : place + 1]
        return CAMEL if place < sight.seen.herd else ""

    # Drawing

    def put_back(self) -> None:
        """Every card button up again, so that no card is picked."""
        for buttons in self.places.values():
            for button in buttons:
                button.value = False

    def draw(self, sight: Sight, marks: Marks) -> None:
        """Show a position; buttons that are down stay down."""
        picks = self.picks(sight)
        self._draw_say(marks.reading)  # first, so that it is on screen first
        hinted = self._hinted(sight, marks.hinted)
        for area, buttons in self.places.items():
            for place, button in enumerate(buttons):
                look = "jk-hinted" if (area, place) in hinted else ""
                self._draw_card(button, sight, area, place, picks, look)
        self._draw_panels(sight, marks)
        self._draw_tools(marks)

    def _hinted(self, sight: Sight, action: Action | None) -> set[tuple[str, int]]:
        """The places of the cards that a hint is about."""
        if action is None:
            return set()
        picks = of(action, sight.seen.market)
        found: set[tuple[str, int]] = set()
        for area, cards in zip(AREAS, (picks.market, picks.hand, CAMEL * picks.herd), strict=True):
            for card in cards:
                places = range(len(self.places[area]))
                same = (p for p in places if self.kind_at(sight, area, p) == card)
                found.update([(area, p) for p in same if (area, p) not in found][:1])
        return found

    def _draw_card(
        self, button: Any, sight: Sight, area: str, place: int, picks: Picks, look: str
    ) -> None:
        words = self.catalog.say
        where = words(f"table.in-{area}")
        kind = self.kind_at(sight, area, place)
        if not kind:
            back = sight.hidden and area == HAND and place < len(sight.seen.hand)
            tip = words("table.face-down" if back else "table.free")
            tip = words("table.card", place=where, card=tip)
            dress(button, "–", tip, "jk-card", "jk-back" if back else "jk-off", focusable=False)
            return
        label = words(f"label.{kind}")
        new = place in getattr(sight.changes, area)
        tip = words("table.card.new" if new else "table.card", place=where, card=label)
        if button.value:
            label += "\n" + words(f"table.pick.{_use(area, picks)}")
        dress(button, label, tip, "jk-card", f"jk-{kind}", "jk-new" if new else "", look)

    def _draw_panels(self, sight: Sight, marks: Marks) -> None:
        html, catalog = self._htmls, self.catalog
        action = marks.reading.action if marks.reading.tone == LEGAL else None
        selling = getattr(action, "cards", "") if str(action).startswith("-") else ""
        moves = None if sight.seen.over else sight.seen.to_move
        for name, player in (("far", 1 - sight.near), ("near", sight.near)):
            look = "jk-moves" if moves == player else ""
            write(html[name], panels.strip(sight, player, catalog), "jk-strip", f"jk-{name}", look)
        left = sight.seen.deck
        look = "jk-gone" if not left else "jk-thin" if left == 1 else ""
        write(html["deck"], panels.deck(sight, catalog), "jk-deck", look)
        look = "jk-rule" if marks.card else "jk-shut"
        write(html["card"], marks.card, "jk-card-box", look)
        write(html["beside"], marks.beside, "jk-beside", "jk-rule" if marks.beside else "jk-shut")
        html["news"].value = panels.news(sight, catalog)
        html["camels"].value = panels.herd(sight, CHIPS, catalog)
        html["tokens"].value = panels.tokens(sight, selling, catalog)
        if "task" in html:
            html["task"].value = marks.task

    def _draw_say(self, reading: Reading) -> None:
        words = self.catalog.say
        said = panels.sentence(reading, self.catalog)
        write(self._htmls["say"], said, "jk-say", f"jk-{reading.tone}")
        with self.do.hold_sync():
            self.do.description = reading.label
            put_on(self.do, "jk-do", "jk-ready" if reading.ready else "")
        wrong = reading.rule and reading.action is None
        why = "table.why" if wrong else "table.rule" if reading.rule else "table.rules"
        self.why.description = words(why)

    def _draw_tools(self, marks: Marks) -> None:
        for name, able in (("undo", marks.can_undo), ("redo", marks.can_redo)):
            put_on(self.tools[name], "jk-tool", "" if able else "jk-dim")
        if "answers" in self.tools:
            self.tools["answers"].description = marks.answers
        put_on(self._more, "jk-more", "" if self.tools["more"].value else "jk-shut")
        self.tools["go-to"].value = marks.turn
        self._htmls["turns"].value = marks.turns
        seed = "" if marks.seed is None else str(marks.seed)
        if "seed" in self.tools and self.seed != seed:
            self.seed = self.tools["seed"].value = seed


def _use(area: str, picks: Picks) -> str:
    """What is done with a picked card: taken, given or sold."""
    if area == MARKET:
        return "take"
    return "give" if picks.market or picks.herd else "sell"
