"""What tests in several folders ask for."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from jaipur import OFFICIAL, Action, Round, Rules, deal, observe
from jaipur.agents import Greedy

#: The versions of Python the kit promises to run on.
VERSIONS = ("3.11", "3.12", "3.13")
ASK = "import sys; print('%d.%d' % sys.version_info[:2])"


@pytest.fixture(params=VERSIONS)
def each_python(request: pytest.FixtureRequest) -> str:
    """An interpreter of each version, on the path or kept by pyenv; a missing one is a skip."""
    version = request.param
    kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for python in (shutil.which(f"python{version}"), *map(str, kept)):
        if python:
            told = subprocess.run([python, "-c", ASK], capture_output=True, text=True)
            if told.stdout.strip() == version:
                return python
    pytest.skip(f"there is no Python {version} here")


# Positions that really come up, under the official and under other rules

#: Rules that differ from the official ones in all that decides which actions are legal.
VARIANTS = {
    "official": OFFICIAL,
    "hand limit 5": Rules(hand_limit=5),
    "hand limit 6": Rules(hand_limit=6, least_precious_sale=1),
    "hand limit 8": Rules(hand_limit=8, same_type_back=True),
    "hand limit 9": Rules(hand_limit=9, least_exchange=1, bonus_tokens=((3, 1), (5,), ())),
    "one for one": Rules(least_exchange=1),
    "same kind back": Rules(same_type_back=True, least_exchange=1),
    "precious singly": Rules(least_precious_sale=1, turn_cap=60),
}

Turns = list[tuple[Round, Action, Round]]


def play(rules: Rules, seed: int, greedy: float) -> Iterator[tuple[Round, Action, Round]]:
    """Play round 0 of the seed: each action is greedy's with that probability, or else uniform."""
    now, chance, agent = deal(seed, rules=rules), Random(f"{seed}/test"), Greedy()
    while not now.over:
        if chance.random() < greedy:
            action = agent.choose(observe(now, now.to_move), chance)
        else:
            action = chance.choice(now.legal_actions())
        after = now.play(action)
        yield now, action, after
        now = after


@pytest.fixture(scope="session")
def turns() -> Turns:
    """Some 2,500 turns under the official rules: uniform, greedy and mixed play."""
    return [
        turn
        for seed, greedy in enumerate([0.0] * 14 + [0.5] * 14 + [1.0] * 10)
        for turn in play(OFFICIAL, seed, greedy)
    ]


@pytest.fixture(scope="session")
def variant_turns() -> Turns:
    """Some 1,000 turns under the other rules."""
    return [
        turn
        for name, rules in VARIANTS.items()
        if name != "official"
        for seed, greedy in enumerate([0.0, 0.6])
        for turn in play(rules, seed, greedy)
    ]


@pytest.fixture(scope="session")
def all_turns(turns: Turns, variant_turns: Turns) -> Turns:
    """Both of these."""
    return turns + variant_turns


@pytest.fixture(scope="session")
def variants() -> dict[str, Rules]:
    """Rules by name."""
    return VARIANTS
