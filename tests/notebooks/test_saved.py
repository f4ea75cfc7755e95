"""Saved outputs read well where nothing runs: no kernel, no widgets, no style sheet, no trust."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from chapters import NOTEBOOKS
from mutation import saved

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
CAPTION = re.compile(r"<caption[^>]*>(.*?)</caption>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
#: What an object is called that has no display of its own.
BARE = re.compile(r"<[\w.]+( object)?[ >]|[A-Z]\w+\(.*\)$")


def rich(path: Path) -> Iterator[tuple[str, Any]]:
    """Each saved output that is more than a stream or an error, with the id of its cell."""
    for cell in saved(path):
        for output in cell.outputs:
            if "data" in output:
                yield cell.id, output.data


def captions(html: str) -> list[str]:
    """What the captions of a page's tables say."""
    return [" ".join(unescape(TAG.sub(" ", words)).split()) for words in CAPTION.findall(html)]


@every_notebook
def test_every_output_can_be_read_without_widgets(path: Path) -> None:
    """A table is there as HTML, and in words for who sees no HTML; nothing shows a bare repr."""
    for cell, data in rich(path):
        assert "application/vnd.jupyter.widget-view+json" not in data, cell
        assert data["text/plain"].strip(), cell
        assert not BARE.match(data["text/plain"]), f"{cell} shows {data['text/plain'][:60]}"
        assert data.get("text/html", "a number or a word").strip(), cell


@every_notebook
def test_every_table_says_what_it_is(path: Path) -> None:
    """Its caption states the fact, headings say what they head, and it needs no style sheet.

    Frames are drawn by pandas, which gives them neither.
    """
    for cell, data in rich(path):
        html = data.get("text/html", "")
        if 'class="dataframe"' not in html:
            assert len([words for words in captions(html) if words]) == html.count("<table"), cell
            headings = re.findall(r"<th\b[^>]*>", html)
            assert all(" scope=" in heading for heading in headings), cell
            assert not re.search(r"<(style|script|svg|iframe)\b", html), cell


@pytest.mark.proof
@every_notebook
def test_a_notebook_turned_into_html_shows_every_table(path: Path) -> None:
    """The page that nbconvert makes has all captions in order, and nothing that wants a widget."""
    nbconvert = pytest.importorskip(
        "nbconvert", reason='no nbconvert: pip install "jaipur-kit[lab]"'
    )
    page, _ = nbconvert.HTMLExporter().from_filename(str(path))
    expected = [words for _, data in rich(path) for words in captions(data.get("text/html", ""))]
    assert captions(page) == expected
    assert expected, "a notebook shows tables"
    assert "widget-view+json" not in page
