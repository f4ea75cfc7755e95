"""Chapter 2, setting up: the first turn after a deal."""

from collections.abc import Iterator

from jaipur.actions import Exchange, Sell
from jaipur.lessons.task import Task, Want, first_is
from jaipur.round import deal


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="setup.five-goods",
        # Two camels were dealt to the learner; the market opens with three and two goods.
        start=deal(9, starter=0),
        wants=(
            Want("exchanged", first_is(Exchange)),
            Want("five", lambda turns: len(turns.now.sides[0].hand) == 5),
        ),
        solution=("MM>DC",),
        wrong=(("+D",), ("+M",), ("GM>DC",), ("GG>DC",), ("MM>DM",)),
    )
    yield Task(
        id="setup.herd",
        # One camel was dealt to the learner, four open the market, and two diamonds tempt.
        start=deal(4, starter=0),
        wants=(
            Want("unsold", lambda turns: not isinstance(turns.actions[0], Sell)),
            Want("five", lambda turns: turns.now.sides[0].herd == 5),
        ),
        solution=("+M",),
        wrong=(("+G",), ("-DD",), ("-C",), ("+1M",)),
    )
