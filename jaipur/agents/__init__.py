"""Players. An agent is anything with `choose(observation, rng) -> Action`.

It is handed what its player may know and a random stream of its own, and nothing else.
`agent("greedy")` makes one by name; `AGENTS` lists the names.
"""

from jaipur.agents.greedy import Greedy
from jaipur.agents.interface import Agent, UnknownAgent, stream
from jaipur.agents.uniform import Uniform
from jaipur.texts import ENGLISH

#: Every agent by name, weakest first.
AGENTS: dict[str, type[Agent]] = {"uniform": Uniform, "greedy": Greedy}


def agent(name: str) -> Agent:
    """A new agent of that name. Raises `UnknownAgent`."""
    if name not in AGENTS:
        names = ENGLISH.listing(AGENTS)
        raise UnknownAgent(ENGLISH.say("agent.unknown", name=repr(name)[:40], names=names))
    return AGENTS[name]()


__all__ = ["AGENTS", "Agent", "Greedy", "Uniform", "UnknownAgent", "agent", "stream"]
