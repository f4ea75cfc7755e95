"""Broken engines that forbid what the rules allow, or allow what they forbid."""

from collections.abc import Iterator

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels
from jaipur.cards import CAMEL
from jaipur.lessons.zoo.engine import Engine, mover, with_mover, with_rules
from jaipur.lessons.zoo.specimen import Claim, Specimen
from jaipur.position import position
from jaipur.round import Round
from jaipur.rulebook import Refusal


class CamelsNeedRoom(Engine):
    """Camels are refused to a player with seven cards in hand."""

    rule = "camels.no-limit"

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """As the rules say; and no camels for a full hand."""
        refused = now.refusal(action)
        if refused or not isinstance(action, TakeCamels) or not _full(now):
            return refused
        return self.no(limit=now.rules.hand_limit)


class FullHandOnlySells(Engine):
    """Goods for goods is refused to a player with seven cards in hand."""

    rule = "exchange.hand-limit"

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """As the rules say; and no exchange with a full hand."""
        refused = now.refusal(action)
        if refused or not isinstance(action, Exchange) or not _full(now):
            return refused
        return self.no(limit=now.rules.hand_limit)


class ExchangeHasNoLimit(Engine):
    """Camels given for goods may lead to a hand of eight and more."""

    rule = "exchange.hand-limit"

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """As the rules say, without the limit after an exchange, which is asked last."""
        refused = now.refusal(action)
        return None if _is(refused, self.rule) else refused


class OneForOne(Engine):
    """A single card is exchanged for a single one."""

    rule = "exchange.at-least-two"

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """As the rules say, were the least exchange of one card."""
        refused = now.refusal(action)
        if not _is(refused, self.rule):
            return refused
        return with_rules(now, least_exchange=1).refusal(action)


class OverlapByInclusion(Engine):
    """Kinds on both sides are noticed only when nothing else is taken."""

    rule = "exchange.no-same-kind"

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """As the rules say, but one kind taken that is not given excuses the others."""
        refused = now.refusal(action)
        if not isinstance(action, Exchange) or not _is(refused, self.rule):
            return refused
        if set(action.take) <= set(action.give):
            return refused
        return with_rules(now, same_type_back=True).refusal(action)


class CamelAlone(Engine):
    """One of several camels is taken like a good."""

    rule = "camels.all"

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """As the rules say, but a single camel of the market may be taken."""
        refused = now.refusal(action)
        alone = action == Take(CAMEL) and CAMEL in now.market
        return None if alone and _is(refused, self.rule) else refused


class CamelsOnCredit(Engine):
    """More camels are given than the herd has."""

    rule = "cards.in-herd"

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """As the rules say, were the herd as large as the exchange needs."""
        refused = now.refusal(action)
        if not isinstance(action, Exchange) or not _is(refused, self.rule):
            return refused
        return with_mover(now, herd=action.camels).refusal(action)


class LastTokenForOne(Engine):
    """One precious card is sold when one token of it is left."""

    rule = "sell.at-least-two"

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """As the rules say, but one card will do for the last token."""
        refused = now.refusal(action)
        if not isinstance(action, Sell) or not _is(refused, self.rule):
            return refused
        return None if len(now.row(action.cards[0])) == 1 else refused


class NoTokenNoSale(Engine):
    """A good of which no token is left cannot be sold."""

    rule = "sell.empty-row"

    def refusal(self, now: Round, action: Action) -> Refusal | None:
        """As the rules say; and no sale from an empty row."""
        refused = now.refusal(action)
        if refused or not isinstance(action, Sell) or now.row(action.cards[0]):
            return refused
        return self.no(good=action.cards[0])


def _is(refused: Refusal | None, rule: str) -> bool:
    return refused is not None and refused.rule == rule


def _full(now: Round) -> bool:
    return len(mover(now).hand) >= now.rules.hand_limit


def exchanges_and_camels() -> Iterator[Specimen]:
    """Those that show in one action, in taking and exchanging."""
    seven = position(market="DGSMM", hand="CCCPPLL", herd=3, other_herd=1, deck="PLSCM")
    six = position(market="DGSMM", hand="CCPPLL", herd=3, other_herd=1, deck="PLSCM")
    yield Specimen(
        "full-hand",
        CamelsNeedRoom(),
        (Claim(six, ("+M",)), Claim(seven, ("+D",)), Claim(seven, ("+M",))),
        2,
    )
    few = position(market="DGSMM", hand="CCPL", herd=2, other_herd=1, deck="PLSCM")
    yield Specimen(
        "small-trade",
        OneForOne(),
        (Claim(few, ("CC>DG",)), Claim(few, ("C>D",)), Claim(few, ("CPL>DGS",))),
        1,
    )
    camels = position(market="DGMMM", hand="CCPL", herd=1, other_herd=2, deck="PLSCM")
    one = position(market="DGSCM", hand="CCPL", herd=1, other_herd=2, deck="PLSMM")
    yield Specimen(
        "caravan",
        CamelAlone(),
        (Claim(camels, ("+1M",)), Claim(one, ("+M",)), Claim(camels, ("+M",))),
        0,
    )
    poor = position(market="DGSMM", hand="CCPL", herd=1, other_herd=4, deck="PLSCM")
    yield Specimen(
        "credit",
        CamelsOnCredit(),
        (Claim(poor, ("CM>DG",)), Claim(poor, ("CC>DG",)), Claim(poor, ("MM>DG",))),
        2,
    )
    yield Specimen(
        "busy-hand",
        FullHandOnlySells(),
        (Claim(six, ("CC>DG",)), Claim(seven, ("CC>DG",)), Claim(seven, ("CM>DG",))),
        1,
    )
    yield Specimen(
        "growing-hand",
        ExchangeHasNoLimit(),
        (Claim(six, ("MM>DG",)), Claim(six, ("CM>DG",)), Claim(seven, ("+D",))),
        0,
    )
    mixed = position(market="DGCCM", hand="CPLL", herd=1, other_herd=2, deck="PLSCM")
    yield Specimen(
        "mixed-trade",
        OverlapByInclusion(),
        (Claim(mixed, ("PL>DG",)), Claim(mixed, ("CP>CC",)), Claim(mixed, ("CP>DC",))),
        2,
    )


def sales() -> Iterator[Specimen]:
    """Those that refuse or allow a sale."""
    one_left = position(market="GCPMM", hand="SSCPL", herd=1, other_herd=2, tokens={"S": 1})
    single = position(market="GCPMM", hand="SCPPL", herd=1, other_herd=2, tokens={"S": 1})
    two_left = position(market="GCPMM", hand="SCPPL", herd=1, other_herd=2, tokens={"S": 3})
    yield Specimen(
        "last-token",
        LastTokenForOne(),
        (Claim(two_left, ("-S",)), Claim(single, ("-S",)), Claim(one_left, ("-SS",))),
        1,
    )
    gone = position(market="DGSMM", hand="CCPL", herd=1, other_herd=2, tokens={"L": 0})
    some = position(market="DGSMM", hand="CCPL", herd=1, other_herd=2, tokens={"L": 1})
    yield Specimen(
        "poor-sale",
        NoTokenNoSale(),
        (Claim(gone, ("-L",)), Claim(some, ("-L",)), Claim(gone, ("-CC",))),
        0,
    )
