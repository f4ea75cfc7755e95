"""Every rule once: its id, own words, status, sources and chapter. And `Refusal`.

Facts come from the publisher's rulebook and from four public rule sheets; the words are
the kit's own. Sources: "book" the rulebook (2009, and the same text of 2019) with its page
of notes; "000" a Spanish retelling; "001" a Slovenian digest; "004" an English sheet.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from jaipur.errors import Unknown
from jaipur.rules import BONUS_PILES, OFFICIAL, Rules, check_rules
from jaipur.show import Shown
from jaipur.texts import ENGLISH, Catalog


@dataclass(frozen=True, slots=True)
class Rule(Shown):
    """One rule.

    id       "exchange.at-least-two": what refusals, chapters and tests call it
    status   "book" the rulebook says so, "implied" it follows from its wording,
             "silent" the rulebook says nothing and the kit chose
    sources  where it is stated, besides the kit
    chapter  the number of the chapter that teaches it
    note     True if there is nothing in it that a player could break
    """

    id: str
    status: str
    sources: tuple[str, ...]
    chapter: int
    note: bool = False

    def words(self, rules: Rules = OFFICIAL, catalog: Catalog = ENGLISH) -> str:
        """The rule in a sentence or two, as it is under `rules`."""
        return self._said("words", rules, catalog)

    def brief(self, rules: Rules = OFFICIAL, catalog: Catalog = ENGLISH) -> str:
        """The rule as a short statement, for a summary."""
        return self._said("brief", rules, catalog)

    def variant(self, rules: Rules) -> str:
        """Which of its `VARIANTS` the rule is under `rules`; "" for the official words."""
        named = VARIANTS.get(self.id, {}).items()
        return next((variant for variant, holds in named if holds(rules)), "")

    def _said(self, form: str, rules: Rules, catalog: Catalog) -> str:
        parts = ("rule", self.id, form, self.variant(rules))
        return catalog.say(".".join(filter(None, parts)), **facts(rules, catalog))


def _piles(rules: Rules) -> list[int]:
    """The sales that earn a bonus token, by number of cards."""
    return [size for size, pile in zip(BONUS_PILES, rules.bonus_tokens, strict=True) if pile]


#: The rules that say something else where `Rules` differ: the variant of the words, and when it
#: holds. Where none does, the words are those of the official rule, with the numbers filled in.
VARIANTS: dict[str, dict[str, Callable[[Rules], bool]]] = {
    "box.bonus": {
        "none": lambda rules: not _piles(rules),
        "some": lambda rules: len(_piles(rules)) < len(BONUS_PILES),
    },
    "setup.tokens": {"none": lambda rules: not _piles(rules)},
    "exchange.at-least-two": {"one": lambda rules: rules.least_exchange == 1},
    "exchange.no-same-kind": {"allowed": lambda rules: rules.same_type_back},
    "sell.at-least-two": {"one": lambda rules: rules.least_precious_sale == 1},
    "sell.short": {"none": lambda rules: not _piles(rules)},
    "bonus.by-cards": {
        "none": lambda rules: not _piles(rules),
        "some": lambda rules: len(_piles(rules)) < len(BONUS_PILES),
    },
    "count.full-tie": {"second": lambda rules: rules.full_tie == "second player"},
    "match.two-seals": {"one": lambda rules: rules.seals_to_win == 1},
    "match.no-turn-limit": {"cap": lambda rules: rules.turn_cap is not None},
}


def facts(rules: Rules, catalog: Catalog) -> dict[str, Any]:
    """What the words may name: every field of `rules`, and what follows from them."""
    seals = rules.seal_count
    count = f"rules.count.{seals}"
    last = BONUS_PILES[-1]
    return {
        **{field.name: getattr(rules, field.name) for field in fields(rules)},
        "bonus_count": sum(map(len, rules.bonus_tokens)),
        "piles": catalog.listing(
            catalog.say("rules.or-more", n=size) if size == last else str(size)
            for size in _piles(rules)
        ),
        "seals": catalog.say(count if catalog.has(count) else "noun.seal", n=seals),
        "seal_count": seals,
        "again": catalog.say(f"rules.starter.{rules.starter_after_tie}"),
    }


@dataclass(frozen=True, slots=True)
class Rulebook(Shown):
    """All the rules, in the order of the chapters."""

    rules: tuple[Rule, ...]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def __repr__(self) -> str:
        return f"<Rulebook of {len(self.rules)} rules>"

    def __getitem__(self, id: str) -> Rule:
        """The rule of that id; a `KeyError` with what was perhaps meant."""
        for rule in self.rules:
            if rule.id == id:
                return rule
        raise UnknownRule.of("rule", id, (rule.id for rule in self.rules))

    def chapter(self, number: int) -> "Rulebook":
        """The rules that chapter teaches; shown with all their words."""
        return Rulebook(tuple(rule for rule in self.rules if rule.chapter == number))


class UnknownRule(Unknown):
    """There is no rule of that id."""


ALL = ("book", "000", "001", "004")
NOT_000 = ("book", "001", "004")

RULEBOOK = Rulebook(
    (
        Rule("box.cards", "book", ("book", "001"), 1),
        Rule("box.tokens", "book", ("book", "000", "001"), 1),
        Rule("box.bonus", "book", ("book", "000", "001"), 1),
        Rule("setup.market", "book", ALL, 2),
        Rule("setup.hands", "book", ALL, 2),
        Rule("setup.herd", "book", ALL, 2),
        Rule("setup.tokens", "book", ALL, 2),
        Rule("setup.starter", "silent", (), 2),
        Rule("turn.one-action", "book", NOT_000, 3),
        Rule("turn.not-yours", "book", ALL, 3),
        Rule("round.over", "book", ALL, 3),
        Rule("cards.in-market", "book", ALL, 3),
        Rule("cards.in-hand", "book", ALL, 3),
        Rule("cards.in-herd", "book", ALL, 3),
        Rule("turn.always-one", "implied", (), 3, note=True),
        Rule("turn.no-discard", "book", ("book",), 3, note=True),
        Rule("turn.open", "implied", (), 3, note=True),
        Rule("take.one-good", "book", ALL, 4),
        Rule("take.hand-limit", "book", ALL, 4),
        Rule("market.refill", "book", ALL, 4),
        Rule("camels.all", "book", NOT_000, 5),
        Rule("camels.any", "book", ALL, 5),
        Rule("camels.no-limit", "book", NOT_000, 5),
        Rule("exchange.equal", "book", ALL, 6),
        Rule("exchange.at-least-two", "book", NOT_000, 6),
        Rule("exchange.no-same-kind", "book", NOT_000, 6),
        Rule("exchange.no-camels", "book", NOT_000, 6),
        Rule("exchange.hand-or-herd", "book", ALL, 6),
        Rule("exchange.hand-limit", "book", ALL, 6),
        Rule("exchange.no-draw", "book", ALL, 6),
        Rule("sell.any-number", "book", ALL, 7),
        Rule("sell.one-kind", "book", ALL, 7),
        Rule("sell.goods-only", "book", ALL, 7),
        Rule("sell.at-least-two", "book", ALL, 7),
        Rule("sell.tokens", "book", ALL, 7),
        Rule("sell.short", "book", ("book", "001"), 7),
        Rule("sell.empty-row", "implied", (), 7),
        Rule("bonus.by-cards", "book", ALL, 8),
        Rule("bonus.top", "book", ALL, 8),
        Rule("bonus.empty-pile", "silent", (), 8),
        Rule("end.three-rows", "book", ALL, 9),
        Rule("end.deck-exact", "book", ALL, 9),
        Rule("end.deck-short", "book", ALL, 9),
        Rule("count.camel-token", "book", NOT_000, 10),
        Rule("count.seal", "book", ALL, 10),
        Rule("count.ties", "book", ALL, 10),
        Rule("count.full-tie", "silent", (), 10),
        Rule("match.two-seals", "book", ALL, 11),
        Rule("match.loser-starts", "book", ALL, 11),
        Rule("match.from-zero", "book", ALL, 11),
        Rule("match.no-turn-limit", "silent", (), 11, note=True),
    )
)


def rule(id: str) -> Rule:
    """The rule of that id, such as `rule("exchange.at-least-two")`; shows as a card."""
    return RULEBOOK[id]


@dataclass(frozen=True, slots=True)
class Summary(Shown):
    """All the rules on one screen, by chapter, with the numbers of `rules`."""

    rules: Rules = OFFICIAL

    def __post_init__(self) -> None:
        check_rules(self.rules)

    def sections(self, catalog: Catalog = ENGLISH) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Each chapter's number with its rules as short statements."""
        for chapter in dict.fromkeys(rule.chapter for rule in RULEBOOK):
            yield chapter, tuple(r.brief(self.rules, catalog) for r in RULEBOOK.chapter(chapter))


@dataclass(frozen=True, slots=True)
class Refusal(Shown):
    """Why an action is not allowed: the id of the rule, and the facts that its sentence needs.

    `case` tells apart the ways in which one rule can be broken, where there are several.
    """

    rule: str
    facts: tuple[tuple[str, int | str], ...] = ()
    case: str = ""

    @classmethod
    def of(cls, rule: str, case: str = "", **facts: int | str) -> "Refusal":
        """A refusal with its facts given by name."""
        return cls(rule, tuple(facts.items()), case)

    def message(self, catalog: Catalog = ENGLISH) -> str:
        """One sentence: the rule, the numbers of this position, what would be legal."""
        key = f"refusal.{self.rule}.{self.case}" if self.case else f"refusal.{self.rule}"
        return catalog.say(key, **dict(self.facts))
