"""What the table says of every wrong pick a beginner makes, and of every legal one."""

from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

from jaipur import GameTable, Round, Rules, deal, observe, position, rule
from jaipur.agents import Greedy
from jaipur.cards import CAMEL
from jaipur.texts import ENGLISH
from jaipur.widgets.table.picks import Picks, of
from jaipur.widgets.table.reading import LEGAL, NOT_ALLOWED, NOT_YET, TURN, read


class Case(NamedTuple):
    """A position, picks, and what has to be said of them."""

    start: Round
    picks: tuple[str, str, int]
    sentence: str
    label: str
    rule: str | None


SIX = position(
    market="DSCMM", hand="GCCCPL", herd=4, other_herd=3, tokens={"C": (3, 3, 2, 2, 1, 1)}
)
FULL = position(market="DSCMM", hand="GCCCPLL", herd=4)
FULL_NO_CAMEL = position(market="DSCPL", hand="GGCCPPL", herd=1)
EMPTY = position(market="DSCMM", hand="GCPL", herd=2, tokens={"P": 0})
SHORT = position(market="DSCMM", hand="GGCPL", tokens={"G": 1})
THIRD = position(market="SSCMM", hand="DDCPL", tokens={"D": 2, "P": 0, "G": 0})
NO_DECK = position(market="DSCMM", hand="GCPL", deck_size=0)
LAST_CARD = position(market="DSCMM", hand="GCPL", deck_size=1)
SEVEN_SALES = {"D": 3, "G": 3, "S": 3, "P": 6, "L": 8, 3: (1, 1, 2, 2, 2, 3, 3)}
NO_PILE = position(
    market="DSCMM",
    hand="GCCCPL",
    tokens={"D": 2, "G": 2, "S": 2, "P": 1, "L": 1},
    bonus={3: ()},
    won=(SEVEN_SALES, {}),
)
FEW = position(market="DMMMM", hand="GSCL", herd=1)
POOR = position(market="DDSMM", hand="L", herd=0)

CASES = {
    "1 nothing": Case(
        SIX,
        ("", "", 0),
        "Your turn. Pick market cards to take, hand cards to sell, or both to exchange.",
        "Pick cards first",
        None,
    ),
    "2 take": Case(
        SIX,
        ("C", "", 0),
        "Legal. Take the cloth. Your hand grows to 7 of 7; a card from the deck fills the market.",
        "Take the cloth",
        "take.one-good",
    ),
    "2 take the last": Case(
        LAST_CARD,
        ("C", "", 0),
        "Legal. Take the cloth. Your hand grows to 5 of 7; "
        "the last card of the deck fills the market, and the round goes on.",
        "Take the cloth",
        "take.one-good",
    ),
    "2 take without a deck": Case(
        NO_DECK,
        ("C", "", 0),
        "Legal. Take the cloth. Your hand grows to 5 of 7; "
        "the deck is empty and cannot fill the market, so the round ends.",
        "Take the cloth",
        "take.one-good",
    ),
    "3 camels": Case(
        SIX,
        ("M", "", 0),
        "Legal. Take the 2 camels. Your herd grows from 4 to 6; "
        "2 cards from the deck fill the market.",
        "Take the camels",
        "camels.all",
    ),
    "3 camels and a short deck": Case(
        LAST_CARD,
        ("M", "", 0),
        "Legal. Take the 2 camels. Your herd grows from 0 to 2; "
        "the deck has only 1 card to fill it, so the round ends.",
        "Take the camels",
        "camels.all",
    ),
    "4 sell with a bonus": Case(
        SIX,
        ("", "CCC", 0),
        "Legal. Sell 3 cloth: 3 + 3 + 2 = 8 rupees, and a bonus token for 3 cards, worth 1–3.",
        "Sell 3 cloth",
        "bonus.by-cards",
    ),
    "4 sell with an empty pile": Case(
        NO_PILE,
        ("", "CCC", 0),
        "Legal. Sell 3 cloth: 5 + 3 + 3 = 11 rupees, "
        "and no bonus token: the pile for 3 cards is empty.",
        "Sell 3 cloth",
        "bonus.by-cards",
    ),
    "4 sell one": Case(
        SIX, ("", "L", 0), "Legal. Sell leather: 4 rupees.", "Sell leather", "sell.tokens"
    ),
    "4 sell more than tokens": Case(
        SHORT,
        ("", "GG", 0),
        "Legal. Sell 2 gold: 5 rupees, the one token that is left.",
        "Sell 2 gold",
        "sell.short",
    ),
    "4 sell and end": Case(
        THIRD,
        ("", "DD", 0),
        "Legal. Sell 2 diamonds: 5 + 5 = 10 rupees. This empties the third row, so the round ends.",
        "Sell 2 diamonds",
        "sell.tokens",
    ),
    "5 sell for nothing": Case(
        EMPTY,
        ("", "P", 0),
        "Legal. Sell spice: no token is left, so 0 rupees.",
        "Sell spice",
        "sell.empty-row",
    ),
    "6 exchange": Case(
        SIX,
        ("DS", "G", 1),
        "Legal. Give gold and a camel, take a diamond and silver. "
        "Your hand grows to 7 of 7; no card is drawn.",
        "Exchange 2 for 2",
        "exchange.equal",
    ),
    "6 exchange at the limit": Case(
        FULL,
        ("DS", "LL", 0),
        "Legal. Give 2 leather, take a diamond and silver. "
        "Your hand stays at 7 of 7; no card is drawn.",
        "Exchange 2 for 2",
        "exchange.equal",
    ),
    "7 several without giving": Case(
        SIX,
        ("DS", "", 0),
        "Not yet. To take a diamond and silver you give as many: "
        "pick 2 cards of your hand or herd.",
        "Pick 2 to give",
        "exchange.equal",
    ),
    "8 one for one": Case(
        SIX,
        ("D", "L", 0),
        "Not yet. One for one is not an exchange: give and take at least 2. "
        "To take one good, give nothing.",
        "Not yet",
        "exchange.at-least-two",
    ),
    "8 one for one, full": Case(
        FULL,
        ("D", "L", 0),
        "Not yet. One for one is not an exchange: give and take at least 2.",
        "Not yet",
        "exchange.at-least-two",
    ),
    "9 too few given": Case(
        SIX,
        ("DSC", "GL", 0),
        "Not yet. You take 3 and give 2; an exchange is even. Pick 1 more to give.",
        "Pick 1 more",
        "exchange.equal",
    ),
    "9 too few taken": Case(
        SIX,
        ("D", "GL", 0),
        "Not yet. You take 1 and give 2; an exchange is even. Pick 1 more to take.",
        "Pick 1 more",
        "exchange.equal",
    ),
    "10 too few sold": Case(
        SHORT,
        ("", "G", 0),
        "Not yet. Gold is sold two or more at a time; you picked 1.",
        "Not yet",
        "sell.at-least-two",
    ),
    "10 only one held": Case(
        SIX,
        ("", "G", 0),
        "Not yet. Gold is sold two or more at a time, and you hold 1. "
        "To exchange it, pick 1 more card to give and 2 market cards.",
        "Not yet",
        "sell.at-least-two",
    ),
    "11 two kinds": Case(
        SIX,
        ("", "GP", 0),
        "Not yet. A sale is of one kind; you picked gold and spice. "
        "To exchange them, pick 2 market cards.",
        "Pick 2 to take",
        "sell.one-kind",
    ),
    "12 full": Case(
        FULL,
        ("D", "", 0),
        "Not yet. Your hand is full, 7 of 7: sell, take the camels, "
        "or pick a second market card and exchange.",
        "Not yet",
        "take.hand-limit",
    ),
    "12 full and no camel": Case(
        FULL_NO_CAMEL,
        ("D", "", 0),
        "Not yet. Your hand is full, 7 of 7: sell, or pick a second market card and exchange.",
        "Not yet",
        "take.hand-limit",
    ),
    "13 goods and camels": Case(
        SIX,
        ("DM", "", 0),
        "Not allowed. Goods and camels are never taken in the same turn: "
        "take only goods, or only the camels.",
        "Not allowed",
        "turn.one-action",
    ),
    "13 camels by exchange": Case(
        SIX,
        ("M", "GL", 0),
        "Not allowed. Camels are never taken by exchange: "
        "take goods, or take all the camels and give nothing.",
        "Not allowed",
        "exchange.no-camels",
    ),
    "14 the same kind": Case(
        SIX,
        ("CD", "C", 1),
        "Not allowed. Cloth would be on both sides: give and take different kinds.",
        "Not allowed",
        "exchange.no-same-kind",
    ),
    "14 the same kind, unfinished": Case(
        SIX,
        ("CD", "C", 0),
        "Not allowed. Cloth would be on both sides: give and take different kinds.",
        "Not allowed",
        "exchange.no-same-kind",
    ),
    "15 over the limit": Case(
        SIX,
        ("DS", "", 2),
        "Not allowed. Your hand would hold 8 cards and the limit is 7: "
        "give a good in place of 1 camel.",
        "Not allowed",
        "exchange.hand-limit",
    ),
    "camels given alone": Case(
        EMPTY,
        ("", "", 2),
        "Not yet. Camels are never sold; they are given in an exchange: "
        "pick 2 market goods to take.",
        "Pick 2 to take",
        "sell.goods-only",
    ),
    "one camel given alone": Case(
        EMPTY,
        ("", "", 1),
        "Not yet. Camels are never sold; they are given in an exchange: "
        "pick 1 more card to give and 2 market goods to take.",
        "Not yet",
        "sell.goods-only",
    ),
    "goods and camels given": Case(
        SIX,
        ("", "G", 1),
        "Not yet. Camels are given only in an exchange: pick 2 market goods to take.",
        "Pick 2 to take",
        "exchange.equal",
    ),
    "one held, nothing to exchange it for": Case(
        FEW,
        ("", "G", 0),
        "Not allowed. Gold is sold two or more at a time, and you hold 1. "
        "An exchange of 2 needs market goods of other kinds than you give: there is only 1.",
        "Not allowed",
        "sell.at-least-two",
    ),
    "two kinds, nothing to exchange them for": Case(
        FEW,
        ("", "GS", 0),
        "Not allowed. A sale is of one kind; you picked gold and silver. "
        "An exchange of 2 needs market goods of other kinds than you give: there is only 1.",
        "Not allowed",
        "sell.one-kind",
    ),
    "several, too few to give": Case(
        POOR,
        ("DD", "", 0),
        "Not allowed. To take 2 diamonds you give as many. "
        "An exchange of 2 needs cards of other kinds to give: "
        "you have only 1, counting camels as your hand has room for them.",
        "Not allowed",
        "exchange.equal",
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_pick_is_told_what_it_is(case, hand):
    """Each sentence, its button and its rule, in the position that calls for it."""
    table = GameTable(start=case.start, seat=0)
    table.pick(*case.picks)
    assert table.sentence == case.sentence
    assert hand(table).label == case.label
    assert table.rule == case.rule
    assert case.rule is None or rule(case.rule)


def test_16_the_other_side_is_to_move(hand):
    """While the other side is to move the table says so, and a card that is pressed too."""
    table = GameTable(start=SIX, seat=1)
    waiting = "Wait. Greedy is to move. Its 6 cards stay hidden."
    assert (table.sentence, hand(table).label) == (waiting, "Let Greedy move")
    table.pick("D")
    assert table.sentence == waiting
    assert table._view.picked("market") == []


def test_17_the_round_is_over(hand):
    """How the round ended, how it was counted, who won the seal; and how to go on."""
    table = GameTable(start=THIRD)
    table.do("-DD")
    assert table.sentence.startswith("Round over. The tokens of three goods are gone. ")
    assert table.sentence.endswith("you win the seal.")
    assert (hand(table).label, table.rule) == ("Start again", "end.three-rows")
    table = GameTable(start=NO_DECK)
    table.do("+C")
    assert table.sentence.startswith("Round over. The deck ran out while the market was filled. ")
    assert table.rule == "end.deck-short"


def test_18_a_line_for_a_lost_kernel(hand):
    """The line stands in the page from the start: when it is needed no kernel can send it."""
    shown = hand(GameTable(7)).html("lost")
    assert shown == (
        "No answer? The kernel was restarted: run this cell again (Shift+Enter) and play on."
    )


VARIANTS = (
    Rules(),
    Rules(hand_limit=5, least_exchange=1),
    Rules(hand_limit=9, same_type_back=True),
    Rules(least_precious_sale=1, bonus_tokens=((), (5,), (8, 10))),
)


@pytest.mark.parametrize("rules", VARIANTS, ids=range(len(VARIANTS)))
def test_the_tone_is_that_of_the_legal_actions(rules):
    """Legal is equal to a legal action, Not yet a part of one, Not allowed a part of none; every
    sentence that is not legal names a rule there is."""
    chance = Random(5)
    agent = Greedy()
    tones = set()
    for seed in range(3):
        now = deal(seed, rules=rules)
        while not now.over:
            seen = observe(now, now.to_move)
            legal = list(seen.legal_actions())
            cards = [(Counter(p.market), Counter(p.give)) for p in _as_picks(legal, now)]
            for picks in _some_picks(now, chance):
                said = read(seen, picks, ENGLISH)
                tones.add(said.tone)
                assert said.tone == _tone(picks, cards), (now, picks, said)
                assert (said.action is not None) == said.ready == (said.tone == LEGAL)
                assert said.tone == TURN or rule(said.rule)
                assert "{" not in said.words
            careful = chance.random() < 0.5
            now = now.play(agent.choose(seen, chance) if careful else chance.choice(legal))
    assert tones == {TURN, LEGAL, NOT_YET, NOT_ALLOWED}


def _some_picks(now, chance):
    """Picks as hands make them: anything, with the camels of the market linked."""
    side = now.sides[now.to_move]
    for _ in range(8):
        market = "".join(chance.sample(now.market, chance.choice((0, 0, 1, 1, 2, 2, 3, 5))))
        market = market.replace(CAMEL, "") + CAMEL * (now.market.count(CAMEL) * (CAMEL in market))
        held = min(len(side.hand), chance.choice((0, 0, 1, 1, 2, 2, 3)))
        hand = "".join(sorted(chance.sample(side.hand, held), key="DGSCPL".index))
        market = "".join(sorted(market, key="DGSCPLM".index))
        yield Picks(market, hand, chance.randint(0, min(side.herd, chance.choice((0, 0, 1, 2, 5)))))


def _as_picks(legal, now):
    return [of(action, now.market) for action in legal]


def _tone(picks, cards):
    """The tone by looking at the cards, taken and given, of every legal action."""
    if not picks:
        return TURN
    take, give = Counter(picks.market), Counter(picks.give)
    if (take, give) in cards:
        return LEGAL
    part = any(take <= other_take and give <= other_give for other_take, other_give in cards)
    return NOT_YET if part else NOT_ALLOWED
