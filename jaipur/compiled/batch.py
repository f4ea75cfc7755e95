"""`play_many`: many rounds at once, as NumPy arrays with a row for each round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any

from jaipur.compiled.having import usable
from jaipur.compiled.layout import COLUMNS, POLICIES, ROW
from jaipur.compiled.needs import means, searchable, tables
from jaipur.compiled.readable import play_readable
from jaipur.errors import SaysWhy, brief
from jaipur.round import MOST_SEED, check_seed
from jaipur.rules import OFFICIAL, Rules, check_rules
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_ROUNDS, MOST_JOBS = 100_000_000, 64
#: So many rounds are played in one call; Ctrl-C is heard between two calls.
AT_ONCE = 10_000

#: Fills a part of a table, whose first round has that number.
Play = Callable[[Any, int], None]


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
        return f"<Batch of {len(self)} {'round' if len(self) == 1 else 'rounds'}>"

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
        """A pair with the column of the player who started first, then that of the other.

        Raises `BatchError` for a name that is no pair's.
        """
        import numpy as np

        if f"{name}_0" not in COLUMNS:
            names = ENGLISH.listing(column[:-2] for column in COLUMNS if column.endswith("_0"))
            raise BatchError(ENGLISH.say("compiled.pair", name=brief(name), names=names))
        order = self["starter"][:, None] ^ np.array([[0, 1]], np.int32)
        ordered: NDArray[np.int32] = np.take_along_axis(self[name], order, axis=1)
        return ordered


def play_many(
    n: int,
    seed: int = 0,
    *,
    policies: tuple[str, str] = ("uniform", "uniform"),
    rules: Rules = OFFICIAL,
    first: int = 0,
    jobs: int = 1,
) -> Batch:
    """Play n rounds, player 0 and player 1 by a policy each.

    seed      the same seed, the same rounds, on the same path; who starts is drawn too
    policies  "uniform", each legal action being equally likely, or "greedy", which plays as the
              player of that name
    rules     those of another shape are played by the readable engine
    first     the number of the first round: rounds 0 … 99 of a seed are rounds 0 … 49 and then
              50 … 99, so that a batch can be played in parts
    jobs      in how many threads; the rounds are the same

    No rule ends endless exchanging: `rules` with a `turn_cap` bound what a round may last. None of
    the policies was seen to come to it.

    Without numba the readable engine plays them, some hundreds of times as slowly, and says so
    once; NumPy is needed in either case. Raises `BatchError`, `SeedError` and `NoNumba`.
    """
    n = _whole("n", n, 1, MOST_ROUNDS)
    first = _whole("first", first, 0, MOST_SEED - MOST_ROUNDS)
    jobs = _whole("jobs", jobs, 1, MOST_JOBS)
    seed = check_seed(_plain_int(seed))
    _check_policies(policies)
    greedy = "greedy" in policies
    if not (searchable if greedy else usable)(check_rules(rules)):
        return Batch(play_readable(n, seed, policies, rules, first))
    import numpy as np

    table = np.empty((n, ROW), np.int32)
    play = _by_policies(seed, policies, rules) if greedy else _uniform(seed, rules)
    starts = range(0, n, AT_ONCE)
    parts = [table[start : start + AT_ONCE] for start in starts]
    _in_threads(play, parts, [first + start for start in starts], jobs)
    return Batch(table)


def _uniform(seed: int, rules: Rules) -> Play:
    import numpy as np

    from jaipur.compiled.packing import box
    from jaipur.compiled.rounds import play_uniform

    start, arrays = box(rules), tables()
    return lambda part, first: play_uniform(part, start, arrays, np.uint64(seed), first)


def _by_policies(seed: int, policies: tuple[str, str], rules: Rules) -> Play:
    import numpy as np

    from jaipur.compiled.packing import box
    from jaipur.compiled.rollouts import play_by

    start, numbers = box(rules), (POLICIES.index(policies[0]), POLICIES.index(policies[1]))
    # Each thread has means of its own: there is a room and a stream in them.
    return lambda part, first: play_by(part, numbers, start, means(rules), np.uint64(seed), first)


def _in_threads(call: Play, parts: Sequence[Any], firsts: Sequence[int], jobs: int) -> None:
    if jobs == 1:
        for part, first in zip(parts, firsts, strict=True):
            call(part, first)
        return
    from concurrent.futures import ThreadPoolExecutor

    pool = ThreadPoolExecutor(jobs)
    try:
        list(pool.map(call, parts, firsts))
    finally:
        pool.shutdown(cancel_futures=True)


def _whole(name: str, value: object, least: int, most: int) -> int:
    value = _plain_int(value)
    if type(value) is not int or not least <= value <= most:
        facts = {"name": name, "value": brief(value), "least": least, "most": most}
        raise BatchError(ENGLISH.say("compiled.number", **facts))
    return value


def _plain_int(value: object) -> object:
    """A whole number of NumPy as one of Python; what is none stays as it is."""
    try:
        return value if isinstance(value, int) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return value


def _check_policies(policies: object) -> None:
    match policies:
        case (first, second) if first in POLICIES and second in POLICIES:
            return
    right = ENGLISH.listing(POLICIES, "or")
    raise BatchError(ENGLISH.say("compiled.policies", given=brief(policies), right=right))
