"""What picked cards would be: a tone, a sentence, the words on the button. No widgets here.

The tone comes from the legal actions: LEGAL is one of them, NOT_YET is a part of one,
NOT_ALLOWED is a part of none. Refusals are `legality`'s own where it has the last word; a
beginner's half-made picks get a sentence that says what is still to be picked.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels
from jaipur.cards import CAMEL, MARKET_SIZE, PRECIOUS, Cards, kinds, without
from jaipur.legality import CHECKS, Turn, least_sale
from jaipur.observation import Observation
from jaipur.rulebook import Refusal
from jaipur.rules import BONUS_PILES, Rules
from jaipur.scoring import EMPTY_ROWS_TO_END, bonus_pile, empty_rows, sale
from jaipur.tables.piles import pile_name, worth
from jaipur.texts import Catalog
from jaipur.widgets.table.picks import Picks

TURN = "turn"
LEGAL = "legal"
NOT_YET = "not-yet"
NOT_ALLOWED = "not-allowed"
#: Said without a tone: why a control does not act.
NOTE = "note"
#: Something failed; nothing is lost.
TROUBLE = "trouble"

#: Rules that no further card can mend once picks break them.
HARD = frozenset(
    {
        "turn.one-action",
        "exchange.no-camels",
        "exchange.no-same-kind",
        "exchange.hand-limit",
        "cards.in-market",
        "cards.in-hand",
        "cards.in-herd",
    }
)


@dataclass(frozen=True, slots=True)
class Reading:
    """What the table says: `tone` and `words` the sentence, `label` the button.

    `action` is what a press would play, if anything; `rule` the id of the rule spoken of;
    `ready` whether the button looks as if a press came next.
    """

    tone: str
    words: str
    label: str
    action: Action | None = None
    rule: str | None = None
    ready: bool = False

    def sentence(self, catalog: Catalog) -> str:
        """The tone and the words as one text."""
        tone = "" if self.tone == NOTE else catalog.say(f"table.tone.{self.tone}")
        return f"{tone} {self.words}".strip()


def read(seen: Observation, picks: Picks, catalog: Catalog) -> Reading:
    """What these picks would be for the player to move, who sees `seen`."""
    action = picks.action(seen.market.count(CAMEL))
    if action is None:
        return Reading(TURN, catalog.say("table.turn"), catalog.say("table.turn.do"))
    if action in seen.legal_actions():
        return _LEGAL[type(action)](seen, action, catalog)
    if (refused := _hard_refusal(seen.turn(), action)) is not None:
        return _refused(refused, catalog)
    if any(picks.part_of(legal) for legal in seen.legal_actions()):
        return _not_yet(seen, picks, catalog)
    return _never(seen, picks, catalog)


def read_refused(seen: Observation, action: Action, catalog: Catalog) -> Reading:
    """Why an action is refused that no picks can be: absent cards, or some of the camels."""
    refused = seen.refusal(action)
    assert refused is not None, "a legal action can be picked"
    return _refused(refused, catalog)


def _refused(refused: Refusal, catalog: Catalog) -> Reading:
    label = catalog.say("table.not-allowed.do")
    return Reading(NOT_ALLOWED, refused.message(catalog), label, None, refused.rule)


def _hard_refusal(turn: Turn, action: Action) -> Refusal | None:
    """The first rule broken that no further card could mend."""
    if isinstance(action, Exchange) or (isinstance(action, Take) and CAMEL in action.cards):
        for check in CHECKS[type(action)]:
            refused = check(turn, action)
            if refused is not None and refused.rule in HARD:
                return refused
    return None


# Legal


def _take(seen: Observation, action: Take, catalog: Catalog) -> Reading:
    the = catalog.say(f"table.the.{action.cards}")
    words = catalog.say(
        "table.take",
        the=the,
        hand=len(seen.hand) + 1,
        limit=seen.rules.hand_limit,
        refill=_refill(seen, 1, catalog),
    )
    return Reading(
        LEGAL, words, catalog.say("table.take.do", the=the), action, "take.one-good", True
    )


def _take_camels(seen: Observation, action: TakeCamels, catalog: Catalog) -> Reading:
    n = seen.market.count(CAMEL)
    refill = _refill(seen, n, catalog)
    words = catalog.say("table.camels", n=n, herd=seen.herd, grown=seen.herd + n, refill=refill)
    return Reading(LEGAL, words, catalog.say("table.camels.do", n=n), action, "camels.all", True)


def _refill(seen: Observation, taken: int, catalog: Catalog) -> str:
    """What filling the market will be like; the cards that come are not known."""
    need = MARKET_SIZE - len(seen.market) + taken
    if seen.deck < need:
        key = "table.refill.short" if seen.deck else "table.refill.empty"
        return catalog.say(key, left=seen.deck)
    return catalog.say("table.refill.last" if seen.deck == need else "table.refill", n=need)


def _sell(seen: Observation, action: Sell, catalog: Catalog) -> Reading:
    good, n = action.cards[0], len(action.cards)
    row = seen.row(good)
    sold = sale(row, n, seen.bonus_left)
    rule = "bonus.by-cards" if bonus_pile(n) else "sell.tokens"
    if n > len(row):
        rule = "sell.short" if row else "sell.empty-row"
    emptied = len(row) and n >= len(row)
    ends = emptied and len(empty_rows(seen.tokens)) + 1 >= EMPTY_ROWS_TO_END
    words = catalog.say(
        "table.sell",
        cards=action.cards,
        sum=_sum(sold.tokens, n, catalog),
        bonus=_bonus(seen.rules, n, sold.bonus, catalog),
        ends=catalog.say("table.sell.ends") if ends else "",
    )
    label = catalog.say("table.sell.do", cards=action.cards)
    return Reading(LEGAL, words, label, action, rule, True)


def _sum(tokens: tuple[int, ...], cards: int, catalog: Catalog) -> str:
    """The rupees of the tokens a sale takes, as a sum."""
    if not tokens:
        return catalog.say("table.sum.none")
    terms = catalog.say("table.sum.term").join(map(str, tokens))
    key = "table.sum" if len(tokens) > 1 else "table.sum.one"
    words = catalog.say(key, terms=terms, rupees=sum(tokens))
    if len(tokens) < cards:
        words = catalog.say("table.sum.short", sum=words, n=len(tokens))
    return words


def _bonus(rules: Rules, cards: int, drawn: int | None, catalog: Catalog) -> str:
    """The bonus token of a sale in words, or nothing; `drawn` is the pile it comes from."""
    pile = bonus_pile(cards)
    if pile is None:
        return ""
    name = pile_name(pile, catalog)
    if drawn is None:
        return catalog.say("table.bonus.empty", cards=name)
    values = rules.bonus_tokens[BONUS_PILES.index(pile)]
    return catalog.say("table.bonus", cards=name, worth=worth(values, catalog))


def _exchange(seen: Observation, action: Exchange, catalog: Catalog) -> Reading:
    camels = action.give.count(CAMEL)
    words = catalog.say(
        "table.exchange.grows" if camels else "table.exchange.stays",
        give=action.give,
        take=action.take,
        hand=len(seen.hand) + camels,
        limit=seen.rules.hand_limit,
    )
    label = catalog.say("table.exchange.do", n=len(action.take))
    return Reading(LEGAL, words, label, action, "exchange.equal", True)


_LEGAL: dict[type, Callable[[Observation, Any, Catalog], Reading]] = {
    Take: _take,
    TakeCamels: _take_camels,
    Sell: _sell,
    Exchange: _exchange,
}


# Not yet, and never


@dataclass(frozen=True, slots=True)
class _Case:
    """One way in which picks are not an action: its name in the texts, its rule, its facts."""

    name: str
    rule: str
    facts: dict[str, int | str]


def _case(seen: Observation, picks: Picks, catalog: Catalog) -> _Case:
    """Which unfinished picks these are."""
    take, give = len(picks.market), len(picks.give)
    least = seen.rules.least_exchange
    if not give:
        if take == 1:
            facts = {"hand": len(seen.hand), "limit": seen.rules.hand_limit}
            return _Case("full", "take.hand-limit", {**facts})
        return _Case("several", "exchange.equal", {"take": picks.market, "n": take})
    if not take:
        return _given(seen, picks, catalog)
    if take == give:
        return _Case("one-for-one", "exchange.at-least-two", {"least": least})
    facts = {"take": take, "give": give, "n": abs(take - give)}
    return _Case("uneven", "exchange.equal", {**facts})


def _given(seen: Observation, picks: Picks, catalog: Catalog) -> _Case:
    """Cards of hand or herd without any of the market."""
    if picks.herd:
        if picks.hand:
            return _Case("goods-and-camels", "exchange.equal", {})
        return _Case("camels", "sell.goods-only", {})
    if len(kinds(picks.hand)) > 1:
        return _Case("mixed", "sell.one-kind", {"kinds": picks.hand})
    good, n = picks.hand[0], len(picks.hand)
    assert good in PRECIOUS, "any number of the other goods can be sold"
    sold = catalog.say(f"table.sold.{good}")
    name = "sell-more" if seen.hand.count(good) >= least_sale(seen.rules, good) else "single"
    return _Case(name, "sell.at-least-two", {"sold": sold, "n": n})


def _not_yet(seen: Observation, picks: Picks, catalog: Catalog) -> Reading:
    """Picks that are a part of something legal: what is still to be picked."""
    case = _case(seen, picks, catalog)
    key, n, label = _missing(seen, picks, case)
    facts = {"n": n, "take": max(n, seen.rules.least_exchange), **case.facts}
    words = catalog.say(f"table.yet.{key}", **facts)
    return Reading(NOT_YET, words, catalog.say(f"table.{label}.do", n=n), None, case.rule)


def _missing(seen: Observation, picks: Picks, case: _Case) -> tuple[str, int, str]:
    """The text's key, how many cards are missing, and the label's key."""
    take, give = len(picks.market), len(picks.give)
    least = seen.rules.least_exchange
    match case.name:
        case "several":
            return "take-several", take, "give"
        case "one-for-one":
            full = len(seen.hand) >= seen.rules.hand_limit
            return "one-for-one.full" if full else "one-for-one", least - take, "not-yet"
        case "uneven":
            more = abs(take - give)
            return "give-more" if take > give else "take-more", more, "more"
        case "full":
            return f"full{_full(seen)}", 1, "not-yet"
        case "mixed" | "goods-and-camels":
            return case.name, give, "take-some"
        case "camels" if give < least:
            return "camel", least - give, "not-yet"
        case "camels":
            return "camels", give, "take-some"
        case "single":
            return "single" if least > 1 else "single.least", max(least - give, 1), "not-yet"
        case _:
            return case.name, give, "not-yet"


def _full(seen: Observation) -> str:
    if seen.rules.least_exchange == 1:
        return ".least"
    return "" if CAMEL in seen.market else ".no-camels"


def _never(seen: Observation, picks: Picks, catalog: Catalog) -> Reading:
    """Picks that nothing can complete: what they are not, and what is missing for an exchange."""
    case = _case(seen, picks, catalog)
    name = "single" if case.name == "sell-more" else case.name
    why = catalog.say(f"table.never.{name}", **case.facts)
    words = f"{why} {_shortage(seen, picks, catalog)}"
    return Reading(NOT_ALLOWED, words, catalog.say("table.not-allowed.do"), None, case.rule)


def _shortage(seen: Observation, picks: Picks, catalog: Catalog) -> str:
    """Why no exchange holds these picks: too few to take, too few to give, or the same kind."""
    rules = seen.rules
    need = max(rules.least_exchange, len(picks.market), len(picks.give))
    room = min(seen.herd, rules.hand_limit - len(seen.hand))
    goods, pool = seen.market.rstrip(CAMEL), seen.hand + CAMEL * room
    if not rules.same_type_back:
        goods, pool = without(goods, kinds(picks.give)), without(pool, kinds(picks.market))
    if len(goods) < need:
        return _short("in-market", goods, need, catalog)
    if len(pool) < need:
        return _short("to-give", pool, need, catalog)
    return catalog.say("table.never.overlap")


def _short(key: str, cards: Cards, need: int, catalog: Catalog) -> str:
    if not cards:
        return catalog.say(f"table.never.{key}.none")
    return catalog.say(f"table.never.{key}", need=need, n=len(cards))
