"""Players. An agent is anything with `choose(observation, rng) -> Action`.

It is handed what its player may know and a random stream of its own, and nothing else.
`agent("greedy")` makes one by name; `AGENTS` lists the names.
"""

from difflib import get_close_matches

from jaipur.agents.explaining import Candidate, Explains, Explanation
from jaipur.agents.greedy import Greedy
from jaipur.agents.interface import Agent, NothingToChoose, UnknownAgent, stream
from jaipur.agents.uniform import Uniform
from jaipur.round import brief
from jaipur.texts import ENGLISH

#: Every agent by name, weakest first.
AGENTS: dict[str, type[Agent]] = {"uniform": Uniform, "greedy": Greedy}


def agent(name: str) -> Agent:
    """A new agent of that name. Raises `UnknownAgent`."""
    if name in tuple(AGENTS):
        return AGENTS[name]()
    facts = {"name": brief(name), "names": ENGLISH.listing(AGENTS, "or")}
    near = get_close_matches(str(name).lower(), AGENTS, 1)
    if near:
        raise UnknownAgent(ENGLISH.say("agent.meant", meant=near[0], **facts))
    raise UnknownAgent(ENGLISH.say("agent.unknown", **facts))


__all__ = [
    "AGENTS",
    "Agent",
    "Candidate",
    "Explains",
    "Explanation",
    "Greedy",
    "NothingToChoose",
    "Uniform",
    "UnknownAgent",
    "agent",
    "stream",
]
