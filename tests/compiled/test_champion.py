"""`champion`: both forms play a world on alike, halve alike, and play what came through."""

from random import Random

import numpy as np
import pytest

from jaipur import Rules, deal, observe
from jaipur.agents import AgentError, agent
from jaipur.agents.champion import REPLIES, WIDE, Champion, LookAhead, halvings
from jaipur.agents.learned import Learned, shipped
from jaipur.agents.learned.training import plain_rows
from jaipur.agents.searching import MARGIN, MOST_TURNS, SEAL
from jaipur.compiled import SlowPath, action_of, having, pack, tables
from jaipur.compiled.layout import ROW
from jaipur.compiled.learning.look_ahead import better_half, most_promising, play_on
from jaipur.compiled.learning.look_ahead import halvings as compiled_halvings
from jaipur.compiled.learning.net import as_net, desk
from jaipur.compiled.rollouts import Value


@pytest.fixture(scope="module")
def net():
    """The weights of the kit, as arrays."""
    return as_net(plain_rows(shipped()))


def test_a_world_is_played_on_alike(turns, net, monkeypatch) -> None:
    """From the same position both forms come to the same value, with one reply and with two."""
    room, row, value = desk(len(net.bias)), np.empty(ROW), Value(SEAL, MARGIN, MOST_TURNS)
    readable, ends = LookAhead(Learned()), 0
    for replies in (1, 2):
        monkeypatch.setattr("jaipur.agents.champion.REPLIES", replies)
        for _, _, after in turns[7::90]:
            ends += after.over
            found = play_on(pack(after), tables(), net, room, replies, value, row)
            assert found == pytest.approx(readable.play_on(after))
    last = [after for _, _, after in turns if after.over]
    for after in last:
        found = play_on(pack(after), tables(), net, room, REPLIES, value, row)
        assert found == pytest.approx(readable.play_on(after))
    assert len(last) > 30


def test_the_actions_tried_are_those_that_learned_ranks_first(turns, net) -> None:
    """In its order."""
    room, learned = desk(len(net.bias)), Learned()
    for now, _, _ in turns[::90]:
        codes = most_promising(pack(now), tables(), net, room, WIDE)
        ranked = learned.ranked(observe(now, now.to_move))[:WIDE]
        assert [action_of(code) for code in codes.tolist()] == ranked


def test_the_better_half_goes_on() -> None:
    """By means; of equals the first; one of one, two of three; as often as it takes."""
    left, visits = np.array([4, 1, 3, 0]), np.array([2, 2, 9, 2, 2])
    totals = np.array([1.0, 1.8, 9.0, 1.0, 0.2])
    assert better_half(left, visits, totals).tolist() == [1, 3]
    assert better_half(left[:3], visits, totals).tolist() == [1, 3]
    assert better_half(left[:1], visits, totals).tolist() == [4]
    for n in range(1, 20):
        halved, left = 0, n
        while left > 1 or not halved:
            halved, left = halved + 1, (left + 1) // 2
        assert halvings(n) == compiled_halvings(n) == halved


@pytest.mark.parametrize("compiled", [0, 1])
@pytest.mark.parametrize("iterations", [1, 5, 61])
def test_what_came_through_is_tried_most(compiled: int, iterations: int) -> None:
    """The budget is spent to the last, all are tried in as many worlds before each halving."""
    now = next(now for now in map(deal, range(99)) if len(now.legal_actions()) > WIDE)
    player = Champion(iterations=iterations, compiled=compiled)
    tried = player.search(observe(now, now.to_move), iterations, Random(2))
    visits = sorted(one.visits for one in tried)
    assert sum(visits) == iterations
    assert len(tried) <= WIDE
    if iterations > 60:
        # 61 in three thirds: 2 worlds for eight, 5 for four, 10 for two, and one more for the best.
        assert visits == [2, 2, 2, 2, 8, 8, 18, 19]
    chosen = player.choose(observe(now, now.to_move), Random(2))
    assert chosen == max(tried, key=lambda one: (one.visits, one.value)).action


def test_without_numba_it_plays_on_the_readable_engine_and_says_so(monkeypatch) -> None:
    """Once; and by rules that the compiled rounds are not for."""
    now = deal(4)
    monkeypatch.setattr(having, "available", lambda: False)
    having.say_once.cache_clear()
    slow = agent("champion:iterations=9,compiled=0").choose(observe(now, now.to_move), Random(2))
    with pytest.warns(SlowPath, match="numba is not installed"):
        assert agent("champion:iterations=9").choose(observe(now, now.to_move), Random(2)) == slow
    other = deal(4, rules=Rules(hand_limit=6))
    seen = observe(other, other.to_move)
    assert agent("champion:iterations=9").choose(seen, Random(2)) in other.legal_actions()
    having.say_once.cache_clear()


def test_options_that_cannot_be_are_refused(tmp_path) -> None:
    """One sentence each."""
    with pytest.raises(AgentError, match="compiled cannot be 2"):
        agent("champion:compiled=2")
    with pytest.raises(AgentError, match=r"no-such\.json cannot be read"):
        agent(f"champion:iterations=5,weights={tmp_path}/no-such.json")
