"""The rules: one as a card, all as a table, all on one screen; refusals; rules that differ."""

from dataclasses import fields
from typing import Any

from jaipur.rulebook import Refusal, Rule, Rulebook, Summary
from jaipur.rules import Rules
from jaipur.show import html, text
from jaipur.tables.chapters import chapter_link, chapter_name, chapters_with_rules
from jaipur.tables.parts import escape, numbers, say, table
from jaipur.texts import ENGLISH, Catalog


@html.register
def _(value: Refusal, catalog: Catalog = ENGLISH) -> str:
    return (
        f"<p><b>{say(catalog, 'tables.refused')}</b> {escape(value.message(catalog))} "
        f"<code>{escape(value.rule)}</code></p>"
    )


@text.register
def _(value: Refusal, catalog: Catalog = ENGLISH) -> str:
    return f"{catalog.say('tables.refused')} {value.message(catalog)} [{value.rule}]"


def _source(rule: Rule, catalog: Catalog) -> str:
    """What the rulebook says of it, and where else it is stated."""
    status = catalog.say(f"status.{rule.status}")
    others = [catalog.say(f"tables.source.{source}") for source in rule.sources if source != "book"]
    if not others:
        return status
    return catalog.say("tables.rule.also", status=status, sources=catalog.listing(others))


@html.register
def _(value: Rule, catalog: Catalog = ENGLISH) -> str:
    rows = [
        ("words", escape(value.words(catalog=catalog))),
        ("source", escape(_source(value, catalog))),
        ("chapter", f"{chapter_link(value.chapter, catalog)} <code>{escape(value.id)}</code>"),
    ]
    return table(
        escape(value.brief(catalog=catalog)),
        (),
        [(say(catalog, f"tables.rule.{name}"), cell) for name, cell in rows],
    )


@text.register
def _(value: Rule, catalog: Catalog = ENGLISH) -> str:
    said = catalog.say(
        "tables.rule.text",
        words=value.words(catalog=catalog),
        source=_source(value, catalog),
        chapter=chapter_name(value.chapter, catalog),
    )
    return f"{said} [{value.id}]"


def _rulebook_title(book: Rulebook, chapter: str, catalog: Catalog) -> str:
    """How many rules there are; `chapter` is the name of their chapter, or empty if of several."""
    if chapter:
        return catalog.say("tables.rulebook.chapter", n=len(book), title=chapter)
    if not book.rules:
        return catalog.say("tables.rulebook.none", **chapters_with_rules())
    return catalog.say("tables.rulebook", n=len(book), chapters=len(_chapters(book)))


def _chapters(book: Rulebook) -> list[int]:
    return list(dict.fromkeys(rule.chapter for rule in book))


def _named(rule: Rule, catalog: Catalog) -> str:
    """A rule as the first cell of a row."""
    return f"{escape(rule.brief(catalog=catalog))}<br/><code>{escape(rule.id)}</code>"


def _in_short(rule: Rule, catalog: Catalog) -> tuple[str, ...]:
    status = say(catalog, f"tables.status.{rule.status}")
    return _named(rule, catalog), status, chapter_link(rule.chapter, catalog)


def _in_full(rule: Rule, catalog: Catalog) -> tuple[str, ...]:
    words, source = rule.words(catalog=catalog), _source(rule, catalog)
    return _named(rule, catalog), escape(words), escape(source)


@html.register
def _(value: Rulebook, catalog: Catalog = ENGLISH) -> str:
    """All rules in short, those of one chapter with their words and sources."""
    chapters = _chapters(value)
    if not chapters:
        return f"<p>{escape(_rulebook_title(value, '', catalog))}</p>"
    if len(chapters) == 1:
        # The link is markup already, so it comes in after the escaping.
        title = escape(_rulebook_title(value, "{}", catalog))
        caption = title.format(chapter_link(chapters[0], catalog))
        columns, row = ("rule", "words", "source"), _in_full
    else:
        caption = escape(_rulebook_title(value, "", catalog))
        columns, row = ("rule", "status", "chapter"), _in_short
    return table(
        caption,
        [say(catalog, f"tables.rule.{column}") for column in columns],
        [row(rule, catalog) for rule in value],
    )


@text.register
def _(value: Rulebook, catalog: Catalog = ENGLISH) -> str:
    chapters = _chapters(value)
    if len(chapters) == 1:
        title = _rulebook_title(value, chapter_name(chapters[0], catalog), catalog)
        return "\n".join([title, *(text(rule, catalog) for rule in value)])
    lines = [
        catalog.say(
            "tables.chapter.text",
            number=chapter,
            title=catalog.say(f"chapter.{chapter}"),
            rules=" ".join(rule.id for rule in value.chapter(chapter)),
        )
        for chapter in chapters
    ]
    return "\n".join([_rulebook_title(value, "", catalog), *lines])


@html.register
def _(value: Summary, catalog: Catalog = ENGLISH) -> str:
    return table(
        say(catalog, "tables.summary"),
        [say(catalog, "tables.rule.chapter"), say(catalog, "tables.summary.brief")],
        [
            (chapter_link(number, catalog), " · ".join(map(escape, briefs)))
            for number, briefs in value.sections(catalog)
        ],
    )


@text.register
def _(value: Summary, catalog: Catalog = ENGLISH) -> str:
    lines = (
        f"{chapter_name(number, catalog)}: {' · '.join(briefs)}"
        for number, briefs in value.sections(catalog)
    )
    return "\n".join([catalog.say("tables.summary"), *lines])


# Rules that differ


def _differences(rules: Rules, catalog: Catalog) -> list[tuple[str, str, str]]:
    """Each point that differs, with what holds here and officially."""
    official = {field.name: field.default for field in fields(Rules)}
    return [
        (
            catalog.say(f"tables.field.{name}"),
            _setting(value, catalog),
            _setting(official[name], catalog),
        )
        for name, value in rules.differences().items()
    ]


def _setting(value: Any, catalog: Catalog) -> str:
    """The value of a field in words or numbers."""
    if isinstance(value, tuple):
        piles = (numbers(pile) or catalog.say("tables.tokens.none") for pile in value)
        return catalog.say("tables.tokens.between").join(piles)
    key = f"tables.value.{value}"
    return catalog.say(key) if catalog.has(key) else str(value)


@html.register
def _(value: Rules, catalog: Catalog = ENGLISH) -> str:
    differences = _differences(value, catalog)
    if not differences:
        return f"<p>{say(catalog, 'tables.rules.official')}</p>"
    return table(
        say(catalog, "tables.rules.caption", n=len(differences)),
        [say(catalog, f"tables.rules.{column}") for column in ("point", "here", "usual")],
        [tuple(map(escape, difference)) for difference in differences],
    )


@text.register
def _(value: Rules, catalog: Catalog = ENGLISH) -> str:
    differences = _differences(value, catalog)
    if not differences:
        return catalog.say("tables.rules.official")
    return " ".join(
        catalog.say("tables.rules.text", point=point, here=here, usual=usual)
        for point, here, usual in differences
    )
