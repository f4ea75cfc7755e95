"""Players by name, with options: `greedy`, `ismcts-guided:iterations=300`."""

from collections.abc import Mapping
from inspect import signature
from typing import Any

from jaipur.agents.cheats import CheatDeck, CheatHand
from jaipur.agents.flat import FlatMC
from jaipur.agents.greedy import Greedy
from jaipur.agents.guided import GuidedISMCTS
from jaipur.agents.interface import Agent, AgentError, OmniscientAgent, UnknownAgent
from jaipur.agents.ismcts import ISMCTS
from jaipur.agents.kinds import RandomKind
from jaipur.agents.seller import Seller
from jaipur.agents.uniform import Uniform
from jaipur.errors import nearest
from jaipur.rules import brief
from jaipur.texts import ENGLISH

#: Every honest agent by name, weakest first as measured at their default budgets.
AGENTS: dict[str, type[Agent]] = {
    "uniform": Uniform,
    "random": RandomKind,
    "ismcts": ISMCTS,
    "seller": Seller,
    "greedy": Greedy,
    "flat-mc": FlatMC,
    "ismcts-guided": GuidedISMCTS,
}
#: Those that see more than a player may.
CHEATS: dict[str, type[OmniscientAgent]] = {"cheat-hand": CheatHand, "cheat-deck": CheatDeck}


def agent(name: str) -> Agent:
    """A new agent of that name, with options after a colon.

    Raises `UnknownAgent`, or `AgentError` for an option that it does not have.
    """
    made: Agent = _made(name, AGENTS)
    return made


def cheat(name: str) -> OmniscientAgent:
    """A new player that sees more than it may; raises as `agent` does."""
    made: OmniscientAgent = _made(name, CHEATS)
    return made


def _made(name: object, known: Mapping[str, type]) -> Any:
    plain, _, options = str(name).partition(":") if isinstance(name, str) else ("", "", "")
    if plain not in known:
        raise _unknown(name, known)
    kind = known[plain]
    return kind(**_options(plain, kind, options))


def _options(name: str, kind: type, text: str) -> dict[str, int]:
    """The options in a text such as "iterations=300"."""
    # Options are whole numbers; a search is given from code only.
    allowed = [key for key, p in signature(kind).parameters.items() if type(p.default) is int]
    example = f"{name}:{allowed[0]}=300" if allowed else name
    found = {}
    for part in text.split(",") if text else []:
        key, equals, number = part.partition("=")
        if key.strip() not in allowed:
            facts = {"options": ENGLISH.listing(allowed), "example": example}
            right = ENGLISH.say("agent.options" if allowed else "agent.options.none", **facts)
            facts = {"name": name, "option": brief(key.strip()), "right": right}
            raise AgentError(ENGLISH.say("agent.option", **facts))
        if not equals or not number.strip().isdecimal() or len(number) > 9:
            raise AgentError(ENGLISH.say("agent.option.form", given=brief(part), example=example))
        found[key.strip()] = int(number)
    return found


def _unknown(name: object, known: Mapping[str, type]) -> UnknownAgent:
    facts = {"name": brief(name), "names": ENGLISH.listing(known, "or")}
    if near := nearest(str(name).lower(), known, 1, 0.6):
        return UnknownAgent(ENGLISH.say("agent.meant", meant=near, **facts))
    return UnknownAgent(ENGLISH.say("agent.unknown", **facts))
