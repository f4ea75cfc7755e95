"""What `play` and `observe` give is made in a faster way; it is a value of the real class all the
same."""

import copy
import pickle
from dataclasses import FrozenInstanceError, fields, replace

import pytest

from jaipur import Observation, Round, deal, observe
from jaipur.observation.seen import Opponent
from jaipur.round import Side

PLAYED = deal(7).play(deal(7).legal_actions()[0])
SIDE = PLAYED.sides[1 - PLAYED.to_move]
SEEN = observe(PLAYED, 1, ["+M"])
MADE = [(PLAYED, Round), (SIDE, Side), (SEEN, Observation), (SEEN.other, Opponent)]
NAMES = ["round", "side", "observation", "opponent"]


@pytest.mark.parametrize(("made", "real"), MADE, ids=NAMES)
def test_a_value_that_is_made_quickly_is_one_of_the_real_class(made, real):
    """Type, equality, hash and text are those of one made by the constructor."""
    built = real(**{field.name: getattr(made, field.name) for field in fields(real)})
    assert type(made) is real
    assert (made, hash(made), repr(made)) == (built, hash(built), repr(built))
    assert replace(made) == copy.deepcopy(made) == pickle.loads(pickle.dumps(made)) == made


@pytest.mark.parametrize("made", [made for made, _ in MADE], ids=NAMES)
def test_a_value_that_is_made_quickly_cannot_be_changed(made):
    """Nor be given anything more."""
    for field in fields(made):
        with pytest.raises(FrozenInstanceError):
            setattr(made, field.name, None)
    with pytest.raises((FrozenInstanceError, TypeError, AttributeError)):
        made.more = 1
    assert not hasattr(made, "__dict__")
