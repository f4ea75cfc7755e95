"""The benchmark of the adapters: figures that make sense, and a sentence for what is missing.

How fast they are, is no test: `jaipur bench adapters` shows it.
"""

import sys
from random import Random

import pytest

from jaipur.bench import adapters
from jaipur.bench.adapters import COMPARED, GAMES, NoRival, Steps
from jaipur.cli import main
from jaipur.errors import SaysWhy


def test_a_ratio_is_that_of_steps_and_time() -> None:
    """A game of twice the steps is twice as fast, if a game takes as long."""

    def game(steps: int):
        def play(_rng: Random) -> int:
            sum(range(1000))
            return steps

        return play

    found = adapters.steps(game(2), game(1), runs=9, a_run=0.01)
    assert found.ratio == pytest.approx(2, rel=0.5)
    assert min(found.ours, found.theirs) > 0


@pytest.mark.parametrize(
    ("tool", "needs"), [("OpenSpiel", "pyspiel"), ("PettingZoo", "pettingzoo")]
)
def test_our_games_are_played_to_their_end(tool, needs) -> None:
    """Of every encoding, more than twenty steps."""
    pytest.importorskip(needs)
    for encoding in ("flat", "micro"):
        play = GAMES[tool][0](encoding)
        assert min(play(Random(seed)) for seed in range(3)) > 20


def test_the_game_of_openspiel_is_played_to_its_end() -> None:
    pytest.importorskip("pyspiel")
    assert GAMES["OpenSpiel"][1]("gin_rummy")(Random(1)) > 20


def test_every_comparison_is_a_sentence(monkeypatch) -> None:
    monkeypatch.setattr(adapters, "steps", lambda *_: Steps(900.4, 600.0, 1.5))
    one = {tool: (lambda _: None, lambda _: None) for tool in GAMES}
    monkeypatch.setattr(adapters, "GAMES", one)
    said = list(adapters.lines())
    assert len(said) == len(COMPARED)
    assert said[0] == (
        "OpenSpiel, flat: 1.50 times as fast as its own gin_rummy, 900 against 600 steps a second; "
        "at least 1 (met)."
    )


def test_a_bound_is_said_to_be_missed(monkeypatch) -> None:
    monkeypatch.setattr(adapters, "steps", lambda *_: Steps(300.0, 600.0, 0.5))
    one = {tool: (lambda _: None, lambda _: None) for tool in GAMES}
    monkeypatch.setattr(adapters, "GAMES", one)
    assert all(line.endswith("at least 1 (missed).") for line in adapters.lines())


@pytest.mark.parametrize(
    ("tool", "module"), [("OpenSpiel", "pyspiel"), ("PettingZoo", "pettingzoo")]
)
def test_a_tool_that_is_missing_is_a_sentence(monkeypatch, tool, module) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, f"jaipur.adapters.{tool.lower()}", raising=False)
    monkeypatch.setattr(adapters, "COMPARED", [one for one in COMPARED if one[0] == tool][:1])
    (said,) = adapters.lines()
    assert f'pip install "jaipur-kit[{tool.lower()}]" brings it' in said


def test_a_rival_that_is_missing_is_a_sentence(monkeypatch) -> None:
    pytest.importorskip("pettingzoo")
    for name in [name for name in sys.modules if name.startswith("pettingzoo.classic")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "rlcard", None)
    with pytest.raises(NoRival, match=r"leduc_holdem_v4 needs .*, which is not installed") as no:
        GAMES["PettingZoo"][1]("leduc_holdem_v4")
    assert isinstance(no.value, SaysWhy)


def test_the_command_prints_the_sentences(monkeypatch, capsys) -> None:
    monkeypatch.setattr(adapters, "lines", lambda: iter(["one", "two"]))
    assert main(["bench", "adapters"]) == 0
    assert capsys.readouterr().out == "one\ntwo\n"
