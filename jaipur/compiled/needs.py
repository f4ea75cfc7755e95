"""What kernels are handed beside a round, made when it is first needed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from jaipur.compiled.having import need_numba, say_once, usable
from jaipur.compiled.packing import PackingError
from jaipur.rules import Rules, check_rules
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    from jaipur.compiled.halves import Tables
    from jaipur.compiled.rollouts import Means


@cache
def tables() -> Tables:
    """The tables of `halves`, built when first asked for; raises `NoNumba`."""
    need_numba()
    from jaipur.compiled.halves import Tables, build

    return Tables(*build())


def searchable(rules: Rules) -> bool:
    """Whether there are compiled searches for these rules here. Where not, it says why, once."""
    if not usable(rules):
        return False
    from jaipur.compiled.worths import worths

    if worths(rules) is None:
        say_once("compiled.slow.bonus")
        return False
    return True


def means(rules: Rules) -> Means:
    """What kernels that play by a policy are handed, with room and a stream of its own.

    Raises `NoNumba`, `PackingError` for rules for which `searchable` is false, and `TypeError` for
    what are none.
    """
    if not check_rules(rules).standard_shape:
        raise PackingError(ENGLISH.say("compiled.rules"))
    need_numba()
    import numpy as np

    from jaipur.compiled.rollouts import Means
    from jaipur.compiled.weighing import make_room
    from jaipur.compiled.worths import worths

    known = worths(rules)
    if known is None:
        raise PackingError(ENGLISH.say("compiled.slow.bonus"))
    return Means(tables(), known, make_room(), np.zeros(1, np.uint64))
