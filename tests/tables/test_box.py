"""The box as one table: all that is in it, and under other rules what those change."""

import re
from xml.etree import ElementTree

import pytest

from jaipur import Rules, html, tables, text
from jaipur.cards import COUNTS, KINDS, TOKENS
from jaipur.texts import ENGLISH


def rows(rules: Rules) -> list[list[str]]:
    """The cells of both tables, row by row."""
    shown = ElementTree.fromstring(html(tables.box(rules)))
    return [["".join(cell.itertext()) for cell in row] for row in shown.iter("tr")]


def test_every_kind_of_card_has_its_row() -> None:
    """Cards, tokens and their sum stand in the row of the card's name, in both forms."""
    by_name = {name: rest for name, *rest in rows(Rules())}
    for kind in KINDS:
        name, tokens = ENGLISH.say(f"label.{kind}"), TOKENS.get(kind, ())
        values = " ".join(map(str, tokens)) or "none"
        assert by_name[name][:3] == [str(COUNTS[kind]), values, str(sum(tokens) or "none")]
        assert f"{name}: {COUNTS[kind]} cards, tokens {values}, sold at once:" in text(tables.box())


@pytest.mark.parametrize(("least", "precious"), [(2, "2 or more"), (1, "1 or more")])
def test_the_least_sale_is_that_of_the_rules(least: int, precious: str) -> None:
    """Precious goods by the rules, other goods always one, camels never."""
    sold = {row[0]: row[-1] for row in rows(Rules(least_precious_sale=least))}
    assert sold["Silver"].startswith(precious)
    assert sold["Cloth"].startswith("1 or more")
    assert sold["Camel"] == "never"


def test_the_other_tokens_are_those_of_the_rules() -> None:
    """Bonus tokens with their rupees, an empty pile without, camel token, seals."""
    few = Rules(bonus_tokens=((2, 1), (4,), ()), camel_token=7, seals_to_win=3)
    assert rows(few)[-5:] == [
        ["a sale of 3 cards", "2", "1 2"],
        ["a sale of 4 cards", "1", "4"],
        ["a sale of 5 or more cards", "0", "no rupees"],
        ["the larger herd", "1", "7"],
        ["winning a round", "5", "no rupees"],
    ]
    said = text(tables.box(few))
    assert "3 bonus tokens, the camel token, 5 seals" in said
    assert re.search(r"2 for a sale of 3 cards \(1 2\).+ 1 for the larger herd \(7\)", said)


def test_what_is_no_rules_is_refused() -> None:
    """In one sentence that says what is expected."""
    with pytest.raises(TypeError, match="Rules"):
        tables.box("official")  # type: ignore[arg-type]
