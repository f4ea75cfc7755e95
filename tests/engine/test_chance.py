"""Chance: every deal alike likely, and the same seed the same game on every machine."""

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from jaipur import OFFICIAL, deal
from jaipur.cards import KINDS
from jaipur.round import SHUFFLED, shuffle

ROOT = Path(__file__).parents[2]
DEALS = 12_000
#: How often each kind is among the shuffled cards.
SHARE = {kind: SHUFFLED.count(kind) / 52 for kind in KINDS}


def off(counts: Counter, shares: dict) -> float:
    """How far counts are from what they should be: chi-square over its mean, in deviations."""
    total = sum(counts.values())
    square = sum((counts[k] - total * p) ** 2 / (total * p) for k, p in shares.items())
    free = len(shares) - 1
    return (square - free) / (2 * free) ** 0.5


@pytest.fixture(scope="module")
def deals() -> list[str]:
    """The 52 cards of many deals in the order dealt: the groups' own order would hide a bias."""
    return [shuffle(seed, number=seed % 3)[0] for seed in range(DEALS)]


def places_off(decks: list[str]) -> float:
    """The largest deviation of any place of the shuffled cards."""
    return max(off(Counter(place), SHARE) for place in zip(*decks, strict=True))


def test_every_card_is_alike_likely_in_every_place(deals):
    """Hands, market, deck: all of them are places of the shuffled 52."""
    assert places_off(deals) < 6


def test_neighbours_are_alike_likely_too(deals):
    """No kind follows another more often than it should, at any of four distances."""
    pairs = {
        (a, b): SHUFFLED.count(a) * (SHUFFLED.count(b) - (a == b)) / (52 * 51)
        for a in KINDS
        for b in KINDS
    }
    for place in (0, 4, 9, 11, 30, 50):
        assert off(Counter((deck[place], deck[place + 1]) for deck in deals), pairs) < 6


def test_a_biased_shuffle_would_be_seen():
    """The common mistake, swapping every card with any card, is far outside."""
    decks = []
    for seed in range(DEALS):
        chance, cards = random.Random(seed), list(SHUFFLED)
        for place in range(52):
            other = chance.randrange(52)
            cards[place], cards[other] = cards[other], cards[place]
        decks.append("".join(cards))
    assert places_off(decks) > 12


def test_the_card_that_refills_the_market_is_any_card():
    """After a first take: the top of the deck, alike likely as its share of the shuffled cards."""
    drawn: Counter[str] = Counter()
    for seed in range(3_000):
        now = deal(seed)
        take = next(a for a in now.legal_actions() if str(a) != "+M" or now.market == "MMMMM")
        after = now.play(take)
        drawn.update(Counter(after.market) - (Counter(now.market) - Counter(str(take)[1:])))
    drawn_goods = {kind: drawn[kind] for kind in KINDS}
    assert off(Counter(drawn_goods), SHARE) < 6


@pytest.mark.parametrize("pile", [0, 1, 2])
def test_bonus_piles_are_shuffled(pile):
    """Every value is alike likely in every place of its pile."""
    printed = OFFICIAL.bonus_tokens[pile]
    share = {value: printed.count(value) / len(printed) for value in printed}
    piles = [deal(seed).bonus[pile] for seed in range(4_000)]
    assert all(Counter(each) == Counter(printed) for each in piles)
    for place in zip(*piles, strict=True):
        assert off(Counter(place), share) < 6


def test_the_first_starter_is_either_alike_often():
    """Over 4,000 seeds."""
    assert off(Counter(deal(seed).starter for seed in range(4_000)), {0: 0.5, 1: 0.5}) < 6


def test_rounds_of_a_match_are_dealt_independently():
    """The same card in the same place of two following rounds no more often than by chance."""
    same = sum(
        a == b
        for seed in range(200)
        for a, b in zip(deal(seed).deck, deal(seed, number=1).deck, strict=True)
    )
    expected = 200 * 40 * sum(p * p for p in SHARE.values())
    assert abs(same - expected) < 6 * expected**0.5


def test_a_deal_that_must_never_change():
    """Seed 7: what records written once rely on."""
    now = deal(7)
    assert [(side.hand, side.herd) for side in now.sides] == [("DDCL", 1), ("DPPLL", 0)]
    assert now.market == "PPMMM"
    assert now.deck == "GMPDDGLSMGGSMPLSPSCLCCMCLSLCPMSCMGLGDLCM"
    assert now.bonus == ((2, 2, 3, 1, 1, 2, 3), (4, 6, 5, 4, 6, 5), (8, 10, 9, 10, 8))


PLAY = """
import hashlib, random
from jaipur import Match, observe
from jaipur.agents import agent
told = hashlib.sha256()
for seed in range(3):
    match, chance = Match.begin(seed), random.Random(seed)
    players = agent("uniform"), agent("greedy")
    while not match.over:
        if match.round.over:
            match = match.next_round()
        mover = match.round.to_move
        action = players[mover].choose(observe(match.round, mover), chance)
        match = match.play(action)
        told.update(f"{action} {match.round!r} {match.round.deck} {match.seals}".encode())
print(told.hexdigest())
"""


def told(python: str, hash_seed: str) -> str:
    """What three matches come to in a fresh process."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [python, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


def test_the_same_seed_is_the_same_match_in_every_process():
    """With other hash seeds: no result hangs on the order of a set."""
    first, second = told(sys.executable, "0"), told(sys.executable, "4242")
    assert len(first) == len(hashlib.sha256().hexdigest())
    assert first == second


@pytest.mark.proof
def test_the_same_seed_is_the_same_match_on_every_python(each_python):
    """Shuffling, choosing and the engine: equal to the last card."""
    assert told(each_python, "random") == told(sys.executable, "random")
