"""What the tests of the adapters share: rounds played at random, and pairs that look alike."""

from collections.abc import Callable
from random import Random

import pytest

from jaipur import Round, observe
from jaipur.adapters.lazy import CHANCE, OVER, LazyRound
from jaipur.adapters.options import ENCODINGS, read_encoding, read_rules

PAIRS = 300


@pytest.fixture(params=ENCODINGS)
def encoding(request: pytest.FixtureRequest) -> str:
    """Each encoding of actions by name."""
    return request.param


@pytest.fixture(scope="session")
def alike(turns) -> list[tuple[Round, Round]]:
    """Positions as played, and as they could otherwise be for the player to move."""
    chance = Random("alike")
    rounds = [turns[k * len(turns) // PAIRS][0] for k in range(PAIRS)]
    made = [(now, observe(now, now.to_move).determinize(chance)) for now in rounds]
    assert sum(one != two for one, two in made) > 0.95 * PAIRS
    return made


def drawn(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """One of the outcomes of chance, with its probability."""
    numbers, chances = zip(*outcomes, strict=True)
    return rng.choices(numbers, chances)[0]


def play_lazily(
    encoding: str, seed: int, at: Callable[[LazyRound], None] | None = None
) -> LazyRound:
    """A uniformly random lazy round, played to its end; `at` is called before every number."""
    rng, lazy = Random(f"{seed}/lazy"), LazyRound(read_rules("official"), read_encoding(encoding))
    while lazy.who != OVER:
        if at is not None:
            at(lazy)
        chance = lazy.who == CHANCE
        lazy.apply(drawn(lazy.outcomes(), rng) if chance else rng.choice(lazy.legal()))
    return lazy


@pytest.fixture
def lazily() -> Callable[..., LazyRound]:
    """`play_lazily`, for tests of several files."""
    return play_lazily
