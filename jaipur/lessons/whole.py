"""Chapter 12, a whole match: turns in which the tempting action is not the best."""

from collections.abc import Iterator

from jaipur.actions import Sell, TakeCamels
from jaipur.lessons.looking_back import cost
from jaipur.lessons.task import Task, Turns, Want
from jaipur.observation import observe
from jaipur.position import position


def _costs_nothing(turns: Turns) -> bool:
    """By greedy's measure no other action was worth more."""
    return not cost(observe(turns.start, 0), turns.actions[0])


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="whole.wait",
        start=position(market="CCLMM", hand="CCCP", herd=2, other_herd=1, deck="SPL"),
        wants=(
            Want("three", lambda turns: turns.actions[0] != Sell("CCC")),
            Want("sold", lambda turns: not isinstance(turns.actions[0], Sell)),
            Want("less", _costs_nothing),
        ),
        solution=("MM>CC",),
        wrong=(("-CCC",), ("-P",), ("+C",), ("+M",), ("PM>CC",)),
    )
    yield Task(
        id="whole.camels",
        start=position(market="GPMMM", hand="GCL", herd=1, other_herd=1, deck="SPL"),
        wants=(
            Want("camels", lambda turns: turns.actions[0] != TakeCamels()),
            Want("less", _costs_nothing),
        ),
        solution=("+G",),
        wrong=(("+M",), ("+P",), ("-C",), ("LM>GP",)),
    )
    yield Task(
        id="whole.end",
        start=position(
            market="DGPMM",
            hand="DLL",
            herd=4,
            other_hand="DDGGPPL",
            other_herd=5,
            deck_size=0,
            tokens={"D": 3, "G": 2, "S": 0, "C": 0, "P": 2, "L": 2},
        ),
        wants=(
            Want("goes-on", lambda turns: turns.now.over),
            Want("lost", lambda turns: turns.seal == 0),
        ),
        solution=("+M",),
        wrong=(("+D",), ("-LL",), ("LL>DP",), ("+G",)),
    )
