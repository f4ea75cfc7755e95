"""What a claim is, what marking one gives, and what is said where neither can be."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from jaipur.errors import SaysWhy, Unknown, brief
from jaipur.lessons.claims.evidence import Evidence
from jaipur.round import Round
from jaipur.show import Shown
from jaipur.texts import ENGLISH, Catalog


class ClaimError(SaysWhy, ValueError):
    """An answer that is neither True nor False, or a sheet that there is not."""


class UnknownClaim(Unknown):
    """There is no claim of that id."""


@dataclass(frozen=True, slots=True)
class Claim(Shown):
    """One thing that a rule sheet says, in the kit's own words.

    id        "002.discard-down": the sheet, and what it is about
    rule      the id of the rule it bears on
    true      whether the rules agree with it
    evidence  how the engine shows that
    """

    id: str
    rule: str
    true: bool
    evidence: Evidence

    def __repr__(self) -> str:
        return f"<Claim {self.id}>"

    @property
    def sheet(self) -> str:
        """The sheet that claims it."""
        return self.id.partition(".")[0]

    @property
    def start(self) -> Round:
        """The position of its evidence, to be played at a table: `GameTable(start=...)`."""
        return self.evidence.start

    def words(self, catalog: Catalog = ENGLISH) -> str:
        """What is claimed, in one sentence."""
        return catalog.say(f"claim.{self.id}")

    def shows(self, catalog: Catalog = ENGLISH) -> str:
        """What the engine shows of it, in one sentence."""
        return catalog.say(f"claim.{self.id}.shows")

    def mark(self, answer: bool) -> "Marked":
        """What is to be said of the answer True or False; anything else raises `ClaimError`."""
        if not isinstance(answer, bool):
            raise ClaimError(ENGLISH.say("claim.answer", answer=brief(answer)))
        return Marked(self, answer)


@dataclass(frozen=True, slots=True)
class Marked(Shown):
    """A claim with the answer that somebody gave."""

    claim: Claim
    answer: bool

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.answer is self.claim.true

    def words(self, catalog: Catalog = ENGLISH) -> str:
        """Whether the answer is right, and why."""
        return catalog.say(
            "claim.right" if self.right else "claim.wrong",
            truth=catalog.say(f"claim.truth.{self.claim.true}"),
            shows=self.claim.shows(catalog),
        )


@dataclass(frozen=True, slots=True)
class Claims(Shown):
    """Several claims, in the order of the sheets. Shown, they do not tell which are true."""

    claims: tuple[Claim, ...]

    def __repr__(self) -> str:
        return f"<{len(self.claims)} claims>"

    def __iter__(self) -> Iterator[Claim]:
        return iter(self.claims)

    def __len__(self) -> int:
        return len(self.claims)

    def __getitem__(self, place: Any) -> Any:
        return self.claims[place]
