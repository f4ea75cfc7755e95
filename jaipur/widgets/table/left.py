"""What is left: the cards one has not seen, by kind, from one's own observation alone."""

from jaipur.cards import COUNTS, KINDS
from jaipur.tables.parts import escape, say, table
from jaipur.texts import Catalog
from jaipur.widgets.table.sight import Sight


def left_html(sight: Sight, catalog: Catalog) -> str:
    """The table of what is left; with the curtain down a sentence."""
    if sight.hidden:
        return f"<p>{say(catalog, 'table.no.curtain', name=sight.names[sight.near])}</p>"
    rows = [
        (
            f'<i class="jk-ic jk-{kind}"></i>{say(catalog, f"label.{kind}")}',
            str(sight.seen.unseen.count(kind)),
            str(COUNTS[kind]),
        )
        for kind in KINDS
    ]
    head = [say(catalog, f"table.unseen.{column}") for column in ("card", "unseen", "in-box")]
    whole = table(escape(_caption(sight, catalog)), head, rows, least="min(26em,100%)")
    return f"{whole}<p>{escape(_known(sight, catalog))}</p>"


def left_text(sight: Sight, catalog: Catalog) -> str:
    """The same as plain text."""
    if sight.hidden:
        return catalog.say("table.no.curtain", name=sight.names[sight.near])
    rows = (
        catalog.say(
            "table.unseen.row",
            card=catalog.say(f"label.{kind}"),
            number=str(sight.seen.unseen.count(kind)),
        )
        for kind in KINDS
    )
    return f"{_caption(sight, catalog)} {catalog.listing(rows)}. {_known(sight, catalog)}"


def _caption(sight: Sight, catalog: Catalog) -> str:
    seen = sight.seen
    name = sight.names[1 - sight.near]
    return catalog.say("table.unseen.caption", n=seen.unknown, deck=seen.deck, name=name)


def _known(sight: Sight, catalog: Catalog) -> str:
    """What is known of the other hand, which counts as seen."""
    known, name = sight.seen.other.known, sight.names[1 - sight.near]
    key = "table.unseen.known" if known else "table.unseen.known.none"
    return catalog.say(key, cards=known, name=name)
