"""Worlds that fit what is known, drawn as `Observation.determinize` draws them."""

from jaipur.compiled.chance import Stream, below, shuffle
from jaipur.compiled.jit import kernel
from jaipur.compiled.knowledge import Knowledge
from jaipur.compiled.layout import (
    BONUS,
    CARD_COUNT,
    CARDS,
    HAND,
    PILE,
    PILE_ROOM,
    RUPEES,
    STATE,
    TOP,
)
from jaipur.compiled.turn import State


@kernel
def determinize(world: State, knowledge: Knowledge, stream: Stream) -> None:
    """Fill `world` with a whole round, each that fits being equally likely."""
    state, hidden = knowledge
    for slot in range(STATE):
        world[slot] = state[slot]
    other, unknown, goods = hidden[0], hidden[1], hidden[2]
    for pile in range(3):
        own, theirs = hidden[3 + pile], hidden[6 + pile]
        start = BONUS + PILE_ROOM * pile + own
        shuffle(stream, world, start, state[PILE + pile] - own)
        for place in range(start, start + theirs):
            world[RUPEES + other] += world[place]
    # The unseen lie last among the cards, goods first: as many as the other holds come from these.
    deck = CARD_COUNT - state[TOP]
    first = CARDS + CARD_COUNT - deck - unknown
    for n in range(unknown):
        place = first + n
        drawn = place + below(stream, goods - n)
        world[place], world[drawn] = world[drawn], world[place]
        world[HAND + other] += 1 << (20 - 4 * world[place])
    shuffle(stream, world, first + unknown, hidden[9])
