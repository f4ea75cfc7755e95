"""Exercises as data: positions, goals, checks, hints and solutions.

    >>> from jaipur.lessons import lesson
    >>> here = lesson(8)                    # the tasks of chapter 8, and which of them are done
    >>> here.task("bonus.wait")             # shows the position and the goal
    >>> here.check("bonus.wait", "-CCC")    # says what is still missing
    >>> here.hint("bonus.wait")             # and here.solution("bonus.wait"), folded

The tasks of a chapter are a file; `task(id)` is one of any chapter, which no lesson hears of.
`look_back(match)` says what the turns of a match cost.
"""

from functools import lru_cache

from jaipur.errors import Unknown, brief
from jaipur.lessons import (
    bonus,
    box,
    camels,
    counting,
    ending,
    exchange,
    match,
    sell,
    setup,
    sheets,
    start,
    take,
    turn,
    whole,
)
from jaipur.lessons.lesson import Lesson
from jaipur.lessons.looking_back import LookBack, look_back
from jaipur.lessons.task import Help, Task, UnknownTask, Verdict
from jaipur.lessons.zoo import tasks as zoo_tasks
from jaipur.texts import ENGLISH

#: The tasks of each chapter, by its number.
LESSONS = {
    0: start,
    1: box,
    2: setup,
    3: turn,
    4: take,
    5: camels,
    6: exchange,
    7: sell,
    8: bonus,
    9: ending,
    10: counting,
    11: match,
    12: whole,
    13: sheets,
    14: zoo_tasks,
}


class UnknownLesson(Unknown):
    """No chapter of that number has tasks."""


@lru_cache(maxsize=1)
def tasks() -> dict[str, Task]:
    """Every task by id, in the order of the chapters."""
    return {task.id: task for chapter in LESSONS.values() for task in chapter.tasks()}


def task(id: object) -> Task:
    """The task of that id. Raises `UnknownTask`, which names what was perhaps meant."""
    if isinstance(id, str) and id in tasks():
        return tasks()[id]
    raise UnknownTask.of("task", id, tasks())


def lesson(chapter: int) -> Lesson:
    """A new lesson of that chapter, with none of its tasks done.

    Raises `UnknownLesson`, which names the chapters that have tasks.
    """
    if type(chapter) is not int or chapter not in LESSONS:
        numbers = ENGLISH.listing(map(str, sorted(LESSONS)))
        said = ENGLISH.say("lesson.unknown", chapter=brief(chapter), numbers=numbers)
        raise UnknownLesson(said)
    return Lesson(chapter, LESSONS[chapter].tasks)


__all__ = [
    "LESSONS",
    "Help",
    "Lesson",
    "LookBack",
    "Task",
    "UnknownLesson",
    "UnknownTask",
    "Verdict",
    "lesson",
    "look_back",
    "task",
    "tasks",
]
