"""The replay of a match, driven from code and by pressing its buttons as a browser would."""

import re
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest
from ipywidgets import Button, Dropdown, Widget

from jaipur import GameTable, Match, Replay, position
from jaipur.lessons.looking_back import look_back
from jaipur.records import RecordError, dumps, write
from jaipur.session import Session, SessionError
from jaipur.texts import PSEUDO
from jaipur.widgets.replay.source import ReplayError


@lru_cache(maxsize=4)
def played(seed=3, turns=10_000, names=("Ann", "greedy")):
    """A match of random legal actions, cut after so many of them."""
    match, chance = Match.begin(seed, names), Random(seed)
    for _ in range(turns):
        if match.over:
            break
        if match.round.over:
            match = match.next_round()
        match = match.play(chance.choice(match.round.legal_actions()))
    return match


def sat_at(turns=6):
    """A table at which somebody has played so many turns against greedy."""
    table = GameTable(7)
    table.quiet_ms = 0
    for _ in range(turns):
        legal = table.legal
        table.do(legal[len(legal) // 2] if legal else None)
    return table


def widgets(root):
    yield root
    for child in getattr(root, "children", ()):
        yield from widgets(child)


def models():
    """What the kernel keeps for the page, by id."""
    return set(Widget.get_manager_state()["state"])


def state(root):
    """All that the browser is sent, without the ids of its models."""
    unlike = {"layout", "style", "children"}
    return [
        {key: value for key, value in one.get_state().items() if key not in unlike}
        for one in widgets(root)
    ]


def html(replay, name):
    """What one of the read parts shows."""
    return replay._view._htmls[name].value


# Moving


def test_every_point_shows_its_position_its_turn_and_its_cost():
    """The whole match, point by point: what is shown is what was played."""
    match = played()
    replay, session = Replay(match), Session(match)
    costs = {turn.at: turn.cost for turn in look_back(match, 0).turns}
    assert (replay.at, replay.end) == (0, session.end)
    for at in range(session.end + 1):
        session.go_to(at)
        assert replay.at == at
        assert replay.match == session.match
        assert replay.observation == session.observation(0)
        assert replay.turn == session.last_turn()
        assert replay.cost == costs.get(at)
        assert ("Cost " in replay.sentence) == (at in costs)
        replay.forward()
    assert replay.sentence.startswith("This is the end of what was played.")
    assert replay.match == match


def test_buttons_and_choices_do_what_code_does():
    """Each press of a hand has its twin in code, and the page is the same after both."""
    pressed, coded = Replay(played()), Replay(played())
    view = pressed._view
    steps = (
        (view.buttons["forward"].click, coded.forward),
        (view.buttons["last"].click, coded.last),
        (view.buttons["back"].click, coded.back),
        (view.buttons["costly"].click, coded.next_costly),
        (view.buttons["first"].click, coded.first),
        (lambda: setattr(view.points, "value", 5), lambda: coded.go_to(5)),
        (lambda: setattr(view.rounds, "value", 2), lambda: coded.go_to_round(2)),
        (lambda: setattr(view.views, "value", 1), lambda: coded.look(1)),
        (lambda: setattr(view.views, "value", "open"), lambda: coded.look("open")),
    )
    seen = set()
    for press, call in steps:
        press()
        call()
        assert pressed.at == coded.at
        assert pressed.snapshot_html() == coded.snapshot_html()
        assert state(pressed) == state(coded)
        assert view.points.value == pressed.at
        assert view.rounds.value == len(pressed.match.rounds)
        seen.add(pressed.snapshot_text())
    assert len(seen) == len(steps)


def test_next_costly_turn_goes_round_all_of_them():
    """In the order of play, and after the last the first again."""
    replay = Replay(played())
    points = sorted(turn.at for turn in replay.costly())
    assert len(points) == 5
    visited = []
    for _ in range(6):
        replay.next_costly()
        visited.append(replay.at)
        assert replay.cost > 0
        assert "Greedy would" in replay.sentence
    assert visited == [*points, points[0]]


def test_what_cannot_be_done_is_said_and_never_raised():
    """One clear sentence, and the point stays."""
    replay = Replay(played())
    replay.go_to(4)
    end, rounds = replay.end, len(played().rounds)
    for call, words in (
        (lambda: replay.go_to(9999), f"There is no point 9999: this match has points 0 to {end}."),
        (lambda: replay.go_to(-1), f"There is no point -1: this match has points 0 to {end}."),
        (lambda: replay.go_to("5"), "There is no point '5'"),
        (lambda: replay.go_to(True), "There is no point True"),
        (
            lambda: replay.go_to_round(9),
            f"There is no round 9: this match has rounds 1 to {rounds}",
        ),
        (lambda: replay.go_to_round(0), "There is no round 0"),
        (lambda: replay.look("both"), "There is no view 'both': use 0, 1 or \"open\"."),
        (lambda: replay.look(2), "There is no view 2"),
        (lambda: replay.go_to(10**5000), "There is no point <number of thousands of digits>"),
        (lambda: replay.go_to_round(10**5000), "There is no round <number of thousands of"),
        (lambda: replay.look(10**5000), "There is no view <number of thousands of digits>"),
    ):
        call()
        assert replay.sentence.startswith(words)
        assert replay.at == 4
        assert words.split()[0] in html(replay, "told")
    replay.first()
    assert replay.sentence == f"Round 1 of {rounds}, before the first turn."
    replay.first()
    assert replay.sentence.startswith("This is the beginning of the match.")
    replay.back()
    assert replay.sentence.startswith("This is the beginning of the match.")
    replay._view.buttons["again"].click()
    assert replay.sentence.startswith("This is no turn of yours")


def test_something_going_wrong_is_said():
    """An exception in a callback is seen nowhere in JupyterLab, so the replay says it."""
    replay = Replay(played())
    replay._reel.session.branch = lambda at: 1 // at
    replay._view.buttons["play-on"].click()
    assert replay.sentence.startswith("Something went wrong: TypeError")
    assert isinstance(replay.trouble, TypeError)
    replay.forward()
    assert replay.trouble is None
    assert replay.at == 1


# What it is made from


def test_any_form_of_a_match_will_do(tmp_path):
    """A match, a session, a record, lines of records, a file by name or path."""
    match, other = played(), played(4)
    record, file = dumps(match), tmp_path / "matches.jsonl"
    write([match, other], file)
    pages = {
        Replay(source).snapshot_html()
        for source in (
            match,
            Session(match),
            record,
            record.strip(),
            record.encode(),
            "\n" + record.replace(",", ",\n") + "\n",
            record.strip() + "\n" + dumps(other),
            file,
            str(file),
        )
    }
    assert len(pages) == 1


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (None, "None is no match"),
        (7, "7 is no match"),
        ([], r"\[\] is no match"),
        ("", "is no record, which begins with {"),
        ("hello", "'hello' is no record, which begins with {"),
        ("a\0b", "is no record"),
        ("x" * 5000, "is no record"),
        ("{", "no whole record"),
        ("{}", "format"),
        (b"\xff", "UTF-8"),
    ],
)
def test_what_is_no_match_gets_one_sentence(given, words):
    """Whatever is handed in: what is wrong with it, and nothing else."""
    with pytest.raises((ReplayError, RecordError), match=words) as raised:
        Replay(given)
    assert "\n" not in str(raised.value)


def test_a_record_that_does_not_hold_is_refused():
    """With round, turn and rule, as everywhere."""
    record = dumps(played())
    broken = re.sub(r'"actions":"\S+', '"actions":"+DD', record, count=1)
    assert broken != record
    with pytest.raises(RecordError, match="round 1, turn 1"):
        Replay(broken)
    with pytest.raises(ValueError, match="use 0 or 1"):
        Replay(played(), seat=5)


def test_the_seat_is_the_persons():
    """By the table, by the session's seats, by an agent's name, or as it is given."""
    table = GameTable(7, seat=1)
    assert Replay(table).look_back.player == 1
    assert Replay(Session(played(), (None, "greedy"))).look_back.player == 0
    assert Replay(Session(played(), ("greedy", None))).look_back.player == 1
    assert Replay(played(3, 9, ("Greedy", "Ann"))).look_back.player == 1
    assert Replay(played(3, 9, ("Bo", "Ann"))).look_back.player == 0
    assert Replay(played(3, 9, ("Bo", "Ann")), seat=1).look_back.player == 1


def test_nothing_played_is_a_replay_too():
    """One point, and a sentence in place of a list of turns."""
    replay = Replay(GameTable(7))
    assert (replay.at, replay.end) == (0, 0)
    assert "You: no turn has been played yet" in replay.snapshot_text()
    replay.forward()
    assert replay.sentence.startswith("This is the end of what was played.")
    replay.next_costly()
    assert replay.sentence.startswith("You: no turn has been played yet")
    assert replay._view.points.options == (("Round 1, the deal", 0),)
    assert replay.at == replay._view.points.value == 0


def test_a_match_from_a_position_keeps_its_numbers():
    """Turns count as in the position; without a seed there are no seals to show."""
    start = replace(position(market="DGCPM", hand="DCCL", herd=2, deck="SLLGC"), turns=8)
    replay = Replay(Match.from_position(start).play("-CC"))
    replay.last()
    assert replay.sentence.startswith("Round 1 of 1, after turn 9 of 9. Cost ")
    assert "seals" not in replay.snapshot_text()


# What is seen


def test_what_came_is_marked():
    """The card that came to the market and the one that came to the hand, by a word."""
    start = position(market="DGCPM", hand="DCCL", herd=2, deck="SLLGC")
    replay = Replay(Match.from_position(start).play("+D"))
    assert ">new<" not in html(replay, "board")
    replay.forward()
    board = html(replay, "board")
    assert re.findall(r"<b[^>]*>(\w+)</b></span><br/>new", board) == ["Silver", "Diamond"]


@pytest.mark.parametrize("options", [{"seat": 1}, {"open_hands": True}, {"opponent": None}])
def test_no_table_opens_the_other_hand_of_a_live_round(options):
    """A replay of the same match that is no table's hides nothing."""
    table = GameTable(7)
    table.do(table.legal[0])
    with pytest.raises(ReplayError, match="seen from seat 0 alone"):
        Replay(table).table(**options)
    assert isinstance(Replay(table.match).table(**options), GameTable)
    assert isinstance(Replay(table).table(), GameTable)


def test_a_live_round_of_a_table_is_seen_from_ones_own_seat_alone():
    """Two rounds that differ only in hidden things give equal replays, whatever view is asked."""
    start = position(market="DGCPM", hand="DCCL", herd=2, other_hand="PPP", deck="SLLGC")
    pool = "PPP" + start.deck
    assert start.sides[1].hand == pool[:3]
    other = replace(start.sides[1], hand="LLL")
    deck = pool.replace("L", "", 3)[::-1]
    swapped = replace(start, sides=(start.sides[0], other), deck=deck)
    assert len(deck) == len(start.deck)
    replays = []
    for now in (start, swapped):
        table = GameTable(start=now)
        table.do("-CC")
        replays.append(Replay(table))
    for step in (
        lambda replay: replay.forward(),
        lambda replay: replay.look(1),
        lambda replay: replay.look("open"),
    ):
        for replay in replays:
            step(replay)
        assert state(replays[0]) == state(replays[1])
        assert replays[0].snapshot_html() == replays[1].snapshot_html()
        assert replays[0].snapshot_text() == replays[1].snapshot_text()
    assert "seen from your seat alone" in replays[0].sentence
    with pytest.raises(ReplayError, match="from seat 0 alone"):
        Replay(table, seat=1)
    assert replays[0].observation.player == 0


def test_open_hands_show_both_and_ones_own_view_shows_one():
    """A finished match hides nothing from who looks back, if they ask."""
    match = played()
    replay = Replay(match)
    replay.go_to(3)
    hands = [side.hand for side in replay.round.sides]
    assert hands[1] != replay.round.sides[1].known
    shown = replay.snapshot_text()
    assert "unseen" in replay.snapshot_html()
    replay.look("open")
    assert replay.snapshot_text() != shown
    assert "none of them seen" not in replay.snapshot_text()
    assert "unseen" not in replay.snapshot_html()
    replay.look(1)
    assert replay.observation.player == 1


def test_a_finished_round_shows_its_score():
    """Who won the seal, at the last point of a round and nowhere else."""
    match = played()
    replay = Replay(match)
    replay.go_to(len(match.rounds[0].actions))
    assert "wins the seal" in replay.snapshot_text()
    assert "<caption" in html(replay, "board")
    replay.forward()
    assert "wins the seal" not in replay.snapshot_text()
    assert "Round 2 is dealt" in replay.snapshot_text()


def test_the_page_is_the_same_in_every_run():
    """A saved replay compares equal the next time: no id of a model, no address."""
    first, second = Replay(played()), Replay(played())
    for replay in (first, second):
        replay.next_costly()
    bundles = [replay._repr_mimebundle_() for replay in (first, second)]
    for kind in ("text/html", "text/plain"):
        assert bundles[0][kind] == bundles[1][kind]
        assert not re.search(r"0x[0-9a-f]{6}|[0-9a-f]{32}", bundles[0][kind])
    assert repr(first) == "<Replay>"


def test_nothing_that_can_have_the_focus_is_ever_disabled_or_replaced():
    """Else the keyboard focus falls to the page, and the next key edits the notebook."""
    replay = Replay(played())
    before = list(widgets(replay))
    for _ in range(replay.end + 2):
        replay.forward()
        for one in widgets(replay):
            if isinstance(one, Button | Dropdown):
                assert one.disabled is False
                assert one.layout.display is None
                assert one.layout.visibility is None
                assert one.description.strip()
                assert one.tooltip.strip()
    assert list(widgets(replay)) == before


def test_few_models_are_sent():
    """Opening a page with a replay stays quick."""
    before = models()
    replay = Replay(played())
    assert len(models() - before) < 45
    replay.close()


def test_all_words_come_from_the_catalog():
    """In a language that brackets every text, nothing on the replay stands without brackets."""
    replay = Replay(sat_at(), catalog=PSEUDO)
    for step in (replay.forward, replay.next_costly, replay.last, replay.last):
        step()
        _all_bracketed(replay)
    replay.look("open")
    replay.go_to(99)
    _all_bracketed(replay)


def _all_bracketed(replay):
    shown = [replay.snapshot_html(), replay.snapshot_text(), replay.sentence]
    for one in widgets(replay):
        sent = one.get_state()
        shown += [sent.get("description") or "", sent.get("tooltip") or ""]
        if "<style" not in str(sent.get("value")) and isinstance(sent.get("value"), str):
            shown.append(sent["value"])
    for text in shown:
        bare = re.sub(r"<[^>]*>", " ", text).replace("&#39;", "'").replace("&gt;", ">")
        depth, loose = 0, ""
        for letter in bare:
            depth += {"«": 1, "»": -1}.get(letter, 0)
            loose += letter if depth == 0 else ""
        loose = re.sub(r"Greedy|You|open|[A-Z+>-]+|\d+", "", loose)
        assert not re.search(r"[a-z]{2}", loose), (loose, text)


# Going on


def test_play_on_from_here_gives_a_table_and_leaves_the_match():
    """The same seat, names and opponent; the replay's match is as it was."""
    table = sat_at()
    replay = Replay(table)
    replay.go_to(4)
    on = replay.table()
    assert on.match == replay.match
    assert on.observation.player == 0
    played_on = on.legal[0] if on.legal else None
    on.do(played_on)
    assert on.match != replay.match
    replay.last()
    assert replay.match == table.match
    assert "You" in on.snapshot_text()
    assert Replay(on).look_back.player == 0


def test_the_buttons_put_a_table_below():
    """From this position, or from the one in which the turn shown was decided."""
    replay = Replay(played())
    replay.next_costly()
    at = replay.at
    replay._view.buttons["again"].click()
    (table,) = replay._view.below.children
    assert Session(table.match).at == at - 1
    assert table.round.to_move == table.observation.player == 0
    best = next(turn.best.action for turn in replay.costly() if turn.at == at)
    table.do(best)
    assert Replay(table).look_back.turns[-1].cost == 0
    replay._view.buttons["play-on"].click()
    (table,) = replay._view.below.children
    assert Session(table.match).at == at
    assert replay.at == at


def test_a_table_that_is_replaced_is_taken_away():
    """However often one plays on, the page and the kernel hold one table, and then none."""
    at_first = models()
    replay = Replay(played())
    replay.next_costly()
    press = replay._view.buttons
    press["play-on"].click()
    with_a_table = len(models())
    for name in ("again", "play-on", "again"):
        press[name].click()
        assert len(models()) == with_a_table
    (table,) = replay._view.below.children
    table.do(table.legal[0])
    assert table.trouble is None
    replay.close()
    assert models() == at_first


def test_a_table_that_cannot_be_made_leaves_the_one_that_is_there():
    """The one that was played at goes only when there is another."""
    replay = Replay(played())
    replay._view.buttons["play-on"].click()
    (table,) = replay._view.below.children
    replay._view.buttons["again"].click()
    assert replay.sentence.startswith("This is no turn of yours")
    assert replay._view.below.children == (table,)
    assert table.comm is not None


def test_a_table_takes_other_options_and_names_a_point_there_is_not():
    """All that a table takes; a wrong point is refused with a sentence."""
    replay = Replay(played())
    table = replay.table(3, opponent=None, seat=1)
    assert Session(table.match).at == 3
    assert table.sentence.startswith("Curtain.")
    with pytest.raises(SessionError, match="point"):
        replay.table(9999)


def test_the_opponent_of_a_table_goes_on_playing():
    """Also where it is a function of one's own."""

    def first(seen, _):
        return seen.legal_actions()[0]

    table = GameTable(7, opponent=first, answers="at once")
    table.do(table.legal[0])
    on = Replay(table).table(answers="at once")
    on.do(on.legal[0])
    assert on.trouble is None
    assert on.match == table.match
