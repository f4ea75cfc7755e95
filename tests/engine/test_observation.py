"""What a player cannot know changes nothing of what the player sees, is shown, or does."""

import gc
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from jaipur import Round, html, observe, position, text
from jaipur.agents import Greedy
from jaipur.cards import arrange, minus, plus, without


def otherwise(now: Round, player: int, chance: Random) -> Round:
    """A round that differs from this one only in what `player` cannot know of it.

    The deck is shuffled together with the other's unknown cards, which stay goods, and each
    face-down bonus pile together with the values that the other has won from it.
    """
    other = now.sides[1 - player]
    unknown = minus(other.hand, other.known)
    pool = list(without(now.deck, "M") + unknown)
    chance.shuffle(pool)
    unknown, rest = (
        "".join(pool[: len(unknown)]),
        pool[len(unknown) :] + ["M"] * now.deck.count("M"),
    )
    chance.shuffle(rest)
    won, left = [], []
    for mine, pile in zip(other.bonus, now.bonus, strict=True):
        values = [*mine, *pile]
        chance.shuffle(values)
        won.append(tuple(sorted(values[: len(mine)])))
        left.append(tuple(values[len(mine) :]))
    side = replace(other, hand=plus(other.known, arrange(unknown)), bonus=tuple(won))
    sides = (side, now.sides[1]) if player == 1 else (now.sides[0], side)
    return replace(now, sides=sides, deck="".join(rest), bonus=tuple(left))


def pairs(turns: list, step: int) -> list[tuple[Round, Round, int]]:
    """Rounds as played and as they could otherwise be, for each of both players."""
    chance = Random("otherwise")
    return [
        (now, otherwise(now, player, chance), player)
        for now, _, after in turns[::step]
        for now in (now, after)
        for player in (0, 1)
    ]


def differences(view: Callable[[Round, int], Any], rounds: list[tuple[Round, Round, int]]) -> int:
    """In how many pairs a view of the player tells the two apart."""
    return sum(view(one, player) != view(two, player) for one, two, player in rounds)


def test_the_pairs_really_differ(turns):
    """In deck, hand, face-down tokens and won tokens: so that the tests below mean something."""
    rounds = pairs(turns, 9)
    assert len(rounds) > 500
    for hidden in (
        lambda now, _: now,
        lambda now, _: now.deck,
        lambda now, player: now.sides[1 - player].hand,
        lambda now, _: now.bonus,
        lambda now, player: now.sides[1 - player].bonus,
    ):
        assert differences(hidden, rounds) > 100


def test_observations_are_equal(turns):
    """As values, as hashes, as text for programmers, and in what they allow and refuse."""
    rounds = pairs(turns, 9)
    assert differences(observe, rounds) == 0
    assert differences(lambda now, player: hash(observe(now, player)), rounds) == 0
    assert differences(lambda now, player: repr(observe(now, player)), rounds) == 0
    assert differences(lambda now, player: list(observe(now, player).legal_actions()), rounds) == 0
    assert differences(lambda now, player: observe(now, player).refusal("DG>SS"), rounds) == 0


@pytest.mark.parametrize("show", [html, text])
def test_observations_are_shown_alike(turns, show):
    """The table drawn for a player holds nothing that the player cannot know."""
    rounds = pairs(turns, 60)
    assert differences(lambda now, player: show(observe(now, player)), rounds) == 0


def test_greedy_chooses_alike(turns):
    """Whatever the deck, the other's hand and the face-down values are."""
    rounds = [(one, two, player) for one, two, player in pairs(turns, 25) if player == one.to_move]
    rounds = [(one, two, player) for one, two, player in rounds if not one.over]
    assert len(rounds) > 80

    def choice(now: Round, player: int) -> Any:
        return Greedy().choose(observe(now, player), Random(0))

    assert differences(choice, rounds) == 0


def test_a_cheat_would_be_seen(turns):
    """Agents that read the deck, the other hand or face-down values choose differently."""
    rounds = [(one, two, player) for one, two, player in pairs(turns, 25) if player == one.to_move]
    rounds = [(one, two, player) for one, two, player in rounds if not one.over]

    def by_deck(now: Round, player: int) -> Any:
        """Takes when the card that would come is no good to the other."""
        return now.legal_actions()[0 if now.deck[:1] in now.sides[player].hand else -1]

    def by_hand(now: Round, player: int) -> Any:
        """Prefers what the other collects."""
        hand = now.sides[1 - player].hand
        return max(now.legal_actions(), key=lambda action: sum(map(str(action).count, hand)))

    def by_bonus(now: Round, _: int) -> Any:
        """Sells when the top token is a high one."""
        return now.legal_actions()[-sum(pile[0] for pile in now.bonus if pile) % 2]

    for cheat in (by_deck, by_hand, by_bonus):
        assert differences(cheat, rounds) > 3


def test_an_observation_holds_no_round(turns):
    """Nothing that can be reached from it is a round, a deck, or the other's hand."""
    now = turns[len(turns) // 2][0]
    observation = observe(now, 0)
    seen, front = {id(observation): observation}, [observation]
    while front:
        front = [
            thing
            for thing in gc.get_referents(*front)
            if id(thing) not in seen
            and not isinstance(thing, type | type(gc))
            and not callable(thing)
        ]
        seen |= {id(thing): thing for thing in front}
    assert not [thing for thing in seen.values() if isinstance(thing, Round)]
    assert now.deck not in [thing for thing in seen.values() if isinstance(thing, str)]


def test_what_an_observation_says():
    """All that lies open, the own hand and values; of the other counts, known cards and tokens."""
    now = position(
        market="DGSLM", hand="CCL", herd=2, other_hand="PPSS", other_herd=1, known=("C", "PS"),
        won=({"G": 3, "P": 3, 3: (1, 2)}, {"L": 3, "C": 4, 4: (6,)}),
        deck="D", to_move=1, turns=9,
    )  # fmt: skip
    mine, theirs = observe(now, 0), observe(now, 1)
    assert (mine.hand, mine.herd, mine.known, mine.bonus) == ("CCL", 2, "C", ((1, 2), (), ()))
    assert (mine.other.cards, mine.other.known, mine.other.herd) == (4, "SP", 1)
    assert mine.other.goods[5] == (4, 3, 2)
    assert mine.other.bonus == (0, 1, 0)
    assert theirs.other.bonus == (2, 0, 0)
    assert mine.deck == len(now.deck)
    assert mine.bonus_left == (5, 5, 5)
    assert mine.row("L") == (1, 1, 1, 1, 1, 1)
    assert (mine.to_move, mine.starter, mine.turns, mine.over) == (1, 0, 9, False)
    assert len(mine.legal_actions()) == 0
    assert list(theirs.legal_actions()) == list(now.legal_actions())


def test_the_history_is_part_of_it():
    """Handed over, it is kept as given; the public actions hide nothing."""
    now = position()
    assert observe(now, 0, ["+D", "+M"][:0]).history == ()
    told = observe(now, 0, now.legal_actions()[:2])
    assert told.history == tuple(now.legal_actions()[:2])
    assert told != observe(now, 0)
