"""The benchmark measures what it says: the same rounds on both sides, and figures that make sense.

How fast the engine is, is no test: it would say more about the machine. `jaipur bench` shows it.
"""

import re

import pytest

from jaipur.bench import compiled, measure, reference


def test_both_sides_play_the_very_same_rounds():
    for seed in range(40):
        ours, theirs = measure.random_round(seed), reference.play_random(seed)
        assert (ours.tokens, ours.market, ours.deck) == (theirs.rows, theirs.market, theirs.deck)
        assert [side.hand for side in ours.sides] == [player.hand for player in theirs.players]
        assert (ours.ended_by, ours.to_move) == (theirs.ended_by, theirs.turn)


@pytest.mark.parametrize(
    ("ratio", "milliseconds", "least", "aim", "most"),
    [
        (4.0, 60.0, "met", "met", "met"),
        (3.99, 60.1, "met", "missed", "missed"),
        (2.49, 59.9, "missed", "missed", "met"),
    ],
)
def test_every_bound_is_said_to_be_met_or_missed(
    monkeypatch, ratio, milliseconds, least, aim, most
):
    monkeypatch.setattr(measure, "ratio", lambda: measure.Ratio(800.0, 200.0, ratio))
    monkeypatch.setattr(measure, "microseconds", dict)
    monkeypatch.setattr(measure, "move_milliseconds", lambda: 250.0)
    monkeypatch.setattr(measure, "import_milliseconds", lambda: milliseconds)
    monkeypatch.setattr(compiled, "lines", lambda: iter(()))
    first, _, last = measure.lines()
    assert first.endswith(f"at least 2.5 ({least}), aim 4.0 ({aim}).")
    assert last.endswith(f"at most 60 ({most}).")


def test_every_figure_is_a_positive_number(monkeypatch):
    monkeypatch.setattr(measure, "WARM_UP", 2)
    measured = measure.ratio(runs=2, rounds=1)
    assert min(measured.engine, measured.reference, measured.ratio) > 0
    assert min(measure.microseconds(runs=1).values()) > 0
    assert measure.move_milliseconds(moves=1) > 0
    assert measure.import_milliseconds(starts=1) < 10_000


COMPILED_BOUNDS = [
    ((600.0, 1.0, 20.0, 1.8, 8.0), ["met", "met", "met", "met", "met", "met"]),
    ((599.4, 1.01, 20.1, 1.79, 8.1), ["met", "missed", "missed", "missed", "missed", "missed"]),
    ((349.0, 0.5, 10.0, 2.0, 0.0), ["missed", "missed", "met", "met", "met", "met"]),
]


@pytest.mark.parametrize(("figures", "said"), COMPILED_BOUNDS)
def test_every_bound_of_the_compiled_rounds_is_said_to_be_met_or_missed(monkeypatch, figures, said):
    ratio, first, move, threads, memory = figures
    monkeypatch.setattr(compiled, "available", lambda: True)
    monkeypatch.setattr(compiled, "ratio", lambda: (9e4, 200.0, ratio))
    monkeypatch.setattr(compiled, "first_seconds", lambda: first)
    monkeypatch.setattr(compiled, "move_milliseconds", lambda: move)
    monkeypatch.setattr(compiled, "two_threads", lambda: threads)
    monkeypatch.setattr(compiled, "growth_megabytes", lambda: memory)
    assert re.findall("met|missed", " ".join(compiled.lines())) == said


def test_without_numba_the_compiled_rounds_are_one_sentence(monkeypatch):
    monkeypatch.setattr(compiled, "available", lambda: False)
    (line,) = compiled.lines()
    assert "jaipur-kit[fast]" in line


def test_every_figure_of_the_compiled_rounds_is_a_number(monkeypatch):
    pytest.importorskip("numba", reason='no numba: pip install "jaipur-kit[fast]"')
    for name, few in (("ROUNDS", 50), ("REFERENCE_ROUNDS", 1), ("GROWTH_ROUNDS", 50)):
        monkeypatch.setattr(compiled, name, few)
    monkeypatch.setattr(compiled, "GROWTH_BATCHES", 2)
    assert min(compiled.ratio(runs=2)) > 0
    assert compiled.first_seconds(starts=1) > 0
    assert compiled.move_milliseconds(moves=1) > 0
    assert compiled.two_threads(runs=1, rounds=100) > 0
    grown = compiled.growth_megabytes()
    assert grown is None or grown >= 0
