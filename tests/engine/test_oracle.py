"""The engine and the plain reference play the same game, turn by turn."""

from random import Random

import pytest

from jaipur import Round, deal, observe
from jaipur.agents import Greedy
from jaipur.bench import reference


def view(now: Round) -> tuple:
    """All of a round in terms that both have."""
    sides = tuple(
        (side.hand, side.herd, sorted(sum(side.goods, ())), sorted(sum(side.bonus, ())))
        for side in now.sides
    )
    return (sides, now.market, now.deck, now.tokens, now.bonus, now.to_move, now.ended_by)


def plain_view(state: reference.State) -> tuple:
    sides = tuple(
        (side.hand, side.herd, sorted(side.goods_tokens), sorted(side.bonus_tokens))
        for side in state.players
    )
    return (
        sides, state.market, state.deck, state.rows, state.bonus, state.turn, state.ended_by
    )  # fmt: skip


def play_both(seed: int, greedy: float) -> int:
    """Play a round in both and compare everything after every turn; returns the turns."""
    number, starter = seed % 3, (None, 0, 1)[seed % 3]
    now, state = (
        deal(seed, starter=starter, number=number),
        reference.deal(seed, number=number, starter=starter),
    )
    chance, agent = Random(f"{seed}/oracle"), Greedy()
    while True:
        moves = reference.legal_moves(state)
        assert view(now) == plain_view(state)
        assert list(map(str, now.legal_actions())) == list(map(reference.notation, moves))
        if not moves:
            break
        if chance.random() < greedy:
            action = str(agent.choose(observe(now, now.to_move), chance))
            place = [reference.notation(move) for move in moves].index(action)
        else:
            place = chance.randrange(len(moves))
        now = now.play(now.legal_actions()[place])
        state = reference.apply(state, moves[place])
    result, score = now.result(), reference.score(state)
    for name in ("rupees", "camel", "bonus_tokens", "goods_tokens", "seal", "decided_by"):
        assert getattr(result, name) == getattr(score, name), name
    assert result.ended_by == state.ended_by
    return now.turns


def test_the_same_rounds_in_both():
    """Deals, legal actions in order, positions and scores, over 3,000 turns."""
    assert sum(play_both(seed, greedy=seed % 4 / 5) for seed in range(50)) > 3_000


@pytest.mark.proof
def test_two_hundred_thousand_turns_in_both():
    """The same, long."""
    turns, seed = 0, 1_000
    while turns < 200_000:
        turns += play_both(seed, greedy=seed % 10 / 20)
        seed += 1
