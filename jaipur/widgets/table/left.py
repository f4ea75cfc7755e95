"""What is left: the cards one has not seen, by kind, from one's own observation alone."""

from dataclasses import dataclass

from jaipur.actions import Sell
from jaipur.cards import CAMEL, COUNTS, GOODS, TOKENS, Cards
from jaipur.observation import Observation
from jaipur.tables.parts import escape, say, table
from jaipur.texts import Catalog
from jaipur.widgets.table.sight import Sight


@dataclass(frozen=True, slots=True)
class Unseen:
    """How many cards of one kind may still lie in the deck or in the other hand."""

    kind: Cards
    least: int
    most: int


def unseen(seen: Observation) -> tuple[Unseen, ...]:
    """The cards that are neither in sight nor known nor sold, by kind.

    A sale of more cards than there are tokens leaves no trace on the tokens. So in a round that
    this table did not see from its deal, the number of a good whose row is empty may be a range.
    """
    whole = seen.turns == len(seen.history)
    most = {good: COUNTS[good] - _seen(seen, good) - _sold(seen, good, whole) for good in GOODS}
    camels = COUNTS[CAMEL] - seen.herd - seen.other.herd - seen.market.count(CAMEL)
    hidden = seen.deck + seen.other.cards - len(seen.other.known) - camels
    over = sum(most.values()) - hidden
    unsure = [good for good in GOODS if not whole and not seen.row(good)]
    rows = []
    for good in GOODS:
        more = over if good in unsure else 0
        least, top = max(0, most[good] - more), most[good]
        rows.append(Unseen(good, least, least if len(unsure) == 1 else top))
    return (*rows, Unseen(CAMEL, camels, camels))


def _seen(seen: Observation, good: Cards) -> int:
    """The cards of that good in the own hand, in the market and known of the other hand."""
    return sum(cards.count(good) for cards in (seen.hand, seen.market, seen.other.known))


def _sold(seen: Observation, good: Cards, whole: bool) -> int:
    """The cards of that good that were sold, at least."""
    told = sum(
        len(action.cards)
        for action in seen.history
        if isinstance(action, Sell) and action.cards[0] == good
    )
    return told if whole else max(told, len(TOKENS[good]) - len(seen.row(good)))


def left_html(sight: Sight, catalog: Catalog) -> str:
    """The table of what is left; with the curtain down a sentence."""
    if sight.hidden:
        return f"<p>{say(catalog, 'table.no.curtain', name=sight.names[sight.near])}</p>"
    seen = sight.seen
    rows = [
        (
            f'<i class="jk-ic jk-{one.kind}"></i>{say(catalog, f"label.{one.kind}")}',
            escape(_number(one, catalog)),
            str(COUNTS[one.kind]),
        )
        for one in unseen(seen)
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
            card=catalog.say(f"label.{one.kind}"),
            number=_number(one, catalog),
        )
        for one in unseen(sight.seen)
    )
    return f"{_caption(sight, catalog)} {catalog.listing(rows)}. {_known(sight, catalog)}"


def _caption(sight: Sight, catalog: Catalog) -> str:
    seen = sight.seen
    hidden = seen.other.cards - len(seen.other.known)
    name = sight.names[1 - sight.near]
    return catalog.say("table.unseen.caption", n=hidden, deck=seen.deck, name=name)


def _known(sight: Sight, catalog: Catalog) -> str:
    """What is known of the other hand, which counts as seen."""
    known, name = sight.seen.other.known, sight.names[1 - sight.near]
    key = "table.unseen.known" if known else "table.unseen.known.none"
    return catalog.say(key, cards=known, name=name)


def _number(one: Unseen, catalog: Catalog) -> str:
    if one.least == one.most:
        return str(one.most)
    return catalog.say("table.unseen.range", least=one.least, most=one.most)
