"""What stays true from the deal to the last action, under every rules."""

from collections import Counter

from jaipur import Round
from jaipur.cards import COUNTS, GOODS, TOKENS, arrange, has
from jaipur.position import check_round


def all_cards(now: Round) -> Counter[str]:
    """Every card that is not sold, wherever it is."""
    herds = "M" * sum(side.herd for side in now.sides)
    return Counter(now.market + now.deck + herds + "".join(side.hand for side in now.sides))


def values(*groups: tuple[tuple[int, ...], ...]) -> Counter[int]:
    return Counter(value for rows in groups for row in rows for value in row)


def test_cards_are_conserved(all_turns):
    """55 cards: none appears or vanishes, and only those that are sold leave."""
    for before, action, after in all_turns:
        sold = Counter(str(action)[1:] if str(action).startswith("-") else "")
        assert all_cards(after) == all_cards(before) - sold
        assert sum(sold.values()) == all_cards(before).total() - all_cards(after).total()
        assert all_cards(after)["M"] == COUNTS["M"] == 11


def test_tokens_are_conserved(all_turns):
    """38 goods tokens of 130 rupees and all the bonus tokens are left or won, and each once."""
    printed = values(tuple(TOKENS.values()))
    assert (printed.total(), sum(printed.elements())) == (38, 130)
    for _, _, after in all_turns:
        first, second = after.sides
        assert values(after.tokens, first.goods, second.goods) == printed
        for pile, *found in zip(
            after.rules.bonus_tokens, after.bonus, first.bonus, second.bonus, strict=True
        ):
            assert Counter(pile) == sum(map(Counter, found), Counter())


def test_the_official_box_has_eighteen_bonus_tokens(turns):
    """The split is 7, 6 and 5."""
    assert [len(pile) for pile in turns[0][0].rules.bonus_tokens] == [7, 6, 5]


def test_one_card_more_than_tokens(all_turns):
    """With t tokens left t + 1 cards are unsold; with none left 0 or 1. Rows go from the top."""
    for _, _, after in all_turns:
        for good, row in zip(GOODS, after.tokens, strict=True):
            printed = TOKENS[good]
            assert row == printed[len(printed) - len(row) :]
            unsold = all_cards(after)[good]
            assert unsold == len(row) + 1 if row else unsold <= 1


def test_a_live_round_has_a_full_market_and_two_empty_rows_at_most(all_turns):
    """And an ended round ended for the reason that it names."""
    for _, _, after in all_turns:
        empty = after.tokens.count(())
        if after.over:
            assert (empty == 3) == (after.ended_by == "goods")
            assert (len(after.market) < 5) == (after.ended_by == "deck")
            assert (after.turns == after.rules.turn_cap) or after.ended_by != "cap"
        else:
            assert len(after.market) == 5
            assert empty <= 2


def test_hands_keep_the_limit_and_hold_no_camels(all_turns):
    """Hands are groups of goods within the limit, herds never go below nothing."""
    for _, _, after in all_turns:
        for side in after.sides:
            assert len(side.hand) <= after.rules.hand_limit
            assert "M" not in side.hand
            assert side.hand == arrange(side.hand)
            assert side.herd >= 0


def test_known_cards_are_in_the_hand(all_turns):
    """The cards seen taken are among those held, and at most the five dealt are not."""
    for _, _, after in all_turns:
        for side in after.sides:
            assert has(side.hand, side.known)
            assert len(side.hand) - len(side.known) <= 5


def test_known_cards_follow_the_public_moves(all_turns):
    """Per kind: taken +1, given or sold n: max(0, k - n); the other's do not change."""
    for before, action, after in all_turns:
        mover = before.to_move
        text = str(action)
        give, _, take = text.rpartition(">")
        take = take if ">" in text else text[1:] * text.startswith("+")
        give = give or text[1:] * text.startswith("-")
        known = Counter(before.sides[mover].known)
        known = (known - Counter(give)) + Counter(take.replace("M", ""))
        assert Counter(after.sides[mover].known) == known
        assert after.sides[1 - mover].known == before.sides[1 - mover].known


def test_there_is_always_an_action_in_a_live_round(all_turns):
    """There is no passing, and none when the round is over; never more than 167 to choose from."""
    most = 0
    for before, _, after in all_turns:
        most = max(most, len(before.legal_actions()) if before.rules.standard_shape else 0)
        assert bool(after.legal_actions()) == (not after.over)
    assert 80 < most <= 167


def test_turns_pass(all_turns):
    """After every action the other player is to move, and one more turn is counted."""
    for before, _, after in all_turns:
        assert after.to_move == 1 - before.to_move
        assert after.turns == before.turns + 1
        assert after.starter == before.starter


def test_what_comes_up_in_play_adds_up(all_turns):
    """`check_round` has nothing to say of a position that was really played."""
    for before, _, after in all_turns:
        assert check_round(before) == []
        assert check_round(after) == []


def test_playing_changes_no_value(turns):
    """A round is a value: playing leaves it as it was, the same action gives an equal one."""
    for before, action, after in turns[::25]:
        shown, number = repr(before), hash(before)
        again = before.play(str(action))
        assert (again, hash(again)) == (after, hash(after))
        assert (repr(before), hash(before)) == (shown, number)
