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
    "lookback.said": "Cost {cost}. Greedy would {best} ({action}). {why}",
    "lookback.column.turn": "Turn",
    "lookback.said.none": "Cost 0: by greedy's measure no action was worth more.",
    "lookback.column.did": "Played",
    "lookback.column.best": "Greedy would",
    "lookback.column.cost": "Cost",
    "lookback.column.why": "Why",
    "lookback.why": "Greedy's: {best} Played: {played}",
    "lookback.line": "Round {round}, turn {turn}, cost {cost}: played {did}; "
    "greedy would {best}. {why}",
    "lookback.wrong": "{what} is nothing to look back at: use a Match, a Session or a record.",
}
