"""Exercises as data: positions, goals, checks, hints and solutions.

    >>> from jaipur.lessons import task
    >>> task("take.pair")               # shows the position and the goal
    >>> task("take.pair").check("+D")   # says what is still missing

A lesson is a file of tasks; `tasks()` gives all of them by id.
"""

from functools import lru_cache

from jaipur.errors import SaysWhy
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
)
from jaipur.lessons.task import Task, Verdict
from jaipur.lessons.zoo import tasks as zoo_tasks
from jaipur.texts import ENGLISH

LESSONS = (
    start,
    box,
    setup,
    turn,
    take,
    camels,
    exchange,
    sell,
    bonus,
    ending,
    counting,
    match,
    sheets,
    zoo_tasks,
)


class UnknownTask(SaysWhy, KeyError):
    """There is no task of that id."""

    def __str__(self) -> str:
        return str(self.args[0])


@lru_cache(maxsize=1)
def tasks() -> dict[str, Task]:
    """Every task by id, in the order of the chapters."""
    return {task.id: task for lesson in LESSONS for task in lesson.tasks()}


def task(id: str) -> Task:
    """The task of that id. Raises `UnknownTask`, which names those there are."""
    if id not in tasks():
        ids = ENGLISH.listing(tasks())
        raise UnknownTask(ENGLISH.say("task.unknown", id=repr(id)[:40], ids=ids))
    return tasks()[id]


__all__ = ["LESSONS", "Task", "UnknownTask", "Verdict", "task", "tasks"]
