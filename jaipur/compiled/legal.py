"""The legal actions of a state, as values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jaipur.actions import Action
from jaipur.compiled.layout import MOST_LEGAL
from jaipur.compiled.needs import tables
from jaipur.compiled.packing import action_of, unpack

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def legal_actions(state: NDArray[np.int32]) -> list[Action]:
    """Every legal action of the player to move, in the documented order; empty when over.

    state  what `pack` makes of a round
    Raises `NoNumba`, and `PackingError` for what is no state.
    """
    arrays = tables()
    unpack(state)  # which looks at it
    import numpy as np

    from jaipur.compiled.turn import list_legal

    codes = np.empty(MOST_LEGAL, np.int64)
    n = list_legal(state, arrays, codes)
    return [action_of(code) for code in codes[:n].tolist()]
