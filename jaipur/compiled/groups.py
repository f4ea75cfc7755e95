"""Arithmetic on groups of goods, all six at once."""

from jaipur.compiled.jit import kernel
from jaipur.compiled.layout import EIGHTS, EXCHANGE, ONES, SIX


@kernel
def size(group: int) -> int:
    """How many goods are in a group of at most 15."""
    return (group * ONES) >> 20 & 15


@kernel
def kinds(group: int) -> int:
    """One of each good that is in the group."""
    return (group | group >> 1 | group >> 2 | group >> 3) & ONES


@kernel
def above_zero(change: int) -> int:
    """A change of a group, -8 to 7 a good, with 0 for what is below 0."""
    lifted = change + EIGHTS
    return lifted & ((lifted >> 3 & ONES) * 7)


@kernel
def exchange_code(change: int) -> int:
    """The code of the exchange that changes the hand so."""
    take, give = above_zero(change), above_zero(-change)
    return size(take) * EXCHANGE + ((SIX - take) << 24) + (SIX - give)


@kernel
def taken_by(code: int) -> int:
    """The goods that an exchange takes."""
    return SIX - (code >> 24 & SIX)


@kernel
def given_by(code: int) -> int:
    """The goods that an exchange gives."""
    return SIX - (code & SIX)
