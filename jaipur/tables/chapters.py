"""Chapters by number and title, with a link where the notebook lies nearby."""

from jaipur.rulebook import RULEBOOK
from jaipur.tables.parts import escape
from jaipur.texts import Catalog

#: Folders, seen from a notebook's own, in which the chapters may lie.
_FOLDERS = (".", "rules", "../rules", "notebooks/rules")


def chapter_name(number: int, catalog: Catalog) -> str:
    """A chapter as text, "5 Take all the camels"."""
    title = catalog.say(f"chapter.{number}")
    return catalog.say("tables.rule.number", number=number, title=title)


def chapter_link(number: int, catalog: Catalog) -> str:
    """A chapter as HTML: a link to its notebook, or its name where there is no such file."""
    name = escape(chapter_name(number, catalog))
    path = _notebook(number)
    if path is None:
        return name
    # Underlined: notebooks show links by their colour alone, which is too near that of text.
    return f'<a href="{escape(path)}" style="text-decoration:underline">{name}</a>'


def chapters_with_rules() -> dict[str, int]:
    """The "first" and the "last" chapter that teaches rules."""
    numbers = [rule.chapter for rule in RULEBOOK]
    return {"first": min(numbers), "last": max(numbers)}


def in_new_tab(html: str) -> str:
    """The same HTML for a widget, where a relative link would load JupyterLab anew."""
    return html.replace("<a href=", '<a target="_blank" rel="noopener" href=')


def _notebook(number: int) -> str | None:
    """The path of a chapter's notebook from the working folder, which is the page's own."""
    # Not at the top: most who import the kit never draw.
    from pathlib import Path

    for folder in _FOLDERS:
        for path in sorted(Path(folder).glob(f"{number:02}-*.ipynb")):
            return path.as_posix()
    return None
