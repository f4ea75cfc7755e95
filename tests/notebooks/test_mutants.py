"""A chapter notices when its rule is broken, in the cell that is there to check it.

A red notebook alone proves nothing: a package that does not import turns it red too. So
an unchanged copy and a harmless edit must leave every chapter as it was committed, and each
broken rule must change the named cell while the chapter's set-up still works.
"""

from pathlib import Path

import pytest
from mutants import HARMLESS, MUTANTS, Mutant
from mutation import ROOT, checks, run, saved, shown

from jaipur import RULEBOOK

CHAPTERS = sorted((ROOT / "notebooks" / "rules").glob("[0-9]*.ipynb"))


def _chapter(rule: str) -> Path:
    number = RULEBOOK[rule].chapter
    return next(path for path in CHAPTERS if path.name.startswith(f"{number:02}-"))


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
@pytest.mark.parametrize("edit", [None, HARMLESS], ids=["unchanged", "harmless"])
def test_a_right_engine_leaves_the_chapter_as_it_was(chapter: Path, edit: Mutant | None) -> None:
    """Without a broken rule every cell shows what is committed."""
    for was, now in zip(saved(chapter), run(chapter, edit), strict=True):
        assert shown(now) == shown(was), f"cell {was.id} differs"


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.rule)
def test_a_broken_rule_shows_in_its_cell(mutant: Mutant) -> None:
    """The cell tagged with the rule's id comes out differently, and the package still loads."""
    chapter = _chapter(mutant.rule)
    was, now = saved(chapter), run(chapter, mutant)
    assert shown(now[0]) == shown(was[0]) == [], "the set-up cell must work as before"
    named = [place for place, cell in enumerate(was) if checks(cell) == mutant.rule]
    assert len(named) == 1, f"{chapter.name} needs one cell tagged check:{mutant.rule}"
    assert shown(now[named[0]]) != shown(was[named[0]])


def test_every_rule_that_a_chapter_teaches_has_a_mutant() -> None:
    """No rule of a written chapter can be forgotten here; notes have nothing to break."""
    written = {int(path.name[:2]) for path in CHAPTERS}
    taught = {rule.id for rule in RULEBOOK if rule.chapter in written and not rule.note}
    assert {mutant.rule for mutant in MUTANTS} == taught
