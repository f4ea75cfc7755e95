"""Plots of shares with their intervals, of a tournament's win rates and of its ratings.

Colours are of the Okabe-Ito palette, which colour-blind eyes tell apart; all facts are in words
and numbers too.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any

from jaipur.errors import SaysWhy, WrongType, brief
from jaipur.texts import ENGLISH, Catalog

if TYPE_CHECKING:
    import pandas as pd

BLUE, GREY = "#0072B2", "#777777"


class PlotError(SaysWhy, ValueError):
    """A plot of somebody who did not play."""


class NoPlots(SaysWhy, ImportError):
    """Matplotlib is not installed."""


@dataclass(frozen=True)
class Plot:
    """A figure that shows itself as a picture, with the same facts in words.

    `figure` is matplotlib's, to be changed or saved; `words` is the alternative text.
    """

    figure: Any
    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(self, **_: Any) -> Any:
        file = BytesIO()
        self.figure.savefig(file, format="png", dpi=100)
        return (
            {"image/png": file.getvalue(), "text/plain": self.words},
            {"image/png": {"alt": self.words}},
        )


def plot_winrates(rates: pd.DataFrame, agent: str, catalog: Catalog = ENGLISH) -> Plot:
    """One agent's share of points against each other one, with 95 % intervals.

    rates  what `winrates` gives
    Raises `TypeError` for another table, `PlotError` for an agent that did not play.
    """
    _check_columns(rates, ("agent", "opponent", "points", "low", "high"), "winrates(games)")
    if agent not in set(rates["agent"]):
        names = catalog.listing(dict.fromkeys(rates["agent"]))
        raise PlotError(catalog.say("arena.no-player", name=brief(agent), names=names))
    shown = rates[rates["agent"] == agent].set_index("opponent")
    return plot_shares(shown, catalog.say("arena.plot.winrates", agent=agent), catalog)


def plot_shares(shares: pd.DataFrame, title: str, catalog: Catalog = ENGLISH) -> Plot:
    """Shares of points with their intervals, a row for each name of the index.

    shares  with the columns points, low and high, from 0 to 1
    """
    shown = shares.iloc[::-1]
    names = shown.index.astype(str)
    figure, axes = _figure(len(shown))
    axes.axvline(50, color=GREY, linewidth=1)
    middle, low, high = (100 * shown[column] for column in ("points", "low", "high"))
    _bars(axes, names, middle, low, high)
    axes.set_xlim(-4, 104)
    axes.set_xlabel(catalog.say("arena.plot.points"))
    axes.set_title(title)
    return Plot(figure, _words(title, names, middle, low, high, catalog))


def plot_ratings(rated: pd.DataFrame, catalog: Catalog = ENGLISH) -> Plot:
    """Ratings with their 95 % intervals; `rated` is what `ratings` gives."""
    _check_columns(rated, ("agent", "rating", "low", "high"), "ratings(games, agent)")
    shown = rated.iloc[::-1]
    figure, axes = _figure(len(shown))
    middle, low, high = (shown[column] for column in ("rating", "low", "high"))
    _bars(axes, shown["agent"], middle, low, high)
    axes.set_xlabel(catalog.say("arena.plot.elo"))
    title = catalog.say("arena.plot.ratings")
    axes.set_title(title)
    return Plot(figure, _words(title, shown["agent"], middle, low, high, catalog))


def _check_columns(table: Any, columns: tuple[str, ...], right: str) -> None:
    """Raise `TypeError` unless it is a table with these columns, as `right` makes one."""
    if not set(columns) <= set(getattr(table, "columns", ())):
        facts = {"given": type(table).__name__, "right": right}
        raise WrongType(ENGLISH.say("arena.rates", **facts))


def _words(title: str, names: Any, middle: Any, low: Any, high: Any, catalog: Catalog) -> str:
    """What the plot shows, best first."""
    rows = zip(names, middle, low, high, strict=True)
    points = [
        catalog.say(
            "arena.plot.point", name=name, middle=f"{m:.0f}", low=f"{a:.0f}", high=f"{b:.0f}"
        )
        for name, m, a, b in rows
    ]
    return catalog.say("arena.plot.words", title=title, points=catalog.listing(points[::-1]))


def load_figure() -> Any:
    """Matplotlib's `Figure`; raises `NoPlots` with what installs it."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise NoPlots(ENGLISH.say("arena.no-plots")) from None
    return Figure


def _figure(rows: int) -> tuple[Any, Any]:
    figure = load_figure()(figsize=(7, 1.2 + 0.4 * rows), layout="constrained")
    return figure, figure.subplots()


def _bars(axes: Any, names: Any, middle: Any, low: Any, high: Any) -> None:
    """A point with its interval and its number for each name."""
    places = range(len(names))
    axes.errorbar(
        middle, places, xerr=(middle - low, high - middle), fmt="o", color=BLUE, capsize=4
    )
    axes.set_yticks(places, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    for place, value in zip(places, middle, strict=True):
        axes.annotate(
            f"{value:.0f}", (value, place), xytext=(0, 6), textcoords="offset points", ha="center"
        )
    axes.grid(axis="x", alpha=0.3)
