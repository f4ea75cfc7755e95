"""Ways to break one rule: a text of the engine, and what it is replaced by.

Each names the rule it breaks. In the chapter that teaches it, an assert of the cell tagged
`check:RULE` has to fail; `python -m jaipur.authoring.proof` makes a page of them.
"""

from typing import NamedTuple

ACTIONS, CARDS, LEGALITY, MATCH = "actions.py", "cards.py", "legality.py", "match.py"
OBSERVATION, ROUND, RULES, SCORING = "observation/seen.py", "round.py", "rules.py", "scoring.py"


class Mutant(NamedTuple):
    """One broken rule. `old` stands exactly once in `file`, a module of the package."""

    rule: str
    file: str
    old: str
    new: str


MUTANTS = (
    Mutant("box.cards", CARDS, '"P": 8, "L": 10', '"P": 9, "L": 9'),
    Mutant("box.tokens", CARDS, '"S": (5, 5, 5, 5, 5)', '"S": (6, 5, 5, 5, 5)'),
    Mutant("box.bonus", RULES, "(8, 8, 9, 10, 10)", "(7, 8, 9, 10, 11)"),
    Mutant(
        "setup.market",
        ROUND,
        "cards[2 * DEALT : OPENING] + CAMEL * OPENING_CAMELS",
        "cards[2 * DEALT : OPENING + OPENING_CAMELS]",
    ),
    Mutant("setup.hands", ROUND, "hands = cards[:DEALT],", "hands = cards[: DEALT - 1],"),
    Mutant(
        "setup.herd",
        ROUND,
        'Side(arrange(hand.replace(CAMEL, "")), hand.count(CAMEL))',
        "Side(arrange(hand), 0)",
    ),
    Mutant("setup.tokens", ROUND, "chance.shuffle(pile)", "pile.reverse()"),
    Mutant("setup.starter", ROUND, 'Random(f"{seed}/starter").randrange(2)', "0"),
    Mutant("turn.one-action", LEGALITY, 'return Refusal.of("turn.one-action")', "return None"),
    Mutant("turn.not-yours", ROUND, 'return Refusal.of("turn.not-yours")', "pass"),
    Mutant("round.over", ROUND, 'return Refusal.of("round.over")', "pass"),
    Mutant("cards.in-market", LEGALITY, "if has(turn.market, cards):", "if turn:"),
    Mutant("cards.in-hand", LEGALITY, "if has(turn.hand, cards):", "if turn:"),
    Mutant("cards.in-herd", LEGALITY, "if camels <= turn.herd:", "if turn:"),
    Mutant("take.one-good", LEGALITY, "None if n == 1 else", "None if n >= 1 else"),
    Mutant("take.hand-limit", LEGALITY, "None if hand < limit else", "None if hand <= limit else"),
    Mutant("market.refill", ROUND, "plus(market, drawn)", "market"),
    Mutant(
        "camels.all",
        LEGALITY,
        "if CAMEL not in action.cards:",
        "if CAMEL not in action.cards or action.cards == CAMEL:",
    ),
    Mutant("camels.any", LEGALITY, "None if CAMEL in turn.market else", "None if turn else"),
    Mutant("camels.no-limit", LEGALITY, "(_some_camel,)", "(_some_camel, _room_for_one)"),
    Mutant("exchange.equal", LEGALITY, "if take == give:", "if take >= give:"),
    Mutant(
        "exchange.at-least-two",
        LEGALITY,
        "if len(action.take) >= least:",
        "if len(action.take) >= least - 1:",
    ),
    Mutant(
        "exchange.no-same-kind",
        ACTIONS,
        '"".join(kind for kind in kinds(take) if kind in give)',
        'kinds(take) if set(take) <= set(give) else ""',
    ),
    Mutant(
        "exchange.no-camels",
        LEGALITY,
        'Refusal.of("exchange.no-camels") if CAMEL in action.take else None',
        "None",
    ),
    Mutant("exchange.hand-or-herd", ROUND, "side.herd - action.camels", "side.herd"),
    Mutant("exchange.hand-limit", LEGALITY, "if would <= limit:", "if would <= limit + 1:"),
    Mutant(
        "exchange.no-draw",
        ROUND,
        "plus(minus(now.market, action.take), action.give)",
        "plus(minus(now.market, action.take), action.give), now.deck[1:]",
    ),
    Mutant(
        "sell.any-number",
        LEGALITY,
        "range(_least(least_precious, good), hand.count(good) + 1)",
        "range(hand.count(good), hand.count(good) + 1)",
    ),
    Mutant(
        "sell.one-kind",
        LEGALITY,
        "if len(set(action.cards)) == 1:",
        "if len(set(action.cards)) >= 1:",
    ),
    Mutant(
        "sell.goods-only",
        LEGALITY,
        'Refusal.of("sell.goods-only") if CAMEL in action.cards else None',
        "None",
    ),
    Mutant("sell.at-least-two", LEGALITY, "None if n >= least else", "None if n >= least - 1 else"),
    Mutant("sell.tokens", SCORING, "Sale(row[:cards], pile)", "Sale(row[-cards:], pile)"),
    Mutant("sell.short", SCORING, "bonus_pile(cards)\n", "bonus_pile(len(row[:cards]))\n"),
    Mutant(
        "bonus.by-cards",
        SCORING,
        "min(cards, BONUS_PILES[-1]) if cards >= BONUS_PILES[0] else None",
        "cards if cards in BONUS_PILES else None",
    ),
    Mutant("bonus.top", ROUND, "top, *rest = bonus[pile]", "*rest, top = bonus[pile]"),
    Mutant("bonus.empty-pile", SCORING, "        pile = None\n", "        pile = BONUS_PILES[1]\n"),
    Mutant("sell.empty-row", ROUND, "row = now.tokens[good]", "row = now.tokens[good] or (1,)"),
    Mutant(
        "end.three-rows",
        SCORING,
        "tokens.count(()) >= EMPTY_ROWS_TO_END",
        "tokens.count(()) > EMPTY_ROWS_TO_END",
    ),
    Mutant("end.deck-exact", ROUND, "if len(drawn) < need else", "if len(now.deck) <= need else"),
    Mutant("end.deck-short", ROUND, '"deck" if len(drawn) < need', '"deck" if not drawn'),
    Mutant("count.camel-token", SCORING, "if herds[0] == herds[1]:", "if herds == (0, 0):"),
    Mutant("count.seal", SCORING, '            "rupees": rupees,\n', ""),
    Mutant("count.ties", SCORING, '            "bonus_tokens": bonus_tokens,\n', ""),
    Mutant(
        "count.full-tie",
        SCORING,
        '1 - starter if rules.full_tie == "second player" else None',
        "1 - starter",
    ),
    Mutant(
        "match.two-seals",
        MATCH,
        "if seals >= self.rules.seals_to_win:",
        "if seals > self.rules.seals_to_win:",
    ),
    Mutant("match.loser-starts", MATCH, "return 1 - result.seal", "return result.seal"),
    Mutant(
        "match.from-zero",
        MATCH,
        "        return replace(self, rounds=(*self.rounds, PlayedRound.begin(start)))\n",
        "        pairs = zip(start.sides, self.round.sides, strict=True)\n"
        "        sides = tuple(replace(new, goods=old.goods) for new, old in pairs)\n"
        "        start = replace(start, sides=sides)\n"
        "        return replace(self, rounds=(*self.rounds, PlayedRound.begin(start)))\n",
    ),
)
#: An edit that breaks nothing: the chapters must come out as they were.
HARMLESS = Mutant("", LEGALITY, "# Form\n", "# Form, first of all\n")
#: A note forbids a player nothing, and yet its cell must be able to fail. So an engine that makes
#: the note untrue stands here too.
NOTES = (
    Mutant(
        "turn.always-one",
        LEGALITY,
        "takes + offer.camels + _sales(hand, rules.least_precious_sale)",
        "takes + offer.camels",
    ),
    Mutant("turn.no-discard", LEGALITY, "None if hand < limit else", "None if hand <= limit else"),
    Mutant("turn.open", OBSERVATION, "known=theirs.known,", "known=theirs.hand,"),
    Mutant(
        "match.no-turn-limit", RULES, "turn_cap: int | None = None", "turn_cap: int | None = 60"
    ),
)
