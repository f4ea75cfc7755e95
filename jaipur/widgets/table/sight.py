"""`Sight`: all that is drawn of a position. It is made from one player's observation.

Whatever reaches the browser comes from here, so nothing that its player may not know can,
unless the table was asked to play with open hands.
"""

from dataclasses import dataclass, replace

from jaipur.cards import Cards
from jaipur.observation import Observation
from jaipur.scoring import Result, Rows
from jaipur.tables import Names, Score, score
from jaipur.widgets.table.laying import Changes, Places


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
    rounds  how all rounds of the match came out, once that is over
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
    rounds: tuple[Result, ...] = ()
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
