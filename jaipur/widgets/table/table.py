"""`GameTable`: a match one plays at, by hand or from code."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from jaipur.actions import Action, NotationError, as_action
from jaipur.cards import CAMEL, CardsError
from jaipur.errors import error_words
from jaipur.lessons import Task, Verdict
from jaipur.lessons import task as find_task
from jaipur.match import Match
from jaipur.records import RecordError
from jaipur.round import Round
from jaipur.rules import OFFICIAL, Rules
from jaipur.session import Session
from jaipur.tables import Names
from jaipur.tables.parts import say
from jaipur.texts import ENGLISH, Catalog
from jaipur.widgets.base import check_catalog
from jaipur.widgets.table.asides import Asides
from jaipur.widgets.table.choices import Choices
from jaipur.widgets.table.driving import Driven
from jaipur.widgets.table.fingers import Fingers
from jaipur.widgets.table.game import Cannot
from jaipur.widgets.table.opponents import Trouble
from jaipur.widgets.table.picks import of
from jaipur.widgets.table.reading import NOTE, TROUBLE, TURN, Reading, read, read_refused
from jaipur.widgets.table.rulecard import rule_card, score_card
from jaipur.widgets.table.seating import ASKED, check_arguments, seated
from jaipur.widgets.table.sight import Sight
from jaipur.widgets.table.snapshot import task_html
from jaipur.widgets.table.telling import own_turn, tell, tell_done, tell_missed
from jaipur.widgets.table.view import AREAS, MARKET, Marks, View

QUIET_MS = 250
DEAL_TOOLS = ("seed", "new-deal", "another")


class GameTable(Driven):
    """A table to play at.

    seed      the deal; without one it is drawn, and shown beside "New deal"
    start     a Round, a Match or a Session to go on from, in place of a deal
    players   the names of players 0 and 1
    opponent  the name of an agent, an agent, a function of (observation, rng), or None for two
              people at one screen with a curtain between their turns
    seat      where the person sits, 0 or 1; without it 0, or who is to move in a position
    task      an exercise or its id: its position, goal, hint, solution, and what it says of
              the turn that was played
    answers   "asked" or "at once"
    open_hands  whether the other hand is shown too, to teach with; it is hidden without
    catalog   the language             rules  those of a new deal

    By hand one picks cards, reads the sentence and presses one button. From code it is the same:
    `pick(market, hand, herd)` or `pick("LM>DG")`, `sentence`, `do()`; then `reply()`, `undo()`,
    `redo()`, `put_back()`, `play_on()`, `new_deal(seed)`; `hint()`, `explain()`, `show_left()`,
    `go_to(turn)`, `record()`, `paste(text)`, `oppose("ismcts-guided")`. What cannot
    be done is said in `sentence`, never raised. An agent draws from its own random stream, which
    the seed gives (`agents.stream`), and after an undo as if the undone turns had never been.
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        start: Round | Match | Session | None = None,
        players: Names | None = None,
        opponent: Any = "greedy",
        seat: int | None = None,
        task: Task | str | None = None,
        answers: str = ASKED,
        open_hands: bool = False,
        catalog: Catalog = ENGLISH,
        rules: Rules = OFFICIAL,
    ) -> None:
        check_catalog(catalog)
        if task is not None and not isinstance(task, Task):
            task = find_task(task)
        check_arguments(seed, start, seat, task, open_hands, rules, catalog)
        if task is not None and start is None:
            start = task.start
        self._catalog = catalog
        self._task = task
        self._game = seated(seed, start, players, opponent, seat, answers, catalog, rules)
        self._game.open_hands = open_hands
        if task is not None:
            self._game.seals_before = task.seals
        self._start = self.match.rounds[0].start
        self._warned = None
        self._written = ""
        #: Presses of the action button so many milliseconds after an action count for nothing.
        self.quiet_ms = QUIET_MS
        self._quiet_until = 0.0
        self._note: Reading | None = None
        #: The exception behind "Something went wrong", until the next press; an agent's own.
        self.trouble: BaseException | None = None
        self._choices = Choices(self._game.opponent, catalog)
        self._view = View(rules=self.match.rules, tools=self._tools(), catalog=catalog)
        self._fingers = Fingers(self._game, self._view)
        self._asides = Asides(self._game, self._view)
        super().__init__(children=self._view.children)
        self.add_class("jk")
        self._drawn = self.round
        self._busy = False
        self._listen()
        self._run(self._game.answer)

    def _tools(self) -> list[str]:
        """The small buttons this table has."""
        names = ["put-back", "undo", "redo", "hint"]
        if self._game.opponent is not None:
            names += ["explain", "answers"]
            if self._task is None:
                names.append("opponent")
        if self._task is not None:
            return [*names, "solution", "again"]
        return [*names, *(["again"] if self.match.seed is None else DEAL_TOOLS)]

    def _listen(self) -> None:
        view, tools = self._view, self._view.tools
        for area in AREAS:
            for place, button in enumerate(view.places[area]):
                self._on_value(button, partial(self._fingers.card, area, place))
        view.do.observe(self._pressed, "value")
        presses = {
            "put-back": self._fingers.put_back,
            "undo": self._undo,
            "redo": self._redo,
            "again": self._game.again,
            "new-deal": self._deal_typed,
            "another": self._deal_another,
            "write": self._write_record,
            "paste": self._paste_typed,
        }
        for name, press in presses.items():
            if name in tools:
                tools[name].on_click(partial(self._clicked, press))
        if "seed" in tools:
            tools["seed"].on_msg(self._seed_message)
        if "opponent" in tools:
            self._offer()
            tools["opponent"].observe(self._opponent_chosen, "value")
        tools["go-to"].observe(self._turn_typed, "value")
        switches = {
            "hint": self._asides.hint if self._task is None else _nothing_more,
            "solution": _nothing_more,
            "explain": self._asides.explain,
            "answers": self._answer,
            "unseen": _nothing_more,
            "log": _nothing_more,
            "more": _nothing_more,
        }
        self._switches = {"why": (view.why, _nothing_more)} | {
            name: (tools[name], handler) for name, handler in switches.items() if name in tools
        }
        if "answers" in tools:
            tools["answers"].value = self._game.at_once
        for button, handler in self._switches.values():
            self._on_value(button, handler)

    def _on_value(self, button: Any, handler: Callable[[bool], None]) -> None:
        button.observe(lambda change: self._run(handler, change["new"]), "value")

    def _clicked(self, handler: Callable[[], None], _button: Any) -> None:
        self._run(handler)

    # Every press comes through here

    def _run(self, handler: Callable[..., object], *args: object) -> None:
        """Do what was asked, show what comes of it, and say what goes wrong: an exception in
        a callback is seen nowhere in JupyterLab."""
        if self._busy:
            return
        self._busy = True
        before = self._drawn, self._game.hidden
        try:
            if self.round is not self._drawn:
                # The press was for a position that is no longer there.
                self._view.put_back()
                raise self._game.cannot("table.moved-on")
            self._note = self.trouble = None
            handler(*args)
        except (Cannot, NotationError, CardsError, RecordError) as reason:
            self._say(NOTE, str(reason))
        except Trouble as trouble:
            self.trouble = trouble.__cause__ or trouble
            self._say(TROUBLE, str(trouble))
        except KeyboardInterrupt as stopped:
            # Said, and raised all the same: a loop in a cell is to end here.
            self.trouble = stopped
            self._say(TROUBLE, self._stopped())
            raise
        except Exception as error:
            self._fail(error)
        finally:
            try:
                self._settle(before)
                self._show()
            finally:
                self._busy = False

    def _fail(self, error: Exception) -> None:
        """Say what went wrong, where no sentence was meant for it."""
        self.trouble = error
        said = error_words(error)
        self._say(TROUBLE, self._catalog.say("table.trouble", error=said))

    def _stopped(self) -> str:
        """What is said after an interrupt: who was thinking, and that it can be asked again."""
        game = self._game
        if not game.replies:
            return self._catalog.say("table.trouble.stopped")
        return self._catalog.say("table.trouble.stopped.agent", name=game.names[1 - game.seat])

    def _show(self) -> None:
        """Draw; where that fails say so, without what lies beside the table."""
        try:
            self._draw()
        except Exception as error:
            self._asides.close()
            self._fail(error)
            self._draw()

    def _settle(self, before: tuple[Round, bool]) -> None:
        """Where the position has changed, no card stays picked and presses are not heard."""
        now, hidden = self.round, self._game.hidden
        if now is not before[0] or hidden != before[1]:
            self._view.put_back()
            self._asides.close()
            self._empty_record()
            self._quiet_until = time.monotonic() + self.quiet_ms / 1000

    def _empty_record(self) -> None:
        """The record that was written last is one of another position; one that was typed stays."""
        field = self._view.tools["record"]
        if field.value == self._written:
            field.value = ""

    @property
    def _quiet(self) -> bool:
        return time.monotonic() < self._quiet_until

    def _say(self, tone: str, words: str) -> None:
        """Say this in place of what the picks would be, until the next press."""
        self._note = None
        said = self._reading(self._game.sight())
        self._note = replace(said, tone=tone, words=words, action=None, rule=None)

    # What presses do

    def _pressed(self, change: Any) -> None:
        """The action button was pressed. It goes up again as the last step, after all drawing:
        a second press before that arrives as going up, and counts for nothing."""
        if not change["new"]:
            return
        try:
            if not self._quiet:
                self._run(self._do)
        finally:
            self._view.do.value = False

    def _do(self, action: Action | str | None = None) -> None:
        """What the button does: another thing in every phase of a match."""
        game = self._game
        if action is not None and not game.can_act:
            self._fingers.wait()
        elif action is None and (verdict := self._at_verdict(game.sight())) and not verdict.done:
            game.again()
        elif game.hidden:
            game.lift_curtain()
        elif game.round.over:
            game.go_on()
        elif game.replies:
            game.reply()
        else:
            self._act(action)

    def _at_verdict(self, sight: Sight) -> Verdict | None:
        """The task's verdict where it is what the button is about: not while cards are picked,
        as one may play on, nor at the end of the round, which leads back to the start anyway."""
        if sight.seen.over or self._view.picks(sight):
            return None
        return self.verdict

    def _act(self, action: Action | str | None) -> None:
        """Play the action that is picked; or pick one first, and say why if that cannot be."""
        if action is not None:
            action = as_action(action)
            sight = self._game.sight()
            camels = sight.seen.market.count(CAMEL)
            self._view.put_back()
            self._fingers.press(of(action, sight.seen.market), say_missing=False)
            if self._view.picks(sight).action(camels) != action:
                self._view.put_back()
                self._note = read_refused(sight.seen, action, self._catalog)
                return
        reading = self._reading(self._game.sight())
        if reading.action is not None:
            self._game.act(reading.action, self._view.picked(MARKET))

    def _seed_message(self, _seed: Any, content: Any, _buffers: Any) -> None:
        """Enter in the seed's field deals. Leaving the field, as on the way to the button beside
        it, does not: else that press would deal twice."""
        if content.get("event") == "submit":
            self._run(self._deal_typed)

    def _deal_typed(self) -> None:
        """Deal exactly what stands in the seed's field."""
        if not self._quiet:
            self._deal(self._view.tools["seed"].value)

    def _deal_another(self) -> None:
        """Deal with the next seed, which then stands in the field."""
        if not self._quiet:
            self._deal(None)

    def _turn_typed(self, change: Any) -> None:
        self._run(self._go_to, change["new"])

    def _opponent_chosen(self, change: Any) -> None:
        self._run(self._oppose, change["new"])

    def _paste_typed(self) -> None:
        """Lay what stands in the record's field."""
        if not self._quiet:
            self._paste(self._view.tools["record"].value)

    def _answer(self, at_once: bool) -> None:
        self._game.at_once = at_once
        self._game.answer()

    # What is shown

    def _reading(self, sight: Sight) -> Reading:
        """What the table says: a note, or what the phase or the picks have to say."""
        if self._note is not None:
            return self._note
        verdict = self._at_verdict(sight)
        if verdict is not None and not verdict.done:
            return tell_missed(self._catalog)
        said = self._read(sight)
        if verdict is not None:
            return tell_done(said, self._catalog)
        # After a task that was done nothing asks to be pressed: it would only be undone.
        done = sight.seen.over and self.verdict is not None and self.verdict.done
        return replace(said, ready=False) if done else said

    def _read(self, sight: Sight) -> Reading:
        """What the phase or the picks have to say."""
        if (told := tell(self._game, sight)) is not None:
            return told
        reading = read(sight.seen, self._view.picks(sight), self._catalog)
        if reading.tone == TURN and (own := own_turn(self._game)):
            words = self._catalog.say("table.own-turn", own=own, words=reading.words)
            return replace(reading, words=words)
        return reading

    def _task_html(self) -> str:
        if self._task is None:
            return ""
        tools = self._view.tools
        shown = [name for name in ("hint", "solution") if tools[name].value]
        return task_html(self._task, self.verdict, shown, self._catalog)

    def _turns_html(self) -> str:
        """What stands beside the turn: how many there are, and in which round one is."""
        session, match = self.session, self.match
        key = "table.of-turns" if len(match.rounds) == 1 else "table.of-turns.round"
        facts = {"round": len(match.rounds), "turn": match.round.turns}
        return say(self._catalog, key, n=session.end, **facts)

    def _draw(self) -> None:
        game, sight = self._game, self._game.sight()
        reading = self._reading(sight)
        card = score_card(sight, self._catalog)
        if self._view.why.value:
            card += rule_card(reading.rule, sight, self._catalog)
        answers = ""
        if game.opponent is not None:
            key = "table.at-once" if game.at_once else "table.asked"
            answers = self._catalog.say(key, name=game.names[1 - game.seat])
        self._view.draw(
            sight,
            Marks(
                reading=reading,
                can_undo=game.can_undo,
                can_redo=game.can_redo,
                card=card,
                beside=self._asides.html(),
                hinted=self._asides.hinted.best.action if self._asides.hinted else None,
                turn=game.session.at,
                turns=self._turns_html(),
                task=self._task_html(),
                answers=answers,
                seed=self.match.seed,
            ),
        )
        self._drawn = self.round


def _nothing_more(_down: bool) -> None:
    """For a switch whose state is all that counts."""
