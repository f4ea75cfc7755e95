"""Navigation cells, made from the list of notebooks: previous, contents, next.

A chapter carries them as its first and its last cell, tagged ``navigation``, so that they can be
found and written again whenever a chapter comes in between.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

TAG = "navigation"
FIRST = "00-start-here.ipynb"
LAST = "99-reference.ipynb"
PARTS = ("rules", "ai")

_HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Words:
    """What the links say; ``{title}`` stands for the title of the chapter they lead to."""

    previous: str = "← Previous: {title}"
    contents: str = "Contents"
    next: str = "Next: {title} →"
    separator: str = " · "


@dataclass(frozen=True)
class Chapter:
    """A notebook in its place: where it is, and what its first heading calls it."""

    path: Path
    title: str


def in_order(root: Path) -> list[Path]:
    """The notebooks under ``root`` as a reader meets them; files of other names are no chapters."""
    parts = [path for part in PARTS for path in sorted((root / part).glob("[0-9]*-*.ipynb"))]
    return [path for path in (root / FIRST, *parts, root / LAST) if path.is_file()]


def chapters(paths: Iterable[Path]) -> list[Chapter]:
    """Each notebook with its title.

    Raises ``ValueError`` where a notebook has no heading, or is no JSON at all.
    """
    return [Chapter(path, title(path)) for path in paths]


def title(path: Path) -> str:
    """The first heading of a notebook, without its ``#``; navigation cells do not count.

    Raises ``ValueError`` where there is none.
    """
    try:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path}: not a notebook of format 4.") from error
    for cell in cells:
        if cell.get("cell_type") == "markdown" and not is_navigation(cell):
            heading = _HEADING.search("".join(cell.get("source", "")))
            if heading:
                return heading.group(1)
    raise ValueError(f"{path}: no cell has a heading, so navigation has no title for it.")


def is_navigation(cell: dict[str, Any]) -> bool:
    """Whether a cell is one that this module wrote."""
    return TAG in cell.get("metadata", {}).get("tags", [])


def navigation(book: Sequence[Chapter], here: Path, words: Words | None = None) -> str:
    """The Markdown of the navigation of the chapter at ``here``: one line of relative links.

    The first chapter of ``book`` is its contents. The text is empty where nothing can be linked;
    ``ValueError`` where ``here`` is no chapter of the book.
    """
    words = words or Words()
    at = next((n for n, chapter in enumerate(book) if chapter.path == here), None)
    if at is None:
        raise ValueError(f"{here}: not one of the chapters.")
    links = []
    if at > 0:
        links.append(_link(words.previous, book[at - 1], here))
        links.append(_link(words.contents, book[0], here))
    if at + 1 < len(book):
        links.append(_link(words.next, book[at + 1], here))
    return words.separator.join(links)


def place(cells: Sequence[dict[str, Any]], text: str) -> list[dict[str, Any]]:
    """The cells of a notebook with ``text`` as first and last cell, in place of older navigation.

    An empty text leaves a notebook without navigation cells.
    """
    body = [cell for cell in cells if not is_navigation(cell)]
    if not text:
        return body
    return [_cell("navigation-top", text), *body, _cell("navigation-bottom", text)]


def _cell(name: str, text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": name, "metadata": {"tags": [TAG]}, "source": text}


def _link(words: str, chapter: Chapter, here: Path) -> str:
    # A title's own brackets would end the link's text early.
    text = re.sub(r"([\[\]])", r"\\\1", words.format(title=chapter.title))
    target = Path(os.path.relpath(chapter.path, here.parent)).as_posix()
    return f"[{text}]({quote(target)})"
