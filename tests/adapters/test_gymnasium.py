"""The environment for Gymnasium: its own checker, the kit's players as opponents, one view."""

import sys
from importlib import import_module
from random import Random

import pytest

from jaipur import deal, observe
from jaipur.adapters.encoding import features
from jaipur.adapters.options import AdapterError
from jaipur.agents import AgentError, agent, stream
from jaipur.round import IllegalAction, SeedError

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip(
    "gymnasium", reason='no Gymnasium: pip install "jaipur-kit[gymnasium]"'
)
adapter = import_module("jaipur.adapters.gymnasium")


def make(**options):
    return gymnasium.make("Jaipur-v0", **options)


def play(table, seed: int | None, rng: Random):
    """A random round of the agent to its end: what each step gave."""
    _, info = table.reset(seed=seed)
    given = []
    while True:
        number = int(rng.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, terminated, truncated, info = table.step(number)
        given.append((seen, reward, terminated, truncated, info["action_mask"]))
        if terminated or truncated:
            return given


@pytest.mark.parametrize(
    "options", [{}, {"encoding": "flat", "opponent": "uniform"}, {"seat": 1, "render_mode": "ansi"}]
)
def test_their_checker(options, recwarn) -> None:
    """`check_env` finds no fault, and has nothing to advise but a spec for rendering."""
    from gymnasium.utils.env_checker import check_env

    check_env(make(**options).unwrapped)
    assert not [one for one in recwarn if "render" not in str(one.message)]


def test_a_round_is_that_of_the_engine_against_that_opponent(encoding) -> None:
    """The seed's deal, the opponent's own stream: greedy's actions are those it would choose."""
    for seat in (0, 1):
        table = make(encoding=encoding, seat=seat, opponent="greedy")
        play(table, 5, Random(1))
        playing = table.unwrapped._round
        now, greedy, chance = deal(5, rules=playing.now.rules), agent("greedy"), stream(5, 1 - seat)
        for place, action in enumerate(playing.history):
            if now.to_move != seat:
                seen = observe(now, now.to_move, playing.history[:place])
                assert action == greedy.choose(seen, chance)
            now = now.play(action)
        assert now == playing.now
        assert now.over


def test_the_agent_sees_its_own_side_and_is_always_to_move() -> None:
    table = make(seat=None, opponent="uniform")
    seats = set()
    for seed in range(12):
        seen, info = table.reset(seed=seed)
        player, now = table.unwrapped.player, table.unwrapped._round.now
        seats.add(player)
        assert now.to_move == player
        assert seen.tolist() == pytest.approx(features(observe(now, player)))
        assert info["action_mask"].any()
    assert seats == {0, 1}


def test_the_reward_is_that_of_the_seal() -> None:
    rewards = []
    for seed in range(20):
        table = make(seat=seed % 2, opponent="uniform")
        *before, (_, reward, terminated, truncated, mask) = play(table, seed, Random(seed))
        assert {step[1] for step in before} <= {0}
        assert (terminated, truncated) == (True, False)
        assert not mask.any()
        seal = table.unwrapped._round.now.result().seal
        assert reward == (0 if seal is None else 1 if seal == seed % 2 else -1)
        rewards.append(reward)
    assert {1, -1} <= set(rewards)


def test_a_round_that_is_too_long_is_truncated() -> None:
    *_, (_, reward, terminated, truncated, _) = play(make(max_turns=6), 1, Random(1))
    assert (reward, terminated, truncated) == (0, False, True)


def test_a_seed_gives_the_rounds_that_follow_too() -> None:
    one, two = make(opponent="uniform"), make(opponent="uniform")
    for seed in (5, None, None):
        steps = zip(play(one, seed, Random(1)), play(two, seed, Random(1)), strict=True)
        assert all((a[0] == b[0]).all() and a[1] == b[1] for a, b in steps)


def test_a_player_of_ones_own_can_be_the_opponent() -> None:
    class First:
        def choose(self, observation, _rng):
            return observation.legal_actions()[0]

    table = make(opponent=First(), seat=0)
    play(table, 4, Random(4))
    history = table.unwrapped._round.history
    now = deal(4, rules=table.unwrapped.rules)
    for action in history:
        if now.to_move == 1:
            assert action == now.legal_actions()[0]
        now = now.play(action)


def test_what_is_shown_is_what_the_agent_knows(capsys) -> None:
    table = make(render_mode="ansi", seat=0)
    table.reset(seed=7)
    assert "You:" in table.render()
    table = make(render_mode="human", seat=0)
    table.reset(seed=7)
    assert table.render() is None
    assert "You:" in capsys.readouterr().out


def test_a_function_is_an_opponent_too() -> None:
    """It plays what it says; what it may not do is told."""
    table = make(opponent=lambda seen, _rng: seen.legal_actions()[-1], seat=1)
    table.reset(seed=3)
    played = table.unwrapped._round.history
    now = deal(3, rules=table.unwrapped.rules)
    assert played == ([] if now.to_move == 1 else [now.legal_actions()[-1]])
    for seed in range(3):
        wrong = make(opponent=lambda *_: "+2D", seat=1 - deal(seed).to_move)
        with pytest.raises(AdapterError, match=r"^The player chose '\+2D'\."):
            wrong.reset(seed=seed)


@pytest.mark.parametrize("trouble", ["raises", "is illegal"])
def test_an_opponent_that_fails_takes_the_step_back(trouble) -> None:
    """Nothing is done, nobody plays in its place, and it is asked again."""
    troubles = iter([True, False])

    def flaky(seen, _rng):
        if not next(troubles, False):
            return seen.legal_actions()[0]
        if trouble == "raises":
            raise ValueError("flaky")
        return "+D+D"

    seat = deal(3).to_move
    table = make(opponent=flaky, seat=seat)
    _, info = table.reset(seed=3)
    before = table.unwrapped._round.now
    number = int(np.flatnonzero(info["action_mask"])[0])
    with pytest.raises(ValueError, match=r"flaky|The player chose"):
        table.step(number)
    assert table.unwrapped._round.now == before
    assert table.unwrapped._round.history == []
    table.step(number)
    assert table.unwrapped._round.history[0] == before.legal_actions()[0]
    assert table.unwrapped._round.now.to_move == seat


def test_an_opponent_that_fails_at_the_deal_leaves_no_round() -> None:
    table = make(opponent=lambda *_: None, seat=1 - deal(3).to_move)
    with pytest.raises(AdapterError, match="The player chose None"):
        table.reset(seed=3)
    with pytest.raises(AdapterError, match="reset the environment first"):
        table.unwrapped.step(0)


# Bad input


@pytest.mark.parametrize(
    ("options", "error", "sentence"),
    [
        ({"opponent": "greddy"}, AgentError, "There is no player 'greddy'. Did you mean greedy"),
        ({"opponent": object()}, AgentError, "object is no player: it has no method choose"),
        ({"opponent": 7}, AdapterError, "7 is no player: use a name as in jaipur.agent, or an"),
        ({"seat": 2}, AdapterError, "2 is no seat: use 0, 1, or None for either"),
        ({"illegal": None}, AdapterError, "None is nothing that an illegal number can do"),
        ({"encoding": "big"}, AdapterError, "'big' is no encoding of actions"),
    ],
)
def test_options_that_cannot_be_are_one_sentence(options, error, sentence) -> None:
    with pytest.raises(error, match=sentence.replace(".", r"\.")) as refused:
        adapter.JaipurEnv(**options)
    assert "\n" not in str(refused.value)


def test_an_illegal_number_loses_the_round_and_says_why(encoding) -> None:
    table = make(encoding=encoding)
    _, info = table.reset(seed=3)
    _, reward, terminated, truncated, told = table.step(
        int(np.flatnonzero(info["action_mask"] == 0)[0])
    )
    assert (reward, terminated, truncated) == (-1, True, False)
    assert told["refusal"].endswith("]")
    assert not told["action_mask"].any()
    with pytest.raises(AdapterError, match="The round is over: reset before the next step"):
        table.step(0)


def test_an_illegal_number_can_be_raised(encoding) -> None:
    table = make(encoding=encoding, illegal="raise")
    _, info = table.reset(seed=3)
    with pytest.raises(IllegalAction):
        table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    table.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_before_a_reset_it_asks_for_one() -> None:
    table = adapter.JaipurEnv(render_mode="ansi")
    for ask in (lambda: table.step(0), table.render):
        with pytest.raises(AdapterError, match="reset the environment first"):
            ask()


def test_a_seed_that_is_too_large_is_one_sentence() -> None:
    with pytest.raises(SeedError):
        adapter.JaipurEnv().reset(seed=2**63)


def test_without_gymnasium_one_sentence_says_what_brings_it(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "jaipur.adapters.gymnasium")
    with pytest.raises(ImportError, match=r'pip install "jaipur-kit\[gymnasium\]" brings it'):
        import_module("jaipur.adapters.gymnasium")


def test_a_number_alone_in_an_array_is_that_number() -> None:
    """As libraries that learn give it; the action space says that it is one of its numbers."""
    numpy = import_module("numpy")
    read_number = import_module("jaipur.adapters.playing").read_number
    assert read_number(numpy.array(3)) == read_number(numpy.int64(3)) == 3
    for wrong in (numpy.array([3]), numpy.array(3.0), True):
        with pytest.raises(AdapterError, match="is no number of an action"):
            read_number(wrong)
