"""How the market's cards lie: each keeps its place until it is taken. And what a turn changed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from jaipur.actions import Action, Exchange, Sell, Take
from jaipur.cards import CAMEL, MARKET_SIZE, Cards, minus
from jaipur.round import Round
from jaipur.scoring import sale
from jaipur.session import LastTurn, Session
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


class Laying:
    """The market as it lay at each point of a session, as far as that is known."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Round, Places, frozenset[int]]] = {}

    def clear(self) -> None:
        """Another match lies on the table."""
        self._known.clear()

    def play(self, session: Session, action: Action, picked: Iterable[int] = ()) -> None:
        """Play an action; `picked` are the places of the market that were pressed for it."""
        places, _ = self.places(session)
        turn = session.play(action)
        laid = lay_next(places, action, turn.after.market, picked)
        self._known[session.at] = (turn.after, *laid)

    def places(self, session: Session) -> tuple[Places, frozenset[int]]:
        """The market as it lies now, and where cards came last turn."""
        known = self._known.get(session.at)
        if known is None or known[0] is not session.round:
            known = self._known[session.at] = (session.round, *self._lay(session))
        return known[1], known[2]

    def _lay(self, session: Session) -> tuple[Places, frozenset[int]]:
        last = session.last_turn()
        if last is None:
            return lay(session.round.market), frozenset()
        before = self._known.get(session.at - 1)
        known = before is not None and before[0] is last.before
        places = before[1] if before is not None and known else lay(last.before.market)
        return lay_next(places, last.action, last.after.market)

    def changes(self, session: Session, turns: Sequence[LastTurn], player: int) -> Changes:
        """What these turns, the last ones, changed as a player sees it."""
        places, fresh = self.places(session)
        earlier = self._known.get(session.at - 1)
        if len(turns) > 1 and earlier is not None:
            fresh |= {place for place in earlier[2] if places[place] == earlier[1][place]}
        return Changes(fresh, *came(turns, player), *sold(turns))


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
