"""A lesson: it hears of every task that is done, shows how far one is, and forgets at the end."""

import pytest

from jaipur import GameTable, Progress, html, text
from jaipur.lessons import LESSONS, Lesson, UnknownLesson, UnknownTask, lesson, task
from jaipur.texts import PSEUDO
from jaipur.widgets.progress import ProgressError

#: Python writes no number of so many digits.
HUGE = pytest.param(10**5000, id="huge")


@pytest.fixture
def here() -> Lesson:
    """The lesson of chapter 8, which has two tasks."""
    return lesson(8)


@pytest.mark.parametrize("chapter", LESSONS)
def test_every_lesson_can_be_done(chapter: int) -> None:
    """Task by task, with the solutions, from none to all."""
    here = lesson(chapter)
    for done, each in enumerate(list(here)):
        assert here.done == tuple(task.id for task in list(here)[:done])
        assert here.progress().startswith(f"{done} of {len(here)} ")
        assert here.check(each.id, each.solution).done
    assert len(here.done) == len(here)


def test_a_check_that_is_solved_is_noted(here: Lesson) -> None:
    """A wrong answer is not; the same answer twice counts once, and the reply says how far."""
    assert not here.check("bonus.wait", "-CCC").done
    assert here.done == ()
    assert str(here.check("bonus.wait", "MM>CC")).endswith("1 of 2 tasks done.")
    assert here.check("bonus.wait", "MM>CC").progress == "1 of 2 tasks done."
    assert here.done == ("bonus.wait",)


def test_a_wrong_answer_later_takes_nothing_away(here: Lesson) -> None:
    """What is done stays done."""
    here.check("bonus.wait", "MM>CC")
    here.check("bonus.wait", "-CCC")
    assert here.done == ("bonus.wait",)


def test_a_table_that_is_solved_is_noted(here: Lesson) -> None:
    """By hand at the live table, not before the turn is played; undo takes nothing away."""
    table = GameTable(task=here.task("bonus.largest"))
    table.pick("", "LLLL")
    assert here.done == ()
    table.do()
    assert here.done == ("bonus.largest",)
    assert "1 of 2 tasks done." in table.snapshot_text()
    assert "1 of 2 tasks done." in table.snapshot_html()
    table.undo()
    assert here.done == ("bonus.largest",)


def test_the_same_task_elsewhere_counts_for_nothing(here: Lesson) -> None:
    """A task that no lesson gave, and another lesson's, are not this lesson's business."""
    other = lesson(8)
    assert task("bonus.wait").check("MM>CC").progress == ""
    assert GameTable(task="bonus.wait").hint()
    other.check("bonus.wait", "MM>CC")
    assert here.done == ()
    assert other.done == ("bonus.wait",)


def test_a_lesson_shows_which_tasks_are_done(here: Lesson) -> None:
    """As a table whose caption says how many, and as text; in every language."""
    here.check("bonus.wait", "MM>CC")
    for form in (html(here), text(here)):
        assert "1 of 2 tasks done." in form
        assert "Get ready to sell five cloth at once next turn." in form
    assert text(here).count("open: ") == text(here).count(" done: ") == 1
    assert "«" in html(here, PSEUDO)
    assert repr(here) == "<Lesson 8: 1 of 2 tasks done>"


def test_hint_and_solution_are_folded(here: Lesson) -> None:
    """In a cell of their own they show, and a reader opens them; they count as no answer."""
    hint, solution = here.hint("bonus.wait"), here.solution("bonus.wait")
    assert html(hint).startswith("<details><summary>Hint</summary>")
    assert html(solution).startswith("<details><summary>Solution</summary>")
    assert text(hint) == "Hint: Two cloth lie in the market, and your herd can pay."
    assert text(solution).startswith("Solution: Give 2 camels, take 2 cloth: MM>CC. Five cloth")
    assert text(hint, PSEUDO).startswith("«")
    assert here.done == ()


def test_a_solution_of_several_steps_tells_them_in_order() -> None:
    """Tasks may be of more than one turn."""
    from dataclasses import replace

    long = replace(task("bonus.wait"), solution=("MM>CC", "+D"))
    assert long.told().startswith("Give 2 camels, take 2 cloth: MM>CC; then take a diamond: +D. ")


@pytest.mark.parametrize("help", ["task", "check", "hint", "solution"])
def test_a_task_of_another_chapter_is_refused(here: Lesson, help: str) -> None:
    """One sentence that names the tasks of this one."""
    with pytest.raises(UnknownTask, match="no task <number of thousands of digits>"):
        getattr(here, help)(10**5000)
    with pytest.raises(UnknownTask) as wrong:
        getattr(here, help)("sell.bonus")
    said = "Chapter 8 has no task 'sell.bonus'. It has bonus.largest and bonus.wait."
    assert str(wrong.value) == said
    assert len(wrong.value._render_traceback_()) <= 2


@pytest.mark.parametrize("chapter", [99, -1, "8", None, True, 8.0, [8], "x" * 1000, HUGE])
def test_a_chapter_without_tasks_is_refused(chapter: object) -> None:
    """One sentence that names the chapters with tasks."""
    with pytest.raises(UnknownLesson, match=r"^There is no lesson .*: 0, .* and \d+\.$") as wrong:
        lesson(chapter)  # type: ignore[arg-type]
    assert len(str(wrong.value)) < 160


@pytest.mark.parametrize("answer", ["", "D", "+DM", "nonsense", 5, None, ["+D"] * 3, ()])
def test_an_answer_that_is_no_action_gets_a_sentence(here: Lesson, answer: object) -> None:
    """And is not noted."""
    verdict = here.check("bonus.wait", answer)  # type: ignore[arg-type]
    assert not verdict.done
    assert str(verdict).startswith("Not yet. ")
    assert str(verdict).endswith(".")
    assert here.done == ()


def test_a_check_without_an_answer_asks_for_one(here: Lesson) -> None:
    """The cell was run as it stood."""
    assert str(here.check("bonus.wait")) == "Not yet. Nothing has been played yet."


# On the page


def test_the_progress_follows_the_lesson(here: Lesson) -> None:
    """While it stands on the page; two of them alike; its snapshot is what it shows."""
    first, second = Progress(here), Progress(here)
    before = first.children[0].value
    assert "0 of 2 tasks done." in before
    table = GameTable(task=here.task("bonus.largest"))
    table.do("-LLLL")
    for each in (first, second):
        assert "1 of 2 tasks done." in each.children[0].value
        assert each.snapshot_html() == each.children[0].value
        assert each.snapshot_text().startswith("1 of 2 tasks done.")


def test_the_progress_is_a_table_where_no_widget_can_be(here: Lesson) -> None:
    """And the same from run to run."""
    shown = [Progress(lesson(8))._repr_mimebundle_() for _ in range(2)]
    assert shown[0]["text/html"] == shown[1]["text/html"] == html(here)
    assert shown[0]["text/plain"] == shown[1]["text/plain"] == text(here)
    assert "<table" in shown[0]["text/html"]


@pytest.mark.parametrize("given", [8, None, "lesson", HUGE])
def test_only_a_lesson_has_progress(given: object) -> None:
    """One sentence says what to hand over."""
    with pytest.raises(ProgressError, match=r"^Progress shows a lesson, such as lesson\(8\)"):
        Progress(given)  # type: ignore[arg-type]
