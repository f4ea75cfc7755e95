"""Chapter 14, the bug zoo: a position to reach at the table."""

from collections.abc import Iterator

from jaipur.lessons.task import Task, Want
from jaipur.position import position


def tasks() -> Iterator[Task]:
    """The tasks in order."""
    yield Task(
        id="zoo.just-empty",
        start=position(
            market="DGMMM", hand="CCL", herd=2, other_hand="GSSPP", deck="L", deck_size=1
        ),
        wants=(
            Want("deck", lambda turns: not turns.now.deck),
            Want("live", lambda turns: not turns.now.over),
        ),
        solution=("+D",),
        wrong=(("-CC",), ("+M",), ("CC>DG",), ("-L",)),
    )
