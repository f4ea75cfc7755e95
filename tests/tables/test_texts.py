"""Words: all from the catalog, the twin says what the HTML says, and sentences are right."""

import re
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from jaipur import Match, Round, deal, html, observe, parse, rule, tables, text
from jaipur.cards import GOODS
from jaipur.match import PlayedRound
from jaipur.round import Side
from jaipur.scoring import Result
from jaipur.texts import ENGLISH, PSEUDO


def visible(shown: Any, catalog: Any = ENGLISH) -> str:
    """What a person reads of the HTML, without notation and ids, which no language changes."""
    root = ElementTree.fromstring(f"<body>{html(shown, catalog)}</body>")
    for code in root.iter("code"):
        code.text = ""
    return " ".join(part.strip() for part in root.itertext() if part.strip())


def outside(words: str) -> str:
    """What stands outside the outermost brackets."""
    depth, left = 0, []
    for letter in words:
        depth += (letter == "«") - (letter == "»")
        if depth == 0 and letter != "»":
            left.append(letter)
    return "".join(left)


def without_names(words: str) -> str:
    for name in ("<b>&\"'Ann", "</table><script>x()</script>", "<i>told", "Ann", "Bo"):
        words = words.replace(name, "")
    return words


def test_no_visible_word_goes_around_the_catalog(shown: Any) -> None:
    """In the pseudo-language every text is in brackets; only numbers and names stand outside."""
    assert not re.search("[A-Za-z]", outside(without_names(visible(shown, PSEUDO))))


def test_no_word_of_the_twin_goes_around_the_catalog(shown: Any) -> None:
    """The same of plain text, where an action's notation and a rule's id are in brackets too."""
    words = re.sub(r"(?m)[\[(][^\])« ]*[\])]$", "", text(shown, PSEUDO))
    assert not re.search("[A-Za-z]", outside(without_names(words)))


def test_the_twin_of_a_position_says_its_facts(now: Round) -> None:
    """Whoever sees no HTML knows as much: cards, herds, rupees, tokens, bonus, deck."""
    for shown in (now, observe(now, 0)):
        seen, said = visible(shown), text(shown)
        for good, row in zip(GOODS, now.tokens, strict=True):
            name = ENGLISH.say(f"label.{good}")
            values = " ".join(map(str, row))
            assert f"{name} {values or 'none'}" in said
            assert f"{name} {values or 'none left'}" in seen
        for side in now.sides:
            herd = ENGLISH.say("noun.camel", n=side.herd)
            assert herd in seen
            assert herd in said
        earned = sum(map(sum, now.sides[1].goods))
        assert f"{earned} rupees" in seen
        assert f"{earned} rupees" in said
        assert ENGLISH.cards(now.market) in said
        assert ENGLISH.cards(now.sides[0].hand) in said
        left = ENGLISH.say("noun.card", n=len(now.deck))
        assert f"{left} in the deck" in seen
        assert f"{left} in the deck" in said
        assert len(said.encode()) < 650
        assert "\n" not in said


def test_the_twin_of_the_legal_actions_counts_what_the_table_counts(now: Round) -> None:
    """Takes and sales are listed, exchanges counted."""
    actions = now.legal_actions()
    said = text(actions)
    assert said.startswith(f"{len(actions)} legal action")
    assert all(f"{action}" in said for action in actions if ">" not in str(action))
    shown = html(actions)
    assert all(str(action).replace(">", "&gt;") in shown for action in actions)
    assert len(said) < 500


def test_many_exchanges_are_folded() -> None:
    """A list of a hundred would bury the page."""
    side = Side("DPPLL", 3)
    many = replace(deal(1), sides=(side, side), market="GSCCM").legal_actions()
    few = replace(deal(1), sides=(side, side), market="GSMMM").legal_actions()
    assert "<details>" in html(many)
    assert "<details>" not in html(few)


def result(**changes: Any) -> Result:
    base = Result((60, 60), 0, (3, 3), (18, 18), None, None, "goods")
    return replace(base, **changes)


@pytest.mark.parametrize(
    ("came_out", "sentence"),
    [
        (
            result(rupees=(51, 67), seal=1, decided_by="rupees"),
            "67 to 51 rupees: Bo wins the seal.",
        ),
        (
            result(bonus_tokens=(3, 2), seal=0, decided_by="bonus_tokens"),
            "60 rupees each, 3 to 2 bonus tokens: you win the seal.",
        ),
        (
            result(goods_tokens=(18, 16), seal=0, decided_by="goods_tokens"),
            "60 rupees and 3 bonus tokens each, 18 to 16 goods tokens: you win the seal.",
        ),
        (
            result(),
            "Rupees, bonus tokens and goods tokens are equal: nobody wins the seal.",
        ),
        (
            result(seal=1),
            (
                "Rupees, bonus tokens and goods tokens are equal, "
                "and by these rules the player who did not start wins: Bo wins the seal."
            ),
        ),
        (result(ended_by="cap"), "The turn cap ended the round: no camel token and no seal."),
    ],
)
def test_a_score_says_which_comparison_decided(came_out: Result, sentence: str) -> None:
    """The winner's number comes first; a tie goes on to the next count."""
    shown = tables.score(came_out, ("You", "Bo"), you=0)
    assert shown.sentence() == sentence
    assert sentence in visible(shown)
    assert text(shown).startswith(sentence)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("+D", "take a diamond"),
        ("+M", "take all the camels"),
        ("GM>DS", "give gold and a camel, take a diamond and silver"),
        ("-CCC", "sell 3 cloth"),
        ("+DM", "take a diamond and a camel"),
    ],
)
def test_actions_in_words(action: str, said: str) -> None:
    """What is illegal has words too: it can be refused."""
    assert tables.words(parse(action)) == said


def start(**changes: Any) -> Round:
    """A round whose mover, player 0, holds CCCCL and two camels."""
    first = deal(5, starter=0)
    side = replace(first.sides[0], hand="CCCCL", herd=2)
    base = replace(first, sides=(side, first.sides[1]), market="DSLMM", deck="GPP" + "S" * 20)
    return replace(base, **changes)


@pytest.mark.parametrize(
    ("before", "action", "said"),
    [
        (start(), "+L", "Ann took leather; gold came to the market."),
        (start(), "+M", "Ann took 2 camels; gold and spice came to the market."),
        (start(deck="G"), "+M", "Ann took 2 camels; only gold came to the market."),
        (start(deck=""), "+D", "Ann took a diamond; no card was left for the market."),
        (start(), "LM>DS", "Ann gave leather and a camel for a diamond and silver."),
        (start(), "-CC", "Ann sold 2 cloth for 5 + 3 = 8 rupees."),
        (start(), "-L", "Ann sold leather for 4 rupees."),
        (
            start(),
            "-CCC",
            "Ann sold 3 cloth for 5 + 3 + 3 = 11 rupees and a bonus token for 3 cards.",
        ),
        (
            start(bonus=((), (4,), ())),
            "-CCC",
            "Ann sold 3 cloth for 5 + 3 + 3 = 11 rupees; no bonus token for 3 cards was left.",
        ),
        (
            start(tokens=((7, 7), (), (5,), (1,), (1,), ())),
            "-L",
            "Ann sold leather for 0 rupees, with no token left.",
        ),
    ],
)
def test_what_a_turn_did(before: Round, action: str, said: str) -> None:
    """Told alike from the round and from what either player saw of it."""
    after = before.play(action)
    done = parse(action)
    assert tables.happened("Ann", done, before, after) == said
    for player in (0, 1):
        views = observe(before, player), observe(after, player)
        assert tables.happened("Ann", done, *views) == said


def test_the_log_marks_the_last_action_and_folds_the_early_ones() -> None:
    """One looks for the last turn; the rest is there when it is wanted."""
    played = PlayedRound.begin(deal(5))
    for _ in range(12):
        played = played.play(played.now.legal_actions()[0])
    shown = html(tables.log(played, ("Ann", "Bo")))
    assert shown.count("12, last") == 1
    assert re.search(r"12, last</th><td[^>]*><b>[^<]+</b></td>", shown)
    assert shown.index("<details>") < shown.index("turns 5 to 12 of 12")
    last = tables.happened(
        ("Ann", "Bo")[1 - played.now.to_move],
        played.actions[-1],
        list(played.positions())[-2],
        played.now,
    )
    assert text(tables.log(played, ("Ann", "Bo"))).endswith(last)


def test_a_match_says_who_won_and_how_each_round_went(over: Match) -> None:
    """Seals, and a sentence for every finished round, in both forms."""
    assert over.winner in (0, 1)
    for form in (visible(over), text(over)):
        assert f"{over.players[over.winner]} wins the match" in form  # type: ignore[index]
        for came_out in over.results:
            assert tables.score(came_out, over.players).sentence() in form


def test_what_players_earned_is_the_score_once_the_round_is_over(matches: list[Match]) -> None:
    """With the camel token among it, which is then said; before that, without either."""
    owners = set()
    for match in matches:
        for rounds in range(1, len(match.results) + 1):
            upto = replace(match, rounds=match.rounds[:rounds])
            result = upto.results[-1]
            owners.add(result.camel)
            *_, players = ElementTree.fromstring(html(upto)).iter("table")
            rows = players.findall("tbody/tr")
            assert len(rows) == 2
            for player, row in enumerate(rows):
                said = "".join(row[1].itertext())
                assert re.match(rf"{result.rupees[player]} rupees?\b", said)
                assert said.endswith("the camel token") == (result.camel == player)
                assert f", {said}, " in text(upto)
        assert "the camel token" not in text(match.rounds[0].start)
    assert {0, 1} <= owners


def test_a_refusal_and_a_rule_name_the_id() -> None:
    """The id leads from a refusal to the rule's card."""
    refused = deal(1).refusal("+DM")
    assert refused is not None
    for form in (html(refused), text(refused), html(rule(refused.rule)), text(rule(refused.rule))):
        assert "turn.one-action" in form
    assert refused.message() in text(refused)
