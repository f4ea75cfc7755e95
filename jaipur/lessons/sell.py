"""Chapter 7, sell."""

from collections.abc import Iterator

from jaipur.actions import Sell
from jaipur.lessons.task import Task, Turns, Want, first_is
from jaipur.position import position
from jaipur.scoring import Counted, rupees_of


def _earned(turns: Turns) -> int:
    """The rupees of goods tokens that the first turn brought the learner."""
    before, after = (
        rupees_of(Counted(0, position.sides[0].goods, ())) for position in (turns.start, turns.now)
    )
    return after - before


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="sell.bonus",
        start=position(
            market="DGCMM", hand="CCCCSSL", herd=2, other_herd=1, bonus={3: (2,), 4: (5,)}
        ),
        wants=(
            Want("sold", first_is(Sell)),
            Want("four", lambda turns: len(turns.now.sides[0].bonus[1]) == 1),
        ),
        solution=("-CCCC",),
        wrong=(("-CCC",), ("-SS",), ("+D",), ("+M",)),
    )
    yield Task(
        id="sell.most",
        start=position(
            market="GCPMM",
            hand="DDCCLL",
            herd=1,
            other_herd=1,
            tokens={"D": 3, "C": 7, "L": 3},
        ),
        wants=(
            Want("sold", first_is(Sell)),
            Want("most", lambda turns: _earned(turns) == 10),
        ),
        solution=("-DD",),
        wrong=(("-CC",), ("-LL",), ("-C",), ("+G",)),
    )
    yield Task(
        id="sell.last-token",
        start=position(market="GCPMM", hand="SSCPL", herd=1, other_herd=2, tokens={"S": 1}),
        wants=(
            Want("sold", first_is(Sell)),
            Want("silver", lambda turns: turns.actions[0] == Sell("SS")),
        ),
        solution=("-SS",),
        wrong=(("-S",), ("-C",), ("+G",)),
    )
