"""Chapter 10, counting up.

Where a seal is to be won the other player has no bonus token, so that the learner can add
everything up.
"""

from collections.abc import Iterator

from jaipur.lessons.task import Task, Want
from jaipur.position import position

_WANTS = (
    Want("over", lambda turns: turns.now.over),
    Want("seal", lambda turns: turns.seal == 0),
)


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="counting.camels",
        start=position(
            market="CLMMM",
            hand="CCPL",
            other_hand="SSPP",
            herd=3,
            other_herd=5,
            deck="PL",
            deck_size=2,
            tokens={"D": 0, "G": 0, "S": 1, "C": 2, "P": 3, "L": 2},
            won=({"D": 5, "S": 4, "L": (4, 3, 2)}, {"G": 5, "C": 5, "P": 4, "L": (1, 1, 1, 1)}),
        ),
        wants=_WANTS,
        solution=("+M",),
        wrong=(("-CC",), ("+C",), ("-L",)),
    )
    yield Task(
        id="counting.level",
        start=position(
            market="CPLMM",
            hand="CCPL",
            other_hand="SSPPL",
            herd=3,
            other_herd=5,
            deck="M",
            deck_size=1,
            tokens={"D": 0, "G": 0, "S": 1, "C": 2, "P": 3, "L": 2},
            won=({"D": 5, "S": 4, "L": (4, 3, 2, 1)}, {"G": 5, "C": 5, "P": 4, "L": (1, 1, 1)}),
        ),
        wants=_WANTS,
        solution=("+M",),
        wrong=(("-CC",), ("+C",), ("-L",)),
    )
    yield Task(
        id="counting.tie",
        start=position(
            market="CLPMM",
            hand="CCPLL",
            other_hand="SSL",
            herd=3,
            other_herd=6,
            deck="LD",
            deck_size=2,
            tokens={"D": 0, "G": 0, "S": 1, "C": 2, "P": 1, "L": 4},
            won=(
                {"D": 5, "S": 4, "P": (5, 3, 2), 3: 3},
                {"G": 5, "C": 5, "P": (3, 2, 1), "L": 5},
            ),
        ),
        wants=_WANTS,
        solution=("-CC",),
        wrong=(("-P",), ("-LL",), ("+M",)),
    )
