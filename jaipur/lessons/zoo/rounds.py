"""Broken engines that deal, end, count or go on to the next round wrongly."""

from collections.abc import Iterator
from dataclasses import replace

from jaipur.actions import Action
from jaipur.cards import CAMEL, DEALT, Cards, plus
from jaipur.lessons.zoo.engine import Engine
from jaipur.lessons.zoo.specimen import Claim, Specimen
from jaipur.position import position
from jaipur.round import Round, Side, deal
from jaipur.scoring import Result


class EmptyDeckEnds(Engine):
    """The round ends as soon as the deck is empty."""

    rule = "end.deck-exact"

    def after(self, now: Round, action: Action) -> Round:
        """As the rules say; and over when this turn drew the last card."""
        after = now.play(action)
        emptied = bool(now.deck) and not after.deck and not after.over
        return replace(after, ended_by="deck") if emptied else after


class CardsGivenBack(Engine):
    """When the market cannot be filled, the cards just taken go back."""

    rule = "end.deck-short"

    def after(self, now: Round, action: Action) -> Round:
        """As the rules say; but a take that the deck cannot make up for is undone."""
        after = now.play(action)
        if after.ended_by != "deck":
            return after
        return replace(after, sides=now.sides, market=now.market, deck=now.deck)


class CamelTieToTheSeat(Engine):
    """Of two equal herds, that of player 1 counts as the larger."""

    rule = "count.camel-token"

    def result(self, now: Round) -> Result | None:
        """As the rules say, were the herd of player 1 larger by one where herds are equal."""
        first, second = now.sides
        if first.herd != second.herd:
            return now.result()
        return replace(now, sides=(replace(first, herd=first.herd + 1), second)).result()


class TieToTheSeat(Engine):
    """Equal rupees give the seal to player 1, without another count."""

    rule = "count.ties"

    def result(self, now: Round) -> Result | None:
        """As the rules say, unless rupees are equal."""
        result = now.result()
        if result is None or result.decided_by == "rupees" or result.seal == 0:
            return result
        return replace(result, seal=0, decided_by=None)


class WinnerStarts(Engine):
    """Whoever took the seal starts the next round."""

    rule = "match.loser-starts"

    def next_starter(self, now: Round) -> int | None:
        """The winner; as the rules say where nobody took the seal."""
        result = now.result()
        if result is None or result.seal is None:
            return super().next_starter(now)
        return result.seal


class HandsFilledUp(Engine):
    """For every camel dealt to a hand another card is dealt, until it holds five goods."""

    rule = "setup.herd"

    def deal(self, seed: int) -> Round:
        """As the rules say, and then both hands are filled up from the deck."""
        now = deal(seed)
        starter, deck = _filled_up(now.sides[now.starter], now.deck)
        other, deck = _filled_up(now.sides[1 - now.starter], deck)
        sides = (starter, other) if now.starter == 0 else (other, starter)
        return replace(now, sides=sides, deck=deck)


def _filled_up(side: Side, deck: Cards) -> tuple[Side, Cards]:
    """A hand of five goods, and the deck that is left."""
    while len(side.hand) < DEALT:
        card, deck = deck[0], deck[1:]
        if card == CAMEL:
            side = replace(side, herd=side.herd + 1)
        else:
            side = replace(side, hand=plus(side.hand, card))
    return side, deck


def ends() -> Iterator[Specimen]:
    """Those that end a round too soon, or not as they should."""
    one = position(market="DGMMM", hand="CCL", herd=2, other_hand="GSSPP", deck="L", deck_size=1)
    two = position(market="DGMMM", hand="CCL", herd=2, other_hand="GSSPP", deck="LC", deck_size=2)
    yield Specimen(
        "last-card",
        EmptyDeckEnds(),
        (Claim(two, ("+D",)), Claim(one, ("+D",)), Claim(one, ("+M",))),
        1,
    )
    none = position(market="DGMMM", hand="CCL", herd=2, other_hand="GSSPP", deck_size=0)
    yield Specimen(
        "last-take",
        CardsGivenBack(),
        (Claim(none, ("-CC",)), Claim(one, ("+G",)), Claim(one, ("+M",))),
        2,
    )


def counts() -> Iterator[Specimen]:
    """Those that count a round wrongly, or go on wrongly after it, or deal wrongly."""
    five = position(market="DGSCM", hand="CCL", herd=5, other_herd=5, deck_size=0)
    yield Specimen(
        "herds",
        CamelTieToTheSeat(),
        (Claim(five, ("+M",)), Claim(five, ("-CC",)), Claim(five, ("+D",))),
        2,
    )
    first = position(
        market="DGSMM", hand="CPL", herd=4, other_hand="GSPPL", other_herd=5, deck_size=0
    )
    second = position(
        market="GSCPM", hand="CCL", herd=4, other_hand="GSSPP", other_herd=6, deck_size=0
    )
    yield Specimen(
        "close-finish",
        TieToTheSeat(),
        (Claim(first, ("+D",)), Claim(second, ("+G",)), Claim(five, ("+D",))),
        1,
    )
    live = position(market="DGSMM", hand="CCL", herd=2, other_herd=2, deck="PLS")
    yield Specimen(
        "next-round",
        WinnerStarts(),
        (Claim(five, ("+D",)), Claim(five, ("-CC",)), Claim(live, ("+D",))),
        0,
    )
    yield Specimen("fresh-deal", HandsFilledUp(), (Claim(5), Claim(9), Claim(12)), 1)
