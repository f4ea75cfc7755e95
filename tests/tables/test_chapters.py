"""Links to chapters: only where the notebook is, from the page's own folder."""

from pathlib import Path

import pytest

from jaipur import QUESTIONS, RULEBOOK, Summary, ask, html, rule, text
from jaipur.tables.chapters import chapter_link, in_new_tab
from jaipur.texts import ENGLISH

EXCHANGE = "06-exchange.ipynb"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder without chapters."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("lies", "works", "target"),
    [
        ("rules", "rules", EXCHANGE),
        ("rules", ".", f"rules/{EXCHANGE}"),
        ("rules", "ai", f"../rules/{EXCHANGE}"),
        ("notebooks/rules", ".", f"notebooks/rules/{EXCHANGE}"),
    ],
)
def test_a_chapter_is_found_from_every_page(
    folder: Path, monkeypatch: pytest.MonkeyPatch, lies: str, works: str, target: str
) -> None:
    """From the chapters' folder, the root of the notebooks, the other part and the project."""
    for each in (lies, works):
        (folder / each).mkdir(parents=True, exist_ok=True)
    (folder / lies / EXCHANGE).touch()
    monkeypatch.chdir(folder / works)
    assert (
        chapter_link(6, ENGLISH)
        == f'<a href="{target}" style="text-decoration:underline">6 Exchange</a>'
    )


def test_without_the_notebook_there_is_no_link(folder: Path) -> None:
    """Its name stands there alone, in everything that names chapters."""
    assert chapter_link(6, ENGLISH) == "6 Exchange"
    for shown in (rule("exchange.equal"), RULEBOOK, Summary(), ask("exchange"), QUESTIONS):
        assert "<a " not in html(shown)
        assert "6 Exchange" in html(shown)
    assert not list(folder.iterdir())


def test_what_names_a_chapter_links_to_it(folder: Path) -> None:
    """The rule's card, the rulebook, one chapter of it, the summary, and what was asked."""
    (folder / EXCHANGE).touch()
    link = f'<a href="{EXCHANGE}" style="text-decoration:underline">6 Exchange</a>'
    for shown in (
        rule("exchange.equal"),
        RULEBOOK,
        RULEBOOK.chapter(6),
        Summary(),
        ask("exchange"),
        QUESTIONS,
    ):
        assert link in html(shown)
        assert EXCHANGE not in text(shown)


def test_in_a_widget_links_open_a_new_tab(folder: Path) -> None:
    """There a relative link would load JupyterLab anew, and the match would be lost."""
    (folder / EXCHANGE).touch()
    shown = in_new_tab(html(Summary()))
    assert shown.count("<a ") == shown.count('target="_blank" rel="noopener"') == 1


def test_a_chapter_of_the_rulebook_has_words_and_sources() -> None:
    """The whole rulebook has short statements; a chapter all there is to say."""
    shown = html(RULEBOOK.chapter(6))
    for each in RULEBOOK.chapter(6):
        assert each.words() in shown
        assert each.words() in text(RULEBOOK.chapter(6))
    assert "Also in a Slovenian digest" in shown
    assert rule("exchange.equal").words() not in html(RULEBOOK)
    assert [each.id for n in range(1, 12) for each in RULEBOOK.chapter(n)] == [
        each.id for each in RULEBOOK
    ]


def test_an_answer_says_where_the_rulebook_is_silent() -> None:
    """What the kit chose is not passed off as the rulebook's."""
    silent = ENGLISH.say("status.silent").split(";")[0]
    for each in QUESTIONS:
        assert (silent in html(each)) == (silent in text(each)) == (each.rule.status == "silent")
