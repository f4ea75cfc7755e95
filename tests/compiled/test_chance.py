"""The compiled path's own chance is fair: replays check rules, and not how cards are drawn."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import numpy as np
import pytest

from jaipur import OFFICIAL, Sell, Take, deal
from jaipur.cards import COUNTS, KINDS
from jaipur.compiled import STATE, box, code_of, pack, play_many, tables
from jaipur.compiled.chance import begin, below
from jaipur.compiled.layout import (
    BONUS,
    CARDS,
    DRAWN,
    HAND,
    MARKET,
    PILE_ROOM,
    RUPEES,
    STARTER,
    TO_MOVE,
    TOP,
)
from jaipur.compiled.packing import as_cards, as_group
from jaipur.compiled.rounds import deal as deal_compiled
from jaipur.compiled.turn import apply, draw_uniform

#: How far a count may lie from what it should be, in standard errors. The draws are seeded, so
#: these tests always see the same numbers.
FAR = 4.0


def too_far(counts: np.ndarray, expected: np.ndarray) -> float:
    """The chi-square statistic of independent cells, as a number of standard errors."""
    statistic = float(((counts - expected) ** 2 / expected).sum())
    free = counts.size - 1
    return (statistic - free) / sqrt(2 * free)


def stream(seed: int) -> np.ndarray:
    made = np.empty(1, np.uint64)
    begin(made, np.uint64(seed), 0)
    return made


def deals(n: int, seed: int) -> np.ndarray:
    chance, state = stream(seed), np.empty(STATE, np.int32)
    found = np.empty((n, STATE), np.int32)
    for row in found:
        deal_compiled(state, box(), chance)
        row[:] = state
    return found


@pytest.fixture(scope="module")
def dealt() -> np.ndarray:
    return deals(30_000, 11)


def test_every_number_below_n_is_as_likely():
    chance = stream(3)
    for n in (2, 3, 7, 52, 167):
        counts = np.bincount([below(chance, n) for _ in range(200 * n)], minlength=n)
        assert abs(too_far(counts, np.full(n, 200.0))) < FAR, n


def test_a_bound_near_the_range_of_the_generator_is_exact():
    """Where scaling alone would draw some numbers twice as often as others."""
    chance, n = stream(4), 3 << 30
    counts = np.bincount([below(chance, n) % 3 for _ in range(30_000)], minlength=3)
    assert counts.size == 3
    assert abs(too_far(counts, np.full(3, 10_000.0))) < FAR


def test_every_kind_of_card_is_as_likely_at_every_place(dealt):
    cards = dealt[:, CARDS:BONUS]
    for place, kind in enumerate(KINDS):
        share = (COUNTS[kind] - 3 * (kind == "M")) / 52
        found = (cards == place).sum(axis=0)
        error = sqrt(len(dealt) * share * (1 - share))
        assert np.abs(found - len(dealt) * share).max() < FAR * error, kind


def test_the_next_card_does_not_depend_on_the_last(dealt):
    """Pairs of neighbours, anywhere in the deck: kinds as often as cards without replacement."""
    cards = dealt[:, CARDS:BONUS]
    numbers = np.array([COUNTS[kind] - 3 * (kind == "M") for kind in KINDS], float)
    expected = np.outer(numbers, numbers) - np.diag(numbers)
    for place in (0, 4, 9, 11, 25, 50):
        pairs = np.bincount(cards[:, place] * 7 + cards[:, place + 1], minlength=49)
        likely = expected.ravel() / (52 * 51) * len(dealt)
        assert abs(too_far(pairs, likely)) < FAR, place


def test_every_order_of_a_bonus_pile_is_as_likely(dealt):
    for pile, values in enumerate(OFFICIAL.bonus_tokens):
        start = BONUS + pile * PILE_ROOM
        found = dealt[:, start : start + len(values)]
        for place in range(len(values)):
            for value, n in Counter(values).items():
                share = n / len(values)
                error = sqrt(len(dealt) * share * (1 - share))
                count = int((found[:, place] == value).sum())
                assert abs(count - len(dealt) * share) < FAR * error, (pile, place, value)
        orders = Counter(map(tuple, found.tolist()))
        repeats = Counter(values)
        total = np.prod([float(k) for k in range(1, len(values) + 1)])
        for n in repeats.values():
            total /= np.prod([float(k) for k in range(1, n + 1)])
        assert len(orders) == total
        counts = np.array(list(orders.values()), float)
        assert abs(too_far(counts, np.full(counts.size, len(dealt) / total))) < FAR, pile


def test_either_player_is_as_likely_to_start(dealt):
    starts = int(dealt[:, STARTER].sum())
    assert abs(starts - len(dealt) / 2) < FAR * sqrt(len(dealt)) / 2


def test_the_refill_is_the_top_of_the_deck_and_fair(dealt):
    """The card that comes for a good taken is as often of each kind as it lies in the deck."""
    counts, likely = np.zeros(7), np.zeros(7)
    for row in dealt[:6_000]:
        state = row.copy()
        market = as_cards(int(state[MARKET]))
        if market[0] == "M":
            continue
        for place in state[CARDS + state[TOP] : BONUS]:
            likely[place] += 1 / 40
        apply(state, code_of(Take(market[0])))
        came = as_cards(int(state[MARKET]))
        (new,) = (Counter(came) - Counter(market[1:])).elements()
        assert KINDS.index(new) == row[CARDS + row[TOP]]
        counts[KINDS.index(new)] += 1
    assert abs(too_far(counts, likely)) < FAR


def test_the_bonus_drawn_is_the_top_of_its_pile_and_fair(dealt):
    counts = Counter()
    for row in dealt[:7_000]:
        state = row.copy()
        state[HAND : HAND + 2] = as_group("LLL")
        mover = state[TO_MOVE]
        apply(state, code_of(Sell("LLL")))
        won = int(state[RUPEES + mover]) - (4 + 3 + 2)
        assert won == row[BONUS]
        assert state[DRAWN] == 1
        counts[won] += 1
    printed = Counter(OFFICIAL.bonus_tokens[0])
    found = np.array([counts[value] for value in sorted(printed)], float)
    likely = np.array([1_000.0 * printed[value] for value in sorted(printed)])
    assert abs(too_far(found, likely)) < FAR


def test_every_legal_action_is_drawn_as_often():
    chance, rng = stream(8), Random(8)
    for seed in range(3):
        now = deal(seed)
        for _ in range(rng.randrange(2, 30)):
            now = now.play(rng.choice(now.legal_actions()))
        state, n = pack(now), len(now.legal_actions())
        drawn = Counter()
        for _ in range(150 * n):
            code, legal = draw_uniform(state, tables(), chance)
            assert legal == n
            drawn[code] += 1
        counts = np.array([drawn[code_of(action)] for action in now.legal_actions()], float)
        assert counts.sum() == 150 * n
        assert abs(too_far(counts, np.full(n, 150.0))) < FAR, seed


#: Means of uniformly random rounds, found by two other implementations.
MEANS = {"turns": 77.68, "first": 60.58, "second": 59.29, "won": 0.5217, "goods": 0.5566}
MEAN_LEGAL, MOST_LEGAL = 23.54, 167


def far_from(values: np.ndarray, mean: float) -> float:
    """How many standard errors the mean of the values lies from `mean`, which is rounded."""
    error = values.std() / sqrt(len(values))
    return max(0.0, abs(values.mean() - mean)) / error


@pytest.mark.proof
def test_the_means_of_a_million_rounds():
    batch = play_many(1_000_000, 2026)
    first, second = batch.by_turn_order("rupees").T
    found = {
        "turns": batch["turns"],
        "first": first,
        "second": second,
        "won": batch["seal"] == batch["starter"],
        "goods": batch["ended_by"] == 1,
    }
    for name, mean in MEANS.items():
        assert far_from(found[name].astype(float), mean) < FAR, name
    # Turns of one round are not independent, so the error is that of a ratio of sums by round.
    legal, turns = batch["legal"].astype(float), batch["turns"].astype(float)
    ratio = legal.sum() / turns.sum()
    error = (legal - ratio * turns).std() / sqrt(len(turns)) / turns.mean()
    assert abs(ratio - MEAN_LEGAL) < FAR * error + 0.005
    assert batch["most_legal"].max() == MOST_LEGAL
