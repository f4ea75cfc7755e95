"""Rounds played in both engines side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import numpy as np

from jaipur import Action, Round, Rules, deal
from jaipur.compiled import COLUMNS, action_of, code_of, pack, tables, unpack
from jaipur.compiled.layout import MOST_LEGAL
from jaipur.compiled.readable import row_of
from jaipur.compiled.rounds import count_up
from jaipur.compiled.turn import apply, count_legal, list_legal

Choice = Callable[[Round, Random], Action]


def uniform(now: Round, rng: Random) -> Action:
    return rng.choice(now.legal_actions())


def simple(now: Round, rng: Random) -> Action:
    """Mostly no exchange, so that rounds end by goods, hands are short and piles empty."""
    actions = now.legal_actions()
    return rng.choice(list(actions)[:8]) if rng.random() < 0.8 else rng.choice(actions)


def saving(now: Round, rng: Random) -> Action:
    """Large sales and no small ones, for bonus tokens, full hands and many camels."""
    actions = list(now.legal_actions())
    large = [action for action in actions if len(str(action)) >= 5 and str(action)[0] == "-"]
    others = [action for action in actions if str(action)[0] != "-"]
    return rng.choice(large or others or actions)


CHOICES = (uniform, simple, saving)


def legal_codes(state: np.ndarray) -> list[int]:
    codes = np.empty(MOST_LEGAL, np.int64)
    return codes[: list_legal(state, tables(), codes)].tolist()


def check_position(state: np.ndarray, now: Round) -> None:
    """The state is the position, and has its legal actions, in its order."""
    assert unpack(state, now.rules) == now
    codes = legal_codes(state)
    actions = list(now.legal_actions())
    assert {action_of(code) for code in codes} == set(actions)
    assert codes == [code_of(action) for action in actions]
    assert count_legal(state, tables().heads) == len(actions)


def replay(start: Round, rng: Random, choose: Choice) -> Iterator[Round]:
    """Play a round in both engines; each position after it was compared."""
    now, state = start, pack(start)
    check_position(state, now)
    while not now.over:
        action = choose(now, rng)
        now = now.play(action)
        apply(state, code_of(action))
        check_position(state, now)
        yield now
    row = np.zeros(len(COLUMNS), np.int32)
    count_up(state, row)
    assert row.tolist() == row_of(now, 0, 0)


def replayed(turns: int, rules: Rules, first_seed: int = 0) -> int:
    """How many turns were played in both, at least so many."""
    done, seed = 0, first_seed
    while done < turns:
        rng = Random(f"{seed}/replay")
        done += sum(1 for _ in replay(deal(seed, rules=rules), rng, CHOICES[seed % len(CHOICES)]))
        seed += 1
    return done
