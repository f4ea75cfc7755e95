"""`ZooBoard`: the bug zoo by hand. Choose a specimen, pick a position, press Catch."""

from collections.abc import Callable
from typing import Any

from ipywidgets import HTML, Button, Dropdown, HBox, Text, ToggleButtons, VBox

from jaipur.errors import SaysWhy, WrongType, brief, error_words
from jaipur.lessons.zoo import Catch, Specimen, Zoo, specimen, specimens
from jaipur.show import html, text
from jaipur.tables.parts import escape, say
from jaipur.texts import ENGLISH, Catalog
from jaipur.widgets.base import Board, check_catalog
from jaipur.widgets.style import style_sheet
from jaipur.widgets.table.faces import put_on, style_element, write


class PickError(SaysWhy, ValueError):
    """A position that the specimen does not come with."""


class ZooBoard(Board):
    """The specimens of a `Zoo` to catch by hand: one at a time, with its positions to pick from.

    zoo      who is caught so far; without it a new one
    id       the specimen to begin with
    catalog  the language

    From code: `choose("last-card")`, `pick("B")`, `act("+M -CC")` for actions other than those
    that the position comes with, then `catch()`. What came of the last claim is `said`. A
    specimen or a position there is not raises `UnknownSpecimen` or `PickError`.
    """

    def __init__(
        self, zoo: Zoo | None = None, id: str | None = None, catalog: Catalog = ENGLISH
    ) -> None:
        check_catalog(catalog)
        if zoo is not None and not isinstance(zoo, Zoo):
            raise WrongType(catalog.say("zoo.board.type", given=brief(zoo)))
        self.zoo = Zoo() if zoo is None else zoo
        self._catalog = catalog
        #: What came of the last claim, or None.
        self.said: Catch | None = None
        ids = list(specimens())
        first = specimens()[(*self.zoo.free, *ids)[0]] if id is None else specimen(id)
        self._which = Dropdown(options=ids, value=first.id, description=self._say("which"))
        self._pick = ToggleButtons(options=self._letters(first), description=self._say("pick"))
        self._own = Text(description=self._say("own"), placeholder=self._say("own.example"))
        self._press = Button(description=self._say("catch"))
        self._shown, self._words, self._count, self._lost = HTML(), HTML(), HTML(), HTML()
        super().__init__(children=self._arranged())
        self.add_class("jk")
        self._which.observe(lambda _: self._run(self._chosen), "value")
        self._pick.observe(lambda _: self._run(self._forget), "value")
        self._press.on_click(lambda _: self._run(self._claim))
        self._draw()

    def _arranged(self) -> tuple[Any, ...]:
        """The boxes. What grows comes last, so that no button moves away from the pointer."""
        which = HBox([self._which, self._count])
        claim = HBox([self._pick, self._own, self._press])
        inner = VBox([which, self._shown, claim, self._words, self._lost])
        style = HTML(style_element(self._catalog, style_sheet(__file__)))
        self._lost.value = say(self._catalog, "table.disconnected")
        for widget, *classes in (
            (style, "jk-style"),
            (inner, "jk-in"),
            (which, "jk-zoo"),
            (claim, "jk-zoo"),
            (self._which, "jk-field"),
            (self._pick, "jk-field"),
            (self._own, "jk-field"),
            (self._press, "jk-catch"),
            (self._count, "jk-count"),
            (self._shown, "jk-suspect"),
            (self._lost, "jk-lost"),
        ):
            put_on(widget, *classes)
        return style, inner

    @property
    def specimen(self) -> Specimen:
        """The one that is chosen."""
        return specimens()[self._which.value]

    def choose(self, id: str) -> None:
        """Choose a specimen; raises `UnknownSpecimen`."""
        self._which.value = specimen(id).id

    def pick(self, letter: object) -> None:
        """Pick one of its positions; raises `PickError`."""
        letters = self._letters(self.specimen)
        picked = letter.strip().upper() if isinstance(letter, str) else letter
        if picked not in letters:
            right = self._catalog.listing(letters)
            raise PickError(self._catalog.say("zoo.no-pick", pick=brief(letter), letters=right))
        self._pick.value = picked

    def act(self, actions: object) -> None:
        """Actions to play in place of those that the position comes with, blanks between them.

        Raises `TypeError` for what is no text.
        """
        if not isinstance(actions, str):
            raise WrongType(self._say("act.type", given=brief(actions)))
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
            said = error_words(error)
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

    def _say(self, key: str, **facts: object) -> str:
        return self._catalog.say(f"zoo.board.{key}", **facts)

    @staticmethod
    def _letters(one: Specimen) -> list[str]:
        return list(one.candidates.letters)

    def _draw(self) -> None:
        self._shown.value = self._specimen_html()
        look = "turn" if self.said is None else "legal" if self.said.caught else "not-allowed"
        words = f'<div role="status">{self._said_html()}</div>'
        write(self._words, words, "jk-say", "jk-verdict", f"jk-{look}")
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
