"""What somebody knows as a state with gaps, for kernels that draw worlds to fill them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from jaipur.cards import CAMEL, KINDS
from jaipur.compiled import layout as at
from jaipur.compiled.packing import as_group, box, pack, pack_goods
from jaipur.observation import Observation
from jaipur.round import Round

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    State = NDArray[np.int32]


class Knowledge(NamedTuple):
    """What a player knows, or somebody who sees more than a player may.

    state   as of a round, without what is hidden: among the cards, from the deck's end backwards,
            lie those unseen, goods first; in each bonus pile the own tokens come first, then those
            unseen, and the rupees of the other's are not counted
    hidden  int64: the other player, how many of the unseen cards are in that hand, how many are
            goods, for each bonus pile how many tokens are known to lie first, which are the own,
            then for each how many are the other's, and how many cards of the deck are shuffled
    """

    state: NDArray[np.int32]
    hidden: NDArray[np.int64]


def know(seen: Observation) -> Knowledge:
    """An observation as numbers. Raises `WorldError` where no round fits, and `PackingError`."""
    import numpy as np

    unseen = seen.unseen
    goods = unseen.rstrip(CAMEL)
    if len(unseen) != seen.unknown + seen.deck or len(unseen) - len(goods) > seen.deck:
        seen.determinize(Random(0))  # which says what is wrong
    state = box(seen.rules)
    state[at.CARDS : at.BONUS] = -1
    state[at.BONUS - len(unseen) : at.BONUS] = [KINDS.index(card) for card in unseen]
    state[at.TOP] = at.CARD_COUNT - seen.deck
    state[at.MARKET] = as_group(seen.market)
    state[at.TO_MOVE], state[at.STARTER] = seen.to_move, seen.starter
    state[at.TURNS], state[at.ENDED_BY] = seen.turns, at.ENDINGS.index(seen.ended_by)
    mine, theirs = seen.player, 1 - seen.player
    _side(state, mine, seen, sum(map(len, seen.bonus)), seen.hand)
    _side(state, theirs, seen.other, sum(seen.other.bonus), seen.other.known)
    state[at.RUPEES + mine] += sum(map(sum, seen.bonus))
    won = (seen.goods, seen.other.goods)
    pack_goods(state, seen.tokens, won if mine == 0 else (won[1], won[0]))
    own = tuple(map(len, seen.bonus))
    for pile, values in enumerate(seen.bonus):
        _pile(state, pile, (*values, *seen.unseen_bonus[pile]), own[pile], seen)
    hidden = (theirs, seen.unknown, len(goods), *own, *seen.other.bonus, seen.deck)
    return Knowledge(state, np.array(hidden, np.int64))


def know_hands(now: Round) -> Knowledge:
    """A round, both hands and all tokens won; what lies face down is shuffled.

    Raises `PackingError`.
    """
    state = pack(now)
    return _with_nothing_held(state, state[at.DRAWN : at.DRAWN + 3], len(now.deck))


def know_all(now: Round) -> Knowledge:
    """A round as it is: every card and token. Raises `PackingError`."""
    state = pack(now)
    return _with_nothing_held(state, state[at.PILE : at.PILE + 3], 0)


def _with_nothing_held(state: State, known: State, shuffled: int) -> Knowledge:
    """With no card or token of either player hidden; of each pile so many are known."""
    import numpy as np

    return Knowledge(state, np.array((0, 0, 0, *known, 0, 0, 0, shuffled), np.int64))


def _side(state: Any, player: int, side: Any, bonus_tokens: int, hand: str) -> None:
    """What is known of one player; `side` is an `Observation` of its own, or an `Opponent`."""
    state[at.HAND + player], state[at.KNOWN + player] = as_group(hand), as_group(side.known)
    state[at.HERD + player] = side.herd
    state[at.RUPEES + player] = sum(map(sum, side.goods))
    state[at.GOODS_TOKENS + player] = sum(map(len, side.goods))
    state[at.BONUS_TOKENS + player] = bonus_tokens


def _pile(state: Any, pile: int, values: tuple[int, ...], own: int, seen: Observation) -> None:
    theirs = seen.other.bonus[pile]
    start = at.BONUS + pile * at.PILE_ROOM
    state[at.PILE + pile] = len(values)
    state[start : start + len(values)] = values
    state[at.DRAWN + pile] = own + theirs
    others = ((1 << theirs) - 1) << own if seen.player == 0 else (1 << own) - 1
    state[at.BONUS_OWNERS + pile] = others
