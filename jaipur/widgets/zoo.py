"""`ZooBoard`: the bug zoo by hand. Choose a specimen, pick a position, press Catch."""

from collections.abc import Callable

from ipywidgets import HTML, Button, Dropdown, HBox, Layout, RadioButtons, Text

from jaipur.lessons.zoo import Catch, Specimen, Zoo, specimen, specimens
from jaipur.show import html, text
from jaipur.tables.parts import escape, say
from jaipur.texts import ENGLISH, Catalog
from jaipur.widgets.base import Board, lost_line


class ZooBoard(Board):
    """The specimens of a `Zoo` to catch by hand: one at a time, with its positions to pick from.

    zoo      who is caught so far; without it a new one
    id       the specimen to begin with
    catalog  the language

    From code: `choose("last-card")`, `pick("B")`, `act("+M -CC")` for actions other than those
    that the position comes with, then `catch()`. What came of the last claim is `said`.
    """

    def __init__(
        self, zoo: Zoo | None = None, id: str | None = None, catalog: Catalog = ENGLISH
    ) -> None:
        self.zoo = zoo or Zoo()
        self._catalog = catalog
        #: What came of the last claim, or None.
        self.said: Catch | None = None
        ids = list(specimens())
        first = specimen(id) if id else specimens()[(*self.zoo.free, *ids)[0]]
        self._which = Dropdown(options=ids, value=first.id, description=self._say("which"))
        self._pick = RadioButtons(
            options=self._letters(first),
            description=self._say("pick"),
            layout=Layout(width="auto"),
        )
        self._own = Text(
            description=self._say("own"),
            placeholder=self._say("own.example"),
            layout=Layout(width="24em", max_width="100%"),
        )
        self._press = Button(description=self._say("catch"), button_style="primary")
        self._shown, self._words, self._count = HTML(), HTML(), HTML()
        row = HBox([self._pick, self._own, self._press], layout=Layout(flex_flow="row wrap"))
        shown = [self._which, self._shown, row, self._words, self._count]
        super().__init__(children=[*shown, lost_line(catalog)])
        self._which.observe(lambda _: self._run(self._chosen), "value")
        self._pick.observe(lambda _: self._run(self._forget), "value")
        self._press.on_click(lambda _: self._run(self._claim))
        self._draw()

    @property
    def specimen(self) -> Specimen:
        """The one that is chosen."""
        return specimens()[self._which.value]

    def choose(self, id: str) -> None:
        """Choose a specimen; raises `UnknownSpecimen`."""
        self._which.value = specimen(id).id

    def pick(self, letter: str) -> None:
        """Pick one of its positions."""
        self._pick.value = letter

    def act(self, actions: str) -> None:
        """Actions to play in place of those that the position comes with, blanks between them."""
        self._own.value = actions

    def catch(self) -> None:
        """Make the claim."""
        self._press.click()

    # What presses do

    def _run(self, handler: Callable[[], None]) -> None:
        """Do it and draw; what goes wrong is said, since nobody sees an exception in a callback."""
        try:
            handler()
            self._draw()
        except Exception as error:
            said = f"{type(error).__name__}: {error}"[:200]
            self._words.value = f"<p>{say(self._catalog, 'table.trouble', error=said)}</p>"

    def _chosen(self) -> None:
        self._pick.options = letters = self._letters(self.specimen)
        self._pick.value = letters[0]
        self._own.value = ""
        self.said = None

    def _forget(self) -> None:
        self.said = None

    def _claim(self) -> None:
        claim = self.specimen.candidates.called(self._pick.value)
        if claim is None:
            return
        actions = self._own.value.split()
        if actions:
            self.said = self.zoo.catch(self.specimen.id, claim.start, *actions)
        else:
            self.said = self.zoo.catch(self.specimen.id, claim)

    # Drawing

    def _say(self, key: str) -> str:
        return self._catalog.say(f"zoo.board.{key}")

    @staticmethod
    def _letters(one: Specimen) -> list[str]:
        return list(one.candidates.letters)

    def _draw(self) -> None:
        self._shown.value = self._specimen_html()
        self._words.value = f'<div role="status">{self._said_html()}</div>'
        self._count.value = f"<p>{escape(self._counted())}</p>"

    def _specimen_html(self) -> str:
        known = html(self.specimen, self._catalog)
        return known + html(self.specimen.candidates, self._catalog)

    def _said_html(self) -> str:
        if self.said is None:
            return f"<p>{escape(self._say('start'))}</p>"
        return html(self.said, self._catalog)

    def _counted(self) -> str:
        caught, free = self.zoo.caught, self.zoo.free
        return self._catalog.say("zoo.count", caught=len(caught), all=len(caught) + len(free))

    def snapshot_html(self) -> str:
        """The specimen with its positions, what was said last, and the count."""
        count = f"<p>{escape(self._counted())}</p>"
        return f"<div>{self._specimen_html()}{self._said_html()}{count}</div>"

    def snapshot_text(self) -> str:
        """The same as plain text."""
        said = self._say("start") if self.said is None else text(self.said, self._catalog)
        one = self.specimen
        lines = [text(one, self._catalog), text(one.candidates, self._catalog), said]
        return "\n".join([*lines, self._counted()])
