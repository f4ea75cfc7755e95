"""What a task is: a position, what is wanted of the turn, and what is said of each answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from jaipur.actions import Action, NotationError, as_action, parse
from jaipur.errors import Unknown
from jaipur.observation import Observation, observe
from jaipur.round import IllegalAction, Round
from jaipur.show import Shown, html, text
from jaipur.tables import words
from jaipur.tables.parts import escape, folded
from jaipur.texts import ENGLISH, Catalog


class Turns(NamedTuple):
    """What was played in a task: the position before, the actions, the position after."""

    start: Round
    actions: tuple[Action, ...]
    now: Round

    @property
    def seal(self) -> int | None:
        """Who takes the seal of the round; None while it lasts, and if nobody does."""
        result = self.now.result()
        return None if result is None else result.seal


class Want(NamedTuple):
    """One thing a task asks for; `case` names the reply when `holds` says it is not so."""

    case: str
    holds: Callable[[Turns], bool]


def first_is(kind: type[Action]) -> Callable[[Turns], bool]:
    """Whether the first action is of that kind, as a `Want` asks it."""
    return lambda turns: isinstance(turns.actions[0], kind)


@dataclass(frozen=True, slots=True)
class Verdict(Shown):
    """Whether a task is done, and the sentence that says so or what is still missing.

    `progress` says how far the lesson is, once one of its tasks is done.
    """

    done: bool
    words: str
    progress: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Task(Shown):
    """A position and a goal.

    start     the position; player 0 is the learner and is to move
    wants     what the goal asks for; the first that does not hold gives the reply
    solution  actions that do it, as notation
    wrong     plausible answers that do not; each gets a reply of its own
    noted     what its lesson is told when the task is done; it answers with its progress
    seals     the seals of both before this round, where the task is about the match
    """

    id: str
    start: Round
    wants: tuple[Want, ...]
    solution: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]
    noted: Callable[[str, Catalog], str] | None = None
    seals: tuple[int, int] | None = None

    def __repr__(self) -> str:
        return f"<Task {self.id}>"

    @property
    def seen(self) -> Observation:
        """The position as the learner sees it, with the worth of the learner's own tokens."""
        return observe(self.start, 0)

    def goal(self, catalog: Catalog = ENGLISH) -> str:
        """What to do, in one sentence."""
        return catalog.say(f"task.{self.id}.goal")

    def hint(self, catalog: Catalog = ENGLISH) -> str:
        """A nudge that does not give the answer away."""
        return catalog.say(f"task.{self.id}.hint")

    def done(self, catalog: Catalog = ENGLISH) -> str:
        """What has been reached when the task is done."""
        return catalog.say(f"task.{self.id}.done")

    def told(self, catalog: Catalog = ENGLISH) -> str:
        """A solution in words and as notation, and what it reaches."""
        first, *others = (
            catalog.say("task.step", words=words(parse(step), catalog), action=step)
            for step in self.solution
        )
        for step in others:
            first = catalog.say("task.then", first=first, next=step)
        steps = first[:1].upper() + first[1:]
        return catalog.say("task.told", steps=steps, done=self.done(catalog))

    def check(
        self, actions: str | Action | Sequence[Action | str], *, catalog: Catalog = ENGLISH
    ) -> Verdict:
        """What is to be said of these actions, or of a single one; nothing is ever raised."""
        if isinstance(actions, str) or not isinstance(actions, Sequence):
            actions = (actions,)
        if len(actions) > (n := len(self.solution)):
            return Verdict(False, catalog.say("task.too-many", n=n, given=len(actions)))
        try:
            turns = _replay(self.start, actions)
        except IllegalAction as illegal:
            reason = illegal.refusal.message(catalog)
            return Verdict(False, catalog.say("task.illegal", reason=reason))
        except NotationError as unreadable:
            return Verdict(False, catalog.say("task.illegal", reason=str(unreadable)))
        if not turns.actions:
            return Verdict(False, catalog.say("task.nothing"))
        for want in self.wants:
            if not want.holds(turns):
                return Verdict(False, catalog.say(f"task.{self.id}.{want.case}"))
        progress = self.noted(self.id, catalog) if self.noted is not None else ""
        return Verdict(True, self.done(catalog), progress)


@dataclass(frozen=True, slots=True)
class Help(Shown):
    """A task's "hint" or its "solution", folded away until somebody wants to read it."""

    kind: str
    task: Task

    def words(self, catalog: Catalog = ENGLISH) -> str:
        """What it says."""
        return self.task.hint(catalog) if self.kind == "hint" else self.task.told(catalog)


class UnknownTask(Unknown):
    """There is no task of that id."""


def _replay(start: Round, actions: Sequence[Action | str]) -> Turns:
    played = tuple(as_action(action) for action in actions)
    now = start
    for action in played:
        now = now.play(action)
    return Turns(start, played, now)


@text.register
def _(task: Task, catalog: Catalog = ENGLISH) -> str:
    return f"{task.goal(catalog)} {text(task.seen, catalog)}"


@html.register
def _(task: Task, catalog: Catalog = ENGLISH) -> str:
    title = escape(catalog.say("task.title", goal=task.goal(catalog)))
    return f"<p><b>{title}</b></p>{html(task.seen, catalog)}"


@text.register
def _(verdict: Verdict, catalog: Catalog = ENGLISH) -> str:
    said = catalog.say("verdict.done" if verdict.done else "verdict.open", words=verdict.words)
    if not verdict.progress:
        return said
    return catalog.say("verdict.progress", said=said, progress=verdict.progress)


@html.register
def _(verdict: Verdict, catalog: Catalog = ENGLISH) -> str:
    return f"<p>{escape(text(verdict, catalog))}</p>"


@text.register
def _(help: Help, catalog: Catalog = ENGLISH) -> str:
    return catalog.say(
        "help.text", kind=catalog.say(f"help.{help.kind}"), words=help.words(catalog)
    )


@html.register
def _(help: Help, catalog: Catalog = ENGLISH) -> str:
    kind = escape(catalog.say(f"help.{help.kind}"))
    return folded(kind, f"<p>{escape(help.words(catalog))}</p>")
