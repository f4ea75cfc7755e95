"""The tools of the browser tests themselves, on a notebook with one button."""

import pytest

from jaipur.authoring.lab import LabError, switch_theme

pytestmark = pytest.mark.proof

BUTTON = """
import ipywidgets
button = ipywidgets.ToggleButton(description="Camel")
said = ipywidgets.HTML("up")
button.observe(lambda change: setattr(said, "value", "down" if change.new else "up"), "value")
ipywidgets.VBox([button, said])
"""
SAVED = '<p class="saved" style="color: red" onclick="1">Saved</p><style>p { margin: 0 }</style>'


def notebook(*sources: str, tags: tuple[str, ...] = (), outputs: tuple[dict, ...] = ()) -> dict:
    cells = [
        {
            "cell_type": "code",
            "id": f"c{number:02}",
            "metadata": {"tags": list(tags)},
            "source": source.strip(),
            "execution_count": None,
            "outputs": list(outputs),
        }
        for number, source in enumerate(sources, start=1)
    ]
    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    metadata = {"kernelspec": spec}
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def light(page):
    return page.evaluate("document.body.dataset.jpThemeLight") == "true"


@pytest.mark.parametrize(("theme", "other"), [("light", "dark"), ("dark", "light")])
def test_a_widget_answers_a_click_and_a_key(server, page, open_notebook, theme, other):
    from playwright.sync_api import expect

    open_notebook(server.add("button.ipynb", notebook(BUTTON)), theme=theme)
    button = page.get_by_role("button", name="Camel")
    said = page.locator(".jp-OutputArea .widget-html-content")
    expect(said).to_have_text("up")
    button.click()
    expect(said).to_have_text("down")
    page.keyboard.press("Space")
    expect(said).to_have_text("up")
    expect(button).to_be_focused()
    assert light(page) == (theme == "light")
    switch_theme(page, other)
    assert light(page) == (other == "light")
    expect(button).to_be_focused()


@pytest.mark.parametrize("trusted", [True, False])
def test_only_a_trusted_page_shows_saved_outputs_as_they_are(server, page, open_notebook, trusted):
    output = {"output_type": "display_data", "data": {"text/html": SAVED}, "metadata": {}}
    name = server.add("saved.ipynb", notebook("1", outputs=(output,)))
    open_notebook(name, run=False, trusted=trusted)
    assert page.locator("p.saved").count() == 1
    assert page.locator(".jp-OutputArea style").count() == (1 if trusted else 0)


def test_a_cell_that_fails_is_named(server, open_notebook):
    with pytest.raises(LabError, match="c02: ZeroDivisionError"):
        open_notebook(server.add("fails.ipynb", notebook("1", "1 / 0")))


def test_a_cell_may_fail_where_it_says_so(server, open_notebook):
    open_notebook(server.add("raises.ipynb", notebook("1 / 0", "2", tags=("raises-exception",))))


def test_each_opening_has_a_new_kernel(server, open_notebook):
    name = server.add("once.ipynb", notebook("assert 'seen' not in globals()\nseen = True"))
    open_notebook(name)
    open_notebook(name)
