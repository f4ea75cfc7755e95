"""The rule's card, one press away from the sentence that names it, and the score."""

from jaipur.rulebook import Summary, rule
from jaipur.rules import Rules
from jaipur.show import html
from jaipur.tables.chapters import chapter_link, in_new_tab
from jaipur.tables.matches import finished
from jaipur.tables.parts import escape, say
from jaipur.tables.scores import Score, score_table
from jaipur.texts import Catalog
from jaipur.widgets.table.sight import Sight


def rule_card(id: str | None, sight: Sight, catalog: Catalog) -> str:
    """A rule in its own words; without a rule all of them."""
    rules = sight.seen.rules
    return in_new_tab(html(Summary(rules), catalog)) if id is None else _card(id, rules, catalog)


def score_card(sight: Sight, catalog: Catalog) -> str:
    """The score, once the round is over; once the match is, all its rounds too."""
    if sight.result is None:
        return ""
    shown = score_table(sight.score(), catalog) + rounds_table(sight, catalog)
    return f'<div class="jk-score">{shown}</div>'


def rounds_table(sight: Sight, catalog: Catalog) -> str:
    """All rounds of a match that is over, and how to look back at them."""
    if not sight.rounds:
        return ""
    rounds = finished(sight.rounds, sight.names, catalog, sight.you)
    return f"{rounds}<p>{say(catalog, 'table.look-back')}</p>"


def rounds_text(sight: Sight, catalog: Catalog) -> str:
    """The same as plain text."""
    told = [
        catalog.say(
            "tables.match.result",
            number=number,
            score=Score(result, sight.names, sight.you).sentence(catalog),
        )
        for number, result in enumerate(sight.rounds, 1)
    ]
    return " ".join([*told, catalog.say("table.look-back")]) if told else ""


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
    return in_new_tab(chapter_link(number, catalog))
