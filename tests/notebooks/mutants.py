"""Ways to break one rule: a text of the engine, and what it is replaced by.

Each names the chapter that must notice. In that chapter the cell tagged `check:RULE`
has to come out differently.
"""

from typing import NamedTuple

ACTIONS, LEGALITY, ROUND, SCORING = "actions.py", "legality.py", "round.py", "scoring.py"


class Mutant(NamedTuple):
    """One broken rule. `old` stands exactly once in `file`, a module of the package."""

    rule: str
    file: str
    old: str
    new: str


MUTANTS = (
    Mutant("take.one-good", LEGALITY, "None if n == 1 else", "None if n >= 1 else"),
    Mutant("take.hand-limit", LEGALITY, "None if hand < limit else", "None if hand <= limit else"),
    Mutant("market.refill", ROUND, "plus(market, drawn)", "market"),
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
    Mutant("sell.empty-row", ROUND, "row = now.tokens[good]", "row = now.tokens[good] or (1,)"),
)
#: An edit that breaks nothing: the chapters must come out as they were.
HARMLESS = Mutant("", LEGALITY, "# Form\n", "# Form, first of all\n")
