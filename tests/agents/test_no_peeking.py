"""No honest player sees what is hidden: what it cannot know does not change what it plays.

Proven on pairs of rounds that differ only in hidden things. A player that peeks is in here too,
to show that the test can fail.
"""

from random import Random

import pytest

from jaipur import Round, observe
from jaipur.agents import AGENTS, agent

BUDGETS = {"ismcts": 3, "flat-mc": 3, "ismcts-guided": 3, "champion": 2}
#: Those that take long over a move.
THINKERS = {*BUDGETS, "learned"}
PAIRS = 500
#: Searches take long, so every day they answer only so many; `-m proof` has them answer all.
FEW = 60


@pytest.fixture(scope="module")
def pairs(all_turns) -> list[tuple[Round, Round]]:
    """500 rounds as played and as they could otherwise be for the player to move."""
    chance = Random("no peeking")
    rounds = [now for now, _, _ in all_turns]
    picked = [rounds[k * len(rounds) // PAIRS] for k in range(PAIRS)]
    made = [(now, observe(now, now.to_move).determinize(chance)) for now in picked]
    differ = sum(one != two for one, two in made)
    assert differ > 0.95 * PAIRS
    return made


def changed(choose, pairs: list[tuple[Round, Round]]) -> int:
    """How often a player plays otherwise where only hidden things are otherwise."""
    return sum(choose(one) != choose(two) for one, two in pairs)


def peeks(name: str, pairs: list[tuple[Round, Round]]) -> int:
    """On how many pairs the player of that name plays otherwise."""
    player = agent(f"{name}:iterations={BUDGETS[name]}" if name in BUDGETS else name)
    return changed(lambda now: player.choose(observe(now, now.to_move), Random(3)), pairs)


@pytest.mark.parametrize("name", AGENTS)
def test_what_is_hidden_changes_nothing(name: str, pairs) -> None:
    """The same action on both of a pair: 500 of them, or some for a search."""
    step = PAIRS // FEW if name in THINKERS else 1
    assert peeks(name, pairs[::step]) == 0


@pytest.mark.proof
@pytest.mark.parametrize("name", sorted(THINKERS))
def test_what_is_hidden_changes_nothing_on_any_pair(name: str, pairs) -> None:
    """The same action on both of all 500 pairs."""
    assert peeks(name, pairs) == 0


def test_a_player_that_peeks_is_caught(pairs) -> None:
    """One that looks at the next card plays otherwise often enough to be seen."""

    def peek(now: Round):
        actions = now.legal_actions()
        return actions[ord(now.deck[0]) % len(actions)] if now.deck else actions[0]

    assert changed(peek, pairs) > 50
