"""A lesson: the tasks of one chapter, and which of them are done."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from jaipur.actions import Action
from jaipur.errors import brief
from jaipur.lessons.task import Help, Task, UnknownTask, Verdict
from jaipur.show import Shown, html, text
from jaipur.tables.parts import escape, say, table
from jaipur.texts import ENGLISH, Catalog


class Lesson(Shown):
    """The tasks of one chapter, and which of them are done. It shows its progress as a table.

    chapter   the number of the chapter
    make      gives the chapter's tasks in order; it is called when the first of them is wanted

    What is done is kept here alone, as long as the kernel runs. `listen` has a function called
    whenever a task is done for the first time.
    """

    def __init__(self, chapter: int, make: Callable[[], Iterable[Task]]) -> None:
        self.chapter = chapter
        self._make = make
        self._done: set[str] = set()
        self._listeners: list[Callable[[], object]] = []

    def __repr__(self) -> str:
        return f"<Lesson {self.chapter}: {len(self.done)} of {len(self)} tasks done>"

    def __len__(self) -> int:
        return len(self.tasks)

    def __iter__(self) -> Iterator[Task]:
        return iter(self.tasks)

    @cached_property
    def tasks(self) -> tuple[Task, ...]:
        """The tasks in order; each tells this lesson when it is done."""
        return tuple(replace(task, noted=self._note) for task in self._make())

    @property
    def done(self) -> tuple[str, ...]:
        """The ids of the tasks that are done."""
        return tuple(task.id for task in self.tasks if task.id in self._done)

    def task(self, id: str) -> Task:
        """The task of that id. Raises `UnknownTask`, which names those of this lesson."""
        for task in self.tasks:
            if task.id == id:
                return task
        ids = ENGLISH.listing(task.id for task in self.tasks)
        said = ENGLISH.say("lesson.no-task", chapter=self.chapter, id=brief(id), ids=ids)
        raise UnknownTask(said)

    def check(self, id: str, actions: str | Action | Sequence[Action | str] = ()) -> Verdict:
        """What is to be said of these actions, or of a single one, as an answer to a task."""
        return self.task(id).check(actions)

    def hint(self, id: str) -> Help:
        """The hint of a task, folded."""
        return Help("hint", self.task(id))

    def solution(self, id: str) -> Help:
        """A solution of a task, folded."""
        return Help("solution", self.task(id))

    def progress(self, catalog: Catalog = ENGLISH) -> str:
        """How many tasks are done, in one sentence."""
        return catalog.say("lesson.progress", done=len(self._done), n=len(self.tasks))

    def listen(self, listener: Callable[[], object]) -> None:
        """Have `listener` called whenever another task is done."""
        self._listeners.append(listener)

    def _note(self, id: str, catalog: Catalog) -> str:
        """A task is done; how far the lesson is now."""
        if id not in self._done:
            self._done.add(id)
            for listener in self._listeners:
                listener()
        return self.progress(catalog)


@text.register
def _(lesson: Lesson, catalog: Catalog = ENGLISH) -> str:
    lines = (
        catalog.say("lesson.text", state=_state(lesson, task, catalog), goal=task.goal(catalog))
        for task in lesson
    )
    return " ".join([lesson.progress(catalog), *lines])


@html.register
def _(lesson: Lesson, catalog: Catalog = ENGLISH) -> str:
    return table(
        escape(lesson.progress(catalog)),
        [say(catalog, "lesson.goal"), say(catalog, "lesson.state")],
        [(escape(task.goal(catalog)), escape(_state(lesson, task, catalog))) for task in lesson],
    )


def _state(lesson: Lesson, task: Task, catalog: Catalog) -> str:
    return catalog.say("lesson.done" if task.id in lesson.done else "lesson.open")
