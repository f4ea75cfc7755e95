"""One value of every type that can be shown, from real play; tests take them as ``shown``."""

from functools import lru_cache
from random import Random
from typing import Any

import pytest

from jaipur import (
    OFFICIAL,
    QUESTIONS,
    RULEBOOK,
    Match,
    Round,
    Rules,
    Summary,
    ask,
    observe,
    parse,
    rule,
    tables,
)
from jaipur.match import PlayedRound

HOSTILE = ("<b>&\"'Ann", "</table><script>x()</script>")


@lru_cache(maxsize=8)
def played(seed: int, turns: int = 10_000, names: tuple[str, str] = ("Ann", "Bo")) -> Match:
    """A match of random legal actions, cut after so many of them."""
    match, chance = Match.begin(seed, names), Random(seed)
    for _ in range(turns):
        if match.over:
            break
        if match.round.over:
            match = match.next_round()
        match = match.play(chance.choice(match.round.legal_actions()))
    return match


def marked(now: Round) -> tables.Position:
    """A position with open hands, in which the last card everywhere has just come."""
    got = (now.sides[0].hand[-1:], now.sides[1].hand[-1:])
    seen, other = observe(now, 0), now.sides[1].hand
    return tables.Position(seen, came=now.market[-1], got=got, other_hand=other)


@lru_cache(maxsize=1)
def examples() -> dict[str, Any]:
    """Each kind of shown value, and the odd cases of some."""
    match = played(7, 60, HOSTILE)
    whole = played(3)
    now = match.round
    ended = whole.rounds[0].now
    rules = Rules(hand_limit=6, same_type_back=True, turn_cap=500, bonus_tokens=((1,), (2, 3), ()))
    return {
        "round": now,
        "round over": ended,
        "observation": observe(now, now.to_move),
        "observation, waiting": observe(now, 1 - now.to_move),
        "observation, over": observe(ended, 0),
        "position": tables.Position(now, HOSTILE, (1, 0), "<i>told"),
        "position, marked": marked(now),
        "side": now.sides[0],
        "side, named": tables.side(now.sides[1], HOSTILE[0]),
        "match": match,
        "match over": whole,
        "result": ended.result(),
        "score": tables.score(whole.results[0], HOSTILE, whole.results[0].seal),
        "log": tables.log(match),
        "log of a match": tables.log(whole, HOSTILE),
        "log, empty": tables.log(PlayedRound.begin(now)),
        "legal actions": now.legal_actions(),
        "legal actions, none": ended.legal_actions(),
        "refusal": now.refusal("+DM"),
        "rule": rule("setup.starter"),
        "rulebook": RULEBOOK,
        "rulebook, a chapter": RULEBOOK.chapter(6),
        "rulebook, none": RULEBOOK.chapter(99),
        "questions": QUESTIONS,
        "questions, a chapter": QUESTIONS.chapter(6),
        "questions, asked": ask("camels full hand"),
        "questions, other rules": ask("camels full hand", rules),
        "questions, one": next(iter(QUESTIONS)),
        "summary": Summary(rules),
        "rules": rules,
        "rules, official": OFFICIAL,
        "market": tables.market(now),
        "hand": tables.hand(now, 0, HOSTILE),
        "hand, empty": tables.Hand(""),
        "tokens": tables.tokens(now),
        "box": tables.box(),
        "odds": tables.odds(observe(now, now.to_move)),
        "odds, late": tables.odds(observe(ended, 0)),
        "box, other rules": tables.box(rules),
        "take": parse("+D"),
        "camels": parse("+M"),
        "exchange": parse("LM>DG"),
        "sell": parse("-CCC"),
    }


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``shown`` is each of the examples in turn."""
    if "shown" in metafunc.fixturenames:
        metafunc.parametrize("shown", [pytest.param(v, id=k) for k, v in examples().items()])


@pytest.fixture
def now() -> Round:
    """A round some way in, with tokens won and cards seen taken."""
    return played(7, 60).rounds[-1].now


@pytest.fixture
def over() -> Match:
    """A match played to its end."""
    return played(3)


@pytest.fixture(scope="session")
def matches() -> list[Match]:
    """Whole matches of random play."""
    return [played(seed) for seed in range(12)]
