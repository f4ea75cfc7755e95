"""Actions in words, what a turn did, and the list of legal actions."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels, as_action
from jaipur.cards import Cards, minus
from jaipur.legality import LegalActions
from jaipur.observation import Observation
from jaipur.round import Round
from jaipur.scoring import bonus_pile, sale
from jaipur.show import html, text
from jaipur.tables.given import as_seen
from jaipur.tables.parts import escape, folded, say, table
from jaipur.tables.piles import bonus_left, pile_name
from jaipur.texts import ENGLISH, Catalog

#: More exchanges than this are folded.
MOST_OPEN = 12


def words(action: Action | str, catalog: Catalog = ENGLISH) -> str:
    """An action in words: "give gold and a camel, take a diamond and silver".

    It may be given as notation. What is no action raises `NotationError`.
    """
    match as_action(action):
        case Take(cards):
            return catalog.say("tables.do.take", cards=cards)
        case TakeCamels():
            return catalog.say("tables.do.camels")
        case Exchange(give, take):
            return catalog.say("tables.do.exchange", give=give, take=take)
        case Sell(cards):
            return catalog.say("tables.do.sell", cards=cards)


def happened(
    player_name: str,
    action: Action | str,
    before: Round | Observation,
    after: Round | Observation,
    catalog: Catalog = ENGLISH,
) -> str:
    """What a turn did, as both players saw it.

    "Greedy took leather; a camel came to the market." The value of a bonus token drawn is
    not told. `before` and `after` may be what either player observed. Raises as `words` does,
    and `TypeError` for what is no position.
    """
    for position in (before, after):
        as_seen(position)
    match as_action(action):
        case Exchange(give, take):
            return catalog.say("tables.gave", name=player_name, give=give, take=take)
        case Sell(cards):
            return _sold(player_name, cards, before, catalog)
        case Take(cards):
            taken = cards
        case TakeCamels():
            taken = "M" * before.market.count("M")
    came = minus(after.market, minus(before.market, taken))
    key = "tables.took"
    if len(came) < len(taken):
        key += ".short" if came else ".none"
    return catalog.say(key, name=player_name, cards=taken, came=came)


def _sold(name: str, cards: Cards, before: Round | Observation, catalog: Catalog) -> str:
    brought = sale(before.row(cards[0]), len(cards), bonus_left(before))
    if len(brought.tokens) > 1:
        total = " + ".join(map(str, brought.tokens))
        worth = catalog.say("tables.sold.sum", sum=total, n=brought.rupees)
    else:
        key = "tables.sold.one" if brought.tokens else "tables.sold.nothing"
        worth = catalog.say(key, n=brought.rupees)
    pile = bonus_pile(len(cards))
    if pile is None:
        return catalog.say("tables.sold", name=name, cards=cards, worth=worth)
    key = "tables.sold.no-bonus" if brought.bonus is None else "tables.sold.bonus"
    return catalog.say(key, name=name, cards=cards, worth=worth, pile=pile_name(pile, catalog))


@html.register(Take)
@html.register(TakeCamels)
@html.register(Exchange)
@html.register(Sell)
def _(value: Action, catalog: Catalog = ENGLISH) -> str:
    return f"{escape(words(value, catalog))} {_written(value)}"


@text.register(Take)
@text.register(TakeCamels)
@text.register(Exchange)
@text.register(Sell)
def _(value: Action, catalog: Catalog = ENGLISH) -> str:
    return f"{words(value, catalog)} ({value})"


def _written(action: Action) -> str:
    return f"<code>{escape(action)}</code>"


# Legal actions


def _kind(action: Action) -> tuple[str, int]:
    """What an action is grouped by: its kind, and the size of an exchange."""
    match action:
        case Take():
            return "take", 0
        case TakeCamels():
            return "camels", 0
        case Sell():
            return "sell", 0
        case Exchange(_, take):
            return "exchange", len(take)


def _groups(actions: Iterable[Action]) -> Iterator[tuple[str, int, list[Action]]]:
    """The actions by kind; their documented order keeps each kind together."""
    for (kind, size), group in groupby(actions, _kind):
        yield kind, size, list(group)


@html.register
def _(value: LegalActions, catalog: Catalog = ENGLISH) -> str:
    if not value:
        return f"<p>{say(catalog, 'tables.legal.none')}</p>"
    return table(
        say(catalog, "tables.legal", n=len(value)),
        [say(catalog, f"tables.legal.{column}") for column in ("kind", "count", "which")],
        [
            (
                say(catalog, f"tables.kind.{kind}", size=size),
                str(len(group)),
                _exchanges(group, catalog) if kind == "exchange" else _listed(group, catalog),
            )
            for kind, size, group in _groups(value)
        ],
    )


def _listed(actions: Iterable[Action], catalog: Catalog) -> str:
    return "<br/>".join(html(action, catalog) for action in actions)


def _exchanges(actions: list[Action], catalog: Catalog) -> str:
    """Exchanges of one size, a line for each group of goods taken."""
    lines = "<br/>".join(
        f"{say(catalog, 'tables.legal.for', take=take)} {' '.join(map(_written, group))}"
        for take, group in groupby(actions, lambda action: action.take)  # type: ignore[union-attr]
    )
    if len(actions) <= MOST_OPEN:
        return lines
    return folded(say(catalog, "tables.legal.show", n=len(actions)), lines)


@text.register
def _(value: LegalActions, catalog: Catalog = ENGLISH) -> str:
    if not value:
        return catalog.say("tables.legal.none")
    parts = [catalog.say("tables.legal", n=len(value)) + "."]
    for kind, size, group in _groups(value):
        which = str(len(group)) if kind == "exchange" else " ".join(map(str, group))
        title = catalog.say(f"tables.kind.{kind}", size=size)
        parts.append(catalog.say("tables.legal.text", kind=title, which=which))
    return " ".join(parts)
