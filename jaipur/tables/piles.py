"""The goods tokens and bonus tokens that are left."""

from dataclasses import dataclass

from jaipur.cards import GOODS, Cards
from jaipur.observation import Observation
from jaipur.round import Round
from jaipur.rules import BONUS_PILES, OFFICIAL, Rules
from jaipur.scoring import EMPTY_ROWS_TO_END, Row, Rows, empty_rows
from jaipur.show import Shown, html, text
from jaipur.tables.given import as_seen
from jaipur.tables.parts import coin, escape, numbers, say, side_by_side, table
from jaipur.texts import ENGLISH, Catalog


@dataclass(frozen=True, slots=True)
class TokenRows(Shown):
    """The tokens left: rows of goods tokens, and how many bonus tokens lie in each pile.

    rules       what the bonus piles and the camel token are worth
    camel_left  how many camel tokens are left once the round is over, before that None
    """

    tokens: Rows
    bonus_left: tuple[int, ...]
    rules: Rules = OFFICIAL
    camel_left: int | None = None


def tokens(now: Round | Observation) -> TokenRows:
    """The tokens left in a position, to be shown alone."""
    as_seen(now)
    return TokenRows(now.tokens, bonus_left(now), now.rules, camel_left(now))


def bonus_left(now: Round | Observation) -> tuple[int, ...]:
    """How many bonus tokens are left in each pile; their values lie face down."""
    return now.bonus_left if isinstance(now, Observation) else tuple(map(len, now.bonus))


def camel_left(now: Round | Observation) -> int | None:
    """Whether the camel token is left, 0 or 1, once the round is over; before that None."""
    if now.ended_by is None:
        return None
    if isinstance(now, Observation):
        herds = now.herd, now.other.herd
    else:
        herds = now.sides[0].herd, now.sides[1].herd
    return int(now.ended_by == "cap" or herds[0] == herds[1])


def pile_name(pile: int, catalog: Catalog) -> str:
    """The sales a bonus pile is for, "3 cards" or "5 or more cards"."""
    return catalog.say(f"tables.bonus.{'more' if pile == BONUS_PILES[-1] else 'cards'}", n=pile)


@html.register
def _(shown: TokenRows, catalog: Catalog = ENGLISH) -> str:
    return side_by_side(goods_table(shown, catalog), bonus_table(shown, catalog))


def goods_table(shown: TokenRows, catalog: Catalog) -> str:
    """The rows of goods tokens as a table."""
    empty = say(
        catalog,
        "tables.goods.empty",
        n=len(empty_rows(shown.tokens)),
        limit=EMPTY_ROWS_TO_END,
    )
    return table(
        f"{say(catalog, 'tables.goods')}<br/>{empty}",
        [say(catalog, f"tables.goods.{column}") for column in ("good", "next", "then")],
        [_goods_row(*row, catalog) for row in zip(GOODS, shown.tokens, strict=True)],
    )


def _goods_row(good: Cards, row: Row, catalog: Catalog) -> tuple[str, str, str]:
    name = say(catalog, f"label.{good}")
    if not row:
        return f"<s>{name}</s>", say(catalog, "tables.goods.none"), ""
    return name, coin(good, row[0]), numbers(row[1:])


def bonus_table(shown: TokenRows, catalog: Catalog) -> str:
    """The piles of bonus tokens and the camel token as a table."""
    printed = zip(BONUS_PILES, shown.rules.bonus_tokens, shown.bonus_left, strict=True)
    camel_token = (
        say(catalog, "tables.bonus.herd"),
        str(shown.rules.camel_token),
        say(catalog, "tables.bonus.end") if shown.camel_left is None else str(shown.camel_left),
    )
    return table(
        say(catalog, "tables.bonus"),
        [say(catalog, f"tables.bonus.{column}") for column in ("sold", "worth", "left")],
        [
            *(
                (escape(pile_name(pile, catalog)), worth(values, catalog), str(left))
                for pile, values, left in printed
            ),
            camel_token,
        ],
    )


def worth(values: Row, catalog: Catalog) -> str:
    """What the bonus tokens of a pile are worth as printed, "1–3"."""
    if not values:
        return "0"
    return say(catalog, "tables.bonus.range", least=min(values), most=max(values))


@text.register
def _(shown: TokenRows, catalog: Catalog = ENGLISH) -> str:
    between = catalog.say("tables.tokens.between")
    rows = between.join(
        catalog.say(
            "tables.tokens.row",
            good=catalog.say(f"label.{good}"),
            values=numbers(row) or catalog.say("tables.tokens.none"),
        )
        for good, row in zip(GOODS, shown.tokens, strict=True)
    )
    piles = catalog.listing(
        catalog.say("tables.bonus.pile", n=left, cards=pile_name(pile, catalog))
        for pile, left in zip(BONUS_PILES, shown.bonus_left, strict=True)
    )
    empty = len(empty_rows(shown.tokens))
    return " ".join(
        (
            catalog.say("tables.tokens.text", rows=rows, n=empty, limit=EMPTY_ROWS_TO_END),
            catalog.say("tables.bonus.text", piles=piles),
        )
    )
