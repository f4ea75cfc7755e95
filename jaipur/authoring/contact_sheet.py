"""``python -m jaipur.authoring.contact_sheet``: all pictures of the notebooks on one page.

The browser tests of ``pytest -m proof`` leave a picture of every notebook in every state in
``screenshots/notebooks``. This lays them out side by side, one row a notebook, and takes a picture
of that, so that one look shows what is ugly.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path

from jaipur.authoring.lab import LabError, chromium

PICTURES = Path("screenshots") / "notebooks"
SHEET = Path("screenshots") / "contact-sheet.png"
#: The states in which each notebook is seen: the last words of its pictures' names.
STATES = (
    *("untrusted-light-saved", "trusted-light-saved", "trusted-light-run"),
    *("untrusted-dark-saved", "trusted-dark-saved", "trusted-dark-run"),
)
#: Two notebooks side by side: a browser takes no picture of a page higher than 16,384 pixels.
STYLE = """
body { margin: 16px; font: 12px sans-serif; background: #fff; color: #111;
       display: grid; grid-template-columns: repeat(2, max-content); gap: 0 24px; }
h2 { margin: 16px 0 4px; } .row { display: flex; gap: 4px; align-items: flex-start; }
figure { margin: 0; width: 160px; } img { width: 100%; border: 1px solid #999; }
"""
WIDTH = 2 * len(STATES) * 164 + 56


def sheet(pictures: Iterable[Path]) -> str:
    """An HTML page of the pictures, those of one notebook in one row, by state.

    Each leads to the picture in its full size.
    """
    rows = []
    for name, files in groupby(sorted(pictures, key=_place), key=lambda path: _place(path)[0]):
        figures = "".join(
            f'<figure><a href="{path.resolve().as_uri()}">'
            f'<img src="{path.resolve().as_uri()}" alt="{escape(path.stem)}"></a>'
            f"<figcaption>{escape(path.stem[len(name) :].strip('-'))}</figcaption></figure>"
            for path in files
        )
        rows.append(f'<section><h2>{escape(name)}</h2><div class="row">{figures}</div></section>')
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>'
        f"<style>{STYLE}</style>{''.join(rows)}</html>"
    )


def _place(path: Path) -> tuple[str, int]:
    """The notebook a picture is of, and the place of its state; other pictures come last."""
    for place, state in enumerate(STATES):
        if path.stem.endswith(f"-{state}"):
            return path.stem.removesuffix(f"-{state}"), place
    return path.stem, len(STATES)


def main() -> int:
    """Write the sheet as ``screenshots/contact-sheet.png`` and its page beside it.

    0; or 1 with a sentence where there is no picture or no browser.
    """
    pictures = sorted(PICTURES.glob("*.png"))
    if not pictures:
        print(
            f"No pictures in {PICTURES}; pytest -m proof tests/browser makes them.", file=sys.stderr
        )
        return 1
    page_file = SHEET.with_suffix(".html")
    page_file.write_text(sheet(pictures), encoding="utf-8")
    try:
        with chromium() as browser:
            page = browser.new_page(viewport={"width": WIDTH, "height": 800})
            page.goto(page_file.resolve().as_uri(), wait_until="load")
            page.screenshot(path=SHEET, full_page=True)
    except LabError as error:
        print(error, file=sys.stderr)
        return 1
    print(SHEET)
    return 0


if __name__ == "__main__":
    sys.exit(main())
