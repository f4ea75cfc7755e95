"""Chapter 11, the match.

A task is one turn of one round; what went before in the match is said in its goal and its seals.
"""

from collections.abc import Iterator

from jaipur.lessons.task import Task, Want
from jaipur.position import position
from jaipur.rules import Rules

#: In a position with that many turns played, one is left.
_CAP = 60


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    # The deck is empty, so any take ends the round, and only the last camel brings a token.
    last_camel = position(
        market="DGSCM",
        hand="PPLLL",
        other_hand="GSCL",
        herd=5,
        other_herd=5,
        deck_size=0,
        tokens={"D": 0, "G": 1, "S": 1, "C": 1, "P": 1, "L": 3},
        won=({"D": 5, "C": 6, "P": (5, 3, 3)}, {"G": 4, "S": 4, "P": (2, 2, 1), "L": 6}),
    )
    yield Task(
        id="match.second-seal",
        start=last_camel,
        seals=(1, 1),
        wants=(
            Want("over", lambda turns: turns.now.over),
            Want("seal", lambda turns: turns.seal == 0),
        ),
        solution=("+M",),
        wrong=(("+D",), ("+C",), ("-PP",), ("PL>DG",)),
    )
    yield Task(
        id="match.start-next",
        start=last_camel,
        seals=(0, 0),
        wants=(
            Want("over", lambda turns: turns.now.over),
            Want("loser", lambda turns: turns.seal == 1),
        ),
        solution=("+D",),
        wrong=(("+M",), ("-L",), ("PP>DG",)),
    )
    yield Task(
        id="match.cap",
        start=position(
            market="CLMMM",
            hand="SSCCL",
            herd=1,
            other_herd=6,
            deck_size=2,
            tokens={"D": 0, "G": 0, "S": 2, "C": 2, "P": 3, "L": 2},
            turns=_CAP - 1,
            rules=Rules(turn_cap=_CAP),
        ),
        wants=(
            Want("uncapped", lambda turns: turns.now.ended_by != "cap"),
            Want("seal", lambda turns: turns.seal == 0),
        ),
        solution=("-SS",),
        wrong=(("+C",), ("-L",), ("-CC",), ("+M",)),
    )
