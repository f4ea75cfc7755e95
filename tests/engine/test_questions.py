"""Questions of the table: every answer is played, or asked of the engine, under several rules.

`PLAYED` are the questions of the kind "may I …?": a position and an action that is legal where
the answer is yes and refused by the rule named where it is no. `TRUTHS` are the others: what
the engine says, as yes or no or a number.
"""

import re
from dataclasses import replace

import pytest

from jaipur import OFFICIAL, RULEBOOK, Match, Rules, Sell, deal, observe, position
from jaipur.cards import BOX, COUNTS, TOKENS
from jaipur.match import PlayedRound
from jaipur.questions import MOST_WORDS, ONLY, QUESTIONS, Questions, ask
from jaipur.round import Side
from jaipur.rulebook import VARIANTS
from jaipur.scoring import Counted, bonus_pile, count_up
from jaipur.show import html, text
from jaipur.texts import ENGLISH, PSEUDO

#: Rules under which every answer must hold.
EVERY_RULES = {
    "official": OFFICIAL,
    "hand limit 6": Rules(hand_limit=6),
    "hand limit 8": Rules(hand_limit=8),
    "exchange of one": Rules(least_exchange=1),
    "same kind": Rules(same_type_back=True),
    "sale of one": Rules(least_precious_sale=1),
    "second player": Rules(full_tie="second player"),
    "other starter": Rules(starter_after_tie="other"),
    "one seal": Rules(seals_to_win=1, camel_token=0),
    "three seals": Rules(seals_to_win=3, camel_token=1),
    "turn cap": Rules(turn_cap=50),
    "few bonus tokens": Rules(bonus_tokens=((2,), (4, 5), (9,))),
    "two bonus piles": Rules(bonus_tokens=((1, 2), (), (8, 9))),
    "no bonus tokens": Rules(bonus_tokens=((), (), ())),
}
every_rules = pytest.mark.parametrize("rules", EVERY_RULES.values(), ids=list(EVERY_RULES))


def name(question):
    return f"{question.rule.id} {question.case}"


def said(question, rules=OFFICIAL):
    """How an answer begins: True for yes, False for no, or the number."""
    (first,) = re.findall(r"^(Yes|No|\d+)\b", question.answer(rules))
    return {"Yes": True, "No": False}.get(first) if not first.isdigit() else int(first)


# May I ...?


def now(rules, **named):
    """A position with a market of many kinds; hands are full unless said otherwise."""
    return position(**{"market": "DGSMM", "herd": 2, "other_herd": 1, "rules": rules, **named})


def hand(rules, less=0):
    """A hand of as many cards as the limit, or some less."""
    return "CCCCPPPLL"[: rules.hand_limit - less]


def late(rules, deck):
    """A position with two cloth in hand and so many cards in the deck."""
    return position(market="DGSMM", hand="CC", deck_size=deck, rules=rules)


#: By rule and case: the position under some rules, and the action.
PLAYED = {
    "turn.one-action good-and-camels": (lambda r: now(r, hand="CC"), "+DM"),
    "round.over sell": (lambda r: late(r, 1).play("+M"), "-C"),
    "cards.in-market deck": (lambda r: now(r, hand="CC", deck="PL"), "+P"),
    "cards.in-hand more": (lambda r: now(r, hand="CC"), "-CCC"),
    "cards.in-hand give": (lambda r: now(r, hand="CC"), "LL>DG"),
    "cards.in-herd market": (lambda r: now(r, hand="CC", herd=1), "MM>DG"),
    "take.one-good any": (lambda r: now(r, hand="CC"), ("+D", "+G", "+S")),
    "take.one-good two": (lambda r: now(r, hand="CC"), "+DG"),
    "take.hand-limit full": (lambda r: now(r, hand=hand(r)), "+D"),
    "take.hand-limit exactly": (lambda r: now(r, hand=hand(r, 1)), "+D"),
    "camels.all one": (lambda r: now(r, hand="CC"), "+1M"),
    "camels.all two": (lambda r: now(r, market="DGMMM", hand="CC"), "+2M"),
    "camels.all lone": (lambda r: now(r, market="DGSSM", hand="CC"), "+M"),
    "camels.any none": (lambda r: now(r, market="DGSSP", hand="CC"), "+M"),
    "camels.no-limit full": (lambda r: now(r, hand=hand(r)), "+M"),
    "exchange.equal take-more": (lambda r: now(r, hand="CCP"), ("C>DG", "CP>DGS")),
    "exchange.equal give-more": (lambda r: now(r, hand="CCP"), ("CCP>DG", "CP>D")),
    "exchange.at-least-two one": (lambda r: now(r, hand="CCP"), "C>D"),
    "exchange.at-least-two three": (lambda r: now(r, hand="CCP"), "CCP>DGS"),
    "exchange.no-same-kind same": (lambda r: now(r, market="DSSMM", hand="SS"), "SS>SS"),
    "exchange.no-same-kind partly": (lambda r: now(r, hand="SC"), "SC>DS"),
    "exchange.no-camels swap": (lambda r: now(r, hand="CCP"), "CC>MM"),
    "exchange.hand-or-herd camels": (lambda r: now(r, hand="CC"), "MM>DG"),
    "exchange.hand-or-herd mixed": (lambda r: now(r, hand="CC"), "CM>DG"),
    "exchange.hand-or-herd none": (lambda r: now(r, hand="CC", herd=0), "CC>DG"),
    "exchange.hand-limit full": (lambda r: now(r, hand=hand(r)), "CC>DG"),
    "exchange.hand-limit camels": (lambda r: now(r, hand=hand(r)), ("MM>DG", "CM>DG")),
    "exchange.hand-limit exactly": (lambda r: now(r, hand=hand(r, 2)), "MM>DG"),
    "exchange.no-draw gave": (lambda r: now(r, hand="CCP").play("CC>DG"), "+C"),
    "sell.any-number one": (lambda r: now(r, hand="LLC"), "-L"),
    "sell.one-kind two": (lambda r: now(r, hand="LLC"), "-CL"),
    "sell.goods-only camels": (lambda r: now(r, hand="LLC"), ("-M", "-MM")),
    "sell.at-least-two one": (lambda r: now(r, hand="DDC"), "-D"),
    "sell.at-least-two last": (
        lambda r: now(r, market="DGGMM", hand="SC", tokens={"S": 1}),
        "-S",
    ),
    "sell.short more": (lambda r: now(r, hand="PP", tokens={"P": 1}), "-PP"),
    "sell.empty-row may": (lambda r: now(r, hand="P", tokens={"P": 0}), "-P"),
}


# Whatever else


def deals(rules):
    """Some first rounds."""
    return [deal(seed, rules=rules) for seed in range(40)]


def sold(rules, cards, **named):
    """What player 0 has after a sale."""
    return now(rules, hand=cards, **named).play(f"-{cards}").sides[0]


def over(rules):
    """A round that the deck has ended: one card came for two places."""
    return late(rules, 1).play("+M")


def third_row(rules):
    """The end of a round by goods: three leather took the last tokens of the third row."""
    rows = {"G": 0, "P": 0, "L": 2}
    return now(rules, hand="CLLL", market="DDDSM", tokens=rows).play("-LLL")


def exchanged(rules):
    """A round in which the two have exchanged the same six cards back and forth for 60 turns."""
    after = now(rules, hand="CC", other_hand="PP")
    for turn in range(60):
        after = after if after.over else after.play(("CC>DG", "PP>CC", "DG>PP")[turn % 3])
    return after


def count(rules, goods=((), ()), bonus=((), ()), herds=(0, 0)):
    """A round counted: leather tokens, bonus tokens for three, and the herd of each player."""
    first, second = (
        Counted(herd, (*((),) * 5, row), (pile, (), ()))
        for herd, row, pile in zip(herds, goods, bonus, strict=True)
    )
    return count_up(rules, (first, second), 0, "deck")


def match(rules, seals):
    """A match of so many rounds, all won by player 0, with nine camels."""
    sides = (Side("", 9, "", ((7,), *((),) * 5)), Side("", 0))
    won = replace(deal(1, rules=rules), sides=sides, ended_by="deck")
    return Match(("A", "B"), 1, (PlayedRound.begin(won),) * seals)


def next_sides(rules):
    """What both players have when the second round begins."""
    return match(replace(rules, seals_to_win=2), 1).next_round().round.sides


def tells(now, player, other):
    """Whether a player can tell a round from another."""
    return observe(now, player) != observe(other, player)


def higher_bonus(now):
    """The same round, with bonus tokens won that are worth more."""
    mine = replace(now.sides[0], bonus=tuple((99,) * len(pile) for pile in now.sides[0].bonus))
    return replace(now, sides=(mine, now.sides[1]))


def smaller_hand_without_a_sale(now):
    return any(
        len(now.play(action).sides[0].hand) < len(now.sides[0].hand)
        for action in now.legal_actions()
        if not isinstance(action, Sell)
    )


def nothing_changes(now):
    """Whether some action leaves all cards where they are."""
    return any(now.play(action).sides == now.sides for action in now.legal_actions())


def without_threes(now):
    """The same round with its pile for three cards empty."""
    return replace(now, bonus=((), *now.bonus[1:]))


#: By rule and case: what the engine says under some rules.
TRUTHS = {
    "box.cards count": lambda _: len(BOX),
    "box.cards camels": lambda _: COUNTS["M"],
    "box.cards rare": lambda _: COUNTS["D"] < COUNTS["C"] < COUNTS["L"],
    "box.tokens count": lambda _: sum(map(len, TOKENS.values())),
    "box.tokens each": lambda _: any(len(row) >= COUNTS[good] for good, row in TOKENS.items()),
    "box.tokens worth": lambda _: all(len(set(row)) == 1 for row in TOKENS.values()),
    "box.tokens diamond": lambda _: TOKENS["D"][0],
    "box.bonus count": lambda r: sum(map(len, deal(1, rules=r).bonus)),
    "box.bonus seals": lambda r: 2 * r.seals_to_win - 1,
    "setup.market camels": lambda r: {d.market.count("M") for d in deals(r)} == {3},
    "setup.market cards": lambda r: len(deal(1, rules=r).market),
    "setup.hands dealt": lambda r: len(deal(1, rules=r).sides[0].hand) + deal(1).sides[0].herd,
    "setup.hands deck": lambda r: len(deal(1, rules=r).deck),
    "setup.herd keep": lambda r: any("M" in d.sides[0].hand for d in deals(r)),
    "setup.herd replace": lambda r: all(len(d.sides[0].hand) == 5 for d in deals(r)),
    "setup.tokens goods": lambda _: tells(deal(1), 0, replace(deal(1), tokens=((),) * 6)),
    "setup.tokens bonus": lambda r: tells(
        deal(1, rules=r), 0, replace(deal(1, rules=r), bonus=r.bonus_tokens)
    ),
    "setup.starter youngest": lambda r: {d.starter for d in deals(r)} != {0, 1},
    "turn.one-action take-and-sell": lambda r: (
        now(r, hand="CC").play("+D").refusal("-C", player=0) is None
    ),
    "turn.not-yours twice": lambda r: now(r).play("+D").refusal("+M", player=0) is None,
    "turn.always-one pass": lambda r: nothing_changes(now(r, hand="CCP")),
    "turn.always-one stuck": lambda r: (
        not all(
            now(r, market="DGSSP", herd=0, hand=held).legal_actions()
            for held in ("", "DG", "DGSCPLLLL"[: r.hand_limit])
        )
    ),
    "turn.no-discard discard": lambda r: now(r, hand=hand(r)).refusal("+D") is None,
    "turn.no-discard throw": lambda r: smaller_hand_without_a_sale(now(r, hand=hand(r))),
    "turn.open camels": lambda r: tells(
        now(r, herd=2, other_herd=1), 0, now(r, herd=2, other_herd=2)
    ),
    "turn.open hand": lambda r: tells(
        now(r, hand="CC", other_hand="PPLLL"), 0, now(r, hand="CC", other_hand="PPPLL")
    ),
    "turn.open cards": lambda r: tells(now(r, other_hand="PP"), 0, now(r, other_hand="PPP")),
    "turn.open deck": lambda r: tells(
        deal(1, rules=r), 0, replace(deal(1, rules=r), deck=deal(1, rules=r).deck[::-1])
    ),
    "turn.open discard": lambda r: observe(now(r, hand="CC").play("-CC"), 1).discard == "CC",
    "take.hand-limit most": lambda r: len(now(r, hand=hand(r, 1)).play("+D").sides[0].hand),
    "take.hand-limit more": lambda r: any(
        len(now(r, hand=hand(r, less), herd=4).play(action).sides[0].hand) > r.hand_limit
        for less in (0, 1, 2)
        for action in now(r, hand=hand(r, less), herd=4).legal_actions()
    ),
    "take.hand-limit camels": lambda r: (
        now(r, hand=hand(r, 1), herd=9, other_herd=0).refusal("+D") is not None
    ),
    "market.refill good": lambda r: len(now(r).play("+D").market) == 5,
    "market.refill camels": lambda r: len(now(r).play("+M").market) == 5,
    "camels.no-limit herd": lambda r: now(r, herd=9, other_herd=0).play("+M").sides[0].herd < 11,
    "exchange.at-least-two least": lambda r: min(
        len(action.take) for action in now(r, hand="CCP").legal_actions() if hasattr(action, "take")
    ),
    "exchange.no-draw draw": lambda r: (
        len(now(r, hand="CC").play("CC>DG").deck) < len(now(r, hand="CC").deck)
    ),
    "sell.any-number part": lambda r: now(r, hand="CCC").refusal("-C") is not None,
    "sell.at-least-two least": lambda r: min(
        n for n in (1, 2, 3) if now(r, hand="GGG").refusal("-" + "G" * n) is None
    ),
    "sell.tokens each": lambda r: sold(r, "LL").won("L") == TOKENS["L"][:2],
    "sell.tokens top": lambda r: sold(r, "L").won("L") == (max(TOKENS["L"]),),
    "sell.short bonus": lambda r: any(sold(r, "PPP", tokens={"P": 2}).bonus),
    "sell.empty-row worth": lambda r: sum(
        sold(r, "P", tokens={"P": 0}, won=({}, {"P": 7})).won("P")
    ),
    "bonus.by-cards least": lambda _: min(n for n in range(1, 7) if bonus_pile(n)),
    "bonus.by-cards two": lambda r: any(sold(r, "LL").bonus),
    "bonus.by-cards six": lambda r: len(sold(r, "LLLLLL").bonus[2]) == 1,
    "bonus.by-cards added": lambda r: any(sold(r, "CCC", won=({"C": 3}, {})).bonus[1:]),
    "bonus.top own": lambda r: any(observe(now(r, hand="LLL").play("-LLL"), 0).bonus),
    "bonus.top other": lambda r: tells(
        now(r, hand="LLL").play("-LLL"), 1, higher_bonus(now(r, hand="LLL").play("-LLL"))
    ),
    "bonus.top choose": lambda r: list(now(r, hand="LLL").legal_actions()).count(Sell("LLL")) > 1,
    "bonus.empty-pile other": lambda r: any(
        without_threes(now(r, hand="LLL")).play("-LLL").sides[0].bonus
    ),
    "end.three-rows rows": lambda r: third_row(r).tokens.count(()) * third_row(r).over,
    "end.three-rows bonus": lambda r: any(third_row(r).sides[0].bonus[0]),
    "end.three-rows last-turn": lambda r: third_row(r).refusal("+D") is None,
    "end.deck-exact empty": lambda r: late(r, 1).play("+D").over,
    "end.deck-exact sell": lambda r: all(
        late(r, 0).refusal(action) is None for action in ("-C", "CC>DG")
    ),
    "end.deck-short ends": lambda r: over(r).ended_by == "deck",
    "end.deck-short keep": lambda r: late(r, 0).play("+D").sides[0].hand == "DCC",
    "count.camel-token worth": lambda r: count(r, herds=(2, 1)).rupees[0],
    "count.camel-token larger": lambda r: count(r, herds=(1, 2)).camel == 1,
    "count.camel-token equal": lambda r: {count(r, herds=(n, n)).camel for n in range(3)} != {None},
    "count.seal richer": lambda r: count(r, goods=((4,), (3,))).seal == 0,
    "count.seal hand": lambda r: (
        over(r).result()
        != replace(over(r), sides=(replace(over(r).sides[0], hand=""), over(r).sides[1])).result()
    ),
    "count.ties bonus": lambda r: count(r, goods=((), (1, 1)), bonus=((2,), ())).seal == 0,
    "count.ties goods": lambda r: count(r, goods=((2,), (1, 1))).seal == 1,
    "count.ties camel": lambda r: count(r, herds=(1, 0)).bonus_tokens != (0, 0),
    "count.full-tie seal": lambda r: count(r).seal is not None,
    "match.two-seals seals": lambda r: min(n for n in range(1, 6) if match(r, n).over),
    "match.two-seals play-on": lambda r: not match(r, r.seals_to_win).over,
    "match.loser-starts loser": lambda r: match(r, 1).next_starter() == 1,
    "match.from-zero rupees": lambda r: any(any(side.goods) for side in next_sides(r)),
    "match.from-zero camels": lambda r: next_sides(r)[0].herd >= 9,
    "match.no-turn-limit limit": lambda r: exchanged(r).over,
    "match.no-turn-limit forever": lambda r: not exchanged(r).over,
}


def test_every_question_is_tried_in_one_way():
    """None is only claimed; none is tried that is no longer asked."""
    assert not PLAYED.keys() & TRUTHS.keys()
    assert PLAYED.keys() | TRUTHS.keys() == set(map(name, QUESTIONS))


@every_rules
@pytest.mark.parametrize("key", PLAYED)
def test_what_one_may_do_is_played(key, rules):
    """Yes is legal; no is refused by the rule that the answer names."""
    asked = {name(each): each for each in Questions.under(rules)}
    if key not in asked:
        assert key.split()[0] in ONLY
        return
    make, actions = PLAYED[key]
    for action in (actions,) if isinstance(actions, str) else actions:
        refused = make(rules).refusal(action)
        if said(asked[key], rules) is True:
            assert refused is None
        else:
            assert said(asked[key], rules) is False
            assert refused.rule == asked[key].rule.id


@every_rules
def test_everything_else_is_asked_of_the_engine(rules):
    """Each answer begins with what the engine says, under all kinds of rules."""
    for each in Questions.under(rules):
        if name(each) in TRUTHS:
            assert said(each, rules) == TRUTHS[name(each)](rules), each.words(rules)


def test_every_rule_has_a_question():
    """At least sixty over all the rules, each different, in the order of the chapters."""
    assert {each.rule.id for each in QUESTIONS} == {each.id for each in RULEBOOK}
    assert len({each.words() for each in QUESTIONS}) == len(QUESTIONS) >= 60
    order = [each.id for each in RULEBOOK]
    places = [order.index(each.rule.id) for each in QUESTIONS]
    assert places == sorted(places)


def test_no_text_is_left_over():
    """Every question has its answer and every answer its question, variants of rules that vary."""
    cases = {(each.rule.id, each.case) for each in QUESTIONS}
    answers = {f"answer.{id}.{case}" for id, case in cases}
    answers |= {
        f"answer.{id}.{case}.{variant}"
        for id, case in cases
        for variant in VARIANTS.get(id, ())
        if ENGLISH.has(f"answer.{id}.{case}.{variant}")
    }
    assert {key for key in ENGLISH.texts if key.startswith("answer.")} == answers


@every_rules
@pytest.mark.parametrize("catalog", [ENGLISH, PSEUDO], ids=str)
def test_questions_read_under_all_rules(rules, catalog):
    """A question, an answer that ends, no field left over, all from the catalog."""
    for each in Questions.under(rules):
        question, answer = each.words(rules, catalog), each.answer(rules, catalog)
        assert question.strip("«»").endswith("?")
        assert answer.strip("«»").endswith(".")
        assert not re.search(r"[{}]|  |\b1 (cards|seals|turns)\b", question + answer)
        assert question.startswith("«") == answer.startswith("«") == (catalog is PSEUDO)


#: The rows of the rulings, a question as somebody might type it, and the rule that answers.
ROWS = [
    (1, "take one good", "take.one-good"),
    (1, "take a good with 7 cards in hand", "take.hand-limit"),
    (2, "take one camel and leave the rest", "camels.all"),
    (2, "camels full hand", "camels.no-limit"),
    (3, "how many cards in an exchange", "exchange.at-least-two"),
    (3, "draw a card after exchange", "exchange.no-draw"),
    (4, "swap one for one", "exchange.at-least-two"),
    (5, "give silver and take silver", "exchange.no-same-kind"),
    (6, "take camels in exchange", "exchange.no-camels"),
    (6, "diamond and a camel together", "turn.one-action"),
    (7, "exchange with a full hand of 7 cards", "exchange.hand-limit"),
    (8, "too many cards discard", "turn.no-discard"),
    (9, "sell a single diamond", "sell.at-least-two"),
    (9, "must I sell all of them", "sell.any-number"),
    (10, "more cards than tokens left", "sell.short"),
    (11, "sell a good without tokens", "sell.empty-row"),
    (12, "bonus token for six cards", "bonus.by-cards"),
    (12, "bonus pile empty", "bonus.empty-pile"),
    (13, "can I pass", "turn.always-one"),
    (13, "I cannot do anything", "turn.always-one"),
    (14, "third row is empty", "end.three-rows"),
    (15, "round end deck is empty", "end.deck-exact"),
    (16, "deck cannot fill the market", "end.deck-short"),
    (16, "what if the deck runs out", "end.deck-short"),
    (17, "camel token equal herds", "count.camel-token"),
    (18, "same rupees bonus tokens", "count.ties"),
    (19, "everything is tied", "count.full-tie"),
    (20, "how many seals to win", "match.two-seals"),
    (20, "keep my rupees", "match.from-zero"),
    (21, "exchange for ever", "match.no-turn-limit"),
]


def test_every_row_of_the_rulings_is_found():
    """Each row has a question, which is among the first three that come up."""
    assert {row for row, _, _ in ROWS} == set(range(1, 22))
    for row, words, rule in ROWS:
        assert rule in [each.rule.id for each in list(ask(words))[:3]], (row, words)


#: What people typed, and the question that has to come first.
TYPED = [
    ("can I pass", "turn.always-one pass"),
    ("can i take two camels", "camels.all two"),
    ("can I swap camels for goods", "exchange.hand-or-herd camels"),
    ("who goes first next round", "match.loser-starts loser"),
    ("who begins the next round?", "match.loser-starts loser"),
    ("Can I count the other player's camels?", "turn.open camels"),
    ("how many camels has my opponent", "turn.open camels"),
    ("can I see the other's hand", "turn.open hand"),
    ("how many cards does the opponent hold", "turn.open cards"),
    ("can I see the deck", "turn.open deck"),
    ("may I look at the discard", "turn.open discard"),
    ("can I see the other's bonus tokens", "bonus.top other"),
    ("may I look at the bonus tokens", "bonus.top own"),
]


@pytest.mark.parametrize(("words", "first"), TYPED, ids=range(len(TYPED)))
def test_what_people_type_finds_its_question(words, first):
    """In whatever words: "can" and "I" find nothing, and "swap" finds the exchange."""
    assert name(next(iter(ask(words)))) == first


def test_a_question_asked_in_its_own_words_comes_first():
    """Whoever copies it finds it; but for the order, two questions may have the same words."""
    for each in QUESTIONS:
        assert each in list(ask(each.words()))[:2]


WORDS = ["", "  ", "dragons", "the", "?!", "x" * 10_000, 10**5000, None, ["camels"]]


@pytest.mark.parametrize("words", WORDS, ids=range(len(WORDS)))
def test_what_fits_nothing_gets_a_sentence(words):
    """Nothing is raised, and the sentence says how to ask."""
    found = ask(words)
    assert len(found) == 0
    shown = str(found)
    assert "camels full hand" in shown
    assert shown.endswith(".")
    assert len(shown) < 250


def test_answers_go_by_the_rules():
    """A table with a larger hand asks about that hand."""
    (first, *_) = ask("take a good with 8 cards", Rules(hand_limit=8))
    assert first.words(Rules(hand_limit=8)) == "May I take a good with 8 cards in hand?"
    assert len(Questions.under(Rules(bonus_tokens=((), (), ())))) < len(QUESTIONS)


def test_the_questions_of_a_chapter():
    """Those whose rule it teaches, and none for a chapter without rules."""
    for chapter in range(1, 12):
        assert {q.rule.chapter for q in QUESTIONS.chapter(chapter)} == {chapter}
    assert len(QUESTIONS.chapter(99)) == 0


def test_a_long_question_is_cut_and_says_so():
    """So that a pasted page does not take minutes."""
    found = ask(" ".join(["camels", "hand", *map(str, range(5000))]))
    assert found.cut
    assert f"of the first {MOST_WORDS} words" in text(found)
    assert not ask("camels full hand").cut


@pytest.mark.parametrize("number", [99, 0, "x", None, [5]])
def test_a_chapter_without_rules_says_which_have_some(number):
    for shown in (QUESTIONS.chapter(number), RULEBOOK.chapter(number)):
        for form in (text, html):
            assert "use the number of a chapter with rules, 1 to 11." in form(shown)
