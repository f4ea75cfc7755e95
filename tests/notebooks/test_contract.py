"""Every notebook keeps to the kit's pattern; the limits are those of the design."""

import ast
import re
from pathlib import Path
from statistics import median
from typing import Any

import nbformat
import pytest
from chapters import CHAPTERS, NOTEBOOKS
from mutation import ROOT, checks, code_cells

from jaipur import RULEBOOK
from jaipur.lessons import lesson

#: What a reader should never meet in a cell: it hides the point or breaks strict comparison.
BANNED = {"Output", "interact", "interactive", "interact_manual", "print", "sys"}

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
every_chapter = pytest.mark.parametrize("path", CHAPTERS.values(), ids=lambda path: path.stem)


def read(path: Path) -> Any:
    """The notebook as committed."""
    return nbformat.read(path, as_version=4)


def markdown(notebook: Any) -> list[Any]:
    """Its prose cells, without the generated navigation."""
    return [
        cell
        for cell in notebook.cells
        if cell.cell_type == "markdown" and "navigation" not in cell.metadata.get("tags", [])
    ]


def lines(cell: Any) -> int:
    """Lines of a code cell, blank ones and pure comments not counted."""
    return sum(bool(line.strip()) for line in cell.source.splitlines())


@every_notebook
def test_code_cells_are_short(path: Path) -> None:
    """A reader takes a cell in at one glance: three lines at the median, never over twelve."""
    sizes = [lines(cell) for cell in code_cells(read(path))]
    assert median(sizes) <= 3
    assert max(sizes) <= 12


@every_notebook
def test_prose_cells_are_short(path: Path) -> None:
    """A prose cell is a few sentences: 15 to 45 words at the median."""
    words = [len(re.findall(r"\w+", cell.source)) for cell in markdown(read(path))]
    assert 15 <= median(words) <= 45


@every_notebook
def test_cells_hold_nothing_that_hides_the_point(path: Path) -> None:
    """No `try`, star import, print or output capture; every cell has been run."""
    for cell in code_cells(read(path)):
        assert cell.execution_count, f"cell {cell.id} was not run, so nbval compares nothing"
        for node in ast.walk(ast.parse(cell.source)):
            assert not isinstance(node, ast.Try), f"cell {cell.id} has a try"
            if isinstance(node, ast.ImportFrom | ast.Import):
                assert all(name.name != "*" for name in node.names)
            if isinstance(node, ast.Name):
                assert node.id not in BANNED, f"cell {cell.id} uses {node.id}"


@every_notebook
def test_outputs_show_something_without_widgets(path: Path) -> None:
    """A live table leaves a real table behind for readers without a kernel or without trust."""
    cells = [cell for cell in code_cells(read(path)) if "GameTable(" in cell.source]
    tables = [cell for cell in cells if cell.source.splitlines()[-1].isidentifier()]
    assert tables
    for cell in tables:
        (output,) = cell.outputs
        assert "<table" in output.data["text/html"]
        assert "GameTable" not in output.data["text/plain"]


@every_chapter
def test_every_rule_of_a_chapter_has_its_card_and_its_check(path: Path) -> None:
    """The chapter shows each of its rules once as a card and checks it in a cell of its own."""
    number = int(path.name[:2])
    cells = code_cells(read(path))
    cards = "\n".join(cell.source for cell in cells)
    for rule in RULEBOOK.chapter(number):
        assert f'rule("{rule.id}")' in cards
        assert [checks(cell) for cell in cells].count(rule.id) == 1


@every_chapter
def test_a_check_cell_checks(path: Path) -> None:
    """A cell that claims to check a rule asserts at least twice, and says what with each line."""
    for cell in code_cells(read(path)):
        if checks(cell):
            asserts = [line for line in cell.source.splitlines() if line.startswith("assert ")]
            assert len(asserts) >= 2
            assert all("  # " in line for line in asserts), f"cell {cell.id} lacks a comment"


@every_chapter
def test_a_chapter_has_all_its_parts(path: Path) -> None:
    """Goals, a prediction, a refusal, a table with a task, a mistake, exercises, a summary."""
    notebook = read(path)
    prose = "\n".join(cell.source for cell in markdown(notebook))
    code = code_cells(notebook)
    for part in (
        "After this chapter you can",
        "**Predict.**",
        "## Try it at the table",
        "## A common mistake",
        "## Exercises",
        "## In short",
    ):
        assert part in prose, f"the chapter lacks {part!r}"
    assert any("raises-exception" in cell.metadata.get("tags", []) for cell in code)
    source = "\n".join(cell.source for cell in code)
    assert re.search(r"GameTable\(task=(here\.)?task\(", source)
    assert "<details><summary>Hint" in prose or "here.hint(" in source
    assert "<details><summary>Answer" in prose or "here.solution(" in source


@every_chapter
def test_a_chapter_with_a_lesson_has_all_its_tasks(path: Path) -> None:
    """Its own lesson: each task at a table or as an exercise, with a wrong answer to change, a
    hint and a solution in cells of their own; the progress comes last."""
    cells = [cell.source for cell in code_cells(read(path))]
    if "lesson(" not in cells[0]:
        pytest.skip("its tasks are single ones, which nobody counts")
    number = int(path.name[:2])
    assert f"here = lesson({number})" in cells[0]
    for task in lesson(number):
        if any(f'GameTable(task=here.task("{task.id}")' in cell for cell in cells):
            continue
        assert any(f'here.task("{task.id}")' in cell for cell in cells)
        (answer,) = [cell for cell in cells if cell.startswith(f'here.check("{task.id}", ')]
        here: dict[str, Any] = {"here": lesson(number)}
        assert not eval(answer, here).done, f"{answer} gives the answer away"
        for help in ("hint", "solution"):
            assert f'here.{help}("{task.id}")' in cells
    assert cells.count("Progress(here)") == 1
    place = cells.index("Progress(here)")
    assert not any("here." in cell for cell in cells[place:] if cell != "Progress(here)")


@every_chapter
def test_only_the_reader_makes_progress(path: Path) -> None:
    """What the page does by itself, as it is run from the top, counts for nothing."""
    for cell in code_cells(read(path)):
        if cell.source == "Progress(here)":
            (output,) = cell.outputs
            assert re.match(r"0 of \d+ tasks? done\.", output.data["text/plain"])
            assert "<table" in output.data["text/html"]


@every_notebook
def test_links_lead_somewhere(path: Path) -> None:
    """A link to a chapter is only there where the chapter is."""
    for cell in read(path).cells:
        if cell.cell_type == "markdown":
            for target in re.findall(r"\]\(([^)#]+\.ipynb)[^)]*\)", cell.source):
                assert (path.parent / target).is_file(), f"{target} does not exist"


@pytest.mark.parametrize("page", ["README.md", "notebooks/00-start-here.ipynb"])
def test_the_contents_name_every_notebook(page: str) -> None:
    """With its title and, of a chapter, the minutes that it says it takes."""
    file = ROOT / page
    shown = file.read_text("utf-8")
    if file.suffix == ".ipynb":
        shown = "\n".join(cell.source for cell in read(file).cells)
    for path in NOTEBOOKS:
        if path == file:
            continue
        prose = "\n".join(cell.source for cell in markdown(read(path)))
        title = re.search(r"^# (.+)$", prose, re.MULTILINE)
        assert title
        link = f"[{title[1]}]({path.relative_to(file.parent).as_posix()})"
        if path.name != "00-start-here.ipynb":
            (row,) = [line for line in shown.splitlines() if link in line and line.startswith("|")]
            minutes = re.search(r"About (\d+) minutes", prose)
            assert minutes is None or f"| {minutes[1]} |" in row
