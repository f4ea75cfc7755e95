"""Every refusal: which rule, in which sentence, and which of several broken rules is named."""

from dataclasses import replace

import pytest

from jaipur import RULEBOOK, IllegalAction, NotationError, Refusal, Round, observe, position
from jaipur.texts import ENGLISH, PSEUDO

PLAIN = position(market="DGSMM", hand="CCL", herd=1)
NO_CAMEL = position(market="DGSCP", hand="CCL", herd=2)
ONE_CAMEL = position(market="DGSCM", hand="CCL", herd=0)
FULL = position(market="DGSSM", hand="CCCPPLL", herd=3)
#: Here an action that breaks several rules can break all those that come later in the order.
FULL_DD = position(market="DDGMM", hand="DCCPPLL", herd=1)
OVER = replace(PLAIN, ended_by="cap")

#: position, action, rule, case, sentence
TABLE = [
    (OVER, "+D", "round.over", "", "The round is over; deal the next one to go on."),
    (PLAIN, "+DM", "turn.one-action", "",
     "Goods and camels are never taken in the same turn: take only goods, or only the camels."),
    (PLAIN, "CC>DM", "turn.one-action", "",
     "Goods and camels are never taken in the same turn: take only goods, or only the camels."),
    (PLAIN, "+1M", "camels.all", "",
     "Camels are taken all together or not at all: +M takes the 2 of the market."),
    (ONE_CAMEL, "+1M", "camels.all", "",
     "Camels are taken all together or not at all: +M takes the one in the market."),
    (NO_CAMEL, "+2M", "camels.all", "none",
     "Camels are taken all together, written +M, and the market has none now."),
    (NO_CAMEL, "+M", "camels.any", "",
     "No camel lies in the market; it holds a diamond, gold, silver, cloth and spice."),
    (PLAIN, "+DG", "take.one-good", "",
     "Without giving cards you take one good, not 2: take one, or give 2 cards in exchange."),
    (PLAIN, "+", "take.one-good", "none", "A take needs one good: name one of the market."),
    (FULL, "+D", "take.hand-limit", "",
     "Your hand is full, 7 of 7: sell cards, or give some in an exchange."),
    (PLAIN, "CC>MM", "exchange.no-camels", "",
     "Camels are never taken by exchange: take goods, or take all the camels and give nothing."),
    (PLAIN, "C>DG", "exchange.equal", "",
     "An exchange is even, and this one takes 2 and gives 1: give as many as you take."),
    (PLAIN, ">DG", "exchange.equal", "none",
     "You take 2 cards and give none: to take several goods, give as many cards of hand or herd."),
    (PLAIN, "L>", "exchange.equal", "nothing",
     "You give 1 card and take none: name as many goods of the market to take."),
    (PLAIN, "C>D", "exchange.at-least-two", "",
     "1 for 1 is not an exchange: give and take at least 2."),
    (PLAIN, ">", "exchange.at-least-two", "",
     "0 for 0 is not an exchange: give and take at least 2."),
    (NO_CAMEL, "CL>DC", "exchange.no-same-kind", "",
     "Cloth would be on both sides: give and take different kinds."),
    (FULL, "LM>DG", "exchange.hand-limit", "",
     "Your hand would hold 8 cards and the limit is 7: give a good in place of 1 camel."),
    (FULL, "MMM>DSS", "exchange.hand-limit", "",
     "Your hand would hold 10 cards and the limit is 7: give goods in place of 3 camels."),
    (PLAIN, "-", "sell.any-number", "",
     "A sale needs at least one card: name cards of one good you hold."),
    (PLAIN, "-M", "sell.goods-only", "",
     "Camels are never sold: sell goods, and give camels in an exchange."),
    (PLAIN, "-CL", "sell.one-kind", "",
     "A sale is of one good, and this one mixes cloth and leather: sell them in different turns."),
    (FULL_DD, "-D", "sell.at-least-two", "",
     "Diamonds can be sold only 2 or more at a time, and this sale has 1: "
     "sell at least 2, or keep it."),
    (PLAIN, "+P", "cards.in-market", "",
     "The market lacks spice: it holds a diamond, gold, silver and 2 camels."),
    (PLAIN, "CC>DD", "cards.in-market", "",
     "The market lacks 1 more diamond: it holds a diamond, gold, silver and 2 camels."),
    (PLAIN, "-CCC", "cards.in-hand", "",
     "Your hand lacks 1 more cloth: it holds 2 cloth and leather."),
    (PLAIN, "LL>DG", "cards.in-hand", "",
     "Your hand lacks 1 more leather: it holds 2 cloth and leather."),
    (PLAIN, "-PP", "cards.in-hand", "",
     "Your hand lacks 2 spice: it holds 2 cloth and leather."),
    (PLAIN, "CCCLL>DGSSS", "cards.in-market", "",
     "The market lacks 2 more silver: it holds a diamond, gold, silver and 2 camels."),
    (PLAIN, "MM>DG", "cards.in-herd", "",
     "You give 2 camels and your herd has 1: give at most 1."),
    (ONE_CAMEL, "MM>DG", "cards.in-herd", "none",
     "You give 2 camels and your herd has none: give goods of your hand."),
]  # fmt: skip
IDS = [f"{row[2]} {row[1]}" for row in TABLE]


@pytest.mark.parametrize(("now", "action", "rule", "case", "sentence"), TABLE, ids=IDS)
def test_every_refusal_says_its_sentence(
    now: Round, action: str, rule: str, case: str, sentence: str
):
    """The rule, the numbers of the position, what would be legal; from play and observation too."""
    refused = now.refusal(action)
    assert refused == observe(now, now.to_move).refusal(action)
    assert (refused.rule, refused.case, refused.message()) == (rule, case, sentence)
    with pytest.raises(IllegalAction) as wrong:
        now.play(action)
    assert wrong.value.refusal == refused
    assert str(wrong.value.action) == action
    assert str(wrong.value) == f"{sentence} [{rule}]"
    shown = wrong.value._render_traceback_()
    assert " ".join(shown) == f"IllegalAction: {sentence} [{rule}]"
    assert max(map(len, shown)) <= 80


@pytest.mark.parametrize(("now", "action"), [(row[0], row[1]) for row in TABLE], ids=IDS)
def test_every_refusal_reads_in_every_catalog(now: Round, action: str):
    """In brackets throughout in the pseudo-language, and never with a field left over."""
    refused = now.refusal(action)
    for catalog in (ENGLISH, PSEUDO):
        message = refused.message(catalog)
        assert "{" not in message
        assert "\n" not in message
    assert refused.message(PSEUDO).startswith("«")
    assert refused.message(PSEUDO).endswith("»")


def test_not_your_turn():
    """Asked for the player who is not to move, before anything else about the action."""
    for action in ("+D", "+DM", "-M"):
        refused = PLAIN.refusal(action, player=1)
        assert refused == Refusal("turn.not-yours") == observe(PLAIN, 1).refusal(action)
    assert refused.message() == "It is the other player's turn; act when that turn is over."
    assert PLAIN.refusal("+D", player=0) is None
    assert OVER.refusal("+D", player=1) == Refusal("round.over")
    assert list(observe(PLAIN, 1).legal_actions()) == []


def test_the_table_has_every_refusal():
    """Every sentence in the catalog comes up above, and its rule is in the rulebook."""
    reached = {f"refusal.{rule}" + f".{case}" * bool(case) for _, _, rule, case, _ in TABLE}
    reached.add("refusal.turn.not-yours")
    assert reached == {key for key in ENGLISH.texts if key.startswith("refusal.")}
    assert {rule for _, _, rule, _, _ in TABLE} <= {each.id for each in RULEBOOK}


def test_notes_refuse_nothing():
    """Rules marked as notes hold nothing that could be broken."""
    notes = {each.id for each in RULEBOOK if each.note}
    assert notes == {"turn.always-one", "turn.no-discard", "match.no-turn-limit"}
    assert not notes & {rule for _, _, rule, _, _ in TABLE}


#: Each action breaks the rule named and, besides, rules that come later in the order.
ORDER = [
    ("+DM", "turn.one-action"),  # ... and the limit
    ("+1M", "camels.all"),
    ("+SS", "take.one-good"),  # ... the market has none, the limit
    ("+S", "cards.in-market"),  # ... the limit
    ("+D", "take.hand-limit"),
    ("C>DM", "turn.one-action"),  # ... camels, uneven
    ("C>MM", "exchange.no-camels"),  # ... uneven
    ("C>M", "exchange.no-camels"),  # ... one for one
    (">D", "exchange.equal"),  # ... too few
    ("MMM>DS", "exchange.equal"),  # ... the market, the herd, the limit
    ("D>D", "exchange.at-least-two"),  # ... same kind
    ("MMDD>DDSS", "exchange.no-same-kind"),  # ... market, hand, herd, limit
    ("GMM>DSS", "cards.in-market"),  # ... hand, herd, limit
    ("GMM>DDG", "exchange.no-same-kind"),
    ("SMM>DDG", "cards.in-hand"),  # ... herd, limit
    ("CMM>DDG", "cards.in-herd"),  # ... limit
    ("CCM>DDG", "exchange.hand-limit"),
    ("-", "sell.any-number"),
    ("-DM", "sell.goods-only"),  # ... two kinds
    ("-GS", "sell.one-kind"),  # ... hand
    ("-G", "cards.in-hand"),  # ... least sale
    ("-D", "sell.at-least-two"),
]


@pytest.mark.parametrize(("action", "rule"), ORDER)
def test_the_first_rule_in_the_order_is_named(action, rule):
    """Form, then holdings, then least sale, then limit."""
    assert FULL_DD.refusal(action).rule == rule


def test_when_all_is_over_nothing_else_is_named():
    """Not even for an action that breaks every rule; but a text that is none stays an error."""
    for action, _ in ORDER:
        assert replace(FULL_DD, ended_by="goods").refusal(action).rule == "round.over"
    with pytest.raises(NotationError):
        OVER.refusal("take it all")


def test_refusals_are_values():
    """Equal, hashable, and the message is the same at every time of asking."""
    assert PLAIN.refusal("+P") == PLAIN.refusal("+P")
    assert hash(PLAIN.refusal("+P")) == hash(PLAIN.refusal("+P"))
    assert PLAIN.refusal("+P") != NO_CAMEL.refusal("+L")
