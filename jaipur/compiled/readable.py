"""Many rounds on the readable engine, for where the compiled one cannot be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from jaipur.actions import Action
from jaipur.compiled.having import need_numba
from jaipur.compiled.layout import COLUMNS, DECIDED_BY, ENDINGS
from jaipur.legality import LegalActions
from jaipur.round import SHUFFLED, Round, lay_out
from jaipur.rules import Rules
from jaipur.worth import View, Weigher

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Policy = Callable[[Round, LegalActions, Random], Action]


def play_readable(
    n: int, seed: int, policies: tuple[str, str], rules: Rules, first: int
) -> NDArray[np.int32]:
    """Rows of `layout.COLUMNS`, one a round. Raises `NoNumba` where NumPy is missing too."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        need_numba()
        raise
    play = (_READABLE[policies[0]], _READABLE[policies[1]])
    rows = [_row(f"{seed}/{number}/many", play, rules) for number in range(first, first + n)]
    return np.array(rows, np.int32)


def _draw(now: Round, actions: LegalActions, rng: Random) -> Action:
    drawn: Action = rng.choice(actions)
    return drawn


def _best(now: Round, actions: LegalActions, rng: Random) -> Action:
    return Weigher(View.mover(now)).best(actions)


_READABLE: dict[str, Policy] = {"uniform": _draw, "greedy": _best}


def _row(seed: str, policies: tuple[Policy, Policy], rules: Rules) -> list[int]:
    """One round of the readable engine, as a row of numbers."""
    rng = Random(seed)
    cards = "".join(rng.sample(SHUFFLED, len(SHUFFLED)))
    piles = tuple(tuple(rng.sample(pile, len(pile))) for pile in rules.bonus_tokens)
    now = lay_out(cards, piles, rng.randrange(2), rules)
    legal, most = 0, 0
    while not now.over:
        actions = now.legal_actions()
        legal, most = legal + len(actions), max(most, len(actions))
        now = now.play(policies[now.to_move](now, actions, rng))
    return row_of(now, legal, most)


def row_of(now: Round, legal: int, most: int) -> list[int]:
    """The row of numbers of a round that is over."""
    result = now.result()
    if result is None:
        raise ValueError(now)
    pairs = {
        "rupees": result.rupees,
        "bonus_tokens": result.bonus_tokens,
        "goods_tokens": result.goods_tokens,
        "herd": [side.herd for side in now.sides],
    }
    numbers = {
        "starter": now.starter,
        "camel": -1 if result.camel is None else result.camel,
        "seal": -1 if result.seal is None else result.seal,
        "decided_by": DECIDED_BY.index(result.decided_by),
        "ended_by": ENDINGS.index(result.ended_by),
        "turns": now.turns,
        "legal": legal,
        "most_legal": most,
        **{f"{name}_{player}": of[player] for name, of in pairs.items() for player in (0, 1)},
    }
    return [numbers[column] for column in COLUMNS]
