"""The plain implementation keeps the rules: invariants of random rounds, and each rule by hand.

The positions set up by hand follow the rules in their order: taking, camels, exchanges, sales,
the end of a round, the camel token, ties.
"""

import ast
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, replace
from itertools import combinations_with_replacement, product
from pathlib import Path

import pytest

from jaipur.bench import reference
from jaipur.bench.reference import (
    BONUS_PILES,
    CARDS,
    GOODS,
    TOKEN_ROWS,
    Exchange,
    Move,
    Player,
    Score,
    Sell,
    State,
    Take,
    TakeCamels,
    apply,
    deal,
    legal_moves,
    notation,
    play_random,
    score,
)

BOX = Counter({"D": 6, "G": 6, "S": 6, "C": 8, "P": 8, "L": 10, "M": 11})
GOODS_VALUES = Counter(value for row in TOKEN_ROWS for value in row)
BONUS_VALUES = Counter(value for pile in BONUS_PILES for value in pile)
ROUNDS = 200


def rows(**changed: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the printed token rows, with those named by their letter changed."""
    return tuple(changed.get(good, row) for good, row in zip(GOODS, TOKEN_ROWS, strict=True))


def table(
    hand: str = "",
    herd: int = 0,
    market: str = "DGSCP",
    deck: str = "LLLLLLLLLL",
    other: Player | None = None,
    token_rows: tuple[tuple[int, ...], ...] = TOKEN_ROWS,
    bonus: tuple[tuple[int, ...], ...] = BONUS_PILES,
) -> State:
    """Set up a position by hand, with player 0 to act."""
    players = (Player(hand, herd), other or Player("SSCPL", 0))
    return State(players, market, deck, token_rows, bonus, 0)


def sales(state: State) -> list[str]:
    """List the legal sales of a position in notation."""
    return [notation(move) for move in legal_moves(state) if isinstance(move, Sell)]


def random_turns(rounds: int) -> Iterator[tuple[State, list[Move], Move | None]]:
    """Yield position, legal moves and the move made, for every turn and the end of each round."""
    for seed in range(rounds):
        state, rng = deal(seed, number=seed % 3), random.Random(seed)
        while moves := legal_moves(state):
            move = rng.choice(moves)
            yield state, moves, move
            state = apply(state, move)
        yield state, moves, None


def sort_key(move: Move) -> tuple[int, int, list[int], list[int]]:
    """Place a move in the documented order of the index, from its notation alone."""
    text = notation(move)
    give, _, take = text.partition(">")
    places = [CARDS.index(card) for card in text if card in CARDS]
    if take:
        return (3, len(take), [CARDS.index(c) for c in take], [CARDS.index(c) for c in give])
    return ({"+": 0, "-": 2}[text[0]] + (text == "+M"), 0, places, [])


def exchanges_by_vector(state: State) -> set[tuple[int, ...]]:
    """Find the legal exchanges as what the hand gains of each good, another way round."""
    player = state.players[state.turn]
    most_camels = min(player.herd, 7 - len(player.hand))
    ranges = (range(-player.hand.count(g), state.market.count(g) + 1) for g in GOODS)
    return {
        gain
        for gain in product(*ranges)
        if 0 <= sum(gain) <= most_camels and sum(n for n in gain if n > 0) >= 2
    }


def test_imports_nothing_of_the_package() -> None:
    tree = ast.parse(Path(reference.__file__).read_text(encoding="utf-8"))
    imported = {
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or "."]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
        )
    }
    assert imported == {"random", "collections.abc", "dataclasses", "itertools"}


def test_box() -> None:
    assert sum(BOX.values()) == 55
    assert Counter(reference.SHUFFLED + reference.OPENING_CAMELS) == BOX
    assert (sum(map(len, TOKEN_ROWS)), sum(map(sum, TOKEN_ROWS))) == (38, 130)
    assert [len(pile) for pile in BONUS_PILES] == [7, 6, 5]
    assert [sum(pile) / len(pile) for pile in BONUS_PILES] == [2, 5, 9]


def test_deal_follows_the_contract_of_chance() -> None:
    for seed, number in product(range(20), range(3)):
        rng = random.Random(f"{seed}/{number}")
        cards = [
            c for c, n in zip("DGSCPLM", (6, 6, 6, 8, 8, 10, 8), strict=True) for _ in range(n)
        ]
        piles = [sorted(pile) for pile in BONUS_PILES]
        rng.shuffle(cards)
        for pile in piles:
            rng.shuffle(pile)
        for starter in (0, 1):
            state = deal(seed, number, starter)
            assert state.turn == starter
            for player, dealt in ((starter, cards[:5]), (1 - starter, cards[5:10])):
                hand, herd = state.players[player].hand, state.players[player].herd
                assert Counter(hand) + Counter({"M": herd}) == Counter(dealt)
                assert "M" not in hand
            assert Counter(state.market) == Counter(cards[10:12]) + Counter("MMM")
            assert list(state.deck) == cards[12:]
            assert [list(pile) for pile in state.bonus] == piles
            assert state.rows == TOKEN_ROWS


def test_first_starter_comes_from_the_seed() -> None:
    starters = [deal(seed).turn for seed in range(50)]
    assert starters == [random.Random(f"{seed}/starter").randrange(2) for seed in range(50)]
    assert set(starters) == {0, 1}


def test_deal_is_the_same_on_every_python() -> None:
    state = deal(7)
    assert state.players == (Player("DDCL", 1), Player("DPPLL", 0))
    assert state.market == "PPMMM"
    assert state.deck == "GMPDDGLSMGGSMPLSPSCLCCMCLSLCPMSCMGLGDLCM"
    assert state.bonus == ((2, 2, 3, 1, 1, 2, 3), (4, 6, 5, 4, 6, 5), (8, 10, 9, 10, 8))


def test_invariants_of_random_rounds() -> None:
    most = 0
    ends: Counter[str | None] = Counter()
    for state, moves, move in random_turns(ROUNDS):
        one, two = state.players
        on_table = Counter(one.hand + two.hand + state.market + state.deck + state.sold)
        assert on_table + Counter({"M": one.herd + two.herd}) == BOX
        left = Counter(value for row in state.rows for value in row)
        assert left + Counter(one.goods_tokens + two.goods_tokens) == GOODS_VALUES
        piled = Counter(value for pile in state.bonus for value in pile)
        assert piled + Counter(one.bonus_tokens + two.bonus_tokens) == BONUS_VALUES
        for good, row, printed in zip(GOODS, state.rows, TOKEN_ROWS, strict=True):
            assert row == printed[len(printed) - len(row) :]
            unsold = BOX[good] - state.sold.count(good)
            assert unsold == len(row) + 1 if row else unsold in (0, 1)
        for player in state.players:
            assert len(player.hand) <= 7
            assert "M" not in player.hand
            assert player.herd >= 0
            assert player.hand == "".join(sorted(player.hand, key=CARDS.index))
        empty = state.rows.count(())
        if move is None:
            assert not moves
            assert (state.ended_by == "goods") == (empty == 3)
            assert (state.ended_by == "deck") == (len(state.market) < 5)
            ends[state.ended_by] += 1
        else:
            assert state.ended_by is None
            assert len(state.market) == 5
            assert empty <= 2
            assert moves
            assert len(set(moves)) == len(moves)
            most = max(most, len(moves))
    assert 100 < most <= 167
    assert sum(ends.values()) == ROUNDS
    assert min(ends["goods"], ends["deck"]) > ROUNDS // 10


def test_turns_alternate() -> None:
    for state, _, move in random_turns(20):
        if move is not None:
            assert apply(state, move).turn == 1 - state.turn


def test_moves_come_in_the_order_of_the_index() -> None:
    for _, moves, _ in random_turns(60):
        assert moves == sorted(moves, key=sort_key)


def test_exchanges_are_those_of_the_vector_form() -> None:
    for state, moves, _ in random_turns(12):
        gains = [
            tuple(move.take.count(good) - move.give.count(good) for good in GOODS)
            for move in moves
            if isinstance(move, Exchange)
        ]
        if state.ended_by is None:
            assert len(set(gains)) == len(gains)
            assert set(gains) == exchanges_by_vector(state)


def test_at_most_167_moves() -> None:
    worst = table(hand="CCPPLL", herd=1, market="DGGSS")
    kinds = Counter(type(move) for move in legal_moves(worst))
    assert kinds == {Take: 3, Sell: 6, Exchange: 158}
    assert len(legal_moves(worst)) == 167


def test_whole_list_of_a_small_position() -> None:
    state = table(hand="CCL", herd=2, market="DLMMM")
    written = [notation(move) for move in legal_moves(state)]
    assert written == ["+D", "+L", "+M", "-C", "-CC", "-L", "CC>DL", "CM>DL", "MM>DL"]


def test_states_and_moves_are_values() -> None:
    assert deal(3) == deal(3)
    assert hash(deal(3)) == hash(deal(3))
    assert play_random(3) == play_random(3)
    before = deal(4)
    for move in legal_moves(before):
        apply(before, move)
    assert before == deal(4)
    with pytest.raises(FrozenInstanceError):
        before.turn = 1  # type: ignore[misc]


def test_notation() -> None:
    moves: list[Move] = [Take("D"), TakeCamels(), Exchange("LM", "DG"), Sell("C", 3)]
    assert [notation(move) for move in moves] == ["+D", "+M", "LM>DG", "-CCC"]


def test_take_refills_from_the_top() -> None:
    after = apply(table(hand="C", market="DGSCP", deck="LMMMM"), Take("D"))
    assert after.players[0].hand == "DC"
    assert (after.market, after.deck, after.turn) == ("GSCPL", "MMMM", 1)


def test_camels_all_go_to_the_herd_also_at_seven() -> None:
    state = table(hand="CCCPPLL", herd=1, market="DGMMM", deck="SMLLL")
    moves = legal_moves(state)
    assert moves[0] == TakeCamels()
    assert not any(isinstance(move, Take) for move in moves)
    after = apply(state, TakeCamels())
    assert after.players[0] == Player("CCCPPLL", 4)
    assert (after.market, after.deck) == ("DGSLM", "LL")


def test_exchange_moves_cards_both_ways_and_draws_none() -> None:
    after = apply(table(hand="CCL", herd=2, market="DGSPM", deck="LLL"), Exchange("LM", "DG"))
    assert after.players[0] == Player("DGCC", 1)
    assert (after.market, after.deck, after.sold) == ("SPLMM", "LLL", "")


def test_exchange_at_seven_is_goods_for_goods() -> None:
    state = table(hand="CCCPPLL", herd=4, market="DGSSM")
    gives = {move.give for move in legal_moves(state) if isinstance(move, Exchange)}
    assert "CC" in gives
    assert not any("M" in give for give in gives)


def test_exchange_with_camels_alone_up_to_exactly_seven() -> None:
    state = table(hand="CCCPP", herd=4, market="DGSLM")
    gives = {move.give for move in legal_moves(state) if isinstance(move, Exchange)}
    assert "MM" in gives
    assert "CMM" in gives
    assert not any("MMM" in give for give in gives)
    assert len(apply(state, Exchange("MM", "DG")).players[0].hand) == 7


def test_least_sale_and_part_sales() -> None:
    assert sales(table(hand="DGSCPL")) == ["-C", "-P", "-L"]
    assert sales(table(hand="DDDSSPP")) == ["-DD", "-DDD", "-SS", "-P", "-PP"]
    assert sales(table(hand="D", token_rows=rows(D=(5,)))) == []
    after = apply(table(hand="CCC"), Sell("C", 2))
    assert after.players[0] == Player("C", 0, (5, 3))
    assert (after.rows[GOODS.index("C")], after.sold) == ((3, 2, 2, 1, 1), "CC")
    assert (after.market, after.deck) == ("DGSCP", "LLLLLLLLLL")


def test_tokens_run_short_and_the_bonus_goes_by_cards() -> None:
    after = apply(table(hand="DDD", token_rows=rows(D=(5, 5))), Sell("D", 3))
    assert after.players[0] == Player("", 0, (5, 5), (1,))
    assert apply(table(hand="DD", token_rows=rows(D=(5,))), Sell("D", 2)).players[0] == Player(
        "", 0, (5,)
    )


@pytest.mark.parametrize("good", ["C", "P", "L"])
def test_a_sale_without_tokens_earns_nothing(good: str) -> None:
    state = table(hand=good, token_rows=rows(**{good: ()}))
    assert sales(state) == ["-" + good]
    after = apply(state, Sell(good, 1))
    assert after.players[0] == Player("", 0, (), ())
    assert (after.sold, after.turn, after.ended_by) == (good, 1, None)


@pytest.mark.parametrize(
    ("number", "pile"), [(1, None), (2, None), (3, 0), (4, 1), (5, 2), (6, 2), (7, 2)]
)
def test_bonus_pile_of_a_sale(number: int, pile: int | None) -> None:
    bonus = ((3, 1), (6, 4), (9, 8))
    after = apply(table(hand="L" * number, bonus=bonus), Sell("L", number))
    won = () if pile is None else bonus[pile][:1]
    assert after.players[0].bonus_tokens == won
    assert after.bonus == tuple(p[1:] if i == pile else p for i, p in enumerate(bonus))


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_an_empty_pile_gives_no_bonus_and_no_other(number: int) -> None:
    empty = min(number, 5) - 3
    bonus = tuple(() if i == empty else pile for i, pile in enumerate(BONUS_PILES))
    after = apply(table(hand="L" * number, bonus=bonus), Sell("L", number))
    assert after.players[0].bonus_tokens == ()
    assert len(after.players[0].goods_tokens) == number
    assert after.bonus == bonus


def test_every_hand_of_seven_has_a_sale() -> None:
    for hand in combinations_with_replacement(GOODS, 7):
        assert sales(table(hand="".join(hand)))


def test_third_empty_row_ends_the_round_after_its_bonus() -> None:
    state = table(hand="DCCC", token_rows=rows(D=(), G=(), C=(1, 1)), bonus=((3, 1), (), ()))
    after = apply(state, Sell("C", 3))
    assert after.players[0] == Player("D", 0, (1, 1), (3,))
    assert after.ended_by == "goods"
    assert legal_moves(after) == []


def test_two_empty_rows_do_not_end_it() -> None:
    after = apply(table(hand="CC", token_rows=rows(G=(), C=(1, 1))), Sell("C", 2))
    assert after.rows.count(()) == 2
    assert after.ended_by is None
    assert legal_moves(after)


@pytest.mark.parametrize(
    ("market", "deck", "move"), [("DGSCP", "L", Take("D")), ("DGMMM", "LLM", TakeCamels())]
)
def test_a_deck_exactly_enough_lets_the_round_go_on(market: str, deck: str, move: Move) -> None:
    after = apply(table(hand="C", market=market, deck=deck), move)
    assert (len(after.market), after.deck, after.ended_by) == (5, "", None)
    assert legal_moves(after)


def test_sales_and_exchanges_go_on_with_an_empty_deck() -> None:
    state = table(hand="CCC", herd=1, market="DGSSS", deck="")
    for move in legal_moves(state):
        after = apply(state, move)
        assert (after.ended_by == "deck") == isinstance(move, Take)


def test_a_short_deck_is_laid_out_and_ends_the_round() -> None:
    after = apply(table(hand="C", herd=1, market="DGMMM", deck="LP"), TakeCamels())
    assert after.players[0] == Player("C", 4)
    assert (after.market, after.deck, after.ended_by) == ("DGPL", "", "deck")
    assert legal_moves(after) == []


def test_the_good_taken_stays_taken() -> None:
    after = apply(table(hand="C", market="DGSCP", deck=""), Take("D"))
    assert after.players[0].hand == "DC"
    assert (after.market, after.ended_by) == ("GSCP", "deck")


@pytest.mark.parametrize(
    ("herds", "owner", "rupees"),
    [((3, 2), 0, (5, 0)), ((0, 1), 1, (0, 5)), ((4, 4), None, (0, 0)), ((0, 0), None, (0, 0))],
)
def test_camel_token(herds: tuple[int, int], owner: int | None, rupees: tuple[int, int]) -> None:
    state = replace(table(), players=(Player("", herds[0]), Player("", herds[1])))
    assert (score(state).camel, score(state).rupees) == (owner, rupees)


A_TIE = Player("", 2, (5, 5), (4,))


@pytest.mark.parametrize(
    ("one", "two", "seal", "decided_by"),
    [
        (Player("", 2, (5, 5), (5,)), A_TIE, 0, "rupees"),
        (Player("", 3, (5, 5), (4,)), A_TIE, 0, "rupees"),
        (Player("", 2, (5, 5), (2, 2)), A_TIE, 0, "bonus_tokens"),
        (Player("", 2, (5, 3, 2), (4,)), A_TIE, 0, "goods_tokens"),
        (Player("", 2, (5, 3, 2, 4), ()), A_TIE, 1, "bonus_tokens"),
        (Player("", 2, (7, 3), (4,)), A_TIE, None, None),
        # The camel token makes the rupees equal, and counts neither as bonus nor as goods token.
        (Player("", 3, (5,), (4,)), A_TIE, 1, "goods_tokens"),
        (Player("", 3, (5, 4)), A_TIE, 1, "bonus_tokens"),
    ],
)
def test_ties(one: Player, two: Player, seal: int | None, decided_by: str | None) -> None:
    found = score(replace(table(), players=(one, two)))
    assert (found.seal, found.decided_by) == (seal, decided_by)
    mirrored = score(replace(table(), players=(two, one)))
    assert mirrored.seal == (None if seal is None else 1 - seal)
    assert mirrored.decided_by == decided_by


def test_score_counts_everything_once() -> None:
    players = (Player("DD", 5, (7, 7, 5), (2, 6)), Player("L", 6, (4, 3), (10,)))
    assert score(replace(table(), players=players)) == Score(
        (27, 22), 1, (2, 1), (3, 2), 0, "rupees"
    )
