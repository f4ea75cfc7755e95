"""`Zoo`: the specimens, and which of them are caught so far."""

from functools import lru_cache
from html import escape

from jaipur.errors import Unknown, brief
from jaipur.lessons.zoo.catching import Catch, catch
from jaipur.lessons.zoo.legality import exchanges_and_camels, sales
from jaipur.lessons.zoo.rounds import counts, ends
from jaipur.lessons.zoo.specimen import Specimen, named
from jaipur.lessons.zoo.tokens import bonuses
from jaipur.show import Shown, html, text
from jaipur.tables.parts import say, table
from jaipur.texts import ENGLISH, Catalog

#: Where each part of the zoo comes from; within a part the easiest come first.
HOUSES = (exchanges_and_camels, sales, bonuses, ends, counts)


class UnknownSpecimen(Unknown):
    """There is no specimen of that id."""


@lru_cache(maxsize=1)
def specimens() -> dict[str, Specimen]:
    """Every specimen by id."""
    return {each.id: each for house in HOUSES for each in house()}


def specimen(id: str) -> Specimen:
    """The specimen of that id. Raises `UnknownSpecimen`, which names what was perhaps meant."""
    try:
        return specimens()[id]
    except (KeyError, TypeError):
        raise UnknownSpecimen.of("zoo", id, specimens()) from None


class Zoo(Shown):
    """Which specimens are caught: kept by this object alone, and gone with the kernel."""

    __slots__ = ("_caught",)

    def __init__(self) -> None:
        self._caught: set[str] = set()

    def __repr__(self) -> str:
        return f"<Zoo: {len(self.caught)} of {len(specimens())} caught>"

    @property
    def caught(self) -> tuple[str, ...]:
        """The ids of those caught, in the order of the zoo."""
        return tuple(id for id in specimens() if id in self._caught)

    @property
    def free(self) -> tuple[str, ...]:
        """The ids of the others."""
        return tuple(id for id in specimens() if id not in self._caught)

    def catch(self, id: str, start: object = None, *actions: object) -> Catch:
        """Claim that a specimen breaks a rule at the end of these actions; nothing is raised.

        zoo.catch("full-hand", now, "+M")   from a position, or position's names in a `dict`
        zoo.catch("full-hand", "B")         one of `specimen("full-hand").candidates`
        zoo.catch("fresh-deal", 3)          the deal of that seed
        """
        try:
            suspect = specimen(id)
        except UnknownSpecimen as unknown:
            return Catch(brief(id), "sentence", (("reason", str(unknown)),))
        found = catch(suspect, start, actions)
        if found.caught:
            self._caught.add(suspect.id)
        return found


@text.register
def _(value: Zoo, catalog: Catalog = ENGLISH) -> str:
    lines = [_caption(value, catalog)]
    for id, each in specimens().items():
        state = "caught" if id in value.caught else "free"
        lines.append(catalog.say(f"zoo.line.{state}", id=id, words=_words(value, each, catalog)))
    return "\n".join(lines)


@html.register
def _(value: Zoo, catalog: Catalog = ENGLISH) -> str:
    head = [say(catalog, f"zoo.column.{column}") for column in ("specimen", "hint", "state")]
    rows = [
        [
            named(id),
            escape(_words(value, each, catalog)),
            say(catalog, "zoo.state.caught" if id in value.caught else "zoo.state.free"),
        ]
        for id, each in specimens().items()
    ]
    return table(escape(_caption(value, catalog)), head, rows)


def _caption(value: Zoo, catalog: Catalog) -> str:
    return catalog.say("zoo.count", caught=len(value.caught), all=len(specimens()))


def _words(value: Zoo, each: Specimen, catalog: Catalog) -> str:
    """What is told of a specimen: a hint, or once it is caught all of it."""
    return each.fault(catalog) if each.id in value.caught else each.hint(catalog)
