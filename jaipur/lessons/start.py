"""The three guided turns of the first notebook: take, take the camels, sell."""

from collections.abc import Iterator

from jaipur.actions import Sell, Take, TakeCamels
from jaipur.lessons.task import Task, Want, first_is
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="start.take",
        start=position(market="DCLMM", hand="DCLL", herd=1, other_herd=1, deck="SPGCD"),
        wants=(
            Want("took", first_is(Take)),
            Want("diamond", lambda turns: turns.now.sides[0].hand.count("D") == 2),
        ),
        solution=("+D",),
        wrong=(("+C",), ("+M",), ("-LL",), ("CM>DL",)),
    )
    yield Task(
        id="start.camels",
        start=position(market="CLMMM", hand="DDCLLP", herd=1, other_herd=2, deck="SPGCD"),
        wants=(Want("camels", lambda turns: turns.actions[0] == TakeCamels()),),
        solution=("+M",),
        wrong=(("+1M",), ("+C",), ("-DD",)),
    )
    yield Task(
        id="start.sell",
        start=position(market="CSPLM", hand="DDLLLC", herd=3, other_herd=2, deck="SPGCD"),
        wants=(
            Want("sold", first_is(Sell)),
            Want("leather", lambda turns: str(turns.actions[0]).startswith("-L")),
            Want("all-three", lambda turns: turns.actions[0] == Sell("LLL")),
        ),
        solution=("-LLL",),
        wrong=(("-LL",), ("-DD",), ("+S",), ("-L",)),
    )
