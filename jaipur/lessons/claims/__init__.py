"""Claims of four public rule sheets, marked true or false and put to the engine.

    >>> from jaipur.lessons.claims import claim, claims, sources, tally
    >>> claims("002")                         # what sheet 002 claims, in our own words
    >>> claim("002.discard-down").mark(True)  # whether that is right, and what the engine shows

`sources()` is the bibliography, `tally()` counts the claims of each sheet. A file of claims
stands for a sheet; the words are in `texts`, and no sentence of a sheet is among them. What a
sheet leaves out is no claim of it: only what it says can be true or false.
"""

from functools import lru_cache

from jaipur.errors import brief
from jaipur.lessons.claims import s000, s001, s002, s004, showing
from jaipur.lessons.claims.claim import Claim, ClaimError, Claims, Marked, UnknownClaim
from jaipur.lessons.claims.evidence import Evidence
from jaipur.lessons.claims.sources import SHEETS, Count, Source, Sources, Tally
from jaipur.texts import ENGLISH

_FILES = (s000, s001, s002, s004)


@lru_cache(maxsize=1)
def _all() -> dict[str, Claim]:
    """Every claim by id, in the order of the sheets."""
    return {claim.id: claim for file in _FILES for claim in file.claims()}


def claims(sheet: object = None) -> Claims:
    """The claims of a sheet, or of all; `ClaimError` where there is no such sheet."""
    if sheet is None:
        return Claims(tuple(_all().values()))
    if not isinstance(sheet, str) or sheet not in SHEETS:
        sheets = ENGLISH.listing(map(repr, SHEETS), "or")
        raise ClaimError(ENGLISH.say("claim.sheet-unknown", sheet=brief(sheet), sheets=sheets))
    return Claims(tuple(claim for claim in _all().values() if claim.sheet == sheet))


def claim(id: object) -> Claim:
    """The claim of that id. Raises `UnknownClaim`, which names what was perhaps meant."""
    if isinstance(id, str) and id in _all():
        return _all()[id]
    raise UnknownClaim.of("claim", id, _all())


def sources() -> Sources:
    """The rulebook and the sheets: what each is and what it is worth."""
    return Sources()


def tally() -> Tally:
    """How many claims of each sheet are true, and how many false."""
    return Tally(
        tuple(
            Count(sheet, sum(c.true for c in claims(sheet)), sum(not c.true for c in claims(sheet)))
            for sheet in SHEETS
        )
    )


__all__ = [
    "SHEETS",
    "Claim",
    "ClaimError",
    "Claims",
    "Count",
    "Evidence",
    "Marked",
    "Source",
    "Sources",
    "Tally",
    "UnknownClaim",
    "claim",
    "claims",
    "showing",
    "sources",
    "tally",
]
