"""Faults that other programs of this game really have. Each must be impossible here."""

import sys
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from jaipur import (
    Exchange,
    Match,
    Round,
    Rules,
    Sell,
    Take,
    TakeCamels,
    deal,
    observe,
    parse,
    position,
)
from jaipur.actions import action_at, all_actions, index_of
from jaipur.agents import Greedy
from jaipur.match import PlayedRound
from jaipur.round import lay_out

#: A hand of seven with camels to give, one card of the deck left to fill the market.
AT_SEVEN = {"market": "DGSMM", "hand": "CCCPPLL", "herd": 3}
#: The last cards: both herds hold all the camels that are not in the market.
ENDING = {"hand": "CCL", "herd": 2, "other_hand": "GSSPP"}


def refused(now: Round, action: str) -> str | None:
    refusal = now.refusal(action)
    return None if refusal is None else refusal.rule


def test_round_ends_when_the_deck_becomes_empty():
    """A deck that is just enough fills the market, and the round goes on without one."""
    now = position(market="DGMMM", deck="L", deck_size=1, **ENDING)
    after = now.play("+D")
    assert (after.deck, len(after.market), after.over) == ("", 5, False)
    assert after.legal_actions()
    sold = after.play("-P")
    assert not sold.over
    assert not sold.play("CC>GL").over
    short = sold.play("+M")
    assert (short.over, short.ended_by, short.sides[0].herd) == (True, "deck", 5)


def test_a_short_deck_is_laid_out_and_the_cards_stay_taken():
    """Three camels, one card to come: the herd has them, the market gets the card, it is over."""
    now = position(market="DGMMM", deck="L", deck_size=1, **ENDING)
    after = now.play("+M")
    assert (after.sides[0].herd, after.market, after.deck) == (5, "DGL", "")
    assert after.ended_by == "deck"
    assert len(after.legal_actions()) == 0


def test_camels_refused_at_seven():
    """They are not part of the hand."""
    after = position(**AT_SEVEN).play("+M")
    assert (after.sides[0].hand, after.sides[0].herd) == ("CCCPPLL", 5)


def test_hand_of_eight_after_camels_for_goods():
    """Every camel given counts, at seven and when the exchange would lead over it."""
    assert refused(position(**AT_SEVEN), "CM>DG") == "exchange.hand-limit"
    six = position(market="DGSMM", hand="CCCPPL", herd=3)
    assert refused(six, "MM>DG") == "exchange.hand-limit"
    assert refused(six, "CMM>DGS") == "exchange.hand-limit"


def test_no_exchange_at_seven():
    """Goods for goods leaves the hand as large as it was."""
    after = position(**AT_SEVEN).play("CC>DG")
    assert after.sides[0].hand == "DGCPPLL"
    assert after.market == "SCCMM"


def test_ending_at_exactly_seven_refused():
    """Seven is allowed: by one camel of six, by two of five, by one taken good."""
    six = position(market="DGSMM", hand="CCCPPL", herd=3)
    assert len(six.play("CM>DG").sides[0].hand) == 7
    assert len(six.play("+D").sides[0].hand) == 7
    five = position(market="DGSMM", hand="CCCPP", herd=3)
    assert len(five.play("MM>DG").sides[0].hand) == 7
    assert len(five.play("CMM>DGS").sides[0].hand) == 7


def test_same_kind_checked_by_inclusion_instead_of_overlap():
    """One kind of several on both sides is enough, whichever side has more kinds."""
    now = position(market="DGCMM", hand="DCCPL", herd=1)
    for action in ("CL>DC", "DC>GC", "CCL>DGC", "DP>DG", "DC>DC"):
        assert refused(now, action) == "exchange.no-same-kind"
    assert now.refusal("PL>DG") is None


@pytest.mark.parametrize("action", ["C>D", "M>D", ">"])
def test_one_for_one_or_none_for_none_allowed(action):
    """Two at least."""
    assert refused(position(hand="CCL", herd=1), action) == "exchange.at-least-two"


def test_camel_taken_by_exchange_or_alone():
    """All together and in no other way."""
    now = position(market="DGMMM", hand="CCL", herd=2)
    for action, rule in [
        ("CC>MM", "exchange.no-camels"),
        ("CC>DM", "turn.one-action"),
        ("+1M", "camels.all"),
        ("+2M", "camels.all"),
        ("+3M", "camels.all"),
        ("+DM", "turn.one-action"),
    ]:
        assert refused(now, action) == rule
    assert now.play(TakeCamels()).sides[0].herd == 5


def test_more_camels_given_than_the_herd_has():
    """Camels of the market or of the other herd are not the player's."""
    now = position(market="DGSMM", hand="C", herd=1, other_herd=4)
    assert refused(now, "MM>DG") == "cards.in-herd"
    assert now.refusal("CM>DG") is None


def test_same_card_named_twice():
    """In the market, in the hand given, in the hand sold."""
    now = position(market="DGSMM", hand="CCL", herd=1)
    assert refused(now, "CC>DD") == "cards.in-market"
    assert refused(now, "LL>DG") == "cards.in-hand"
    assert refused(now, "-LL") == "cards.in-hand"
    assert refused(now, "-CCC") == "cards.in-hand"


@pytest.mark.parametrize(("cards", "place"), [(3, 0), (6, 2), (7, 2)])
def test_sale_of_three_six_or_seven_without_bonus(cards, place):
    """Three earn one of the first pile, six and seven one of the last."""
    after = position(hand="L" * cards).play("-" + "L" * cards)
    assert [len(pile) for pile in after.sides[0].bonus] == [place == p for p in (0, 1, 2)]


def test_bonus_missing_when_tokens_run_short():
    """The bonus goes by the cards sold, and the turn passes."""
    now = position(market="GGMMM", hand="DDD", bonus={3: 3}, won=({}, {"D": 3}))
    after = now.play("-DDD")
    assert after.sides[0].bonus == ((3,), (), ())
    assert len(after.sides[0].goods[0]) - len(now.sides[0].goods[0]) == 2
    assert after.to_move == 1


def test_turn_not_passed_after_such_a_sale():
    """Not even when the row was emptied or nothing was left of it."""
    now = position(market="GGMMM", hand="LC", tokens={"L": 0})
    after = now.play("-L")
    assert (after.to_move, after.turns) == (1, now.turns + 1)
    assert refused(after, "-C") != "turn.not-yours"
    assert after.refusal("-C", player=0).rule == "turn.not-yours"


@pytest.mark.parametrize("good", "CPL")
def test_last_leather_unsellable(good):
    """The card that is one more than the tokens can be sold, for nothing."""
    now = position(market="DGSMM", hand=good, tokens={good: 0})
    after = now.play(Sell(good))
    assert after.sides[0].hand == ""
    assert after.sides[0].goods == now.sides[0].goods


@pytest.mark.parametrize("good", "DGS")
@pytest.mark.parametrize("left", [0, 1])
def test_one_diamond_sold_when_one_token_is_left(good, left):
    """Two at least, however few tokens there are."""
    now = position(market="CPLMM", hand=good, tokens={good: left})
    assert refused(now, f"-{good}") == "sell.at-least-two"


def test_bonus_piles_endless_or_never_from_the_top():
    """Seven sales take the seven tokens in their order, the eighth none."""
    now = replace(position(bonus={3: (3, 1, 2, 3, 1, 2, 2)}), market="DGSSS")
    drawn = []
    for _ in range(8):
        side = replace(now.sides[0], hand="CCC")
        now = replace(now, sides=(side, now.sides[1]), to_move=0, tokens=position().tokens)
        before = Counter(now.sides[0].bonus[0])
        now = now.play("-CCC")
        drawn += (Counter(now.sides[0].bonus[0]) - before).elements()
    assert drawn == [3, 1, 2, 3, 1, 2, 2]
    assert now.bonus[0] == ()


def test_bonus_piles_unshuffled():
    """Different seeds, different orders, in every pile, and over rounds of one match too."""
    for place in range(3):
        assert len({deal(seed).bonus[place] for seed in range(30)}) > 5
        assert len({deal(1, number=number).bonus[place] for number in range(30)}) > 5


def test_token_lists_shared_between_players_rounds_or_games():
    """What one wins is in one row of one player in one round of one game."""
    first, second = deal(1), deal(1)
    selling = replace(first, sides=(replace(first.sides[0], hand="CCC"), first.sides[1]), to_move=0)
    after = selling.play("-CCC")
    assert after.sides[0].goods[3] == (5, 3, 3)
    assert after.sides[1].goods == ((),) * 6
    assert after.sides[1].bonus == ((),) * 3
    assert first == second == deal(1)
    assert deal(2).tokens == second.tokens == selling.tokens
    match = Match("ab", 1, (PlayedRound.begin(replace(after, ended_by="goods")),)).next_round()
    assert match.round.tokens == second.tokens
    assert all(side.goods == ((),) * 6 for side in match.round.sides)


def test_camel_token_paid_once_per_call_of_the_score():
    """Asked ten times, the result is the same; the tokens won do not hold the camel token."""
    over = replace(position(hand="CCL", herd=3, other_herd=2), ended_by="deck")
    results = {over.result() for _ in range(10)}
    assert len(results) == 1
    plain = replace(position(hand="CCL", herd=2, other_herd=2), ended_by="deck").result()
    assert results.pop().rupees[0] == plain.rupees[0] + 5


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("herd", [0, 4])
def test_camel_tie_given_to_a_seat(starter, herd):
    """Equal herds, none at all too: nobody."""
    named = {"won": ({"D": 0}, {"D": 0}), "starter": starter}
    over = replace(position(herd=herd, other_herd=herd, **named), ended_by="deck")
    assert over.result().camel is None


def test_tie_breaks_missing_partial_or_decided_by_the_seat():
    """Equal rupees: bonus tokens, then goods tokens; and the seats changed, the other player."""
    threes = {"C": 3, "L": (1, 1, 1), 3: (1, 2)}, {"P": 1, "L": (4, 3, 2), 3: (3,)}
    by_bonus = threes, {"L": 3}, "bonus_tokens"
    by_goods = ({"C": (3, 2, 2, 1)}, {"C": (5, 3)}), {"C": 1}, "goods_tokens"
    for won, tokens, decided_by in (by_bonus, by_goods):
        for seats, winner in ((won, 0), (won[::-1], 1)):
            now = position(market="GSMMM", hand="LLPPC", won=seats, tokens=tokens)
            result = replace(now, ended_by="deck").result()
            assert result.rupees[0] == result.rupees[1]
            assert (result.seal, result.decided_by) == (winner, decided_by)


def test_seal_awarded_one_screen_late():
    """The action that ends the round gives the seal, and with the last seal ends the match."""
    live = position(deck_size=0, **ENDING)
    ahead = live.play("+M").result().seal
    won = ({"D": 2}, {"D": 0}) if ahead == 0 else ({"D": 0}, {"D": 2})
    over = replace(position(won=won), ended_by="deck")
    match = Match("ab", 3, (PlayedRound.begin(over), PlayedRound.begin(live)))
    assert (match.seals[ahead], match.over) == (1, False)
    after = match.play("+M")
    assert (after.seals[ahead], after.winner, after.over) == (2, ahead, True)


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("last", [0, 1])
def test_wrong_next_starter(winner, starter, last):
    """The loser, whoever started and whoever acted last."""
    won = ({"D": 2}, {}) if winner == 0 else ({}, {"D": 2})
    over = replace(position(won=won, starter=starter, to_move=last), ended_by="goods")
    match = Match("ab", 3, (PlayedRound.begin(over),))
    assert match.next_round().round.starter == match.next_round().round.to_move == 1 - winner


def test_dealt_camels_left_in_hand_or_hand_refilled():
    """They are in the herd at once, the hand is smaller by them, 40 cards are left."""
    cards = "MMDGS" + "CCPPM" + "LM"
    rest = "D" * 5 + "G" * 5 + "S" * 5 + "C" * 6 + "P" * 6 + "L" * 9 + "M" * 4
    for starter in (0, 1):
        now = lay_out(cards + rest, ((), (), ()), starter, Rules(bonus_tokens=((), (), ())))
        first, second = now.sides[starter], now.sides[1 - starter]
        assert (first.hand, first.herd) == ("DGS", 2)
        assert (second.hand, second.herd) == ("CCPP", 1)
        assert (now.market, now.deck) == ("LMMMM", rest)
    for seed in range(300):
        now = deal(seed)
        assert all(len(side.hand) + side.herd == 5 and "M" not in side.hand for side in now.sides)
        assert len(now.deck) == 40


def test_index_zero_read_as_nothing():
    """Number 0 is the take of a diamond, and it is found, listed and played like any other."""
    assert index_of(Take("D")) == 0
    assert action_at(0) == Take("D")
    now = position(market="DGSMM", hand="CCL")
    assert now.legal_actions()[0] == Take("D")
    assert now.play(action_at(0)).sides[0].hand == "DCCL"


def test_indices_sorted_as_text():
    """Number 10 comes after number 2: the order is that of the list."""
    listed = all_actions()
    assert [index_of(listed[i]) for i in (2, 10, 100, 20_000)] == [2, 10, 100, 20_000]


def test_selection_means_another_card_after_the_refill():
    """An action names kinds of cards, so it means the same before and after; or it is refused."""
    now = position(market="DGSMM", hand="CCL", deck="PPP")
    action = parse("+G")
    after = now.play("+D").play("+G")
    assert action == Take("G")
    assert refused(after, "+G") == "cards.in-market"
    assert now.play(action).sides[0].hand == "GCCL"
    assert Exchange("CL", "GS") == parse("LC>SG")


def test_look_ahead_reads_the_real_deck_or_hidden_hand():
    """An agent gets an observation, which has neither: whatever they are, the choice is one."""
    choices = set()
    for deck, other in [("DDD", "GSPPL"), ("LLL", "DDGGG"), ("MMM", "SSSPP")]:
        now = position(market="CPLMM", hand="CCL", herd=2, deck=deck, other_hand=other)
        choices.add(Greedy().choose(observe(now, 0), Random(0)))
    assert len(choices) == 1


def test_opponents_bonus_values_in_an_observation():
    """Only how many of each pile."""
    sold = {"L": 6, "P": 5, 5: (10,)}  # leather in two sales of three, spice in one
    seen = [
        observe(position(won=({}, {**sold, 3: values})), 0) for values in ((1, 1), (3, 3), (1, 2))
    ]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0].other.bonus == (2, 0, 1)


def test_fresh_random_id_or_clock_in_the_state():
    """The same seed and actions give equal values, with equal text, at any time; nothing is drawn
    from the shared random stream, and no clock is imported."""
    import random

    random.seed(1)
    before = random.getstate()
    first, second = Match.begin(9), Match.begin(9)
    for _ in range(20):
        action = first.round.legal_actions()[-1]
        first, second = first.play(action), second.play(str(action))
    assert first == second
    assert (repr(first), hash(first)) == (repr(second), hash(second))
    assert random.getstate() == before
    engine = [
        sys.modules[f"jaipur.{name}"]
        for name in ("round", "match", "observation", "actions", "legality", "scoring", "position")
    ]
    clocks = {"time", "datetime", "uuid", "secrets"}
    assert not any(clocks & set(vars(module)) for module in engine)
