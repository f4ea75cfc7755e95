"""What a player can expect: the next card, the other hand, the bonus tokens."""

from dataclasses import dataclass
from fractions import Fraction

from jaipur.cards import GOODS, KINDS
from jaipur.observation import Observation
from jaipur.observation import odds as exact
from jaipur.observation.seen import as_observation
from jaipur.rules import BONUS_PILES
from jaipur.show import Shown, html, text
from jaipur.tables.parts import chip, escape, say, side_by_side, table
from jaipur.tables.piles import pile_name
from jaipur.texts import ENGLISH, Catalog


@dataclass(frozen=True, slots=True)
class Odds(Shown):
    """The exact odds of what a player does not see, as `observation.odds` has them."""

    seen: Observation


def odds(seen: Observation) -> Odds:
    """The odds, to be shown: by kind of card, and by bonus pile.

    Raises `TypeError` for what is no observation.
    """
    return Odds(as_observation(seen))


def percent(chance: Fraction, catalog: Catalog = ENGLISH) -> str:
    """A chance in whole percent; what is neither sure nor impossible never reads so."""
    if 0 < chance < Fraction(1, 200):
        return catalog.say("tables.odds.under")
    if Fraction(199, 200) < chance < 1:
        return catalog.say("tables.odds.over")
    return catalog.say("tables.odds.percent", n=round(100 * chance))


@html.register
def _(shown: Odds, catalog: Catalog = ENGLISH) -> str:
    return side_by_side(_cards(shown.seen, catalog), _bonus(shown.seen, catalog))


def _cards(seen: Observation, catalog: Catalog) -> str:
    following = exact.next_card(seen)
    rows = []
    for kind in KINDS:
        held = [
            percent(exact.other_holds(seen, kind, least), catalog) if kind in GOODS else ""
            for least in (1, 2)
        ]
        top = percent(following.get(kind, Fraction(0)), catalog)
        rows.append([chip(kind, catalog), str(seen.unseen.count(kind)), top, *held])
    columns = [say(catalog, f"tables.odds.{name}") for name in ("kind", "unseen", "next")]
    columns += [say(catalog, "tables.odds.holds", n=n) for n in (1, 2)]
    facts = {"deck": seen.deck, "unknown": seen.unknown}
    return table(say(catalog, "tables.odds.caption", **facts), columns, rows)


def _bonus(seen: Observation, catalog: Catalog) -> str:
    rows = []
    for pile in BONUS_PILES:
        chances = exact.bonus(seen, pile)
        mean = f"{float(exact.mean(chances)):.1f}" if chances else say(catalog, "tables.odds.gone")
        rows.append([escape(pile_name(pile, catalog)), mean])
    columns = [say(catalog, f"tables.odds.{name}") for name in ("sale", "mean")]
    return table(say(catalog, "tables.odds.bonus"), columns, rows)


@text.register
def _(shown: Odds, catalog: Catalog = ENGLISH) -> str:
    seen = shown.seen
    following = exact.next_card(seen)
    facts = {"deck": seen.deck, "unknown": seen.unknown}
    lines = [catalog.say("tables.odds.caption", **facts)]
    for kind in KINDS:
        said = {
            "kind": catalog.say(f"label.{kind}"),
            "unseen": seen.unseen.count(kind),
            "next": percent(following.get(kind, Fraction(0)), catalog),
        }
        if kind in GOODS:
            said["holds"] = percent(exact.other_holds(seen, kind), catalog)
            said["pair"] = percent(exact.other_holds(seen, kind, 2), catalog)
        lines.append(catalog.say(f"tables.odds.{'good' if kind in GOODS else 'camel'}", **said))
    for pile in BONUS_PILES:
        chances = exact.bonus(seen, pile)
        key = "tables.odds.worth" if chances else "tables.odds.none"
        mean = f"{float(exact.mean(chances)):.1f}"
        lines.append(catalog.say(key, pile=pile_name(pile, catalog), mean=mean))
    return "\n".join(lines)
