"""Chapter 4, take one good."""

from collections.abc import Iterator

from jaipur.actions import Take
from jaipur.lessons.task import Task, Want, first_is
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="take.pair",
        start=position(market="DGCMM", hand="GSCLL", herd=1, other_herd=1, deck="PLSCM"),
        wants=(
            Want("took", first_is(Take)),
            Want("pair", lambda turns: turns.now.sides[0].hand.count("G") == 2),
        ),
        solution=("+G",),
        wrong=(("+D",), ("+C",), ("+M",), ("LL>DG",)),
    )
    yield Task(
        id="take.room",
        start=position(market="DGCMM", hand="SSCCLLP", herd=2, other_herd=1, deck="PLSCM"),
        wants=(Want("room", lambda turns: len(turns.now.sides[0].hand) < 7),),
        solution=("-SS",),
        wrong=(("+D",), ("+M",), ("LP>DG",), ("MM>DG",)),
    )
    yield Task(
        id="take.three",
        start=position(market="DGCMM", hand="GCCPL", herd=1, other_herd=2, deck="PLSCM"),
        wants=(
            Want("took", first_is(Take)),
            Want("three", lambda turns: turns.now.sides[0].hand.count("C") == 3),
        ),
        solution=("+C",),
        wrong=(("+D",), ("+G",), ("+M",), ("PL>DG",)),
    )
