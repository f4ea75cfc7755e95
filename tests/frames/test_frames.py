"""Frames: tidy columns of fixed types, a row a turn, a row a round; without pandas one sentence.

Protects: the documented columns, the same types for every set of matches, numbers that agree with
the records, seeds that lose no digit.
"""

import sys
from pathlib import Path

import pytest

from jaipur import frames
from jaipur.errors import SaysWhy
from jaipur.match import Match
from jaipur.position import position
from jaipur.records import read

GOLDEN = Path(__file__).parents[1] / "records" / "golden.jsonl"


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    pytest.importorskip("pandas", reason='no pandas: pip install "jaipur-kit[lab]"')
    return list(read(GOLDEN))


def test_a_row_a_turn_and_a_row_a_round(matches):
    turns, rounds = frames.turns(matches), frames.rounds(iter(matches))
    assert list(turns.columns) == list(frames.TURNS)
    assert list(rounds.columns) == list(frames.ROUNDS)
    assert len(turns) == sum(len(played.actions) for match in matches for played in match.rounds)
    assert len(rounds) == sum(len(match.rounds) for match in matches)
    assert set(turns["match"]) <= set(rounds["match"]) == set(range(1, 21))


def test_the_types_are_always_the_same(matches):
    some = [matches, matches[0], matches[-4], [], Match.from_position(position())]
    for table, columns in ((frames.turns, frames.TURNS), (frames.rounds, frames.ROUNDS)):
        for chosen in some:
            types = {name: str(kind) for name, kind in table(chosen).dtypes.items()}
            assert types == columns


def test_rupees_of_the_turns_are_those_of_the_rounds(matches):
    official = matches[:8]
    turns, rounds = frames.turns(official), frames.rounds(official)
    sums = turns.groupby(["match", "round", "player"])["rupees"].sum()
    owners = rounds["camel"].fillna(-1)
    for row, owner in zip(rounds.itertuples(), owners, strict=True):
        for who in (0, 1):
            token = 5 if owner == who else 0
            assert sums[row.match, row.round, who] + token == getattr(row, f"rupees_{who}")


def test_seals_of_the_rounds_are_those_of_the_matches(matches):
    rounds = frames.rounds(matches)
    for number, match in enumerate(matches, 1):
        seals = list(rounds.loc[rounds["match"] == number, "seal"].dropna())
        assert (seals.count(0), seals.count(1)) == match.seals


@pytest.mark.usefixtures("matches")
def test_a_large_seed_beside_none_keeps_its_digits():
    rounds = frames.rounds([Match.begin(2**63 - 1), Match.from_position(position())])
    assert rounds["seed"][0] == 2**63 - 1
    assert rounds["seed"].isna()[1]


def test_without_pandas_one_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    for table in (frames.turns, frames.rounds):
        with pytest.raises(ImportError, match=r'pip install "jaipur-kit\[lab\]"') as raised:
            table(Match.begin(1))
        assert "\n" not in str(raised.value)
        assert isinstance(raised.value, SaysWhy)
