"""The widgets of a replay, built once and updated in place."""

from collections.abc import Iterable
from itertools import count
from typing import Any

from ipywidgets import HTML, Button, Dropdown, HBox, Layout, VBox

from jaipur.show import html
from jaipur.tables.parts import say
from jaipur.widgets.replay.reel import OPEN, Reel
from jaipur.widgets.style import style_sheet
from jaipur.widgets.table.faces import put_on, style_element, write

#: The buttons that move the cursor, and those that go on playing.
MOVES = ("first", "back", "forward", "last", "costly")
PLAYS = ("play-on", "again")
PANELS = ("style", "told", "board", "turns", "lost")


class View:
    """All widgets of one replay.

    points, rounds, views   the point, the round, whose eyes it is seen with
    buttons   by name: those of `MOVES` and `PLAYS`
    """

    def __init__(self, reel: Reel) -> None:
        self._reel = reel
        self._layout = Layout()
        words = reel.catalog.say
        # A list in place of a slider, whose handle has no name for a screen reader.
        self.points = self._choice("points", list(zip(reel.points(), count(), strict=False)), 0)
        rounds = [(words("replay.round", n=n + 1), n + 1) for n in range(len(reel.starts))]
        views: list[tuple[str, int | str]] = list(zip(reel.source.names, (0, 1), strict=True))
        self.rounds = self._choice("rounds", rounds, 1)
        self.views = self._choice("views", [*views, (words("replay.open"), OPEN)], reel.view)
        self.buttons = {name: self._button(name) for name in (*MOVES, *PLAYS)}
        self._htmls = {name: self._panel(name) for name in PANELS}
        self._htmls["style"].value = style_element(reel.catalog, style_sheet(__file__))
        self._htmls["lost"].value = say(reel.catalog, "replay.disconnected")
        self._htmls["turns"].value = html(reel.back, reel.catalog)
        #: Where a table stands that goes on from a point.
        self.below = self._box(VBox, (), "jk-below")
        self.children = self._arranged()

    # Building

    def _choice(self, name: str, options: Any, value: Any) -> Any:
        words = self._reel.catalog.say
        choice = Dropdown(
            options=options,
            value=value,
            description=words(f"replay.{name}"),
            tooltip=words(f"replay.{name}.tip"),
            layout=self._layout,
        )
        put_on(choice, "jk-choice")
        return choice

    def _button(self, name: str) -> Any:
        words = self._reel.catalog.say
        label, tip = words(f"replay.{name}"), words(f"replay.{name}.tip")
        button = Button(description=label, tooltip=tip, layout=self._layout)
        put_on(button, "jk-tool")
        return button

    def _panel(self, name: str) -> Any:
        panel = HTML(layout=self._layout)
        put_on(panel, f"jk-{name}")
        return panel

    def _box(self, kind: type, children: Iterable[Any], *classes: str) -> Any:
        box = kind(children=tuple(children), layout=self._layout)
        put_on(box, *classes)
        return box

    def _arranged(self) -> tuple[Any, ...]:
        """The boxes. Their order is the order of the Tab key."""
        panels, buttons = self._htmls, self.buttons
        inner = [
            self._box(HBox, [self.points], "jk-bar"),
            self._box(HBox, [buttons[name] for name in MOVES], "jk-bar"),
            self._box(HBox, [self.rounds, self.views], "jk-bar"),
            panels["told"],
            panels["board"],
            self._box(HBox, [buttons[name] for name in PLAYS], "jk-bar"),
            self.below,
            panels["turns"],
            panels["lost"],
        ]
        return (panels["style"], self._box(VBox, inner, "jk-in", "jk-replay"))

    # Drawing

    def draw(self, note: str) -> None:
        """Show the point at the cursor, and a note on what could not be done."""
        reel, panels = self._reel, self._htmls
        write(panels["told"], reel.told(note), "jk-told", "jk-costs" if self._costs else "")
        panels["board"].value = reel.html()
        at, end = reel.session.at, reel.session.end
        self.points.value = at
        self.rounds.value = reel.number + 1
        self.views.value = reel.view
        dim = {
            "first": at == 0,
            "back": at == 0,
            "forward": at == end,
            "last": at == end,
            "costly": not reel.back.costly(),
            "again": reel.own is None,
        }
        for name, button in self.buttons.items():
            put_on(button, "jk-tool", "jk-dim" if dim.get(name) else "")

    @property
    def _costs(self) -> bool:
        own = self._reel.own
        return own is not None and own.cost > 0
