"""Sentences about seeds, players, positions and matches."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    "seed.wrong": "{seed} is no seed: use a whole number from 0 to 9223372036854775807.",
    "player.wrong": "{player} is no player: use 0 or 1.",
    "match.round-live": "The round is still going on: the next one is dealt when it is over.",
    "match.over": "The match is over: begin a new one.",
    "match.no-seed": "This match began from a position and has no seed, "
    "so no next round can be dealt from it.",
    "agent.unknown": "There is no player {name}: choose {names}.",
}
