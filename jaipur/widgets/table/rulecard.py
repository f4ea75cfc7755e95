"""The rule's card, one press away from the sentence that names it."""

from pathlib import Path

from jaipur.rulebook import Summary, rule
from jaipur.rules import Rules
from jaipur.show import html
from jaipur.tables.parts import escape, say
from jaipur.texts import Catalog

#: Folders, seen from a notebook's own, in which the chapters may lie.
_FOLDERS = (".", "rules", "../rules", "notebooks/rules")


def rule_card(id: str | None, rules: Rules, catalog: Catalog) -> str:
    """A rule in its own words with its chapter; without a rule, all of them on one screen."""
    if id is None:
        return html(Summary(rules), catalog)
    found = rule(id)
    title = catalog.say(
        "table.chapter", number=found.chapter, title=catalog.say(f"chapter.{found.chapter}")
    )
    return (
        f"<p><b>{escape(found.brief(rules, catalog))}</b></p>"
        f"<p>{escape(found.words(rules, catalog))}</p>"
        f'<p class="jk-soft"><code class="jk-code">{escape(id)}</code> '
        f"{say(catalog, f'status.{found.status}')} {_link(found.chapter, escape(title))}</p>"
    )


def _link(chapter: int, title: str) -> str:
    """The chapter's title, as a link where its notebook exists."""
    for folder in _FOLDERS:
        for path in sorted(Path(folder).glob(f"{chapter:02}-*.ipynb")):
            target = escape(path.as_posix())
            return f'<a href="{target}" target="_blank" rel="noopener">{title}</a>'
    return title
