"""Chapter 13, which sheet is right: positions that a wrong sheet would have one play wrongly."""

from collections.abc import Iterator

from jaipur.actions import Exchange
from jaipur.lessons.task import Task, Want, first_is
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="sheets.no-camels",
        start=position(market="DDSMM", hand="CCPPL", herd=0, other_herd=3, deck="PLSCM"),
        wants=(
            Want("exchanged", first_is(Exchange)),
            Want("both", lambda turns: turns.now.sides[0].hand.count("D") == 2),
            Want("leather", lambda turns: "L" in turns.now.sides[0].hand),
        ),
        solution=("CP>DD",),
        wrong=(("+D",), ("+M",), ("MM>DD",), ("CP>DS",), ("PL>DD",)),
    )
    yield Task(
        id="sheets.full-hand",
        start=position(market="DGCMM", hand="SSPPPLL", herd=2, other_herd=1, deck="PLSCM"),
        wants=(
            Want("diamond", lambda turns: "D" in turns.now.sides[0].hand),
            Want("spice", lambda turns: turns.now.sides[0].hand.count("P") == 3),
        ),
        solution=("LL>DG",),
        wrong=(("+D",), ("MM>DG",), ("-PPP",), ("PP>DG",)),
    )
