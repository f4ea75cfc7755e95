"""Chapter 5, take all the camels."""

from collections.abc import Iterator

from jaipur.actions import Sell, TakeCamels
from jaipur.lessons.task import Task, Want
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="camels.full",
        start=position(market="DCMMM", hand="SSCPPLL", herd=0, other_herd=2, deck="GGL"),
        wants=(
            Want("seven", lambda turns: len(turns.now.sides[0].hand) == 7),
            Want("herd", lambda turns: turns.now.sides[0].herd == 3),
        ),
        solution=("+M",),
        wrong=(("+D",), ("-SS",), ("PP>DC",), ("+1M",)),
    )
    yield Task(
        id="camels.leave",
        start=position(market="DDGMM", hand="SSCPL", herd=1, other_herd=2, deck="GPL"),
        wants=(
            Want("sold", lambda turns: not isinstance(turns.actions[0], Sell)),
            Want("camels", lambda turns: turns.actions[0] != TakeCamels()),
            Want("diamonds", lambda turns: "D" not in turns.now.market),
        ),
        solution=("LM>DD",),
        wrong=(("+M",), ("+D",), ("-SS",)),
    )
