"""Jaipur: an interactive rulebook for the card game, and a small game-AI laboratory.

    >>> from jaipur import deal
    >>> round = deal(seed=7)
    >>> round.play("+M")

`deal` and `Match` give live games and `position` any position, `RULEBOOK` and `rule(id)` the
rules, `ask("camels full hand")` the answers to questions, `observe` what one player may know,
`agent(name)` somebody to play against, `GameTable` a table to play at, `Replay` a match to look
back at, `Progress` how much of a lesson is done, `ClaimBoard` and `ZooBoard` what rule sheets and
broken engines get wrong.
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
    from jaipur.questions import QUESTIONS as QUESTIONS
    from jaipur.questions import Questions as Questions
    from jaipur.questions import ask as ask
    from jaipur.widgets import ClaimBoard as ClaimBoard
    from jaipur.widgets import GameTable as GameTable
    from jaipur.widgets import Progress as Progress
    from jaipur.widgets import Replay as Replay
    from jaipur.widgets import ZooBoard as ZooBoard

__version__ = "0.1.0"

#: Names that are imported when they are first asked for, with their module.
_LAZY = {
    "ClaimBoard": "jaipur.widgets",
    "GameTable": "jaipur.widgets",
    "Match": "jaipur.match",
    "Observation": "jaipur.observation",
    "Progress": "jaipur.widgets",
    "QUESTIONS": "jaipur.questions",
    "Questions": "jaipur.questions",
    "Replay": "jaipur.widgets",
    "ZooBoard": "jaipur.widgets",
    "agent": "jaipur.agents",
    "ask": "jaipur.questions",
    "observe": "jaipur.observation",
}

__all__ = [
    "OFFICIAL",
    "QUESTIONS",
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
    "Progress",
    "Questions",
    "Refusal",
    "Replay",
    "Round",
    "Rule",
    "Rules",
    "Sell",
    "Summary",
    "Take",
    "TakeCamels",
    "ZooBoard",
    "agent",
    "ask",
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
