"""Matches as pandas DataFrames: a row a turn, a row a round. The referee's view, nothing hidden.

pandas comes with `pip install "jaipur-kit[lab]"`; it is imported when a frame is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from jaipur.errors import SaysWhy
from jaipur.match import Match
from jaipur.records import round_rows, rows
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    import pandas as pd

#: The columns that say which match a row belongs to: its number from 1, and its seed if any.
OF_MATCH = {"match": "int64", "seed": "Int64"}
#: The columns of `turns` and their types; what they mean stands at `records.rows`.
TURNS = OF_MATCH | {
    "round": "int64",
    "turn": "int64",
    "player": "int64",
    "name": "string",
    "action": "string",
    "kind": "category",
    "legal": "int64",
    "taken": "string",
    "given": "string",
    "sold": "string",
    "rupees": "int64",
    "bonus": "Int64",
    "hand": "string",
    "herd": "int64",
    "market": "string",
    "deck": "int64",
    "ended_by": "string",
}
#: The columns of `rounds` and their types; what they mean stands at `records.round_rows`.
ROUNDS = OF_MATCH | {
    "round": "int64",
    "starter": "int64",
    "turns": "int64",
    "ended_by": "string",
    "seal": "Int64",
    "decided_by": "string",
    "camel": "Int64",
    "rupees_0": "int64",
    "rupees_1": "int64",
    "bonus_tokens_0": "int64",
    "bonus_tokens_1": "int64",
    "goods_tokens_0": "int64",
    "goods_tokens_1": "int64",
    "herd_0": "int64",
    "herd_1": "int64",
}
#: The kinds of action, so that the categories are the same in every frame.
KINDS_OF_ACTION = ("take", "camels", "exchange", "sell")


class NoPandas(SaysWhy, ImportError):
    """pandas is not installed."""


def turns(matches: Match | Iterable[Match]) -> pd.DataFrame:
    """A row for each turn of one match or of several, with the columns `TURNS`."""
    return _frame(matches, rows, TURNS)


def rounds(matches: Match | Iterable[Match]) -> pd.DataFrame:
    """A row for each round of one match or of several, with the columns `ROUNDS`."""
    return _frame(matches, round_rows, ROUNDS)


def _frame(
    matches: Match | Iterable[Match],
    rows_of: Callable[[Match], Iterator[dict[str, Any]]],
    columns: dict[str, str],
) -> pd.DataFrame:
    pandas = load_pandas()
    several = [matches] if isinstance(matches, Match) else matches
    table = [
        {"match": number, "seed": match.seed} | row
        for number, match in enumerate(several, 1)
        for row in rows_of(match)
    ]
    # As objects first: beside a missing one, a large seed would become a float.
    frame = pandas.DataFrame(table, columns=list(columns), dtype=object)
    kinds = {"kind": pandas.CategoricalDtype(KINDS_OF_ACTION)} if "kind" in columns else {}
    typed: pd.DataFrame = frame.astype(columns | kinds)
    return typed


def load_pandas() -> Any:
    """pandas itself; raises `NoPandas` with what installs it."""
    try:
        import pandas
    except ModuleNotFoundError:
        raise NoPandas(ENGLISH.say("frames.no-pandas")) from None
    return pandas
