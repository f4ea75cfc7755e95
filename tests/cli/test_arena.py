"""`jaipur arena` and `jaipur strength`: tables, files, going on, and one sentence for bad input."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jaipur.agents import AGENTS, CHEATS
from jaipur.agents.champion import ITERATIONS
from jaipur.records import read

REPOSITORY = Path(__file__).parents[2]
SMALL = ("arena", "seller", "uniform", "--pairs", 2, "--seed", 4)


def test_a_tournament_prints_its_tables_and_writes_its_files(run, tmp_path) -> None:
    """Shares with intervals, ratings from the first player; records that hold, CSV, pictures."""
    code, printed, _ = run(*SMALL, "--out", tmp_path)
    assert code == 0
    assert "over 2 pairs" in printed
    assert re.search(r"seller against uniform: 100\.0 \(100\.0 to 100\.0\)", printed)
    assert "Ratings on an Elo scale, seller being 0" in printed
    assert len(list(read(tmp_path / "records.jsonl"))) == 4
    for name in ("games.csv", "winrates.csv", "ratings.csv"):
        assert (tmp_path / name).read_text().count("\n") > 2
    for name in ("ratings.png", "winrates.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")


def test_the_same_command_again_plays_nothing(run, tmp_path, monkeypatch) -> None:
    """It reads what is finished and prints the same."""
    first = run(*SMALL, "--out", tmp_path)

    def none_left(fixture, **_):
        pytest.fail(f"match {fixture.number} was played again")

    monkeypatch.setattr("jaipur.arena.running.play", none_left)
    assert run(*SMALL, "--out", tmp_path) == first


def test_a_forfeit_is_printed_with_its_reason(run, tmp_path) -> None:
    """A student's player that breaks down is named."""
    (tmp_path / "mine.py").write_text("class Mine:\n    def choose(self, s, r):\n        1 / 0\n")
    code, printed, _ = run(
        "arena", tmp_path / "mine.py:Mine", "uniform", "--pairs", 1, "--out", tmp_path / "out"
    )
    assert code == 0
    assert "mine.py:Mine forfeited a match. It raised ZeroDivisionError" in printed


def test_the_figures_say_what_they_do_not_know(run, tmp_path) -> None:
    """An interval of no width, and a rating that has no end."""
    _, printed, _ = run(*SMALL, "--out", tmp_path)
    assert "the share may still lie up to 78 points away" in printed  # 1 - 0.05 ** (1 / 2)
    assert "how far they are apart has no bound: seller | uniform." in printed


def test_a_seed_is_drawn_where_none_is_given(run, tmp_path) -> None:
    """So that no player guesses the deals. The folder remembers it, also for more pairs."""
    first, second = tmp_path / "first", tmp_path / "second"
    asked = ("arena", "seller", "uniform", "--pairs")
    _, printed, _ = run(*asked, 2, "--out", first)
    seed = int(re.search(r"Seed (\d+)\.", printed)[1])
    _, again, _ = run(*asked, 3, "--out", first)
    assert f"Seed {seed}." in again
    assert f"Seed {seed}." not in run(*asked, 1, "--out", second)[1]
    given = run(*asked, 2, "--seed", seed, "--out", tmp_path / "third")
    assert given[1].splitlines()[:3] == printed.splitlines()[:3]


@pytest.mark.parametrize(
    "changed",
    [
        lambda first: {**first, "pair": 5},
        lambda first: {**first, "record": {**first["record"], "seed": float("inf")}},
        lambda first: {**first, "record": {**first["record"], "seed": "7"}},
        lambda first: {**first, "pair": None},
    ],
)
def test_a_folder_that_tells_no_seed_is_refused_in_a_sentence(run, tmp_path, changed) -> None:
    """As a command in several processes, or somebody's hand, may leave it."""
    run("arena", "seller", "uniform", "--pairs", 1, "--seed", 0, "--out", tmp_path)
    file = tmp_path / "matches.jsonl"
    first, *rest = file.read_text().splitlines()
    file.write_text("\n".join([json.dumps(changed(json.loads(first))), *rest, ""]))
    code, _, complaint = run("arena", "seller", "uniform", "--pairs", 7, "--out", tmp_path)
    assert code == 2
    assert complaint.startswith(f"Line 1 of {file} ")
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("library", "asked"),
    [
        ("pandas", ("strength", "seller", "uniform", "--pairs", 1)),
        ("scipy.optimize", ("strength", "seller", "uniform", "--pairs", 1)),
        ("matplotlib.figure", (*SMALL, "--out", "out")),
    ],
)
def test_what_the_tables_need_is_asked_for_before_anything_is_played(
    run, tmp_path, monkeypatch, library, asked
) -> None:
    """Hours of play would be lost."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setattr("jaipur.arena.tournament", None)
    code, printed, complaint = run(*asked)
    assert code == 2
    assert "pip install" in complaint
    assert complaint.count("\n") == 1
    assert not printed
    assert list(tmp_path.iterdir()) == []


def test_the_help_names_every_player(run) -> None:
    """It is a text, since `--help` makes no players."""
    names = set(re.split(r"[\s,]+", run("arena", "--help")[1]))
    assert names >= {*AGENTS, *CHEATS}
    assert f"champion {ITERATIONS}" in " ".join(run("strength", "--help")[1].split())


def test_a_folder_needs_a_name(run) -> None:
    """An empty one would be the folder that the command is given in."""
    code, _, complaint = run("arena", "seller", "uniform", "--pairs", 1, "--out", "")
    assert code == 2
    assert "--out is empty: give the name of a folder." in complaint


def test_strength_compares_over_single_rounds(run) -> None:
    """Without a folder nothing is written."""
    code, printed, _ = run("strength", "random", "seller", "--pairs", 3)
    assert code == 0
    assert "random against seller" in printed


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("gready", "uniform", "--pairs", 1), "Did you mean greedy"),
        (("greedy:depth=3", "uniform", "--pairs", 1), "it takes none"),
        (("ismcts:iterations=x", "uniform", "--pairs", 1), "write ismcts:iterations=300"),
        (("missing.py:Mine", "uniform", "--pairs", 1), "There is no file missing.py"),
        (("greedy", "--pairs", 1), "One player alone"),
        (("greedy", "greedy", "--pairs", 1), "named twice"),
        (("greedy", "uniform", "--pairs", 0), "--pairs cannot be '0'"),
        (("greedy", "uniform", "--pairs", -2), "--pairs"),
        (("greedy", "uniform", "--pairs", "many"), "--pairs cannot be 'many'"),
        (("greedy", "uniform", "--pairs", 1, "--seed", "x"), "--seed cannot be 'x'"),
        (("greedy", "uniform", "--pairs", 1, "--jobs", 0), "--jobs cannot be '0'"),
        (("greedy", "uniform", "--pairs", 1, "--move-seconds", "soon"), "--move-seconds cannot be"),
        (("greedy", "uniform", "--pairs", 1, "--move-seconds", "-1"), "--move-seconds"),
        (("greedy", "uniform"), "--pairs"),
    ],
)
def test_bad_input_gets_one_sentence(run, tmp_path, wrong, said) -> None:
    """Nothing is played and nothing written."""
    code, printed, complaint = run("arena", *wrong, "--out", tmp_path / "out")
    assert (code, printed) == (2, "")
    assert said in complaint
    assert complaint.count("\n") == 1
    assert not (tmp_path / "out" / "records.jsonl").exists()


def test_a_folder_that_cannot_be_written_is_told(run, tmp_path) -> None:
    """Here a file stands in its place."""
    (tmp_path / "out").write_text("a file")
    code, _, complaint = run(*SMALL, "--out", tmp_path / "out")
    assert code == 2
    assert "cannot be written" in complaint
    assert (tmp_path / "out").read_text() == "a file"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("jaipur-record/1", "jaipur-record/9", "matches.jsonl holds a record"),
        ('"match":0', '"match":999', "is match 999 of another tournament"),
    ],
)
def test_a_folder_of_other_records_is_told(run, tmp_path, old, new, said) -> None:
    """And they stay as they are."""
    run(*SMALL, "--out", tmp_path)
    kept = tmp_path / "matches.jsonl"
    kept.write_text(kept.read_text().replace(old, new))
    before = kept.read_text()
    code, _, complaint = run(*SMALL, "--out", tmp_path)
    assert code == 2
    assert said in complaint
    assert kept.read_text() == before


@pytest.fixture
def hears_ctrl_c():
    """A script's job in the background ignores Ctrl-C, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to send")
def test_ctrl_c_keeps_what_is_finished_and_says_so(tmp_path) -> None:
    """And the same command goes on from there."""
    asked = [sys.executable, "-m", "jaipur", "arena", "greedy", "seller", "--pairs", "4000"]
    there = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    process = subprocess.Popen(
        [*asked, "--out", str(tmp_path)],
        env=there,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    kept = tmp_path / "matches.jsonl"
    try:
        end = time.monotonic() + 60
        while not (kept.exists() and kept.read_text().count("\n") > 2):
            assert time.monotonic() < end, "nothing was finished"
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        _, complaint = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "the finished matches are kept" in complaint
    assert "Traceback" not in complaint
    assert kept.read_text().count("\n") > 2
