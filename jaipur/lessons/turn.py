"""Chapter 3, a turn."""

from collections.abc import Iterator

from jaipur.actions import Exchange, Sell, TakeCamels
from jaipur.lessons.task import Task, Want, first_is
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="turn.sell",
        start=position(market="DCLMM", hand="GGCP", herd=1, other_herd=2, deck="SPL"),
        wants=(
            Want("sold", first_is(Sell)),
            Want("gold", lambda turns: turns.actions[0] == Sell("GG")),
        ),
        solution=("-GG",),
        wrong=(("+D",), ("+M",), ("-C",), ("-G",)),
    )
    yield Task(
        id="turn.more",
        start=position(market="DCLMM", hand="GGCP", herd=1, other_herd=2, deck="SPL"),
        wants=(
            Want("lost", lambda turns: len(turns.now.sides[0].hand) >= 4),
            Want("more", lambda turns: not isinstance(turns.actions[0], Exchange)),
            Want("two", lambda turns: turns.actions[0] == TakeCamels()),
        ),
        solution=("+M",),
        wrong=(("+D",), ("-GG",), ("CP>DL",)),
    )
