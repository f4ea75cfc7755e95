"""A chapter notices when its rule is broken, in the cell that is there to check it.

A red notebook alone proves nothing: a package that does not import turns it red too. So
an unchanged copy and a harmless edit must leave every chapter as it was committed, and each
broken rule must fail an assert of the named cell while the chapter's set-up still works.
"""

import ast
from pathlib import Path
from typing import Any

import pytest
from chapters import CHAPTERS, chapter_of
from mutants import HARMLESS, MUTANTS, NOTES, Mutant
from mutation import checks, run, saved, shown

from jaipur import RULEBOOK

BROKEN = [mutant for mutant in (*MUTANTS, *NOTES) if chapter_of(mutant.rule)]
ONE_A_CHAPTER = {chapter_of(mutant.rule): mutant for mutant in BROKEN}.values()
IDLE = "assert 2 + 2 == 4  # whatever the engine does\nassert True  # this too"


def named(cells: list[Any], rule: str) -> Any:
    """The one cell tagged with the rule's id."""
    found = [cell for cell in cells if checks(cell) == rule]
    assert len(found) == 1, f"{len(found)} cells are tagged check:{rule}, where it takes one"
    return found[0]


def fails_a_check(cell: Any) -> bool:
    """Whether one of the cell's own asserts does not hold, or cannot be worked out.

    A cell that ends elsewhere, or for want of a name that an earlier cell should have made,
    proves nothing of the rule.
    """
    lines = {
        line
        for node in ast.walk(ast.parse(cell.source))
        if isinstance(node, ast.Assert)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    errors = [output for output in cell.outputs if output.output_type == "error"]
    return any(error.line in lines and error.ename != "NameError" for error in errors)


@pytest.mark.parametrize("chapter", CHAPTERS.values(), ids=lambda path: path.stem)
@pytest.mark.parametrize("edit", [None, HARMLESS], ids=["unchanged", "harmless"])
def test_a_right_engine_leaves_the_chapter_as_it_was(chapter: Path, edit: Mutant | None) -> None:
    """Without a broken rule every cell shows what is committed."""
    for was, now in zip(saved(chapter), run(chapter, edit), strict=True):
        assert shown(now) == shown(was), f"cell {was.id} differs"


@pytest.mark.parametrize("mutant", BROKEN, ids=lambda mutant: mutant.rule)
def test_a_broken_rule_shows_in_its_cell(mutant: Mutant) -> None:
    """The cell tagged with the rule's id fails, and the package still loads."""
    chapter = chapter_of(mutant.rule)
    was, now = saved(chapter), run(chapter, mutant)
    assert shown(now[0]) == shown(was[0]) == [], "the set-up cell must work as before"
    assert fails_a_check(named(now, mutant.rule)), "the cell checks nothing that is broken here"


@pytest.mark.parametrize("mutant", ONE_A_CHAPTER, ids=lambda mutant: mutant.rule)
def test_a_cell_that_checks_nothing_is_found_out(mutant: Mutant) -> None:
    """Asserts that any engine passes fail no mutant, so the test above would fail."""
    chapter = chapter_of(mutant.rule)
    cells = run(chapter, mutant, {named(saved(chapter), mutant.rule).id: IDLE})
    assert not fails_a_check(named(cells, mutant.rule))


def test_every_rule_that_a_chapter_teaches_has_a_mutant() -> None:
    """No rule of a written chapter can be forgotten here, and no note of any chapter."""
    taught = {rule.id for rule in RULEBOOK if rule.chapter in CHAPTERS and not rule.note}
    assert {mutant.rule for mutant in MUTANTS} == taught
    assert {mutant.rule for mutant in NOTES} == {rule.id for rule in RULEBOOK if rule.note}
