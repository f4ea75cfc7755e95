"""A `Round` as a state and back, an action as a code and back. What the numbers mean: `layout`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from jaipur.actions import (
    EXCHANGES,
    SALES,
    Action,
    Exchange,
    Sell,
    Take,
    TakeCamels,
    as_action,
)
from jaipur.cards import CAMEL, GOODS, KINDS, TOKENS, Cards, CardsError
from jaipur.compiled import layout as at
from jaipur.compiled.having import need_numba
from jaipur.errors import SaysWhy, brief
from jaipur.position.checking import check_round
from jaipur.round import Round, Side, as_round
from jaipur.rules import BONUS_PILES, OFFICIAL, Rules, check_rules
from jaipur.scoring import Row, Rows
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    State = NDArray[np.int32]

_UNITS = {kind: 1 << shift for kind, shift in zip(KINDS, at.SHIFTS, strict=True)}


class PackingError(SaysWhy, ValueError):
    """A round or an action that the compiled path has no numbers for."""


def as_group(cards: Cards) -> int:
    """A group of cards as one integer, four bits a kind."""
    return sum(map(_UNITS.__getitem__, cards))


def as_cards(group: int) -> Cards:
    """The cards of such an integer."""
    kinds = zip(KINDS, at.SHIFTS, strict=True)
    return "".join([kind * (group >> shift & 15) for kind, shift in kinds])


# Rounds


def box(rules: Rules = OFFICIAL) -> State:
    """The state of a round before its deal: full rows and piles, the cards in the box's order."""
    need_numba()
    import numpy as np

    if not check_rules(rules).standard_shape:
        raise PackingError(ENGLISH.say("compiled.rules"))
    state = np.zeros(at.STATE, np.int32)
    state[at.TOKENS_LEFT] = at.FULL_ROWS
    state[at.TURN_CAP] = rules.turn_cap or 0
    state[at.CAMEL_TOKEN] = rules.camel_token
    state[at.SECOND_WINS_TIES] = rules.full_tie == "second player"
    state[at.CARDS : at.BONUS] = at.SHUFFLED
    for pile, values in enumerate(rules.bonus_tokens):
        _lay_pile(state, pile, values)
    return state


def pack(round: Round) -> State:
    """The state of a round: an int32 array of `layout.STATE`.

    All that is in the round is in the state. Raises `PackingError` for a round of rules of another
    shape, and for one whose tokens cannot have come off their rows in order.
    """
    as_round(round)
    state = box(round.rules)
    state[at.CARDS : at.BONUS] = -1
    state[at.TOP] = at.CARD_COUNT - len(round.deck)
    state[at.CARDS + state[at.TOP] : at.BONUS] = [KINDS.index(card) for card in round.deck]
    state[at.MARKET] = as_group(round.market)
    state[at.TO_MOVE], state[at.STARTER] = round.to_move, round.starter
    state[at.TURNS], state[at.ENDED_BY] = round.turns, at.ENDINGS.index(round.ended_by)
    for player, side in enumerate(round.sides):
        state[at.HAND + player], state[at.KNOWN + player] = map(as_group, (side.hand, side.known))
        state[at.HERD + player] = side.herd
        state[at.RUPEES + player] = sum(map(sum, side.goods)) + sum(map(sum, side.bonus))
        state[at.BONUS_TOKENS + player] = sum(map(len, side.bonus))
        state[at.GOODS_TOKENS + player] = sum(map(len, side.goods))
    first, second = round.sides
    pack_goods(state, round.tokens, (first.goods, second.goods))
    _pack_bonus(state, round)
    return state


def pack_goods(state: State, tokens: Rows, won: tuple[Rows, Rows]) -> None:
    """Write the goods tokens that are left and those that each player has won into a state."""
    left = 0
    for place, (good, row) in enumerate(zip(GOODS, tokens, strict=True)):
        left += len(row) * _UNITS[good]
        first, second = won[0][place], won[1][place]
        printed = TOKENS[good]
        owners = _owners(printed[: len(printed) - len(row)], first, second)
        if owners is None or row != printed[len(printed) - len(row) :]:
            raise PackingError(ENGLISH.say("compiled.tokens", goods=good))
        state[at.OWNERS + place] = owners
    state[at.TOKENS_LEFT] = left


def _owners(gone: Row, first: Row, second: Row) -> int | None:
    """Bits: which of the tokens gone player 1 has; None if they are not what both have."""
    if len(gone) != len(first) + len(second):
        return None
    owners, mine, theirs = 0, list(first), list(second)
    for number, value in enumerate(gone):
        # A row never rises, so of two players who could have this token either will do.
        if mine[:1] == [value]:
            del mine[0]
        elif theirs[:1] == [value]:
            del theirs[0]
            owners |= 1 << number
        else:
            return None
    return owners


def _pack_bonus(state: State, round: Round) -> None:
    for pile, left in enumerate(round.bonus):
        first, second = (side.bonus[pile] for side in round.sides)
        _lay_pile(state, pile, (*first, *second, *left))
        state[at.DRAWN + pile] = len(first) + len(second)
        state[at.BONUS_OWNERS + pile] = ((1 << len(second)) - 1) << len(first)


def _lay_pile(state: State, pile: int, values: Row) -> None:
    if len(values) > at.PILE_ROOM:
        raise PackingError(ENGLISH.say("compiled.pile", n=len(values), most=at.PILE_ROOM))
    start = at.BONUS + pile * at.PILE_ROOM
    state[at.PILE + pile] = len(values)
    state[start : start + len(values)] = values


def check_state(state: object) -> None:
    """Raise `PackingError` unless it is an array of the shape and type of a state."""
    shape, kind = getattr(state, "shape", None), str(getattr(state, "dtype", ""))
    if shape != (at.STATE,) or kind != "int32":
        facts = {"given": type(state).__name__, "n": at.STATE}
        raise PackingError(ENGLISH.say("compiled.state", **facts))


def unpack(state: State, rules: Rules | None = None) -> Round:
    """The round of a state; `unpack(pack(round), round.rules) == round`, always.

    Without `rules` they are those that the state holds: `seals_to_win` and `starter_after_tie`,
    which do not change a round, are the official ones. Raises `PackingError` for what is no state,
    whose numbers do not add up to a round, or for other rules than it was dealt by.
    """
    check_state(state)
    try:
        held = rules_of(state)
        found = _round(state, held if rules is None else check_rules(rules))
        fits = _fits(state, pack(found))
    except PackingError:
        raise
    except (IndexError, ValueError):
        fits = False
    if not fits or check_round(found):
        raise PackingError(ENGLISH.say("compiled.state.numbers"))
    if not _same_rounds(found.rules, held):
        raise PackingError(ENGLISH.say("compiled.state.rules"))
    return found


def _fits(state: State, again: State) -> bool:
    """Whether a state is what its round packs to, but for the order in which tokens were won and
    the rules."""
    ours, theirs = state.tolist(), again.tolist()
    top = at.CARDS + ours[at.TOP]
    same = ours[: at.OWNERS] == theirs[: at.OWNERS] and ours[at.TURNS] >= 0
    players = {ours[at.TO_MOVE], ours[at.STARTER]} <= {0, 1}
    return same and players and ours[top : at.BONUS] == theirs[top : at.BONUS]


def _same_rounds(rules: Rules, held: Rules) -> bool:
    """Whether rounds by both rules are the same."""
    piles = tuple(tuple(sorted(pile)) for pile in rules.bonus_tokens)
    of_round = replace(
        rules,
        bonus_tokens=piles,
        seals_to_win=held.seals_to_win,
        starter_after_tie=held.starter_after_tie,
    )
    return of_round == held


def _round(state: State, rules: Rules) -> Round:
    numbers = [int(number) for number in state]
    top = at.CARDS + numbers[at.TOP]
    return Round(
        rules=rules,
        sides=(_side(numbers, 0), _side(numbers, 1)),
        market=as_cards(numbers[at.MARKET]),
        deck="".join([KINDS[place] for place in numbers[top : at.BONUS]]),
        tokens=_rows_left(numbers),
        bonus=tuple(tuple(_pile(numbers, pile)[numbers[at.DRAWN + pile] :]) for pile in range(3)),
        starter=numbers[at.STARTER],
        to_move=numbers[at.TO_MOVE],
        turns=numbers[at.TURNS],
        ended_by=at.ENDINGS[numbers[at.ENDED_BY]],
    )


def opening(state: State) -> tuple[Cards, Rows, int]:
    """The shuffled cards, the shuffled piles and the starter of a round that `rounds.deal` dealt,
    as `jaipur.round.lay_out` takes them."""
    numbers = [int(number) for number in state]
    cards = "".join([KINDS[place] for place in numbers[at.CARDS : at.BONUS]])
    piles = tuple(tuple(_pile(numbers, pile)) for pile in range(3))
    return cards, piles, numbers[at.STARTER]


def rules_of(state: State) -> Rules:
    """The rules that a state holds."""
    numbers = [int(number) for number in state]
    return Rules(
        bonus_tokens=tuple(tuple(sorted(_pile(numbers, pile))) for pile in range(3)),
        camel_token=numbers[at.CAMEL_TOKEN],
        full_tie="second player" if numbers[at.SECOND_WINS_TIES] else "replay",
        turn_cap=numbers[at.TURN_CAP] or None,
    )


def _pile(numbers: Sequence[int], pile: int) -> Sequence[int]:
    """All the values of a pile, those that are gone too."""
    start = at.BONUS + pile * at.PILE_ROOM
    return numbers[start : start + numbers[at.PILE + pile]]


def _left(numbers: Sequence[int], place: int) -> int:
    """How many tokens of that good are left."""
    return numbers[at.TOKENS_LEFT] >> at.SHIFTS[place] & 15


def _rows_left(numbers: Sequence[int]) -> Rows:
    rows = enumerate(TOKENS.values())
    return tuple(row[len(row) - _left(numbers, place) :] for place, row in rows)


def _side(numbers: Sequence[int], player: int) -> Side:
    goods = [
        _owned(row[: len(row) - _left(numbers, place)], numbers[at.OWNERS + place], player)
        for place, row in enumerate(TOKENS.values())
    ]
    bonus = [
        _owned(
            _pile(numbers, pile)[: numbers[at.DRAWN + pile]],
            numbers[at.BONUS_OWNERS + pile],
            player,
        )
        for pile in range(len(BONUS_PILES))
    ]
    return Side(
        hand=as_cards(numbers[at.HAND + player]),
        herd=numbers[at.HERD + player],
        known=as_cards(numbers[at.KNOWN + player]),
        goods=tuple(goods),
        bonus=tuple(tuple(sorted(values)) for values in bonus),
    )


def _owned(gone: Sequence[int], owners: int, player: int) -> Row:
    return tuple(value for n, value in enumerate(gone) if owners >> n & 1 == player)


# Actions


def code_of(action: Action | str) -> int:
    """The code of an action, also in notation; `PackingError` for one that never can be legal."""
    match action := as_action(action):
        case TakeCamels():
            return at.TAKE_CAMELS
        case Take(cards) if len(cards) == 1 and cards in GOODS:
            return GOODS.index(cards)
        case Sell(cards) if _can_be_sold(cards):
            return at.SALE + 8 * GOODS.index(cards[0]) + len(cards)
        case Exchange(take=take) if _can_be_exchanged(action):
            given = at.SIX - as_group(action.goods)
            return len(take) * at.EXCHANGE + (at.SIX - as_group(take) << at.CAMELS) + given
    raise PackingError(ENGLISH.say("compiled.action", action=brief(str(action))))


def _can_be_sold(cards: Cards) -> bool:
    return len(set(cards)) == 1 and len(cards) in SALES.get(cards[0], ())


def _can_be_exchanged(action: Exchange) -> bool:
    fits = len(action.take) == len(action.give) in EXCHANGES
    return fits and CAMEL not in action.take and not action.same


def action_of(code: SupportsIndex) -> Action:
    """The action of a code; `PackingError` for what is none."""
    try:
        return _action_of(index(code))
    except TypeError:
        raise PackingError(ENGLISH.say("compiled.code", code=brief(code))) from None


@lru_cache(maxsize=1 << 16)
def _action_of(code: int) -> Action:
    try:
        action = _read(code)
        # Bits that no action has are dropped in reading, or make one that never can be legal.
        if action is not None and code_of(action) == code:
            return action
    except (CardsError, PackingError):
        pass
    raise PackingError(ENGLISH.say("compiled.code", code=brief(code)))


def _read(code: int) -> Action | None:
    """What the bits of a code say, if it is one; `CardsError` for more cards than the box has."""
    if 0 <= code < at.TAKE_CAMELS:
        return Take(GOODS[code])
    if code == at.TAKE_CAMELS:
        return TakeCamels()
    if at.SALE < code < at.SALE + 8 * len(GOODS):
        place, n = divmod(code - at.SALE, 8)
        return Sell(GOODS[place] * n)
    size = code >> 48
    if size in EXCHANGES:
        take = as_cards(at.SIX - (code >> at.CAMELS & at.SIX))
        give = as_cards(at.SIX - (code & at.SIX))
        return Exchange(give + CAMEL * (size - len(give)), take)
    return None
