"""`learned`: a player whose judgement comes from playing against itself.

    leaving    what an action leaves, in numbers
    features   these numbers scaled, with a name and a meaning each
    network    a small network from features to a value; reads and checks files of weights
    player     `Learned`, which plays the action of the greatest value
    training   `train` and `measure`, on the compiled rounds
    weights.json   what it learned, with the command that gives the same again

`jaipur train` learns other weights (`jaipur.compiled.learning`), `learned:weights=mine.json` plays
by them, wherever a player is named.
"""

from jaipur.agents.learned.features import NAMES, describe
from jaipur.agents.learned.leaving import After, Turn
from jaipur.agents.learned.network import (
    Network,
    WeightsError,
    as_network,
    read_network,
    save,
    saving,
    shipped,
    written,
)
from jaipur.agents.learned.player import Learned
from jaipur.agents.learned.training import measure, train

__all__ = [
    "NAMES",
    "After",
    "Learned",
    "Network",
    "Turn",
    "WeightsError",
    "as_network",
    "describe",
    "measure",
    "read_network",
    "save",
    "saving",
    "shipped",
    "train",
    "written",
]
