"""Cells as people run them: a second time, out of order, before the set-up cell.

What a chapter shows then is what it showed before, or one sentence that says what to do. The
one thing the kit cannot better is a cell run while nothing of it is loaded, right after a restart
of the kernel: that answer is Python's own, and ends with the name that the set-up cell brings.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from chapters import NOTEBOOKS
from mutation import execute, said, saved, shown

from jaipur.errors import WIDTH

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
#: A cell after which the notebook is as at the start. (`%reset` does the same in half a second.)
FORGET = "[globals().pop(name) for name in {*globals()} - {*get_ipython().user_ns_hidden}];"
COLOURS = re.compile(r"\x1b\[[\d;]*m")
MISSING = re.compile(r"NameError: “(\w+)” is not there yet: run the cells above first")


@pytest.mark.proof
@every_notebook
def test_a_cell_run_twice_says_the_same_twice(path: Path) -> None:
    """Every cell twice in a row: no result depends on how often one presses Shift+Enter."""
    cells = saved(path)
    outputs = execute([cell.source for cell in cells for _ in "12"], path.parent)
    for place, cell in enumerate(cells):
        first, second = outputs[2 * place : 2 * place + 2]
        assert said(first) == shown(cell), f"cell {cell.id} differs the first time"
        assert said(second) == shown(cell), f"cell {cell.id} differs the second time"


@pytest.mark.proof
@every_notebook
def test_a_cell_run_too_early_says_which_to_run_first(path: Path) -> None:
    """After the set-up cell alone, any cell shows what is saved, or one sentence."""
    first, *later = saved(path)
    steps = [step for cell in later for step in (FORGET, first.source, cell.source)]
    for cell, outputs in zip(later, execute(steps, path.parent)[2::3], strict=True):
        if said(outputs) != shown(cell):
            lines = missing_name(outputs)
            assert MISSING.match(" ".join(lines)), f"cell {cell.id} says {lines}"
            assert len(lines) <= 3
            assert all(len(line) <= WIDTH for line in lines)


@pytest.mark.proof
@every_notebook
def test_a_cell_run_before_the_set_up_cell_names_what_that_brings(path: Path) -> None:
    """With nothing of the kit loaded, Python's answer ends with the name that is missing."""
    first, *later = saved(path)
    steps = [step for cell in later for step in (FORGET, cell.source)]
    for cell, outputs in zip(later, execute(steps, path.parent)[1::2], strict=True):
        if said(outputs) != shown(cell):
            *_, last = missing_name(outputs)
            name = re.search(r"NameError: name '(\w+)' is not defined", last)
            assert name, f"cell {cell.id} ends with {last}"
            assert re.search(rf"\b{name[1]}\b", "\n".join(c.source for c in (first, *later)))


def missing_name(outputs: list[Any]) -> list[str]:
    """The lines shown for the one error among the outputs, which is a missing name."""
    (error,) = [output for output in outputs if output.output_type == "error"]
    assert error.ename == "NameError"
    return COLOURS.sub("", "\n".join(error.traceback)).splitlines()


HERE = Path(__file__).parent
USE = "from jaipur import GameTable"


def test_a_module_missing_in_a_cell_is_one_sentence() -> None:
    """And one that is missing in a module keeps its traceback."""
    _, outputs = execute([USE, "import nowhere.at_all"], HERE)
    (error,) = outputs
    assert error.ename == "ModuleNotFoundError"
    assert COLOURS.sub("", "\n".join(error.traceback)).replace("\n", " ") == (
        "ModuleNotFoundError: “nowhere” is not installed here. If this is a notebook of the "
        "kit, its top says what brings it."
    )
    inside = "def use():\n    import nowhere\n\nuse()"
    (error,) = execute([USE, inside], HERE)[1]
    assert "No module named 'nowhere'" in COLOURS.sub("", "\n".join(error.traceback))


def test_a_name_missing_in_a_cell_is_one_sentence() -> None:
    """The name, the way to it, and where that is in the menu."""
    _, outputs = execute([USE, "absent"], HERE)
    assert " ".join(missing_name(outputs)) == (
        "NameError: “absent” is not there yet: run the cells above first "
        "(menu Run, Run All Above Selected Cell), or check how it is spelled."
    )


def test_a_name_missing_in_a_function_keeps_its_traceback() -> None:
    """Whoever writes functions in a notebook still sees the line that is wrong."""
    _, _, outputs = execute([USE, "def f():\n    return absent", "f()"], HERE)
    lines = missing_name(outputs)
    assert not MISSING.match(lines[0])
    assert any("return absent" in line for line in lines)


def test_an_answer_that_somebody_else_has_set_stays() -> None:
    """The kit sets its own only where there is none."""
    own = "get_ipython().set_custom_exc((NameError,), lambda *_, tb_offset=None: print('own'))"
    _, _, outputs = execute([own, USE, "absent"], HERE)
    assert [output.text for output in outputs] == ["own\n"]
