"""Bradley-Terry ratings on an Elo scale, one agent pinned, with intervals over pairs.

Bradley and Terry (1952): the chance that i beats j is 1 / (1 + 10 ** ((r_j - r_i) / 400)). A draw
counts as half a win of each. The ratings are those of the greatest likelihood, with a slight
pull towards the middle, without which an agent that never lost would have no finite rating.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jaipur.arena.frames import RESAMPLES, check_games, check_resamples, pair_points
from jaipur.errors import SaysWhy
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd

#: Rating points in one unit of log-odds.
SCALE = 400 / 2.302585092994046
#: The pull towards the middle: the weight of the squared strengths in the likelihood.
PULL = 0.01


class NoScipy(SaysWhy, ImportError):
    """SciPy is not installed."""


class RatingError(SaysWhy, ValueError):
    """Ratings that cannot be made."""


def ratings(
    games: pd.DataFrame, pinned: str, resamples: int = RESAMPLES // 10, seed: int = 0
) -> pd.DataFrame:
    """Ratings of all agents, `pinned` at 0, with 95 % intervals by the bootstrap over pairs.

    games  what `arena.frame` gives
    The columns are agent, rating, low, high, best first. All meetings of a tournament are on the
    same deals, so a deal that is drawn again is drawn for all of them. Raises `RatingError` for an
    agent that did not play.
    """
    import numpy as np
    import pandas as pd

    check_games(games)
    check_resamples(resamples)
    meetings = list(pair_points(games))
    names = list(dict.fromkeys(games["agent"]))
    if pinned not in names:
        facts = {"name": pinned, "names": ENGLISH.listing(names)}
        raise RatingError(ENGLISH.say("arena.no-pinned", **facts))
    place = {name: n for n, name in enumerate(names)}
    zero = place[pinned]
    rng = np.random.default_rng(seed)
    found = _strengths(_wins(meetings, place), zero)
    drawn = np.array(
        [_strengths(_wins(_drawn(meetings, rng), place), zero) for _ in range(resamples)]
    )
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    table = pd.DataFrame({"agent": names, "rating": found, "low": low, "high": high})
    return table.sort_values("rating", ascending=False, ignore_index=True)


def separated(games: pd.DataFrame) -> list[list[str]]:
    """The agents in groups, where no point went both ways between two groups; else one group.

    How far groups are apart has no bound: what `ratings` gives there is what the pull towards the
    middle makes of it. Within a group ratings say what they should.
    """
    import numpy as np

    _, connected_components = load_scipy()
    check_games(games)
    names = list(dict.fromkeys(games["agent"]))
    place = {name: n for n, name in enumerate(names)}
    wins = _wins(list(pair_points(games)), place)
    _, groups = connected_components(wins > 0, connection="strong")
    return [[str(names[n]) for n in np.flatnonzero(groups == g)] for g in dict.fromkeys(groups)]


def load_scipy() -> tuple[Any, Any]:
    """`minimize` and `connected_components`; raises `NoScipy` with what installs them."""
    try:
        from scipy.optimize import minimize
        from scipy.sparse.csgraph import connected_components
    except ModuleNotFoundError:
        raise NoScipy(ENGLISH.say("arena.no-scipy")) from None
    return minimize, connected_components


def _drawn(meetings: Any, rng: np.random.Generator) -> Any:
    """The meetings with their deals drawn again, the same ones in all that are equally long."""
    draws = {n: rng.integers(n, size=n) for n in sorted({len(p) for _, _, p in meetings})}
    return [(one, two, points[draws[len(points)]]) for one, two, points in meetings]


def _wins(meetings: Any, place: dict[str, int]) -> np.ndarray:
    """How often each agent (row) beat each other one (column)."""
    import numpy as np

    wins = np.zeros((len(place), len(place)))
    for agent, opponent, points in meetings:
        # A pair is two matches.
        wins[place[agent], place[opponent]] += 2 * points.sum()
        wins[place[opponent], place[agent]] += 2 * (1 - points).sum()
    return wins


def _strengths(wins: np.ndarray, zero: int) -> np.ndarray:
    """The ratings of the greatest likelihood, in rating points above agent `zero`."""
    import numpy as np

    minimize, _ = load_scipy()

    def loss(strength: np.ndarray) -> tuple[float, np.ndarray]:
        ahead = strength[:, None] - strength[None, :]
        total = (wins * np.logaddexp(0, -ahead)).sum() + PULL * (strength**2).sum()
        missed = wins / (1 + np.exp(ahead))
        return total, missed.sum(axis=0) - missed.sum(axis=1) + 2 * PULL * strength

    # Not L-BFGS-B: its linear algebra goes to threads, which for so few numbers takes fifty times
    # as long as the work.
    best: Any = minimize(loss, np.zeros(len(wins)), jac=True, method="BFGS").x
    relative: np.ndarray = SCALE * (best - best[zero])
    return relative
