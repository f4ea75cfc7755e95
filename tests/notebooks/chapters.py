"""The notebooks of the repository, by what they are."""

from pathlib import Path

from mutation import ROOT

from jaipur import RULEBOOK

#: Every notebook, in the order of its path.
NOTEBOOKS = sorted((ROOT / "notebooks").rglob("[0-9]*.ipynb"))
#: The rulebook: each chapter by its number.
CHAPTERS = {int(path.name[:2]): path for path in NOTEBOOKS if path.parent.name == "rules"}


def chapter_of(rule: str) -> Path | None:
    """The chapter that teaches a rule; None before it is written."""
    return CHAPTERS.get(RULEBOOK[rule].chapter)
