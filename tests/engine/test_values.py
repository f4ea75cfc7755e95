"""What `play` gives is made in a faster way; it is a value of the real class all the same."""

import copy
import pickle
from dataclasses import FrozenInstanceError, fields, replace

import pytest

from jaipur import Round, deal
from jaipur.round import Side

PLAYED = deal(7).play(deal(7).legal_actions()[0])
SIDE = PLAYED.sides[1 - PLAYED.to_move]


@pytest.mark.parametrize(("made", "real"), [(PLAYED, Round), (SIDE, Side)], ids=["round", "side"])
def test_a_value_from_play_is_one_of_the_real_class(made, real):
    """Type, equality, hash and text are those of one made by the constructor."""
    built = real(**{field.name: getattr(made, field.name) for field in fields(real)})
    assert type(made) is real
    assert (made, hash(made), repr(made)) == (built, hash(built), repr(built))
    assert replace(made) == copy.deepcopy(made) == pickle.loads(pickle.dumps(made)) == made


@pytest.mark.parametrize("made", [PLAYED, SIDE], ids=["round", "side"])
def test_a_value_from_play_cannot_be_changed(made):
    """Nor be given anything more."""
    for field in fields(made):
        with pytest.raises(FrozenInstanceError):
            setattr(made, field.name, None)
    with pytest.raises((FrozenInstanceError, TypeError, AttributeError)):
        made.more = 1
    assert not hasattr(made, "__dict__")
