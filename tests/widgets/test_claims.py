"""The board of claims, driven from code and by pressing its buttons as a browser would."""

import pytest

from jaipur import ClaimBoard, GameTable
from jaipur.errors import SaysWhy
from jaipur.lessons.claims import ClaimError, UnknownClaim, claim, claims
from jaipur.lessons.claims.showing import evidence_text
from jaipur.texts import PSEUDO

FIRST, SECOND = "004.no-camels", "001.same-kind"


def board(*ids, **more):
    return ClaimBoard(claims=ids or (FIRST, SECOND), **more)


def press(shown, words):
    """Press the button on which that is written."""
    for button in buttons(shown):
        if button.description.startswith(words):
            button.click()
            return
    raise AssertionError(f"no button {words}: {[b.description for b in buttons(shown)]}")


def buttons(shown):
    return [*shown._marks.values(), *shown._tools.values()]


def state(shown):
    """All that the browser shows."""
    return [
        [html.value for html in shown._htmls.values()],
        [(b.description, b.tooltip, b._dom_classes) for b in buttons(shown)],
    ]


def test_code_and_hand_do_the_same():
    """A notebook that marks from code shows what a reader who presses would see."""
    coded, pressed = board(), board()
    coded.mark(False)
    press(pressed, "False")
    assert state(coded) == state(pressed)
    coded.next()
    coded.mark(False)
    coded.previous()
    for words in ("Next", "False", "Previous"):
        press(pressed, words)
    assert state(coded) == state(pressed)
    assert coded.snapshot_html() == pressed.snapshot_html()
    assert coded.snapshot_text() == pressed.snapshot_text() == pressed.text
    assert coded.score == "1 of 2 right"


def test_the_answer_comes_with_the_evidence_and_not_before():
    """Nothing gives the answer away before the claim is marked, then the engine shows it."""
    shown = board()
    evidence = evidence_text(claim(FIRST))
    for said in (shown.text, shown.snapshot_text(), shown.snapshot_html()):
        assert evidence not in said
        assert claim(FIRST).shows() not in said
    assert (shown.marked, shown.score) == (None, "none marked yet")
    shown.mark(True)
    assert shown.sentence.startswith("Not so. The claim is false.")
    assert evidence in shown.text
    assert shown.snapshot_html().count("<table") == 1
    assert shown._htmls["evidence"].value in shown.snapshot_html()
    assert not shown.marked.right


def test_the_first_answer_counts():
    """A second press, queued or meant, changes neither answer nor score, and says so."""
    shown = board()
    press(shown, "False")
    press(shown, "True")
    assert shown.marked.answer is False
    assert shown.score == "1 of 1 right"
    assert shown.sentence.startswith("You have marked this claim already")
    assert evidence_text(claim(FIRST)) in shown.text


def test_the_ends_say_that_they_are_ends():
    """There is no claim before the first and none after the last; the sentence says it."""
    shown = board()
    shown.previous()
    assert (shown.claim.id, shown.sentence) == (FIRST, "This is the first claim.")
    shown.next()
    shown.next()
    assert shown.claim.id == SECOND
    assert shown.sentence == "This is the last claim; 2 are still open."
    shown.mark(True)
    shown.next()
    assert shown.sentence.startswith("This is the last claim; 1 before it is still open.")
    shown.previous()
    shown.mark(True)
    assert shown.sentence.endswith("All 2 claims are marked: 1 right.")


def test_answers_are_forgotten_only_when_one_insists():
    """One slip of the hand on "Start again" loses nothing; code says what it means."""
    shown = board()
    shown.mark(False)
    press(shown, "Start again")
    assert shown.sentence.startswith("Press Start again once more to forget 1 answer.")
    press(shown, "Next")
    press(shown, "Start again")
    assert (shown.score, shown.claim.id) == ("1 of 1 right", SECOND)
    press(shown, "Start again")
    assert (shown.score, shown.claim.id, shown.marked) == ("none marked yet", FIRST, None)
    shown.mark(True)
    shown.again()
    assert shown.text == board().text


@pytest.mark.parametrize("answer", ["maybe", None, 1, []])
def test_an_answer_that_is_none_is_said_and_never_raised(answer):
    """Code meets a sentence, and nothing is marked."""
    shown = board()
    shown.mark(answer)
    assert shown.sentence.startswith("A claim is marked True or False, not")
    assert shown.marked is None
    shown.mark(False)
    assert shown.sentence.startswith("Right.")


def test_a_fault_is_shown_and_loses_nothing(monkeypatch):
    """An exception in a callback is seen nowhere in JupyterLab, so the board says it."""
    shown = board()
    shown.mark(False)

    def fail(by):
        raise RuntimeError(f"by {by}")

    monkeypatch.setattr(shown._marking, "step", fail)
    press(shown, "Next")
    assert "Something went wrong: RuntimeError: by 1." in shown._htmls["say"].value
    assert isinstance(shown.trouble, RuntimeError)
    monkeypatch.undo()
    press(shown, "Next")
    assert shown.trouble is None
    assert (shown.claim.id, shown.score) == (SECOND, "1 of 1 right")


def test_no_button_is_ever_replaced_disabled_or_hidden():
    """What can have the keyboard focus stays where it is, whatever is pressed."""
    shown = board()
    before, children = buttons(shown), shown.children
    for words in ("Previous", "True", "True", "Next", "False", "Next", "Start again"):
        press(shown, words)
        assert buttons(shown) == before
        assert shown.children == children
        for button in before:
            assert not button.disabled
            assert button.tabbable is not False
            assert button.layout.display is None
            assert button.layout.visibility is None
            assert button.description
            assert button.tooltip


def test_the_answer_given_is_told_in_words_too():
    """Colour alone does not say which button was pressed."""
    shown = board()
    shown.mark(True)
    assert [b.description for b in shown._marks.values()] == ["True: your answer", "False"]
    shown.next()
    assert [b.description for b in shown._marks.values()] == ["True", "False"]


@pytest.mark.parametrize("sheet", ["000", "001", "002", "004", None])
def test_a_board_of_a_sheet_has_its_claims(sheet):
    """All of them in order, or those of every sheet; marking each rightly scores all."""
    shown = ClaimBoard(sheet)
    wanted = claims(sheet)
    for number, each in enumerate(wanted, 1):
        assert shown.claim == each
        assert shown.place == f"Claim {number} of {len(wanted)}"
        shown.mark(each.true)
        shown.next()
    assert shown.score == f"{len(wanted)} of {len(wanted)} right"


def test_a_board_without_claims_is_refused_with_a_sentence():
    """A sheet or a claim that there is not is named with those there are."""
    with pytest.raises(ClaimError, match="Choose '000'"):
        ClaimBoard("005")
    with pytest.raises(UnknownClaim, match="Did you mean"):
        board("002.norefill")
    with pytest.raises(ClaimError, match="at least one claim"):
        ClaimBoard(claims=[])


def test_a_claim_named_twice_is_there_once():
    """Else one answer would be two."""
    shown = board(FIRST, FIRST, claim(SECOND))
    assert shown.place == "Claim 1 of 2"


def test_a_page_without_widgets_has_all_the_claims():
    """Who cannot press Next can read them, and mark them in their head."""
    shown = ClaimBoard("004")
    for given in claims("004"):
        assert given.words() in shown.snapshot_html()
        assert given.words() in shown.snapshot_text()
    assert "<table" in shown.snapshot_html()
    shown.mark(True)
    assert claims("004")[1].words() not in shown.snapshot_text()


def test_snapshots_hold_nothing_that_changes():
    """Two boards made alike show alike; the display bundle carries both forms."""
    one, two = board(), board()
    for shown in (one, two):
        shown.mark(True)
    bundle = one._repr_mimebundle_()
    assert bundle["text/html"] == two.snapshot_html()
    assert bundle["text/plain"] == two.snapshot_text()
    assert repr(one) == "<ClaimBoard>"


def test_every_word_comes_from_the_catalog():
    """Buttons, lines and sentences are bracketed in the pseudo-language."""
    shown = board(catalog=PSEUDO)
    for answer in (None, True, False):
        if answer is not None:
            shown.mark(answer)
        for button in buttons(shown):
            assert button.description.startswith("«")
            assert button.tooltip.startswith("«")
        for words in (shown.sentence, shown.place, shown.score):
            assert words.startswith("«")
            assert words.endswith("»")


def test_the_position_of_a_claim_can_be_played_at_a_table():
    """What the evidence plays can be played by hand from the same position."""
    given = claim("002.discard-down")
    table = GameTable(start=given.start)
    table.do("+D")
    assert table.rule == "take.hand-limit"
    assert table.round == given.start


@pytest.mark.parametrize("claims", [5, "000", b"000"])
def test_claims_that_are_no_list_are_refused_in_a_sentence(claims):
    with pytest.raises(TypeError, match="claims is a list of claims or their ids") as wrong:
        ClaimBoard(claims=claims)
    assert isinstance(wrong.value, SaysWhy)


def test_a_sheet_and_claims_contradict_each_other():
    with pytest.raises(ClaimError, match="a sheet or claims to a board, and not both"):
        ClaimBoard("000", claims=[])
