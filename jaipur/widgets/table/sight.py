"""`Sight`: all that is drawn of a position. It is made from one player's observation.

Whatever reaches the browser comes from here, so nothing that its player may not know can,
unless the table was asked to play with open hands.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from jaipur.actions import Action, Exchange, Sell, Take
from jaipur.cards import CAMEL, MARKET_SIZE, Cards, minus
from jaipur.observation import Observation
from jaipur.scoring import Result, Rows, sale
from jaipur.session import LastTurn
from jaipur.tables import Names, Score, score
from jaipur.tables.piles import bonus_left

#: The market as it lies: a kind of card for each place, "" where the deck ran out.
Places = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Changes:
    """What the last turn changed, and before it one's own that was answered at once.

    market, hand, herd  the places to which a card came
    goods  the goods whose tokens were taken      piles  the bonus piles, 3, 4, 5, drawn from
    """

    market: frozenset[int] = frozenset()
    hand: frozenset[int] = frozenset()
    herd: frozenset[int] = frozenset()
    goods: Cards = ""
    piles: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Sight:
    """What one player sees.

    seen    the observation of the player at the near side
    names   of players 0 and 1        you     the player called "you", if one is
    hidden  the near hand lies face down: the curtain is down
    seals   of both, or None where there is no match
    places  the market as it lies     changes  what the last turn changed
    news    the last turn in words
    result  how the round came out, once it is over
    other_hand  the other player's hand where the table plays with open hands, or None
    """

    seen: Observation
    names: Names
    you: int | None
    hidden: bool
    seals: tuple[int, int] | None
    places: Places
    changes: Changes
    news: str
    result: Result | None
    other_hand: Cards | None = None

    @property
    def near(self) -> int:
        """The player at the near side."""
        return self.seen.player

    def open_part(self) -> Observation:
        """The observation as it may be shown: with the curtain down, without what is private."""
        if not self.hidden:
            return self.seen
        no_values: Rows = ((),) * len(self.seen.bonus)
        return replace(self.seen, hand="", bonus=no_values)

    def score(self) -> Score:
        """The score of a round that is over."""
        assert self.result is not None
        return score(self.result, self.names, self.you, self.seen.rules.camel_token)

    def purse(self, player: int) -> tuple[int, int]:
        """A player's rupees, and how many bonus tokens of unseen value come on top."""
        if self.result is not None:
            return self.result.rupees[player], 0
        seen = self.seen
        if player != self.near:
            return _total(seen.other.goods), sum(seen.other.bonus)
        if self.hidden:
            return _total(seen.goods), sum(map(len, seen.bonus))
        return _total(seen.goods) + _total(seen.bonus), 0


def _total(rows: Rows) -> int:
    return sum(map(sum, rows))


def lay(market: Cards) -> Places:
    """A market laid out anew."""
    return (*market, *[""] * (MARKET_SIZE - len(market)))


def lay_next(
    places: Places, action: Action, after: Cards, preferred: Iterable[int] = ()
) -> tuple[Places, frozenset[int]]:
    """The market after an action, and where cards came: every card left stays in its place.

    Of several equal cards those at `preferred` places are taken first, then from the left.
    """
    before = "".join(places)
    match action:
        case Sell():
            return places, frozenset()
        case Take(cards):
            taken, given = cards, ""
        case Exchange(give, take):
            taken, given = take, give
        case _:
            taken, given = CAMEL * before.count(CAMEL), ""
    came = given or minus(after, minus(before, taken))
    order = [*preferred, *range(len(places))]
    freed: list[int] = []
    for kind in taken:
        freed.append(next(p for p in order if places[p] == kind and p not in freed))
    new = list(places)
    for place in freed:
        new[place] = ""
    came_to = sorted(place for place, kind in enumerate(new) if not kind)[: len(came)]
    for place, kind in zip(came_to, came, strict=True):
        new[place] = kind
    return tuple(new), frozenset(came_to)


def came(turns: Iterable[LastTurn], player: int) -> tuple[frozenset[int], frozenset[int]]:
    """The places of a player's hand and herd to which cards came in the player's own turns.

    A hand lies in order, so of equal cards the last ones count as new.
    """
    for turn in turns:
        if turn.player != player:
            continue
        before, after = turn.before.sides[player], turn.after.sides[player]
        hand = {
            after.hand.rindex(kind) - n
            for kind in set(after.hand)
            for n in range(after.hand.count(kind) - before.hand.count(kind))
        }
        return frozenset(hand), frozenset(range(before.herd, after.herd))
    return frozenset(), frozenset()


def sold(turns: Iterable[LastTurn]) -> tuple[Cards, frozenset[int]]:
    """The goods that were sold, and the bonus piles that were drawn from."""
    goods, piles = "", set()
    for turn in turns:
        if isinstance(turn.action, Sell):
            good, n = turn.action.cards[0], len(turn.action.cards)
            goods += good
            piles.add(sale(turn.before.row(good), n, bonus_left(turn.before)).bonus)
    return goods, frozenset(pile for pile in piles if pile is not None)
