"""What one player has."""

from dataclasses import dataclass

from jaipur.cards import GOODS, Cards
from jaipur.round import Side
from jaipur.scoring import Counted, Row, rupees_of
from jaipur.show import Shown, html, text
from jaipur.tables.given import as_side
from jaipur.tables.parts import cards, chips, coin, numbers, say, table
from jaipur.texts import ENGLISH, Catalog


def seen(hand: str, count: int, known: Cards, catalog: Catalog) -> str:
    """A hand of `count` cards in words, with what of it was seen taken from the market."""
    if not known:
        return hand
    key = "tables.seen.all" if len(known) == count else "tables.seen"
    return catalog.say(key, hand=hand, known=known)


def earned(rupees: int, bonus: int, hidden: bool, catalog: Catalog, camel: bool = False) -> str:
    """What a player has earned: the rupees, and how many bonus tokens are among or beside them.

    `hidden`: the values of the bonus tokens are not in `rupees`; `camel`: the camel token is.
    """
    if hidden and bonus:
        return catalog.say("tables.earned.hidden", n=rupees, bonus=bonus)
    among = [catalog.say("noun.bonus", n=bonus)] if bonus else []
    if camel:
        among.append(catalog.say("tables.earned.camel"))
    if not among:
        return catalog.say("noun.rupee", n=rupees)
    return catalog.say("tables.earned.open", n=rupees, among=catalog.listing(among))


@dataclass(frozen=True, slots=True)
class PlayerSide(Shown):
    """All that one player has, seen by that player. `name` None is "You"."""

    side: Side
    name: str | None = None

    def title(self, catalog: Catalog) -> str:
        """The player's name as it is shown."""
        return catalog.say("tables.you") if self.name is None else self.name

    def earned(self, catalog: Catalog) -> str:
        """The rupees, bonus tokens among them."""
        side = self.side
        rupees = rupees_of(Counted(side.herd, side.goods, side.bonus))
        return earned(rupees, sum(map(len, side.bonus)), False, catalog)

    def won(self) -> list[tuple[Cards, Row]]:
        """The goods whose tokens were won, with those tokens."""
        return [(good, row) for good, row in zip(GOODS, self.side.goods, strict=True) if row]

    def bonus(self) -> Row:
        """The bonus tokens won."""
        return tuple(value for pile in self.side.bonus for value in pile)


def side(side: Side, name: str | None = None) -> PlayerSide:
    """One player's side, to be shown alone and by name."""
    return PlayerSide(as_side(side), name)


@html.register
def _(shown: PlayerSide, catalog: Catalog = ENGLISH) -> str:
    has, none = shown.side, say(catalog, "tables.side.none")
    coins = "<br/>".join(
        f"{say(catalog, f'label.{good}')} {' '.join(coin(good, rupees) for rupees in row)}"
        for good, row in shown.won()
    )
    rows = [
        ("tables.hand", cards(has.hand, catalog)),
        ("tables.side.seen", chips(has.known, catalog) if has.known else none),
        ("tables.side.herd", say(catalog, "noun.camel", n=has.herd)),
        ("tables.side.goods", coins or none),
        ("tables.side.bonus", numbers(shown.bonus()) or none),
    ]
    caption = say(
        catalog, "tables.side.caption", name=shown.title(catalog), earned=shown.earned(catalog)
    )
    return table(caption, (), [(say(catalog, key), cell) for key, cell in rows])


@text.register
def _(shown: PlayerSide, catalog: Catalog = ENGLISH) -> str:
    none = catalog.say("tables.side.none")
    goods = catalog.say("tables.tokens.between").join(
        catalog.say("tables.side.row", good=catalog.say(f"label.{good}"), values=numbers(row))
        for good, row in shown.won()
    )
    return catalog.say(
        "tables.side.text.seen" if shown.side.known else "tables.side.text",
        name=shown.title(catalog),
        hand=shown.side.hand,
        known=shown.side.known,
        n=shown.side.herd,
        goods=goods or none,
        bonus=numbers(shown.bonus()) or none,
        earned=shown.earned(catalog),
    )


@html.register
def _(value: Side, catalog: Catalog = ENGLISH) -> str:
    return html(PlayerSide(value), catalog)


@text.register
def _(value: Side, catalog: Catalog = ENGLISH) -> str:
    return text(PlayerSide(value), catalog)
