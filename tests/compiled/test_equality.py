"""The compiled round is the readable round: positions, legal actions, results, records."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random
from textwrap import dedent

import numpy as np
import pytest
from replaying import CHOICES, check_position, replay, replayed, uniform

import jaipur.compiled
from jaipur import OFFICIAL, Match, Round, Rules, deal, parse, position
from jaipur.actions import NotationError, all_actions
from jaipur.cards import CAMEL, COUNTS, GOODS, KINDS, MARKET_SIZE
from jaipur.compiled import (
    PackingError,
    action_of,
    box,
    code_of,
    layout,
    legal_actions,
    means,
    pack,
    tables,
    unpack,
    usable,
)
from jaipur.compiled.chance import begin
from jaipur.compiled.layout import ENDED_BY, HAND, HERD, MARKET, MOST_LEGAL, SIX, STATE, TO_MOVE
from jaipur.compiled.packing import as_group, opening
from jaipur.compiled.rounds import deal as deal_compiled
from jaipur.compiled.turn import apply, count_legal, draw_uniform
from jaipur.match import PlayedRound
from jaipur.records import dumps
from jaipur.round import lay_out

#: Rules of the standard shape that differ in all that does not change its shape.
UNOFFICIAL = Rules(
    bonus_tokens=((3, 1), (), (7, 8, 50)),
    camel_token=20,
    full_tie="second player",
    turn_cap=60,
)


def test_some_thousand_turns_are_the_same_in_both():
    assert replayed(4_000, OFFICIAL) >= 4_000


def test_rules_that_keep_the_shape_are_the_same_in_both():
    assert replayed(800, UNOFFICIAL) >= 800


@pytest.mark.proof
def test_200_000_turns_are_the_same_in_both():
    assert replayed(200_000, OFFICIAL, first_seed=10_000) >= 200_000


def test_the_replays_come_to_every_ending_and_every_kind_of_action():
    """Otherwise equality would say nothing of them."""
    endings, kinds, most = set(), set(), 0
    for seed in range(24):
        start = deal(seed, rules=UNOFFICIAL if seed % 4 == 3 else OFFICIAL)
        for now in replay(start, Random(seed), CHOICES[seed % len(CHOICES)]):
            kinds |= {type(action).__name__ for action in now.legal_actions()}
            most = max(most, len(now.legal_actions()))
        endings.add(now.ended_by)
    assert endings == {"goods", "deck", "cap"}
    assert kinds == {"Take", "TakeCamels", "Exchange", "Sell"}
    assert most > 100


def test_the_most_legal_actions_there_can_be():
    now = position(market="DGGSS", hand="CCPPLL", herd=1, other_hand="")
    assert len(now.legal_actions()) == 167
    check_position(pack(now), now)


def test_no_market_and_hand_come_to_more_legal_actions():
    """So that there is room for all in every list of them. With more camels there are never fewer
    exchanges, so all the camels are in the herd, even those that are in the market."""
    state = pack(deal(1))
    hands = [cards for n in range(8) for cards in combinations_with_replacement(GOODS, n)]
    heads, mover, most = tables().heads, state[TO_MOVE], 0
    state[HERD + mover] = COUNTS[CAMEL]
    numbers = [as_group("".join(hand)) for hand in hands]
    for market in combinations_with_replacement(KINDS, MARKET_SIZE):
        state[MARKET] = as_group("".join(market))
        for hand in numbers:
            state[HAND + mover] = hand
            most = max(most, count_legal(state, heads))
    assert most == 167 <= MOST_LEGAL


@pytest.mark.parametrize("start", range(6))
def test_whole_rounds_from_equal_decks_give_byte_equal_records(start):
    """Dealt, drawn and played compiled; then the deck and the actions go to the readable engine."""
    state, stream = np.empty(STATE, np.int32), np.empty(1, np.uint64)
    begin(stream, np.uint64(5), start)
    deal_compiled(state, box(), stream)
    dealt, codes = unpack(state), []
    assert dealt == lay_out(*opening(state))
    while not state[ENDED_BY]:
        code, legal = draw_uniform(state, tables(), stream)
        assert legal > 0
        codes.append(code)
        apply(state, code)
    actions = tuple(map(action_of, codes))
    compiled = PlayedRound(dealt, actions, unpack(state))
    readable = PlayedRound.begin(lay_out(*opening(state)))
    for action in actions:
        readable = readable.play(action)
    ours, theirs = (Match(("a", "b"), None, (played,)) for played in (compiled, readable))
    assert dumps(ours) == dumps(theirs)
    assert ours.results == theirs.results


def test_every_action_has_a_code_and_codes_sort_in_the_documented_order():
    codes = [code_of(action) for action in all_actions()]
    assert codes == sorted(set(codes))
    assert tuple(map(action_of, codes)) == all_actions()


def codes_that_might_be() -> Iterator[int]:
    """Every code of few bits; all groups of the size of an exchange, or one off, for all groups
    that may be given for it; numbers near codes, and any numbers of 64 bits."""
    yield from range(-9, 1 << 10)
    groups = [[""], *(list(combinations_with_replacement(GOODS, n)) for n in range(1, 7))]
    numbers = [[SIX - as_group("".join(cards)) for cards in size] for size in groups]
    rng = Random(4)
    for size in range(2, 6):
        for take in numbers[size]:
            yield from (
                (size << 48) + (take << 24) + give for n in numbers[: size + 1] for give in n
            )
        for take in (*numbers[size - 1], *numbers[size + 1]):
            yield (size << 48) + (take << 24) + rng.choice(rng.choice(numbers))
        for _ in range(3_000):
            yield (size << 48) + rng.getrandbits(48)
            yield (
                (rng.choice((1, size, 6, -size)) << 48)
                + (rng.choice(numbers[size]) << 24)
                + rng.choice(numbers[size + 1])
            )
    for code in rng.sample([code_of(action) for action in all_actions()], 3_000):
        yield code ^ 1 << rng.randrange(64)
    for _ in range(20_000):
        yield rng.getrandbits(64) - (1 << 63)


def test_the_codes_are_those_of_all_actions_and_no_others():
    """What is none is refused as such, whatever its bits are."""
    found, said = {}, set()
    for code in codes_that_might_be():
        try:
            found[code] = action_of(code)
        except PackingError as refused:
            said.add(str(refused)[:22])
    assert said == {"No action has the code"}
    assert tuple(found[code] for code in sorted(found)) == all_actions()


def test_more_cards_than_the_box_has_are_no_sale_and_no_code():
    """Six diamonds are all there are."""
    assert action_of(code_of("-DDDDDD")) == parse("-DDDDDD")
    with pytest.raises(PackingError, match="never can be legal"):
        code_of("-DDDDDDD")
    with pytest.raises(PackingError, match="No action has the code 15"):
        action_of(15)


def test_the_example_with_kernels_runs_as_it_stands_there():
    """In the words of the package."""
    words = jaipur.compiled.__doc__ or ""
    lines = words.split("A whole round:\n")[1].split("\n`turn.draw_uniform")[0]
    told: dict = {}
    exec(dedent(lines), told)
    assert told["result"] is not None
    assert told["result"] == told["unpack"](told["state"]).result()


def numbers(**changes: int) -> np.ndarray:
    """The state of a deal with some slots changed."""
    state = pack(deal(1))
    for slot, value in changes.items():
        state[getattr(layout, slot)] = value
    return state


@pytest.mark.parametrize(
    "state",
    [
        np.zeros(STATE, np.int32),
        np.full(STATE, 7, np.int32),
        np.full(STATE, -1, np.int32),
        numbers(HAND=-1),
        numbers(MARKET=-1),
        numbers(TOP=99),
        numbers(RUPEES=5),
        numbers(ENDED_BY=9),
        numbers(TO_MOVE=2),
        numbers(CARDS=0, TOP=-3),
        numbers(CAMEL_TOKEN=-1),
        numbers(HERD=-1000),
        numbers(HERD=-100_000),
        numbers(MARKET=pack(deal(1))[layout.MARKET] + 100_000),
        numbers(HAND=pack(deal(1))[layout.HAND] - 1000),
        numbers(KNOWN=1 << 20),
    ],
)
def test_numbers_of_no_round_are_refused(state):
    """Of the right shape and type, but made by nobody."""
    for call in (unpack, legal_actions):
        with pytest.raises(PackingError, match=r"those of no round: use what pack\(round\) or"):
            call(state)


def test_a_state_is_read_by_the_rules_it_was_dealt_by():
    capped = Rules(turn_cap=9, seals_to_win=3, starter_after_tie="other")
    assert unpack(pack(deal(1, rules=capped)), capped) == deal(1, rules=capped)
    for rules in (OFFICIAL, Rules(turn_cap=8), replace(capped, camel_token=3)):
        with pytest.raises(PackingError, match="was not dealt by those rules"):
            unpack(pack(deal(1, rules=capped)), rules)
    with pytest.raises(PackingError, match="use the readable engine"):
        unpack(pack(deal(1)), Rules(hand_limit=9))
    with pytest.raises(PackingError, match="use the readable engine"):
        means(Rules(hand_limit=9))
    for call in (means, usable, lambda rules: unpack(pack(deal(1)), rules)):
        with pytest.raises(TypeError, match=r"^3 "):
            call(3)


def test_a_code_is_that_of_the_notation_too():
    assert [code_of("+D"), code_of("LM>DG")] == [code_of(parse("+D")), code_of(parse("LM>DG"))]
    with pytest.raises(NotationError):
        code_of("D+")
    with pytest.raises(NotationError):
        code_of(None)


@pytest.mark.parametrize("code", [1.5, None, "+D", "1", [1], np.float64(1)])
def test_what_is_no_number_is_no_code(code):
    with pytest.raises(PackingError, match="No action has the code"):
        action_of(code)


@pytest.mark.parametrize("code", [-1, 7, 8, 16, 56, 1 << 48, 6 << 48, 1 << 62])
def test_a_number_that_is_no_code_is_refused(code):
    with pytest.raises(PackingError, match="No action has the code"):
        action_of(code)


@pytest.mark.parametrize("text", ["+DG", "+2M", "-M", "-D", "-DG", "D>G", "DG>DS", "DG>MS", "D>GS"])
def test_an_action_that_never_can_be_legal_has_no_code(text):
    with pytest.raises(PackingError, match="never can be legal"):
        code_of(parse(text))


def test_a_position_with_tokens_won_comes_back_whole():
    """Values of bonus tokens, owners of goods tokens, the order of deck and piles."""
    now = position(
        market="DGSLM",
        hand="CCL",
        herd=2,
        known=("C", ""),
        won=({"L": 6, 3: (1, 3)}, {"C": 3, 3: (2,)}),
        bonus={4: (6, 4)},
        deck="MLC",
    )
    assert unpack(pack(now), now.rules) == now
    list(replay(now, Random(1), uniform))


def test_rules_of_another_shape_are_refused():
    with pytest.raises(PackingError, match="readable engine"):
        pack(deal(1, rules=Rules(hand_limit=6)))


def test_tokens_that_are_no_printed_row_are_refused():
    now = deal(1)
    odd = Round(
        **{field: getattr(now, field) for field in now.__slots__}
        | {"tokens": ((7, 5, 5, 5), *now.tokens[1:])}
    )
    with pytest.raises(PackingError, match="not one printed row"):
        pack(odd)


def test_the_legal_actions_of_a_state_are_those_of_its_round(turns) -> None:
    """As values, in the documented order; none when the round is over."""
    for before, _, after in turns[::11]:
        for now in (before, after):
            assert legal_actions(pack(now)) == list(now.legal_actions())


@pytest.mark.parametrize("given", [np.zeros(5, np.int32), np.zeros(STATE), deal(1), None])
def test_what_is_no_state_is_refused(given) -> None:
    """It would be read past its end."""
    for call in (legal_actions, unpack):
        with pytest.raises(PackingError, match=r"is no state: use pack\(round\)"):
            call(given)
