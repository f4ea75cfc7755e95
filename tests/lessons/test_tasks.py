"""Tasks can be solved, cannot be solved by accident, and answer wrong answers usefully."""

import pytest

from jaipur.actions import Action
from jaipur.cards import KINDS
from jaipur.lessons import UnknownTask, task, tasks
from jaipur.lessons.task import Task
from jaipur.observation import observe
from jaipur.records.table import moved
from jaipur.show import html, text
from jaipur.texts import ENGLISH, PSEUDO

every_task = pytest.mark.parametrize("given", tasks().values(), ids=lambda given: given.id)

#: How many actions a task of one turn accepts, where it is more than one. Whoever changes a
#: number here has read the task's "done" words once more: they have to be true of each action.
ACCEPTED = {
    "take.room": 6,
    "camels.leave": 25,
    "exchange.diamonds": 8,
    "exchange.full": 7,
    "exchange.poor": 11,
    "bonus.wait": 7,
    "ending.go-on": 19,
    "match.start-next": 4,
    "sheets.no-camels": 5,
    "sheets.full-hand": 8,
    "zoo.just-empty": 2,
}


def accepted(given: Task) -> list[Action]:
    """Every legal action that does a task of one turn; nothing for a longer task."""
    if len(given.solution) > 1:
        return []
    return [action for action in given.start.legal_actions() if given.check(action).done]


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


@every_task
def test_done_is_true_of_every_accepted_action(given: Task) -> None:
    """Many actions may do a task: its words do not tell of a card that only some of them moved."""
    actions = accepted(given)
    assert len(actions) == (ACCEPTED.get(given.id, 1) if len(given.solution) == 1 else 0)
    said = given.done().lower()
    for card in KINDS:
        if ENGLISH.say(f"name.{card}").removesuffix("s") not in said:
            continue
        taken_and_given = set()
        for action in actions:
            taken, paid, sold = moved(given.start, action)
            taken_and_given.add((taken.count(card), (paid + sold).count(card)))
        assert len(taken_and_given) <= 1, f"{said!r} speaks of {card}: {taken_and_given}"


@every_task
def test_a_task_is_shown_as_its_learner_sees_it(given: Task) -> None:
    """One's own tokens are counted in full; what the learner cannot know is not shown."""
    seen = observe(given.start, 0)
    assert given.seen == seen
    assert text(seen) in text(given)
    assert html(seen) in html(given)


def test_the_worth_of_ones_own_bonus_token_is_shown() -> None:
    """A task in which it decides can be solved from what is shown."""
    assert "62 rupees with 1 bonus token" in text(task("counting.tie"))
    assert "58 rupees with 1 bonus token" in text(task("match.start-next"))


@pytest.mark.parametrize(
    ("id", "answer", "words"),
    [
        ("turn.more", "+D", "one card only"),
        ("turn.more", "GG>DC", "as many cards as you got"),
        ("turn.more", "-GG", "fewer cards"),
        ("whole.wait", "-CCC", "Three cloth"),
        ("whole.wait", "-P", "That sale"),
        ("whole.wait", "-C", "That sale"),
    ],
)
def test_not_yet_says_what_this_answer_lacks(id: str, answer: str, words: str) -> None:
    """Answers that lack different things get different replies."""
    assert words in task(id).check(answer).words


@every_task
def test_more_turns_than_it_is_about_are_refused(given: Task) -> None:
    """Nobody does a task by playing both sides until it comes about."""
    verdict = given.check(given.solution * 3)
    assert not verdict.done
    assert verdict.words == "This task is one turn; you gave 3."


@pytest.mark.parametrize("id", [5, ["box.top"], None, "x"])
def test_what_is_no_task_is_told_where_they_are(id: object) -> None:
    """In one short sentence, of whatever kind it is."""
    with pytest.raises(UnknownTask, match=r"There is no task .* shows the tasks of chapter 8"):
        task(id)


def test_a_misspelled_task_is_told_what_was_meant() -> None:
    with pytest.raises(UnknownTask, match=r"Did you mean exchange\.diamonds"):
        task("exchange.diamond")
