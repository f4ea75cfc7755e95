"""Chapter 9, the end of a round."""

from collections.abc import Iterator

from jaipur.lessons.task import Task, Want
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="ending.now",
        # Two rows are empty and the deck has two cards for three camels. The other player has
        # 5 rupees more than shown, for the larger herd.
        start=position(
            market="CLMMM",
            hand="SSCCL",
            herd=1,
            other_herd=6,
            deck_size=2,
            tokens={"D": 0, "G": 0, "S": 2, "C": 2, "P": 3, "L": 2},
        ),
        wants=(
            Want("over", lambda turns: turns.now.over),
            Want("richer", lambda turns: turns.seal == 0),
        ),
        solution=("-SS",),
        wrong=(("-CC",), ("+M",), ("-L",), ("+C",)),
    )
    yield Task(
        id="ending.empty-deck",
        start=position(
            market="CPLMM",
            hand="CCPL",
            other_hand="SSP",
            herd=3,
            other_herd=6,
            deck="LP",
            deck_size=2,
            tokens={"D": 0, "G": 0, "S": 1, "C": 2, "P": 3, "L": 2},
        ),
        wants=(
            Want("going", lambda turns: not turns.now.over),
            Want("empty", lambda turns: not turns.now.deck),
        ),
        solution=("+M",),
        wrong=(("-CC",), ("+P",), ("MM>CP",)),
    )
    yield Task(
        id="ending.go-on",
        start=position(
            market="DDLMM",
            hand="CCPS",
            herd=3,
            other_herd=6,
            deck_size=0,
        ),
        wants=(
            Want("going", lambda turns: not turns.now.over),
            Want("both", lambda turns: turns.now.sides[0].hand.count("D") == 2),
        ),
        solution=("CM>DD",),
        wrong=(("+D",), ("+M",), ("-CC",), ("CM>DL",)),
    )
