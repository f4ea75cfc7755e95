"""The notebooks of this repository are committed in their canonical form."""

from pathlib import Path

import pytest

pytest.importorskip("nbclient", reason='no nbclient: pip install "jaipur-kit[lab]"')

from jaipur.authoring.navigation import chapters, in_order, navigation
from jaipur.authoring.normalise import check

ROOT = Path(__file__).parents[2] / "notebooks"
NOTEBOOKS = sorted(path for path in ROOT.rglob("*.ipynb") if not path.parent.name.startswith("."))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_running_it_again_changes_no_byte(path):
    book = chapters(in_order(ROOT))
    chapter = path in [chapter.path for chapter in book]
    assert not check(path, navigation(book, path) if chapter else None), (
        f"run: python -m jaipur.authoring {path.relative_to(ROOT.parent)}"
    )
