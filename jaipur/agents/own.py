"""Players of one's own, an object, a class or a function, checked where they are given."""

from collections.abc import Callable
from random import Random
from typing import Any

from jaipur.actions import Action
from jaipur.agents.interface import AgentError
from jaipur.errors import error_words
from jaipur.observation import Observation
from jaipur.texts import ENGLISH

#: What a player is asked: what it knows, and the random stream it may draw from.
Choose = Callable[[Observation, Random], Action]


def made(player: object) -> Any:
    """The player itself; a class is made without arguments. Raises `AgentError`."""
    if not isinstance(player, type):
        return player
    try:
        return player()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit too
        facts = {"name": player.__name__, "error": error_words(error)}
        key = "agent.not-made.arguments" if isinstance(error, TypeError) else "agent.not-made"
        raise AgentError(ENGLISH.say(key, **facts)) from error


def asked(player: object, method: str = "choose") -> Any:
    """How a player is asked: by its method of that name, or by itself if it is a function.

    Raises `AgentError`.
    """
    found = got(player, method, player)
    if not callable(found):
        raise AgentError(ENGLISH.say("agent.no-choose", name=type(player).__name__))
    return found


def got(player: object, name: str, default: Any = None) -> Any:
    """What a player has of that name, or else the default.

    Raises `AgentError` where merely looking for it raises something.
    """
    try:
        return getattr(player, name, default)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        facts = {"name": type(player).__name__, "part": name, "error": error_words(error)}
        raise AgentError(ENGLISH.say("agent.no-part", **facts)) from error
