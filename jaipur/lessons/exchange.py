"""Chapter 6, exchange."""

from collections.abc import Iterator

from jaipur.actions import Exchange
from jaipur.lessons.task import Task, Turns, Want, first_is
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="exchange.diamonds",
        start=position(market="DDCLM", hand="SSSCP", herd=2, other_herd=1, deck="PLSCM"),
        wants=(
            Want("both", lambda turns: turns.now.sides[0].hand.count("D") == 2),
            Want("silver", lambda turns: turns.now.sides[0].hand.count("S") == 3),
        ),
        solution=("MM>DD",),
        wrong=(("SS>DD",), ("+D",), ("CP>DL",), ("PM>DC",)),
    )
    yield Task(
        id="exchange.full",
        start=position(market="GSLMM", hand="DDCCPPL", herd=3, other_herd=1, deck="PLSCM"),
        wants=(
            Want("exchanged", first_is(Exchange)),
            Want("both", lambda turns: _holds(turns, "G") and _holds(turns, "S")),
            Want("diamonds", lambda turns: turns.now.sides[0].hand.count("D") == 2),
        ),
        solution=("CC>GS",),
        wrong=(("MM>GS",), ("DD>GS",), ("CC>GL",), ("-DD",)),
    )
    yield Task(
        id="exchange.poor",
        start=position(market="DDGLM", hand="SSCP", herd=0, other_herd=3, deck="PC"),
        wants=(Want("both", lambda turns: turns.now.sides[0].hand.count("D") == 2),),
        solution=("CP>DD",),
        wrong=(("MM>DD",), ("C>DD",), ("+D",), ("SS>DG",)),
    )


def _holds(turns: Turns, good: str) -> bool:
    return good in turns.now.sides[0].hand
