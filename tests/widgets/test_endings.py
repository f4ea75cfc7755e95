"""What the table shows when a round or a match is over, and where the match stands."""

import pytest

from jaipur import GameTable, position
from jaipur.show import html, text
from jaipur.tables import log


@pytest.fixture(scope="module")
def over():
    """A table whose match is played to its end."""
    table = GameTable(3)
    table.quiet_ms = 0
    while not table.match.over:
        legal = table.legal
        sales = [action for action in legal if str(action).startswith("-")]
        table.do(max(sales or legal, key=lambda a: len(str(a))) if legal else None)
    return table


def test_all_rounds_are_counted_when_the_match_is_over(over, hand):
    """Beside the last round's score, and with the way to look back at every turn."""
    for shown in (hand(over).html("card"), over.snapshot_html()):
        assert "Rounds finished, in rupees" in shown
        for result in over.match.results:
            assert f"<td>{result.rupees[0]}</td>" in shown.replace(' style="text-align:left"', "")
        assert "run Replay(table) in a new cell" in shown
    assert over.snapshot_text().count("Round 1: ") == 1


def test_a_hint_after_the_end_leaves_the_result(over):
    """There is nothing to choose, but how it came out still stands there."""
    before = over.sentence
    assert over.hint() == ""
    assert over.sentence == f"{before} There is nothing left to choose."


def test_turns_are_counted_over_the_match_and_in_the_round(over, hand):
    """As All turns counts them within a round, and the field over the match."""
    rounds = len(over.match.rounds)
    told = f"of {over.session.end} in the match: turn {over.round.turns} of round {rounds}"
    assert hand(over).html("turns") == told


def test_all_turns_speaks_to_the_person(over):
    """ "You win", never "You wins": in the line of a round that is over too."""
    over.show_turns()
    assert "You wins" not in over.snapshot_html() + over.snapshot_text()
    winner = over.match.results[0].seal
    names = ("You", "Greedy") if winner == 0 else ("Greedy", "You")
    for shown in (html, text):
        assert "rupees: you win the seal." in shown(log(over.match, names, winner))
    over.show_turns(False)


def test_a_task_about_the_match_shows_the_seals(hand):
    """Those before it, and the one it brings; the sentence says who has won the match."""
    table = GameTable(task="match.second-seal")
    assert "1 of 2 seals" in hand(table).html("near")
    table.do("+M")
    assert "2 of 2 seals" in hand(table).html("near")
    assert "1 of 2 seals" in hand(table).html("far")
    assert "You win the match, 2 to 1 seals." in table.sentence
    assert "jk-ready" not in hand(table).view.do._dom_classes, "pressing would only undo it"
    assert "seals" not in hand(GameTable(task="start.take")).html("near")


def test_the_camel_token_is_no_longer_to_come(hand):
    """Once the round is over its row says whether it is left."""
    table = GameTable(start=position(market="DSCMM", hand="GCPL", herd=6, deck_size=0))
    assert "at the end" in hand(table).html("tokens")
    assert "at most 5 can be given at once" in hand(table).html("camels")
    table.do("+D")
    assert "at the end" not in hand(table).html("tokens") + table.snapshot_html()
    assert hand(table).html("tokens").endswith("<td>5</td><td>0</td></tr></tbody></table>")
    assert hand(table).html("camels").endswith("6 camels</span>")
