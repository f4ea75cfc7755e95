"""What reaches the browser and the saved page: nothing hidden, nothing that differs by itself."""

import re
from dataclasses import replace

import pytest
from ipywidgets import Button, ToggleButton, Widget

from jaipur import ClaimBoard, GameTable, Match, Progress, Replay, ZooBoard, deal, position
from jaipur.agents import Greedy
from jaipur.lessons import lesson, task
from jaipur.session import Session
from jaipur.texts import PSEUDO


def widgets(root):
    yield root
    for child in getattr(root, "children", ()):
        yield from widgets(child)


def state(root):
    """All that the browser is sent of a table, without the ids of its models."""
    unlike = {"layout", "style", "children"}
    return [
        {key: value for key, value in one.get_state().items() if key not in unlike}
        for one in widgets(root)
    ]


def swapped(now):
    """The same round with everything that player 0 cannot know changed."""
    mine, theirs = now.sides
    pool = theirs.hand + now.deck
    goods = [card for card in pool if card != "M"]
    hand = "".join(sorted(goods[-len(theirs.hand) :], key="DGSCPL".index))
    rest = list(pool)
    for card in hand:
        rest.remove(card)
    other = replace(now, sides=(mine, replace(theirs, hand=hand)), deck="".join(rest[::-1]))
    return replace(other, bonus=tuple(pile[::-1] for pile in now.bonus))


@pytest.mark.parametrize("seed", [7, 8, 11])
def test_nothing_hidden_reaches_the_browser(seed):
    """Two rounds that differ only in what a player cannot know give equal widgets and pages."""
    now = deal(seed, starter=0)
    other = swapped(now)
    assert other != now
    first, second = (GameTable(start=start, seat=0) for start in (now, other))
    steps = (
        lambda t: t.put_back(),
        lambda t: t.pick(now.market[0]),
        lambda t: t.put_back(),
        lambda t: t.hint(),
        lambda t: t.show_left(),
        lambda t: t.show_turns(),
        lambda t: t.record(),
    )
    for step in steps:
        step(first)
        step(second)
        assert state(first) == state(second)
        assert first.snapshot_html() == second.snapshot_html()
        assert first.snapshot_text() == second.snapshot_text()


@pytest.mark.parametrize(
    "action", ["+D", "+M", "SS>DC", "-SS", "SSM>DCL"], ids=["take", "camels", "ex", "sell", "ex3"]
)
def test_the_reasons_of_the_other_side_show_nothing_hidden(action):
    """Why it moved so is told from cards that were seen: two hidden hands give one answer."""

    class Plays(Greedy):
        def choose(self, _observation, _rng):
            return action

    shown = []
    for hidden, bonus in (("SSCLL", (3,)), ("SSDGP", (1,))):
        start = position(
            market="DCLMM",
            hand="GCPL",
            other_hand=hidden,
            other_herd=2,
            deck="PPPPP",
            to_move=1,
            won=({}, {"L": 3, 3: bonus}),
        )
        start = replace(
            start, deck="P" * 5, bonus=position().bonus, sides=(start.sides[0], start.sides[1])
        )
        # A table asks of a Round whether it adds up, which two such hands do not.
        table = GameTable(start=Match.from_position(start), seat=0, opponent=Plays())
        table.reply()
        assert table.explain()
        shown.append((state(table), table.snapshot_html(), table.snapshot_text()))
    assert shown[0] == shown[1]


def test_behind_the_curtain_nothing_is_seen():
    """With the curtain down no hand is in any widget or page, and no bonus value."""
    now = position(market="DSCMM", hand="GCCCPL", herd=1, won=({"C": 3, 3: (2,)}, {}))
    other = replace(now.sides[0], hand="DGSPPL", bonus=((3,), (), ()))
    first, second = (
        GameTable(start=Match.from_position(start), opponent=None)
        for start in (now, replace(now, sides=(other, now.sides[1])))
    )
    assert state(first) == state(second)
    assert first.snapshot_html() == second.snapshot_html()
    assert first.snapshot_text() == second.snapshot_text()


def test_the_curtain_falls_with_every_turn():
    """Two people at one screen: the hand shows when its player says so, and goes with the turn."""
    table = GameTable(7, opponent=None, players=("Ann", "Bob"))
    first = table.round.to_move
    names = ("Ann", "Bob")
    assert table.sentence.startswith(f"Curtain. {names[first]} is to move.")
    table.pick("P")
    assert table.sentence == f"The curtain is down: the hand shows when {names[first]} lifts it."
    table.do()
    assert table.sentence.startswith("Your turn.")
    table.do("+P")
    assert table.sentence.startswith(f"Curtain. {names[1 - first]} is to move.")
    table.lift_curtain()
    table.reply()
    assert table.sentence == f"{names[1 - first]} is a person: nobody moves in their place."
    table.undo()
    assert table.sentence.startswith(f"Curtain. {names[first]} is to move.")


def test_two_people_play_a_whole_match():
    """Curtain, turn, curtain, round, match: one button leads through all of it."""
    table = GameTable(7, opponent=None)
    for _ in range(3000):
        if table.match.over:
            break
        legal = table.legal if table.sentence.startswith("Your turn.") else ()
        sales = [action for action in legal if str(action).startswith("-")]
        table.do(max(sales or legal, key=lambda a: len(str(a))) if legal else None)
    assert table.match.over
    assert "wins the match" in table.sentence


def test_the_page_is_the_same_in_every_run():
    """A saved table compares equal the next time: no id of a model, no address, no time."""
    first, second = GameTable(7), GameTable(7)
    for table in (first, second):
        table.do("+P")
        table.reply()
        table.pick("D")
    bundles = [table._repr_mimebundle_() for table in (first, second)]
    for kind in ("text/html", "text/plain"):
        assert bundles[0][kind] == bundles[1][kind]
        assert not re.search(r"0x[0-9a-f]{6}|[0-9a-f]{32}", bundles[0][kind])
    assert "model_id" in bundles[0]["application/vnd.jupyter.widget-view+json"]
    assert set(bundles[0]) == {
        "text/html",
        "text/plain",
        "application/vnd.jupyter.widget-view+json",
    }
    assert repr(first) == "<GameTable>"


def test_the_page_says_what_the_table_says():
    """Picks, the sentence and the rule are in the snapshot, so notebooks' tests compare them."""
    table = GameTable(start=position(market="DSCMM", hand="GCCCPL", herd=1))
    table.pick("D", "G")
    for words in ("One for one is not an exchange", "exchange.at-least-two"):
        assert words in table.snapshot_html()
    assert "Not yet. One for one is not an exchange" in table.snapshot_text()


def test_nothing_that_can_have_the_focus_is_ever_disabled_or_replaced():
    """Else the keyboard focus falls to the page, and the next key edits the notebook."""
    table = GameTable(3)
    table.quiet_ms = 0
    before = list(widgets(table))
    first = table.children
    for _ in range(400):
        if table.match.over:
            break
        legal = table.legal
        table.do(legal[len(legal) // 2] if legal else None)
        table.undo()
        table.redo()
        for one in widgets(table):
            if isinstance(one, Button | ToggleButton):
                assert one.disabled is False
                assert one.layout.display is None
                assert one.layout.visibility is None
                assert one.description.strip()
                assert one.tooltip.strip()
    assert list(widgets(table)) == before
    assert table.children == first


def test_few_models_are_sent():
    """One layout, and one style a kind: opening a page with several tables stays quick."""
    before = set(Widget.get_manager_state()["state"])
    table = GameTable(7)
    mine = set(Widget.get_manager_state()["state"]) - before
    assert len(mine) < 80
    table.close()


def test_all_words_come_from_the_catalog():
    """In a language that brackets every text, nothing on the table stands without brackets."""
    lesson = task("start.take")
    tables = (
        GameTable(7, catalog=PSEUDO),
        GameTable(7, catalog=PSEUDO, opponent=None),
        GameTable(task=lesson, catalog=PSEUDO),
    )
    for table in tables:
        table.quiet_ms = 0
        if table._task is not None:
            table.hint()
            table.solution()
        table.show_more()
        table.show_left()
        table.show_turns()
        for _ in range(12):
            table.show_rule()
            table.hint()
            if table._game.opponent is not None:
                table.explain()
            _all_bracketed(table)
            table.put_back()
            legal = table.legal
            if legal:
                table.pick(str(legal[-1]))
                _all_bracketed(table)
            table.do()


def _all_bracketed(table):
    shown = [table.snapshot_html(), table.sentence]
    for one in widgets(table):
        state = one.get_state()
        shown += [state.get("description") or "", state.get("tooltip") or ""]
        if "<style" not in str(state.get("value")) and isinstance(state.get("value"), str):
            shown.append(state["value"])
    for text in shown:
        bare = re.sub(r"<code.*?</code>|<[^>]*>", " ", text)
        bare = bare.replace("&#39;", "'").replace("&lt;", "<")
        depth, loose = 0, ""
        for letter in bare:
            depth += {"«": 1, "»": -1}.get(letter, 0)
            loose += letter if depth == 0 else ""
        # Names, numbers and notation are nobody's language.
        loose = re.sub(r"Greedy|[A-Z+>-]+|\d+", "", loose)
        assert not re.search(r"[a-z]{2}", loose), (loose, text)


# Tasks


def test_a_task_says_what_became_of_it():
    """Goal on top, a reply to a wrong turn, start again, hint, solution, and done."""
    lesson = task("start.take")
    table = GameTable(task=lesson)
    assert lesson.goal() in table.snapshot_html()
    assert table.verdict is None
    table.do(lesson.wrong[0][0])
    assert table.verdict == lesson.check(lesson.wrong[0])
    assert "Not yet." in table._view._htmls["task"].value
    table.start_again()
    assert table.verdict is None
    assert table.hint() == lesson.hint()
    assert lesson.hint().split()[0] in table._view._htmls["task"].value
    assert table.solution() == " ".join(lesson.solution)
    for step in lesson.solution:
        table.do(step)
    assert table.verdict.done
    assert "jk-done" in table._view._htmls["task"].value
    table.reply()
    assert table.verdict.done
    assert "seed" not in table._view.tools


def test_a_missed_task_is_tried_again_with_the_button(hand):
    """The button leads back to the start, where it would else let the other side move."""
    for answers in ("asked", "at once"):
        table = GameTable(task="start.take", answers=answers)
        start = table.round
        table.do("+M")
        assert table.sentence.startswith("Not yet. That turn is not what the task asks.")
        assert hand(table).label == "Try again"
        table.do()
        assert (table.round, table.verdict) == (start, None)
        table.do("+D")
        assert table.sentence.startswith("Done. The task is done")
        table.do()
        assert table.round != start, "the button plays on and undoes nothing"
        assert table.verdict.done


def test_a_tasks_verdict_is_on_its_own_turns():
    """Who plays on is still told of the turn the task is about, and may play on."""
    lesson = task("start.take")
    table = GameTable(task=lesson)
    table.do("+M")
    missed = table.verdict
    table.reply()
    table.pick("+D")
    assert table.sentence.startswith("Legal. Take the diamond.")
    table.do()
    assert table.verdict == missed
    assert table.sentence.startswith("Not yet.")
    table.undo()
    table.undo()
    table.do("+D")
    assert table.verdict.done
    table.new_deal(7)
    assert table.verdict is None
    assert table.sentence.startswith("Your turn.")


def test_the_score_lies_open_when_a_round_is_over(hand):
    """Nothing has to be pressed for it: the comparison, the camel token, the seal."""
    table = GameTable(start=position(market="DSCMM", hand="GCPL", herd=6, deck_size=0))
    assert hand(table).html("card") == ""
    table.do("+C")
    assert "You have the larger herd: the camel token, 5 rupees." in table.sentence
    assert "Of these, camel token" in hand(table).html("card")
    table.show_rule()
    assert "Of these, camel token" in hand(table).html("card")
    assert "end.deck-short" in hand(table).html("card")
    table.undo()
    table.show_rule(False)
    assert hand(table).html("card") == ""


def test_nobody_takes_the_camel_token_of_equal_herds():
    """The sentence says so."""
    start = position(market="DSMMM", hand="GCPL", herd=4, other_herd=4, deck_size=0)
    table = GameTable(start=start)
    table.do("+D")
    assert "The herds are equal: nobody takes the camel token." in table.sentence


def test_a_session_can_be_shared_with_code():
    """What code plays at the session shows at the table with its next press."""
    session = Session(GameTable(7).match)
    table = GameTable(start=session)
    session.play("+P")
    table.put_back()
    assert table.sentence.startswith("This match went on elsewhere")


def test_open_hands_show_the_other_hand_and_nothing_else():
    """A teacher may lay both hands open; deck and face-down values stay hidden all the same."""
    now = position(market="DSCMM", hand="GCC", other_hand="DDGLP", deck="MP")
    shown = GameTable(start=now, open_hands=True)
    assert "2 diamonds, gold, spice and leather" in shown.snapshot_text()
    assert any("2 diamonds, gold, spice and leather" in str(one) for one in state(shown))
    assert "diamonds" not in GameTable(start=now).snapshot_text()
    again = GameTable(start=replace(now, deck=now.deck[::-1]), open_hands=True)
    assert state(shown) == state(again)


def test_open_hands_need_no_curtain():
    """Two people who show their cards anyway are not asked to lift one."""
    two = GameTable(seed=7, opponent=None, open_hands=True)
    two.do("+M")
    assert two.round.turns == 1


@pytest.mark.parametrize(
    "make",
    [
        lambda: GameTable(7),
        lambda: GameTable(task="box.top"),
        lambda: GameTable(7, opponent=None),
        lambda: Replay(Match.begin(3)),
        ClaimBoard,
        ZooBoard,
        lambda: Progress(lesson(8)),
    ],
    ids=["table", "task", "two", "replay", "claims", "zoo", "progress"],
)
def test_a_board_that_is_closed_leaves_nothing_behind(make):
    """Not a button, a layout or a style: a kernel runs for a whole lesson."""
    before = set(Widget.get_manager_state()["state"])
    make().close()
    assert set(Widget.get_manager_state()["state"]) == before
