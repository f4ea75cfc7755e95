"""Chapter 8, bonus tokens."""

from collections.abc import Iterator

from jaipur.actions import Sell
from jaipur.lessons.task import Task, Want, first_is
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="bonus.largest",
        start=position(market="DGCMM", hand="CCCLLLL", herd=2, other_herd=1),
        wants=(
            Want("sold", first_is(Sell)),
            Want("some", lambda turns: any(turns.now.sides[0].bonus)),
            Want("four", lambda turns: len(turns.now.sides[0].bonus[1]) == 1),
        ),
        solution=("-LLLL",),
        wrong=(("+M",), ("-LL",), ("-CCC",), ("-LLL",)),
    )
    yield Task(
        id="bonus.wait",
        start=position(market="CCGMM", hand="CCCSL", herd=2, other_herd=1),
        wants=(Want("five", lambda turns: turns.now.sides[0].hand.count("C") == 5),),
        solution=("MM>CC",),
        wrong=(("-CCC",), ("+C",), ("+M",)),
    )
