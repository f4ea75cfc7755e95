"""Texts of the arena: who can play, what a forfeit is for, what a tournament needs."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # who cannot play
    "arena.no-agent": "{what} is no player: use a name ({names}), or an object or function "
    "that chooses.",
    "arena.no-file": "There is no file {file}.",
    "arena.which-class": "{file} is a file: name the class or function in it too, as in "
    "{file}:Mine.",
    "arena.no-identifier": "{name} is no name of a class or function in {file}: a player from a "
    "file takes no options.",
    "arena.no-start": "{file} could not be run: its player was not there after {most} seconds.",
    "arena.sees": "{name} has a method choose_seeing, which is handed the whole round: "
    "only a player whose name begins with {begin} may have it.",
    "arena.cheats": "Players that see all of a round: {names}.",
    "arena.no-import": "{file} could not be run: {error}.",
    "arena.no-class": "{file} has no {name}: it has {names}.",
    "arena.no-classes": "{file} has no {name}, and no class at all.",
    "arena.name": "The name {name} fits in no record: use at most {most} characters of one line.",
    # why a match is forfeited
    "arena.raised": "It raised {error}.",
    "arena.ended": "Its process ended, or answered what is no answer.",
    "arena.slow": "It took more than {most} seconds for a move.",
    "arena.changed": "It changed the observation that it was given.",
    "arena.no-action": "It answered {given}, which is no action. {why}",
    "arena.illegal": "It answered {given}. {why}",
    # what a tournament needs
    "arena.pairs": "{given} is no number of pairs: use a whole number from 1 to {most}.",
    "arena.move-seconds": "{given} is no limit for a move: use a number of seconds above 0, "
    "{most} at most, or None.",
    "arena.seeds": "Seeds {seed} and up do not reach for {pairs} pairs: the last is {most}.",
    "arena.players-list": "{given} is no list of players: use a list of names or players.",
    "arena.argument": "{name} cannot be {given}: {right}.",
    "arena.argument.executor": "use an executor, or what makes one",
    "arena.argument.keep": "use the name of a file",
    "arena.argument.progress": "use a function of the outcomes and their number",
    "arena.games": "{given} is no table of games: use frame(tournament(...)).",
    "arena.no-games": "No match was played, so there is nothing to count.",
    "arena.outcome": "{given} is no outcome of a match: use what tournament(...) returns.",
    "arena.rates": "{given} is no table for this plot: use {right}.",
    "arena.no-player": "{name} did not play: {names} did.",
    "arena.resamples": "{given} is no number of resamples: use a whole number from 1 to {most}.",
    "arena.players": {
        "one": "One player alone cannot meet anybody: name two or more.",
        "other": "Nobody is named: name two players or more.",
    },
    "arena.twice": "{name} is named twice: every player needs a name of its own.",
    "arena.closed": "The executor takes no more matches: {error}.",
    "arena.unsendable": "A player cannot be sent to another process: {error}. Use a class or a "
    "function at the top of a module, a file as in mine.py:Mine, or threads.",
    "arena.lost": "Match {number} was lost several times with what was running it: {error}.",
    "arena.unusable": "{file} cannot be used for finished matches: {what}.",
    "arena.bad-record": "Line {line} of {file} holds a record that is not right: {why}",
    "arena.bad-line": "Line {line} of {file} is no finished match of an arena: "
    "use another folder, or remove that line.",
    "arena.again": "Line {line} of {file} holds match {number} again: remove one of its lines.",
    "arena.not-utf-8": "it is no text in UTF-8",
    "arena.other-tournament": "Line {line} of {file} is of another tournament, with the {what} "
    "{then} and not {now}: use another folder, or what it was begun with.",
    "arena.other-number": "Line {line} of {file} is match {number} of another tournament, with "
    "more pairs or players: use another folder, or what it was begun with.",
    "arena.other.players": "players",
    "arena.other.seed": "seed",
    "arena.other.pair": "pair",
    "arena.other.rules": "rules",
    "arena.edited": "Line {line} of {file} was played by another version of {name}: use another "
    "folder, or remove the file to play all again.",
    "arena.other-limit": "Line {line} of {file} was played with another limit for a move "
    "({then}, not {now}): use another folder, or the same limit.",
    "arena.no-scipy": 'Ratings need SciPy: pip install "jaipur-kit[arena]".',
    "arena.no-plots": 'Plots need Matplotlib: pip install "jaipur-kit[arena]".',
    "arena.no-pinned": "{name} did not play, so no ratings can be counted from it: {names} did.",
    # plots
    "arena.plot.points": "Share of points, in %, with 95 % intervals",
    "arena.plot.winrates": "{agent} against the others",
    "arena.plot.elo": "Rating (Elo scale), with 95 % intervals",
    "arena.plot.ratings": "Bradley-Terry ratings",
    "arena.plot.point": "{name} {middle} ({low} to {high})",
    "arena.plot.words": "{title}, with 95 % intervals: {points}.",
}
