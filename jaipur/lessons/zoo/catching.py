"""A claim that an engine is broken, checked: is the position possible, and do they differ there?"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from jaipur.actions import Action, NotationError, as_action
from jaipur.errors import brief
from jaipur.lessons.zoo.comparing import (
    Difference,
    answers_differ,
    ended,
    outcomes_differ,
    positions_differ,
)
from jaipur.lessons.zoo.engine import RIGHT, Engine
from jaipur.lessons.zoo.specimen import Claim, Specimen
from jaipur.position import PositionError, check_round, position
from jaipur.round import Round, SeedError
from jaipur.rulebook import RULEBOOK
from jaipur.show import Shown, html, text
from jaipur.tables.actions import words as action_words
from jaipur.tables.parts import escape, say, table
from jaipur.texts import ENGLISH, Catalog


@dataclass(frozen=True, slots=True)
class Catch(Shown):
    """What came of a claim.

    id           the specimen, or what was given for one
    differences  where the engines first differ; empty if nothing is proved
    key, facts   the sentence that says so, or why nothing is proved
    """

    id: str
    key: str
    facts: tuple[tuple[str, Any], ...] = ()
    differences: tuple[Difference, ...] = ()
    rule: str = ""

    def __repr__(self) -> str:
        return f"<Catch {self.id}: {'caught' if self.caught else 'free'}>"

    @property
    def caught(self) -> bool:
        """Whether the claim proves the engine wrong."""
        return bool(self.differences)

    def words(self, catalog: Catalog = ENGLISH) -> str:
        """The sentence."""
        facts = {name: value(catalog) if callable(value) else value for name, value in self.facts}
        return catalog.say(f"zoo.{self.key}", **facts)


class _Free(Exception):
    """Nothing is proved; carries the sentence's key and facts."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


def catch(specimen: Specimen, start: object, actions: tuple[object, ...]) -> Catch:
    """Play the actions from the start in the rules and in the broken engine; nothing is raised.

    start   a live position of the official rules, what `position` takes as a dictionary, the seed
            of a deal, a `Claim`, or the letter of one of the specimen's candidates
    """
    try:
        start, actions = _claimed(specimen, start, actions)
        played = tuple(_read(action) for action in actions)
        return _first_difference(specimen, start, played)
    except _Free as free:
        return Catch(specimen.id, free.key, tuple(free.facts.items()))


# Reading a claim


def _claimed(
    specimen: Specimen, start: object, actions: tuple[object, ...]
) -> tuple[object, tuple[object, ...]]:
    """Where the claim starts and what it plays, with a candidate or a claim taken apart."""
    if isinstance(start, str):
        picked = specimen.candidates.called(start)
        if picked is None:
            letters = list(specimen.candidates.letters)
            raise _Free("no-pick", pick=brief(start), letters=lambda c: c.listing(letters))
        start = picked
    if isinstance(start, Claim):
        return start.start, (*start.actions, *actions)
    return start, actions


def _read(action: object) -> Action:
    try:
        return as_action(action)
    except NotationError as unreadable:
        raise _Free("sentence", reason=str(unreadable)) from None


def _starts(engine: Engine, start: object) -> tuple[Round, Round]:
    """The position from which the rules go on, and that of the engine."""
    if type(start) is int:
        try:
            return RIGHT.deal(start), engine.deal(start)
        except SeedError as wrong:
            raise _Free("sentence", reason=str(wrong)) from None
    now = _checked(_built(start) if isinstance(start, Mapping) else start)
    return now, now


def _built(named: Mapping[Any, Any]) -> Round:
    unknown = [name for name in named if name not in (position.__kwdefaults__ or {})]
    if unknown:
        raise _Free("no-name", name=brief(unknown[0]))
    try:
        return position(**named)
    except PositionError as impossible:
        raise _Free("impossible", reason=str(impossible)) from None
    except TypeError as wrong:  # rules that are none
        raise _Free("sentence", reason=str(wrong)) from None


def _checked(start: object) -> Round:
    """The start, if it is a live position of the official rules that can come up."""
    if not isinstance(start, Round):
        raise _Free("no-position", start=brief(start))
    if start.over:
        raise _Free("over")
    try:
        problems = check_round(start)
        official = not start.rules.differences()
    except (TypeError, ValueError, AttributeError, LookupError):  # no cards where cards should be
        raise _Free("garbled") from None
    if problems:
        raise _Free("impossible", reason=problems[0])
    if not official:
        raise _Free("other-rules")
    return start


# Playing it in both engines


def _first_difference(specimen: Specimen, start: object, actions: tuple[Action, ...]) -> Catch:
    """Where the two first differ, or else why nothing is proved."""
    engine = specimen.engine
    right, broken = _starts(engine, start)
    if found := positions_differ(right, broken):
        return _caught(specimen, "dealt", found, seed=start)
    for action in actions:
        refused, other = RIGHT.refusal(right, action), engine.refusal(broken, action)
        said = {"action": lambda c, action=action: action_words(action, c), "written": str(action)}
        if found := answers_differ(refused, other):
            return _caught(specimen, "after", found, **said)
        if refused is not None:
            raise _Free("both-refuse", reason=refused.message, **said)
        right, broken = RIGHT.after(right, action), engine.after(broken, action)
        if found := positions_differ(right, broken) or outcomes_differ(engine, right):
            return _caught(specimen, "after", found, **said)
    if actions:
        raise _Free("agree", n=len(actions), then=lambda c: ended(right.ended_by, c))
    raise _Free("agree-deal" if type(start) is int else "no-actions", seed=start)


def _caught(specimen: Specimen, how: str, found: tuple[Difference, ...], **facts: Any) -> Catch:
    told = {**facts, "id": specimen.id, "fault": specimen.fault}
    return Catch(specimen.id, f"caught.{how}", tuple(told.items()), found, specimen.rule)


# How it is shown


@text.register
def _(value: Catch, catalog: Catalog = ENGLISH) -> str:
    if not value.caught:
        return catalog.say("zoo.free", words=value.words(catalog))
    rows = [
        catalog.say("zoo.row", what=row.name(catalog), right=right, broken=broken)
        for row, right, broken in _said(value, catalog)
    ]
    return " ".join((value.words(catalog), *rows, f"[{value.rule}]"))


@html.register
def _(value: Catch, catalog: Catalog = ENGLISH) -> str:
    if not value.caught:
        return f"<p>{say(catalog, 'zoo.free', words=value.words(catalog))}</p>"
    head = [say(catalog, f"zoo.column.{column}") for column in ("what", "right", "broken")]
    rows = [
        [escape(row.name(catalog)), escape(right), escape(broken)]
        for row, right, broken in _said(value, catalog)
    ]
    broke = RULEBOOK[value.rule].words(catalog=catalog)
    return (
        table(escape(value.words(catalog)), head, rows, least="40em")
        + f"<p>{say(catalog, 'zoo.broke', words=broke)} <code>{escape(value.rule)}</code></p>"
    )


def _said(value: Catch, catalog: Catalog) -> list[tuple[Difference, str, str]]:
    """Each difference with what both engines say of it."""
    return [
        (row, row.say(row.right, catalog), row.say(row.broken, catalog))
        for row in value.differences
    ]
