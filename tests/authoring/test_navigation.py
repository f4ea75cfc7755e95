"""Navigation is made from the list of notebooks, and made again without leaving the old behind."""

import pytest

from jaipur.authoring.navigation import (
    Words,
    chapters,
    in_order,
    navigation,
    place,
    title,
)

BOOK = (
    ("00-start-here.ipynb", "Start here"),
    ("rules/04-take-one-good.ipynb", "Take one good"),
    ("rules/06-exchange.ipynb", "Exchange [two or more]"),
    ("ai/02-search.ipynb", "Search"),
    ("99-reference.ipynb", "Reference"),
)


@pytest.fixture
def root(tmp_path, write, make):
    for name, heading in reversed(BOOK):
        write(name, make.prose(f"Before.\n\n# {heading}\n\nAfter."), "1")
    write("rules/notes.ipynb", "1")
    write("other/01-else.ipynb", "1")
    return tmp_path


def test_the_order_is_start_rules_search_reference(root):
    assert [path.relative_to(root).as_posix() for path in in_order(root)] == [n for n, _ in BOOK]


def test_a_missing_folder_is_no_chapter(tmp_path):
    assert in_order(tmp_path / "nowhere") == []


def test_the_title_is_the_first_heading(root):
    assert [chapter.title for chapter in chapters(in_order(root))] == [t for _, t in BOOK]


def test_the_heading_of_a_navigation_cell_is_no_title(write, make):
    moved = make.prose("# Elsewhere", metadata={"tags": ["navigation"]})
    assert title(write("a.ipynb", moved, make.prose("## Here ##"))) == "Here"


def test_a_notebook_without_a_heading_is_named(write):
    with pytest.raises(ValueError, match=r"a\.ipynb: no cell has a heading"):
        title(write("a.ipynb", "1"))


@pytest.mark.parametrize("text", ["", "[]", "{}", "not json"])
def test_what_is_no_notebook_is_named(tmp_path, text):
    path = tmp_path / "a.ipynb"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"a\.ipynb: not a notebook"):
        title(path)


def test_a_chapter_links_both_neighbours_and_the_contents(root):
    book = chapters(in_order(root))
    assert navigation(book, root / "rules/04-take-one-good.ipynb") == (
        "[← Previous: Start here](../00-start-here.ipynb) · [Contents](../00-start-here.ipynb) · "
        r"[Next: Exchange \[two or more\] →](06-exchange.ipynb)"
    )


def test_every_link_leads_to_a_file(root):
    import re

    for chapter in chapters(in_order(root)):
        links = re.findall(r"\]\(([^)]+)\)", navigation(chapters(in_order(root)), chapter.path))
        assert links
        assert all((chapter.path.parent / link).is_file() for link in links)


def test_the_ends_link_what_there_is(root):
    book = chapters(in_order(root))
    first, last = navigation(book, book[0].path), navigation(book, book[-1].path)
    assert first == "[Next: Take one good →](rules/04-take-one-good.ipynb)"
    assert last == "[← Previous: Search](ai/02-search.ipynb) · [Contents](00-start-here.ipynb)"


def test_one_chapter_alone_links_nothing(root):
    book = chapters(in_order(root))[:1]
    assert navigation(book, book[0].path) == ""


def test_the_words_are_arguments(root):
    words = Words(previous="«{title}", contents="Inhalt", next="{title}»", separator=" | ")
    book = chapters(in_order(root))
    assert navigation(book, book[-1].path, words) == (
        "[«Search](ai/02-search.ipynb) | [Inhalt](00-start-here.ipynb)"
    )


def test_a_notebook_outside_the_book_is_refused(root):
    with pytest.raises(ValueError, match=r"notes\.ipynb: not one of the chapters"):
        navigation(chapters(in_order(root)), root / "rules/notes.ipynb")


def test_navigation_stands_first_and_last_and_once(make):
    cells = [make.prose("# Here"), make.code("1")]
    once = place(cells, "there")
    assert [cell["source"] for cell in once] == ["there", "# Here", "1", "there"]
    assert [cell["id"] for cell in (once[0], once[-1])] == ["navigation-top", "navigation-bottom"]
    again = place(once, "elsewhere")
    assert [cell["source"] for cell in again] == ["elsewhere", "# Here", "1", "elsewhere"]
    assert place(again, "") == cells
