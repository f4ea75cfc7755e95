"""Arithmetic on groups of goods, all six at once."""

from jaipur.compiled.jit import inner
from jaipur.compiled.layout import EIGHTS, EXCHANGE, ONES, SIX


@inner
def size(group: int) -> int:
    """How many goods are in a group of at most 15."""
    return (group * ONES) >> 20 & 15


@inner
def kinds(group: int) -> int:
    """One of each good that is in the group."""
    return (group | group >> 1 | group >> 2 | group >> 3) & ONES


@inner
def above_zero(change: int) -> int:
    """A change of a group, -8 to 7 a good, with 0 for what is below 0."""
    lifted = change + EIGHTS
    return lifted & ((lifted >> 3 & ONES) * 7)


@inner
def exchange_code(change: int) -> int:
    """The code of the exchange that changes the hand so."""
    take, give = above_zero(change), above_zero(-change)
    return size(take) * EXCHANGE + ((SIX - take) << 24) + (SIX - give)


@inner
def taken_by(code: int) -> int:
    """The goods that an exchange takes."""
    return SIX - (code >> 24 & SIX)


@inner
def given_by(code: int) -> int:
    """The goods that an exchange gives."""
    return SIX - (code & SIX)


@inner
def nth(counts: int, number: int) -> tuple[int, int]:
    """Of so many things of each good, at most seven in all, the good of the thing of that number,
    L first, as its place, and the number among the things of that good."""
    sums = counts * ONES & SIX
    reached = ((sums | EIGHTS) - (number + 1) * ONES) >> 3 & ONES
    from_last = 6 - size(reached)
    before = (sums << 4) >> (4 * from_last) & 15
    return 5 - from_last, number - before
