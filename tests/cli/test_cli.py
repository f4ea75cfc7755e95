"""The `jaipur` command: what it prints, its exit codes, and one sentence for every bad input.

Protects: "N matches hold", errors that name file, line, round, turn and rule, 2 before 1 before 0,
files written whole or not at all, no traceback whatever is asked, nothing heavy loaded for help.
"""

import codecs
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jaipur.records import MOST_BYTES, loads, read

REPOSITORY = Path(__file__).parents[2]
GOLDEN = REPOSITORY / "tests" / "records" / "golden.jsonl"
LINES = GOLDEN.read_text(encoding="ascii").splitlines()


def fresh(*arguments: object, **options) -> subprocess.CompletedProcess[str]:
    """Runs `python -m jaipur` in a process of its own."""
    there = {**os.environ, "PYTHONPATH": str(REPOSITORY), **options.pop("env", {})}
    asked = [sys.executable, "-m", "jaipur", *map(str, arguments)]
    return subprocess.run(asked, capture_output=True, text=True, env=there, **options)


def one_sentence(complaint: str) -> bool:
    return complaint.endswith("\n") and complaint.count("\n") == 1 and len(complaint) < 600


# record check


def test_a_file_that_begins_with_a_byte_order_mark_is_read(run, tmp_path):
    """As editors on Windows write it."""
    marked = tmp_path / "marked.jsonl"
    marked.write_bytes(codecs.BOM_UTF8 + LINES[3].encode() + b"\n")
    assert run("record", "check", marked) == (0, "1 match holds.\n", "")
    marked.write_bytes(codecs.BOM_UTF8 + b"\r\n" + LINES[3].encode())
    assert run("record", "check", marked) == (0, "1 match holds.\n", "")
    marked.write_bytes(codecs.BOM_UTF8)
    assert run("record", "check", marked)[0] == 2
    assert (
        loads("\ufeff" + LINES[3]) == loads(LINES[3]) == loads(codecs.BOM_UTF8 + LINES[3].encode())
    )


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (("simulate", "--matches", 1, "--seed", 1, "--out", ""), "--out"),
        (("replay", ""), "FILE"),
        (("record", "check", ""), "FILE"),
    ],
)
def test_an_empty_name_is_no_file(run, command, name):
    assert run(*command) == (2, "", f"{name} is empty: give the name of a file.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "command",
    [("rules",), ("replay", GOLDEN), ("record", "check", GOLDEN), ("--help",), ("replay", "-h")],
)
def test_a_full_disk_is_one_sentence(command):
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "jaipur", *map(str, command)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        )
    assert (ended.returncode, ended.stderr) == (
        2,
        "The output cannot be written: No space left on device.\n",
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_where_nothing_at_all_can_be_written_the_exit_code_is_left():
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "jaipur", "rules"],
            stdout=full,
            stderr=full,
            env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        )
    assert ended.returncode == 2


def test_matches_that_hold_are_counted_over_all_files(run, tmp_path):
    one = tmp_path / "one.jsonl"
    one.write_text(LINES[3], encoding="ascii")
    assert run("record", "check", GOLDEN) == (0, "20 matches hold.\n", "")
    assert run("record", "check", one) == (0, "1 match holds.\n", "")
    assert run("record", "check", GOLDEN, one, GOLDEN) == (0, "41 matches hold.\n", "")


def damaged(line: str, **fields: object) -> str:
    return json.dumps(json.loads(line) | fields)


def other_action(line: str) -> str:
    record = json.loads(line)
    actions = record["rounds"][1]["actions"].split()
    record["rounds"][1]["actions"] = " ".join([*actions[:4], "+DG", *actions[5:]])
    return json.dumps(record)


#: What is in the file, the exit code, and what the one sentence says after the file's name.
BAD_FILES: dict[str, tuple[bytes, int, str]] = {
    "empty": (b"", 2, r"The file is empty"),
    "blank lines": (b"\n \r\n\n", 2, r"The file is empty"),
    "not UTF-8": (b"\n" + b"\xc3\x28\n", 2, r"line 2: Byte 1 is not UTF-8"),
    "UTF-16": (LINES[0].encode("utf-16"), 2, r"line 1: Byte 1 is not UTF-8"),
    "null characters": (b"\0" * 100, 2, r"line 1: This is no whole record"),
    "a picture": (b"\x89PNG\r\n\x1a\n", 2, r"line 1: Byte 1 is not UTF-8"),
    "no JSON": (b"hello\n", 2, r"no whole record: it cannot be read from character 1"),
    "cut short": (LINES[0].encode()[:300], 2, r"line 1: This is no whole record"),
    "a list of records": (f"[{LINES[0]}]".encode(), 2, r"line 1: The record is a list"),
    "nested deeply": (b"[" * 1_000_000 + b"\n", 2, r"line 1: .* nested too deeply"),
    "a key twice": (b'{"seed": 1, "seed": 2}\n', 2, r'line 1: The field "seed" is there twice'),
    "another version": (
        damaged(LINES[0], format="jaipur-record/9").encode(),
        2,
        r'line 1: The format is "jaipur-record/9"',
    ),
    "no number": (damaged(LINES[0], seed=float("nan")).encode(), 2, r"line 1: The number NaN"),
    "a huge number": (b'{"seed": 1' + b"0" * 100_000 + b"}", 2, r"line 1: The number 10+… is too"),
    "true for a number": (damaged(LINES[0], seals=[True, 2]).encode(), 2, r'"seals\[0\]" is true'),
    "a missing field": (b'{"format": "jaipur-record/1"}', 2, r"line 1: The field .* is missing"),
    "an unknown field": (damaged(LINES[0], by="me").encode(), 2, r'There is no field "by"'),
    "a line without end": (b"x" * (3 * MOST_BYTES), 2, r"line 1: The record is too long"),
    "spaces without end": (b" " * (3 * MOST_BYTES) + b"x", 2, r"line 1: The record is too long"),
    "another seal": (
        damaged(LINES[1], seals=[0, 0]).encode(),
        1,
        r'line 1: The field "seals" is \[0, 0\]; it should be .* \[match.two-seals\]',
    ),
    "another seed": (
        "\n".join([LINES[0], damaged(LINES[1], seed=99)]).encode(),
        1,
        r"line 2, round 1: Seed 99 does not give",
    ),
    "an illegal action": (
        "\n".join([*LINES[1:4], other_action(LINES[0])]).encode(),
        1,
        r"line 4, round 2, turn 5: \+DG is not allowed.* \[take.one-good\]",
    ),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_is_one_sentence_and_an_exit_code(run, tmp_path, name):
    held, code, words = BAD_FILES[name]
    file = tmp_path / "bad.jsonl"
    file.write_bytes(held)
    for command in (("record", "check", file), ("replay", file, "--match", 9)):
        got, printed, complaint = run(*command)
        assert got == code
        assert printed == ""
        assert one_sentence(complaint)
        assert complaint.startswith(str(file))
        assert re.search(words, complaint)


def test_a_file_that_is_not_there_or_no_file_is_one_sentence(run, tmp_path):
    for wrong in (tmp_path / "none.jsonl", tmp_path, tmp_path / "none" / "x", "a\0b"):
        for command in (("record", "check", wrong), ("replay", wrong)):
            code, printed, complaint = run(*command)
            assert (code, printed) == (2, "")
            assert one_sentence(complaint)
            assert "cannot be read" in complaint


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_a_file_that_may_not_be_read_is_one_sentence(run, tmp_path):
    file = tmp_path / "secret.jsonl"
    file.write_text(LINES[0], encoding="ascii")
    file.chmod(0)
    code, _, complaint = run("record", "check", file)
    assert code == 2
    assert one_sentence(complaint)


def test_each_bad_file_has_its_sentence_and_two_wins(run, tmp_path):
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    one.write_text(damaged(LINES[1], winner="draw"), encoding="ascii")
    two.write_text("{}", encoding="ascii")
    assert run("record", "check", GOLDEN, one)[0] == 1
    for files in ((one, two), (two, one), (one, two, one), (GOLDEN, two)):
        code, printed, complaint = run("record", "check", *files)
        assert (code, printed) == (2, "")
        assert complaint.count("\n") == sum(file != GOLDEN for file in files)


# simulate


def test_simulated_matches_hold_and_are_always_the_same(run, tmp_path):
    first, second = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    code, printed, complaint = run("simulate", "--matches", 5, "--seed", 11, "--out", first)
    assert (code, complaint) == (0, "")
    assert printed == f"5 matches are written to {first}.\n"
    run("simulate", "--matches", 4, "--seed", 12, "--out", second)
    assert first.read_bytes().splitlines()[1:] == second.read_bytes().splitlines()
    assert run("record", "check", first, second)[:2] == (0, "9 matches hold.\n")
    assert [match.seed for match in read(first)] == [11, 12, 13, 14, 15]
    assert all(match.over for match in read(first))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("--matches", value) for value in ("0", "-1", "x", "1.5", "", "1e3", "9" * 5000, "１")),
        *(("--seed", value) for value in ("-1", "seven", "2.0", "1_000", str(2**63), "9" * 5000)),
    ],
)
def test_a_number_that_is_none_is_one_sentence(run, tmp_path, option, value):
    asked = {"--matches": "1", "--seed": "1", "--out": tmp_path / "x.jsonl", option: value}
    code, printed, complaint = run(
        "simulate", *(f"{name}={given}" for name, given in asked.items())
    )
    assert (code, printed) == (2, "")
    assert one_sentence(complaint)
    assert "use a whole number from" in complaint
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_nothing_is_played(run, tmp_path):
    taken = tmp_path / "taken"
    taken.write_text("", encoding="ascii")
    for out in (tmp_path, tmp_path / "none" / "x", taken / "x", os.devnull, "a\0b"):
        code, printed, complaint = run("simulate", "--matches", 9**6, "--seed", 1, "--out", out)
        assert (code, printed) == (2, "")
        assert one_sentence(complaint)
        assert "cannot be written" in complaint
    assert list(tmp_path.iterdir()) == [taken]
    assert Path(os.devnull).is_char_device() or os.name == "nt"


@pytest.fixture
def hears_ctrl_c():
    """A script's job in the background ignores Ctrl-C, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.skipif(os.name == "nt", reason="no signals of this kind")
@pytest.mark.parametrize(("sent", "code"), [("SIGINT", 130), ("SIGTERM", 143)])
def test_ctrl_c_leaves_no_half_file_and_says_so(tmp_path, sent, code):
    """As does the signal by which a system ends a program."""
    out = tmp_path / "x.jsonl"
    asked = ["simulate", "--matches", "1000000", "--seed", "1", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "jaipur", *asked],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
    )
    try:
        deadline = time.monotonic() + 30
        while not any(tmp_path.iterdir()):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        process.send_signal(getattr(signal, sent))
        _, complaint = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == code
    assert complaint == f"Stopped: nothing was written to {out}.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_person_sees_how_far_it_is(run, tmp_path, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    _, _, plain = run("simulate", "--matches", 3, "--seed", 1, "--out", tmp_path / "a")
    assert "2 of 3 matches" in plain
    assert plain.endswith("3 of 3 matches\n")
    monkeypatch.delitem(sys.modules, "tqdm")
    pytest.importorskip("tqdm", reason='no tqdm: pip install "jaipur-kit[lab]"')
    _, _, bar = run("simulate", "--matches", 3, "--seed", 1, "--out", tmp_path / "b")
    assert "100%" in bar


# replay


def test_a_replay_tells_every_turn(run):
    code, printed, complaint = run("replay", GOLDEN, "--match", 1)
    assert (code, complaint) == (0, "")
    record = json.loads(LINES[0])
    turns = [line.split()[:2] for line in printed.splitlines() if re.match(r" +\d+  ", line)]
    actions = [
        [str(number), action]
        for played in record["rounds"]
        for number, action in enumerate(played["actions"].split(), 1)
    ]
    assert turns == actions
    assert printed.startswith("Match 1: ann and bob, seed 0.\n")
    winner = record["players"][record["winner"]]
    assert f"{winner} wins the match" in printed


def test_a_replay_shows_all_matches_of_a_file(run):
    _, printed, _ = run("replay", GOLDEN)
    shown = re.findall(r"^Match (\d+): ", printed, re.MULTILINE)
    assert shown == [str(number) for number in range(1, 21)]


@pytest.mark.parametrize("wanted", ["0", "21", "-3", "first", "99999999999999"])
def test_a_match_that_is_not_there_is_one_sentence(run, wanted):
    code, printed, complaint = run("replay", GOLDEN, f"--match={wanted}")
    assert (code, printed) == (2, "")
    assert one_sentence(complaint)


def test_a_name_that_the_terminal_cannot_show_stops_nothing():
    said = fresh("replay", GOLDEN, env={"PYTHONIOENCODING": "ascii"})
    assert said.returncode == 0
    assert "Zo\\xeb" in said.stdout


@pytest.mark.skipif(os.name == "nt", reason="pipes end in another way")
def test_a_reader_that_goes_away_is_no_failure(tmp_path):
    much = tmp_path / "much.jsonl"
    much.write_text("\n".join(LINES * 3), encoding="ascii")
    command = f'"{sys.executable}" -m jaipur replay "{much}" | head -n 1'
    there = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    said = subprocess.run(command, shell=True, capture_output=True, text=True, env=there)
    assert said.stdout == "Match 1: ann and bob, seed 0.\n"
    assert said.stderr == ""


# The rest


def test_the_version_and_the_rules(run):
    assert re.fullmatch(r"jaipur \d+\.\d+\.\d+\n", run("--version")[1])
    code, printed, _ = run("rules")
    assert code == 0
    assert "An exchange is at least 2 for 2" in printed
    assert printed.count("\n") < 50
    assert max(map(len, printed.splitlines())) <= 100


@pytest.mark.parametrize("command", ["", "record", "record check", "simulate", "replay", "bench"])
def test_help_names_the_exit_codes(run, command):
    code, printed, _ = run(*command.split(), "--help")
    assert code == 0
    assert "Exit codes: 0 done; 1 a record reads but does not hold; 2" in printed


@pytest.mark.parametrize("command", ["", "record"])
def test_a_command_that_needs_another_shows_which_there_are(run, command):
    code, printed, _ = run(*command.split())
    assert code == 0
    assert "commands:" in printed


@pytest.mark.parametrize(
    "command",
    ["play", "record list", "record check", "simulate", "replay", "rules 7", "--fast", "bench x"],
)
def test_what_is_no_command_is_one_sentence(run, command):
    code, printed, complaint = run(*command.split())
    assert (code, printed) == (2, "")
    assert one_sentence(complaint)


def test_the_bench_prints_its_figures(run, monkeypatch):
    from jaipur.bench import compiled, measure

    few = measure.Ratio(engine=300.0, reference=100.0, ratio=3.0)
    monkeypatch.setattr(measure, "ratio", lambda: few)
    monkeypatch.setattr(measure, "microseconds", lambda: {"deal": 40.0})
    monkeypatch.setattr(measure, "move_milliseconds", lambda: 250.0)
    monkeypatch.setattr(measure, "import_milliseconds", lambda: 40.0)
    monkeypatch.setattr(compiled, "lines", lambda: iter(["And the compiled rounds."]))
    code, printed, _ = run("bench")
    assert code == 0
    assert "3.00 times as fast" in printed
    assert "Dealing a round: 40.0 microseconds" in printed
    assert "ismcts-guided with 100 iterations: 250 milliseconds" in printed
    assert "import jaipur: 40.0 milliseconds" in printed
    assert printed.endswith("And the compiled rounds.\n")


def test_help_loads_nothing_heavy():
    code = (
        "import sys; from jaipur.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'pandas', 'tqdm', 'ipywidgets', 'numpy', 'jaipur.tables',"
        " 'jaipur.records'} & set(sys.modules)))"
    )
    there = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=there)
    assert said.stdout.endswith("[]\n")


@pytest.mark.parametrize(
    ("command", "named"),
    [("replay g h", "jaipur replay"), ("rules h", "jaipur rules"), ("--nope", "jaipur")],
)
def test_a_word_too_many_names_the_help_of_its_command(run, command, named):
    code, printed, complaint = run(*command.split())
    assert (code, printed) == (2, "")
    assert complaint.startswith(f"{named}: ")
    assert complaint.endswith(f"(see {named} --help).\n")
