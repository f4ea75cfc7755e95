"""`Training`: a network teaches itself by playing, in the manner of TD-Gammon.

Each round is played by the network against itself: the action of the greatest value, or now and
then one drawn at random. Then each player's moves are learned (`learning.rounds.learn_from`).
The rate goes from `rate` to `last_rate`, by the same factor each round, and what is kept is the
mean of the weights over the last quarter of the rounds. Sources: Tesauro, "Temporal difference
learning and TD-Gammon" (Communications of the ACM 38(3), 1995); Sutton and Barto, "Reinforcement
Learning" (second edition 2018), sections 6.8 (afterstates) and 12.1 (the lambda-return).

    training = Training(Plan(rounds=2_000, seed=1, seal=0.5, margin=30.0))
    for done in training:
        print(done, training.error)
    net = training.net
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from jaipur.compiled.having import need_numba
from jaipur.compiled.needs import tables
from jaipur.compiled.packing import box
from jaipur.errors import SaysWhy, brief
from jaipur.round import MOST_SEED
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from jaipur.compiled.learning.net import Net

#: So many rounds are played by each job before the jobs bring together what they learned.
TOGETHER = 100
#: The share of the rounds over whose end the weights are averaged.
AVERAGED = 0.25


#: The least and the greatest of every whole number of a plan, and of every other number.
WHOLE = {
    "rounds": (1, 100_000_000),
    "seed": (0, MOST_SEED),
    "hidden": (1, 1024),
    "jobs": (1, 64),
}
NUMBERS = {
    "seal": (0.0, 1.0),
    "margin": (0.1, 1000.0),
    "rate": (0.0001, 1.0),
    "last_rate": (0.0001, 1.0),
    "decay": (0.0, 1.0),
    "exploring": (0.0, 1.0),
}


class PlanError(SaysWhy, ValueError):
    """A training that cannot be done as it is planned."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How to train; `PlanError` for a value out of its range (`WHOLE`, `NUMBERS`).

    rounds, seed  how many rounds of self-play, and which
    seal, margin  what a round is worth: the share of the seal in it, and the margin in rupees
                  that counts as about seven eighths of the rest
    hidden        the number of hidden units
    jobs          in how many threads; another number gives other weights, as good or nearly so
    rate, last_rate   how far a weight is moved, at first and at last
    decay         lambda: 0 learns from the next move alone, 1 from the end of the round alone
    exploring     the share of moves that are drawn at random
    without       the places of features that are not used
    """

    rounds: int
    seed: int
    seal: float
    margin: float
    hidden: int = 40
    jobs: int = 1
    rate: float = 0.05
    last_rate: float = 0.002
    decay: float = 0.7
    exploring: float = 0.03
    without: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for name, (least, most) in WHOLE.items():
            value = getattr(self, name)
            if type(value) is not int or not least <= value <= most:
                facts = {"name": name, "value": brief(value), "least": least, "most": most}
                raise PlanError(ENGLISH.say("compiled.number", **facts))
        for name, (low, high) in NUMBERS.items():
            value = getattr(self, name)
            number = isinstance(value, int | float) and not isinstance(value, bool)
            if not number or not low <= value <= high:
                bounds = {"least": f"{low:g}", "most": f"{high:g}"}
                facts = {"name": name, "value": brief(value), **bounds}
                raise PlanError(ENGLISH.say("compiled.between", **facts))


class Training:
    """A network that learns while it is iterated over; the numbers of rounds so far come out.

    net    the network: as it is while learning, at the end the mean of the last quarter
    error  of the last rounds, the mean of the squared error of a value

    The same plan gives the same weights on the same machine. Raises `NoNumba`.
    """

    def __init__(self, plan: Plan) -> None:
        need_numba()
        self.plan = plan
        self.error = 0.0
        self._mask = _mask(plan.without)
        self.net = _first(plan, self._mask)

    def __iter__(self) -> Iterator[int]:
        plan, done = self.plan, 0
        last: list[Net] = []
        while done < plan.rounds:
            n = min(TOGETHER * plan.jobs, plan.rounds - done)
            self.net, self.error = self._part(done, n)
            done += n
            if done >= (1 - AVERAGED) * plan.rounds:
                last.append(self.net)
            if done == plan.rounds:
                self.net = mean_of(last)
            yield done

    def _part(self, done: int, n: int) -> tuple[Net, float]:
        """Every job plays and learns its share of the next n rounds, from the same weights."""
        import numpy as np

        from jaipur.compiled.learning.net import Net
        from jaipur.compiled.learning.rounds import MOST_MOVES, train_rounds
        from jaipur.compiled.rollouts import Value

        plan, start, arrays, mask = self.plan, box(), tables(), self._mask
        rate = plan.rate * (plan.last_rate / plan.rate) ** (done / plan.rounds)
        how = np.array([rate, plan.decay, plan.exploring])
        value = Value(plan.seal, plan.margin, 2 * MOST_MOVES)
        ends = [done + n * job // plan.jobs for job in range(plan.jobs + 1)]
        nets = [Net(*(array.copy() for array in self.net)) for _ in range(plan.jobs)]

        def play(job: int) -> tuple[float, int]:
            first, rounds = ends[job], ends[job + 1] - ends[job]
            fixed = (how, value, rounds, start, arrays, np.uint64(plan.seed), first)
            return train_rounds(nets[job], mask, *fixed)

        if plan.jobs == 1:
            told = [play(0)]
        else:
            with ThreadPoolExecutor(plan.jobs) as pool:
                told = list(pool.map(play, range(plan.jobs)))
        errors, moves = (sum(numbers) for numbers in zip(*told, strict=True))
        return mean_of(nets), errors / max(1, moves)


def mean_of(nets: Sequence[Net]) -> Net:
    """The network of the mean weights of all of these."""
    from jaipur.compiled.learning.net import Net

    return Net(*(sum(arrays) / len(nets) for arrays in zip(*nets, strict=True)))


def _mask(without: Sequence[int]) -> NDArray[np.float64]:
    import numpy as np

    from jaipur.compiled.learning.features import FEATURES

    mask = np.ones(FEATURES)
    mask[list(without)] = 0.0
    return mask


def _first(plan: Plan, mask: NDArray[np.float64]) -> Net:
    """Small random weights, so that hidden units differ."""
    import numpy as np

    from jaipur.compiled.learning.net import Net

    rng, hidden = Random(f"{plan.seed}/weights"), plan.hidden
    inputs = [[rng.uniform(-0.3, 0.3) for _ in range(hidden)] for _ in mask]
    most = 1 / hidden**0.5
    output = [rng.uniform(-most, most) for _ in range(hidden)]
    return Net(np.array(inputs) * mask[:, None], np.zeros(hidden), np.array(output), np.zeros(1))
