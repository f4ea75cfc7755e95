"""What sheet 004 claims, the English sheet that was reviewed against the rulebook."""

from collections.abc import Iterator

from jaipur.lessons.claims.claim import Claim
from jaipur.lessons.claims.evidence import Evidence
from jaipur.position import position
from jaipur.position.named import Named
from jaipur.round import deal

#: Equal rupees, bonus tokens and goods tokens, out of rows with one token left each.
_EVEN: tuple[Named, Named] = (
    {"D": (7, 7), "G": (5, 5), "S": 2, "C": (5, 3), "P": (3, 2, 2, 1), "L": (3, 1, 1, 1)},
    {"D": (5, 5), "G": (6, 6), "S": 2, "C": (3, 2, 2, 1), "P": (5, 3), "L": (4, 2, 1, 1)},
)


def claims() -> Iterator[Claim]:
    """The claims in the order of the sheet."""
    last = position(
        market="DGMMM", hand="CCL", herd=5, other_hand="GSSPP", other_herd=3, deck_size=0
    )
    yield Claim(
        "004.three-rounds",
        rule="count.full-tie",
        true=False,
        evidence=Evidence(
            position(
                hand="CCPPL", herd=4, other_hand="DGSSL", other_herd=4, deck_size=0, won=_EVEN
            ),
            "match-over",
            True,
            actions=("+D",),
            seals=(1, 1),
        ),
    )
    yield Claim(
        "004.always-five",
        rule="end.deck-short",
        true=False,
        evidence=Evidence(last, "market", 5, actions=("+D",)),
    )
    yield Claim(
        "004.never-both",
        rule="turn.one-action",
        true=True,
        evidence=Evidence(
            position(market="DGCMM", hand="SCPL", herd=1, other_herd=2),
            "refused",
            "turn.one-action",
            actions=("+DM",),
        ),
    )
    yield Claim(
        "004.one-diamond",
        rule="sell.at-least-two",
        true=True,
        evidence=Evidence(
            position(market="GCPMM", hand="DDCPL", herd=1, other_herd=2),
            "refused",
            "sell.at-least-two",
            actions=("-D",),
        ),
    )
    yield Claim(
        "004.loser-starts",
        rule="match.loser-starts",
        true=True,
        evidence=Evidence(last, "next-starter", "1", actions=("+D",)),
    )
    yield Claim(
        "004.no-camels",
        rule="exchange.hand-or-herd",
        true=False,
        evidence=Evidence(
            position(market="DDSMM", hand="CCPPL", herd=0, other_herd=3),
            "refused",
            "exchange.hand-or-herd",
            actions=("CP>DS",),
        ),
    )
    yield Claim(
        "004.thirteen-camels",
        rule="box.cards",
        true=False,
        evidence=Evidence(deal(7, starter=0), "camels-in-all", 13),
    )
