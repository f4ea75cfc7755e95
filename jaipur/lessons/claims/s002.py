"""What sheet 002 claims, the English article."""

from collections.abc import Iterator

from jaipur.lessons.claims.claim import Claim
from jaipur.lessons.claims.evidence import LEGAL, NOBODY, Evidence
from jaipur.position import position
from jaipur.round import deal


def claims() -> Iterator[Claim]:
    """The claims in the order of the sheet."""
    yield from _setting_up()
    yield from _taking()
    yield from _exchanging()
    yield from _selling()
    yield from _ending()


def _setting_up() -> Iterator[Claim]:
    opening = deal(7, starter=0)
    yield Claim(
        "002.shuffle-all",
        rule="setup.market",
        true=False,
        evidence=Evidence(opening, "fewest-camels", 0),
    )
    yield Claim(
        "002.dealt-camels",
        rule="setup.herd",
        true=False,
        evidence=Evidence(deal(24, starter=0), "hand", 5),
    )
    yield Claim(
        "002.five-goods",
        rule="setup.market",
        true=False,
        evidence=Evidence(opening, "market-camels", 0),
    )
    yield Claim(
        "002.common-herd",
        rule="setup.herd",
        true=False,
        evidence=Evidence(opening, "camels-aside", 3),
    )
    yield Claim(
        "002.bonus-sorted",
        rule="setup.tokens",
        true=False,
        evidence=Evidence(opening, "piles-sorted", True),
    )


def _taking() -> Iterator[Claim]:
    camels = position(market="DGMMM", hand="SCPL", herd=1, other_herd=2, deck="PLC")
    yield Claim(
        "002.camels-from-herd",
        rule="camels.any",
        true=False,
        evidence=Evidence(
            position(market="DGSCL", hand="SCPL", herd=2, other_herd=3),
            "refused",
            LEGAL,
            actions=("+M",),
        ),
    )
    yield Claim(
        "002.camels-to-hand",
        rule="camels.no-limit",
        true=False,
        evidence=Evidence(camels, "hand", 7, actions=("+M",)),
    )
    yield Claim(
        "002.no-refill",
        rule="market.refill",
        true=False,
        evidence=Evidence(camels, "market", 2, actions=("+M",)),
    )
    yield Claim(
        "002.discard-down",
        rule="turn.no-discard",
        true=False,
        evidence=Evidence(
            position(market="DGCMM", hand="SSCCPLL", herd=1, other_herd=2),
            "refused",
            LEGAL,
            actions=("+D",),
        ),
    )


def _exchanging() -> Iterator[Claim]:
    five = position(market="DGSMM", hand="SCPLL", herd=2, other_herd=1)
    yield Claim(
        "002.give-from-hand",
        rule="exchange.hand-or-herd",
        true=False,
        evidence=Evidence(five, "hand", 5, actions=("MM>DG",)),
    )
    yield Claim(
        "002.given-to-herd",
        rule="exchange.no-draw",
        true=False,
        evidence=Evidence(five, "herd", 4, actions=("CP>DG",)),
    )
    yield Claim(
        "002.discard-to-herd",
        rule="exchange.hand-limit",
        true=False,
        evidence=Evidence(
            position(market="DGSMM", hand="SCCPLL", herd=2, other_herd=1),
            "refused",
            LEGAL,
            actions=("MM>DG",),
        ),
    )


def _selling() -> Iterator[Claim]:
    cloth = position(market="DGSMM", hand="CCCPL", herd=1, other_herd=1)
    yield Claim(
        "002.highest-first",
        rule="sell.tokens",
        true=True,
        evidence=Evidence(cloth, "rupees", 5, actions=("-C",)),
    )
    yield Claim(
        "002.face-down",
        rule="sell.tokens",
        true=False,
        evidence=Evidence(cloth, "sold-seen", 0, actions=("-CCC",)),
    )
    yield Claim(
        "002.two-for-bonus",
        rule="bonus.by-cards",
        true=False,
        evidence=Evidence(cloth, "bonus", 1, actions=("-CC",)),
    )
    yield Claim(
        "002.precious-bonus",
        rule="bonus.by-cards",
        true=False,
        evidence=Evidence(
            position(
                market="GSPMM", hand="DDDLLL", herd=1, other_herd=1, deck="CPS", bonus={3: (3, 1)}
            ),
            "better-bonus",
            True,
            actions=("-LLL", "+S", "-DDD"),
        ),
    )
    yield Claim(
        "002.gone-for-good",
        rule="match.from-zero",
        true=False,
        evidence=Evidence(deal(7, starter=0, number=1), "all-again", False),
    )


def _ending() -> Iterator[Claim]:
    yield Claim(
        "002.third-row",
        rule="end.three-rows",
        true=True,
        evidence=Evidence(
            position(
                market="CCPMM",
                hand="LLSPC",
                herd=1,
                other_herd=1,
                tokens={"D": 0, "G": 0, "L": 1},
            ),
            "ended",
            "goods",
            actions=("-LL",),
        ),
    )
    yield Claim(
        "002.camels-in-hand",
        rule="count.camel-token",
        true=False,
        evidence=Evidence(
            position(
                market="DGMMM", hand="CCL", herd=5, other_hand="GSSPP", other_herd=3, deck_size=0
            ),
            "camel-token",
            NOBODY,
            actions=("+D",),
        ),
    )
    yield Claim(
        "002.second-seal",
        rule="match.two-seals",
        true=True,
        evidence=Evidence(
            position(
                market="DGMMM", hand="CCL", herd=5, other_hand="GSSPP", other_herd=3, deck_size=0
            ),
            "match-over",
            True,
            actions=("+D",),
            seals=(1, 1),
        ),
    )
