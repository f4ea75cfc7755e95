"""Texts of `records` and `session`."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # steps that a session cannot take
    "session.seats": "{seats} does not say who sits where: use two names of players, "
    "or None for a person.",
    "session.nothing-to-undo": "There is nothing to undo: this is the beginning.",
    "session.nothing-to-redo": "There is nothing to redo: this is the end.",
    "session.no-decision": "There is nothing to undo: {name} has not decided anything yet.",
    "session.no-point": "There is no point {at}: they are numbered from 0 to {end}.",
    # where a record is wrong
    "records.line": "line {n}",
    "records.round": "round {n}",
    "records.turn": "turn {n}",
    "records.at": "In {place}: {what}",
    # a text that is no record
    "records.not-text": "A record is text, not {what}.",
    "records.unreadable": "{file} cannot be read: {what}.",
    "records.no-name": "A file of records needs a name, and '' is none.",
    "records.no-path": "The name of a file is a text or a path, and not {path}.",
    "records.not-utf-8": "Byte {place} is not UTF-8 text, as a record must be.",
    "records.empty": "The text is empty where a record should be.",
    "records.no-record": "The file is empty: it must have one record a line.",
    "records.too-long": "The record is too long: at most {most} bytes can be read.",
    "records.not-json": "This is no whole record: it cannot be read from character {place} on. "
    "Copy all of it, from the first bracket to the last.",
    "records.more-text": "The record is complete before character {place}, "
    "but more text follows: one line is one record.",
    "records.nesting": "The record is nested too deeply to be read.",
    "records.twice": "The field {field} is there twice.",
    "records.huge": "The number {number} is too large for any field.",
    "records.fraction": "The number {number} is not whole, as every number of a record must be.",
    "records.version": 'The format is {version}; only "{right}" can be read.',
    "records.lacks": 'The field "{field}" is missing.',
    "records.unknown-field": "There is no field {field} in a record.",
    "records.wrong": 'The field "{field}" is {value}; it must be {right}.',
    "records.whole": "The record is {value}; it must be an object.",
    "records.no-round": "The record has no round; it must have one at least.",
    "records.start-and-seed": "A round that begins from a position has no seed: "
    "the seed must be null, not {seed}.",
    # what a field must be
    "records.an-object": "an object",
    "records.a-pair": "a list of two, one for each player",
    "records.a-list": "a list of at most {most}",
    "records.a-number": "a whole number from {least} to {most}",
    "records.one-of": "one of {choices}",
    "records.cards": "a text of the letters {letters}",
    "records.a-text": "a text",
    "records.a-name": "a text of at most {most} characters, without control characters",
    "records.rules": '"official" or an object of the rules that differ',
    "records.some-object": "an object",
    "records.some-list": "a list of {n}",
    "records.empty-list": "an empty list",
    # a record that does not hold
    "records.other": 'The field "{field}" is {value}; it should be {right}.',
    "records.history": {
        "one": "The history has 1 action, of {turns} turns played.",
        "other": "The history has {n} actions, of {turns} turns played.",
    },
    "records.not-observed": "No round looks like this: the bonus tokens left, won and unseen are "
    "not those of the box.",
    "records.observed": "No round looks like this. {problem}",
    "records.illegal": "{action} is not allowed. {why}",
    "records.seed": 'Seed {seed} does not give the "{part}" of this round.',
    "records.deck": "The deck is not that of the box: too many are {more:cards}, "
    "missing are {missing:cards}.",
    "records.bonus": "The bonus tokens for {pile} cards must be {right}, in any order.",
    "records.next-of-live": "The round before this one is still going on, "
    "so this one cannot have begun.",
    "records.next-of-over": "The match was over before this round.",
    "records.result-of-live": "The round is still going on after the last action, "
    "so its result must be null.",
    "records.no-result": "The round is over after the last action, so its result cannot be null.",
    "records.start-over": "A round cannot begin from a position in which it is over.",
}
