"""What one player may know of a round, the worlds that fit it, and the odds of what comes.

observe(round, player)      an `Observation`, with nothing hidden in it
observation.determinize(rng)    a whole round that fits it, drawn uniformly
odds.next_card(observation)     and other exact probabilities
"""

from jaipur.observation import odds
from jaipur.observation.seen import Observation, Opponent, WorldError, observe

__all__ = ["Observation", "Opponent", "WorldError", "observe", "odds"]
