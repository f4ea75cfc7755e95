"""What sheet 000 claims, the Spanish retelling."""

from collections.abc import Iterator

from jaipur.lessons.claims.claim import Claim
from jaipur.lessons.claims.evidence import Evidence
from jaipur.position import position
from jaipur.round import deal


def claims() -> Iterator[Claim]:
    """The claims in the order of the sheet."""
    yield Claim(
        "000.goods-cards",
        rule="box.cards",
        true=False,
        evidence=Evidence(deal(7, starter=0), "goods-cards", 55),
    )
    yield Claim(
        "000.five-camels",
        rule="setup.market",
        true=True,
        evidence=Evidence(deal(13, starter=0), "market-camels", 5),
    )
    yield Claim(
        "000.last-token",
        rule="sell.at-least-two",
        true=True,
        evidence=Evidence(
            position(market="GCPMM", hand="SSCPL", herd=1, other_herd=2, tokens={"S": 1}),
            "refused",
            "sell.at-least-two",
            actions=("-S",),
        ),
    )
    yield Claim(
        "000.one-kind-a-round",
        rule="sell.one-kind",
        true=False,
        evidence=Evidence(
            position(market="DGSMM", hand="CCLLL", herd=1, other_herd=1, deck="PSC"),
            "refused",
            "sell.one-kind",
            actions=("-CC", "+G", "-LLL"),
        ),
    )
