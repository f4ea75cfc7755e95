"""The features are what their documentation says, index by index, and nothing hidden is in them."""

import re
from itertools import pairwise

import pytest

from jaipur import Rules, deal, observe, position
from jaipur.adapters import encoding
from jaipur.adapters.encoding import FEATURES, PRIVATE, features, private, public
from jaipur.adapters.micro import Partial
from jaipur.cards import COUNTS, GOODS, KINDS, TOKENS


def documented() -> dict[tuple[int, int], str]:
    """The ranges of indices in the module's documentation, first and last, with their words."""
    lines = re.findall(r"^ +(\d+)(?:- ?(\d+))? {2,}(\S.*)$", encoding.__doc__ or "", re.MULTILINE)
    return {(int(first), int(last or first)): words for first, last, words in lines}


def test_the_documentation_names_every_index_once() -> None:
    ranges = list(documented())
    assert ranges[0][0] == 0
    assert all(last + 1 == first for (_, last), (first, _) in pairwise(ranges))
    assert ranges[-1][1] == FEATURES - 1
    words = list(documented().values())
    assert words.index("1 if I am to move") == [first for first, _ in ranges].index(PRIVATE)


def test_every_feature_of_a_position_is_the_documented_one() -> None:
    """A position where everything differs, told number by number, for both players."""
    now = position(
        market="DDGLM",
        hand="CCGL",
        herd=2,
        other_hand="SSP",
        other_herd=1,
        known=("G", "S"),
        won=({"D": 2, "C": 3, 3: (2,)}, {"S": 2, "L": 4, 4: (5,)}),
        tokens={"D": 3, "C": 4, "S": 3, "L": 5},
        turns=30,
        rules=Rules(turn_cap=120),
    )
    for player in (0, 1):
        seen, found = observe(now, player), features(observe(now, player))
        mine, other = now.sides[player], now.sides[1 - player]

        def part(first: int, last: int, found: list[float] = found) -> list[float]:
            assert any(low == first or high == last for low, high in documented())
            return found[first : last + 1]

        assert part(0, 5) == [mine.hand.count(good) / 7 for good in GOODS]
        assert part(6, 8) == [
            sum(won) / all_ for won, all_ in zip(mine.bonus, (14, 30, 45), strict=True)
        ]
        assert part(9, 15) == [seen.unseen.count(kind) / COUNTS[kind] for kind in KINDS]
        assert part(16, 28) == [0.0] * 13
        assert part(29, 32) == [player == 0, player == now.starter, 30 / 120, len(now.deck) / 40]
        assert part(33, 39) == [now.market.count(kind) / 5 for kind in KINDS]
        assert part(40, 45) == [len(now.row(good)) / len(TOKENS[good]) for good in GOODS]
        assert part(46, 51) == [(now.row(good) or (0,))[0] / 7 for good in GOODS]
        assert part(52, 54) == [len(pile) / n for pile, n in zip(now.bonus, (7, 6, 5), strict=True)]
        assert part(55, 60) == [now.discard.count(good) / COUNTS[good] for good in GOODS]
        for first, side in ((61, mine), (79, other)):
            assert found[first : first + 6] == [side.known.count(good) / 7 for good in GOODS]
            assert found[first + 6 : first + 8] == [len(side.hand) / 7, side.herd / 11]
            assert found[first + 8 : first + 14] == [
                sum(side.won(good)) / sum(TOKENS[good]) for good in GOODS
            ]
            assert found[first + 14] == sum(map(len, side.goods)) / 38
            assert found[first + 15 : first + 18] == [
                len(won) / n for won, n in zip(side.bonus, (7, 6, 5), strict=True)
            ]


def test_an_exchange_begun_is_in_the_private_part_alone() -> None:
    seen = observe(deal(7), 0)
    begun = Partial("DDG", "CM")
    assert private(seen, begun)[16:29] == [n / 7 for n in (2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1)]
    assert features(seen, begun)[PRIVATE:] == public(seen)


def test_features_are_from_0_to_1_on_every_turn(turns) -> None:
    """And as many as promised, on 2,500 turns and at the end of rounds, for both players."""
    for now, _, after in turns:
        for one in (now, after) if after.over else (now,):
            for player in (0, 1):
                found = features(observe(one, player))
                assert len(found) == FEATURES
                assert 0 <= min(found) <= max(found) <= 1


def test_what_is_hidden_changes_no_feature(alike) -> None:
    """On 300 pairs of rounds that differ in nothing that the player to move can know."""
    for one, two in alike:
        assert features(observe(one, one.to_move)) == features(observe(two, two.to_move))


def test_the_public_part_does_not_tell_the_hand(alike) -> None:
    """The other player's view of such a pair differs, and what it calls public does not."""
    other = [tuple(observe(now, 1 - now.to_move) for now in pair) for pair in alike]
    assert all(public(one) == public(two) for one, two in other)
    assert sum(private(one) != private(two) for one, two in other) > len(other) // 2


@pytest.mark.parametrize("piles", [((), (), ()), ((0,), (50,), (1, 2))])
def test_odd_bonus_piles_are_no_trouble(piles) -> None:
    seen = observe(deal(3, rules=Rules(bonus_tokens=piles)), 0)
    assert 0 <= min(features(seen)) <= max(features(seen)) <= 1
