"""Players by name, with options: `greedy`, `ismcts-guided:iterations=300`,
`learned:weights=mine.json`.
"""

from collections.abc import Mapping
from inspect import signature
from typing import Any

from jaipur.agents.champion import Champion
from jaipur.agents.cheats import CheatDeck, CheatHand
from jaipur.agents.flat import FlatMC
from jaipur.agents.greedy import Greedy
from jaipur.agents.guided import GuidedISMCTS
from jaipur.agents.interface import Agent, AgentError, OmniscientAgent, UnknownAgent
from jaipur.agents.ismcts import ISMCTS
from jaipur.agents.kinds import RandomKind
from jaipur.agents.learned import Learned, parse_network
from jaipur.agents.seller import Seller
from jaipur.agents.uniform import Uniform
from jaipur.errors import brief, nearest
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
    "learned": Learned,
    "champion": Champion,
}
#: Those that see more than a player may.
CHEATS: dict[str, type[OmniscientAgent]] = {"cheat-hand": CheatHand, "cheat-deck": CheatDeck}
#: What an option may be, with an example of it, and of those that take no other number.
_EXAMPLES = {int: "300", str: "mine.json"}
_EXAMPLE_OF = {"compiled": "1"}
#: Longer numbers are none. Shorter ones may be too great for the player, who then says so.
MOST_DIGITS = 30


def agent(name: str, held: Mapping[str, bytes] | None = None) -> Agent:
    """A new agent of that name, with options after a colon.

    held  what stands in files that options name, by their names; others are read

    Raises `UnknownAgent`, or `AgentError` for an option that it does not have.
    """
    made: Agent = _made(name, AGENTS, held or {})
    return made


def cheat(name: str) -> OmniscientAgent:
    """A new player that sees more than it may; raises as `agent` does."""
    made: OmniscientAgent = _made(name, CHEATS, {})
    return made


def _made(name: object, known: Mapping[str, type], held: Mapping[str, bytes]) -> Any:
    plain, colon, options = str(name).partition(":") if isinstance(name, str) else ("", "", "")
    if plain not in known:
        raise _unknown(name, known)
    kind = known[plain]
    found: dict[str, Any] = _options(plain, kind, _parts(options) if colon else [])
    for key, given in found.items():
        if given in held:
            found[key] = parse_network(held[given], given)
    return kind(**found)


def files_of(name: str) -> list[str]:
    """The files that the options of a name say to read; none if that is the name of no agent."""
    plain, _, options = name.partition(":")
    parts = [part.partition("=") for part in _parts(options)]
    words = [key for key, kind in _allowed(AGENTS.get(plain, Greedy)).items() if kind is str]
    return [given.strip() for key, _, given in parts if key.strip() in words]


def _parts(options: str) -> list[str]:
    """The options, each as it was written. A comma in the name of a file parts nothing: no option
    follows that has a name and a value."""
    parts: list[str] = []
    for part in options.split(","):
        if parts and "=" in parts[-1] and part and "=" not in part:
            parts[-1] += f",{part}"
        else:
            parts.append(part)
    return parts


def _allowed(kind: type) -> dict[str, type]:
    """The options that a name can give, whole numbers or words as their defaults are."""
    # A search is given from code only.
    parameters = signature(kind).parameters.items()
    return {key: type(p.default) for key, p in parameters if type(p.default) in _EXAMPLES}


def _options(name: str, kind: type, parts: list[str]) -> dict[str, int | str]:
    """The options in texts such as "iterations=300"."""
    allowed = _allowed(kind)
    examples = {key: _EXAMPLE_OF.get(key, _EXAMPLES[kind]) for key, kind in allowed.items()}
    written = {key: f"{name}:{key}={example}" for key, example in examples.items()}
    found: dict[str, int | str] = {}
    for part in parts:
        key, _, given = (piece.strip() for piece in part.partition("="))
        if key not in allowed:
            example = next(iter(written.values()), name)
            facts = {"options": ENGLISH.listing(allowed), "example": example}
            right = ENGLISH.say("agent.options" if allowed else "agent.options.none", **facts)
            facts = {"name": name, "option": brief(key), "right": right}
            raise AgentError(ENGLISH.say("agent.option", **facts))
        if key in found:
            raise AgentError(ENGLISH.say("agent.option.twice", option=key, example=written[key]))
        number = allowed[key] is int
        if not given or (number and (not given.isdecimal() or len(given) > MOST_DIGITS)):
            facts = {"given": brief(part), "example": written[key]}
            raise AgentError(ENGLISH.say("agent.option.form", **facts))
        found[key] = int(given) if number else given
    return found


def _unknown(name: object, known: Mapping[str, type]) -> UnknownAgent:
    if isinstance(name, str) and (plain := name.partition(":")[0]) in CHEATS:
        return UnknownAgent(ENGLISH.say("agent.cheat", name=plain))
    facts = {"name": brief(name), "names": ENGLISH.listing(known, "or")}
    if near := nearest(name.lower() if isinstance(name, str) else name, known, 1, 0.6):
        return UnknownAgent(ENGLISH.say("agent.meant", meant=near, **facts))
    return UnknownAgent(ENGLISH.say("agent.unknown", **facts))
