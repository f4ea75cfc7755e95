"""Records: one canonical text for each match, the same everywhere, and read back as it was.

Protects: round trips in both directions, equal bytes in fresh processes whatever the hash seed
and on every Python that is there, the twenty golden matches and the turns of three,
positions in the middle of a round, files that are there whole or not at all.
"""

import json
import os
import runpy
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from jaipur.errors import SaysWhy
from jaipur.match import Match, PlayedRound
from jaipur.position import position
from jaipur.records import RecordError, RecordFileError, dumps, loads, read, round_rows, rows, write
from jaipur.round import lay_out, shuffle
from jaipur.rules import Rules
from jaipur.session import Session

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[1]
MAKER = runpy.run_path(str(HERE / "golden.py"))
GOLDEN = (HERE / "golden.jsonl").read_text(encoding="ascii").splitlines()


# Golden matches


def test_the_golden_matches_are_made_again_byte_for_byte():
    assert [dumps(match) for match in MAKER["golden"]()] == GOLDEN
    assert len(GOLDEN) == 20


def test_every_turn_of_the_traced_matches_did_what_it_did():
    matches = list(read(HERE / "golden.jsonl"))
    assert MAKER["traces"](matches) == (HERE / "golden.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(20))
def test_a_golden_match_goes_to_text_and_back(number):
    match = loads(GOLDEN[number])
    assert dumps(match) == GOLDEN[number]
    assert loads(dumps(match)) == match


def test_the_golden_matches_show_what_a_record_can_hold():
    records = [json.loads(line) for line in GOLDEN]
    rounds = [played for record in records for played in record["rounds"]]
    assert {record["winner"] for record in records} == {0, 1, "draw", None}
    assert {str(record["seed"]) for record in records} >= {"None", str(2**63 - 1)}
    assert any("start" in played for played in rounds)
    assert any(played["result"] is None for played in rounds)
    ended = {played["result"]["ended_by"] for played in rounds if played["result"]}
    assert ended == {"goods", "deck", "cap"}
    assert any(record["rules"] != "official" for record in records)


# The form


def test_the_form_is_compact_ascii_in_the_documented_order():
    line = GOLDEN[0]
    record = json.loads(line)
    assert line.isascii()
    assert "\n" not in line
    assert json.dumps(record, separators=(",", ":")) == line
    assert list(record) == ["format", "rules", "players", "seed", "rounds", "seals", "winner"]
    assert list(record["rounds"][0]) == ["starter", "deck", "bonus", "actions", "result"]
    assert list(record["rounds"][0]["result"]) == [
        *("rupees", "camel", "bonus_tokens", "goods_tokens", "seal", "decided_by", "ended_by")
    ]
    assert record["format"] == "jaipur-record/1"


def test_any_spacing_and_order_of_keys_is_read():
    def turned(value):
        if isinstance(value, dict):
            return {key: turned(value[key]) for key in reversed(value)}
        return [turned(item) for item in value] if isinstance(value, list) else value

    for line in GOLDEN:
        record = turned(json.loads(line))
        for at in record["rounds"]:
            at["actions"] = "  " + at["actions"].replace(" ", " \t\n ") + " "
        text = json.dumps(record, indent=3, ensure_ascii=False)
        assert dumps(loads(text)) == line
        assert dumps(loads(text.encode())) == line


def test_only_the_rules_that_differ_are_named():
    rules = Rules(hand_limit=6, turn_cap=40)
    match = Match.begin(1, rules=rules)
    assert json.loads(dumps(match))["rules"] == {"hand_limit": 6, "turn_cap": 40}
    assert loads(dumps(match)).rules == rules
    same = dumps(Match.begin(1)).replace('"official"', '{"hand_limit":7}')
    assert loads(same) == Match.begin(1)


def test_a_what_if_is_the_record_with_its_actions_cut():
    session = Session(loads(GOLDEN[0]))
    whole = json.loads(GOLDEN[0])["rounds"][0]["actions"].split()
    for at in (0, 1, 10, len(whole) - 1):
        session.go_to(at)
        cut = json.loads(dumps(session.match))["rounds"]
        assert [played["actions"].split() for played in cut] == [whole[:at]]


# Starts


def test_every_position_of_a_match_can_begin_a_record():
    for line in GOLDEN[::4]:
        for played in loads(line).rounds:
            for start in list(played.positions())[:-1:5]:
                match = Match.from_position(start, ("a", "b"))
                assert loads(dumps(match)) == match
                further = match.play(start.legal_actions()[-1])
                assert loads(dumps(further)) == further


def test_a_teaching_position_can_begin_a_record():
    start = position(
        market="DGSLM", hand="CCL", herd=2, known=("C", ""), won=({"D": 2}, {"P": 5, 5: (8,)})
    )
    match = Match.from_position(start)
    assert loads(dumps(match)) == match
    assert "start" in json.loads(dumps(match))["rounds"][0]


def test_an_opening_without_a_seed_is_written_as_a_deck_with_its_groups_in_order():
    cards, bonus = shuffle(9)
    match = Match.from_position(lay_out(cards, bonus, 1))
    record = json.loads(dumps(match))
    begun = record["rounds"][0]
    assert record["seed"] is None
    assert begun["starter"] == 1
    assert begun["deck"][12:] == cards[12:]
    assert sorted(begun["deck"][:5]) == sorted(cards[:5])
    assert loads(dumps(match)) == match
    # Any order of the hands is read, and it is the same match.
    begun["deck"] = cards
    assert loads(json.dumps(record)) == match


def test_rounds_by_hand_can_follow_one_another():
    first = loads(GOLDEN[0])
    by_hand = replace(first, seed=None)
    again = loads(dumps(by_hand))
    assert again == by_hand
    assert json.loads(dumps(by_hand))["seed"] is None


def test_what_no_record_can_hold_is_not_written():
    match = Match.begin(7)
    over = loads(GOLDEN[0]).rounds[0].now
    for wrong in (
        replace(match, seed=8),
        replace(match, players=("a\n", "b")),
        replace(match, players=("a", "b" * 61)),
        replace(match, players=("\ud800", "b")),
        Match(("a", "b"), None, (PlayedRound.begin(over),)),
    ):
        with pytest.raises(RecordError) as raised:
            dumps(wrong)
        assert "\n" not in str(raised.value)


# Everywhere the same

SCRIPT = "import sys; from jaipur.cli import main; sys.exit(main(sys.argv[1:]))"


def simulated(python: str, out: Path, hash_seed: str) -> bytes:
    """What a fresh process of that Python writes for twelve matches."""
    asked = ["simulate", "--matches", "12", "--seed", "40", "--out", str(out)]
    there = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(REPOSITORY)}
    there["PYTHONDONTWRITEBYTECODE"] = "1"
    subprocess.run([python, "-c", SCRIPT, *asked], check=True, env=there, capture_output=True)
    return out.read_bytes()


def test_equal_seeds_give_equal_bytes_whatever_the_hash_seed(tmp_path):
    first, second = (
        simulated(sys.executable, tmp_path / f"{seed}.jsonl", seed) for seed in ("0", "4321")
    )
    assert first == second
    assert len(first.splitlines()) == 12


@pytest.mark.proof
def test_equal_seeds_give_equal_bytes_on_every_python(tmp_path, each_python):
    here = simulated(sys.executable, tmp_path / "here.jsonl", "1")
    assert simulated(each_python, tmp_path / "there.jsonl", "2") == here


# Files


def test_a_file_is_read_line_by_line_as_it_was_written(tmp_path):
    matches = [loads(line) for line in GOLDEN]
    file = tmp_path / "some.jsonl"
    assert write(iter(matches), file) == 20
    assert file.read_bytes() == "".join(f"{line}\n" for line in GOLDEN).encode()
    assert list(read(file)) == matches
    file.write_text("\n\r\n".join(GOLDEN[:3]) + "   \n\n", encoding="utf-8")
    assert list(read(file)) == matches[:3]


def test_a_file_stays_as_it_was_until_all_is_written(tmp_path):
    file = tmp_path / "some.jsonl"
    file.write_text("before", encoding="utf-8")

    def interrupted():
        yield loads(GOLDEN[0])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(interrupted(), file)
    assert file.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_what_is_no_file_is_not_replaced(tmp_path):
    def never():
        raise AssertionError("a match was asked for")
        yield

    for wrong in (tmp_path, tmp_path / "none" / "x.jsonl", Path(os.devnull)):
        with pytest.raises(OSError, match=r".+") as refused:
            write(never(), wrong)
        assert refused.value.filename == str(wrong)
    assert list(tmp_path.iterdir()) == []


def test_a_link_is_followed_not_replaced(tmp_path):
    real, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    real.write_text("", encoding="utf-8")
    link.symlink_to(real)
    write([Match.begin(1)], link)
    assert link.is_symlink()
    assert list(read(real)) == [Match.begin(1)]


# Rows


def test_rows_add_up_to_the_result():
    for line in GOLDEN:
        match = loads(line)
        turns, rounds = list(rows(match)), list(round_rows(match))
        assert len(rounds) == len(match.rounds)
        assert [row["action"] for row in turns] == [
            str(action) for played in match.rounds for action in played.actions
        ]
        for number, (row, played) in enumerate(zip(rounds, match.rounds, strict=True), 1):
            result = played.now.result()
            assert row["turns"] == sum(turn["round"] == number for turn in turns)
            if result is None or match.seed is None:
                continue
            for who in (0, 1):
                won = sum(
                    turn["rupees"]
                    for turn in turns
                    if (turn["round"], turn["player"]) == (number, who)
                )
                token = match.rules.camel_token * (result.camel == who)
                assert row[f"rupees_{who}"] == result.rupees[who] == won + token


def test_rows_of_a_match_in_the_middle_of_a_round_count_what_is_won_so_far():
    match, rng = Match.begin(5), Random(5)
    while match.round.turns < 40:
        match = match.play(rng.choice(match.round.legal_actions()))
    (row,) = round_rows(match)
    assert (row["seal"], row["ended_by"], row["turns"]) == (None, None, 40)
    assert row["rupees_0"] == sum(turn["rupees"] for turn in rows(match) if turn["player"] == 0)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nope.jsonl", "'nope.jsonl' cannot be read: No such file or directory."),
        ("", "A file of records needs a name, and '' is none."),
        ("a\0b", r"'a\x00b' cannot be read: embedded null byte."),
    ],
)
def test_a_file_that_is_not_there_is_one_sentence(name, sentence):
    """An `OSError` still, that a notebook shows without frames."""
    with pytest.raises(RecordFileError) as wrong:
        read(name)
    assert isinstance(wrong.value, OSError)
    assert isinstance(wrong.value, SaysWhy)
    assert str(wrong.value) == sentence


def test_the_name_of_a_file_is_no_number():
    with pytest.raises(TypeError, match="The name of a file is a text or a path, and not 5"):
        read(5)
