"""The compiled path's own chance: SplitMix64, whose whole state is one uint64 in an array.

Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
Round i of a seed has a stream of its own, so a batch is the same in one piece or in several.
"""

import numpy as np

from jaipur.compiled.jit import Array, Word, inner, kernel, wide

#: uint64, of length 1.
Stream = Array

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)
RANGE = np.uint64(1 << 32)


@inner
def mixed(z: Word) -> Word:
    """The bits of a number stirred."""
    z = (z ^ (z >> S30)) * FIRST
    z = (z ^ (z >> S27)) * SECOND
    return z ^ (z >> S31)


@kernel
def begin(stream: Stream, seed: Word, number: int) -> None:
    """Set the stream to the beginning of that number of the seed."""
    stream[0] = mixed(mixed(seed + GOLDEN) ^ (np.uint64(number) * SECOND))


@inner
def draw(stream: Stream) -> Word:
    """The next 64 bits."""
    stream[0] += GOLDEN
    return mixed(stream[0])


@inner
def below(stream: Stream, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely; n is from 1 to 2**32.

    Source: Lemire, "Fast random integer generation in an interval" (ACM TOMACS 29(1), 2019).
    """
    bound = np.uint64(n)
    product = (draw(stream) >> S32) * bound
    if (product & LOW) < bound:
        least = (RANGE - bound) % bound
        while (product & LOW) < least:
            product = (draw(stream) >> S32) * bound
    return wide(product >> S32)


@kernel
def shuffle(stream: Stream, values: Array, start: int, n: int) -> None:
    """Shuffle n values of the array from `start` on, in place (Fisher and Yates)."""
    for last in range(n - 1, 0, -1):
        other = start + below(stream, last + 1)
        place = start + last
        values[place], values[other] = values[other], values[place]
