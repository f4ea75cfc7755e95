"""`jaipur train`: weights that play, one sentence for bad input, nothing half-written."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jaipur import cli

REPOSITORY = Path(__file__).parents[2]
SMALL = ("train", "--rounds", 100, "--seed", 3, "--hidden", 4, "--pairs", 4)


@pytest.fixture
def run(capfd, tmp_path, monkeypatch):
    """Runs the command in a folder of its own: exit code, what it printed, its complaint."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object) -> tuple[int, str, str]:
        code = cli.main(list(map(str, arguments)))
        printed = capfd.readouterr()
        assert "Traceback" not in printed.out + printed.err
        return code, printed.out, printed.err

    return run


@pytest.fixture
def numba():
    """These need the compiled rounds."""
    return pytest.importorskip("numba", reason='no numba: pip install "jaipur-kit[fast]"')


@pytest.mark.usefixtures("numba")
def test_what_is_trained_says_how_and_plays(run, tmp_path) -> None:
    """The file has the command that gives the same weights again, and the arena takes it."""
    code, printed, _ = run(*SMALL, "--without", "herd", "--out", "mine.json")
    assert code == 0
    assert re.search(r"Against greedy it takes [\d.]+ % of the points", printed)
    held = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert "herd" not in held["features"]
    assert held["measured"]["pairs"] == 4
    again = held["command"].replace("weights.json", "again.json").replace('"', "").split()[1:]
    assert run(*again, "--pairs", 4)[0] == 0
    other = json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))
    assert all(held[part] == other[part] for part in ("inputs", "bias", "output", "output_bias"))
    asked = ("strength", "learned:weights=mine.json", "uniform", "--pairs", 1)
    code, printed, _ = run(*asked)
    assert code == 0
    assert "learned:weights=mine.json against uniform" in printed


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
        (("--without", "helt"), "There is no feature 'helt'"),
        (("--out", ""), "--out is empty"),
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
