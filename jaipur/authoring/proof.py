"""``python -m jaipur.authoring.proof``: the table that says, rule by rule, what proves it.

Each rule has a chapter, in it a cell that checks the rule, and a mutant: a change of the engine
that breaks just this rule and makes that cell fail. The tests run every mutant; the table says
where to look.
"""

from __future__ import annotations

import json
import re
import runpy
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote

from jaipur.authoring.navigation import title
from jaipur.rulebook import RULEBOOK, Rule

CHAPTERS = Path("notebooks") / "rules"
MUTANTS = Path("tests") / "notebooks" / "mutants.py"
NAME = "PROOF.md"
TAG = "check:"
MISSING = "**missing**"

INTRODUCTION = """\
# What proves each rule

Every rule of the rulebook is taught in one chapter and checked there in a cell of its own.
A check proves something only if it can fail.
So for each rule there is a mutant: a copy of the engine with one change that breaks this rule.
`pytest` runs the chapter with that copy, and an assert of the named cell has to fail.
With an untouched copy, and with one in which only a comment differs, the whole chapter has to come
out as it is saved.

The last column shows the change: the file of the package `jaipur`, what stands there, and what the
mutant has in its place.
A link to a cell opens its chapter; in JupyterLab, once the chapter is open, it goes to the cell.
"""
OUTRO = """\
A note is a rule that leaves a player nothing to break; its mutant makes the note untrue.
`python -m jaipur.authoring.proof` writes this page.
"""


class Mutant(Protocol):
    """One broken rule: where `file` has the text `old`, the mutant has `new`."""

    rule: str
    file: str
    old: str
    new: str


@dataclass(frozen=True)
class Proof:
    """What there is to prove one rule: its chapter, the ids of the cells, the mutants."""

    rule: Rule
    chapter: Path | None
    cells: tuple[str, ...]
    mutants: tuple[Mutant, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """What the rule lacks of chapter, cell and mutant; a note can do without a mutant."""
        needed = {
            "a chapter": self.chapter is not None,
            "one cell": len(self.cells) == 1,
            "a mutant": bool(self.mutants) or self.rule.note,
        }
        return tuple(name for name, there in needed.items() if not there)


def proofs(chapters: Path = CHAPTERS, mutants: Path = MUTANTS) -> list[Proof]:
    """What proves each rule of the rulebook, in its order.

    ``chapters`` is the folder of the notebooks, ``mutants`` the module that lists the broken
    engines. Raises ``OSError`` or ``ValueError`` where one of them cannot be read.
    """
    found = {int(path.name[:2]): path for path in sorted(chapters.glob("[0-9][0-9]-*.ipynb"))}
    cells = {number: dict_of_lists(checks(path)) for number, path in found.items()}
    broken = dict_of_lists((mutant.rule, mutant) for mutant in listed(mutants))
    return [
        Proof(
            rule,
            found.get(rule.chapter),
            tuple(cells.get(rule.chapter, {}).get(rule.id, ())),
            tuple(broken.get(rule.id, ())),
        )
        for rule in RULEBOOK
    ]


def checks(path: Path) -> Iterator[tuple[str, str]]:
    """Each cell of a chapter that checks a rule: the rule's id and the cell's."""
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        for tag in cell["metadata"].get("tags", []):
            if tag.startswith(TAG):
                yield tag.removeprefix(TAG), cell["id"]


def listed(path: Path) -> list[Mutant]:
    """The mutants that the module at ``path`` lists, of rules and then of notes."""
    sys.path.insert(0, str(path.parent))
    try:
        module = runpy.run_path(str(path))
    finally:
        sys.path.pop(0)
    return [*module["MUTANTS"], *module["NOTES"]]


def dict_of_lists(pairs: Iterable[tuple[str, Any]]) -> Mapping[str, list[Any]]:
    """The values by key, those of one key in a list."""
    lists: dict[str, list[Any]] = {}
    for key, value in pairs:
        lists.setdefault(key, []).append(value)
    return lists


def page(rows: Iterable[Proof]) -> str:
    """The Markdown page: one table, a row for each rule."""
    lines = [
        "| Rule | Chapter | Cell | What breaks it |",
        "|---|---|---|---|",
        *(_row(proof) for proof in rows),
    ]
    return "\n".join([INTRODUCTION, *lines, "", OUTRO])


def _row(proof: Proof) -> str:
    chapter, note = proof.chapter, " (note)" if proof.rule.note else ""
    name = chapter and quote(chapter.name)
    columns = (
        f"`{proof.rule.id}`{note}<br>{proof.rule.brief()}",
        f"[{title(chapter)}]({name})" if chapter else MISSING,
        ", ".join(f"[`{cell}`]({name}#cell-id={cell})" for cell in proof.cells) or MISSING,
        "<br>".join(map(_change, proof.mutants)) or MISSING,
    )
    return f"| {' | '.join(columns)} |"


def _change(mutant: Mutant) -> str:
    return f"`{mutant.file}`: {_code(mutant.old)} → {_code(mutant.new)}"


def _code(text: str) -> str:
    """A piece of source as code in one line of a table."""
    line = re.sub(r"\s+", " ", text).strip()
    return f"`{line}`".replace("|", "\\|")


def main() -> int:
    """Write the page beside the chapters; 0, or 1 with a line for each rule that lacks something.

    2 where the chapters or the mutants cannot be read.
    """
    try:
        rows = proofs()
        (CHAPTERS / NAME).write_text(page(rows), encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    lacking = [proof for proof in rows if proof.missing]
    for proof in lacking:
        print(f"{proof.rule.id} lacks {' and '.join(proof.missing)}", file=sys.stderr)
    print(CHAPTERS / NAME)
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
