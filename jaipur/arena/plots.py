"""Plots of a tournament: win rates with their intervals, and ratings.

Colours are of the Okabe-Ito palette, which colour-blind eyes tell apart; all facts are in words
and numbers too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jaipur.arena.tables import NoPandas
from jaipur.texts import ENGLISH, Catalog

if TYPE_CHECKING:
    import pandas as pd

BLUE, GREY = "#0072B2", "#777777"


def plot_winrates(rates: pd.DataFrame, agent: str, catalog: Catalog = ENGLISH) -> Any:
    """One agent's share of points against each other one, as a matplotlib figure."""
    shown = rates[rates["agent"] == agent].iloc[::-1]
    figure, axes = _figure(len(shown))
    axes.axvline(50, color=GREY, linewidth=1)
    _bars(axes, shown["opponent"], *(100 * shown[c] for c in ("points", "low", "high")))
    axes.set_xlim(-4, 104)
    axes.set_xlabel(catalog.say("arena.plot.points"))
    axes.set_title(catalog.say("arena.plot.winrates", agent=agent))
    return figure


def plot_ratings(rated: pd.DataFrame, catalog: Catalog = ENGLISH) -> Any:
    """Ratings with their intervals, as a matplotlib figure."""
    shown = rated.iloc[::-1]
    figure, axes = _figure(len(shown))
    _bars(axes, shown["agent"], *(shown[c] for c in ("rating", "low", "high")))
    axes.set_xlabel(catalog.say("arena.plot.elo"))
    axes.set_title(catalog.say("arena.plot.ratings"))
    return figure


def _figure(rows: int) -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise NoPandas(ENGLISH.say("arena.no-plots")) from None
    figure = Figure(figsize=(7, 1.2 + 0.4 * rows), layout="constrained")
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


def png(figure: Any) -> bytes:
    """A figure as a PNG picture."""
    from io import BytesIO

    file = BytesIO()
    figure.savefig(file, format="png", dpi=100)
    return file.getvalue()
