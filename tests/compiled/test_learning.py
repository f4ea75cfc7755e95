"""Learning on the compiled rounds: the same features and values, the rule by which it learns."""

from random import Random

import numpy as np
import pytest

from jaipur import observe
from jaipur.agents import AgentError
from jaipur.agents.learned import (
    NAMES,
    Learned,
    Turn,
    describe,
    measure,
    read_network,
    save,
    shipped,
    train,
)
from jaipur.agents.learned.network import MOST_HIDDEN
from jaipur.agents.learned.training import unused
from jaipur.compiled import code_of, pack, tables
from jaipur.compiled.learning.features import FACTS, FEATURES, NOTHING, features, look
from jaipur.compiled.learning.match import as_net, play_pairs
from jaipur.compiled.learning.net import Net, chance_of, choose, desk, into_hidden, out_of
from jaipur.compiled.learning.rounds import learn, learn_from
from jaipur.compiled.learning.training import WHOLE, Plan, Training, mean_of


def short(**changes: object) -> Plan:
    """A training of some tenths of a second."""
    plan = {"rounds": 300, "seed": 5, "seal": 0.5, "margin": 30.0, "hidden": 8}
    return Plan(**{**plan, **changes})


def rows(net: Net) -> tuple:
    """A net as rows of numbers."""
    return tuple(array.tolist() for array in net)


def trained(plan: Plan) -> Net:
    """The net after all rounds of a plan."""
    training = Training(plan)
    assert list(training)[-1] == plan.rounds
    return training.net


# Features and values


def compared(turns: list, step: int) -> int:
    """Compare both forms for all actions of every so many positions; how many actions."""
    facts, bonus, before, x = (np.empty(n) for n in (FACTS, 6, FEATURES, FEATURES))
    tried = 0
    for now, _, _ in turns[::step]:
        turn, state = Turn(observe(now, now.to_move)), pack(now)
        readable = describe(turn, turn.before)
        look(state, facts)
        features(state, NOTHING, facts, bonus, before)
        assert before == pytest.approx(readable, abs=1e-12)
        for action in now.legal_actions():
            x[:] = before
            features(state, code_of(action), facts, bonus, x)
            assert np.abs(x - describe(turn, turn.after(action), readable)).max() < 1e-12, action
            tried += 1
    return tried


def test_features_are_those_of_the_readable_form(turns) -> None:
    """Of every action of some hundred positions of uniform, mixed and greedy play."""
    assert len(NAMES) == FEATURES
    assert compared(turns, 9) > 5_000


@pytest.mark.proof
def test_features_are_those_of_the_readable_form_everywhere(turns) -> None:
    """Of every action of every position there is here."""
    assert compared(turns, 1) > 50_000


def test_the_compiled_choice_is_that_of_the_player(turns) -> None:
    """And its value too: the same network on the same features."""
    player = Learned()
    net = as_net((shipped().inputs, shipped().bias, shipped().output, [shipped().output_bias]))
    room = desk(len(net.bias))
    for now, _, _ in turns[::40]:
        seen = observe(now, now.to_move)
        best = player.explain(seen, Random(1)).best
        code, logit, n = choose(pack(now), tables(), net, room)
        assert code == code_of(best.action)
        assert 100 * chance_of(logit) == pytest.approx(best.value)
        assert n == len(seen.legal_actions())


# The rule


def test_a_step_goes_down_the_slope_of_the_log_loss() -> None:
    """Each weight moves by the rate times its slope, which is measured here by trying."""
    rng = np.random.default_rng(3)
    net = Net(*(rng.normal(size=shape) for shape in ((FEATURES, 4), 4, 4, 1)))
    x, target, rate, hidden = rng.normal(size=FEATURES), 0.3, 1e-3, np.empty(4)

    def loss(net: Net) -> float:
        into_hidden(net, x, hidden)
        value = chance_of(out_of(net, hidden))
        return -target * np.log(value) - (1 - target) * np.log(1 - value)

    after = Net(*(array.copy() for array in net))
    learn(after, x, target, rate, np.empty(4))
    for part, (old, new) in enumerate(zip(net, after, strict=True)):
        for place in list(np.ndindex(old.shape))[:40]:
            nudged = [array.copy() for array in net]
            nudged[part][place] += 1e-5
            slope = (loss(Net(*nudged)) - loss(net)) / 1e-5
            assert new[place] - old[place] == pytest.approx(-rate * slope, rel=1e-2, abs=1e-7)


def test_targets_are_lambda_returns() -> None:
    """Of three moves, the second drawn at random: with a rate of 0, the errors say the targets."""
    net = Net(np.zeros((FEATURES, 1)), np.zeros(1), np.zeros(1), np.zeros(1))  # says 0.5 of all
    best_and_played = np.array([[0.6, 0.6], [0.7, 0.4], [0.8, 0.8]])
    decay, end = 0.5, 1.0
    third = end
    second = decay * third + (1 - decay) * 0.8
    first = 0.7  # what the best move would have been worth, not the one drawn
    expected = sum((target - 0.5) ** 2 for target in (first, second, third))
    xs, mask = np.ones((3, FEATURES)), np.ones(FEATURES)
    errors = learn_from(net, mask, end, decay, 0.0, xs, best_and_played, np.empty(1))
    assert errors == pytest.approx(expected)


# Training


def test_a_short_training_is_better_than_its_start() -> None:
    """300 rounds against the first random weights, over 100 mirrored pairs."""
    start, end = rows(Training(short()).net), rows(trained(short()))
    assert sum(play_pairs(end, start, 100, 1)) > 80


def test_the_same_plan_gives_the_same_weights() -> None:
    """In one thread and in two; another seed gives others."""
    for jobs in (1, 2):
        one, two = (trained(short(jobs=jobs)) for _ in range(2))
        assert rows(one) == rows(two)
    assert rows(trained(short(seed=6))) != rows(trained(short()))


def test_the_weights_kept_are_the_mean_of_the_last() -> None:
    """Of 400 rounds those after 300 and after 400: the last quarter, a hundred rounds at a time."""
    training = Training(short(rounds=400))
    steps = iter(training)
    while next(steps) < 300:
        pass
    after_300 = training.net
    after_400, _ = training._part(300, 100)
    assert next(steps) == 400
    kept = mean_of([after_300, after_400])
    assert rows(kept) == rows(training.net)
    assert np.allclose(kept.bias * 2, after_300.bias + after_400.bias)
    assert not np.allclose(after_300.bias, after_400.bias)


def test_a_feature_that_is_left_out_has_no_weights() -> None:
    """It is not in the network, which plays without it."""
    network = train(100, 3, without=["held", "lead"], hidden=4)
    assert len(network.features) == len(NAMES) - 7
    assert not {"held D", "held L", "lead"} & set(network.features)
    assert len(Learned(network).network.inputs) == len(network.features)


def test_a_network_says_how_it_was_trained(tmp_path) -> None:
    """Each thing that was varied, and nothing that was not, as a command that a shell reads."""
    network = train(100, 3, without=["held D", "lead"], hidden=4, last_rate=0.01, margin=20.0)
    assert network.about["command"] == (
        "jaipur train --rounds 100 --seed 3 --out weights.json --margin 20.0 --hidden 4 "
        "--last-rate 0.01 --without 'held D' --without lead"
    )
    assert network.about["seed"] == 3
    save(network, tmp_path / "weights.json")
    assert read_network(tmp_path / "weights.json").about.items() >= network.about.items()
    plain = train(1, 1, hidden=40, jobs=1, seal=0.5)
    assert plain.about["command"] == "jaipur train --rounds 1 --seed 1 --out weights.json"


@pytest.mark.parametrize("name", ["helt", "held X", 3])
def test_a_feature_that_there_is_not_cannot_be_left_out(name: str) -> None:
    """The refusal says where they are named."""
    with pytest.raises(AgentError, match="There is no feature"):
        unused([name])
    with pytest.raises(AgentError, match="No feature is left"):
        unused(NAMES)


def test_a_network_that_can_be_trained_can_be_read() -> None:
    """As many hidden units."""
    assert WHOLE["hidden"] == (1, MOST_HIDDEN)


# Matches


def test_mirrored_pairs_are_fair() -> None:
    """A network against itself takes exactly half of each pair; the two shares are one another's
    rest."""
    net = rows(trained(short(rounds=100)))
    other = rows(trained(short(rounds=100, seed=9)))
    assert play_pairs(net, None, 20, 1) == play_pairs(net, None, 20, 1)
    assert play_pairs(net, net, 20, 1) == [0.5] * 20
    one, two = play_pairs(net, other, 20, 1), play_pairs(other, net, 20, 1)
    assert [a + b for a, b in zip(one, two, strict=True)] == [1.0] * 20


def test_the_measured_strength_is_a_share_with_its_interval() -> None:
    """Of a mean over pairs; a network against itself is half, surely."""
    low_to_high = measure(shipped(), 40)
    assert 0.5 < low_to_high[1] < low_to_high[0] <= low_to_high[2] <= 1
    assert measure(shipped(), 10, against=shipped()) == (0.5, 0.5, 0.5)


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        ({"rounds": 0}, "rounds cannot be 0: use a whole number from 1"),
        ({"hidden": 2.5}, r"hidden cannot be 2\.5: use a whole number from 1 to 1024"),
        ({"jobs": 0}, "jobs cannot be 0"),
        ({"seed": -1}, "seed cannot be -1"),
        ({"decay": 2}, "decay cannot be 2: use a number from 0 to 1"),
        ({"margin": "x"}, "margin cannot be 'x': use a number from"),
        ({"rate": float("nan")}, "rate cannot be nan"),
        ({"rate": 0}, r"rate cannot be 0: use a number from 0\.0001 to 1"),
        ({"without": 3}, "There is no feature 3"),
        ({"without": None}, "There is no feature None"),
        ({"depth": 2}, "has no 'depth': what it can vary is seal, margin, hidden"),
        ({"averaged": 2}, "has no 'averaged'"),
    ],
)
def test_a_plan_of_no_use_is_refused(plan: dict, said: str) -> None:
    """Before anything is trained."""
    with pytest.raises(ValueError, match=said):
        train(**{"rounds": 10, "seed": 1} | plan)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: measure("mine.json"), "'mine.json' is no network"),
        (lambda: measure(shipped(), against="greedy"), "'greedy' is no network"),
        (lambda: measure(shipped(), pairs=1), "1 is no number of pairs"),
        (lambda: measure(shipped(), seed=-1), "-1 is no seed"),
    ],
)
def test_what_cannot_be_measured_is_told(call, said: str) -> None:
    """One sentence."""
    with pytest.raises(ValueError, match=said):
        call()
