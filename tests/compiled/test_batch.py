"""Many rounds at once: the same seed, the same rounds; and what happens without numba."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from math import sqrt
from pathlib import Path

import numpy as np
import pytest

from jaipur import Rules
from jaipur.compiled import (
    COLUMNS,
    DECIDED_BY,
    ENDINGS,
    STATE,
    BatchError,
    NoNumba,
    SlowPath,
    box,
    having,
    jit,
    pack,
    play_many,
    tables,
)
from jaipur.compiled.chance import begin
from jaipur.compiled.packing import opening
from jaipur.compiled.readable import row_of
from jaipur.compiled.rounds import deal as deal_compiled
from jaipur.compiled.rounds import play_uniform
from jaipur.round import Round, SeedError, deal, lay_out
from jaipur.worth import View, Weigher

REPOSITORY = Path(__file__).parents[2]
#: Made while numba is there for everybody.
BOX, TABLES = box(), tables()


@pytest.fixture
def no_numba(monkeypatch):
    monkeypatch.setattr(having, "available", lambda: False)
    having.say_once.cache_clear()
    yield
    having.say_once.cache_clear()


def test_the_same_seed_is_the_same_rounds():
    one, two, other = play_many(200, 7), play_many(200, 7), play_many(200, 8)
    assert np.array_equal(one.table, two.table)
    assert not np.array_equal(one.table, other.table)


def test_a_batch_is_the_same_in_parts_and_in_threads():
    whole = play_many(101, 7)
    parts = [play_many(50, 7).table, play_many(51, 7, first=50).table]
    assert np.array_equal(whole.table, np.concatenate(parts))
    assert np.array_equal(whole.table, play_many(101, 7, jobs=3).table)


def test_columns_and_pairs():
    batch = play_many(50, 3)
    assert len(batch) == 50
    assert batch["rupees"].shape == (50, 2)
    assert np.array_equal(batch["rupees"][:, 1], batch["rupees_1"])
    first = batch.by_turn_order("rupees")[:, 0]
    assert first.tolist() == [row[1 + row[0]] for row in batch.table]
    with pytest.raises(BatchError, match="no column 'points'"):
        batch["points"]


def test_the_turn_cap_holds():
    batch = play_many(30, 3, rules=Rules(turn_cap=9))
    assert batch["turns"].max() == 9
    assert set(batch["seal"][batch["ended_by"] == 3].tolist()) == {-1}
    assert set(batch["camel"][batch["ended_by"] == 3].tolist()) == {-1}


CAPPED = Rules(turn_cap=200)


NAMES = (
    *("rupees", "bonus_tokens", "goods_tokens", "herd"),
    *("starter", "camel", "seal", "decided_by", "ended_by", "turns"),
)


def greedy_round(state: np.ndarray) -> Round:
    """The readable round from the same deal, played by greedy on both sides."""
    now = lay_out(*opening(state), CAPPED)
    while not now.over:
        now = now.play(Weigher(View.mover(now)).best(now.legal_actions()))
    return now


def test_greedy_rounds_are_those_of_the_readable_greedy():
    """Greedy uses no chance, so from equal deals the rounds are equal, row by row,
    and each column is what its name says."""
    batch = play_many(25, 6, policies=("greedy", "greedy"), rules=CAPPED)
    state, stream = np.empty(STATE, np.int32), np.empty(1, np.uint64)
    for number, row in enumerate(batch.table):
        begin(stream, np.uint64(6), number)
        deal_compiled(state, box(CAPPED), stream)
        now, legal, most = greedy_round(state), batch["legal"][number], batch["most_legal"][number]
        assert row.tolist() == row_of(now, legal, most)
        result, named = now.result(), {name: batch[name][number].tolist() for name in NAMES}
        assert tuple(named[pair] for pair in NAMES[:4]) == (
            [*result.rupees],
            [*result.bonus_tokens],
            [*result.goods_tokens],
            [side.herd for side in now.sides],
        )
        assert [named[name] for name in NAMES[4:]] == [
            now.starter,
            -1 if result.camel is None else result.camel,
            -1 if result.seal is None else result.seal,
            DECIDED_BY.index(result.decided_by),
            ENDINGS.index(result.ended_by),
            now.turns,
        ]


def test_policies_are_by_player():
    """Greedy beats uniform from either seat, and seats are told apart."""
    for policies, winner in ((("greedy", "uniform"), 0), (("uniform", "greedy"), 1)):
        batch = play_many(300, 2, policies=policies, rules=CAPPED)
        assert (batch["seal"] == winner).mean() > 0.9
        parts = [
            play_many(100, 2, policies=policies, rules=CAPPED, first=k).table for k in (0, 100, 200)
        ]
        assert np.array_equal(batch.table, np.concatenate(parts))
        again = play_many(300, 2, policies=policies, rules=CAPPED, jobs=2)
        assert np.array_equal(batch.table, again.table)


@pytest.mark.usefixtures("no_numba")
def test_policies_without_numba():
    with pytest.warns(SlowPath):
        batch = play_many(4, 2, policies=("uniform", "greedy"), rules=CAPPED)
    assert (batch["seal"] == 1).all()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"n": 0}, "n cannot be 0: use a whole number from 1"),
        ({"n": 2.5}, "n cannot be 2.5"),
        ({"n": True}, "n cannot be True"),
        ({"n": np.float64(2)}, "n cannot be np.float64"),
        ({"n": np.array([2])}, "n cannot be array"),
        ({"n": 1, "jobs": 0}, "jobs cannot be 0"),
        ({"n": 1, "first": -1}, "first cannot be -1"),
        ({"n": 1, "policies": "greedy"}, "name two, for player 0 and for player 1"),
        ({"n": 1, "policies": ("greedy", "best")}, "each of them uniform or greedy"),
    ],
)
def test_what_cannot_be_played_is_refused(given, said):
    with pytest.raises(BatchError, match=said):
        play_many(**given)


def test_numbers_of_numpy_are_numbers():
    one = play_many(np.int64(6), np.uint32(3), first=np.int8(2), jobs=np.array(1))
    assert np.array_equal(one.table, play_many(6, 3, first=2).table)


def test_a_seed_is_a_seed_as_everywhere():
    with pytest.raises(SeedError):
        play_many(1, -3)


@pytest.mark.usefixtures("no_numba")
def test_without_numba_the_readable_engine_plays_and_says_so_once():
    with pytest.warns(SlowPath, match="numba is not installed"):
        batch = play_many(3, 5)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        again = play_many(3, 5)
    assert np.array_equal(batch.table, again.table)
    assert batch.table.shape == (3, len(COLUMNS))
    assert batch["turns"].min() > 10
    assert set(batch["ended_by"].tolist()) <= {1, 2}


@pytest.mark.usefixtures("no_numba")
def test_without_numba_there_are_no_states_and_that_is_one_sentence():
    with pytest.raises(NoNumba, match=r"jaipur-kit\[fast\]"):
        pack(deal(1))


def test_rules_of_another_shape_are_played_and_said_once():
    having.say_once.cache_clear()
    rules = Rules(hand_limit=6)
    with pytest.warns(SlowPath, match="these rules run on the readable engine"):
        batch = play_many(2, 5, rules=rules)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        play_many(2, 5, rules=rules)
    assert len(batch) == 2


@pytest.mark.usefixtures("no_numba")
def test_both_paths_play_the_same_game():
    """The same columns with the same meaning: every mean of the readable path is near enough."""
    fast = rounds_compiled(20_000)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SlowPath)
        slow = play_many(250, 5).table.astype(float)
    for name, few, many in zip(COLUMNS, slow.T, fast.T, strict=True):
        error = many.std() / sqrt(len(few))
        assert abs(few.mean() - many.mean()) < 4 * error, name


def rounds_compiled(n: int) -> np.ndarray:
    table = np.empty((n, len(COLUMNS)), np.int32)
    play_uniform(table, BOX, TABLES, np.uint64(5), 0)
    return table.astype(float)


def test_importing_the_package_imports_neither_numba_nor_numpy():
    code = "import sys, jaipur.compiled; print({'numba', 'numpy'} & set(sys.modules))"
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )
    assert said.stdout == "set()\n"


def test_a_second_process_compiles_nothing(tmp_path):
    """The machine code is kept where NUMBA_CACHE_DIR says, as in a package that is read-only."""
    code = (
        "from jaipur.compiled.chance import mixed; import numpy; mixed(numpy.uint64(1)); "
        "print(sum(mixed.stats.cache_hits.values()), sum(mixed.stats.cache_misses.values()))"
    )
    there = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    run = [sys.executable, "-c", code]
    for expected in ("0 1\n", "1 0\n"):
        said = subprocess.run(
            run, cwd=REPOSITORY, env=there, capture_output=True, text=True, check=True
        )
        assert said.stdout == expected
    assert list(tmp_path.rglob("*.nbc"))


def test_a_cache_that_was_cut_short_is_made_anew(tmp_path):
    """Its index or its machine code: what a full disk leaves stops nobody."""
    code = (
        "from jaipur.compiled.chance import mixed; import numpy; print(mixed(numpy.uint64(1)), "
        "sum(mixed.stats.cache_misses.values()))"
    )
    there = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}

    def run() -> list[str]:
        asked = [sys.executable, "-c", code]
        said = subprocess.run(
            asked, cwd=REPOSITORY, env=there, capture_output=True, text=True, check=True
        )
        return said.stdout.split()

    whole = run()
    for kind in ("*.nbi", "*.nbc"):
        (file,) = tmp_path.rglob(kind)
        file.write_bytes(file.read_bytes()[:100])
        assert run() == whole
        assert run() == [whole[0], "0"]


@pytest.mark.parametrize("name", ["cards.py", "rules.py", "compiled/turn.py"])
def test_machine_code_is_not_kept_when_a_number_of_the_game_changes(name, monkeypatch):
    """Kernels hold the numbers of `cards` and `rules` as they were when they were compiled."""
    before, read = jit._fingerprint(), Path.read_bytes
    edited = REPOSITORY / "jaipur" / name
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b"#" * (path == edited))
    assert jit._fingerprint() != before


def test_only_pairs_have_a_turn_order() -> None:
    """A single column, or half of a pair, is told which pairs there are."""
    batch = play_many(2, seed=1)
    for name in ("turns", "rupees_0", 7):
        with pytest.raises(BatchError, match="is no pair of columns: choose rupees"):
            batch.by_turn_order(name)


def with_a_numba_that(raises: str, folder: Path, asked: str) -> str:
    """What a process prints whose numba raises that when it is imported."""
    (folder / "numba.py").write_text(f"raise {raises}\n")
    path = os.pathsep.join([str(folder), str(REPOSITORY)])
    told = f"from jaipur.compiled import NoNumba, available, tables\ntry: {asked}\n"
    told += "except NoNumba as error: print(available(), error)"
    run = subprocess.run(
        [sys.executable, "-c", told],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    return run.stdout


@pytest.mark.parametrize("kind", ["ImportError", "OSError"])
def test_a_numba_that_does_not_work_says_why(kind: str, tmp_path: Path) -> None:
    """Not that it is not installed; and nothing else is raised."""
    said = with_a_numba_that(f"{kind}('needs an older NumPy')", tmp_path, "tables()")
    assert said == (
        f"False numba is installed, but cannot be used here: {kind}: needs an older NumPy.\n"
    )


def test_kernels_without_numba_say_what_brings_it(tmp_path: Path) -> None:
    """Whoever imports them first is told so too."""
    asked = "from jaipur.compiled.turn import apply"
    said = with_a_numba_that("ModuleNotFoundError('no', name='numba')", tmp_path, asked)
    assert said.endswith('which is not installed: pip install "jaipur-kit[fast]" brings it.\n')
