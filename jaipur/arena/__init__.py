"""The arena: players against each other on the same deals, with the seats swapped.

    outcomes = tournament(["greedy", "seller"], pairs=20, seed=1)    # a list of `Outcome`
    games = frame(outcomes)       # a row for each player of each match, as a pandas DataFrame
    winrates(games)               # who beats whom, with 95 % intervals by bootstrap over pairs
    ratings(games, "greedy")      # Bradley-Terry, on an Elo scale, that player being 0

Every match is a record. What is drawn depends on the seed alone, so records are the same
whatever runs them: this process, several, or a Dask cluster.

A player is handed what it may know and nothing else. One from a file, `"mine.py:Mine"`, runs in a
process of its own, where there is nothing else to be found. One that is given as an object runs in
the process that plays the match, and could find the round there if it set out to. The deals follow
from the seed, and whoever guesses it knows them: among players that you do not trust, use a seed
of many digits, `secrets.randbelow(10**18)` for instance. Processor time is that of a player's own
process, or in a pool of threads its own thread; what it has other processes do is not counted.
"""

from jaipur.arena.entrants import Entrant, EntrantError
from jaipur.arena.errors import ArenaError
from jaipur.arena.fixtures import Fixture, pairings
from jaipur.arena.frames import frame, winrates
from jaipur.arena.playing import Outcome, play
from jaipur.arena.rating import RatingError, ratings
from jaipur.arena.running import run, tournament

__all__ = [
    "ArenaError",
    "Entrant",
    "EntrantError",
    "Fixture",
    "Outcome",
    "RatingError",
    "frame",
    "pairings",
    "play",
    "ratings",
    "run",
    "tournament",
    "winrates",
]
