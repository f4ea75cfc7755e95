"""The environment for PettingZoo: their own suites, the engine's rounds, a mask that hides."""

import pickle
import sys
from importlib import import_module
from random import Random

import pytest

from jaipur import OFFICIAL, Rules, deal
from jaipur.actions import index_of
from jaipur.adapters.options import AdapterError
from jaipur.errors import SaysWhy
from jaipur.round import IllegalAction, SeedError

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo", reason='no PettingZoo: pip install "jaipur-kit[pettingzoo]"')
petting = import_module("jaipur.adapters.pettingzoo")
suites = import_module("pettingzoo.test")

# The suite says of every environment with a mask that it is no plain array.
their_advice = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def play(table, seed: int | None, rng: Random) -> list[tuple[str, int]]:
    """A random round to its end; what was done, by agent."""
    table.reset(seed=seed)
    done = []
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        number = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        done.append((agent, number))
        table.step(number)
    return done


# Their suites


@their_advice
def test_their_api_test(encoding, capsys) -> None:
    suites.api_test(petting.env(encoding=encoding), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@their_advice
@pytest.mark.proof
def test_their_api_test_for_long(encoding, capsys) -> None:
    suites.api_test(petting.env(encoding=encoding), num_cycles=3000)
    assert "Passed API test" in capsys.readouterr().out


def test_their_seed_test(encoding) -> None:
    made = []

    def make():
        made.append(petting.env(encoding=encoding))
        return made[-1]

    suites.seed_test(make, num_cycles=200)
    assert len(made) == 2


def test_their_render_test(encoding, capsys) -> None:
    suites.render_test(lambda **mode: petting.env(encoding=encoding, **mode))
    assert "Market" in capsys.readouterr().out


# The rounds


def test_a_round_is_that_of_the_engine(encoding) -> None:
    """The seed's deal, and the actions played one after the other, end in the same position."""
    for seed in range(8):
        table = petting.env(encoding=encoding)
        play(table, seed, Random(seed))
        now = deal(seed, rules=table.rules)
        for action in table._round.history:
            now = now.play(action)
        assert now == table._round.now
        assert now.over


def test_the_mask_is_what_the_engine_allows_and_zero_for_the_other() -> None:
    """On every turn of a round; it holds flags, one for each number of the action space."""
    table, rng = petting.env(encoding="flat"), Random(3)
    table.reset(seed=3)
    while not table._round.now.over:
        now = table._round.now
        mover, other = petting.AGENTS[now.to_move], petting.AGENTS[1 - now.to_move]
        legal = np.flatnonzero(table.observe(mover)["action_mask"])
        assert legal.tolist() == [index_of(action) for action in now.legal_actions()]
        assert not table.observe(other)["action_mask"].any()
        assert table.action_space(mover).n == len(table.observe(mover)["action_mask"])
        table.step(rng.choice(legal.tolist()))


def test_what_is_hidden_changes_nothing_that_an_agent_sees(alike, encoding) -> None:
    """Features and mask of the mover, on pairs that differ in nothing that it can know."""
    table = petting.env(encoding=encoding)
    table.reset(seed=1)
    for pair in alike[::3]:
        seen = []
        for now in pair:
            table.reset(seed=1)
            table._round.now = now
            seen.append(table.observe(petting.AGENTS[now.to_move]))
        assert (seen[0]["observation"] == seen[1]["observation"]).all()
        assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_an_exchange_begun_is_seen_by_its_agent_alone() -> None:
    table = petting.env()
    table.reset(seed=7)
    agent = table.agent_selection
    other = next(name for name in petting.AGENTS if name != agent)
    before = {name: table.observe(name)["observation"] for name in petting.AGENTS}
    pick = next(n for n in np.flatnonzero(table.observe(agent)["action_mask"]) if n >= 43)
    table.step(int(pick))
    assert table.agent_selection == agent
    assert (table.observe(agent)["observation"] != before[agent]).sum() == 1
    assert (table.observe(other)["observation"] == before[other]).all()


def test_rewards_are_those_of_the_seal(encoding) -> None:
    """1 and -1 when a round ends; rewards of both agents sum to nothing."""
    won = {1.0: 0, -1.0: 0}
    for seed in range(10):
        table, rng = petting.env(encoding=encoding), Random(seed)
        table.reset(seed=seed)
        while not table._round.now.over:
            assert table.rewards == {"player_0": 0, "player_1": 0}
            mask = table.observe(table.agent_selection)["action_mask"]
            table.step(int(rng.choice(np.flatnonzero(mask))))
        seal = table._round.now.result().seal
        rewards = [table.rewards[agent] for agent in petting.AGENTS]
        assert rewards == ([0, 0] if seal is None else [1 - 2 * seal, 2 * seal - 1])
        assert all(table.terminations.values())
        assert not any(table.truncations.values())
        if rewards[0]:
            won[rewards[0]] += 1
    assert min(won.values()) > 0


def test_a_round_that_is_too_long_is_truncated() -> None:
    table, rng = petting.env(encoding="flat", max_turns=6), Random(1)
    table.reset(seed=2)
    for _ in range(6):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(rng.choice(np.flatnonzero(mask))))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert table.rewards == {"player_0": 0, "player_1": 0}


def test_a_seed_gives_the_rounds_that_follow_too(encoding) -> None:
    """Resets without a seed go on from the last one; a pickled environment goes on alike."""
    one, two = (petting.env(encoding=encoding) for _ in range(2))
    for seed in (5, None, None):
        assert play(one, seed, Random(1)) == play(two, seed, Random(1))
    three = pickle.loads(pickle.dumps(one))
    assert play(three, None, Random(2)) == play(one, None, Random(2))


def test_rules_can_be_a_value() -> None:
    table = petting.env(rules=Rules(camel_token=0))
    assert table.rules.camel_token == 0
    assert petting.env().rules.differences() == {"turn_cap": 200} != OFFICIAL.differences()


# Bad input


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"encoding": 3}, "3 is no encoding of actions: choose flat or micro"),
        ({"max_turns": True}, "True is no number of turns"),
        ({"rules": 7}, "7 names no rules: use official, or fields with their values"),
        ({"rules": Rules(hand_limit=6)}, "These rules allow actions that have no number"),
        ({"illegal": "ignore"}, "'ignore' is nothing that an illegal number can do"),
        ({"render_mode": "rgb"}, "'rgb' is no render mode: choose ansi or human"),
    ],
)
def test_options_that_cannot_be_are_one_sentence(options, sentence) -> None:
    with pytest.raises(AdapterError, match=sentence) as refused:
        petting.env(**options)
    assert "\n" not in str(refused.value)


def test_an_illegal_number_loses_the_round_and_says_why(encoding) -> None:
    table = petting.env(encoding=encoding)
    table.reset(seed=7)
    agent = table.agent_selection
    wrong = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(wrong)
    assert table.rewards[agent] == -1
    assert sum(table.rewards.values()) == -1
    assert all(table.terminations.values())
    assert table.infos[agent]["refusal"].endswith("]")
    for _ in table.agent_iter():
        table.step(None)
    assert table.agents == []


@pytest.mark.parametrize("number", [-1, 10**6, None, "0", 1.0, True])
def test_no_number_at_all_is_one_sentence(encoding, number) -> None:
    table = petting.env(encoding=encoding, illegal="raise")
    table.reset(seed=7)
    with pytest.raises(ValueError, match=r"no (action )?number") as refused:
        table.step(number)
    assert isinstance(refused.value, SaysWhy)


def test_an_illegal_number_can_be_raised_and_tried_again(encoding) -> None:
    table = petting.env(encoding=encoding, illegal="raise")
    table.reset(seed=7)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert not any(table.terminations.values())
    table.step(int(np.flatnonzero(mask)[0]))
    assert table._round.history or table._round.so_far.picks


def test_before_a_reset_everything_asks_for_one() -> None:
    table = petting.env(render_mode="ansi")
    for ask in (
        lambda: table.step(0),
        lambda: table.observe("player_0"),
        table.render,
        table.agent_iter,
        table.last,
        lambda: table.agent_selection,
        lambda: table.rewards,
        lambda: table.infos,
    ):
        with pytest.raises(AdapterError, match="reset the environment first"):
            ask()


def test_before_a_reset_there_is_no_agent_to_be_found() -> None:
    """`hasattr` tells PettingZoo's own tools, and other names are wrong as in any object."""
    table = petting.env()
    assert not hasattr(table, "agent_selection")
    with pytest.raises(AttributeError, match=r"has no attribute .agent_selected"):
        table.agent_selected  # noqa: B018
    table.reset(seed=7)
    assert table.agent_selection in table.possible_agents


def test_when_both_agents_have_gone_a_sentence_asks_for_a_reset(encoding) -> None:
    table = petting.env(encoding=encoding)
    play(table, 7, Random(7))
    for ask in (table.last, lambda: table.step(None), lambda: table.step(0)):
        with pytest.raises(AdapterError, match=r"^The round is over: reset before the next step"):
            ask()
    table.reset(seed=8)
    table.last()


def test_an_agent_whose_round_is_over_can_do_nothing_more(encoding) -> None:
    table = petting.env(encoding=encoding)
    table.reset(seed=7)
    table.step(-1)  # no number, which loses the round
    with pytest.raises(AdapterError, match=r"step\(None\) is all that it can do"):
        table.step(0)
    table.step(None)


@pytest.mark.parametrize("agent", ["player_9", 0, None, ["player_0"]])
def test_no_agent_is_one_sentence(agent) -> None:
    table = petting.env()
    table.reset(seed=7)
    for ask in (table.observe, table.observation_space, table.action_space):
        with pytest.raises(AdapterError, match=r"There is no agent .* are player_0 and player_1"):
            ask(agent)


@pytest.mark.parametrize("seed", [-1, 2**63, "seven", 1.5])
def test_no_seed_is_one_sentence(seed) -> None:
    with pytest.raises(SeedError):
        petting.env().reset(seed=seed)


@pytest.mark.parametrize("gone", ["pettingzoo", "gymnasium"])
def test_without_pettingzoo_one_sentence_says_what_brings_it(monkeypatch, gone) -> None:
    monkeypatch.setitem(sys.modules, gone, None)
    monkeypatch.delitem(sys.modules, "jaipur.adapters.pettingzoo")
    with pytest.raises(ImportError, match=r'pip install "jaipur-kit\[pettingzoo\]" brings it'):
        import_module("jaipur.adapters.pettingzoo")
