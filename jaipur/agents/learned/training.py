"""`train`: a network that teaches itself, as the readable `Network`; needs the compiled rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import MISSING, fields
from datetime import date
from math import sqrt
from shlex import join
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from jaipur.agents.interface import AgentError
from jaipur.agents.learned.features import EACH, NAMES
from jaipur.agents.learned.network import Network, a_network, short
from jaipur.agents.searching import MARGIN, SEAL
from jaipur.cards import GOODS
from jaipur.errors import brief, nearest
from jaipur.round import check_seed
from jaipur.texts import ENGLISH

if TYPE_CHECKING:
    from jaipur.compiled.learning.training import Plan

#: Where a command writes weights that nobody has named yet.
WEIGHTS = "weights.json"
#: How many mirrored pairs say how strong a network is.
PAIRS = 400
MOST_PAIRS = 1_000_000

#: Weights as rows of numbers: those of every feature, bias, output, output bias.
Rows = tuple[Sequence[Sequence[float]], Sequence[float], Sequence[float], Sequence[float]]
#: What shows how many of so many rounds are done, or does nothing.
Progress = Callable[[Iterator[int], int], Iterable[int]]


def train(
    rounds: int,
    seed: int,
    *,
    without: Sequence[str] = (),
    seal: float = SEAL,
    margin: float = MARGIN,
    progress: Progress | None = None,
    **plan: Any,
) -> Network:
    """Train a network by so many rounds of self-play.

    without   names of features that are not to be used: "lead", "held D", or "held" for all goods
    progress  called once with the numbers of rounds done and how many there will be
    seal, margin   what a round is worth, as in `searching.value`: the share of the seal in it,
              and the margin in rupees that counts as about seven eighths of the rest
    plan      what else `jaipur.compiled.learning.training.Plan` takes: hidden, jobs, decay …

    The same arguments give the same weights on the same machine; the network says by which
    `command`, with which seed and when. Raises `NoNumba`, `PlanError` for a number out of its
    range or with a name that there is not, and `AgentError` for such a feature.
    """
    from jaipur.compiled.learning.training import Plan, PlanError, Training

    for name in plan:
        if name not in (names := varied()):
            facts = {"name": brief(name), "names": ENGLISH.listing(names)}
            raise PlanError(ENGLISH.say("compiled.plan", **facts))
    places = unused(without)
    made = Plan(rounds, seed, seal, margin, without=places, **plan)
    training = Training(made)
    for _ in training if progress is None else progress(iter(training), rounds):
        pass
    used = [place for place in range(len(NAMES)) if place not in places]
    inputs, bias, output, output_bias = training.net
    return Network(
        features=tuple(NAMES[place] for place in used),
        inputs=tuple(short(inputs[place].tolist()) for place in used),
        bias=short(bias.tolist()),
        output=short(output.tolist()),
        output_bias=short(output_bias.tolist())[0],
        about={
            "command": command(made, without),
            "seed": seed,
            "date": date.today().isoformat(),
        },
    )


def varied() -> dict[str, float]:
    """What a training can vary beside rounds, seed and features, with what it is if not given."""
    from jaipur.compiled.learning.training import Plan

    of_plan = {field.name: field.default for field in fields(Plan) if field.default is not MISSING}
    del of_plan["without"]
    return {"seal": SEAL, "margin": MARGIN, **of_plan}


def command(plan: Plan, without: Sequence[str]) -> str:
    """The command that gives the same weights again, into the file `WEIGHTS`; `without` are the
    features as they were named."""
    said = ["jaipur", "train", "--rounds", plan.rounds, "--seed", plan.seed, "--out", WEIGHTS]
    for name, usual in varied().items():
        if (value := getattr(plan, name)) != usual:
            said += [f"--{name.replace('_', '-')}", value]
    for name in _names(without):
        said += ["--without", name]
    return join(map(str, said))


def unused(without: Sequence[str]) -> tuple[int, ...]:
    """The places of these features; raises `AgentError`."""
    places: set[int] = set()
    for name in _names(without):
        wanted = [f"{name} {good}" for good in GOODS] if name in EACH else [name]
        if wanted[0] not in NAMES:
            near = nearest(name.lower() if type(name) is str else name, [*EACH, *NAMES], 1)
            key = "weights.without.meant" if near else "weights.without"
            raise AgentError(ENGLISH.say(key, name=brief(name), meant=near))
        places.update(map(NAMES.index, wanted))
    if len(places) == len(NAMES):
        raise AgentError(ENGLISH.say("weights.without.all"))
    return tuple(sorted(places))


def _names(without: Sequence[str]) -> list[str]:
    """The names of features; raises `AgentError` for what is no list of them."""
    if isinstance(without, str):
        return [without]
    if not isinstance(without, Iterable):
        raise AgentError(ENGLISH.say("weights.without", name=brief(without)))
    return list(without)


def measure(
    network: Network, pairs: int = PAIRS, seed: int = 1, against: Network | None = None
) -> tuple[float, float, float]:
    """The share of points against another network, or else `greedy`, with its 95 % interval.

    Over mirrored pairs of single rounds, compiled; from 0 to 1. The interval is that of a mean of
    independent pairs. Raises `NoNumba`, and `AgentError` for fewer than two pairs or what is no
    network.
    """
    a_network(network)
    if against is not None:
        a_network(against)
    if type(pairs) is not int or not 2 <= pairs <= MOST_PAIRS:
        raise AgentError(ENGLISH.say("weights.pairs", given=brief(pairs), most=MOST_PAIRS))
    check_seed(seed)
    from jaipur.compiled.having import need_numba

    need_numba()
    from jaipur.compiled.learning.match import play_pairs

    other = None if against is None else plain_rows(against)
    points = play_pairs(plain_rows(network), other, pairs, seed)
    mean = fmean(points)
    half = 1.96 * stdev(points) / sqrt(pairs)
    return mean, max(0.0, mean - half), min(1.0, mean + half)


def plain_rows(network: Network) -> Rows:
    """The weights as the kernels take them: a row for every feature, of noughts where not used."""
    rows = dict(zip(network.features, network.inputs, strict=True))
    nothing = (0.0,) * len(network.bias)
    inputs = [rows.get(name, nothing) for name in NAMES]
    return inputs, network.bias, network.output, [network.output_bias]
