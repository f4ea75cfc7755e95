"""The page that says what proves each rule is complete, and as the command writes it."""

import pytest
from chapters import ROOT

from jaipur.authoring import proof
from jaipur.rulebook import RULEBOOK

PROOFS = proof.proofs(ROOT / proof.CHAPTERS, ROOT / proof.MUTANTS)


@pytest.mark.parametrize("row", PROOFS, ids=lambda row: row.rule.id)
def test_every_rule_has_a_chapter_a_cell_and_a_mutant(row: proof.Proof) -> None:
    """None of the three may be missing; a note can do without a mutant."""
    assert not row.missing


def test_the_page_is_as_the_command_writes_it() -> None:
    """Nobody edits it, and nobody forgets to write it again."""
    page = (ROOT / proof.CHAPTERS / proof.NAME).read_text(encoding="utf-8")
    assert page == proof.page(PROOFS), "run: python -m jaipur.authoring.proof"


def test_the_page_has_a_row_for_every_rule() -> None:
    """Each rule stands there once, in the order of the rulebook, its row of four columns."""
    rows = [line for line in proof.page(PROOFS).splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == [rule.id for rule in RULEBOOK]
    assert {row.replace("\\|", "").count("|") for row in rows} == {5}


def test_what_is_missing_is_said(tmp_path, capsys, monkeypatch) -> None:
    """Without chapters the command names every rule, and fails."""
    monkeypatch.chdir(tmp_path)
    for path in (proof.CHAPTERS, proof.MUTANTS.parent):
        path.mkdir(parents=True)
    assert proof.main() == 2, "there is no list of mutants"
    proof.MUTANTS.write_text("MUTANTS = NOTES = ()\n")
    assert proof.main() == 1
    said = capsys.readouterr().err
    assert "sell.tokens lacks a chapter and one cell and a mutant\n" in said
    assert "turn.no-discard lacks a chapter and one cell\n" in said
