"""Worlds drawn on the compiled path fit what a player knows, and each is as likely."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import comb, sqrt
from random import Random

import numpy as np
import pytest
from replaying import CHOICES

from jaipur import Round, Rules, deal, observe
from jaipur.compiled import STATE, unpack
from jaipur.compiled.chance import begin
from jaipur.compiled.knowledge import Knowledge, know, know_all, know_hands
from jaipur.compiled.worlds import determinize
from jaipur.observation import Observation
from jaipur.observation.seen import WorldError

FAR = 4.0


def positions(seeds: range) -> list[Round]:
    found = []
    for seed in seeds:
        now, rng = deal(seed), Random(f"{seed}/worlds")
        while not now.over:
            found.append(now)
            now = now.play(CHOICES[seed % len(CHOICES)](now, rng))
    return found


def worlds(seen: Observation, n: int, seed: int = 1) -> list[Round]:
    return drawn(know(seen), seen.rules, n, seed)


def drawn(known: Knowledge, rules: Rules, n: int, seed: int = 1) -> list[Round]:
    state, stream = np.empty(STATE, np.int32), np.empty(1, np.uint64)
    begin(stream, np.uint64(seed), 0)
    found = []
    for _ in range(n):
        determinize(state, known, stream)
        found.append(unpack(state, rules))
    return found


def test_a_world_observed_gives_the_observation_again():
    """Also of rounds that are over, and of the player who is not to move."""
    for now in positions(range(9)):
        for player in (0, 1):
            seen = observe(now, player)
            for world in worlds(seen, 2):
                assert observe(world, player) == seen


def test_who_sees_the_hands_draws_what_lies_face_down():
    """All else is as it is; the deck and the piles hold the same in another order."""
    orders = set()
    for now in positions(range(9)):
        for world in drawn(know_hands(now), now.rules, 2):
            assert sorted(world.deck) == sorted(now.deck)
            assert [sorted(pile) for pile in world.bonus] == [sorted(pile) for pile in now.bonus]
            assert replace(world, deck=now.deck, bonus=now.bonus) == now
            orders.add((world.deck == now.deck, world.bonus == now.bonus))
    assert (False, False) in orders


def test_who_sees_the_deck_draws_nothing():
    for now in positions(range(9)):
        assert drawn(know_all(now), now.rules, 2) == [now, now]


def some_position() -> Round:
    """Bonus tokens won by both, unknown cards in the other hand, a deck."""
    for now in positions(range(2, 60, 3)):
        seen = observe(now, now.to_move)
        if seen.unknown >= 2 and sum(seen.other.bonus) and sum(map(len, seen.bonus)):
            return now
    raise AssertionError


def test_hidden_cards_are_each_as_likely():
    now = some_position()
    seen = observe(now, now.to_move)
    n, found = 6_000, worlds(seen, 6_000)
    goods = seen.unseen.rstrip("M")
    for kind in set(goods):
        held = [
            world.sides[1 - seen.player].hand.count(kind) - seen.other.known.count(kind)
            for world in found
        ]
        some = goods.count(kind)
        for number in range(seen.unknown + 1):
            ways = comb(some, number) * comb(len(goods) - some, seen.unknown - number)
            share = ways / comb(len(goods), seen.unknown)
            error = sqrt(n * share * (1 - share))
            assert abs(held.count(number) - n * share) <= FAR * error, (kind, number)


def test_every_place_of_the_deck_is_as_likely():
    now = some_position()
    seen = observe(now, now.to_move)
    n, found = 6_000, worlds(seen, 6_000, seed=2)
    unseen, goods = Counter(seen.unseen), len(seen.unseen.rstrip("M"))
    for kind, number in unseen.items():
        # A camel is in the deck for sure, a good is if the other does not hold it.
        there = number if kind == "M" else number * (1 - seen.unknown / goods)
        share = there / seen.deck
        error = sqrt(n * share * (1 - share))
        for place in range(seen.deck):
            count = sum(world.deck[place] == kind for world in found)
            assert abs(count - n * share) <= FAR * error, (kind, place)


def test_unseen_bonus_tokens_are_each_as_likely():
    now = some_position()
    seen = observe(now, now.to_move)
    n, found = 6_000, worlds(seen, 6_000, seed=3)
    for pile, values in enumerate(seen.unseen_bonus):
        theirs = seen.other.bonus[pile]
        for value, number in Counter(values).items():
            share = number / len(values)
            error = sqrt(n * share * (1 - share))
            if seen.bonus_left[pile]:
                tops = sum(world.bonus[pile][0] == value for world in found)
                assert abs(tops - n * share) <= FAR * error, (pile, value)
            if theirs:
                won = sum(world.sides[1 - seen.player].bonus[pile].count(value) for world in found)
                assert abs(won - n * theirs * share) <= FAR * error * theirs, (pile, value)


def test_what_fits_no_round_is_refused_as_always():
    seen = observe(deal(1), 0)
    odd = Observation(**{name: getattr(seen, name) for name in seen.__slots__} | {"deck": 3})
    with pytest.raises(WorldError):
        know(odd)
