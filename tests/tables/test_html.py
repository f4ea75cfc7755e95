"""HTML that survives a sanitiser and reads well: well-formed, captioned, escaped, no odd parts."""

import re
from dataclasses import replace
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from jaipur import Match, Round, deal, html, observe, position, tables
from jaipur.match import PlayedRound

TEXT_TAGS = {"div", "p", "a", "b", "s", "br", "img", "span", "code", "details", "summary"}
TAGS = TEXT_TAGS | {"table", "caption", "thead", "tbody", "tr", "th", "td"}
ATTRIBUTES = {"style", "scope", "src", "alt", "width", "height", "href"}


def tree(shown: Any) -> ElementTree.Element:
    return ElementTree.fromstring(f"<body>{html(shown)}</body>")


def test_html_is_well_formed_and_holds_only_what_a_sanitiser_keeps(shown: Any) -> None:
    """No <style>, inline <svg>, script, role, id or class: untrusted pages would drop them."""
    for element in list(tree(shown).iter())[1:]:
        assert element.tag in TAGS
        assert set(element.attrib) <= ATTRIBUTES


def test_every_table_says_its_fact_and_names_its_rows_and_columns(shown: Any) -> None:
    """A screen reader needs one caption a table, and a scope on each heading."""
    for table in tree(shown).iter("table"):
        captions = table.findall("caption")
        assert len(captions) == 1
        assert "".join(captions[0].itertext()).strip()
        assert all(head.get("scope") in ("row", "col") for head in table.iter("th"))
        rows = table.findall("tbody/tr")
        assert rows
        assert all(row[0].tag == "th" and row[0].get("scope") == "row" for row in rows)
        assert len({len(row) for row in table.iter("tr")}) == 1


def test_colours_come_in_pairs(shown: Any) -> None:
    """A text colour without its background, or the other way round, is lost in one theme."""
    for style in re.findall(r'style="([^"]*)"', html(shown)):
        names = [part.partition(":")[0] for part in style.split(";")]
        assert ("color" in names) == ("background" in names)


def test_cells_are_left_aligned_by_themselves(shown: Any) -> None:
    """JupyterLab aligns cells to the right."""
    for tag in ("th", "td", "caption"):
        for cell in tree(shown).iter(tag):
            assert "text-align:left" in cell.get("style", "")


def test_pictures_have_words(shown: Any) -> None:
    """Each drawing has alt text, and its word stands beside it in the same card."""
    for card in tree(shown).iter("span"):
        for image in card.iter("img"):
            assert image.get("alt")
            assert "".join(card.itertext()) == image.get("alt")


def test_names_are_escaped(shown: Any) -> None:
    """Players' names and the sentence told are a user's; nothing of them becomes markup."""
    shown_html = html(shown)
    assert "<script" not in shown_html
    assert '<b>&"' not in shown_html
    assert "<i>told" not in shown_html


def test_an_action_is_escaped(now: Round) -> None:
    """Its notation holds a >."""
    mover = replace(now.sides[now.to_move], hand="L", herd=1, known="")
    sides = (mover, now.sides[1]) if now.to_move == 0 else (now.sides[0], mover)
    start = replace(now, sides=sides, market="DGSCP")
    exchanged = PlayedRound.begin(start).play("LM>DG")
    assert "<code>LM&gt;DG</code>" in html(tables.log(exchanged))


def test_the_same_value_gives_the_same_bytes(shown: Any) -> None:
    """Saved outputs are compared byte by byte."""
    assert html(shown) == html(shown)


@pytest.mark.parametrize("kind", "DGSCPLM")
def test_a_drawing_can_stand_in_double_quotes(kind: str) -> None:
    """In an attribute and in a style sheet's url("…")."""
    uri = tables.data_uri(kind)
    assert uri.startswith("data:image/svg+xml,%3Csvg ")
    assert not set(uri) & set('<>"#&\n')
    assert len(uri) < 700


def test_a_position_is_small() -> None:
    """Notebooks hold many of them: in real play half are under 13 kB, all under 16.5 kB."""
    match, chance, sizes = Match.begin(11), Random(11), []
    while not match.round.over:
        match = match.play(chance.choice(match.round.legal_actions()))
        sizes.append(len(html(match.round).encode()))
        sizes.append(len(html(observe(match.round, 0)).encode()))
    sizes.sort()
    assert sizes[len(sizes) // 2] < 13_000
    assert sizes[-1] < 16_500


def test_a_round_keeps_its_hands_in_place_when_the_turn_passes() -> None:
    """Player 1's hand comes first and is drawn as cards, before the own turn and after it."""
    start = deal(7)
    for now in (start, start.play(start.legal_actions()[0])):
        hands = tree(now).find(".//table/tbody")
        assert hands is not None
        _, first, second = hands
        assert "".join(first.itertext()).startswith("Player 1,")
        assert len(list(first.iter("img"))) == len(now.sides[0].hand)
        assert not list(second.iter("img"))


def test_the_camel_token_is_left_or_not_once_the_round_is_over() -> None:
    """It is promised for the end only until then; with equal herds nobody takes it."""
    start = position(market="DSCMM", hand="GCPL", herd=6, deck_size=0)
    assert tables.tokens(start).camel_left is None
    taken = start.play("+D")
    mine, other = taken.sides
    tied = replace(taken, sides=(replace(mine, herd=other.herd), other))
    for now, left in ((taken, "0"), (tied, "1")):
        for seen in (now, observe(now, 0)):
            row = tree(tables.tokens(seen)).findall(".//tr")[-1]
            assert row[-1].text == left
