"""Jaipur: an interactive rulebook for the card game, and a small game-AI laboratory.

    >>> from jaipur import deal
    >>> round = deal(seed=7)
    >>> round.play("+M")

`deal` and `Match` give live games and `position` any position, `RULEBOOK` and `rule(id)` the
rules, `observe` what one player may know, `agent(name)` somebody to play against, `GameTable`
a table to play at, `ClaimBoard` claims of rule sheets to mark.
"""

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from jaipur.actions import Action, Exchange, NotationError, Sell, Take, TakeCamels, parse
from jaipur.position import PositionError, position
from jaipur.round import IllegalAction, Round, deal
from jaipur.rulebook import RULEBOOK, Refusal, Rule, Summary, rule
from jaipur.rules import OFFICIAL, Rules
from jaipur.show import html, text, when_first_shown

if TYPE_CHECKING:
    from jaipur import tables as tables
    from jaipur.agents import agent as agent
    from jaipur.match import Match as Match
    from jaipur.observation import Observation as Observation
    from jaipur.observation import observe as observe
    from jaipur.widgets import ClaimBoard as ClaimBoard
    from jaipur.widgets import GameTable as GameTable
    from jaipur.widgets import ZooBoard as ZooBoard

__version__ = "0.1.0"

#: Names that are imported when they are first asked for, with their module.
_LAZY = {
    "ClaimBoard": "jaipur.widgets",
    "GameTable": "jaipur.widgets",
    "Match": "jaipur.match",
    "Observation": "jaipur.observation",
    "agent": "jaipur.agents",
    "ZooBoard": "jaipur.widgets",
    "observe": "jaipur.observation",
}

__all__ = [
    "OFFICIAL",
    "RULEBOOK",
    "Action",
    "ClaimBoard",
    "Exchange",
    "GameTable",
    "IllegalAction",
    "Match",
    "NotationError",
    "Observation",
    "PositionError",
    "Refusal",
    "Round",
    "Rule",
    "Rules",
    "Sell",
    "Summary",
    "Take",
    "TakeCamels",
    "ZooBoard",
    "agent",
    "deal",
    "html",
    "observe",
    "parse",
    "position",
    "rule",
    "tables",
    "text",
]

when_first_shown(partial(import_module, "jaipur.tables"))


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        return getattr(import_module(_LAZY[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_LAZY])
