"""Tasks can be solved, cannot be solved by accident, and answer wrong answers usefully."""

import pytest

from jaipur.lessons import UnknownTask, task, tasks
from jaipur.lessons.task import Task
from jaipur.texts import ENGLISH, PSEUDO

every_task = pytest.mark.parametrize("given", tasks().values(), ids=lambda given: given.id)


@every_task
def test_the_solution_solves_it(given: Task) -> None:
    """What the kit calls a solution is one."""
    assert given.check(given.solution).done


@every_task
def test_nothing_is_solved_at_the_start(given: Task) -> None:
    """A learner has to act."""
    assert not given.check(()).done


@every_task
def test_plausible_wrong_answers_are_told_why(given: Task) -> None:
    """At least three wrong answers, each refused, each with a reply of this task or a rule."""
    assert len(given.wrong) >= 3
    for answer in given.wrong:
        verdict = given.check(answer)
        assert not verdict.done
        assert verdict.words


@every_task
def test_every_reply_is_reachable(given: Task) -> None:
    """Each thing that is wanted is what some wrong answer lacks, so no reply is dead text."""
    replies = {given.check(answer).words for answer in given.wrong}
    for want in given.wants:
        assert ENGLISH.say(f"task.{given.id}.{want.case}") in replies


@every_task
def test_the_learner_is_to_move(given: Task) -> None:
    """Player 0 acts, and has at least two things to choose from."""
    assert given.start.to_move == 0
    assert len(given.start.legal_actions()) > 1


@every_task
def test_texts_come_from_the_catalog(given: Task) -> None:
    """Goal, hint and verdict are bracketed in the pseudo-language."""
    verdict = given.check(given.solution, catalog=PSEUDO)
    for words in (given.goal(PSEUDO), given.hint(PSEUDO), verdict.words):
        assert words.startswith("«")


@pytest.mark.parametrize("answer", ["", "D", "+", 5, None, ("+D", "nonsense"), "+D+D", ["+D"] * 3])
def test_an_unreadable_answer_gets_a_sentence(answer: object) -> None:
    """Whatever is handed in, the reply is a sentence and nothing is raised."""
    verdict = task("start.take").check(answer)  # type: ignore[arg-type]
    assert not verdict.done
    assert verdict.words.endswith(".")


def test_an_unknown_task_names_the_known_ones() -> None:
    """A misspelt id is answered with the ids there are."""
    with pytest.raises(UnknownTask, match=r"start\.take"):
        task("start.takes")
