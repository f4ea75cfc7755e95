"""The compiled searches are the readable ones with another chance."""

from __future__ import annotations

import tracemalloc
import warnings
from math import isclose
from random import Random
from statistics import fmean, stdev

import numpy as np
import pytest

from jaipur import Round, Rules, deal, observe
from jaipur.agents import AGENTS, CHEATS, AgentError, agent, cheat
from jaipur.agents.flat import FlatMC
from jaipur.agents.guided import GuidedISMCTS
from jaipur.agents.ismcts import ISMCTS
from jaipur.agents.searching import MARGIN, MOST_TURNS, SEAL, greedy, roll_out, uniform, value
from jaipur.compiled import COLUMNS, SlowPath, having, means, pack
from jaipur.compiled.chance import begin
from jaipur.compiled.rollouts import GREEDY, UNIFORM, Value, value_of
from jaipur.compiled.rollouts import roll_out as roll_out_compiled

SEARCHES = ("flat-mc", "ismcts", "ismcts-guided")
VALUE = Value(SEAL, MARGIN, MOST_TURNS)
#: With no bonus tokens at all nothing but cards is hidden.
NO_BONUS = Rules(bonus_tokens=((), (), ()))


def openings(n: int) -> list[Round]:
    return [deal(seed) for seed in range(n)]


def compiled_value(now: Round) -> float:
    return value_of(pack(now), VALUE, np.zeros(len(COLUMNS), np.int32))


def test_the_value_of_an_end_is_the_same():
    """Of rounds that ended in each way, and of live ones, which count as if the deck failed."""
    for seed in range(60):
        now, rng = deal(seed, rules=Rules(turn_cap=40 if seed % 3 else None)), Random(seed)
        while not now.over and rng.random() > 0.01:
            now = now.play(uniform(now, rng))
        assert isclose(compiled_value(now), value(now), rel_tol=1e-12), seed


@pytest.mark.parametrize(
    ("policy", "number", "runs"), [(greedy, GREEDY, 120), (uniform, UNIFORM, 300)]
)
def test_rollouts_come_to_the_same_values(policy, number, runs):
    """Over the same worlds greedy rollouts are equal; uniform ones are alike."""
    row, needs = np.zeros(len(COLUMNS), np.int32), means(deal(0).rules)
    begin(needs.stream, np.uint64(3), 0)
    differences = []
    for seed in range(runs):
        state = pack(deal(seed))
        roll_out_compiled(state, (number, number), needs, MOST_TURNS)
        ours, theirs = value_of(state, VALUE, row), roll_out(deal(seed), policy, Random(seed))
        assert policy is uniform or isclose(ours, theirs, rel_tol=1e-12)
        differences.append(ours - theirs)
    error = max(stdev(differences), 1e-12) / runs**0.5
    assert abs(fmean(differences)) <= 4 * error


def open_positions(n: int) -> list[Round]:
    """Positions with nothing hidden for the player to move: the other hand is known, and what is
    left of the deck is of one kind."""
    found: list[Round] = []
    for seed in range(10_000):
        now, rng = deal(seed, rules=NO_BONUS), Random(f"{seed}/open")
        while not now.over and len(found) < n:
            seen = observe(now, now.to_move)
            if seen.unknown == 0 and len(set(seen.unseen)) <= 1 and len(now.legal_actions()) > 3:
                found.append(now)
            now = now.play(uniform(now, rng) if rng.random() < 0.6 else greedy(now, rng))
        if len(found) == n:
            return found
    raise AssertionError


@pytest.mark.parametrize("name", ["flat-mc", "ismcts-guided"])
def test_without_chance_both_paths_search_exactly_alike(name):
    """The same actions, visits and values, in the same order: only chance can set them apart."""
    readable, compiled = agent(f"{name}:iterations=150"), agent(f"{name}:iterations=150,compiled=1")
    for now in open_positions(40):
        seen = observe(now, now.to_move)
        ours, theirs = (one.explain(seen, Random(1)).candidates for one in (compiled, readable))
        assert [(one.action, one.visits) for one in ours] == [
            (one.action, one.visits) for one in theirs
        ]
        for one, other in zip(ours, theirs, strict=True):
            assert isclose(one.value, other.value, rel_tol=1e-9)


def test_who_sees_all_searches_exactly_alike_on_both_paths():
    """Nothing is left to chance for `cheat-deck`, so every position will do."""
    readable, compiled = cheat("cheat-deck:iterations=60"), cheat("cheat-deck:iterations=60")
    compiled.search = cheat("cheat-deck:compiled=1").search
    assert compiled.search != readable.search
    tried = 0
    for seed in range(6):
        now = deal(seed)
        while not now.over:
            ours, theirs = (
                one.search(one.worlds(now), 60, Random(1)) for one in (compiled, readable)
            )
            assert [(one.action, one.visits) for one in ours] == [
                (one.action, one.visits) for one in theirs
            ]
            assert all(isclose(a.value, b.value) for a, b in zip(ours, theirs, strict=True))
            now, tried = now.play(greedy(now, Random(1))), tried + 1
    assert tried > 100


@pytest.mark.parametrize("name", CHEATS)
def test_who_sees_more_searches_compiled_too(name):
    """A legal action, that of the stream alone; `compiled` is 0 or 1."""
    one, now = cheat(f"{name}:iterations=50,compiled=1"), deal(4)
    actions = {one.choose_seeing(now, Random(2)) for _ in range(3)}
    assert len(actions) == 1
    assert actions <= set(now.legal_actions())
    with pytest.raises(AgentError, match="compiled cannot be 2"):
        cheat(f"{name}:compiled=2")


def test_textbook_search_visits_alike():
    """Where chance is only in the order of options and in rollouts, shares of visits are alike."""
    now = open_positions(3)[-1]
    seen = observe(now, now.to_move)
    shares = []
    for options in ("", ",compiled=1"):
        one = agent(f"ismcts:iterations=100{options}")
        runs = [one.explain(seen, Random(seed)).candidates for seed in range(30)]
        shares.append(
            {
                action: [
                    sum(c.visits or 0 for c in run if c.action == action) / 100 for run in runs
                ]
                for action in now.legal_actions()
            }
        )
    for action in now.legal_actions():
        ours, theirs = shares[0][action], shares[1][action]
        error = ((stdev(ours) ** 2 + stdev(theirs) ** 2) / 30) ** 0.5
        assert abs(fmean(ours) - fmean(theirs)) <= 4 * max(error, 0.01), action


@pytest.mark.parametrize("name", SEARCHES)
def test_the_same_seed_is_the_same_move_and_another_is_another_search(name):
    one = agent(f"{name}:iterations=60,compiled=1")
    seen = [observe(now, now.to_move) for now in openings(5)]
    tried = [[one.explain(each, Random(seed)) for each in seen] for seed in (1, 1, 2)]
    assert tried[0] == tried[1]
    assert tried[0] != tried[2]
    for each in seen:
        action = one.choose(each, Random(1))
        assert action in each.legal_actions()
        assert action == one.explain(each, Random(1)).best.action


@pytest.mark.parametrize("name", SEARCHES)
def test_all_iterations_are_spent_on_legal_actions(name):
    for now in openings(4):
        seen = observe(now, now.to_move)
        for n in (1, 7, 200):
            found = agent(f"{name}:iterations={n},compiled=1").explain(seen, Random(n)).candidates
            assert sum(one.visits or 0 for one in found) == n
            assert all(one.action in seen.legal_actions() for one in found)
            assert all(0 <= one.value <= 100 for one in found)


def test_a_choice_does_not_depend_on_what_is_hidden():
    """Two rounds that differ only in deck and hidden hand: `know` reads an observation alone."""
    now = deal(4)
    other = observe(now, now.to_move).determinize(Random(9))
    one = agent("ismcts-guided:iterations=50,compiled=1")
    both = [one.explain(observe(each, now.to_move), Random(1)) for each in (now, other)]
    assert other != now
    assert both[0] == both[1]


@pytest.mark.parametrize("kind", [FlatMC, ISMCTS, GuidedISMCTS])
def test_compiled_is_0_or_1_and_0_by_default(kind):
    assert kind(compiled=1).search != kind().search
    assert kind().search == kind(compiled=0).search
    for wrong in (2, -1, "yes", None):
        with pytest.raises(AgentError, match="compiled cannot be"):
            kind(compiled=wrong)


def test_only_searches_have_the_option():
    for name in set(AGENTS) - {*SEARCHES, "champion"}:
        with pytest.raises(AgentError, match="has no option"):
            agent(f"{name}:compiled=1")


@pytest.mark.parametrize("why", ["no numba", "another shape", "uneven bonus"])
def test_what_cannot_be_searched_compiled_is_searched_readably_and_said_once(monkeypatch, why):
    rules = {
        "no numba": Rules(),
        "another shape": Rules(hand_limit=6),
        "uneven bonus": Rules(bonus_tokens=((1, 1, 2), (4,), (8,))),
    }[why]
    if why == "no numba":
        monkeypatch.setattr(having, "available", lambda: False)
    having.say_once.cache_clear()
    now = deal(3, rules=rules)
    seen = observe(now, now.to_move)
    quick, plain = GuidedISMCTS(iterations=5, compiled=1), GuidedISMCTS(iterations=5)
    with pytest.warns(SlowPath, match="readable engine"):
        first = quick.explain(seen, Random(1))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert quick.explain(seen, Random(1)) == first == plain.explain(seen, Random(1))
    having.say_once.cache_clear()


def test_memory_does_not_grow_with_moves():
    """A hundred more moves leave no more behind than a few objects."""
    one, rng = agent("ismcts-guided:iterations=100,compiled=1"), Random(1)
    seen = [observe(now, now.to_move) for now in openings(5)]
    for each in seen * 4:
        one.choose(each, rng)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for each in seen * 20:
        one.choose(each, rng)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 100_000
