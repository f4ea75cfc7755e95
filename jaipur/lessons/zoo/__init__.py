"""The bug zoo: engines that are right but for one thing, and a way to prove it.

    >>> from jaipur.lessons.zoo import Zoo, specimen
    >>> zoo = Zoo()                                   # who is caught so far
    >>> specimen("full-hand").candidates              # positions to pick from
    >>> zoo.catch("full-hand", "A")                   # pick one,
    >>> zoo.catch("full-hand", position(...), "+M")   # or write one

Every fault is one that a public program of this game really has.
"""

from jaipur.lessons.zoo.catching import Catch, catch
from jaipur.lessons.zoo.engine import RIGHT, Engine
from jaipur.lessons.zoo.hunt import UnknownSpecimen, Zoo, specimen, specimens
from jaipur.lessons.zoo.specimen import Candidates, Claim, Specimen

__all__ = [
    "RIGHT",
    "Candidates",
    "Catch",
    "Claim",
    "Engine",
    "Specimen",
    "UnknownSpecimen",
    "Zoo",
    "catch",
    "specimen",
    "specimens",
]
