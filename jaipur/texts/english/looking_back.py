"""Texts of a look back: what turns cost, and the replay of a match."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # what turns cost
    "lookback.measure": "The cost of a turn, in rupees: what greedy holds the best action to be "
    "worth, less what it holds the one played to be worth. It looks one turn ahead and sees no "
    "hidden card; it is a measure, not the truth.",
    "lookback.caption": {
        "one": "{name}: the turn that cost most",
        "other": "{name}: the {n} turns that cost most",
    },
    "lookback.summary": {
        "one": "{name}: {n} turn, which cost {cost}.",
        "other": "{name}: {n} turns, which cost {cost} together, {each} a turn.",
    },
    "lookback.no-cost": {
        "one": "{name}: {n} turn, and it cost nothing.",
        "other": "{name}: {n} turns, and none of them cost anything.",
    },
    "lookback.nothing": "{name}: no turn has been played yet, so there is nothing to look back at.",
    "lookback.column.round": "Round",
    "lookback.column.turn": "Turn",
    "lookback.column.did": "Played",
    "lookback.column.best": "Greedy would",
    "lookback.column.cost": "Cost",
    "lookback.said": "Cost {cost}: {did}. {did_why} Greedy would {best} ({action}): {best_why}",
    "lookback.said.none": "Cost 0: by greedy's measure no action was worth more.",
    "lookback.line": "Round {round}, turn {turn}, cost {cost}: {did}. {did_why} "
    "Greedy would {best}: {best_why}",
    "lookback.wrong": "{what} is nothing to look back at: use a Match, a Session or a record.",
    # the replay: where it stands
    "replay.turn": "Round {round} of {rounds}, after turn {turn} of {n}.",
    "replay.begin": "Round {round} of {rounds}, before the first turn.",
    "replay.covered": "{where} This round is still being played, so it is seen from your seat "
    "alone.",
    # its controls
    "replay.points": "Turn",
    "replay.points.tip": "to any turn; the arrow keys go through the match turn by turn",
    "replay.point.deal": "Round {round}, the deal",
    "replay.point": "{round}.{turn} {told}",
    "replay.first": "First",
    "replay.first.tip": "to the first deal",
    "replay.back": "Back",
    "replay.back.tip": "one turn back",
    "replay.forward": "Forward",
    "replay.forward.tip": "one turn on",
    "replay.last": "Last",
    "replay.last.tip": "to the end of what was played",
    "replay.costly": "Next costly turn",
    "replay.costly.tip": "to the next of the turns that cost most; after the last the first again",
    "replay.round": "Round {n}",
    "replay.rounds": "Go to",
    "replay.rounds.tip": "to the beginning of a round",
    "replay.open": "both hands open",
    "replay.views": "Seen by",
    "replay.views.tip": "whose cards are seen",
    "replay.play-on": "Play on from here",
    "replay.play-on.tip": "a table below that goes on from this position; this match stays",
    "replay.again": "Decide this turn again",
    "replay.again.tip": "a table below with the position before this turn; this match stays",
    "replay.disconnected": "No answer? The kernel was restarted: run this cell again "
    "(Shift+Enter).",
    # why it does not move
    "replay.no.point": "There is no point {at}: this match has points 0 to {end}.",
    "replay.no.round": {
        "one": "There is no round {number}: this match has 1 round.",
        "other": "There is no round {number}: this match has rounds 1 to {n}.",
    },
    "replay.no.back": "This is the beginning of the match.",
    "replay.no.forward": "This is the end of what was played.",
    "replay.no.view": 'There is no view {view}: use 0, 1 or "open".',
    "replay.no.again": "This is no turn of yours: go to one of your own turns first.",
    "replay.trouble": "Something went wrong: {error}. The match is as it was.",
    # what is no replay
    "replay.wrong": "{what} is no match: use a GameTable, a Match, a Session, a record or the "
    "name of a file of records.",
    "replay.secret": "The round at the table still lasts, so it is seen from seat {seat} alone.",
    "replay.no-file": "{what} is no record, which begins with {{, and no file that can be read.",
}
