"""Outcomes as pandas DataFrames: a row for each player of each match, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from jaipur.arena.playing import Outcome
from jaipur.cards import GOODS
from jaipur.errors import SaysWhy, WrongType, brief
from jaipur.frames import load_pandas
from jaipur.match import DRAW
from jaipur.rules import BONUS_PILES
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd

#: The columns of `frame` and their types.
#:
#: match, pair, seed   which match; both matches of a pair have one seed     seat  0 or 1
#: agent, opponent     names                points  1 won, 0.5 drawn, 0 lost
#: ended     "seals", "draw" or "forfeit"   forfeit why, if this player forfeited, else missing
#: rounds, turns       of the match, turns of both players
#: seals, rupees       of this player, rupees summed over rounds, camel tokens included
#: tokens_D … tokens_L, bonus_3, bonus_4, bonus_5, camel_tokens   how many were won, in all rounds
#: moves, cpu          moves made, and processor time a move in milliseconds
COLUMNS = {
    "match": "int64",
    "pair": "int64",
    "seed": "int64",
    "seat": "int64",
    "agent": "string",
    "opponent": "string",
    "points": "float64",
    "ended": "string",
    "forfeit": "string",
    "rounds": "int64",
    "turns": "int64",
    "seals": "int64",
    "rupees": "int64",
    **{f"tokens_{good}": "int64" for good in GOODS},
    **{f"bonus_{pile}": "int64" for pile in BONUS_PILES},
    "camel_tokens": "int64",
    "moves": "int64",
    "cpu": "float64",
}
#: The only column that differs from run to run.
TIMING = ("cpu",)
RESAMPLES = 2_000
MOST_RESAMPLES = 1_000_000


def frame(outcomes: Iterable[Outcome]) -> pd.DataFrame:
    """A row for each player of each match, with the columns `COLUMNS`.

    Raises `TypeError` for what are no outcomes.
    """
    pandas = load_pandas()
    given: Any = outcomes
    listed = list(given) if isinstance(given, Iterable) else [given]
    for outcome in listed:
        if not isinstance(outcome, Outcome):
            raise WrongType(ENGLISH.say("arena.outcome", given=brief(outcome)))
    rows = [_row(outcome, seat) for outcome in listed for seat in (0, 1)]
    made: pd.DataFrame = pandas.DataFrame(rows, columns=list(COLUMNS)).astype(COLUMNS)
    return made


def _row(outcome: Outcome, seat: int) -> dict[str, Any]:
    match = outcome.match
    sides = [played.now.sides[seat] for played in match.rounds]
    results = match.results
    ended = "draw" if match.winner == DRAW else "seals"
    moves = outcome.moves[seat]
    return {
        "match": outcome.number,
        "pair": outcome.pair,
        "seed": match.seed,
        "seat": seat,
        "agent": match.players[seat],
        "opponent": match.players[1 - seat],
        "points": outcome.points(seat),
        "ended": ended if outcome.forfeit is None else "forfeit",
        "forfeit": outcome.reason if outcome.forfeit == seat else None,
        "rounds": len(match.rounds),
        "turns": sum(len(played.actions) for played in match.rounds),
        "seals": match.seals[seat],
        "rupees": sum(result.rupees[seat] for result in results),
        **{
            f"tokens_{good}": sum(len(side.goods[place]) for side in sides)
            for place, good in enumerate(GOODS)
        },
        **{
            f"bonus_{pile}": sum(len(side.bonus[place]) for side in sides)
            for place, pile in enumerate(BONUS_PILES)
        },
        "camel_tokens": sum(result.camel == seat for result in results),
        "moves": moves,
        "cpu": 1000 * outcome.seconds[seat] / moves if moves else 0.0,
    }


def winrates(games: pd.DataFrame, resamples: int = RESAMPLES, seed: int = 0) -> pd.DataFrame:
    """The share of points of each agent (rows) against each other one, with its interval.

    games  what `frame` gives
    The columns are agent, opponent, pairs, points (the mean, 0 to 1), low and high: a 95 %
    interval by the bootstrap over pairs, since the two matches of a pair share their luck.
    Where all pairs came out alike the bootstrap knows of no doubt, and low and high are equal;
    the mean may still lie 1 - 0.05 ** (1 / pairs) away. Raises `TypeError` and `FrameError`.
    """
    pandas = load_pandas()
    check_games(games)
    check_resamples(resamples)
    rows = []
    for (agent, opponent), of_two in games.groupby(["agent", "opponent"], sort=False):
        by_pair = of_two.groupby("pair")["points"].mean().to_numpy()
        low, high = interval(by_pair, resamples, seed)
        rows.append((agent, opponent, len(by_pair), by_pair.mean(), low, high))
    columns = ["agent", "opponent", "pairs", "points", "low", "high"]
    made: pd.DataFrame = pandas.DataFrame(rows, columns=columns)
    return made


class FrameError(SaysWhy, ValueError):
    """Games that nothing can be counted of."""


def check_games(games: Any) -> None:
    """Raise `TypeError` for what is no table of games, and `FrameError` for an empty one."""
    if not {"pair", "agent", "opponent", "points"} <= set(getattr(games, "columns", ())):
        raise WrongType(ENGLISH.say("arena.games", given=type(games).__name__))
    if not len(games):
        raise FrameError(ENGLISH.say("arena.no-games"))


def check_resamples(resamples: object) -> None:
    """Raise `FrameError` unless this is a number of resamples."""
    if type(resamples) is not int or not 1 <= resamples <= MOST_RESAMPLES:
        facts = {"given": brief(resamples), "most": MOST_RESAMPLES}
        raise FrameError(ENGLISH.say("arena.resamples", **facts))


def interval(values: np.ndarray, resamples: int, seed: int) -> tuple[float, float]:
    """The 95 % bootstrap interval of a mean, by percentiles."""
    import numpy as np

    rng = np.random.default_rng(seed)
    drawn = rng.integers(len(values), size=(resamples, len(values)))
    low, high = np.percentile(values[drawn].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def pair_points(games: pd.DataFrame) -> Iterator[tuple[str, str, np.ndarray]]:
    """Each two agents, once, with the points of the first in each pair of matches, 0 to 1."""
    seen = set()
    for (agent, opponent), of_two in games.groupby(["agent", "opponent"], sort=False):
        if (opponent, agent) not in seen:
            seen.add((agent, opponent))
            yield str(agent), str(opponent), of_two.groupby("pair")["points"].mean().to_numpy()
