"""How the network of `learned` teaches itself, and how `champion` looks ahead with it; compiled.

training    `Plan` and `Training`: self-play, round after round
rounds      one round, and what is learned from it       match     how strong a network is
features    what the network sees of a position          net       the network itself
look_ahead  the search of `champion`
"""
