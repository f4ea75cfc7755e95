"""`Progress`: how much of a lesson is done, kept up to date while one plays."""

from typing import Any

from ipywidgets import HTML

from jaipur.errors import SaysWhy, brief
from jaipur.lessons import Lesson
from jaipur.show import html, text
from jaipur.tables.parts import say
from jaipur.texts import ENGLISH, Catalog
from jaipur.widgets.base import Board, check_catalog

#: A view carries that class once the kernel that it talked to is gone.
_LOST_STYLE = (
    "<style>.jk-lost-line{display:none}"
    ".jupyter-widgets-disconnected>.jk-lost-line{display:block;font-weight:600}</style>"
)


class ProgressError(SaysWhy, TypeError):
    """What is to be shown is no lesson."""


class Progress(Board):
    """The tasks of a lesson, with those that are done; it changes when another is.

    lesson    what is told of, such as `lesson(8)`
    catalog   the language

    It counts what was done in this lesson since the kernel started, wherever on the page.
    """

    def __init__(self, lesson: Lesson, *, catalog: Catalog = ENGLISH) -> None:
        check_catalog(catalog)
        if not isinstance(lesson, Lesson):
            raise ProgressError(catalog.say("progress.type", given=brief(lesson)))
        self._lesson = lesson
        self._catalog = catalog
        self._shown = HTML()
        super().__init__(children=[self._shown, _lost_line(catalog)])
        lesson.listen(self._draw)
        self._draw()

    def _draw(self) -> None:
        self._shown.value = self.snapshot_html()

    def snapshot_html(self) -> str:
        """The lesson as it stands, as a table."""
        return html(self._lesson, self._catalog)

    def snapshot_text(self) -> str:
        """The lesson as it stands, as plain text."""
        return text(self._lesson, self._catalog)


def _lost_line(catalog: Catalog) -> Any:
    """The line that shows once the kernel was restarted: nothing is counted then."""
    line = HTML(_LOST_STYLE + say(catalog, "table.disconnected.board"))
    line.add_class("jk-lost-line")
    return line
