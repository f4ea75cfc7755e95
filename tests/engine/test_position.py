"""`position`: what is named holds, the rest fits, and what cannot be is refused in a sentence."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jaipur import PositionError, Rules, deal, position
from jaipur.cards import DECK_SIZE
from jaipur.position import check_round
from jaipur.position.filling import MIXED


def test_a_position_is_completed():
    """Both hands and herds, market, rows, piles, deck: all 55 cards and all the tokens."""
    now = position(market="DGSLM", hand="LCC", herd=2)
    assert (now.market, now.sides[0].hand, now.sides[0].herd) == ("DGSLM", "CCL", 2)
    assert len(now.sides[1].hand) == 5
    assert len(now.deck) == 40
    assert (now.to_move, now.starter, now.turns, now.over) == (0, 0, 0, False)
    assert check_round(now) == []


def test_the_same_arguments_give_the_same_position():
    """Nothing is drawn by chance; and this one is written down."""
    assert position(hand="LLL") == position(hand="LLL")
    now = position(market="DGSLM", hand="CCL", herd=2)
    assert now.sides[1].hand == "DDPPL"
    assert now.deck == "SMPGLCMPSMCDLSMPGLCDLSMPGLCMPGMCDLSMPGLC"


def test_unnamed_cards_come_well_mixed():
    """One order of the whole box, no three of a kind in a row, every kind in both halves."""
    assert sorted(MIXED) == sorted(
        "D" * 6 + "G" * 6 + "S" * 6 + "C" * 8 + "P" * 8 + "L" * 10 + "M" * 11
    )
    assert not any(kind * 2 in MIXED for kind in "DGSCPLM")
    assert set(MIXED[:27]) == set(MIXED[28:]) == set("DGSCPLM")


def test_named_cards_are_where_they_are_named():
    """The top of the deck in its order, the other side whoever moves, known cards in both hands."""
    now = position(
        market="DGSLM", hand="CCL", herd=1, other_hand="PPS", other_herd=2, known=("C", "S"),
        deck="MDL", to_move=1, starter=0, turns=5,
    )  # fmt: skip
    first, second = now.sides
    assert (first.hand, first.herd, first.known) == ("CCL", 1, "C")
    assert (second.hand, second.herd, second.known) == ("SPP", 2, "S")
    assert now.deck.startswith("MDL")
    assert (now.to_move, now.starter, now.turns) == (1, 0, 5)
    assert position(to_move=1, turns=4).starter == 1
    assert position(to_move=1, turns=5).starter == 0
    assert position(to_move=1, starter=0).turns == 1


def test_known_cards_belong_to_an_unnamed_hand_too():
    """It is filled up around them; and of a large hand all but five are known."""
    assert "DD" in position(known=("", "DD")).sides[1].hand
    assert len(position(known=("", "DD")).sides[1].hand) == 5
    assert position(known=("", "LLLLLL")).sides[1].hand == "LLLLLL"
    assert position(hand="DDCCPLL").sides[0].known == "DD"
    assert position(hand="DDCCPLL", known=("L", "")).sides[0].known == "DL"


def test_rows_are_named_by_number_or_by_rupees():
    """And what is gone from them has been won by somebody."""
    now = position(tokens={"D": 2, "C": (2, 1, 1)})
    assert now.row("D") == (5, 5)
    assert now.row("C") == (2, 1, 1)
    assert sorted(now.sides[0].goods[0] + now.sides[1].goods[0]) == [5, 7, 7]
    assert position(tokens={"D": 0}).row("D") == ()
    assert position(tokens={"D": ()}).row("D") == ()


def test_rows_are_full_unless_the_deck_would_be_too_large():
    """Then goods are sold that are neither in the hand nor in the market, precious ones in twos."""
    full = position(hand="LLL", herd=2)
    assert list(map(len, full.tokens)) == [5, 5, 5, 7, 7, 9]
    cut = position(market="DGSMM", hand="L", herd=0)
    assert len(cut.deck) == DECK_SIZE == 40
    assert list(map(len, cut.tokens)) == [5, 5, 5, 5, 5, 9]


def test_bonus_piles_are_named_by_their_top():
    """One token or several, or none at all; the others lie below."""
    sold = {"L": 0, "C": 2, "P": 2, "D": 0}  # in five sales of five cards, diamonds to the last
    now = position(bonus={3: 2, 4: (6, 4), 5: ()}, tokens=sold)
    assert now.bonus[0][0] == 2
    assert now.bonus[1][:2] == (6, 4)
    assert list(map(len, now.bonus)) == [7, 6, 0]
    assert sorted(now.sides[0].bonus[2] + now.sides[1].bonus[2]) == [8, 8, 9, 10, 10]


def test_tokens_won_are_exact_where_named():
    """By number from the top, by rupees, none; the row shrinks by them."""
    won = {"D": 3, "P": (5, 3, 3), "L": (3, 1), "C": 5, 3: (1, 2), 5: 9}, {"L": (4, 2), "C": 1}
    now = position(won=won)
    first, second = now.sides
    assert (first.goods[0], first.goods[5], first.bonus) == ((7, 7, 5), (3, 1), ((1, 2), (), (9,)))
    assert (second.goods[5], second.goods[3], second.bonus) == ((4, 2), (1,), ((), (), ()))
    assert (len(now.row("D")), len(now.row("L")), len(now.row("C"))) == (2, 5, 1)
    assert list(map(len, now.bonus)) == [5, 6, 4]
    given = position(tokens={"D": 1}, won=({"D": 0}, {}))
    assert given.sides[1].goods[0] == (7, 7, 5, 5)


def test_tokens_named_for_nobody_go_to_the_poorer():
    """Row by row, player 0 first."""
    now = position(tokens={"D": 3, "G": 3, "S": 3})
    assert [now.sides[0].goods[i] for i in range(3)] == [(7, 7), (), ()]
    assert [now.sides[1].goods[i] for i in range(3)] == [(), (6, 6), (5, 5)]


@pytest.mark.parametrize("size", [0, 1, 2, 7, 20, 38])
def test_a_deck_of_any_size(size):
    """For the end of a round: rows are cut, and camels have gone to the other herd."""
    now = position(market="DGMMM", hand="CCL", deck_size=size)
    assert len(now.deck) == size
    assert check_round(now) == []
    assert position(hand="CCL", deck="L", deck_size=1).deck == "L"


def test_other_rules():
    """Their limit, their bonus piles, their cap."""
    now = position(hand="CCCPPLLL", rules=Rules(hand_limit=8))
    assert len(now.sides[0].hand) == 8
    rules = Rules(bonus_tokens=((4,), (), (1, 2)))
    assert position(rules=rules).bonus == ((4,), (), (2, 1))
    with pytest.raises(PositionError, match="the turn cap is 3"):
        position(turns=3, rules=Rules(turn_cap=3))


IMPOSSIBLE = [
    ({"market": "DGMM"}, "The market holds 5 cards in a round that goes on, not 4."),
    ({"market": "DGMMX"}, "'X' is no card. The letters are D diamond, G gold, S silver, C cloth, "
     "P spice, L leather and M camel, in capitals."),
    ({"hand": "CCCPPPLL"}, "Player 1 has 8 cards in hand, and the limit is 7."),
    ({"hand": "CM"}, "Player 1 has a camel in hand: camels belong in the herd."),
    ({"other_hand": "CCM"}, "Player 2 has a camel in hand: camels belong in the herd."),
    ({"hand": "CC", "known": ("CL", "")},
     "Player 1 cannot be known to hold leather: the hand is 2 cloth."),
    ({"market": "DDDDM", "hand": "DDD"}, "The box holds 6 cards of diamonds; this position has 7."),
    ({"herd": 9}, "The box holds 11 camels; this position has 12."),
    ({"tokens": {"D": (7, 5)}},
     "The tokens left of diamonds cannot be 7 5: they go from the top of 7 7 5 5 5."),
    ({"tokens": {"D": 6}}, "tokens['D'] cannot be 6: use a whole number from 0 to 5."),
    ({"tokens": {"L": 1}, "hand": "LLL"},
     "The row of leather has 1 token left, so exactly 2 of its cards are unsold; "
     "this position has 3."),
    ({"tokens": {"L": 0}, "hand": "LL"},
     "The row of leather is empty, so at most 1 of its cards is unsold; this position has 2."),
    ({"tokens": {"C": 0, "P": 0, "L": 0}},
     "The rows of cloth, spice and leather are empty, which ends the round."),
    ({"tokens": {"D": 5, "G": 5, "S": 5, "C": 7, "P": 7, "L": 9}},
     "The deck would have 45 cards, and it never has more than 40."),
    ({"tokens": {"D": 4}},
     "The tokens of diamonds cannot have been won so, 1 by player 1 and 0 by player 2: every sale "
     "takes the top ones of 7 7 5 5 5, and at least 2 precious goods are sold at a time."),
    ({"won": ({"D": 1}, {})},
     "The tokens of diamonds cannot have been won so, 1 by player 1 and 0 by player 2: every sale "
     "takes the top ones of 7 7 5 5 5, and at least 2 precious goods are sold at a time."),
    ({"won": ({"D": (7, 5)}, {"D": (7, 5)})},
     "The tokens of diamonds cannot have been won so, 2 by player 1 and 2 by player 2: every sale "
     "takes the top ones of 7 7 5 5 5, and at least 2 precious goods are sold at a time."),
    ({"won": ({3: (1, 2, 2)}, {})},
     "Player 1 has 3 bonus tokens for 3 cards, and the goods tokens won come from 1 sale of that "
     "size at most."),
    ({"won": ({"D": 3, 3: ()}, {})},
     "Player 1 has 0 bonus tokens for 3 cards, and the goods tokens won come from 1 sale of that "
     "size at least."),
    ({"bonus": {5: ()}},
     "Player 1 has 5 bonus tokens for 5 cards, and the goods tokens won come from 0 sales of that "
     "size at most."),
    ({"hand": "DCCPPL", "won": (dict.fromkeys("DGSCP", 0) | {"L": 4, 3: 2, 4: 4},
                                dict.fromkeys("DGSCPL", 0))},
     "The bonus tokens won do not fit the goods tokens won, in whatever sales these came."),
    ({"tokens": {"D": 3}, "won": ({"D": 3}, {})},
     "3 tokens of diamonds cannot be won: 2 are gone from the row."),
    ({"tokens": {"D": 1}, "won": ({"D": 2}, {"D": 1})},
     "The tokens of diamonds are 7 7 5 5 5: 5 would be neither left nor won."),
    ({"won": ({"D": (6,)}, {})},
     "The tokens of diamonds are 7 7 5 5 5: there is no further 6 to be left or won."),
    ({"bonus": {3: 4}},
     "The bonus tokens for 3 cards are 1 1 2 2 2 3 3: there is no further 4 to be left or won."),
    ({"bonus": {3: (3, 3)}, "won": ({3: 3}, {})},
     "The bonus tokens for 3 cards are 1 1 2 2 2 3 3: there is no further 3 to be left or won."),
    ({"bonus": {5: ()}, "won": ({5: 8}, {5: 9})},
     "The bonus tokens for 5 cards are 8 8 9 10 10: 8 10 10 would be neither left nor won."),
    ({"deck_size": 2, "deck": "LPC"},
     "The deck comes to 3 cards, not 2: name other hands, herds or tokens."),
    ({"starter": 1, "turns": 2}, "Player 2 started, so after 2 turns player 2 is to move."),
    ({"to_move": 2}, "to_move cannot be 2: use a whole number from 0 to 1."),
    ({"herd": -1}, "herd cannot be -1: use a whole number from 0 to 100000."),
    ({"herd": True}, "herd cannot be True: use a whole number from 0 to 100000."),
    ({"known": "CC D"}, "known cannot be 'CC D': use a pair, one for each player."),
    ({"tokens": {"M": 1}},
     "tokens cannot be {'M': 1}: use a dictionary with the keys D, G, S, C, P and L."),
    ({"bonus": {6: 1}}, "bonus cannot be {6: 1}: use a dictionary with the keys 3, 4 and 5."),
    ({"bonus": {3: "2"}}, "bonus[3] cannot be '2': use a whole number, or several as a tuple."),
    ({"hand": None}, 'Cards are written as letters such as "DGM", not as NoneType.'),
]  # fmt: skip


@pytest.mark.parametrize(("named", "sentence"), IMPOSSIBLE)
def test_what_does_not_add_up_is_named(named, sentence):
    """One sentence."""
    with pytest.raises(PositionError) as wrong:
        position(**named)
    assert str(wrong.value) == sentence


def test_bonus_tokens_are_won_where_sales_must_have_been_of_three():
    """An odd number of diamonds: one sale of three, with a token from the middle of the pile."""
    now = position(tokens={"D": 2})
    assert now.sides[0].goods[0] == (7, 7, 5)
    assert now.sides[0].bonus == ((2,), (), ())
    assert now.bonus[0] == (1, 2, 3, 1, 2, 3)
    named = position(tokens={"D": 2}, bonus={3: (3, 3)})
    assert (named.sides[0].bonus, named.bonus[0][:2]) == (((2,), (), ()), (3, 3))
    nobody = {"D": 2}, {"bonus": {3: (1, 1, 2, 2, 2, 3, 3)}}
    with pytest.raises(PositionError, match="Player 1 has 0 bonus tokens for 3 cards"):
        position(tokens=nobody[0], **nobody[1])


def test_rows_are_divided_where_the_bonus_tokens_named_ask_for_it():
    """Five diamonds are two sales, of three and of two; who has no bonus token has the two."""
    now = position(tokens={"D": 0}, other_hand="DGGPP", market="GSMMM", won=({3: ()}, {3: 2}))
    assert now.sides[1].goods[0] == (7, 7, 5, 5, 5)
    both = position(
        tokens={"C": 1}, won=({3: 1, "D": 0, "L": 0, "P": 0}, {3: 2, "D": 0, "L": 0, "P": 0})
    )
    assert [len(side.goods[3]) for side in both.sides] == [3, 3]


def test_three_sales_of_three_in_any_goods():
    """What nobody named adds up with what somebody did."""
    now = position(
        tokens={"L": 0, "P": 1}, bonus={3: ()}, rules=Rules(bonus_tokens=((1, 2), (), ()))
    )
    assert sorted(now.sides[0].bonus[0] + now.sides[1].bonus[0]) == [1, 2]


def test_a_record_cannot_start_where_no_play_leads():
    """`check_round` says so of any round."""
    now = position(market="DGSLM", hand="CCL", herd=2)
    first = replace(now.sides[0], bonus=((2,), (), ()))
    pile = tuple(value for value in (1, 1, 2, 2, 3, 3))
    wrong = replace(now, sides=(first, now.sides[1]), bonus=(pile, *now.bonus[1:]))
    assert check_round(wrong) == [
        "Player 1 has 1 bonus token for 3 cards, and the goods tokens won come from 0 sales of "
        "that size at most."
    ]


groups = st.text(alphabet="DGSCPLM", max_size=7)
goods = st.text(alphabet="DGSCPL", max_size=7)
tokens = st.integers(-1, 9) | st.lists(st.integers(0, 10), max_size=3).map(tuple)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "market": st.text(alphabet="DGSCPLM", min_size=5, max_size=5) | groups,
            "hand": goods,
            "herd": st.integers(0, 5),
            "other_hand": goods,
            "other_herd": st.integers(0, 5),
            "known": st.tuples(goods, goods) | st.just(("", "")),
            "deck": groups,
            "deck_size": st.integers(0, 45),
            "tokens": st.dictionaries(st.sampled_from("DGSCPL"), tokens, max_size=3),
            "bonus": st.dictionaries(st.sampled_from([3, 4, 5]), tokens, max_size=2),
            "won": st.tuples(
                *[st.dictionaries(st.sampled_from([*"DCL", 3, 5]), tokens, max_size=2)] * 2
            ),
            "to_move": st.integers(0, 1),
            "turns": st.integers(0, 9),
        },
    )
)
@settings(max_examples=250, deadline=None, derandomize=True)
def test_any_arguments_give_a_position_that_adds_up_or_one_sentence(named):
    """And what was named is in it."""
    try:
        now = position(**named)
    except PositionError as wrong:
        assert "\n" not in (message := str(wrong)) and message.endswith((".", "}"))  # noqa: PT017, PT018
        return
    assert check_round(now) == []
    assert not now.over
    assert now.legal_actions()
    assert sorted(now.market) == sorted(named.get("market", "DGMMM"))
    assert sorted(now.sides[0].hand) == sorted(named.get("hand", ""))
    assert now.deck.startswith(named.get("deck", ""))
    assert len(now.deck) == named.get("deck_size", len(now.deck))
    assert position(**named) == now


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"market": "DGSLL"}, "box holds 10 cards of leather"),
        ({"market": "GDSLM"}, "order"),
        ({"deck": "D"}, "unsold"),
        ({"ended_by": "goods"}, "cannot have ended by goods"),
        ({"ended_by": "cap"}, "cannot have ended by cap"),
        ({"ended_by": "deck"}, "A round ends by the deck only"),
        ({"turns": 1}, "is to move"),
        ({"tokens": ((5, 5), *deal(1).tokens[1:])}, "neither left nor won"),
        ({"bonus": ((), (), ())}, "neither left nor won"),
    ],
)
def test_a_changed_round_does_not_add_up(change, word):
    """`check_round` finds it, in a round that is otherwise right."""
    now = position(market="DGSLM", hand="CCL", herd=2)
    assert any(word in problem for problem in check_round(replace(now, **change)))


def test_an_empty_hand_is_said_to_be_empty():
    with pytest.raises(PositionError, match="known to hold a diamond: the hand is empty"):
        position(known=("D", ""))


@pytest.mark.parametrize("who", ["to_move", "starter"])
@pytest.mark.parametrize("value", [7, -1, "0"])
def test_a_round_of_a_player_there_is_not(who, value):
    (said,) = check_round(replace(position(), **{who: value}))
    assert said.startswith(f"{who} cannot be {value!r}: use a whole number from 0 to 1")
