"""The live table, driven from code and by pressing its buttons as a browser would."""

from dataclasses import replace

import pytest

from jaipur import GameTable, Match, Rules, deal, position
from jaipur.agents import UnknownAgent
from jaipur.lessons import UnknownTask, task
from jaipur.session import Session


def play_out(table, most=2000):
    """Play with the table's own button until the match is over; takes whatever is legal."""
    for _ in range(most):
        if table.match.over:
            return
        legal = table.legal
        sales = [action for action in legal if str(action).startswith("-")]
        table.do(max(sales or legal, key=lambda a: len(str(a))) if legal else None)
    raise AssertionError("the match does not end")


# A turn


def test_code_and_hand_do_the_same(hand):
    """A notebook that plays from code shows what a reader who presses would see."""
    coded, pressed = GameTable(7), GameTable(7)
    coded.pick("P")
    coded.do()
    by_hand = hand(pressed)
    by_hand.card("market", "Spice")
    by_hand.press()
    assert coded.round == pressed.round
    assert coded.snapshot_html() == pressed.snapshot_html()
    assert coded.snapshot_text() == pressed.snapshot_text()


def test_a_pick_can_be_put_back_and_named_as_notation():
    """Picks add up, go back one by one or all together, and can be written as an action."""
    table = GameTable(start=position(market="DSCMM", hand="GCCCPL", herd=4))
    table.pick("D")
    table.pick("S", "G", 1)
    assert table.sentence.startswith("Legal. Give gold and a camel, take a diamond and silver.")
    table.put_back()
    assert table.sentence.startswith("Your turn.")
    table.pick("GM>DS")
    assert table.sentence.startswith("Legal. Give gold and a camel, take a diamond and silver.")
    table.put_back()
    table.put_back()
    assert table.sentence == "No card is picked."


def test_the_camels_of_the_market_are_linked(hand):
    """Camels are taken all together: one press picks all of them, one press puts all back."""
    by_hand = hand(GameTable(7))
    by_hand.card("market", "Camel")
    assert by_hand.words("market")[2:] == ["Camel\n✓ take"] * 3
    by_hand.card("market", "Camel", down=False)
    assert by_hand.words("market")[2:] == ["Camel"] * 3


def test_what_cannot_be_done_is_said_and_never_raised():
    """Code meets the sentence a person would meet, and the position stays as it is."""
    table = GameTable(start=position(market="DSCMM", hand="GCCCPL", herd=1))
    before = table.round
    for call, words in (
        (lambda: table.pick("L"), "The market has no more leather to pick."),
        (lambda: table.pick(hand="D"), "Your hand has no more diamonds to pick."),
        (lambda: table.pick(hand="M"), "Camels are not in the hand; give them from the herd."),
        (lambda: table.pick(herd=2), "Your herd has no more camels to pick; it has 1."),
        (lambda: table.pick(herd=-1), "herd is a number of camels, from 0 up, not -1."),
        (lambda: table.pick("x"), "'x' is no card."),
        (table.do, "Your turn."),
        (lambda: table.do("+DS"), "Not yet. To take a diamond and silver"),
        (lambda: table.do("+1M"), "Not allowed. Camels are taken all together"),
        (lambda: table.do("-CL"), "Not yet. A sale is of one kind"),
        (lambda: table.do("+L"), "Not allowed. The market lacks leather"),
        (lambda: table.do("-DD"), "Not allowed. Your hand lacks 2 diamonds"),
        (lambda: table.do("what"), "'what' is no action."),
        (table.reply, "It is your turn"),
        (table.play_on, "The round is still going on"),
        (table.undo, "Nothing to undo."),
        (table.redo, "Nothing to redo."),
        (table.solution, "This table has no task."),
    ):
        table.pick("GM>DS")
        table.put_back()
        assert call() in (None, "")
        assert table.sentence.startswith(words), (words, table.sentence)
    assert table.round is before


def test_a_press_that_cannot_act_changes_nothing(hand):
    """The button answers a wrong pick with its sentence; the cards stay picked."""
    table = GameTable(start=position(market="DSCMM", hand="GCCCPL", herd=1))
    by_hand = hand(table)
    by_hand.card("market", "Diamond")
    by_hand.card("hand", "Gold")
    before = table.round
    by_hand.press()
    assert table.round is before
    assert table.sentence.startswith("Not yet. One for one is not an exchange")
    assert by_hand.words("market")[0] == "Diamond\n✓ take"
    assert by_hand.view.do.value is False


def test_an_action_out_of_turn_is_not_played():
    """Code that names an action while the other side is to move does not make that side move."""
    table = GameTable(7)
    table.do("+P")
    table.do("+M")
    assert table.sentence.startswith("Wait. Greedy is to move.")
    assert len(table.session.actions) == 1
    people = GameTable(7, opponent=None)
    people.do("+P")
    assert people.sentence.startswith("The curtain is down")
    assert not people.session.actions


def test_places_without_a_card_answer(hand):
    """A free place of the hand, a camel that is not there, a gap in the market: each says why."""
    table = GameTable(start=position(market="DSCMM", hand="GCCCPL", herd=1, deck_size=0))
    by_hand = hand(table)
    by_hand.view.places["hand"][6].value = True
    assert table.sentence == "A free place: your hand may hold 7 cards."
    by_hand.view.places["herd"][4].value = True
    assert table.sentence == "No camel stands here; your herd has 1 camel."
    table.do("+D")
    by_hand.view.places["market"][0].value = True
    assert table.sentence == "No card lies here: the deck could not fill the market."
    assert not any(button.value for area in by_hand.view.places.values() for button in area)


def test_a_card_that_comes_lies_where_the_taken_one_lay(hand):
    """The market does not jump: what stays keeps its place, the new card is marked."""
    table = GameTable(start=position(market="DSCMM", hand="GCCPLL", herd=1, deck="LPGDS"))
    by_hand = hand(table)
    by_hand.card("market", "Silver")
    by_hand.press()
    assert by_hand.words("market") == ["Diamond", "Leather", "Cloth", "Camel", "Camel"]
    new = ["jk-new" in button._dom_classes for button in by_hand.view.places["market"]]
    assert new == [False, True, False, False, False]
    assert by_hand.view.places["market"][1].tooltip == "market: Leather, new"
    table.undo()
    assert by_hand.words("market") == ["Diamond", "Silver", "Cloth", "Camel", "Camel"]


def test_of_two_equal_cards_the_pressed_one_goes(hand):
    """The place a person pressed is the one that changes."""
    table = GameTable(start=position(market="CCDMM", hand="GCCPLL", herd=1, deck="LPGDS"))
    by_hand = hand(table)
    assert by_hand.words("market")[1:3] == ["Cloth", "Cloth"]
    by_hand.view.places["market"][2].value = True
    by_hand.press()
    assert by_hand.words("market")[1:3] == ["Cloth", "Leather"]


def test_the_tokens_of_a_sale_are_marked_before_it(hand):
    """Before a sale its tokens are ringed, after it its row is marked."""
    table = GameTable(start=position(market="DSCMM", hand="GCCCPL", herd=1))
    by_hand = hand(table)
    table.pick(hand="CCC")
    assert by_hand.html("tokens").count("jk-will") == 3
    assert by_hand.html("tokens").count('<tr class="jk-sells">') == 2, "the row, the bonus pile"
    table.do()
    assert "jk-will" not in by_hand.html("tokens")
    assert '<tr class="jk-hit"><th scope="row"><i class="jk-ic jk-C">' in by_hand.html("tokens")


def test_the_rule_of_the_sentence_is_one_press_away(hand):
    """Why? shows the rule in its own words; without a rule all of them stand on one screen."""
    table = GameTable(start=position(market="DSCMM", hand="GCCCPL", herd=1))
    by_hand = hand(table)
    assert by_hand.html("card") == ""
    table.show_rule()
    assert "<caption" in by_hand.html("card")
    table.pick("D", "G")
    assert by_hand.view.why.description == "Why?"
    assert "An exchange takes at least 2 cards and gives as many." in by_hand.html("card")
    table.show_rule(False)
    assert by_hand.html("card") == ""


# One press, one action


def test_a_double_press_is_one_action(hand):
    """Presses within the quiet time after an action count for nothing, whoever is to move."""
    table = GameTable(7)
    by_hand = hand(table, quiet_ms=60_000)
    by_hand.card("market", "Spice")
    for _ in range(5):
        by_hand.press()
    assert len(table.session.actions) == 1
    assert by_hand.view.do.value is False
    table.quiet_ms = 0
    table._quiet_until = 0.0
    by_hand.press()
    assert len(table.session.actions) == 2


def test_the_button_goes_up_as_the_last_step(hand):
    """A second click that is queued while the first is handled arrives as going up: nothing."""
    table = GameTable(7)
    by_hand = hand(table)
    order = []
    by_hand.view._htmls["say"].observe(lambda _: order.append("drawn"), "value")
    by_hand.view.do.observe(lambda change: order.append(change["new"]), "value")
    by_hand.card("market", "Spice")
    order.clear()
    by_hand.press()
    assert order.index(False) == order.index("drawn") + 1


def test_two_tables_on_one_session_do_not_act_on_an_old_position():
    """A press for a position that is gone does nothing but show the one that is there."""
    session = Session(Match.begin(7))
    first, second = GameTable(start=session), GameTable(start=session)
    first.do("+P")
    second.pick("P")
    assert second.sentence.startswith("This match went on elsewhere")
    assert len(session.actions) == 1
    second.reply()
    assert len(session.actions) == 2


# Back and forth


def test_undo_against_the_computer_goes_to_the_own_last_decision():
    """One undo takes the computer's answer back too, redo plays both again, the same ones."""
    table = GameTable(7)
    start = table.round
    table.do("+P")
    table.reply()
    after = table.round
    table.undo()
    assert table.round == start
    table.redo()
    assert table.round == after
    table.undo()
    table.do("+M")
    table.redo()
    assert table.sentence == "Nothing to redo."


def test_the_computer_draws_the_same_after_an_undo():
    """A match is its seed and its actions: turns that were undone leave no trace."""
    plain, undone = (GameTable(7, opponent="uniform") for _ in range(2))
    for table in (plain, undone):
        table.do("+P")
        table.reply()
        if table is undone:
            table.do(table.legal[0])
            table.reply()
            table.undo()
            table.undo()
            table.do("+P")
            table.reply()
        table.do(table.legal[-1])
        table.reply()
    assert plain.match == undone.match


def test_a_new_deal_and_back():
    """A new deal takes a seed or the next one; undo brings the old match back, nothing is lost."""
    table = GameTable(7)
    table.do("+P")
    old = table.match
    table.new_deal()
    assert (table.match.seed, table.round) == (8, deal(8))
    table.new_deal("12")
    assert table.round == deal(12)
    table.undo()
    assert table.match.seed == 8
    table.undo()
    assert table.match == old
    assert table.sentence == "The match before the new deal is back."


@pytest.mark.parametrize("typed", ["", "seven", "-1", "1.5", "٣", "9" * 20, "1e3", "<b>"])
def test_a_seed_that_is_no_number(typed, hand):
    """A sentence says what a seed is, and the match goes on."""
    table = GameTable(7)
    before = table.match
    by_hand = hand(table)
    by_hand.view.tools["seed"].value = typed
    by_hand.tool("new-deal")
    assert "is no seed: use a whole number from 0 to" in table.sentence
    assert table.match == before


def test_new_deal_by_hand(hand):
    """New deal deals what stands in the field, always; Another deal the next, and shows it."""
    table = GameTable(7)
    by_hand = hand(table)
    seed = by_hand.view.tools["seed"]
    table.do("+P")
    for typed, number in (("7", 7), (" 20 ", 20), ("7", 7)):
        seed.value = typed
        by_hand.tool("new-deal")
        assert table.round == deal(number)
        assert seed.value == str(number)
    by_hand.tool("another")
    assert (table.round, seed.value) == (deal(8), "8")


def test_the_same_deal_again_is_no_second_match(hand):
    """Where that deal lies already untouched, the table says so and Undo has one match less."""
    table = GameTable(7)
    hand(table).tool("new-deal")
    assert table.sentence.startswith("The deal of seed 7 lies here already")
    table.undo()
    assert table.sentence == "Nothing to undo."


def test_enter_in_the_seed_field_deals_once(hand):
    """Enter deals; leaving the field does not, so that the button beside it deals once."""
    table = GameTable(7)
    by_hand = hand(table)
    seed = by_hand.view.tools["seed"]
    seed.value = "12"
    assert table.match.seed == 7
    seed._handle_custom_msg({"event": "submit"}, [])
    assert table.round == deal(12)
    table.undo()
    assert table.match.seed == 7
    seed.value = "seven"
    seed._handle_custom_msg({"event": "submit"}, [])
    assert "is no seed" in table.sentence
    seed.value = "20"
    by_hand.tool("new-deal")
    table.undo()
    assert table.match.seed == 7


def test_how_the_other_side_answers_shows_on_its_switch(hand):
    """The words say the state, and the button stays down in one of the two."""
    table = GameTable(7)
    switch = hand(table).view.tools["answers"]
    assert (switch.description, switch.value) == ("Greedy answers: when asked", False)
    table.answer("at once")
    assert (switch.description, switch.value) == ("Greedy answers: at once", True)
    table.answer("x")
    assert table.sentence == 'answers is "asked" or "at once", not \'x\'.'
    assert switch.value is True


def test_start_again_leads_back_to_the_position():
    """A table from a position goes back to it, and redo leads forward again."""
    table = GameTable(start=position(market="DSCMM", hand="GCCCPL", herd=1))
    start = table.round
    table.do("+D")
    after = table.round
    table.start_again()
    assert table.round == start
    table.redo()
    assert table.round == after


# A whole match


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("answers", ["asked", "at once"])
def test_a_whole_match_against_the_computer(seat, answers, hand):
    """Rounds, seals and the end, in both seats, with the one button only; then a new deal."""
    table = GameTable(3, seat=seat, answers=answers)
    table.quiet_ms = 0
    play_out(table)
    assert max(table.match.seals) == 2
    assert table.sentence.startswith("Match over. ")
    assert hand(table).label == "Another deal"
    seals = table.match.seals[seat]
    assert f"{seals} of 2 seals" in hand(table).html("near")
    table.play_on()
    assert table.sentence == "The match is over: begin a new deal."
    table.do()
    assert table.match.seed == 4


def test_answering_at_once():
    """The other side moves in the same press, from the first turn on if it begins."""
    table = GameTable(0, seat=1, answers="at once")
    assert table.round.to_move == 1
    played = len(table.session.actions)
    table.do(table.legal[0])
    assert len(table.session.actions) == played + 2
    table.answer("asked")
    table.do(table.legal[0])
    assert table.sentence.startswith("Wait. Greedy is to move.")
    table.answer("at once")
    assert table.round.to_move == 1


def test_an_own_sale_is_told_though_the_other_answered_at_once():
    """The bonus token drawn would never be seen otherwise."""
    start = position(market="DSCMM", hand="GCCCPL", herd=1, bonus={3: (2, 1)})
    table = GameTable(start=start, answers="at once")
    table.do("-CCC")
    assert "You sold 3 cloth for 11 rupees and a bonus token worth 2." in table.sentence


def test_other_rules_hold_at_the_table(hand):
    """The hand has as many places, the sentences the numbers, the match the length of the rules."""
    table = GameTable(7, rules=Rules(hand_limit=5, seals_to_win=1, least_exchange=1))
    assert len(hand(table).words("hand")) == 5
    assert "4 of 5 cards" in hand(table).html("near")
    play_out(table)
    assert sum(table.match.seals) == 1


# Trouble


def _fails(_observation, _rng):
    raise ZeroDivisionError("oops")


class NeedsMore:
    def __init__(self, depth):
        self.depth = depth

    def choose(self, _observation, _rng):
        return "+M"


class Cheat:
    def choose(self, _observation, _rng):
        return "+DDDDD"


@pytest.mark.parametrize(
    ("opponent", "words"),
    [
        (_fails, "Fails could not move: ZeroDivisionError: oops, in _fails, line "),
        (Cheat(), "Cheat chose +DDDDD, which is not allowed: Without giving cards"),
        (lambda _observation, _rng: 5, "Lambda chose 5, which is no action."),
    ],
    ids=["raises", "illegal", "nonsense"],
)
def test_an_error_in_the_other_side_is_said_and_nothing_lost(opponent, words, hand):
    """An exception in a callback would be seen nowhere: the table says it, and plays on."""
    table = GameTable(7, opponent=opponent)
    table.do("+P")
    before = table.match
    table.reply()
    assert table.sentence.startswith(f"Something went wrong. {words}")
    assert "Nothing is lost" in table.sentence
    assert table.match == before
    assert isinstance(table.trouble, Exception)
    assert hand(table).label.startswith("Let ")
    table.undo()
    assert table.sentence.startswith("Your turn.")
    assert table.trouble is None


CELL = """
import random
def choose(observation, rng):
    return helper()

def helper():
    return random.Random(1).sample([1], 9)
"""


@pytest.mark.parametrize(
    ("file", "where"),
    [
        ("ipykernel_71/204.py", "line 7."),
        ("<string>", "line 7."),
        ("of-ann/mine.py", "line 7 of mine.py."),
    ],
)
def test_trouble_says_where_in_the_agents_own_code(file, where):
    """The innermost line of one's own, not the library's that raised, and no path."""
    space = {}
    exec(compile(CELL, file, "exec"), space)
    table = GameTable(7, opponent=space["choose"])
    table.do("+P")
    table.reply()
    assert f"or is negative, in helper, {where} Nothing is lost" in table.sentence
    assert isinstance(table.trouble, ValueError)


def test_an_error_of_the_table_itself_is_said(monkeypatch):
    """Whatever goes wrong in a handler stands in the sentence."""
    table = GameTable(7)
    monkeypatch.setattr(table.session, "play", lambda _: 1 / 0)
    table.do("+P")
    assert table.sentence.startswith("Something went wrong. ZeroDivisionError")


def test_what_a_table_cannot_be_made_from():
    """Wrong arguments are the one thing that raises, at once, with a sentence."""
    for arguments, error in (
        ({"opponent": "gredy"}, UnknownAgent),
        ({"opponent": 5}, TypeError),
        ({"start": "+D"}, TypeError),
        ({"answers": "soon"}, ValueError),
        ({"seat": 2}, ValueError),
        ({"seed": "x"}, ValueError),
        ({"players": "ab"}, TypeError),
        ({"task": "start.takes"}, UnknownTask),
    ):
        with pytest.raises(error):
            GameTable(**arguments)
    for arguments, words in (
        ({"seed": deal(7)}, r"To start from a Round, name it: GameTable\(start=\.\.\.\)"),
        ({"seed": task("start.take")}, r"from a Task, name it: GameTable\(task=\.\.\.\)"),
        ({"rules": 5}, r"rules is a Rules object, such as Rules\(hand_limit=8\), not 5\."),
        ({"opponent": NeedsMore}, r"NeedsMore is a class .* opponent=NeedsMore\(\.\.\.\)"),
    ):
        with pytest.raises(TypeError, match=words):
            GameTable(**arguments)


def test_an_agents_class_and_a_tasks_id_will_do():
    """What was meant is clear: one is made, the other looked up."""
    table = GameTable(opponent=Cheat, task="start.take")
    assert table.round == task("start.take").start
    table.do("+D")
    table.reply()
    assert "Cheat chose" in table.sentence


def test_names_are_text_and_not_markup(hand):
    """A name with markup in it shows as it is written."""
    table = GameTable(7, players=("<img src=x onerror=alert(1)>", "B & C"))
    shown = hand(table).html("near") + hand(table).html("far") + table.snapshot_html()
    assert "<img src=x" not in shown
    assert "B &amp; C" in shown


def test_a_position_cannot_be_played_on():
    """A round from a position has no deal behind it: the table says so and starts again."""
    table = GameTable(start=position(market="DSCMM", hand="GCPL", deck_size=0))
    start = table.round
    table.do("+C")
    table.play_on()
    assert table.sentence == "This table began from a position and has no next round."
    table.do()
    assert table.round == start


def test_a_match_can_be_gone_on_with():
    """A match that was begun elsewhere lies on the table as it stands."""
    match = Match.begin(7, ("Ann", "Greedy")).play("+P")
    table = GameTable(start=match, seat=0)
    assert table.match == match
    assert table.sentence.startswith("Wait. Greedy is to move.")
    assert table.snapshot_text().startswith("Greedy to move")
    table.undo()
    assert table.match == replace(match, rounds=Match.begin(7).rounds)
