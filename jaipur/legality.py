"""What a player may do: pure functions of the rules, the market, a hand and a herd.

Every rule that can forbid an action is one small check. `refusal` names the first
check that an action fails, in the documented order: form, holdings, least sale, limit.
`LegalActions` is what no check forbids, found without trying all there is.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from operator import index as as_index
from typing import Any, NamedTuple

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels
from jaipur.cards import (
    CAMEL,
    COUNTS,
    GOODS,
    PRECIOUS,
    Cards,
    has,
    kind_bits,
    kinds,
    missing,
    picks,
    without,
)
from jaipur.errors import SaysWhy, WrongType, brief
from jaipur.rulebook import Refusal
from jaipur.rules import Rules
from jaipur.show import Shown
from jaipur.texts import ENGLISH


class Turn(NamedTuple):
    """All that decides what one player may do now: `herd` is a number of camels."""

    rules: Rules
    market: Cards
    hand: Cards
    herd: int


def refusal(turn: Turn, action: Action) -> Refusal | None:
    """Why the action is not allowed, or None if it is."""
    for check in CHECKS[type(action)]:
        if (refused := check(turn, action)) is not None:
            return refused
    return None


def _taken(action: Take | Exchange) -> Cards:
    """The cards that an action takes from the market."""
    return action.take if isinstance(action, Exchange) else action.cards


# Form


def _goods_or_camels(turn: Turn, action: Take | Exchange) -> Refusal | None:
    """Goods and camels are never taken together."""
    cards = _taken(action)
    if CAMEL in cards and cards.strip(CAMEL):
        return Refusal.of("turn.one-action")
    return None


def _camels_all(turn: Turn, action: Take) -> Refusal | None:
    """Camels are taken all together, which is an action of its own."""
    if CAMEL not in action.cards:
        return None
    camels = turn.market.count(CAMEL)
    return Refusal.of("camels.all", "" if camels else "none", camels=camels)


def _one_good(turn: Turn, action: Take) -> Refusal | None:
    """Without giving, exactly one good."""
    n = len(action.cards)
    return None if n == 1 else Refusal.of("take.one-good", "" if n else "none", n=n)


def _no_camels_by_exchange(turn: Turn, action: Exchange) -> Refusal | None:
    """Camels are never taken by exchange."""
    return Refusal.of("exchange.no-camels") if CAMEL in action.take else None


def _equal(turn: Turn, action: Exchange) -> Refusal | None:
    """As many cards are given as taken."""
    take, give = len(action.take), len(action.give)
    if take == give:
        return None
    case = "" if take and give else "none" if take else "nothing"
    return Refusal.of("exchange.equal", case, take=take, give=give)


def _least_exchange(turn: Turn, action: Exchange) -> Refusal | None:
    """An exchange is of two cards or more."""
    least = turn.rules.least_exchange
    if len(action.take) >= least:
        return None
    return Refusal.of("exchange.at-least-two", take=len(action.take), least=least)


def _no_same_kind(turn: Turn, action: Exchange) -> Refusal | None:
    """No kind of card is on both sides."""
    if not action.same or turn.rules.same_type_back:
        return None
    return Refusal.of("exchange.no-same-kind", same=action.same)


def _some_card(turn: Turn, action: Sell) -> Refusal | None:
    """A sale is of one card or more."""
    return None if action.cards else Refusal.of("sell.any-number")


def _goods_only(turn: Turn, action: Sell) -> Refusal | None:
    """Camels are never sold."""
    return Refusal.of("sell.goods-only") if CAMEL in action.cards else None


def _one_kind(turn: Turn, action: Sell) -> Refusal | None:
    """All the cards of a sale are of one good."""
    if len(set(action.cards)) == 1:
        return None
    return Refusal.of("sell.one-kind", kinds=kinds(action.cards))


# Holdings


def _in_market(turn: Turn, action: Take | Exchange) -> Refusal | None:
    """What is taken lies in the market."""
    cards = _taken(action)
    if has(turn.market, cards):
        return None
    return Refusal.of("cards.in-market", missing=missing(turn.market, cards), market=turn.market)


def _some_camel(turn: Turn, action: TakeCamels) -> Refusal | None:
    """There is a camel to take."""
    return None if CAMEL in turn.market else Refusal.of("camels.any", market=turn.market)


def _in_hand(turn: Turn, action: Exchange | Sell) -> Refusal | None:
    """What is given or sold is in the hand; camels are given from the herd."""
    cards = action.goods if isinstance(action, Exchange) else action.cards
    if has(turn.hand, cards):
        return None
    return Refusal.of("cards.in-hand", missing=missing(turn.hand, cards), hand=turn.hand)


def _in_herd(turn: Turn, action: Exchange) -> Refusal | None:
    """Camels that are given are in the herd."""
    camels = action.camels
    if camels <= turn.herd:
        return None
    case = "" if turn.herd else "none"
    return Refusal.of("cards.in-herd", case, camels=camels, herd=turn.herd)


# Least sale, and the hand limit


def least_sale(rules: Rules, good: Cards) -> int:
    """The fewest cards of `good` that can be sold at once."""
    return _least(rules.least_precious_sale, good)


def _least(least_precious: int, good: Cards) -> int:
    return least_precious if good in PRECIOUS else 1


def _least_sale(turn: Turn, action: Sell) -> Refusal | None:
    """Precious goods are sold two or more at a time."""
    good, n = action.cards[0], len(action.cards)
    least = least_sale(turn.rules, good)
    return None if n >= least else Refusal.of("sell.at-least-two", good=good, n=n, least=least)


def _room_for_one(turn: Turn, action: Take) -> Refusal | None:
    """One good is taken only with room for it in the hand."""
    hand, limit = len(turn.hand), turn.rules.hand_limit
    return None if hand < limit else Refusal.of("take.hand-limit", hand=hand, limit=limit)


def _room_after_exchange(turn: Turn, action: Exchange) -> Refusal | None:
    """Every camel given makes the hand one larger, up to its limit."""
    would, limit = len(turn.hand) + action.camels, turn.rules.hand_limit
    if would <= limit:
        return None
    return Refusal.of("exchange.hand-limit", would=would, limit=limit, over=would - limit)


#: The checks of each kind of action, in the order in which a refusal names them.
CHECKS: dict[type, tuple[Callable[[Turn, Any], Refusal | None], ...]] = {
    Take: (_goods_or_camels, _camels_all, _one_good, _in_market, _room_for_one),
    TakeCamels: (_some_camel,),
    Exchange: (
        _goods_or_camels,
        _no_camels_by_exchange,
        _equal,
        _least_exchange,
        _no_same_kind,
        _in_market,
        _in_hand,
        _in_herd,
        _room_after_exchange,
    ),
    Sell: (_some_card, _goods_only, _one_kind, _in_hand, _least_sale),
}


# Listing

# Actions are values, so one of each is enough; the bound keeps odd rules from filling memory.
_exchange = lru_cache(maxsize=1 << 16)(Exchange)
_SALES = {good: tuple(Sell(good * n) for n in range(COUNTS[good] + 1)) for good in GOODS}


class NoSuchAction(SaysWhy, IndexError):
    """There is no legal action of that number."""


def _whole(index: object) -> int:
    """A place in a list as a number; raises `TypeError`."""
    try:
        return as_index(index)  # type: ignore[arg-type]
    except TypeError:
        raise WrongType(ENGLISH.say("legal.type", index=brief(index))) from None


class LegalActions(Sequence[Action], Shown):
    """The legal actions of one turn, in the documented order: takes, camels, sales, exchanges.

    A sequence that is counted, indexed and asked with `in` without making all the actions,
    so that `rng.choice(actions)` is fast. Without a turn it is empty.
    """

    __slots__ = ("_len", "_numbers", "_offer", "_pool", "_simple", "turn")

    def __init__(self, turn: Turn | None) -> None:
        self.turn = turn
        self._len = 0
        if turn is None:
            return
        rules, market, hand, herd = turn
        room = rules.hand_limit - len(hand)
        self._offer = offer = _offer(market, rules.least_exchange)
        self._pool = pool = _pool(hand + CAMEL * min(herd, room), rules.same_type_back)
        takes = offer.takes if room > 0 else ()
        self._simple = takes + offer.camels + _sales(hand, rules.least_precious_sale)
        # How many groups can be given for each that can be taken.
        held = pool.held
        self._numbers = [pool[kinds & held][size] for kinds, size in offer.kinds]
        self._len = len(self._simple) + sum(self._numbers)

    def __len__(self) -> int:
        return self._len

    def __iter__(self) -> Iterator[Action]:
        if self.turn is None:
            return
        yield from self._simple
        for group, number in zip(self._offer.groups, self._numbers, strict=True):
            if number:
                for give in self._pool.gives(group):
                    yield _exchange(give, group)

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not int:
            if isinstance(index, slice):
                return list(self)[index]
            index = _whole(index)
        place = index if index >= 0 else index + self._len
        if not 0 <= place < self._len:
            raise NoSuchAction(ENGLISH.say("legal.range", index=brief(index), n=self._len))
        if place < len(self._simple):
            return self._simple[place]
        place -= len(self._simple)
        for group, number in zip(self._offer.groups, self._numbers, strict=True):
            if place < number:
                return _exchange(self._pool.gives(group)[place], group)
            place -= number
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        known = self.turn is not None and type(action) in CHECKS
        return known and refusal(self.turn, action) is None  # type: ignore[arg-type]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalActions) and self.turn == other.turn

    def __hash__(self) -> int:
        return hash(self.turn)

    def __repr__(self) -> str:
        return f"<{self._len} legal actions: {' '.join(map(str, self))}>"


class _Offer(NamedTuple):
    """What a market offers: single goods, all its camels, and what can be taken by exchange,
    with the kinds, as bits, and the size of each group."""

    takes: tuple[Action, ...]
    camels: tuple[Action, ...]
    groups: tuple[Cards, ...]
    kinds: tuple[tuple[int, int], ...]


@cache
def _offer(market: Cards, least_exchange: int) -> _Offer:
    goods = market.rstrip(CAMEL)
    groups = tuple(group for size in picks(goods)[least_exchange:] for group in size)
    return _Offer(
        tuple(map(Take, kinds(goods))),
        (TakeCamels(),) if CAMEL in market else (),
        groups,
        tuple((kind_bits(group), len(group)) for group in groups),
    )


@cache
def _sales(hand: Cards, least_precious: int) -> tuple[Action, ...]:
    """The legal sales from a hand."""
    sizes = {good: range(_least(least_precious, good), hand.count(good) + 1) for good in hand}
    return tuple(_SALES[good][n] for good, numbers in sizes.items() for n in numbers)


class _Pool(dict[int, tuple[int, ...]]):
    """The cards that a player can give: for the kinds that are barred, as bits, how many groups of
    the others there are by size. Few kinds are both offered and held, so that few are asked for,
    and each is counted when it first is.

    `held` are the kinds, as bits, that can be barred at all: those among the cards, since one may
    not give what one takes. Where the rules allow that, nothing is barred, and `held` is 0.
    """

    def __init__(self, cards: Cards, same_type_back: bool) -> None:
        super().__init__()
        self.cards = cards
        self.held = 0 if same_type_back else kind_bits(cards)

    def __missing__(self, barred: int) -> tuple[int, ...]:
        left = "".join([card for card in self.cards if not barred & kind_bits(card)])
        self[barred] = numbers = tuple(map(len, picks(left)))
        return numbers

    def gives(self, group: Cards) -> tuple[Cards, ...]:
        """All that can be given for a group of goods."""
        return picks(without(self.cards, group) if self.held else self.cards)[len(group)]


_pool = cache(_Pool)
