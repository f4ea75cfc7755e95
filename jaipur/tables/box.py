"""The whole box: every kind of card with its tokens, then the other tokens."""

from collections.abc import Iterator
from dataclasses import dataclass

from jaipur.cards import BOX, CAMEL, COUNTS, KINDS, TOKENS, Cards
from jaipur.legality import least_sale
from jaipur.rules import BONUS_PILES, OFFICIAL, Rules, check_rules
from jaipur.show import Shown, html, text
from jaipur.tables.parts import chip, escape, numbers, say, side_by_side, table
from jaipur.tables.piles import pile_name
from jaipur.texts import ENGLISH, Catalog


@dataclass(frozen=True, slots=True)
class Box(Shown):
    """What is in the box; `rules` say which bonus tokens, camel token and seals it holds."""

    rules: Rules = OFFICIAL


def box(rules: Rules = OFFICIAL) -> Box:
    """The box, to be shown. Raises `TypeError` for what is no `Rules`."""
    return Box(check_rules(rules))


@html.register
def _(shown: Box, catalog: Catalog = ENGLISH) -> str:
    return side_by_side(
        table(
            escape(_cards_and_tokens(catalog)),
            [
                say(catalog, f"tables.box.{column}")
                for column in ("kind", "cards", "tokens", "rupees", "sold")
            ],
            [_kind_row(kind, shown.rules, catalog) for kind in KINDS],
        ),
        table(
            escape(_other_tokens(shown.rules, catalog)),
            [say(catalog, f"tables.box.{column}") for column in ("for", "number", "worth")],
            [tuple(map(escape, row)) for row in _others(shown.rules, catalog)],
        ),
    )


def _kind_row(kind: Cards, rules: Rules, catalog: Catalog) -> tuple[str, ...]:
    row = TOKENS.get(kind, ())
    none = say(catalog, "tables.box.none")
    return (
        chip(kind, catalog),
        str(COUNTS[kind]),
        numbers(row) or none,
        str(sum(row)) if row else none,
        escape(_least_sale(kind, rules, catalog)),
    )


def _least_sale(kind: Cards, rules: Rules, catalog: Catalog) -> str:
    """The fewest cards of that kind in a sale, in words."""
    if kind == CAMEL:
        return catalog.say("tables.box.unsold")
    return catalog.say("tables.box.least", n=least_sale(rules, kind))


def _cards_and_tokens(catalog: Catalog) -> str:
    return catalog.say(
        "tables.box.caption",
        cards=len(BOX),
        tokens=sum(map(len, TOKENS.values())),
        rupees=sum(map(sum, TOKENS.values())),
    )


def _other_tokens(rules: Rules, catalog: Catalog) -> str:
    return catalog.say(
        "tables.box.others", bonus=sum(map(len, rules.bonus_tokens)), seals=rules.seal_count
    )


def _others(rules: Rules, catalog: Catalog) -> Iterator[tuple[str, str, str]]:
    """What earns each token that is no goods token, how many there are, the rupees on them."""
    none = catalog.say("tables.box.no-rupees")
    for pile, values in zip(BONUS_PILES, rules.bonus_tokens, strict=True):
        sale = catalog.say("tables.box.sale", cards=pile_name(pile, catalog))
        yield sale, str(len(values)), numbers(values) or none
    yield catalog.say("tables.box.herd"), "1", str(rules.camel_token)
    yield catalog.say("tables.box.seal"), str(rules.seal_count), none


@text.register
def _(shown: Box, catalog: Catalog = ENGLISH) -> str:
    kinds = (
        catalog.say(
            "tables.box.kind.text",
            kind=catalog.say(f"label.{kind}"),
            n=COUNTS[kind],
            tokens=numbers(TOKENS.get(kind, ())) or catalog.say("tables.box.none"),
            sold=_least_sale(kind, shown.rules, catalog),
        )
        for kind in KINDS
    )
    others = (
        catalog.say("tables.box.other.text", what=what, number=number, worth=worth)
        for what, number, worth in _others(shown.rules, catalog)
    )
    between = catalog.say("tables.tokens.between")
    return catalog.say(
        "tables.box.text",
        caption=_cards_and_tokens(catalog),
        kinds=between.join(kinds),
        other=_other_tokens(shown.rules, catalog),
        others=between.join(others),
    )
