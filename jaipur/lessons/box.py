"""Chapter 1, the box."""

from collections.abc import Iterator

from jaipur.actions import Take
from jaipur.lessons.task import Task, Want, first_is
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="box.top",
        start=position(
            market="DGSCM", hand="GCPLL", herd=1, other_herd=1, tokens={"D": 3}, deck="LPC"
        ),
        wants=(
            Want("took", first_is(Take)),
            Want("top", lambda turns: turns.now.sides[0].hand.count("G") == 2),
        ),
        solution=("+G",),
        wrong=(("+D",), ("+S",), ("+C",), ("+M",), ("-C",), ("LL>DG",)),
    )
    yield Task(
        id="box.last",
        start=position(
            market="DGCPM",
            hand="CCCSSSS",
            herd=1,
            other_herd=1,
            tokens={"S": 3},
            won=({}, {"S": 2}),
        ),
        wants=(
            Want("empty", lambda turns: turns.now.row("S") == ()),
            Want("kept", lambda turns: "S" not in turns.now.sides[0].hand),
        ),
        solution=("-SSSS",),
        wrong=(("-SSS",), ("-SS",), ("-CCC",), ("-S",), ("CC>DG",)),
    )
