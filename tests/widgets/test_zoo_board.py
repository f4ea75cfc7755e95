"""The bug zoo by hand: what one chooses, picks and types, and what the board says of it."""

import pytest

from jaipur.errors import SaysWhy
from jaipur.lessons.zoo import UnknownSpecimen, Zoo, specimens
from jaipur.texts import PSEUDO
from jaipur.widgets import ZooBoard


@pytest.fixture
def board():
    return ZooBoard(id="last-card")


def test_a_right_pick_catches_and_a_wrong_one_says_why(board):
    """The count goes up once; the sentence stands in the status line and in the snapshot."""
    board.pick("A")
    board.catch()
    assert "Not proved." in board._words.value
    board.pick("B")
    assert board.said is None
    board.catch()
    board.catch()
    assert board.said.caught
    assert "end.deck-exact" in board._words.value
    assert board.zoo.caught == ("last-card",)
    for form in (board.snapshot_html(), board.snapshot_text()):
        assert f"1 of {len(specimens())} caught" in form
        assert "as soon as the deck is empty" in form


def test_other_actions_are_played_from_the_picked_position(board):
    """Typed actions stand in place of those of the position, several with blanks between."""
    board.pick("B")
    board.act("-CC +M")
    board.catch()
    assert board.said.key == "agree"
    board.act("  +G ")
    board.catch()
    assert board.said.caught
    board.act("nonsense")
    board.catch()
    assert "is no action" in board._words.value


def test_another_specimen_brings_its_own_positions(board):
    """And nothing of the one before: no letter, no typed action, no verdict."""
    board.pick("C")
    board.act("+D")
    board.catch()
    board.choose("herds")
    assert (board._pick.value, board._own.value, board.said) == ("A", "", None)
    assert "herds" in board._shown.value
    with pytest.raises(UnknownSpecimen, match="shows them all"):
        board.choose("wasp")


def test_every_specimen_can_be_caught_by_hand():
    """Some pick of each; all of them, and then the board begins with the first again."""
    zoo = Zoo()
    for one in specimens().values():
        board = ZooBoard(zoo)
        assert board.specimen is one
        for letter in one.candidates.letters:
            board.pick(letter)
            board.catch()
    assert zoo.free == ()
    assert ZooBoard(zoo).specimen is next(iter(specimens().values()))


def test_two_boards_share_a_zoo(board):
    """What one catches counts in the other when it is drawn next."""
    other = ZooBoard(board.zoo, "herds")
    board.pick("B")
    board.catch()
    other.pick("B")
    assert "1 of" in other._count.value


def test_what_goes_wrong_is_said_and_nothing_is_raised(board, monkeypatch):
    """An exception in a callback is seen nowhere in JupyterLab."""
    monkeypatch.setattr(board.zoo.__class__, "catch", lambda *_: 1 / 0)
    board.catch()
    assert "ZeroDivisionError" in board._words.value


def test_words_come_from_the_catalog_and_nothing_is_disabled():
    """Labels too; every control can keep the keyboard focus."""
    board = ZooBoard(catalog=PSEUDO)
    for control in (board._which, board._pick, board._own, board._press):
        assert control.description.startswith("«")
        assert not control.disabled
    assert board.snapshot_text().startswith("«")


WRONG = {
    "a zoo": (lambda _: ZooBoard(5), TypeError, "A ZooBoard shows a Zoo()"),
    "a letter": (lambda board: board.pick("Z"), ValueError, "Pick A, B"),
    "no letter": (lambda board: board.pick(()), ValueError, "There is no position () to pick."),
    "actions": (lambda board: board.act(None), TypeError, "Actions are a text"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_is_refused_in_a_sentence(board, what):
    """And the board is as it was."""
    call, error, sentence = WRONG[what]
    with pytest.raises(error) as wrong:
        call(board)
    assert isinstance(wrong.value, SaysWhy)
    assert sentence in str(wrong.value)
    assert board._pick.value == "A"


def test_a_letter_may_be_small(board):
    board.pick(" b")
    assert board._pick.value == "B"
