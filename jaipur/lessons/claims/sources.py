"""Where the claims come from. No sentence of a sheet is here; facts alone were used."""

from dataclasses import dataclass

from jaipur.show import Shown
from jaipur.texts import ENGLISH, Catalog

#: The public sheets by their short names; the rulebook decides between them.
SHEETS = ("000", "001", "002", "004")
RULEBOOK = "book"


@dataclass(frozen=True, slots=True)
class Source:
    """The rulebook, or a public rule sheet; `id` is its short name."""

    id: str

    def name(self, catalog: Catalog = ENGLISH) -> str:
        """What it is called: "Sheet 002"."""
        if self.id == RULEBOOK:
            return catalog.say("source.rulebook")
        return catalog.say("source.sheet", id=self.id)

    def language(self, catalog: Catalog = ENGLISH) -> str:
        """The language it is written in."""
        return catalog.say(f"source.{self.id}.language")

    def what(self, catalog: Catalog = ENGLISH) -> str:
        """What kind of text it is."""
        return catalog.say(f"source.{self.id}.what")

    def worth(self, catalog: Catalog = ENGLISH) -> str:
        """How far it is right."""
        return catalog.say(f"source.{self.id}.worth")


@dataclass(frozen=True, slots=True)
class Sources(Shown):
    """The bibliography: the rulebook first, then the sheets."""

    sources: tuple[Source, ...] = tuple(map(Source, (RULEBOOK, *SHEETS)))


@dataclass(frozen=True, slots=True)
class Count:
    """How many claims of one sheet are true, and how many false."""

    sheet: str
    true: int
    false: int


@dataclass(frozen=True, slots=True)
class Tally(Shown):
    """Each sheet with its claims, counted."""

    counts: tuple[Count, ...]

    @property
    def true(self) -> int:
        """How many claims of all sheets are true."""
        return sum(count.true for count in self.counts)

    @property
    def false(self) -> int:
        """How many are false."""
        return sum(count.false for count in self.counts)
