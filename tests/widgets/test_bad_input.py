"""Slips of all kinds at a table: each gets one sentence, and the table goes on."""

from dataclasses import replace
from functools import partial

import pytest

from jaipur import ClaimBoard, GameTable, Match, Progress, Replay, Rules, ZooBoard, position
from jaipur.agents import AgentError, Candidate, Explanation
from jaipur.errors import SaysWhy
from jaipur.lessons import UnknownTask, lesson
from jaipur.records import dumps
from jaipur.session import Session


class Player:
    """Plays the first legal action; `explain` gives what it was made with."""

    name = "slow_one"

    def __init__(self, said=None):
        self.said = said

    def choose(self, observation, rng):  # noqa: ARG002
        return observation.legal_actions()[0]

    def explain(self, observation, rng):  # noqa: ARG002
        return self.said(observation) if callable(self.said) else self.said


# Two tables on one session


@pytest.mark.parametrize("seed", range(1, 12))
def test_a_hint_at_one_table_closes_when_another_moves(seed, hand):
    """A hint is about a position: where the match went on elsewhere, it is gone."""
    session = Session(Match.begin(seed))
    one, other = GameTable(start=session, answers="at once"), GameTable(start=session)
    one.do(str(other.hint().best.action))
    other.pick("M")
    assert other.sentence == "This match went on elsewhere; here is where it stands now."
    assert hand(other).html("beside") == ""
    assert hand(other).view.tools["hint"].value is False
    other.pick("M")
    assert other.trouble is None


def test_what_cannot_be_drawn_is_said(monkeypatch):
    """Whatever lies beside the table closes where it breaks, and the table goes on."""
    table = GameTable(7)
    monkeypatch.setattr("jaipur.widgets.table.asides.hint_html", lambda *_: 1 / 0)
    table.hint()
    assert "ZeroDivisionError" in table.sentence
    table.do("+P")
    assert table.sentence.startswith("Wait.")


# Agents


def leaves(observation, rng):  # noqa: ARG001
    raise SystemExit(3)


def test_an_agent_cannot_end_the_kernel():
    """`exit()` in an agent is its trouble alone."""
    table = GameTable(7, opponent=leaves)
    table.do("+P")
    table.reply()
    assert "Leaves could not move: SystemExit: 3, in leaves, line" in table.sentence
    assert isinstance(table.trouble, SystemExit)


def test_an_interrupted_agent_can_be_asked_again(hand):
    """The button goes up again, the table says why nothing came, and a loop in a cell ends."""

    class Slow(Player):
        waits = True

        def choose(self, observation, rng):
            if self.waits:
                raise KeyboardInterrupt
            return super().choose(observation, rng)

    slow = Slow()
    table = GameTable(7, opponent=slow)
    hand(table)
    table.do("+P")
    with pytest.raises(KeyboardInterrupt):
        table.reply()
    with pytest.raises(KeyboardInterrupt):
        hand(table).press()
    assert hand(table).view.do.value is False
    assert "Slow one was interrupted. Nothing is lost: press again." in table.sentence
    slow.waits = False
    hand(table).press()
    assert table.sentence.startswith("Your turn.")


def test_an_interrupted_explanation_puts_its_switch_up(hand):
    """So that the next press asks again."""

    def stopped(observation):  # noqa: ARG001
        raise KeyboardInterrupt

    table = GameTable(7, opponent=Player(stopped), open_hands=True)
    table.do("+P")
    table.reply()
    with pytest.raises(KeyboardInterrupt):
        table.explain()
    assert hand(table).view.tools["explain"].value is False
    assert "That was interrupted." in table.sentence


def test_an_agent_may_give_reasons_in_its_own_words(hand):
    """Where the catalog has no such key, the words stand as they are, escaped."""

    def own(observation):
        action = observation.legal_actions()[0]
        return Explanation((Candidate(action, 1.0, "because I <like> it"),), "rupees")

    table = GameTable(7, opponent=Player(own), open_hands=True)
    table.do("+P")
    table.reply()
    assert table.explain().counted() == "rupees"
    assert "because I &lt;like&gt; it" in hand(table).html("beside")
    assert "because I <like> it" in table.snapshot_text()
    assert table.trouble is None


def wrong(observation):
    return Explanation((Candidate(observation.legal_actions()[0], "much", "why"),), "rupees")


def unplayable(observation):  # noqa: ARG001
    return Explanation((Candidate(5, 1.0, "why"),), "rupees")


def empty(observation):  # noqa: ARG001
    return Explanation((), "rupees")


@pytest.mark.parametrize("said", [wrong, unplayable, empty, lambda _: Explanation(5, "rupees")])
def test_an_explanation_that_cannot_be_shown_is_trouble(said, hand):
    """One sentence that names the agent; the table goes on."""
    table = GameTable(7, opponent=Player(said), open_hands=True)
    table.do("+P")
    table.reply()
    assert table.explain() == ""
    assert "Slow one" in table.sentence
    assert "Nothing is lost." in table.sentence
    assert hand(table).view.tools["explain"].value is False
    table.pick("M")
    assert table.trouble is None


def test_an_empty_explanation_is_refused():
    """It would have no best candidate."""
    with pytest.raises(AgentError, match="needs at least one candidate"):
        Explanation((), "rupees")


def test_an_answer_that_cannot_be_written_is_trouble():
    """Its own `__str__` may be broken."""

    class Broken:
        def __str__(self):
            raise RuntimeError("str!")

        __repr__ = __str__

    table = GameTable(7, opponent=lambda observation, rng: Broken())  # noqa: ARG005
    table.do("+P")
    table.reply()
    assert "chose <Broken>, which is no action." in table.sentence


def test_a_class_that_cannot_be_made_is_named():
    """Whatever its `__init__` raises."""

    class Unready(Player):
        def __init__(self):
            raise OSError("no such file")

    with pytest.raises(TypeError, match="class Unready can be made: OSError: no such file"):
        GameTable(7, opponent=Unready)


# What a table is made from

NOW = position(market="DGSLM", hand="CC")
WRONG = [
    ({"answers": "soon"}, ValueError, 'answers is "asked" or "at once", not \'soon\'.'),
    ({"players": "me"}, TypeError, "players is a pair of two names, not 'me'."),
    ({"players": (None, 5)}, TypeError, "players is a pair of two names, not (None, 5)."),
    ({"players": ("x" * 61, "y")}, ValueError, "at most 60 characters"),
    ({"players": ("x\n", "y")}, ValueError, "'x\\n' is no name for a player"),
    ({"rules": 5}, TypeError, "rules is a Rules object"),
    ({"opponent": 5}, TypeError, "An opponent is a name"),
    ({"start": 5}, TypeError, "not from int."),
    ({"open_hands": "no"}, TypeError, "open_hands is True or False, not 'no'."),
    ({"seed": 5, "start": NOW}, ValueError, "from seed or from start, not from both"),
    ({"seed": 5, "task": "box.top"}, ValueError, "from seed or from task, not from both"),
    ({"task": "box.top", "start": NOW}, ValueError, "from task or from start, not from both"),
    ({"start": NOW, "rules": Rules(camel_token=9)}, ValueError, "rules are for a new deal"),
    ({"task": "box.top", "rules": Rules(camel_token=9)}, ValueError, "rules are for a new deal"),
    ({"task": "box.top", "seat": 1}, ValueError, "task and seat do not go together"),
    ({"task": 5}, UnknownTask, "5"),
    ({"catalog": 5}, TypeError, "catalog is a Catalog, such as ENGLISH, not 5."),
    ({"start": replace(NOW, market="DDDDD")}, ValueError, "This position cannot come up: "),
    ({"start": replace(NOW, market=None)}, ValueError, "This position cannot be read"),
    ({"start": replace(NOW, sides=())}, ValueError, "This position cannot be read"),
]


@pytest.mark.parametrize(("given", "kind", "said"), WRONG)
def test_a_wrong_argument_gets_one_sentence(given, kind, said):
    """It is said when the table is made, and a notebook shows the sentence without its frames."""
    with pytest.raises(kind) as caught:
        GameTable(**given)
    assert said in str(caught.value)
    assert isinstance(caught.value, SaysWhy)


BOARDS = {
    "table": GameTable,
    "replay": partial(Replay, Match.begin(7)),
    "claims": ClaimBoard,
    "zoo": ZooBoard,
    "progress": partial(Progress, lesson(8)),
}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("catalog", ["en", None, 5])
def test_a_language_that_is_none_gets_a_sentence(board, catalog):
    """Every board says it in the same words, and before anything else."""
    with pytest.raises(TypeError, match="catalog is a Catalog, such as ENGLISH, not") as caught:
        BOARDS[board](catalog=catalog)
    assert isinstance(caught.value, SaysWhy)


def test_an_agent_needs_a_name_that_a_record_can_hold():
    """Else the match could not be written down after it was played."""
    player = Player()
    player.name = "x" * 61
    with pytest.raises(ValueError, match="at most 60 characters"):
        GameTable(7, opponent=player)


def test_an_opponent_chosen_later_needs_such_a_name_too():
    """The sentence says so, and who played goes on playing."""
    player = Player()
    player.name = "x" * 61
    table = GameTable(7)
    table.oppose(player)
    assert "at most 60 characters" in table.sentence
    assert table.trouble is None
    table.do("+P")
    table.reply()
    assert table.session.at == 2


def test_arguments_that_agree_are_taken():
    """The rules of the position itself, and the seat that a task is played from."""
    own = Rules(camel_token=9)
    start = Match.begin(4, rules=own)
    assert GameTable(start=start, rules=own).match == start
    assert GameTable(start=Session(start), rules=own).match == start
    assert GameTable(task="box.top", seat=0).sentence


# Slips at the table


@pytest.mark.parametrize(
    ("slip", "said"),
    [
        (lambda table: table.pick(None), "market and hand are letters of cards"),
        (lambda table: table.pick("D", 5), "market and hand are letters of cards"),
        (lambda table: table.pick(herd=10**12), "Your herd has no more camels to pick"),
        (lambda table: table.pick(herd=10**30), "Your herd has no more camels to pick"),
        (lambda table: table.pick(herd=-(10**5000)), "herd is a number of camels"),
        (lambda table: table.go_to(10**5000), "no turn <number of thousands of digits>"),
        (lambda table: table.new_deal(10**5000), "<number of thousands of digits> is no seed"),
        (lambda table: table.show_left(None), "shown is True or False, not None."),
        (lambda table: table.show_rule("yes"), "shown is True or False, not 'yes'."),
    ],
)
def test_a_slip_from_code_is_no_fault_of_the_table(slip, said):
    """It is said what would be right, never that something went wrong."""
    table = GameTable(7)
    slip(table)
    assert said in table.sentence
    assert table.trouble is None


# Records


def test_undo_after_a_record_names_the_record():
    """What comes back is the match from before it, not from before a deal."""
    table = GameTable(7)
    table.paste(dumps(Match.begin(8).play("+M")))
    table.undo()
    assert "The match before the record is back." in table.sentence
    table.new_deal(9)
    table.undo()
    assert "The match before the new deal is back." in table.sentence


@pytest.mark.parametrize("opponent", ["greedy", None])
def test_a_deal_after_a_record_is_the_tables_own(opponent):
    """Its names and its rules: the record's players have left, and its rules with them."""
    table = GameTable(7, opponent=opponent)
    players, names = table.match.players, table._game.names
    table.paste(dumps(Match.begin(4, ("uniform 1", "uniform 2"), rules=Rules(camel_token=20))))
    assert "rules that differ from this table's in camel_token" in table.sentence
    table.new_deal(5)
    assert table.match == Match.begin(5, players)
    assert table._game.names == names


def test_a_deal_after_a_record_from_the_other_seat_keeps_the_seats():
    """Where the record changed the seats, each name goes with its player."""
    table = GameTable(7)
    table.paste(dumps(Match.begin(4, ("greedy", "me"))))
    table.new_deal(5)
    assert table.match.players == ("Greedy", "Player")
    assert table._game.names == ("Greedy", "You")
    assert Match.begin(5, rules=table.match.rules).rounds == table.match.rounds


def test_a_record_under_the_tables_rules_says_nothing_of_rules():
    """Only a difference is news."""
    table = GameTable(7, rules=Rules(camel_token=20))
    table.paste(dumps(Match.begin(4, rules=Rules(camel_token=20))))
    assert "rules" not in table.sentence


def test_the_field_keeps_no_record_of_another_position(hand):
    """Once the match moves on; what a person typed there stays."""
    table = GameTable(7)
    field = hand(table).view.tools["record"]
    written = table.record(hidden=True)
    table.pick("P")
    assert field.value == written
    table.do()
    assert field.value == ""
    field.value = "typed"
    table.reply()
    assert field.value == "typed"


# A kernel that was restarted


def test_the_progress_says_that_nothing_answers_any_more():
    """The line is there from the start, hidden: after a restart nobody could send it."""
    line = Progress(lesson(8)).children[-1]
    assert "No answer? The kernel was restarted" in line.value
    assert "jk-lost-line" in line._dom_classes
