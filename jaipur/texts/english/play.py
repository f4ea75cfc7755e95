"""Sentences about seeds, positions, matches, and cells run out of order."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    "seed.wrong": "{seed} is no seed: use a whole number from 0 to 9223372036854775807.",
    "number.wrong": "{number} is no number of a round: use a whole number from 0.",
    "unknown.near": "Did you mean {ids}?",
    "value.huge": "<number of thousands of digits>",
    "rules.type": "{rules} is no rules: use OFFICIAL or Rules(...).",
    "round.type": "{value} is no position: use deal(7) or position(...).",
    "good.unknown": "{good} is no good with tokens. The letters are {letters}.",
    "history.type": "A history is the actions of a round, such as match.rounds[-1].actions, "
    "and not {history}.",
    "show.type": "{value} is nothing of the game, so html and text cannot show it.",
    "match.type": "{value} is no match: use Match.begin(7) or Match.from_position(...).",
    "match.players": "players is a pair of names, such as ('Ann', 'Ben'), and not {players}.",
    "player.wrong": "{player} is no player: use 0 or 1.",
    "legal.type": "{index} is no number of a legal action: they are counted from 0.",
    "legal.range": {
        "one": "There is no legal action {index}: there is 1, number 0.",
        "other": "There is no legal action {index}: there are {n}, counted from 0.",
    },
    "match.round-live": "The round is still going on: the next one is dealt when it is over.",
    "match.over": "The match is over: begin a new one.",
    "match.no-seed": "This match began from a position and has no seed, "
    "so no next round can be dealt from it.",
    "odds.cards": "{given} is no number of cards to refill: use a whole number from 0 to {most}.",
    "odds.good": "{given} is no good: use one letter of D, G, S, C, P and L.",
    "odds.least": "{given} is no number of cards: use a whole number from 0 up.",
    "odds.pile": "{given} is no pile of bonus tokens: use 3, 4 or 5.",
    "observation.type": "{value} is no observation: use observe(round, player).",
    "saving.type": '{given} is no name of a file: use one such as "mine.json".',
    "saving.not": "{file} cannot be written: {what}.",
    "saving.no-file": "there is something here that is no file",
    "random.type": "{value} is no random stream: use random.Random(1), say.",
    "world.none": "No round fits this: {n} cards are unseen, which cannot be the {deck} of the "
    "deck and {unknown} goods of the other hand.",
    "notebook.missing-name": "“{name}” is not there yet: run the cells above first "
    "(menu Run, Run All Above Selected Cell), or check how it is spelled.",
    "notebook.missing-module": "“{name}” is not installed here. If this is a notebook of the "
    "kit, its top says what brings it.",
}
