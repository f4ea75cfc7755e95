"""The tools beside the cards: hints, reasons, what is left, any turn, records; and bad input."""

import json
from random import Random

import pytest
from ipywidgets import ToggleButton

from jaipur import GameTable, Match, Rules, position
from jaipur.agents import Greedy
from jaipur.records import dumps
from jaipur.session import Session


def played(table, turns):
    """The table after so many presses, each with the first legal action."""
    for _ in range(turns):
        table.do(table.legal[0] if table.legal else None)
    return table


# Hints and reasons


def test_a_hint_says_what_greedy_would_do_and_why(hand):
    """In free play: the action, what was weighed, and it is gone with the position."""
    table = GameTable(7)
    before = table.snapshot_html()
    said = table.hint()
    seen = table.observation
    assert said == Greedy().explain(seen, Random(0))
    assert "Greedy, who looks one turn ahead, would take spice." in hand(table).html("beside")
    assert "The best 5 of 12 actions" in table.snapshot_html()
    assert "The best 5 of 12 actions" in table.snapshot_text()
    hand(table).view.tools["hint"].value = False
    assert table.snapshot_html() == before
    table.hint()
    table.do("+P")
    assert hand(table).html("beside") == ""
    assert hand(table).view.tools["hint"].value is False
    assert table.hint() == ""
    assert table.sentence == "Greedy is to move: a hint is for your own turn."
    assert hand(table).view.tools["hint"].value is False


def test_no_hint_behind_the_curtain():
    """The hint is made from the hand of whoever may see it."""
    table = GameTable(7, opponent=None)
    assert table.hint() == ""
    assert table.sentence.startswith("The curtain is down")
    table.lift_curtain()
    assert table.hint().best.action in table.legal


class Plays:
    """Plays what it is told to, and gives greedy's reasons."""

    name = "plays"

    def __init__(self, *actions):
        self.actions = list(actions)

    def choose(self, observation, _rng):
        return self.actions[len(observation.history) // 2]

    def explain(self, observation, rng):
        return Greedy().explain(observation, rng)


def test_why_the_other_side_moved_so(hand):
    """While the round lasts its reasons count the cards one has seen, after it all its cards."""
    start = position(market="DSCMM", hand="GCCPL", other_hand="SSPLL", to_move=1, deck="LPGDS")
    table = GameTable(start=start, seat=0, opponent=Plays("+S", "-SSS"))
    assert table.explain() == ""
    assert table.sentence == "Plays has not moved in this round yet."
    table.reply()
    said = table.explain()
    assert all("L" not in str(one.action) for one in said.candidates)
    assert "You know none of the cards it held." in hand(table).html("beside")
    table.do("+C")
    table.reply()
    table.explain()
    told = hand(table).html("beside")
    assert "Of the cards it held you know 3 silver." in told
    assert "Earns 17." in told
    assert "all its reasons can be shown when the round is over" in told
    seen = GameTable(start=start, seat=0, opponent=Plays("+S"), open_hands=True)
    seen.reply()
    assert any("L" in str(one.action) for one in seen.explain().candidates)


def test_all_reasons_of_a_round_that_was_played_out():
    """Also where one has gone back in it; each with the very stream that the move was made with."""
    table = GameTable(3, opponent="greedy")
    while not table.round.over:
        table.do(table.legal[0] if table.legal else None)
    while table.session.at > 2:
        table.undo()
        last = table.session.last_turn()
        if last is not None and last.player == 1:
            assert table.explain().best.action == last.action


def test_who_cannot_explain_says_so():
    """A sentence, whether it has no reasons, fails or talks nonsense; nothing is lost."""

    def silent(seen, _rng):
        return seen.legal_actions()[0]

    table = GameTable(7, opponent=silent)
    table.do("+P")
    table.reply()
    table.explain()
    assert table.sentence.startswith("Silent cannot say why")

    class Mumbles(Plays):
        explain = staticmethod(lambda _observation, _rng: "because")

    class Fails(Plays):
        explain = staticmethod(lambda _observation, _rng: 1 / 0)

    start = position(market="DSLMM", hand="GCC", other_hand="DGPPL", herd=1)
    for kind, words in ((Mumbles, "gave no explanation"), (Fails, "could not explain itself")):
        table = GameTable(start=start, opponent=kind("+M"))
        table.do("+D")
        table.reply()
        assert table.explain() == ""
        assert "all its reasons can be shown when the round is over" in table.snapshot_text()
        table = GameTable(start=start, opponent=kind("+M"), open_hands=True)
        table.do("+D")
        table.reply()
        before = table.match
        table.explain()
        assert words in table.sentence
        assert "Nothing is lost" in table.sentence
        assert table.match == before


# What is left


def test_what_is_left_at_the_table(hand):
    """Behind its switch; it follows the position, and stays behind the curtain."""
    table = GameTable(7)
    closed = table.snapshot_html()
    table.show_left()
    assert "Not seen: 40 cards in the deck, 5 in the hand of Greedy." in table.snapshot_text()
    assert "Diamond 4, Gold 6, Silver 6, Cloth 7, Spice 6, Leather 9 and Camel 7." in (
        table.snapshot_text()
    )
    assert "Of the hand of Greedy you have seen no card." in hand(table).html("beside")
    table.do("+P")
    assert "39 cards in the deck" in hand(table).html("beside")
    table.reply()
    assert "Of the hand of Greedy you have seen spice." in hand(table).html("beside")
    table.undo()
    table.show_left(False)
    assert table.snapshot_html() == closed
    people = GameTable(7, opponent=None)
    people.show_left()
    assert "The curtain is down" in hand(people).html("beside")
    assert "<table" not in hand(people).html("beside")


def test_all_turns_at_the_table(hand):
    """Behind its switch: what both sides did, as both saw it."""
    table = played(GameTable(7), 3)
    table.show_turns()
    assert "Round 1: 3 turns" in hand(table).html("beside")
    assert "<b>You" in hand(table).html("beside")
    assert "Greedy took" in table.snapshot_html()
    table.show_turns(False)
    assert hand(table).html("beside") == ""


def test_an_empty_hand_has_no_cards_to_hide():
    """It is not said of no cards that they stay hidden."""
    start = position(market="DSLMM", hand="GCC", other_hand="", herd=1)
    table = GameTable(start=start)
    table.do("+D")
    assert table.sentence == "Wait. Greedy is to move, with no card in hand."


def test_an_open_hand_is_not_said_to_be_hidden():
    """The waiting sentence and the page show one and the same hand."""
    start = position(market="DSLMM", hand="GCC", other_hand="DDGLP", herd=1)
    table = GameTable(start=start, open_hands=True)
    table.do("+D")
    assert table.sentence == "Wait. Greedy is to move, with 5 cards in hand."
    for shown in (table.snapshot_text(), table.snapshot_html()):
        assert "hidden" not in shown
        assert "seen" not in shown.replace("seen taken", "")


# What the last turn changed


def marked(by_hand, area):
    """The words of the cards that are marked as new."""
    buttons = by_hand.view.places[area]
    return [b.description for b in buttons if "jk-new" in b._dom_classes]


CHANGES = [
    ("+D", ["Leather"], ["Diamond"], 0),
    ("+M", ["Leather", "Spice"], [], 2),
    ("CC>DS", ["Cloth", "Cloth"], ["Diamond", "Silver"], 0),
    ("CM>DS", ["Cloth", "Camel"], ["Diamond", "Silver"], 0),
    ("-CCC", [], [], 0),
]


@pytest.mark.parametrize(("action", "market", "own", "camels"), CHANGES)
def test_the_last_turn_is_marked_and_told(action, market, own, camels, hand):
    """The market's new cards; of one's own turn also those of hand and herd, and the tokens."""
    for near in (0, 1):
        start = position(
            market="DSLMM",
            hand="GCCC",
            herd=1,
            other_hand="DGPPL",
            deck="LPGSP",
            to_move=0,
        )
        table = GameTable(start=start, seat=near, opponent=Plays(action))
        table.do(action) if near == 0 else table.reply()
        by_hand = hand(table)
        assert sorted(marked(by_hand, "market")) == sorted(market)
        assert marked(by_hand, "hand") == (own if near == 0 else [])
        assert len(marked(by_hand, "herd")) == (camels if near == 0 else 0)
        hits = by_hand.html("tokens").count("jk-hit")
        assert hits == (2 if action == "-CCC" else 0), "the row, and the bonus pile"
        assert f"</b> {('You', 'Plays')[near]} " in by_hand.html("news")


def test_both_turns_are_marked_and_told_where_the_other_answers_at_once(hand):
    """Else one's own turn would never be seen."""
    start = position(market="DSLMM", hand="GCC", other_hand="DGPPL", deck="LPGSP", herd=1)
    table = GameTable(start=start, answers="at once", opponent=Plays("+S"))
    table.do("+D")
    assert table.sentence.startswith("Your turn. You took a diamond; leather came to the market.")
    assert "Plays took silver; spice came" in hand(table).html("news")
    assert sorted(marked(hand(table), "market")) == ["Leather", "Spice"]
    assert marked(hand(table), "hand") == ["Diamond"]


# Any turn


def test_go_on_from_any_turn():
    """What if: another turn is played from there; until then redo leads forward again."""
    table = played(GameTable(7), 6)
    end = table.match
    table.go_to(2)
    assert table.session.at == 2
    assert table.sentence.startswith("Turn 2 of 6. Play on from here")
    table.redo()
    table.redo()
    assert table.match == end
    table.go_to(2)
    table.do(table.legal[-1])
    table.redo()
    assert table.sentence == "Nothing to redo."
    assert table.session.end == 3


@pytest.mark.parametrize("turn", [-1, 7, "2", None, 1.0, True])
def test_a_turn_that_is_not_there(turn, hand):
    """A sentence says which there are, and the field shows where one is."""
    table = played(GameTable(7), 6)
    before = table.match
    table.go_to(turn)
    assert table.sentence.startswith("There is no turn ")
    assert table.sentence.endswith("from 0, the deal, to 6.")
    assert table.match == before
    hand(table).view.tools["go-to"].value = 99
    assert table.sentence.startswith("There is no turn 99")
    assert hand(table).view.tools["go-to"].value == 6


def test_the_turns_field_goes_there(hand):
    """It shows where one is, and leads through the rounds of a match; from a task too."""
    table = played(GameTable(7), 6)
    field = hand(table).view.tools["go-to"]
    assert (field.value, hand(table).html("turns")) == (6, "of 6")
    field.value = 3
    assert table.session.at == 3
    table.undo()
    assert field.value == table.session.at
    lesson = GameTable(task="start.take")
    lesson.do("+M")
    lesson.reply()
    lesson.go_to(0)
    assert lesson.verdict is None
    lesson.do("+D")
    assert lesson.verdict.done


# Records


def test_the_record_of_a_live_round_asks_first(hand):
    """It shows hidden cards: the first press says so, the second one writes it."""
    table = played(GameTable(7), 4)
    by_hand = hand(table)
    by_hand.tool("write")
    assert table.sentence.startswith("The record of a live round shows what is hidden")
    assert by_hand.view.tools["record"].value == ""
    by_hand.tool("write")
    assert by_hand.view.tools["record"].value == dumps(table.match)
    table.undo()
    assert table.record() == ""
    assert table.record() == dumps(table.match)
    assert table.record(hidden=True) == dumps(table.match)


def test_the_record_of_a_round_that_is_over_hides_nothing():
    """So nothing is asked."""
    table = GameTable(3)
    while not table.round.over:
        table.do(table.legal[0] if table.legal else None)
    assert table.record() == dumps(table.match)


def test_a_pasted_record_becomes_the_match_and_undo_brings_the_old_one_back():
    """And redo the pasted one; play goes on in either."""
    table = played(GameTable(7), 4)
    old = table.match
    other = played(GameTable(11), 9).match
    table.paste(dumps(other))
    assert table.match == other
    assert table.sentence.startswith("The match of the record lies here, after turn 9.")
    table.undo()
    assert table.match == old
    table.redo()
    assert table.match == other
    played(table, 2)
    table.undo()
    assert table.match == other
    table.undo()
    assert table.match == old
    played(table, 1)
    table.redo()
    assert table.sentence == "Nothing to redo."


def test_a_match_laid_after_turns_were_undone_is_where_redo_leads():
    """Undo and redo go over the place where one match took another's place, both ways."""
    table = played(GameTable(7), 4)
    four = table.match
    table.new_deal(8)
    played(table, 2)
    dealt = table.match
    steps = 0
    while table.match.seed == 8:
        table.undo()
        steps += 1
    while table.session.at:
        before = table.session.at
        table.undo()
        assert table.session.at < before
    while table.match != four:
        table.redo()
    table.redo()
    assert table.match.seed == 8
    for _ in range(steps - 1):
        table.redo()
    assert table.match == dealt


def test_a_pasted_match_seats_its_players_again(hand):
    """Who sat on the other side of the computer sits there again."""
    first = GameTable(5, seat=1, answers="at once")
    table = GameTable(7)
    table.paste(first.record(hidden=True))
    assert table.observation.player == 1
    table.undo()
    assert table.observation.player == 0
    people = GameTable(7, opponent=None)
    people.paste(dumps(Match.begin(3, ("Ann", "Bob"))))
    people.lift_curtain()
    assert "<b>Ann</b>" in hand(people).html("near") + hand(people).html("far")
    assert "Ann" not in table.snapshot_text()


def _cut(text):
    return text[: len(text) // 2]


def _illegal(text):
    whole = json.loads(text)
    whole["rounds"][0]["actions"] = "+P +DDDD"
    return json.dumps(whole)


def _other_seed(text):
    return json.dumps(json.loads(text) | {"seed": 8})


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda _: "", "The text is empty where a record should be."),
        (lambda _: "hello", "This is no whole record"),
        (_cut, "This is no whole record"),
        (lambda _: 5, "A record is text, not int."),
        (_illegal, "In round 1, turn 2: +DDDD is not allowed."),
        (_other_seed, 'In round 1: Seed 8 does not give the "deck" of this round.'),
        (lambda text: text, "The match of this record lies here already."),
        (lambda text: text * 2, "The record is complete before character"),
    ],
    ids=["empty", "words", "cut", "number", "illegal", "seed", "same", "twice"],
)
def test_a_record_that_does_not_hold_changes_nothing(spoil, words, hand):
    """One clear sentence, from code and from the field."""
    table = played(GameTable(7), 4)
    before = table.match
    text = spoil(dumps(before))
    table.paste(text)
    assert table.sentence.startswith(words)
    assert table.match is before or table.match == before
    by_hand = hand(table)
    by_hand.view.tools["record"].value = str(text)
    by_hand.tool("paste")
    assert table.match == before
    table.undo()
    assert table.session.at < 4


def test_a_record_with_other_hands_has_no_places_here():
    """A table has as many places as the hand limit of its own rules."""
    table = GameTable(7)
    table.paste(dumps(Match.begin(3, rules=Rules(hand_limit=9))))
    assert table.sentence.startswith("That match is played with hands of up to 9 cards")
    table.paste(dumps(Match.begin(3, rules=Rules(seals_to_win=1))))
    assert table.match.rules.seals_to_win == 1


def test_a_position_can_be_copied_and_pasted(hand):
    """At a table with a deal, and at one with a task, whose verdict is not about it."""
    text = dumps(Match.from_position(position(market="DSCMM", hand="GCPL")))
    for table in (GameTable(7), GameTable(task="start.take")):
        table.paste(text)
        assert table.round == position(market="DSCMM", hand="GCPL")
        table.do("+D")
        assert table.verdict is None
        if "seed" in table._view.tools:
            assert table._view.tools["seed"].value == ""
        assert "Let Greedy move" in hand(table).label


# Every control answers

#: Each small button with what it says where it cannot act; what it needs to be able to is undone.
SILENT = {
    "put-back": "No card is picked.",
    "undo": "Nothing to undo.",
    "redo": "Nothing to redo.",
    "again": "This is where the table began.",
    "explain": "Greedy has not moved in this round yet.",
    "new-deal": "The deal of seed 7 lies here already",
    "paste": "The text is empty where a record should be.",
    "write": "The record of a live round shows what is hidden",
}


@pytest.mark.parametrize("arguments", [{"seed": 7}, {"task": "start.take"}])
def test_a_control_that_cannot_act_says_why(arguments, hand):
    """None is silent, none is disabled, none changes the match."""
    table = GameTable(**arguments)
    before = table.match
    tools = hand(table).view.tools
    met = 0
    for name in tools.keys() & SILENT.keys():
        if isinstance(tools[name], ToggleButton):
            tools[name].value = True
            assert tools[name].value is False
        else:
            tools[name].click()
        assert table.sentence.startswith(SILENT[name]), name
        assert table.match == before
        met += 1
    assert met >= 7
    hand(table).press()
    assert table.sentence.startswith("Your turn. Pick market cards")


# Presses out of order


def test_a_cell_run_twice_says_what_it_cannot_do():
    """The second run meets another position: a sentence, and nothing is lost."""
    table = GameTable(7)
    for _ in range(2):
        table.do("+P")
    assert table.sentence.startswith("Wait. Greedy is to move.")
    for _ in range(2):
        table.reply()
    assert table.sentence.startswith("It is your turn: pick cards and act.")
    for _ in range(2):
        table.pick("GG")
    assert "no more gold" in table.sentence
    assert len(table.session.actions) == 2
    lesson = GameTable(task="start.take")
    for _ in range(2):
        lesson.do("+D")
    assert lesson.verdict.done
    assert len(lesson.session.actions) == 1


def test_tasks_driven_out_of_order():
    """Solution before hint, reply before the turn, again before anything: each has a line."""
    table = GameTable(task="start.take")
    start = table.round
    for call, words in (
        (table.reply, "It is your turn"),
        (table.redo, "Nothing to redo."),
        (table.undo, "Nothing to undo."),
        (table.play_on, "The round is still going on"),
        (table.explain, "Greedy has not moved in this round yet."),
        (lambda: table.do("-DDDD"), "Not allowed."),
        (lambda: table.go_to(1), "There is no turn 1"),
        (table.start_again, "This is where the table began."),
    ):
        call()
        assert table.sentence.startswith(words), (words, table.sentence)
        assert table.round == start
    assert table.solution()
    assert table.hint()
    table.do("+M")
    table.do()
    assert table.round == start


def test_two_tables_on_one_session_lose_nothing():
    """Undo, a new deal and a paste at one are seen at the other, or leave it what it has."""
    session = Session(Match.begin(7))
    first, second = GameTable(start=session), GameTable(start=session)
    first.do("+P")
    second.go_to(0)
    assert second.sentence.startswith("This match went on elsewhere")
    assert session.at == 1
    second.undo()
    assert session.at == 0
    first.hint()
    assert first.sentence.startswith("This match went on elsewhere")
    first.new_deal(9)
    assert (first.match.seed, second.match.seed) == (9, 7)
    second.do("+M")
    first.undo()
    assert first.session is session
    assert first.round == second.round
