"""`learned`: a player whose judgement comes from playing against itself.

    leaving    what an action leaves, in numbers
    features   these numbers scaled, with a name and a meaning each
    network    a small network from features to a value; reads and checks files of weights
    player     `Learned`, which plays the action of the greatest value
    training   `train` and `measure`, on the compiled rounds
    weights.json   what it learned, with the command that gives the same again

A variation of one's own is trained, plugged in and measured without writing code:

    jaipur train --rounds 20000 --seed 1 --hidden 20 --without guessed --out mine.json
    jaipur strength learned:weights=mine.json learned greedy --pairs 100

or in Python, where the compiled rounds measure hundreds of pairs in seconds:

    from jaipur.agents.learned import Learned, measure, save, shipped, train

    mine = train(20_000, seed=1, hidden=20, without=["guessed"], decay=0.9)
    save(mine, "mine.json")
    measure(mine, pairs=400)                       # share of points against greedy, low, high
    measure(mine, pairs=400, against=shipped())    # and against the weights of the kit
    player = Learned(mine)                         # plays wherever an agent does

Training and `measure` need numba, `pip install "jaipur-kit[fast]"`; playing does not. What can be
varied is in `jaipur.compiled.learning.training.Plan`; a new feature is written twice, see
`features`.
"""

from jaipur.agents.learned.features import NAMES, describe
from jaipur.agents.learned.leaving import After, Turn
from jaipur.agents.learned.network import (
    Network,
    WeightsError,
    as_network,
    parse_network,
    read_network,
    save,
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
    "parse_network",
    "read_network",
    "save",
    "shipped",
    "train",
    "written",
]
