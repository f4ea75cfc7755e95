"""Every board brings its own style sheet along with the table's, read in one place."""

import re
from pathlib import Path

import pytest

import jaipur.widgets
from jaipur import ClaimBoard, GameTable, Match, Replay, ZooBoard
from jaipur.widgets.style import style_sheet

WIDGETS = Path(jaipur.widgets.__file__).parent
BOARDS = {
    "table": lambda: GameTable(7),
    "claims": ClaimBoard,
    "zoo": ZooBoard,
    "replay": lambda: Replay(Match.begin(7)),
}


def squeezed(css: str) -> str:
    """A sheet without comments and blanks, by another way than the kit's."""
    while "/*" in css:
        before, _, rest = css.partition("/*")
        css = before + rest.partition("*/")[2]
    return "".join(css.split())


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_sends_its_sheet_whole_and_in_one_line(board: str) -> None:
    """Not a rule is lost, and not a comment is sent."""
    folder = WIDGETS / board
    sent = BOARDS[board]().children[0].value
    written = (folder / "style.css").read_text("utf-8")
    assert squeezed(written) in squeezed(sent)
    assert squeezed((WIDGETS / "table" / "style.css").read_text("utf-8")) in squeezed(sent)
    assert sent.count("<style>") == 1
    assert not re.search(r"/\*|\n|  ", sent)
    assert style_sheet(str(folder / "__init__.py")) in sent


def test_every_sheet_is_that_of_a_board() -> None:
    """A folder with a sheet that nobody sends would look right in no browser."""
    assert {path.parent.name for path in WIDGETS.rglob("style.css")} == set(BOARDS)
