"""Questions with their answers, and the rule and chapter that say more."""

from jaipur.questions import MOST_WORDS, Question, Questions
from jaipur.rules import OFFICIAL, Rules
from jaipur.show import html, text
from jaipur.tables.chapters import chapter_link, chapter_name, chapters_with_rules
from jaipur.tables.parts import escape, say, table
from jaipur.texts import ENGLISH, Catalog

#: What somebody asked is repeated up to so many characters.
_REPEATED = 60


@html.register
def _(value: Question, catalog: Catalog = ENGLISH) -> str:
    return (
        f"<p><b>{escape(value.words(catalog=catalog))}</b> "
        f"{escape(_answer(value, OFFICIAL, catalog))} <code>{escape(value.rule.id)}</code></p>"
    )


@text.register
def _(value: Question, catalog: Catalog = ENGLISH) -> str:
    return _line(value, OFFICIAL, catalog)


def _answer(question: Question, rules: Rules, catalog: Catalog) -> str:
    """The answer; where the rulebook has none, that is said too."""
    answer = question.answer(rules, catalog)
    if question.rule.status != "silent":
        return answer
    silent = catalog.say(f"status.{question.rule.status}")
    return catalog.say("questions.silent", answer=answer, silent=silent)


def _title(value: Questions, catalog: Catalog) -> str:
    """What these questions are: those that were found, those of a chapter, or all."""
    n = len(value)
    if value.asked is not None:
        asked = value.asked.strip()[:_REPEATED]
        key = ("found" if n else "none") if asked else "empty"
        said = catalog.say(f"questions.{key}", n=n, asked=asked)
        if value.cut:
            return catalog.say("questions.cut", said=said, most=MOST_WORDS)
        return said
    if not n:
        return catalog.say("questions.no-chapter", **chapters_with_rules())
    chapter = _chapter(value)
    if chapter is None:
        return catalog.say("questions.all", n=n)
    return catalog.say("questions.chapter", n=n, title=chapter_name(chapter, catalog))


def _chapter(value: Questions) -> int | None:
    """The chapter of questions that were not asked for and are all of one."""
    chapters = {each.rule.chapter for each in value}
    return chapters.pop() if value.asked is None and len(chapters) == 1 else None


@html.register
def _(value: Questions, catalog: Catalog = ENGLISH) -> str:
    title = escape(_title(value, catalog))
    if not value.found:
        return f"<p>{title}</p>"
    columns = ["questions.question", "questions.answer", "tables.rule.chapter"]
    rows = [_row(each, value, catalog) for each in value]
    if _chapter(value) is not None:  # which the caption says
        columns, rows = columns[:-1], [row[:-1] for row in rows]
    return table(title, [say(catalog, column) for column in columns], rows)


def _row(each: Question, among: Questions, catalog: Catalog) -> list[str]:
    answer = escape(_answer(each, among.rules, catalog))
    return [
        escape(each.words(among.rules, catalog)),
        f"{answer}<br/><code>{escape(each.rule.id)}</code>",
        chapter_link(each.rule.chapter, catalog),
    ]


@text.register
def _(value: Questions, catalog: Catalog = ENGLISH) -> str:
    lines = (_line(each, value.rules, catalog) for each in value)
    return "\n".join([_title(value, catalog), *lines])


def _line(question: Question, rules: Rules, catalog: Catalog) -> str:
    said = catalog.say(
        "questions.text",
        question=question.words(rules, catalog),
        answer=_answer(question, rules, catalog),
    )
    return f"{said} [{question.rule.id}]"
