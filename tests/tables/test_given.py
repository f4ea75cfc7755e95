"""What is shown is asked for in a cell: a wrong value gets a sentence where it is given."""

from collections.abc import Callable
from typing import Any

import pytest

from jaipur import deal, observe, parse, tables, text
from jaipur.actions import NotationError
from jaipur.errors import SaysWhy
from jaipur.round import PlayerError

NOW = deal(1)
MOVE = NOW.legal_actions()[0]
WRONG: dict[str, tuple[Callable[[Any], object], str]] = {
    "market": (tables.market, "is no position: use deal(7) or position(...)."),
    "tokens": (tables.tokens, "is no position: use deal(7) or position(...)."),
    "hand": (tables.hand, "is no position: use deal(7) or position(...)."),
    "position": (tables.Position, "is no position: use deal(7) or position(...)."),
    "log": (tables.log, "is no match: use Match.begin(7)"),
    "standing": (tables.standing, "is no match: use Match.begin(7)"),
    "odds": (tables.odds, "is no observation: use observe(round, player)."),
    "score": (tables.score, "is no result: use round.result(), once the round is over."),
    "side": (tables.side, "is no player's side: use round.sides[0] or round.sides[1]."),
    "names": (lambda names: tables.hand(NOW, names=names), "players is a pair of names, such as"),
    "before": (lambda now: tables.happened("Ann", MOVE, now, NOW), "is no position: use"),
    "after": (lambda now: tables.happened("Ann", MOVE, NOW, now), "is no position: use"),
}


@pytest.mark.parametrize("what", WRONG)
@pytest.mark.parametrize("given", [5, "DG", (), pytest.param(10**5000, id="huge")])
def test_what_cannot_be_shown_is_refused_where_it_is_given(what: str, given: object) -> None:
    """In one sentence that says what would be right, and before anything is drawn."""
    show, said = WRONG[what]
    with pytest.raises(TypeError) as wrong:
        show(given)
    assert isinstance(wrong.value, SaysWhy)
    assert said in str(wrong.value)


def test_a_round_that_lasts_has_no_score() -> None:
    """The slip that is made most: its result is None."""
    with pytest.raises(TypeError, match="None is no result") as wrong:
        tables.score(NOW.result())  # type: ignore[arg-type]
    assert isinstance(wrong.value, SaysWhy)


@pytest.mark.parametrize("player", [5, -1, "0", True])
def test_the_hand_of_a_player_there_is_not(player: Any) -> None:
    """Not the last hand for -1, as of a list."""
    with pytest.raises(PlayerError, match="is no player: use 0 or 1"):
        tables.hand(NOW, player)


def test_an_action_in_words_may_be_notation_and_must_be_an_action() -> None:
    """As everywhere that an action is taken."""
    assert tables.words("+D") == tables.words(parse("+D")) == "take a diamond"
    assert tables.happened("Ann", "+M", NOW, NOW.play("+M")).startswith("Ann took")
    for given in (5, None, "nonsense"):
        with pytest.raises(NotationError):
            tables.words(given)  # type: ignore[arg-type]
        with pytest.raises(NotationError):
            tables.happened("Ann", given, NOW, NOW)  # type: ignore[arg-type]


def test_what_is_right_is_shown_as_ever() -> None:
    """Of a round and of an observation."""
    for now in (NOW, observe(NOW, 0)):
        for show in (tables.market, tables.tokens, tables.hand, tables.Position):
            assert text(show(now))
