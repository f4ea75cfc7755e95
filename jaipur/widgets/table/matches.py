"""`Matches`: the matches that have lain on a table, one after the other, none of them lost."""

from dataclasses import dataclass, field

from jaipur.session import Session
from jaipur.tables import Names
from jaipur.widgets.table.opponents import Chance, Opponent


@dataclass(slots=True)
class Lying:
    """One match on the table.

    session  the match and its cursor     chance  the random stream of the computer's side
    origin   the point it was laid at     seat    where the person sits
    names    of players 0 and 1           left    the point at which another took its place
    pasted   whether it came from a record
    movers   who moved for the computer's side at a point, where that is known
    """

    session: Session
    chance: Chance
    origin: int
    seat: int
    names: Names
    left: int | None = None
    pasted: bool = False
    movers: dict[int, Opponent] = field(default_factory=dict)


class Matches:
    """The match that lies on the table, those before it, and those gone back from."""

    def __init__(self, first: Lying) -> None:
        self._all = [first]
        self._at = 0

    @property
    def now(self) -> Lying:
        """The match on the table."""
        return self._all[self._at]

    @property
    def first(self) -> Lying:
        """The match that the table was set with."""
        return self._all[0]

    @property
    def can_go_back(self) -> bool:
        """Whether one lay here before."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether the next one was laid at this very point."""
        return self._at + 1 < len(self._all) and self.now.session.at == self.now.left

    def lay(self, new: Lying) -> None:
        """Lay another match in the place of this one; what could be gone forward to is gone."""
        self.cut()
        self.now.left = self.now.session.at
        self._all.append(new)
        self._at += 1

    def cut(self) -> None:
        """Forget the matches that were gone back from: something else is played."""
        del self._all[self._at + 1 :]

    def go(self, step: int) -> None:
        """Back by -1 or forward by 1; there has to be one."""
        self._at += step
