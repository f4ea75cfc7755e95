"""Who meets whom on which deals: pairs of matches with the seats swapped."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from jaipur.arena.entrants import Entrant
from jaipur.rules import OFFICIAL, Rules

#: No match of the arena hangs: a round of so many turns ends undecided.
TURN_CAP = 500


@dataclass(frozen=True, slots=True)
class Fixture:
    """One match to be played.

    number   its place in the tournament, from 0
    pair     the pair it belongs to, from 0: two matches on the same deals, seats swapped
    seed     the deals        players  who sits in seats 0 and 1
    rules    the rules, with a turn cap
    single_round  whether it ends with its first round, however that came out
    """

    number: int
    pair: int
    seed: int
    players: tuple[Entrant, Entrant]
    rules: Rules
    single_round: bool = False

    @property
    def names(self) -> tuple[str, str]:
        """The names of the players, by seat; two of one name are told apart."""
        first, second = (player.name for player in self.players)
        return (first, second) if first != second else (f"{first} (1)", f"{second} (2)")

    @property
    def digests(self) -> tuple[str, str]:
        """Which versions of their files play, by seat."""
        first, second = (player.digest for player in self.players)
        return first, second


def arena_rules(*, single_rounds: bool = False, rules: Rules = OFFICIAL) -> Rules:
    """Rules with the arena's turn cap; a single round is a match to one seal."""
    cap = rules.turn_cap if rules.turn_cap is not None else TURN_CAP
    seals = 1 if single_rounds else rules.seals_to_win
    return replace(rules, turn_cap=cap, seals_to_win=seals)


def pairings(
    players: Sequence[Entrant],
    pairs: int,
    seed: int,
    rules: Rules,
    *,
    single_rounds: bool = False,
) -> Iterator[Fixture]:
    """A round robin: each two players meet in so many pairs, all on the same deals.

    The deals of pair k have seed `seed + k`, whoever meets, so that luck is the same for all.
    """
    number = pair = 0
    for first, second in combinations(players, 2):
        for k in range(pairs):
            for seats in ((first, second), (second, first)):
                yield Fixture(number, pair, seed + k, seats, rules, single_rounds)
                number += 1
            pair += 1
