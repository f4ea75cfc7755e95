"""`Asides`: what lies beside the table when it is asked for, each part with its own switch."""

from collections.abc import Callable
from typing import TypeVar

from jaipur.agents import Explanation
from jaipur.show import html, text
from jaipur.tables import Log, log
from jaipur.widgets.table.game import Game
from jaipur.widgets.table.left import left_html, left_text
from jaipur.widgets.table.reasons import (
    Reasons,
    hint,
    hint_html,
    reasons,
    reasons_html,
    reasons_text,
)
from jaipur.widgets.table.view import View

T = TypeVar("T")


class Asides:
    """The hint, the other side's reasons, what is left, and all turns.

    hinted  what greedy weighed in one's place      told  why the other side did what it did
    """

    def __init__(self, game: Game, view: View) -> None:
        self._game = game
        self._view = view
        self.hinted: Explanation | None = None
        self.told: Reasons | None = None

    def hint(self, down: bool) -> None:
        """The switch of the hint went down or up; it goes up again where there is none to give."""
        self.hinted = None
        self.hinted = self._ask("hint", hint) if down else None

    def explain(self, down: bool) -> None:
        """The switch of the other side's reasons went down or up, likewise."""
        self.told = None
        self.told = self._ask("explain", reasons) if down else None

    def _ask(self, name: str, ask: Callable[[Game], T]) -> T:
        try:
            return ask(self._game)
        except BaseException:  # an interrupt too
            self._view.tools[name].value = False
            raise

    def close(self) -> None:
        """The position has changed, so they are about another one."""
        for name, shown in (("hint", self.hinted), ("explain", self.told)):
            if shown is not None:
                self._view.tools[name].value = False
        self.hinted = self.told = None

    def _log(self) -> Log:
        """All turns, said to the person at the table."""
        return log(self._game.match, self._game.names, self._game.you)

    def html(self) -> str:
        """All that is shown, in the order of the switches."""
        parts = []
        if self.hinted is not None:
            parts.append(hint_html(self.hinted, self._game.catalog))
        if self.told is not None:
            parts.append(reasons_html(self.told, self._game))
        if self._view.tools["unseen"].value:
            parts.append(left_html(self._game.sight(), self._game.catalog))
        if self._view.tools["log"].value:
            parts.append(html(self._log(), self._game.catalog))
        return "".join(f"<div>{part}</div>" for part in parts)

    def text(self) -> str:
        """The same as plain text."""
        parts = []
        if self.hinted is not None:
            parts.append(text(self.hinted, self._game.catalog))
        if self.told is not None:
            parts.append(reasons_text(self.told, self._game))
        if self._view.tools["unseen"].value:
            parts.append(left_text(self._game.sight(), self._game.catalog))
        if self._view.tools["log"].value:
            parts.append(text(self._log(), self._game.catalog))
        return "\n".join(parts)
