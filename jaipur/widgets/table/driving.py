"""`Driven`: what code can ask of a table, and play at it, each as a press of the hand."""

from collections.abc import Callable
from typing import Any

from jaipur.actions import Action
from jaipur.agents import AgentError, Explanation
from jaipur.errors import brief
from jaipur.legality import LegalActions
from jaipur.lessons import Task, Verdict
from jaipur.match import Match
from jaipur.observation import Observation
from jaipur.records import dumps, loads
from jaipur.round import Round
from jaipur.rules import Rules
from jaipur.session import Session
from jaipur.texts import Catalog
from jaipur.widgets.base import Board
from jaipur.widgets.table.asides import Asides
from jaipur.widgets.table.choices import Choices
from jaipur.widgets.table.fingers import Fingers
from jaipur.widgets.table.game import Cannot, Game
from jaipur.widgets.table.reading import NOTE, Reading
from jaipur.widgets.table.seating import answers_at_once
from jaipur.widgets.table.sight import Sight
from jaipur.widgets.table.snapshot import snapshot_html, snapshot_text
from jaipur.widgets.table.view import View
from jaipur.widgets.table.wrong import TableError


class Driven(Board):
    """The side of a table that faces code. What it is built from comes with `GameTable`."""

    _catalog: Catalog
    _task: Task | None
    _start: Round
    #: The position of which was said that its record shows hidden cards.
    _warned: Round | None
    #: The record that was last written.
    _written: str
    _game: Game
    _view: View
    _fingers: Fingers
    _asides: Asides
    #: Who can play for the computer's side.
    _choices: Choices
    #: Each switch with what it does when it goes down or up.
    _switches: dict[str, tuple[Any, Callable[[bool], None]]]

    # What it shows, for code

    @property
    def session(self) -> Session:
        """The match and its cursor."""
        return self._game.session

    @property
    def match(self) -> Match:
        """The match up to now."""
        return self._game.match

    @property
    def round(self) -> Round:
        """The position now, hidden cards too."""
        return self._game.round

    @property
    def observation(self) -> Observation:
        """What the player at the near side may know."""
        return self._game.sight().seen

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the player at the near side; empty when not to move."""
        return self.observation.legal_actions()

    @property
    def sentence(self) -> str:
        """What the table says now, as one text."""
        return self._reading(self._game.sight()).sentence(self._catalog)

    @property
    def rule(self) -> str | None:
        """The id of the rule the sentence speaks of."""
        return self._reading(self._game.sight()).rule

    @property
    def verdict(self) -> Verdict | None:
        """What the task says of the turns it is about, the first ones, once they are played."""
        task = self._task
        # A match laid at the same table later has nothing to do with the task.
        if task is None or self.match.rounds[0].start != self._start:
            return None
        turns = self._game.own_turns(len(task.solution))
        verdict = task.check(turns, catalog=self._catalog) if turns else None
        unfinished = len(turns) < len(task.solution)
        return None if verdict is None or (unfinished and not verdict.done) else verdict

    def snapshot_html(self) -> str:
        """The table as it stands, without widgets."""
        sight = self._game.sight()
        said, beside = self._reading(sight), self._asides.html()
        return snapshot_html(sight, said, self._task_html(), beside, self._catalog)

    def snapshot_text(self) -> str:
        """The table as it stands, as plain text."""
        sight = self._game.sight()
        said = self._reading(sight)
        shown = snapshot_text(sight, said, self._task, self.verdict, self._catalog)
        return "\n".join(filter(None, (shown, self._asides.text())))

    # Playing from code, each as a press of the hand

    def pick(self, market: str = "", hand: str = "", herd: int = 0) -> None:
        """Pick cards besides those picked: of the market, of the hand, and camels of the herd.

        `pick("DG", "LL")`, `pick("DG", herd=2)`; or an action as notation, `pick("LM>DG")`, in
        place of what is picked.
        """
        self._run(self._fingers.pick, market, hand, herd)

    def do(self, action: Action | str | None = None) -> None:
        """Press the button: do what it says. With an action: pick that first."""
        self._run(self._do, action)

    def reply(self) -> None:
        """Let the other side move."""
        self._run(self._game.reply)

    def put_back(self) -> None:
        """Put all picked cards back."""
        self._run(self._fingers.put_back)

    def undo(self) -> None:
        """Go back to one's own last decision, or by one turn between two people."""
        self._run(self._undo)

    def redo(self) -> None:
        """Go forward again to where undo came from."""
        self._run(self._redo)

    def play_on(self) -> None:
        """Deal the next round."""
        self._run(self._game.next_round)

    def new_deal(self, seed: int | str | None = None) -> None:
        """Deal with a seed, or without one with the next; undo brings the old match back."""
        self._run(self._deal, seed)

    def start_again(self) -> None:
        """Go back to where this table began; redo leads forward again."""
        self._run(self._game.again)

    def go_to(self, turn: int) -> None:
        """Go to a turn of the match, counted from 0, the deal, and play on from there.

        Deals of further rounds count too. Redo leads forward again until something is played.
        """
        self._run(self._go_to, turn)

    def record(self, hidden: bool = False) -> str:
        """Show the match as a record in the field under More, and return it.

        The record of a live round shows its hidden cards. So the first time the table says that
        and returns "", unless they are wanted: `hidden=True`.
        """
        self._written = ""
        self._run(self._write_record, hidden)
        return self._written

    def paste(self, text: str) -> None:
        """Lay the match of a record on the table and play on; undo brings the old one back."""
        self._run(self._paste, text)

    def show_left(self, shown: bool = True) -> None:
        """Show or hide what is left: the cards one has not seen, by kind."""
        self._run(self._open, "unseen", shown)

    def show_turns(self, shown: bool = True) -> None:
        """Show or hide all turns of the match so far."""
        self._run(self._open, "log", shown)

    def show_more(self, shown: bool = True) -> None:
        """Show or hide the rarer tools."""
        self._run(self._open, "more", shown)

    def lift_curtain(self) -> None:
        """Show the hand of the player to move, where two people share the screen."""
        self._run(self._game.lift_curtain)

    def answer(self, when: str) -> None:
        """How the other side answers: "asked" or "at once"."""
        self._run(self._answer_when, when)

    def oppose(self, opponent: Any) -> None:
        """Choose who plays for the computer's side from its next turn on.

        A name such as "ismcts-guided", an agent, or a function, as for `GameTable`.
        """
        self._run(self._oppose, opponent)

    def show_rule(self, shown: bool = True) -> None:
        """Show or hide the rule that the sentence speaks of, or all rules on one screen."""
        self._run(self._open, "why", shown)

    def hint(self) -> Explanation | str:
        """Show a hint, and return it: a task's own, else what greedy would do here, and why."""
        self._run(self._open, "hint", True)
        if self._task is not None:
            return self._task.hint(self._catalog)
        return self._asides.hinted or ""

    def explain(self) -> Explanation | str:
        """Show why the other side did what it did last, and return what it weighed.

        While the round lasts only the cards that were seen in its hand count, so that nothing
        hidden shows.
        """
        self._run(self._open, "explain", True)
        told = self._asides.told
        return told.said or "" if told is not None else ""

    def solution(self) -> str:
        """Show a solution of the task, and return it as notation."""
        self._run(self._open, "solution", True)
        return " ".join(self._task.solution) if self._task is not None else ""

    # What presses come to, one by hand and one from code

    def _open(self, name: str, shown: bool) -> None:
        """Put a switch down or up, or say why this table has none."""
        if name not in self._switches:
            raise self._game.cannot(f"table.lacks.{name}")
        if not isinstance(shown, bool):
            raise self._game.cannot("table.no.shown", what=brief(shown))
        switch, handler = self._switches[name]
        switch.value = shown
        handler(shown)

    def _undo(self) -> None:
        pasted = self._game.pasted
        if self._game.undo():
            key = "table.brought-back.record" if pasted else "table.brought-back"
            self._say(NOTE, self._catalog.say(key))

    def _redo(self) -> None:
        if self._game.redo():
            self._say(NOTE, self._catalog.say("table.brought-forward"))

    def _deal(self, seed: int | str | None) -> None:
        if not self._game.deal(seed):
            words = self._catalog.say("table.same-deal", seed=self.match.seed)
            self._say(NOTE, words)

    def _go_to(self, turn: object) -> None:
        self._game.go_to(turn)
        session = self.session
        self._say(NOTE, self._catalog.say("table.at-turn", turn=session.at, n=session.end))

    def _write_record(self, hidden: bool = False) -> None:
        """Write the match into the field; of a live round, after a warning."""
        live = not self.round.over
        if live and not hidden and self._warned is not self.round:
            self._warned = self.round
            raise self._game.cannot("table.record.warning")
        self._written = self._view.tools["record"].value = dumps(self.match)
        self._open("more", True)
        self._say(NOTE, self._catalog.say("table.record.written"))

    def _paste(self, text: str) -> None:
        if not self._game.lay(loads(text)):
            raise self._game.cannot("table.no.paste.same")
        say, at = self._catalog.say, self.session.at
        if other := _differing(self.match.rules, self._game.own_rules):
            self._say(NOTE, say("table.pasted.rules", n=at, fields=self._catalog.listing(other)))
        else:
            self._say(NOTE, say("table.pasted", n=at))

    def _oppose(self, who: Any) -> None:
        game = self._game
        if "opponent" not in self._view.tools:
            people = game.opponent is None
            raise game.cannot("table.lacks.explain" if people else "table.lacks.opponent")
        try:
            new = self._choices.chosen(who)
        except (AgentError, TableError, TypeError) as wrong:
            self._offer()
            raise Cannot(str(wrong)) from wrong
        if new == game.opponent:
            raise game.cannot("table.no.oppose.same", title=new.title)
        game.oppose(new)
        self._offer()
        name = game.names[1 - game.seat]
        self._say(NOTE, self._catalog.say("table.opposed", title=new.title, name=name))

    def _offer(self) -> None:
        """List the players one can choose from, the present one chosen."""
        tool, options = self._view.tools["opponent"], self._choices.options()
        with tool.hold_sync():
            if tuple(options) != tuple(tool.options):  # drawn anew only where somebody came
                tool.options = options
            tool.value = self._choices.value_of(self._game.opponent)

    def _answer_when(self, when: str) -> None:
        try:
            at_once = answers_at_once(when, self._catalog)
        except ValueError as wrong:
            raise Cannot(str(wrong)) from wrong
        if "answers" in self._switches:
            self._open("answers", at_once)

    # What `GameTable` has to do

    def _run(self, handler: Callable[..., object], *args: object) -> None:
        """Do what was asked, and show what comes of it."""
        raise NotImplementedError

    def _do(self, action: Action | str | None = None) -> None:
        """What the action button does."""
        raise NotImplementedError

    def _say(self, tone: str, words: str) -> None:
        """Say this until the next press."""
        raise NotImplementedError

    def _reading(self, sight: Sight) -> Reading:
        """What the table says."""
        raise NotImplementedError

    def _task_html(self) -> str:
        """The task, and what was asked for of its help."""
        raise NotImplementedError


def _differing(rules: Rules, own: Rules) -> list[str]:
    """The fields in which rules differ from the table's own."""
    fields = {**own.differences(), **rules.differences()}
    return [field for field in fields if getattr(rules, field) != getattr(own, field)]
