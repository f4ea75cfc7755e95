"""The market alone, and a hand alone."""

from dataclasses import dataclass

from jaipur.cards import Cards
from jaipur.observation import Observation
from jaipur.round import Round, check_player
from jaipur.rules import OFFICIAL
from jaipur.show import Shown, html, text
from jaipur.tables.given import as_seen
from jaipur.tables.parts import Names, cards, player_names, say, table
from jaipur.texts import ENGLISH, Catalog


@dataclass(frozen=True, slots=True)
class Market(Shown):
    """The cards of a market."""

    cards: Cards


def market(now: Round | Observation) -> Market:
    """The market of a position, to be shown alone."""
    return Market(as_seen(now).market)


@html.register
def _(shown: Market, catalog: Catalog = ENGLISH) -> str:
    caption = say(catalog, "tables.market.caption", n=len(shown.cards))
    row = say(catalog, "tables.market"), cards(shown.cards, catalog)
    return table(caption, (), [row])


@text.register
def _(shown: Market, catalog: Catalog = ENGLISH) -> str:
    return catalog.say("tables.market.text", cards=shown.cards)


@dataclass(frozen=True, slots=True)
class Hand(Shown):
    """The cards of a hand. `name` is its player's, or None for "You"."""

    cards: Cards
    name: str | None = None
    limit: int = OFFICIAL.hand_limit

    def facts(self, catalog: Catalog) -> dict[str, object]:
        """What its texts need."""
        name = catalog.say("tables.you") if self.name is None else self.name
        return {"name": name, "n": len(self.cards), "limit": self.limit, "cards": self.cards}


def hand(now: Round | Observation, player: int | None = None, names: Names | None = None) -> Hand:
    """One hand of a position, to be shown alone.

    Of a round: that of `player`, or else of the player to move. Of an observation: the
    observer's own, the only one there is. Raises `TypeError` for what is neither, and
    `PlayerError`.
    """
    limit = as_seen(now).rules.hand_limit
    if isinstance(now, Observation):
        return Hand(now.hand, None if names is None else names[now.player], limit)
    who = now.to_move if player is None else check_player(player)
    return Hand(now.sides[who].hand, player_names(names)[who], limit)


@html.register
def _(shown: Hand, catalog: Catalog = ENGLISH) -> str:
    caption = say(catalog, "tables.hand.caption", **shown.facts(catalog))
    row = say(catalog, "tables.hand"), cards(shown.cards, catalog)
    return table(caption, (), [row])


@text.register
def _(shown: Hand, catalog: Catalog = ENGLISH) -> str:
    return catalog.say("tables.hand.text", **shown.facts(catalog))
