"""Broken engines that allow the right sales and hand out the wrong tokens."""

from collections.abc import Iterator
from dataclasses import replace

from jaipur.actions import Action, Sell
from jaipur.lessons.zoo.engine import Engine
from jaipur.lessons.zoo.specimen import Claim, Specimen
from jaipur.position import position
from jaipur.round import Round
from jaipur.rules import BONUS_PILES


class SixEarnNoBonus(Engine):
    """The bonus piles are found by the exact number of cards, and there is none for six."""

    rule = "bonus.by-cards"

    def after(self, now: Round, action: Action) -> Round:
        """As the rules say, without the bonus for six or seven cards."""
        after = now.play(action)
        large = isinstance(action, Sell) and len(action.cards) > BONUS_PILES[-1]
        return _without_bonus(now, after) if large else after


class ShortRowNoBonus(Engine):
    """A sale of more cards than there are tokens earns no bonus."""

    rule = "sell.short"

    def after(self, now: Round, action: Action) -> Round:
        """As the rules say, without the bonus where the tokens run short."""
        after = now.play(action)
        if isinstance(action, Sell) and len(action.cards) > len(now.row(action.cards[0])):
            return _without_bonus(now, after)
        return after


def _without_bonus(now: Round, after: Round) -> Round:
    """The position after a sale, with all bonus tokens where they were before."""
    sides = [
        replace(side, bonus=before.bonus)
        for side, before in zip(after.sides, now.sides, strict=True)
    ]
    return replace(after, sides=(sides[0], sides[1]), bonus=now.bonus)


def bonuses() -> Iterator[Specimen]:
    """Those that show in the tokens of a sale."""
    many = position(market="DGSMM", hand="LLLLLLC", herd=1, other_herd=2, deck="PSCM")
    yield Specimen(
        "great-sale",
        SixEarnNoBonus(),
        (Claim(many, ("-LLLLL",)), Claim(many, ("-LLL",)), Claim(many, ("-LLLLLL",))),
        2,
    )
    three = position(market="GGMMM", hand="DDDCL", herd=1, other_herd=2, won=({}, {"D": 3}))
    four = position(market="GGMMM", hand="DDDCL", herd=1, other_herd=2, won=({}, {"D": 2}))
    yield Specimen(
        "short-row",
        ShortRowNoBonus(),
        (Claim(four, ("-DDD",)), Claim(three, ("-DDD",)), Claim(three, ("-DD",))),
        1,
    )
