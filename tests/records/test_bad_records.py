"""What is wrong with a record is said in one sentence that names where and, if one, the rule.

Protects: every way in which a record can fail to be one ("format") or fail to hold ("holds"),
and that no damage to a record, however random, gives anything but an equal match or `RecordError`.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jaipur.records import MOST_BYTES, RecordError, dumps, loads

GOLDEN = (Path(__file__).parent / "golden.jsonl").read_text(encoding="ascii").splitlines()
FIRST = json.loads(GOLDEN[0])
CAPPED = next(json.loads(line) for line in GOLDEN if '"turn_cap":30' in line)
STARTED = next(json.loads(line) for line in GOLDEN if '"start":' in line)

#: A change to a copy of a record, in place, or another text for it.
Change = Callable[[dict[str, Any]], Any]


def put(*path: Any) -> Change:
    """Put the last of `path` where the others lead."""
    *way, last, value = path

    def change(record: dict[str, Any]) -> None:
        for step in way:
            record = record[step]
        record[last] = value

    return change


def drop(*path: Any) -> Change:
    *way, last = path

    def change(record: dict[str, Any]) -> None:
        for step in way:
            record = record[step]
        del record[last]

    return change


def text(value: str | bytes) -> Change:
    return lambda _: value


def said(change: Change, record: dict[str, Any] = FIRST) -> RecordError:
    copy = json.loads(json.dumps(record))
    other = change(copy)
    with pytest.raises(RecordError) as raised:
        loads(json.dumps(copy) if other is None else other)
    sentence = str(raised.value)
    assert "\n" not in sentence
    assert len(sentence) < 400
    return raised.value


FORMAT: dict[str, tuple[Change, str]] = {
    "no text": (text(""), "empty"),
    "only spaces": (text(" \n "), "empty"),
    "bytes that are not UTF-8": (text(b'{"format":\xff}'), "Byte 11 is not UTF-8"),
    "another encoding": (text(GOLDEN[0].encode("utf-16")), "not UTF-8"),
    "no JSON": (text("{'format': 1}"), "cannot be read from character 2"),
    "half a record": (text(GOLDEN[0][:200]), "no whole record"),
    "a null character": (text("\0"), "no whole record"),
    "two byte order marks": (text("\ufeff\ufeff" + GOLDEN[0]), "no whole record"),
    "two records": (text(GOLDEN[0] + GOLDEN[1]), "one line is one record"),
    "nesting, closed": (text("[" * 99_999 + "]" * 99_999), "nested too deeply"),
    "nesting, open": (text('{"a":' * 500_000), "nested too deeply"),
    "too long": (text(" " * MOST_BYTES + GOLDEN[0]), "too long"),
    "a key twice": (text('{"format":"jaipur-record/1","format":"x"}'), '"format" is there twice'),
    "a key twice inside": (
        text(GOLDEN[0].replace('"starter":', '"starter":0,"starter":', 1)),
        '"starter" is there twice',
    ),
    "a number": (text("7"), "must be an object"),
    "a list": (text("[]"), "must be an object"),
    "no version": (drop("format"), '"format" is missing'),
    "another version": (put("format", "jaipur-record/2"), '"jaipur-record/2"'),
    "a version that is no text": (put("format", ["jaipur-record/1"]), "a list"),
    "not a number": (text(GOLDEN[0].replace('"seed":0', '"seed":NaN')), "NaN"),
    "infinity": (text(GOLDEN[0].replace('"seed":0', '"seed":-Infinity')), "-Infinity"),
    "a fraction": (put("seed", 7.5), "7.5 is not whole"),
    "a whole fraction": (put("seed", 7.0), "7.0 is not whole"),
    "a huge number": (text(GOLDEN[0].replace('"seed":0', f'"seed":{"9" * 9999}')), "too large"),
    "a large number": (put("seed", 2**63), "9223372036854775807"),
    "a negative seed": (put("seed", -1), '"seed" is -1'),
    "a seed that is true": (put("seed", True), '"seed" is true'),
    "a seed as text": (put("seed", "0"), '"seed" is "0"'),
    "no seed": (drop("seed"), '"seed" is missing'),
    "a field too many": (put("date", "today"), 'no field "date"'),
    "a round's field too many": (put("rounds", 0, "note", ""), 'no field "note"'),
    "no players": (put("players", []), "a list of two"),
    "three players": (put("players", ["a", "b", "c"]), "a list of two"),
    "a player that is no text": (put("players", ["a", None]), '"players[1]" is null'),
    "a long name": (put("players", ["a" * 61, "b"]), "at most 60 characters"),
    "a name with a line in it": (put("players", ["a\nb", "b"]), "control characters"),
    "a name with an escape": (put("players", ["a\x1b[31m", "b"]), "control characters"),
    "half a character": (put("players", ["\ud800", "b"]), "control characters"),
    "rules of another name": (put("rules", "house"), '"rules" is "house"'),
    "rules that are a list": (put("rules", []), '"rules" is an empty list'),
    "an unknown rule": (put("rules", {"luck": 1}), 'no field "rules.luck"'),
    "a rule out of range": (put("rules", {"hand_limit": 12}), "hand_limit cannot be 12"),
    "a rule that is true": (put("rules", {"hand_limit": True}), "hand_limit cannot be True"),
    "a rule of text": (put("rules", {"full_tie": []}), "full_tie cannot be"),
    "bonus tokens that are text": (put("rules", {"bonus_tokens": "123"}), "bonus_tokens cannot"),
    "rounds that are no list": (put("rounds", {}), '"rounds" is an object'),
    "no round": (put("rounds", []), "has no round"),
    "a round that is no object": (put("rounds", 1, 5), "round 2"),
    "a thousand rounds": (put("rounds", [None] * 1000), "at most 100"),
    "a starter that is no player": (put("rounds", 0, "starter", 2), "round 1"),
    "a starter that is false": (put("rounds", 0, "starter", False), '"starter" is false'),
    "a deck of numbers": (put("rounds", 0, "deck", [1]), '"deck" is a list'),
    "a deck of other letters": (put("rounds", 0, "deck", "X" * 52), "D G S C P L M"),
    "no bonus pile for 5": (drop("rounds", 0, "bonus", "5"), '"bonus.5" is missing'),
    "a bonus pile for 6": (put("rounds", 0, "bonus", "6", []), 'no field "bonus.6"'),
    "a bonus of text": (put("rounds", 0, "bonus", "3", 0, "2"), '"bonus.3[0]" is "2"'),
    "actions in a list": (put("rounds", 0, "actions", ["+M"]), '"actions" is a list'),
    "an action that is none": (put("rounds", 0, "actions", "+M take"), "round 1, turn 2"),
    "an action of one letter": (put("rounds", 1, "actions", "D"), "round 2, turn 1"),
    "an action of no card": (put("rounds", 0, "actions", "+Q"), "'Q' is no card"),
    "a result that is text": (put("rounds", 0, "result", "won"), '"result" is "won"'),
    "a result without a seal": (drop("rounds", 0, "result", "seal"), '"result.seal" is missing'),
    "rupees of one player": (put("rounds", 0, "result", "rupees", [7]), "a list of two"),
    "rupees that are true": (put("rounds", 0, "result", "rupees", [True, 1]), "rupees[0]"),
    "another ending": (put("rounds", 0, "result", "ended_by", "rain"), '"goods", "deck", "cap"'),
    "no seals": (drop("seals"), '"seals" is missing'),
    "another winner": (put("winner", 2), '"winner" is 2'),
    "a winner that is true": (put("winner", True), '"winner" is true'),
}


@pytest.mark.parametrize("name", FORMAT)
def test_what_is_no_record_is_refused(name):
    change, words = FORMAT[name]
    error = said(change)
    assert error.kind == "format"
    assert words in str(error)


START_FORMAT: dict[str, tuple[Change, str]] = {
    "a seed beside a position": (put("seed", 7), "the seed must be null, not 7"),
    "a deck beside a position": (put("rounds", 0, "deck", "D"), 'no field "deck"'),
    "a herd of text": (put("rounds", 0, "start", "herds", 0, "2"), '"start.herds[0]"'),
    "a camel in hand": (put("rounds", 0, "start", "hands", 0, "M"), '"start.hands[0]"'),
    "a token row too few": (drop("rounds", 0, "start", "tokens", "L"), "start.tokens.L"),
    "turns without end": (put("rounds", 0, "start", "turns", 10**9), '"start.turns"'),
    "no known cards": (drop("rounds", 0, "start", "known"), '"start.known" is missing'),
}


@pytest.mark.parametrize("name", START_FORMAT)
def test_what_is_no_position_is_refused(name):
    change, words = START_FORMAT[name]
    error = said(change, STARTED)
    assert error.kind == "format"
    assert words in str(error)


def other_cards(record: dict[str, Any]) -> None:
    """A camel more and a leather fewer, and no seed that would say so first."""
    record["seed"] = None
    record["rounds"][0]["deck"] = record["rounds"][0]["deck"].replace("L", "M", 1)


def other_bonus(record: dict[str, Any]) -> None:
    record["seed"] = None
    record["rounds"][0]["bonus"]["3"][0] = 9


def longer(record: dict[str, Any]) -> None:
    record["rounds"][0]["actions"] += " +M"


def shorter(record: dict[str, Any]) -> None:
    played = record["rounds"][0]
    played["actions"] = played["actions"].rsplit(" ", 1)[0]


def swapped(record: dict[str, Any]) -> None:
    deck = record["rounds"][0]["deck"]
    at = next(at for at in range(51) if deck[at] != deck[at + 1])
    record["rounds"][0]["deck"] = deck[:at] + deck[at + 1] + deck[at] + deck[at + 2 :]


def goes_on(record: dict[str, Any]) -> None:
    record["rounds"].append(json.loads(json.dumps(record["rounds"][-1])))


def live_first(record: dict[str, Any]) -> None:
    record["rounds"][0] |= {"actions": "", "result": None}


def other_starter(number: int) -> Change:
    def change(record: dict[str, Any]) -> None:
        record["rounds"][number]["starter"] = 1 - record["rounds"][number]["starter"]

    return change


RESULT = FIRST["rounds"][0]["result"]
TURNS = len(FIRST["rounds"][0]["actions"].split())
WINNER = FIRST["winner"]

#: The change, the round, the turn and the rule that are named, and some of the words.
HOLDS: dict[str, tuple[Change, int | None, int | None, str | None, str]] = {
    "two cards of the deck swapped": (swapped, 1, None, None, "Seed 0 does not give"),
    "another seed": (put("seed", 1), 1, None, None, "Seed 1 does not give"),
    "bonus tokens of another order": (
        put("rounds", 1, "bonus", "3", [1, 1, 2, 2, 2, 3, 3]),
        2,
        None,
        None,
        '"bonus"',
    ),
    "a deck of other cards": (other_cards, 1, None, "box.cards", "too many are a camel"),
    "other bonus tokens": (other_bonus, 1, None, "box.bonus", "[1, 1, 2, 2, 2, 3, 3]"),
    "an illegal action": (put("rounds", 0, "actions", "+DG"), 1, 1, "take.one-good", "+DG"),
    "a sale of nothing": (put("rounds", 1, "actions", "-"), 2, 1, "sell.any-number", ""),
    "an action after the end": (longer, 1, TURNS + 1, "round.over", "+M"),
    "the last action missing": (shorter, 1, TURNS - 1, None, "must be null"),
    "no result": (put("rounds", 0, "result", None), 1, TURNS, None, "cannot be null"),
    "other rupees": (
        put("rounds", 0, "result", "rupees", [1, 2]),
        1,
        None,
        "sell.tokens",
        "[1, 2]",
    ),
    "another camel token": (
        put("rounds", 0, "result", "camel", 1 - (RESULT["camel"] or 0)),
        1,
        None,
        "count.camel-token",
        "result.camel",
    ),
    "other bonus counts": (
        put("rounds", 0, "result", "bonus_tokens", [9, 9]),
        1,
        None,
        "bonus.by-cards",
        "[9, 9]",
    ),
    "other goods counts": (
        put("rounds", 0, "result", "goods_tokens", [9, 9]),
        1,
        None,
        "sell.tokens",
        "[9, 9]",
    ),
    "another seal": (
        put("rounds", 0, "result", "seal", 1 - RESULT["seal"]),
        1,
        None,
        "count.seal",
        f"it should be {RESULT['seal']}",
    ),
    "another comparison": (
        put("rounds", 0, "result", "decided_by", None),
        1,
        None,
        "count.ties",
        "result.decided_by",
    ),
    "another ending": (put("rounds", 0, "result", "ended_by", "cap"), 1, None, None, '"cap"'),
    "another starter": (other_starter(0), 1, None, "setup.starter", '"starter" is'),
    "the winner starts": (other_starter(1), 2, None, "match.loser-starts", '"starter"'),
    "a round after a live one": (live_first, 2, None, None, "still going on"),
    "a round after the match": (goes_on, len(FIRST["rounds"]) + 1, None, "match.two-seals", ""),
    "other seals": (put("seals", [5, 5]), None, None, "match.two-seals", "[5, 5]"),
    "no winner": (put("winner", None), None, None, "match.two-seals", f"be {WINNER}"),
    "a draw": (put("winner", "draw"), None, None, "match.two-seals", '"draw"'),
    "other rules": (put("rules", {"camel_token": 6}), 1, None, "sell.tokens", "rupees"),
}


@pytest.mark.parametrize("name", HOLDS)
def test_what_does_not_hold_is_refused_with_its_place_and_rule(name):
    change, round_number, turn, rule, words = HOLDS[name]
    error = said(change)
    assert error.kind == "holds"
    assert error.round == round_number
    assert turn is None or error.turn == turn
    assert rule is None or error.rule == rule
    assert words in str(error)
    assert error.line is None
    for name, number in (("round", round_number), ("turn", turn)):
        assert number is None or f"{name} {number}" in str(error)
    assert rule is None or str(error).endswith(f"[{rule}]")


def test_a_match_drawn_by_the_cap_has_no_other_winner():
    assert CAPPED["winner"] == "draw"
    assert said(put("winner", 0), CAPPED).rule == "match.no-turn-limit"
    assert said(put("winner", None), CAPPED).rule == "match.no-turn-limit"
    assert said(goes_on, CAPPED).rule == "match.no-turn-limit"
    error = said(put("rounds", 0, "result", "camel", 0), CAPPED)
    assert error.kind == "holds"
    error = said(other_starter(1), CAPPED)
    assert (error.kind, error.round) == ("holds", 2)


START_HOLDS: dict[str, tuple[Change, str]] = {
    "a card too many": (put("rounds", 0, "start", "hands", 0, "DDDDDDD"), ""),
    "a market of four": (put("rounds", 0, "start", "market", "DGSL"), ""),
    "a row that was never printed": (put("rounds", 0, "start", "tokens", "D", [5, 7]), ""),
    "known cards not in hand": (put("rounds", 0, "start", "known", 0, "SS"), ""),
    "a bonus token twice": (put("rounds", 0, "start", "bonus", "5", [10] * 5), ""),
}


@pytest.mark.parametrize("name", START_HOLDS)
def test_a_position_that_cannot_be_is_refused(name):
    error = said(START_HOLDS[name][0], STARTED)
    assert error.kind == "holds"
    assert error.round == 1


def test_another_starter_is_named_whatever_follows_from_it():
    """An action that is now illegal, or a result that is now the other's; with a seed or not."""
    for line in GOLDEN:
        record = json.loads(line)
        first = record["rounds"][0]
        if "starter" not in first or first["result"] is None:
            continue
        other_starter(0)(record)
        with pytest.raises(RecordError) as wrong:
            loads(json.dumps(record))
        assert wrong.value.rule == "setup.starter"
        right = f"it should be {1 - first['starter']}"
        assert f'The field "starter" is {first["starter"]}; {right}' in str(wrong.value)


def test_a_list_of_another_length_says_how_long_it_is():
    assert '"seals" is a list of 3; it must be a list of two' in str(said(put("seals", [0, 0, 0])))
    assert '"players" is a list of 1; it must be' in str(said(put("players", ["ann"])))
    assert '"seals" is an empty list; it must be' in str(said(put("seals", [])))


def test_a_record_without_a_format_lacks_it():
    assert str(said(drop("format"))) == 'The field "format" is missing.'
    assert "The format is null;" in str(said(put("format", None)))


def test_a_record_that_is_no_text_is_refused():
    for wrong in (None, 7, [], {}):
        with pytest.raises(RecordError, match="A record is text"):
            loads(wrong)  # type: ignore[arg-type]


# Fuzz

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container of a record with each of its keys."""
    keys = (
        value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    found = [(value, key) for key in keys]
    return found + [place for key in keys for place in places(value[key])]


def equal_or_refused(written: str | bytes) -> None:
    """Either a match, whose own text gives it again, or `RecordError`; never anything else."""
    try:
        match = loads(written)
    except RecordError as refused:
        sentence = str(refused)
    else:
        sentence = dumps(match)
        assert loads(sentence) == match
    assert sentence


QUICK = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SHORT = [line for line in GOLDEN if len(line) < 1500]


@QUICK
@given(st.data())
def test_a_field_replaced_by_anything_gives_a_match_or_the_error(data):
    record = json.loads(data.draw(st.sampled_from(SHORT)))
    for _ in range(data.draw(st.integers(1, 2))):
        inside, key = data.draw(st.sampled_from(places(record)))
        inside[key] = data.draw(JSON)
    equal_or_refused(json.dumps(record))


@QUICK
@given(st.data())
def test_actions_moved_about_give_a_match_or_the_error(data):
    record = json.loads(data.draw(st.sampled_from(SHORT)))
    played = data.draw(st.sampled_from(record["rounds"]))
    actions = played["actions"].split()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(actions)))
        actions[at : at + data.draw(st.integers(0, 2))] = data.draw(
            st.lists(st.text("DGSCPLM+->12", max_size=6), max_size=2)
        )
    played["actions"] = " ".join(actions)
    equal_or_refused(json.dumps(record))


@QUICK
@given(st.data())
def test_bytes_damaged_give_a_match_or_the_error(data):
    line = bytearray(data.draw(st.sampled_from(SHORT)).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(line)))
        line[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    equal_or_refused(bytes(line))


@QUICK
@given(st.binary(max_size=60) | JSON.map(json.dumps))
def test_anything_at_all_gives_the_error(written):
    with pytest.raises(RecordError):
        loads(written)
