"""The table without widgets: what an untrusted page shows and what notebooks' tests compare."""

from collections.abc import Iterable

from jaipur.actions import parse
from jaipur.lessons import Task, Verdict
from jaipur.show import html, text
from jaipur.tables import Position, market, tokens, words
from jaipur.tables.parts import escape, say
from jaipur.texts import Catalog
from jaipur.widgets.table.panels import sentence
from jaipur.widgets.table.reading import Reading
from jaipur.widgets.table.rulecard import rounds_table, rounds_text
from jaipur.widgets.table.sight import Sight


def task_html(task: Task, verdict: Verdict | None, shown: Iterable[str], catalog: Catalog) -> str:
    """A task's goal, what became of it, and what was asked for of hint and solution."""
    lines = [f"<p><b>{say(catalog, 'table.task')}</b> {escape(task.goal(catalog))}</p>"]
    if verdict is not None:
        look = "jk-done" if verdict.done else "jk-missed"
        lines.append(f'<p class="{look}" role="status">{escape(text(verdict, catalog))}</p>')
    if "hint" in shown:
        lines.append(f"<p>{say(catalog, 'table.task.hint', words=task.hint(catalog))}</p>")
    if "solution" in shown:
        lines.append(f"<p>{escape(solution(task, catalog))}</p>")
    return "".join(lines)


def solution(task: Task, catalog: Catalog) -> str:
    """A task's solution in words and as notation."""
    steps = [f"{words(parse(step), catalog)} ({step})" for step in task.solution]
    told = steps[0]
    for step in steps[1:]:
        told = catalog.say("table.task.then", first=told, next=step)
    return catalog.say("table.task.solution", words=told)


def _position(sight: Sight) -> Position:
    """The position, with the other player's hand where hands are open."""
    hand = sight.other_hand
    return Position(sight.seen, sight.names, sight.seals, sight.news, other_hand=hand)


def snapshot_html(sight: Sight, reading: Reading, task: str, beside: str, catalog: Catalog) -> str:
    """The position as tables, over it the task, under it the sentence and what lies `beside`."""
    said = sentence(reading, catalog)
    if sight.hidden:
        told = f"<p>{escape(sight.news)}</p>"
        body = told + html(market(sight.seen), catalog) + html(tokens(sight.seen), catalog)
    else:
        body = html(_position(sight), catalog)
        if sight.result is not None:
            body = html(sight.score(), catalog) + rounds_table(sight, catalog) + body
    return f"<div>{task}{body}{said}{beside}</div>"


def snapshot_text(
    sight: Sight, reading: Reading, task: Task | None, verdict: Verdict | None, catalog: Catalog
) -> str:
    """The same as plain text."""
    lines = [task.goal(catalog)] if task is not None else []
    if verdict is not None:
        lines.append(text(verdict, catalog))
    if sight.hidden:
        lines += [sight.news, text(market(sight.seen), catalog), text(tokens(sight.seen), catalog)]
    else:
        lines.append(text(_position(sight), catalog))
        if sight.result is not None:
            lines.append(text(sight.score(), catalog))
            lines.append(rounds_text(sight, catalog))
    return " ".join(filter(None, [*lines, reading.sentence(catalog)]))
