"""`play_many`: many rounds at once, as NumPy arrays with a row for each round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from jaipur.compiled.having import need_numba, usable
from jaipur.compiled.layout import DECIDED_BY, ENDINGS
from jaipur.errors import SaysWhy
from jaipur.round import MOST_SEED, Round, check_seed, lay_out
from jaipur.round import SHUFFLED as CARDS
from jaipur.rules import OFFICIAL, Rules, brief, check_rules
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from jaipur.compiled.halves import Tables

#: The columns of a row of numbers, in order; those of a pair end in the player.
COLUMNS = (
    *("starter", "rupees_0", "rupees_1", "camel", "bonus_tokens_0", "bonus_tokens_1"),
    *("goods_tokens_0", "goods_tokens_1", "seal", "decided_by", "ended_by", "turns"),
    *("legal", "most_legal", "herd_0", "herd_1"),
)
MOST_ROUNDS, MOST_JOBS = 100_000_000, 64


class BatchError(SaysWhy, ValueError):
    """Rounds that cannot be played as they were asked for."""


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """How many rounds came out; `table` is int32, a row for each round, its columns `COLUMNS`.

    starter              the player who began, 0 or 1
    rupees_0, rupees_1   of player 0 and 1, with the camel token
    camel, seal          who took them: 0, 1, or -1 for nobody
    bonus_tokens_0 … goods_tokens_1, herd_0, herd_1   how many of them each player had at the end
    decided_by, ended_by    places in `DECIDED_BY` and `ENDINGS`
    turns                actions played by both
    legal, most_legal    the numbers of legal actions of all turns: their sum, the greatest

    Each is an array too, `batch["turns"]`, and a pair two columns, `batch["rupees"]`.
    """

    table: NDArray[np.int32]

    def __len__(self) -> int:
        """How many rounds."""
        return len(self.table)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} rounds>"

    def __getitem__(self, name: str) -> NDArray[np.int32]:
        """One column, or the two of a pair. Raises `BatchError` for a name that is neither."""
        if name in COLUMNS:
            return self.table[:, COLUMNS.index(name)]
        if f"{name}_0" in COLUMNS:
            start = COLUMNS.index(f"{name}_0")
            return self.table[:, start : start + 2]
        names = ENGLISH.listing(COLUMNS)
        raise BatchError(ENGLISH.say("compiled.column", name=brief(name), names=names))

    def by_turn_order(self, name: str) -> NDArray[np.int32]:
        """A pair with the column of the player who started first, then that of the other."""
        import numpy as np

        order = self["starter"][:, None] ^ np.array([[0, 1]], np.int32)
        ordered: NDArray[np.int32] = np.take_along_axis(self[name], order, axis=1)
        return ordered


def play_many(
    n: int,
    seed: int = 0,
    *,
    rules: Rules = OFFICIAL,
    first: int = 0,
    jobs: int = 1,
) -> Batch:
    """Play n rounds, each legal action of a turn being equally likely.

    seed    the same seed, the same rounds, on the same path
    rules   those of another shape are played by the readable engine
    first   the number of the first round: rounds 0 … 99 of a seed are rounds 0 … 49 and then
            50 … 99, so that a batch can be played in parts
    jobs    in how many threads; the rounds are the same

    Without numba the readable engine plays them, some hundreds of times as slowly, and says so
    once; NumPy is needed in either case. Raises `BatchError`, `SeedError` and `NoNumba`.
    """
    _check("n", n, 1, MOST_ROUNDS)
    _check("first", first, 0, MOST_SEED - MOST_ROUNDS)
    _check("jobs", jobs, 1, MOST_JOBS)
    check_seed(seed)
    if not usable(check_rules(rules)):
        return _play_readable(n, seed, rules, first)
    import numpy as np

    from jaipur.compiled.packing import box
    from jaipur.compiled.rounds import play_uniform

    table, start, arrays = np.empty((n, len(COLUMNS)), np.int32), box(rules), tables()
    parts = np.array_split(table, min(n, jobs))

    def play(part: NDArray[np.int32], number: int) -> None:
        play_uniform(part, start, arrays, np.uint64(seed), number)

    firsts = [first + sum(map(len, parts[:k])) for k in range(len(parts))]
    _in_threads(play, parts, firsts)
    return Batch(table)


def _in_threads(call: Callable[..., None], parts: Sequence[Any], firsts: Sequence[int]) -> None:
    if len(parts) == 1:
        call(parts[0], firsts[0])
        return
    with ThreadPoolExecutor(len(parts)) as pool:
        list(pool.map(call, parts, firsts))


@cache
def tables() -> Tables:
    """The tables that the kernels are handed, built when first asked for; raises `NoNumba`."""
    need_numba()
    from jaipur.compiled.halves import Tables, build

    return Tables(*build())


def _check(name: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        facts = {"name": name, "value": brief(value), "least": least, "most": most}
        raise BatchError(ENGLISH.say("compiled.number", **facts))


# The readable path


def _play_readable(n: int, seed: int, rules: Rules, first: int) -> Batch:
    try:
        import numpy as np
    except ModuleNotFoundError:
        need_numba()
        raise
    rows = [_row(f"{seed}/{number}/many", rules) for number in range(first, first + n)]
    return Batch(np.array(rows, np.int32))


def _row(seed: str, rules: Rules) -> list[int]:
    """One uniformly random round of the readable engine, as a row of numbers."""
    rng = Random(seed)
    cards = "".join(rng.sample(CARDS, len(CARDS)))
    piles = tuple(tuple(rng.sample(pile, len(pile))) for pile in rules.bonus_tokens)
    now = lay_out(cards, piles, rng.randrange(2), rules)
    legal, most = 0, 0
    while not now.over:
        actions = now.legal_actions()
        legal, most = legal + len(actions), max(most, len(actions))
        now = now.play(rng.choice(actions))
    return row_of(now, legal, most)


def row_of(now: Round, legal: int, most: int) -> list[int]:
    """The row of numbers of a round that is over."""
    result = now.result()
    if result is None:
        raise BatchError(ENGLISH.say("compiled.live"))
    camel, seal = (-1 if who is None else who for who in (result.camel, result.seal))
    decided, ended = DECIDED_BY.index(result.decided_by), ENDINGS.index(result.ended_by)
    pairs = (*result.bonus_tokens, *result.goods_tokens)
    herds = [side.herd for side in now.sides]
    first = [now.starter, *result.rupees, camel, *pairs]
    return [*first, seal, decided, ended, now.turns, legal, most, *herds]
