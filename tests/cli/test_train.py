"""`jaipur train`: weights that play, one sentence for bad input, nothing half-written."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jaipur.agents.learned import read_network
from jaipur.agents.learned.training import varied
from jaipur.cli.train import VARIED

REPOSITORY = Path(__file__).parents[2]
SMALL = ("train", "--rounds", 100, "--seed", 3, "--hidden", 4, "--pairs", 4)


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    """What is written is written there."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def numba():
    """These need the compiled rounds."""
    return pytest.importorskip("numba", reason='no numba: pip install "jaipur-kit[fast]"')


@pytest.mark.usefixtures("numba")
def test_what_is_trained_says_how_and_plays(run, tmp_path) -> None:
    """The file has the command that gives the same weights again, and the arena takes it."""
    varied = ("--without", "herd, held D", "--without", "lead", "--rate", 0.04)
    code, printed, _ = run(*SMALL, *varied, "--out", "my net.json")
    assert code == 0
    assert re.search(r"Against greedy it takes [\d.]+ % of the points", printed)
    held = json.loads((tmp_path / "my net.json").read_text(encoding="utf-8"))
    assert not {"herd", "held D", "lead"} & set(held["features"])
    assert "held G" in held["features"]
    assert held["measured"]["pairs"] == 4
    assert "--out 'my net.json'" in held["command"]
    (tmp_path / "my net.json").rename(tmp_path / "first.json")
    assert run(*shlex.split(held["command"])[1:])[0] == 0
    other = json.loads((tmp_path / "my net.json").read_text(encoding="utf-8"))
    assert held == other
    asked = re.search(r"as in: jaipur (.*)", printed).group(1)
    code, printed, _ = run(*shlex.split(asked)[:-1], 1)
    assert code == 0
    assert "learned:weights=my net.json against greedy" in printed


@pytest.mark.usefixtures("numba")
def test_pairs_that_came_out_alike_say_how_little_they_say(run, monkeypatch) -> None:
    """An interval without width is no certainty."""
    monkeypatch.setattr("jaipur.agents.learned.measure", lambda *_: (0.5, 0.5, 0.5))
    _, printed, _ = run(*SMALL, "--out", "mine.json")
    assert "all pairs came out alike: the share may still lie up to 53 points away" in printed


@pytest.mark.usefixtures("numba")
def test_ctrl_c_while_it_is_measured_keeps_what_was_learned(run, monkeypatch, tmp_path) -> None:
    """The weights are whole; only their strength is missing."""

    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("jaipur.agents.learned.measure", stopped)
    code, printed, complaint = run(*SMALL, "--out", "mine.json")
    assert code == 130
    assert printed == "What 100 rounds taught is written to mine.json.\n"
    assert complaint.startswith("Stopped while its strength was measured")
    held = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert "measured" not in held
    assert held["seed"] == 3
    assert read_network("mine.json").about["command"].startswith("jaipur train --rounds 100")


@pytest.mark.usefixtures("numba")
def test_what_can_be_varied_is_what_a_training_varies(run) -> None:
    """By the same names, and the help tells the same numbers."""
    usual = {name.replace("_", "-"): value for name, value in varied().items()}
    assert sorted(VARIED) == sorted(usual)
    words = " ".join(run("train", "--help")[1].split())
    for name, value in usual.items():
        told = re.search(rf"--{name} [A-Z] (.*?)( --|$)", words).group(1)
        assert f"({value:g})" in told, name


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (("--rounds", 0), "--rounds cannot be '0': use a whole number from 1"),
        (("--rounds", "many"), "--rounds cannot be 'many'"),
        (("--seed", -1), "--seed cannot be '-1'"),
        (("--hidden", 2000), "--hidden cannot be '2000': use a whole number from 1 to 1024"),
        (("--jobs", 0), "--jobs cannot be '0'"),
        (("--pairs", 1), "--pairs cannot be '1': use a whole number from 2"),
        (("--decay", 1.5), "--decay cannot be '1.5': use a number from 0 to 1"),
        (("--seal", "nan"), "--seal cannot be 'nan'"),
        (("--exploring", "a"), "--exploring cannot be 'a'"),
        (("--last-rate", 0), "--last-rate cannot be '0': use a number from 0.0001 to 1"),
        (("--margin", "inf"), "--margin cannot be 'inf': use a number from 0.1 to 1000"),
        (("--without", "lead,helt"), "There is no feature 'helt'"),
        (("--without", "helt"), "There is no feature 'helt'"),
        (("--without", "Lead"), "There is no feature 'Lead'. Did you mean lead?"),
        (("--out", ""), "--out is empty"),
        (("--out", "a,compiled=1.json"), "use a name without commas, and without spaces"),
        (("--out", "a.json "), "'a.json ' cannot be named as in learned:weights=mine.json"),
        (("--out", "."), ". cannot be written"),
        (("--out", "a\0b"), "cannot be written"),
        (("--out", "no/such/folder/x.json"), "x.json cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(changed, said, run, tmp_path) -> None:
    """Before anything is trained; nothing is written."""
    code, printed, complaint = run(*SMALL, "--out", "mine.json", *changed)
    assert code == 2
    assert said in complaint
    assert complaint.count("\n") == 1
    assert not printed
    assert list(tmp_path.iterdir()) == []


def test_without_numba_it_says_what_it_needs(run, monkeypatch, tmp_path) -> None:
    """One sentence, and nothing is left."""
    monkeypatch.setattr("jaipur.compiled.having.available", lambda: False)
    code, _, complaint = run(*SMALL, "--out", "mine.json")
    assert code == 2
    assert 'pip install "jaipur-kit[fast]"' in complaint
    assert complaint.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def hears_ctrl_c():
    """A script's job in the background ignores Ctrl-C, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_ctrl_c", "numba")
@pytest.mark.skipif(os.name == "nt", reason="no signals of this kind")
@pytest.mark.parametrize(("sent", "code"), [("SIGINT", 130), ("SIGTERM", 143)])
def test_ctrl_c_leaves_no_half_file_and_says_so(tmp_path, sent, code) -> None:
    """What was there stays."""
    out = tmp_path / "mine.json"
    out.write_text("older\n", encoding="utf-8")
    asked = ["train", "--rounds", "100000000", "--seed", "1", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "jaipur", *asked],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
    )
    try:
        deadline = time.monotonic() + 60
        while len(list(tmp_path.iterdir())) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        process.send_signal(getattr(signal, sent))
        _, complaint = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == code
    assert complaint == f"Stopped: nothing was written to {out}.\n"
    assert list(tmp_path.iterdir()) == [out]
    assert out.read_text(encoding="utf-8") == "older\n"
