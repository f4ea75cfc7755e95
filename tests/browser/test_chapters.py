"""Every notebook in Chromium: trusted or not, light and dark, as saved and run; for every reader.

axe looks at what the kit shows, not at JupyterLab around it. Each state leaves a picture;
`python -m jaipur.authoring.contact_sheet` puts them all on one page.
"""

import json
from pathlib import Path

import pytest

from jaipur.authoring.contact_sheet import PICTURES
from jaipur.authoring.lab import run_all, switch_theme

pytestmark = pytest.mark.proof

REPOSITORY = Path(__file__).parents[2]
NOTEBOOKS = REPOSITORY / "notebooks"
PATHS = sorted(path.relative_to(NOTEBOOKS) for path in NOTEBOOKS.rglob("[0-9]*.ipynb"))
#: What axe looks at: the outputs of cells, live tables among them.
OUTPUTS = ".jp-OutputArea-output"
OPTIONS = {"resultTypes": ["violations"]}
GRAVE = {"serious", "critical"}
# A notebook of Lab scrolls inside itself: a picture of all of it needs a window of its height.
HEIGHT = """() => Math.max(...[...document.querySelectorAll('.jp-Notebook .jp-Cell')]
    .map(cell => cell.offsetTop + cell.offsetHeight))"""
TO_THE_TOP = """() => document.querySelectorAll('.jp-WindowedPanel-outer, .jp-Notebook')
    .forEach(panel => panel.scrollTop = 0)"""
ROOM, MOST = 200, 16000
#: As axe shortens it.
PLOT = 'src="data:image/png;base6'


@pytest.fixture
def grave(page):
    """`grave(state)`: a line for all that axe finds serious or critical in the open notebook."""
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright",
        reason='no axe: pip install "jaipur-kit[browser]"',
    ).Axe()

    def look(state):
        # Lab's body has no height and hides what sticks out: to axe, nothing would be visible.
        page.evaluate("document.body.style.overflow = 'visible'")
        found = axe.run(page, context=OUTPUTS, options=OPTIONS).response["violations"]
        return [
            f"{state}: {violation['id']}: {node['html'][:200]} {node['failureSummary']}"
            for violation in found
            if violation["impact"] in GRAVE
            for node in violation["nodes"][:3]
            # JupyterLab draws a plot's PNG without the alternative text that comes with it; the
            # same facts are in a table above, and in the output's plain text.
            if not (violation["id"] == "image-alt" and PLOT in node["html"])
        ]

    return look


def picture(page, name):
    """A picture of the whole notebook as it is now."""
    folder = REPOSITORY / PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    height = min(int(page.evaluate(HEIGHT)) + ROOM, MOST)
    page.set_viewport_size({"width": 1000, "height": height})
    page.evaluate(TO_THE_TOP)
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{name}.png")


def captions(path):
    """How many tables the saved outputs of a notebook have."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    outputs = [output.get("data", {}) for cell in cells for output in cell.get("outputs", ())]
    return sum("".join(data.get("text/html", "")).count("<caption") for data in outputs)


@pytest.mark.parametrize("trusted", [True, False], ids=["trusted", "untrusted"])
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_notebook_reads_well_in_every_state(open_notebook, page, grave, path, trusted):
    """As saved it shows every table; saved or run, light or dark, axe finds nothing grave."""
    name = f"{path.stem}-{'trusted' if trusted else 'untrusted'}"
    open_notebook(path.as_posix(), run=False, trusted=trusted)
    page.evaluate("jupyterapp.shell.collapseLeft()")
    assert page.locator(f"{OUTPUTS} table caption").count() == captions(NOTEBOOKS / path)
    found = []
    for theme in ("light", "dark"):
        switch_theme(page, theme)
        picture(page, f"{name}-{theme}-saved")
        found += grave(f"saved, {theme}")
    run_all(page)
    # What has been run is trusted, whatever was saved.
    for theme in ("dark", "light") if trusted else ():
        switch_theme(page, theme)
        picture(page, f"{name}-{theme}-run")
        found += grave(f"run, {theme}")
    assert not found, "\n".join(found)


WRONG = """<table><tr><td style="color: #999; background: #aaa">Seven cards</td></tr></table>
<button></button>"""


def test_axe_finds_what_is_wrong(server, open_notebook, grave):
    """Grey on grey, and a button without words: the tests above would fail for these."""
    output = {"output_type": "display_data", "data": {"text/html": WRONG}, "metadata": {}}
    cell = {"cell_type": "code", "id": "wrong", "metadata": {}, "source": "1"}
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    notebook = {"cells": [cell | {"execution_count": 1, "outputs": [output]}], "metadata": kernel}
    path = server.add("wrong.ipynb", notebook | {"nbformat": 4, "nbformat_minor": 5})
    open_notebook(path, run=False)
    found = " ".join(grave("wrong"))
    assert "color-contrast: " in found
    assert "button-name: " in found
