"""Every claim of the sheets is played: what the engine shows decides, not what the kit says."""

import dataclasses

import pytest

from jaipur import RULEBOOK, IllegalAction, html, text
from jaipur.lessons.claims import (
    SHEETS,
    Claim,
    ClaimError,
    UnknownClaim,
    claim,
    claims,
    sources,
    tally,
)
from jaipur.lessons.claims.evidence import LEGAL, LOOKS, Value
from jaipur.tables.parts import escape
from jaipur.texts import ENGLISH, PSEUDO

every_claim = pytest.mark.parametrize("given", list(claims()), ids=lambda given: given.id)

#: What the engine shows of each claim, written down apart from the evidence.
SEEN: dict[str, Value] = {
    "000.goods-cards": 44,
    "000.five-camels": 5,
    "000.last-token": "sell.at-least-two",
    "000.one-kind-a-round": LEGAL,
    "001.camels-at-seven": LEGAL,
    "001.one-for-one": "exchange.at-least-two",
    "001.same-kind": "exchange.no-same-kind",
    "001.too-few-tokens": 1,
    "001.camel-tie": "none",
    "002.shuffle-all": 3,
    "002.dealt-camels": 3,
    "002.five-goods": 3,
    "002.common-herd": 0,
    "002.bonus-sorted": False,
    "002.camels-from-herd": "camels.any",
    "002.camels-to-hand": 4,
    "002.no-refill": 5,
    "002.discard-down": "take.hand-limit",
    "002.give-from-hand": 7,
    "002.given-to-herd": 2,
    "002.discard-to-herd": "exchange.hand-limit",
    "002.highest-first": 5,
    "002.face-down": 3,
    "002.two-for-bonus": 0,
    "002.precious-bonus": False,
    "002.gone-for-good": True,
    "002.third-row": "goods",
    "002.camels-in-hand": "0",
    "002.second-seal": True,
    "004.three-rounds": False,
    "004.always-five": 4,
    "004.never-both": "turn.one-action",
    "004.one-diamond": "sell.at-least-two",
    "004.loser-starts": "1",
    "004.no-camels": LEGAL,
    "004.thirteen-camels": 11,
}


@every_claim
def test_the_engine_agrees_with_what_is_true_and_with_nothing_else(given: Claim) -> None:
    """The engine shows what a true claim says and something else where it is false."""
    assert given.evidence.agrees() is given.true


@every_claim
def test_evidence_turned_round_speaks_against_its_claim(given: Claim) -> None:
    """The test above depends on what is seen and on what is claimed, both of them: a true claim
    of anything else than the engine shows is caught, and a false one of just that."""
    shown = SEEN[given.id]
    claimed = _otherwise(shown) if given.true else shown
    turned = dataclasses.replace(given.evidence, claimed=claimed)
    assert turned.agrees() is not given.true


def _otherwise(shown: Value) -> Value:
    """Another value of the same kind."""
    if isinstance(shown, bool):
        return not shown
    return shown + 1 if isinstance(shown, int) else f"not {shown}"


@every_claim
def test_what_the_engine_shows_is_as_written_down(given: Claim) -> None:
    """A false claim must be refuted by the right thing, not by a mistake in its position."""
    seen = given.evidence.seen()
    assert (type(seen), seen) == (type(SEEN[given.id]), SEEN[given.id])
    assert type(seen) is type(given.evidence.claimed)


@every_claim
def test_only_the_last_action_can_be_refused(given: Claim) -> None:
    """Evidence that stops on the way would show something else than it says."""
    evidence = given.evidence
    played = evidence.play()
    done = len(played.positions) - 1
    assert done + (played.refusal is not None) == len(evidence.actions)
    if evidence.look != "refused":
        assert played.refusal is None


@every_claim
def test_the_learner_can_try_it_at_a_table(given: Claim) -> None:
    """The position is a live one with player 0 to move, and the first action can be tried."""
    assert given.start.to_move == 0
    assert not given.start.over
    for action in given.evidence.actions[:1]:
        refusal = given.start.refusal(action)
        if refusal is not None:
            with pytest.raises(IllegalAction, match=refusal.rule):
                given.start.play(action)


@every_claim
def test_a_claim_names_its_sheet_and_a_rule(given: Claim) -> None:
    """Its rule stands in the rulebook, and what is looked at has a name."""
    assert given.sheet in SHEETS
    assert RULEBOOK[given.rule].id == given.rule
    assert given.evidence.look in LOOKS


@every_claim
def test_marking_says_right_or_wrong_why_and_by_which_rule(given: Claim) -> None:
    """Both answers show the same evidence, and only the right one is called right."""
    for answer in (True, False):
        marked = given.mark(answer)
        assert marked.right is (answer is given.true)
        assert marked.words().startswith("Right." if marked.right else "Not so.")
        assert given.shows() in marked.words()
        assert f"[{given.rule}]" in text(marked)
        shown = html(marked)
        assert shown.count("<caption") == 1
        assert given.rule in shown
        assert given.id in shown
        refusal = given.evidence.play().refusal
        assert refusal is None or escape(refusal.message()) in shown


def test_every_sheet_has_claims_and_the_known_number_of_slips() -> None:
    """002 is wrong in sixteen places at least, 004 in four, 000 in two and 001 nowhere."""
    false = {count.sheet: count.false for count in tally().counts}
    true = {count.sheet: count.true for count in tally().counts}
    assert tuple(false) == SHEETS
    assert (tally().true, tally().false) == (sum(true.values()), sum(false.values()))
    assert tally().false == [given.true for given in claims()].count(False)
    assert false.pop("002") >= 16
    assert false == {"000": 2, "001": 0, "004": 4}
    assert min(true.values()) >= 2
    assert tally().true + tally().false == len(claims()) == len(SEEN)


def test_claims_are_found_by_sheet_and_by_id() -> None:
    """Each is in the list of its sheet, in the same order, and ids are used once."""
    by_sheet = [given for sheet in SHEETS for given in claims(sheet)]
    assert by_sheet == list(claims())
    assert len({given.id for given in by_sheet}) == len(by_sheet)
    assert all(claim(given.id) is given for given in by_sheet)
    assert claims()[0] == by_sheet[0]


@every_claim
def test_texts_come_from_the_catalog(given: Claim) -> None:
    """All that is shown of a claim is bracketed in the pseudo-language."""
    assert given.words(PSEUDO).startswith("«")
    assert given.shows(PSEUDO).startswith("«")
    for shown in (given, given.mark(True)):
        said = text(shown, PSEUDO)
        code = [given.id, given.rule, *given.evidence.actions]
        refusal = given.evidence.play().refusal
        outside = _outside_brackets(said)
        for known in sorted([*code, *([refusal.rule] if refusal else [])], key=len, reverse=True):
            outside = outside.replace(known, "")
        assert not any(letter.isalpha() for letter in outside), outside
        assert "«" in html(shown, PSEUDO)


def _outside_brackets(said: str) -> str:
    """What no catalog text encloses."""
    depth, outside = 0, []
    for letter in said:
        depth -= letter == "»"
        if not depth:
            outside.append(letter)
        depth += letter == "«"
    return "".join(outside).replace("«", "").replace("»", "")


def test_no_claim_text_is_left_over() -> None:
    """Every text of a claim, a look or a source belongs to one that there is."""
    ids = {given.id for given in claims()}
    for key in ENGLISH.texts:
        if key.startswith("claim.0"):
            assert key.removeprefix("claim.").removesuffix(".shows") in ids
        if key.startswith("claim.look."):
            look = key.removeprefix("claim.look.")
            assert look in {given.evidence.look for given in claims()}


def test_the_lists_show_without_giving_the_answers_away() -> None:
    """A list of claims says what is claimed; the bibliography and the tally say of whom."""
    shown = html(claims("002")) + text(claims("002"))
    for given in claims("002"):
        assert given.words() in text(claims("002"))
        assert given.shows() not in shown
    for value in (claims(), sources(), tally()):
        assert "<caption" in html(value)
        assert not any(
            letter.isalpha() for letter in _outside_ids(_outside_brackets(text(value, PSEUDO)))
        )
    assert [source.id for source in sources().sources] == ["book", *SHEETS]
    assert repr(claims("001")) == "<5 claims>"
    assert repr(claim("001.same-kind")) == "<Claim 001.same-kind>"


def _outside_ids(said: str) -> str:
    for given in sorted(claims(), key=lambda given: len(given.id), reverse=True):
        said = said.replace(given.id, "")
    return said


@pytest.mark.parametrize(
    "answer", ["maybe", "True", 1, 0, None, [], 10**5000], ids=lambda answer: type(answer).__name__
)
def test_an_answer_that_is_none_gets_a_sentence(answer: object) -> None:
    """A claim is marked True or False and with nothing else."""
    with pytest.raises(ClaimError, match="True or False, not") as said:
        claim("002.no-refill").mark(answer)  # type: ignore[arg-type]
    assert str(said.value).endswith(".")


def test_an_unknown_claim_or_sheet_is_named_with_those_there_are() -> None:
    """A misspelt id or sheet is answered with what was perhaps meant."""
    with pytest.raises(UnknownClaim, match=r"Did you mean 002\.no-refill"):
        claim("002.norefill")
    for id in ("", None, 7, 10**5000, ["002"]):
        with pytest.raises(UnknownClaim, match=r"claims\(\) lists them all"):
            claim(id)
    for sheet in ("003", 2, "", []):
        with pytest.raises(ClaimError, match="Choose '000', '001', '002' or '004'"):
            claims(sheet)  # type: ignore[arg-type]
