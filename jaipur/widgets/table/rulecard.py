"""The rule's card, one press away from the sentence that names it."""

from pathlib import Path

from jaipur.rulebook import Summary, rule
from jaipur.rules import Rules
from jaipur.show import html
from jaipur.tables import score
from jaipur.tables.parts import escape, say
from jaipur.texts import Catalog
from jaipur.widgets.table.sight import Sight

#: Folders, seen from a notebook's own, in which the chapters may lie.
_FOLDERS = (".", "rules", "../rules", "notebooks/rules")


def rule_card(id: str | None, sight: Sight, catalog: Catalog) -> str:
    """A rule in its own words, after a round with the score; without a rule all of them."""
    rules = sight.seen.rules
    if id is None:
        return html(Summary(rules), catalog)
    counted = ""
    if sight.result is not None:
        counted = html(score(sight.result, sight.names, sight.you), catalog)
    return counted + _card(id, rules, catalog)


def _card(id: str, rules: Rules, catalog: Catalog) -> str:
    found = rule(id)
    return (
        f"<p><b>{escape(found.brief(rules, catalog))}</b></p>"
        f"<p>{escape(found.words(rules, catalog))}</p>"
        f'<p class="jk-soft"><code class="jk-code">{escape(id)}</code> '
        f"{say(catalog, f'status.{found.status}')} {_chapter(found.chapter, catalog)}</p>"
    )


def _chapter(number: int, catalog: Catalog) -> str:
    """The chapter's title, as a link where its notebook exists."""
    named = catalog.say(f"chapter.{number}")
    title = say(catalog, "table.chapter", number=number, title=named)
    for folder in _FOLDERS:
        for path in sorted(Path(folder).glob(f"{number:02}-*.ipynb")):
            target = escape(path.as_posix())
            return f'<a href="{target}" target="_blank" rel="noopener">{title}</a>'
    return title
