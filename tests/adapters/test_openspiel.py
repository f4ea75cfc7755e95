"""The game for OpenSpiel: their own conformance suites, their own bot, and nothing hidden in it."""

import copy
import pickle
import sys
import unittest
from importlib import import_module
from random import Random

import pytest

from jaipur.adapters.lazy import CHANCE, OVER
from jaipur.adapters.options import AdapterError
from jaipur.agents import Greedy, agent
from jaipur.errors import SaysWhy
from jaipur.rules import RulesError

pyspiel = pytest.importorskip("pyspiel", reason='no OpenSpiel: pip install "jaipur-kit[openspiel]"')
np = pytest.importorskip("numpy")
openspiel = import_module("jaipur.adapters.openspiel")

OTHER_RULES = (
    "python_jaipur(encoding=micro,max_turns=40,rules=camel_token:3;full_tie:second player)"
)
GAMES = ("python_jaipur", "python_jaipur(encoding=micro)", OTHER_RULES)


@pytest.fixture(params=GAMES)
def game(request):
    return pyspiel.load_game(request.param)


def moves(state, rng):
    """The states of a random round from this one on, each before its next number is applied."""
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


def decision(name: str, number: int):
    """A state at the decision of that number of a random round."""
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(number)
    decisions = (one for one in moves(state, rng) if not one.is_chance_node())
    for _ in range(number):
        next(decisions)
    return next(decisions)


# Their suites


def test_their_random_simulation(game) -> None:
    """`pyspiel.random_sim_test`, with states written and read again on the way."""
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.proof
@pytest.mark.parametrize("name", GAMES)
def test_their_random_simulation_many_times(name) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=30, serialize=True, verbose=False)


def passes(suite: unittest.TestSuite, tests: int) -> None:
    """Run one of their suites, of at least so many tests."""
    assert suite.countTestCases() >= tests
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)
    assert result.wasSuccessful()
    assert not result.skipped


def api_test(name: str, **more) -> unittest.TestSuite:
    """`open_spiel.integration_tests.api_test`, as it tries a game of which it sees a part."""
    theirs = import_module("open_spiel.integration_tests.api_test")
    loaded = {"game_name": "python_jaipur", "game": pyspiel.load_game(name)}
    case = type("Jaipur", (theirs.EnforceAPIOnPartialTreeBase,), loaded | more)
    return unittest.defaultTestLoader.loadTestsFromTestCase(case)


@pytest.mark.proof
@pytest.mark.parametrize("name", GAMES)
def test_their_api_test(name) -> None:
    passes(api_test(name), 5)


@pytest.mark.proof
@pytest.mark.parametrize("name", GAMES)
def test_their_api_test_on_whole_rounds(name) -> None:
    """The states that they sample themselves hardly go beyond the deal."""

    def sample(cls) -> None:
        rounds = (moves(cls.game.new_initial_state(), Random(seed)) for seed in range(3))
        cls.some_states = [state.clone() for one in rounds for state in one]
        cls.game_type = cls.game.get_type()

    passes(api_test(name, setUpClass=classmethod(sample)), 5)


@pytest.mark.proof
def test_their_games_sim_test() -> None:
    """`open_spiel.python.tests.games_sim_test`, with every game that can be made by name alone."""
    games_sim_test = import_module("open_spiel.python.tests.games_sim_test")
    name = "GamesSimTest.test_game_sim_python_jaipur"
    passes(unittest.defaultTestLoader.loadTestsFromName(name, games_sim_test), 1)
    case = games_sim_test.GamesSimTest("test_game_sim_python_jaipur")
    for other in GAMES[1:]:
        case.sim_game(pyspiel.load_game(other))


# Their bot


@pytest.mark.parametrize("name", GAMES[:2])
def test_their_ismcts_bot_plays_it(name) -> None:
    """A few decisions of their Python bot, which resamples and looks up information states."""
    from open_spiel.python.algorithms import ismcts, mcts

    state = decision(name, 6)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 2.0, 40, random_state=chance
    )
    bot.set_resampler(lambda state, who: state.resample_from_infostate(who, chance.random_sample))
    for _ in range(4):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        chosen = bot.step(state)
        assert chosen in state.legal_actions()
        state.apply_action(int(chosen))


def test_their_sampler_can_be_given(game) -> None:
    """The one that their bot passes, whose seed is the clock: any of its worlds will do."""
    state = next(
        one for one in moves(game.new_initial_state(), Random(1)) if not one.is_chance_node()
    )
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(0) == state.information_state_string(0)


def test_a_player_of_the_kit_plays_as_a_bot(game) -> None:
    """Greedy on both sides does in OpenSpiel what it would do in the engine."""
    state, bot, greedy = game.new_initial_state(), openspiel.PlayerBot("greedy"), agent("greedy")
    rng = Random(3)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(rng.choice(legal) if state.is_chance_node() else bot.step(state))
    again, chosen = game.new_initial_state(), []
    for item in state.full_history():
        if item.player >= 0 and not again.lazy.steps:
            chosen.append(greedy.choose(again.lazy.observe(item.player), rng))
        again.apply_action(item.action)
    assert [turn.action for turn in again.lazy.turns] == chosen
    assert len(chosen) > 20


def test_a_bot_has_nothing_to_do_at_a_draw() -> None:
    state = pyspiel.load_game("python_jaipur").new_initial_state()
    with pytest.raises(AdapterError, match="No player is to move here"):
        openspiel.PlayerBot("greedy").step(state)


def test_a_bot_plays_no_other_game() -> None:
    state = pyspiel.load_game("tic_tac_toe").new_initial_state()
    with pytest.raises(AdapterError, match="python_jaipur alone: this is tic_tac_toe"):
        openspiel.PlayerBot("greedy").step(state)


@pytest.mark.parametrize("player", ["greedy", "uniform"])
def test_a_bot_goes_on_with_an_exchange_that_somebody_else_began(player) -> None:
    """Asked anew at every decision of random rounds, it names a legal number, and so on to the end
    of the turn; most exchanges that were begun are not what it would have chosen."""
    game, rng, begun = pyspiel.load_game("python_jaipur(encoding=micro)"), Random(5), 0
    for seed in range(6):
        for state in moves(game.new_initial_state(), Random(seed)):
            if state.is_chance_node():
                continue
            bot, ahead = openspiel.PlayerBot(player, rng), state.clone()
            begun += bool(state.lazy.steps)
            while ahead.current_player() == state.current_player():
                number = bot.step(ahead)
                assert number in ahead.legal_actions()
                ahead.apply_action(number)
    assert begun > 100


def test_a_bot_ends_its_own_exchange_whoever_did_the_first_steps() -> None:
    """A new bot for every step does what one bot does."""
    exchanges = 0
    for seed in range(3):
        state = pyspiel.load_game("python_jaipur(encoding=micro)").new_initial_state()
        chance, bot = Random(seed), openspiel.PlayerBot("greedy")
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.legal_actions()))
                continue
            exchanges += bool(state.lazy.steps)
            number = bot.step(state)
            assert openspiel.PlayerBot("greedy").step(state) == number
            state.apply_action(number)
    assert exchanges > 20


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((7,), "7 is no player: use a name"),
        ((object,), "object is no player: it has no method choose"),
        ((Exception(),), "Exception is no player: it has no method choose"),
        (("greedi",), "Did you mean greedy"),
        (("greedy", 5), "5 is no random stream"),
    ],
)
def test_a_bot_is_a_player_with_a_random_stream(given, said) -> None:
    with pytest.raises((ValueError, TypeError), match=said) as refused:
        openspiel.PlayerBot(*given)
    assert isinstance(refused.value, SaysWhy)


def test_a_function_is_a_player_too() -> None:
    """As everywhere in the kit; what it may not do is told."""
    state = decision("python_jaipur", 1)
    first = openspiel.PlayerBot(lambda seen, _rng: seen.legal_actions()[0])
    assert first.step(state) == state.legal_actions()[0]
    assert openspiel.PlayerBot(Greedy).step(state) == openspiel.PlayerBot("greedy").step(state)
    noted = openspiel.PlayerBot(lambda seen, _rng: str(seen.legal_actions()[-1]))
    assert noted.step(state) == state.legal_actions()[-1]
    for wrong, said in (("+2D", "is no card"), (None, "not as NoneType"), ("-DDDDDD", "")):
        with pytest.raises(AdapterError, match=rf"^The player chose .*\. .*{said}"):
            openspiel.PlayerBot(lambda *_, wrong=wrong: wrong).step(state)


@pytest.mark.parametrize("sampler", [None, 5, lambda: 2, lambda: -0.1, lambda: "a", lambda: None])
def test_a_sampler_gives_numbers_from_0_to_1(sampler) -> None:
    state = decision("python_jaipur", 1)
    with pytest.raises(AdapterError, match="gives no numbers from 0 to 1"):
        state.resample_from_infostate(0, sampler)


def test_a_bot_plays_in_their_evaluation() -> None:
    """`evaluate_bots`, which starts bots anew and tells them what others did."""
    from open_spiel.python.algorithms import evaluate_bots

    bots = [openspiel.PlayerBot("greedy"), openspiel.PlayerBot("uniform", Random(2))]
    state = pyspiel.load_game("python_jaipur(encoding=micro)").new_initial_state()
    returns = evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(3))
    assert state.is_terminal()
    assert sorted(returns) == [-1, 1]


# What is known


def views(state, player: int) -> list:
    """All that a player is shown of a state."""
    return [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.legal_actions(player) if player == state.current_player() else [],
    ]


def test_a_resampled_state_looks_the_same_and_its_history_fits(game) -> None:
    """At every decision, for both players; the history is played again, each number legal."""
    rng, differ = Random("states"), 0
    for state in moves(game.new_initial_state(), rng):
        if state.is_chance_node():
            continue
        for player in (0, 1):
            other = state.resample_from_infostate(player, rng.random)
            assert views(other, player) == views(state, player)
            assert other.current_player() == state.current_player()
            differ += str(other) != str(state)
            again = game.new_initial_state()
            for item in other.full_history():
                assert item.player == again.current_player()
                assert item.action in again.legal_actions()
                again.apply_action(item.action)
            assert str(again) == str(other)
            assert again.move_number() == other.move_number()
            assert views(again, 1 - player) == views(other, 1 - player)
    assert differ > 20


def test_information_states_have_perfect_recall(game) -> None:
    """At each decision of a player the text is new, and so is the tensor."""
    texts, tensors, n = set(), set(), 0
    for state in moves(game.new_initial_state(), Random(9)):
        if not state.is_chance_node():
            texts.add(state.information_state_string())
            tensors.add(tuple(state.information_state_tensor()))
            n += 1
    assert len(texts) == len(tensors) == n > 20


@pytest.mark.parametrize("recall", [False, True])
def test_the_public_observation_is_the_same_text_for_both(recall) -> None:
    """And nothing changes it that a player cannot know; the private one is another's secret."""
    kind = pyspiel.IIGObservationType(
        perfect_recall=recall, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    game, rng = pyspiel.load_game("python_jaipur"), Random(2)
    observer = game.make_py_observer(kind)
    for state in moves(game.new_initial_state(), rng):
        if state.is_chance_node():
            continue
        other = state.resample_from_infostate(0, rng.random)
        seen = {observer.string_from(one, who) for one in (state, other) for who in (0, 1)}
        assert len(seen) == 1
        tensors = []
        for one in (state, other):
            observer.set_from(one, 1)
            tensors.append(observer.tensor.copy())
        assert (tensors[0] == tensors[1]).all()


def test_in_the_middle_of_the_deal_a_player_sees_its_own_cards(game) -> None:
    """As text; a tensor is still all zero, and so is the one that gives its size."""
    state = game.new_initial_state()
    for dealt in ("", "S", "DS"):
        for kind in (None, pyspiel.IIGObservationType(perfect_recall=True)):
            observer = game.make_py_observer(kind)
            observer.set_from(state, 0)
            assert not observer.tensor.any()
            assert observer.string_from(state, 0) == (f"p0 {dealt}" if dealt else "")
            assert observer.string_from(state, 1) == ""
        state.apply_action("DGSCPLM".index("S" if not dealt else "D"))


# The game


def test_the_returns_are_those_of_the_seal(game) -> None:
    for seed in range(6):
        state = game.new_initial_state()
        for _ in moves(state, Random(seed)):
            assert state.returns() == [0, 0]
        seal = state.lazy.now.result().seal
        assert state.returns() == ([0, 0] if seal is None else [1 - 2 * seal, 2 * seal - 1])


def test_a_round_that_is_too_long_ends_without_a_winner() -> None:
    game = pyspiel.load_game("python_jaipur(max_turns=5)")
    state = game.new_initial_state()
    n = sum(not one.is_chance_node() for one in moves(state, Random(1)))
    assert (n, state.returns(), game.max_game_length()) == (5, [0, 0], 5)


def test_copies_go_their_own_way(game) -> None:
    """`clone`, `copy.deepcopy`, and pickle, in the middle of a round."""
    state = game.new_initial_state()
    for _, one in zip(range(40), moves(state, Random(4)), strict=False):
        made = [one.clone(), copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
        assert {str(each) for each in made} == {str(one)}
        for each in made:
            assert isinstance(each, openspiel.JaipurState)
            each.apply_action(each.legal_actions()[-1])
            assert each.history() != one.history()
    assert copy.deepcopy(game) is game


def test_numbers_of_players_and_of_chance_are_theirs(game) -> None:
    assert CHANCE == pyspiel.PlayerId.CHANCE
    assert OVER == pyspiel.PlayerId.TERMINAL
    state = game.new_initial_state()
    assert [state.action_to_string(CHANCE, n) for n in (0, 6, 10)] == ["D", "M", "*3"]


# Bad input


@pytest.mark.parametrize(
    ("parameters", "error", "sentence"),
    [
        ({"encoding": "tiny"}, AdapterError, "'tiny' is no encoding of actions: choose flat or"),
        ({"max_turns": 0}, AdapterError, "0 is no number of turns: use a whole number from 1"),
        ({"rules": "mine"}, AdapterError, "'mine' names no rules: use official, or fields"),
        ({"rules": "camels:1"}, AdapterError, "'camels' is no field of the rules that a text"),
        ({"rules": "hand_limit:6"}, AdapterError, "These rules allow actions that have no number"),
        ({"rules": "camel_token:99"}, RulesError, "camel_token cannot be 99: use a whole number"),
        ({"colour": "red"}, pyspiel.SpielError, "Unknown parameter 'colour'. Available"),
    ],
)
def test_parameters_that_cannot_be_are_one_sentence(parameters, error, sentence) -> None:
    with pytest.raises(error, match=sentence.replace(".", r"\.")) as refused:
        pyspiel.load_game("python_jaipur", parameters)
    assert "\n" not in str(refused.value)


def test_a_game_made_by_hand_names_a_parameter_it_does_not_know() -> None:
    with pytest.raises(
        AdapterError, match=r"There is no parameter 'max_turn'\. Did you mean max_tur"
    ):
        openspiel.JaipurGame({"max_turn": 3})


def test_illegal_numbers_are_one_sentence_and_change_nothing(game) -> None:
    state = decision(str(game), 3)
    before, history = str(state), state.history()
    wrong = [n for n in range(43) if n not in state.legal_actions()][:3]
    for number in (*wrong, game.num_distinct_actions(), -5):
        with pytest.raises(ValueError, match=r"\w") as refused:
            state.apply_action(number)
        assert isinstance(refused.value, SaysWhy)
        assert "\n" not in str(refused.value)
        assert (str(state), state.history()) == (before, history)


def test_after_the_end_no_number_is_legal(game) -> None:
    state = game.new_initial_state()
    for _ in moves(state, Random(3)):
        pass
    assert [state.legal_actions(), state.legal_actions(0), state.legal_actions(1)] == [[], [], []]
    with pytest.raises(AdapterError, match="over, and nothing follows it: begin another one"):
        state.apply_action(0)


@pytest.mark.parametrize("player", [-1, 2])
def test_there_is_no_third_player(player) -> None:
    with pytest.raises(AdapterError, match=f"There is no player {player}"):
        decision("python_jaipur", 1).resample_from_infostate(player, Random(1).random)


def test_nobody_sees_what_both_hold(game) -> None:
    both = pyspiel.PrivateInfoType.ALL_PLAYERS
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=both)
    with pytest.raises(AdapterError, match="No observer sees what both players hold"):
        game.make_py_observer(kind)


def test_without_openspiel_one_sentence_says_what_brings_it(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "jaipur.adapters.openspiel")
    with pytest.raises(
        ImportError, match=r'pip install "jaipur-kit\[openspiel\]" brings it'
    ) as said:
        import_module("jaipur.adapters.openspiel")
    assert isinstance(said.value, SaysWhy)
