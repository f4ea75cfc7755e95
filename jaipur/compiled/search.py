"""Searches for one move, on the compiled round; the players in `agents` call them.

Nothing here imports numba before a search is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from jaipur.actions import Action
from jaipur.compiled.knowledge import Knowledge
from jaipur.compiled.needs import means, searchable
from jaipur.compiled.packing import action_of
from jaipur.rules import Rules

__all__ = ["Settings", "flat", "searchable", "tree"]


class Settings(NamedTuple):
    """What a search is told by the player who uses it.

    exploration   the constant of its upper bound
    open          actions open at a node that was never visited, or 0: all, in random order
    seal, margin, most_turns   how the end of a rollout is counted, and how long one may be
    """

    exploration: float
    open: int
    seal: float
    margin: float
    most_turns: int


def flat(
    known: Knowledge, rules: Rules, iterations: int, seed: int, settings: Settings
) -> Iterator[tuple[Action, int, float]]:
    """Flat Monte Carlo: the actions tried, how often, and their mean values to the player.

    `seed` is a number of 64 bits: the same gives the same.
    """
    return _search("flat", known, rules, iterations, seed, settings)


def tree(
    known: Knowledge, rules: Rules, iterations: int, seed: int, settings: Settings
) -> Iterator[tuple[Action, int, float]]:
    """Information set tree search, guided where `settings.open` is not 0; otherwise as `flat`."""
    return _search("grow", known, rules, iterations, seed, settings)


def _search(
    kernel: str, known: Knowledge, rules: Rules, iterations: int, seed: int, settings: Settings
) -> Iterator[tuple[Action, int, float]]:
    import numpy as np

    from jaipur.compiled import search_kernels
    from jaipur.compiled.rollouts import Value

    search: Any = getattr(search_kernels, kernel)
    codes, visits, totals = search(
        known,
        iterations,
        np.uint64(seed),
        means(rules),
        Value(settings.seal, settings.margin, settings.most_turns),
        search_kernels.Options(settings.exploration, settings.open),
    )
    for code, n, total in zip(codes.tolist(), visits.tolist(), totals.tolist(), strict=True):
        yield action_of(code), n, total / n
