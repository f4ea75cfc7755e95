"""Players. An agent is anything with `choose(observation, rng) -> Action`.

It is handed what its player may know and a random stream of its own, and nothing else.
`agent("greedy")` makes one by name, `agent("ismcts-guided:iterations=300")` with options;
`AGENTS` lists the names, weakest first, and `ladder()` shows them. A player has a file here, with
its idea, its source and its cost.
"""

from jaipur.agents.champion import Champion
from jaipur.agents.explaining import Candidate, Explains, Explanation
from jaipur.agents.greedy import Greedy
from jaipur.agents.interface import (
    Agent,
    AgentError,
    NothingToChoose,
    OmniscientAgent,
    UnknownAgent,
    stream,
)
from jaipur.agents.kinds import RandomKind
from jaipur.agents.ladder import ladder
from jaipur.agents.learned import Learned
from jaipur.agents.naming import AGENTS, CHEATS, agent, cheat
from jaipur.agents.seller import Seller
from jaipur.agents.uniform import Uniform

__all__ = [
    "AGENTS",
    "CHEATS",
    "Agent",
    "AgentError",
    "Candidate",
    "Champion",
    "Explains",
    "Explanation",
    "Greedy",
    "Learned",
    "NothingToChoose",
    "OmniscientAgent",
    "RandomKind",
    "Seller",
    "Uniform",
    "UnknownAgent",
    "agent",
    "cheat",
    "ladder",
    "stream",
]
