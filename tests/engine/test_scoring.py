"""What a sale and a round are worth."""

import pytest

from jaipur import OFFICIAL, Rules, position
from jaipur.scoring import Counted, bonus_pile, camel_owner, count_up, sale

NOTHING: tuple[tuple[int, ...], ...] = ((),) * 6
NO_BONUS: tuple[tuple[int, ...], ...] = ((),) * 3


def counted(herd: int = 0, goods: tuple[int, ...] = (), bonus: tuple[int, ...] = ()) -> Counted:
    """A player with these tokens, whatever rows and piles they are from."""
    return Counted(herd, (goods, *NOTHING[1:]), (bonus, *NO_BONUS[1:]))


A_TIE = counted(2, (5, 5), (4,))


@pytest.mark.parametrize(
    ("one", "seal", "decided_by"),
    [
        (counted(2, (5, 5), (5,)), 0, "rupees"),
        (counted(3, (5, 5), (4,)), 0, "rupees"),
        (counted(2, (5, 5), (2, 2)), 0, "bonus_tokens"),
        (counted(2, (5, 3, 2), (4,)), 0, "goods_tokens"),
        (counted(2, (5, 3, 2, 4)), 1, "bonus_tokens"),
        (counted(2, (7, 3), (4,)), None, None),
        # The camel token makes the rupees equal, and counts neither as bonus nor as goods token.
        (counted(3, (5,), (4,)), 1, "goods_tokens"),
        (counted(3, (5, 4)), 1, "bonus_tokens"),
    ],
)
def test_the_seal_and_the_comparison_that_gave_it(one, seal, decided_by):
    """Rupees, then bonus tokens, then goods tokens; the seats changed, the same the other way."""
    for starter in (0, 1):
        result = count_up(OFFICIAL, (one, A_TIE), starter, "deck")
        assert (result.seal, result.decided_by) == (seal, decided_by)
        mirrored = count_up(OFFICIAL, (A_TIE, one), starter, "deck")
        assert mirrored.seal == (None if seal is None else 1 - seal)
        assert mirrored.decided_by == decided_by


@pytest.mark.parametrize(
    ("herds", "owner"), [((3, 2), 0), ((0, 1), 1), ((4, 4), None), ((0, 0), None)]
)
def test_the_camel_token(herds, owner):
    """To the larger herd, to nobody when they are equal; worth what the rules say."""
    assert camel_owner(herds) == owner
    for worth in (5, 0, 12):
        rules = Rules(camel_token=worth)
        result = count_up(rules, (counted(herds[0]), counted(herds[1])), 0, "goods")
        assert result.camel == owner
        assert result.rupees == tuple(worth * (who == owner) for who in (0, 1))


@pytest.mark.parametrize(
    ("cards", "pile"), [(1, None), (2, None), (3, 3), (4, 4), (5, 5), (6, 5), (7, 5), (9, 5)]
)
def test_the_bonus_goes_by_the_cards_sold(cards, pile):
    """Three, four, five or more; not by the tokens taken; none from an empty pile."""
    assert bonus_pile(cards) == pile
    assert sale((), cards, (1, 1, 1)) == ((), pile)
    assert sale((4, 3, 2, 1, 1, 1, 1, 1, 1), cards, (0, 0, 0)).bonus is None


@pytest.mark.parametrize("cards", [3, 4, 5, 6, 7])
def test_a_sale_takes_tokens_and_the_top_of_one_pile(cards):
    """Both rows and piles get shorter by what the seller gets, the other player gets nothing."""
    tops = {3: (3, 1), 4: (6, 4), 5: (9, 8)}
    now = position(hand="L" * cards, other_hand="CCPPS", bonus=tops)
    after = now.play("-" + "L" * cards)
    pile = min(cards, 5)
    place = pile - 3
    assert after.sides[0].goods[5] == (4, 3, 2, 1, 1, 1, 1)[:cards]
    assert after.row("L") == now.row("L")[cards:]
    assert after.sides[0].bonus[place] == tops[pile][:1]
    assert after.bonus[place] == now.bonus[place][1:]
    assert after.bonus[place][0] == tops[pile][1]
    assert sum(map(len, after.bonus)) == sum(map(len, now.bonus)) - 1
    assert after.sides[1] == now.sides[1]
    assert (after.market, after.deck) == (now.market, now.deck)


@pytest.mark.parametrize("cards", [3, 4, 5, 6])
def test_an_empty_pile_gives_no_bonus_and_no_other(cards):
    """The sale is legal and brings its goods tokens."""
    pile = min(cards, 5)
    won = {"P": pile, pile: (9,)}  # the only token of that pile, for spice
    rules = Rules(bonus_tokens=((9,), (9,), (9,)))
    now = position(hand="L" * cards, bonus={pile: ()}, won=({}, won), rules=rules)
    after = now.play("-" + "L" * cards)
    assert after.sides[0].bonus == NO_BONUS
    assert after.bonus == now.bonus
    assert len(after.sides[0].goods[5]) == cards


def test_there_is_no_result_while_a_round_lasts(turns):
    """And one as soon as it is over, the same at every time of asking."""
    for before, _, after in turns:
        assert before.result() is None
        assert (after.result() is None) == (not after.over)
        assert after.result() == after.result()
