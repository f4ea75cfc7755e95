"""What sheet 001 claims, the Slovenian digest."""

from collections.abc import Iterator

from jaipur.lessons.claims.claim import Claim
from jaipur.lessons.claims.evidence import LEGAL, NOBODY, Evidence
from jaipur.position import position


def claims() -> Iterator[Claim]:
    """The claims in the order of the sheet."""
    yield Claim(
        "001.camels-at-seven",
        rule="camels.no-limit",
        true=True,
        evidence=Evidence(
            position(market="DGMMM", hand="SSCCPLL", herd=1, other_herd=2, deck="PLC"),
            "refused",
            LEGAL,
            actions=("+M",),
        ),
    )
    yield Claim(
        "001.one-for-one",
        rule="exchange.at-least-two",
        true=True,
        evidence=Evidence(
            position(market="DGCMM", hand="SCPLL", herd=2, other_herd=1),
            "refused",
            "exchange.at-least-two",
            actions=("L>D",),
        ),
    )
    yield Claim(
        "001.same-kind",
        rule="exchange.no-same-kind",
        true=True,
        evidence=Evidence(
            position(market="DGCMM", hand="GSPLL", herd=2, other_herd=1),
            "refused",
            "exchange.no-same-kind",
            actions=("GL>DG",),
        ),
    )
    yield Claim(
        "001.too-few-tokens",
        rule="sell.short",
        true=True,
        evidence=Evidence(
            position(market="DGCMM", hand="LLLSS", herd=1, other_herd=1, tokens={"L": 2}),
            "bonus",
            1,
            actions=("-LLL",),
        ),
    )
    yield Claim(
        "001.camel-tie",
        rule="count.camel-token",
        true=True,
        evidence=Evidence(
            position(
                market="DGMMM",
                hand="CCL",
                herd=4,
                other_hand="GSSPP",
                other_herd=4,
                deck_size=0,
            ),
            "camel-token",
            NOBODY,
            actions=("+D",),
        ),
    )
