"""The benchmark measures what it says: the same rounds on both sides, and figures that make sense.

How fast the engine is, is no test: it would say more about the machine. `jaipur bench` shows it.
"""

from jaipur.bench import measure, reference


def test_both_sides_play_the_very_same_rounds():
    for seed in range(40):
        ours, theirs = measure.random_round(seed), reference.play_random(seed)
        assert (ours.tokens, ours.market, ours.deck) == (theirs.rows, theirs.market, theirs.deck)
        assert [side.hand for side in ours.sides] == [player.hand for player in theirs.players]
        assert (ours.ended_by, ours.to_move) == (theirs.ended_by, theirs.turn)


def test_every_figure_is_a_positive_number(monkeypatch):
    monkeypatch.setattr(measure, "WARM_UP", 2)
    measured = measure.ratio(runs=2, rounds=1)
    assert min(measured.engine, measured.reference, measured.ratio) > 0
    assert min(measure.microseconds(runs=1).values()) > 0
    assert measure.import_milliseconds(starts=1) < 10_000
