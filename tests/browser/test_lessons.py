"""A lesson in JupyterLab: the progress follows the live table; links of the reference open."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.proof

CHAPTER = "rules/08-bonus-tokens.ipynb"
REFERENCE = "99-reference.ipynb"


def test_a_task_done_at_the_table_shows_in_the_progress(page, open_notebook):
    """Without running a cell again."""
    open_notebook(CHAPTER)
    progress = page.locator(".widget-html table", has_text="tasks done.")
    expect(progress.locator("caption")).to_have_text("0 of 2 tasks done.")
    table = page.locator(".jk").first
    for _ in range(4):
        table.locator(".jk-hand .jk-card.jk-L:not(.mod-active)").first.click()
    page.wait_for_timeout(300)  # presses so soon after a change are not heard
    table.locator(".jk-do").click()
    expect(table).to_contain_text("1 of 2 tasks done.")
    expect(progress.locator("caption")).to_have_text("1 of 2 tasks done.")


def test_a_hint_opens_where_it_stands(page, open_notebook):
    """Folded until somebody wants it, on a page nobody trusts too."""
    open_notebook(CHAPTER, run=False, trusted=False)
    hint = page.locator("details", has_text="Hint").last
    words = hint.get_by_text("Two cloth lie in the market")
    hint.scroll_into_view_if_needed()
    expect(words).not_to_be_visible()
    hint.locator("summary").click()
    expect(words).to_be_visible()


@pytest.mark.parametrize("trusted", [True, False])
def test_an_answer_leads_to_its_chapter(page, open_notebook, trusted):
    """In JupyterLab, beside the reference: the page is not loaded anew."""
    open_notebook(REFERENCE, run=False, trusted=trusted)
    page.evaluate("window.same = true")
    page.locator("table a", has_text="5 Take all the camels").first.click()
    expect(page.locator(".lm-TabBar-tabLabel", has_text="05-take-all")).to_be_visible()
    assert page.evaluate("window.same")
    expect(
        page.locator(".jp-Notebook h1", has_text=re.compile("Take all the camels"))
    ).to_be_visible()
