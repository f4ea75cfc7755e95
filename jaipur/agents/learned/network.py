"""The network: what an action leaves, as features, in; how good that is, from 0 to 1, out.

One hidden layer of rectified linear units and a sigmoid: with features x,

    hidden = max(0, bias + sum of x[i] * inputs[i])
    value = 1 / (1 + exp(-(output_bias + sum of hidden[j] * output[j])))

A file of weights is one JSON object: "format" is "jaipur-weights/1", "features" the names of what
goes in, "inputs" a row of numbers for each of them, "bias" and "output" one such row each,
"output_bias" a number; whatever else there is says where the weights come from.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp, isfinite
from operator import mul
from pathlib import Path
from typing import Any

from jaipur.agents.interface import AgentError
from jaipur.agents.learned.features import NAMES
from jaipur.errors import brief
from jaipur.saving import saving
from jaipur.texts import ENGLISH

FORMAT = "jaipur-weights/1"
MOST_HIDDEN = 1024
MOST_BYTES = 50_000_000
#: The weights that come with the kit.
SHIPPED = Path(__file__).with_name("weights.json")

Row = tuple[float, ...]


class WeightsError(AgentError):
    """Weights that cannot be read, or are none."""


@dataclass(frozen=True, slots=True)
class Network:
    """The weights, and what a file says about them.

    features  the names of what goes in: some of `features.NAMES`, or all
    inputs    a row for each of them, a number for each hidden unit
    bias, output, output_bias   as in the formula above
    about     what else the file holds: command, seed, date, measured strength
    """

    features: tuple[str, ...]
    inputs: tuple[Row, ...]
    bias: Row
    output: Row
    output_bias: float
    about: Mapping[str, Any] = field(default_factory=dict, compare=False)
    _places: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        places = tuple(map(NAMES.index, self.features))
        object.__setattr__(self, "_places", places)

    def into_hidden(self, x: Sequence[float]) -> list[float]:
        """What goes into the hidden units; `x` are all features, as `NAMES` lists them."""
        return self.moved(list(self.bias), [0.0] * len(NAMES), x)

    def moved(
        self, start: Sequence[float], before: Sequence[float], x: Sequence[float]
    ) -> list[float]:
        """What goes into the hidden units for x, from what does for the features `before`.

        An action changes few features, so that this is several times as fast as from nothing.
        """
        hidden = list(start)
        for place, row in zip(self._places, self.inputs, strict=True):
            if (change := x[place] - before[place]) != 0.0:
                hidden = [h + change * w for h, w in zip(hidden, row, strict=True)]
        return hidden

    def logit(self, hidden: Iterable[float]) -> float:
        """What comes out before the sigmoid; it orders actions as the value does."""
        rectified = [max(0.0, h) for h in hidden]
        out: float = sum(map(mul, rectified, self.output), self.output_bias)
        return out


def a_network(given: object) -> Network:
    """The value, if it is a network; raises `AgentError`."""
    if not isinstance(given, Network):
        raise AgentError(ENGLISH.say("weights.no-network", given=brief(given)))
    return given


def chance_of(logit: float) -> float:
    """The value, from 0 to 1."""
    return 1 / (1 + exp(-logit)) if logit > -700 else 0.0


# Files


@lru_cache(maxsize=1)
def shipped() -> Network:
    """The network that comes with the kit."""
    return read_network(SHIPPED)


def read_network(file: str | Path) -> Network:
    """The network of a file of weights. Raises `WeightsError`, which says what is wrong."""
    if not isinstance(file, str | Path):
        raise WeightsError(ENGLISH.say("weights.type", given=brief(file)))
    try:
        if (path := Path(file)).stat().st_size > MOST_BYTES:
            raise _wrong(file, "long", most=MOST_BYTES // 1_000_000)
        written = path.read_bytes()
    except OSError as error:
        what = error.strerror or type(error).__name__
        raise WeightsError(ENGLISH.say("weights.unreadable", file=file, what=what)) from None
    except ValueError:  # a name with a null in it
        raise _wrong(file, "no-json") from None
    return parse_network(written, file)


def parse_network(written: bytes, file: str | Path) -> Network:
    """The network of what stands in a file of weights; `file` is named where it is wrong."""
    try:
        found = json.loads(written.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise _wrong(file, "no-json") from None
    return as_network(found, file)


def as_network(found: Any, file: str | Path = "{}") -> Network:
    """The network of what a file of weights holds; `file` is named where it is wrong."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise _wrong(file, "format", format=FORMAT)
    names = _names(found.get("features"), file)
    bias = found.get("bias")
    hidden = len(bias) if isinstance(bias, list) else 0
    if not 1 <= hidden <= MOST_HIDDEN:
        raise _wrong(file, "hidden", most=MOST_HIDDEN)
    rows = found.get("inputs")
    if not isinstance(rows, list) or len(rows) != len(names):
        raise _wrong(file, "inputs", n=len(names))
    return Network(
        features=names,
        inputs=tuple(_row(row, "inputs", hidden, file) for row in rows),
        bias=_row(bias, "bias", hidden, file),
        output=_row(found.get("output"), "output", hidden, file),
        output_bias=_row([found.get("output_bias")], "output_bias", 1, file)[0],
        about={key: value for key, value in found.items() if key not in _PARTS},
    )


_PARTS = {"features", "inputs", "bias", "output", "output_bias"}


def _names(found: Any, file: str | Path) -> tuple[str, ...]:
    if not isinstance(found, list) or not found:
        raise _wrong(file, "features")
    for name in found:
        if name not in NAMES or found.count(name) > 1:
            raise _wrong(file, "feature", name=brief(name))
    return tuple(found)


def _row(found: Any, name: str, n: int, file: str | Path) -> Row:
    try:
        row = tuple(map(_number, found))
    except (TypeError, ValueError, OverflowError):
        row = ()
    if len(row) != n:
        raise _wrong(file, "row", name=name, n=n)
    return row


def _number(found: Any) -> float:
    if type(found) not in (int, float) or not isfinite(found):
        raise ValueError
    return float(found)


def _wrong(file: str | Path, key: str, **facts: object) -> WeightsError:
    what = ENGLISH.say(f"weights.{key}", **facts)
    return WeightsError(ENGLISH.say("weights.wrong", file=file, what=what))


def written(network: Network) -> str:
    """The text of a file of weights, a line for each row; five digits of each weight.

    Raises `AgentError` for what is no network.
    """
    network = a_network(network)
    parts: dict[str, Any] = {"format": FORMAT, **network.about}
    parts |= {"output_bias": short([network.output_bias])[0], "features": network.features}
    parts |= {"bias": short(network.bias), "output": short(network.output)}
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in parts.items()]
    rows = ",\n".join(f"  {json.dumps(short(row))}" for row in network.inputs)
    return "{\n" + ",\n".join([*lines, f' "inputs": [\n{rows}\n ]']) + "\n}\n"


def short(row: Iterable[float]) -> Row:
    """The numbers with five digits each, as files have them."""
    return tuple([float(f"{weight:.5g}") for weight in row])


def save(network: Network, file: str | Path) -> None:
    """Write a file of weights; it is there whole or not at all.

    Raises `NotSaved`, an `OSError`, and `AgentError` for what is no network.
    """
    text = written(network)
    with saving(file) as weights:
        weights.write(text)
