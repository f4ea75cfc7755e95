"""Choosing another opponent at the table: the ladder, by hand and from code."""

import pytest

from jaipur import GameTable, position
from jaipur.agents import AGENTS, Greedy
from jaipur.agents.ladder import ladder


def offered(table):
    """The words of the players one can choose from."""
    return [words for words, _ in table._view.tools["opponent"].options]


def sells(observation, _rng):
    return observation.legal_actions()[-1]


class Careful:
    """Greedy under another name."""

    def choose(self, observation, rng):
        return Greedy().choose(observation, rng)

    def explain(self, observation, rng):
        return Greedy().explain(observation, rng)


def test_the_ladder_is_offered_by_name_strength_and_speed():
    """Weakest first, the present one chosen; it is under More, so no snapshot shows it."""
    table = GameTable(7)
    assert len(offered(table)) == len(AGENTS)
    assert offered(table)[0] == "uniform: weakest, at once"
    assert offered(table)[-1] == "champion: strongest, thinks for a moment"
    for words, rung in zip(offered(table), ladder().rungs(), strict=True):
        assert words == f"{rung.name}: {rung.strength}, {rung.speed}"
    assert table._view.tools["opponent"].value == "greedy"
    assert "champion" not in table.snapshot_html() + table.snapshot_text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"task": "start.take"}, "This table has a task: its opponent stays."),
        ({"opponent": None}, "Two people play here: ask the other one why."),
    ],
    ids=["task", "people"],
)
def test_where_there_is_nobody_to_choose(arguments, words):
    """A task is checked against its own opponent; two people are not exchanged for a computer."""
    table = GameTable(**arguments)
    assert "opponent" not in table._view.tools
    before = table.match
    table.oppose("seller")
    assert table.sentence == words
    assert table.match == before


def test_another_player_moves_from_its_next_turn_on(hand):
    """By hand and from code: the record keeps its names, a new deal has the new one."""
    coded, pressed = GameTable(7), GameTable(7)
    for table in (coded, pressed):
        table.do("+P")
    coded.oppose("seller")
    hand(pressed).view.tools["opponent"].value = "seller"
    for table in (coded, pressed):
        assert table.sentence == (
            "Seller plays for Greedy from the next turn of that side on. "
            "The record keeps the name it began with; a new deal begins with the new one."
        )
        seen = table.session.observation(1)
        table.reply()
        assert table.session.actions[-1] == AGENTS["seller"]().choose(seen, None)
        assert table.match.players == ("Player", "Greedy")
        table.new_deal(8)
        assert table.match.players == ("Player", "Seller")
        assert table.session.seats == (None, "seller")
        assert "Seller" in hand(table).html("far")
        table.undo()
        assert table.match.players == ("Player", "Greedy")
    assert coded.match == pressed.match
    assert coded._view.tools["opponent"].value == "seller"


def test_the_first_player_comes_back_under_its_name():
    """Also one that was given a name of its own, or as a function or a class."""
    for given, title in (("greedy", "Ann"), (sells, "Ann"), (Careful, "Ann")):
        table = GameTable(7, players=("Bo", "Ann"), opponent=given)
        first = table._view.tools["opponent"].value
        table.oppose("uniform")
        table._view.tools["opponent"].value = first
        assert table._game.opponent.choose is not None
        table.new_deal(9)
        assert table.match.players == ("Bo", title)


def test_who_is_no_name_is_listed_as_itself():
    """A function, a class, a name with options: before the ladder, and still there later."""
    table = GameTable(7, opponent=sells)
    assert offered(table)[0] == "Sells"
    table.oppose("ismcts:iterations=5")
    assert offered(table)[:2] == ["Sells", "Ismcts:iterations=5"]
    table.oppose(Careful)
    assert offered(table)[2] == "Careful"
    table.oppose("greedy")
    assert len(offered(table)) == 3 + len(AGENTS)
    assert table._view.tools["opponent"].value == "greedy"


@pytest.mark.parametrize(
    ("who", "words"),
    [
        ("gredy", "There is no player 'gredy'. Did you mean greedy?"),
        ("ismcts:depth=3", "The player ismcts has no option 'depth'"),
        (5, "An opponent is a name ("),
        (None, "A person cannot take over the computer's side"),
        ("greedy", "Greedy plays already."),
    ],
)
def test_who_cannot_play_changes_nothing(who, words):
    """One sentence, the agent's own where there is one; the list shows who still plays."""
    table = GameTable(7)
    table.oppose(who)
    assert table.sentence.startswith(words)
    assert table._game.opponent.name == "greedy"
    assert table._view.tools["opponent"].value == "greedy"


def test_reasons_are_those_of_who_moved():
    """A player chosen later is not asked why the one before it moved."""
    table = GameTable(7)
    table.do("+P")
    table.reply()
    table.oppose(lambda seen, _rng: seen.legal_actions()[0])
    assert table.explain()
    table.do(table.legal[0])
    table.reply()
    assert table.explain() == ""
    assert "cannot say why" in table.sentence


def test_a_player_that_fails_can_be_replaced():
    """It is still that side's turn, and the new player takes it."""

    def fails(_observation, _rng):
        raise ZeroDivisionError

    table = GameTable(start=position(market="DSCMM", hand="GCPL"), opponent=fails)
    table.do("+D")
    table.reply()
    assert table.sentence.startswith("Something went wrong.")
    table.oppose("greedy")
    table.reply()
    assert len(table.session.actions) == 2
