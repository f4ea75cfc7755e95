"""Matches as text: `jaipur-record/1`, one JSON object a match, files of one match a line.

    dumps(match)          one line, the only one for that match
    loads(text)           the match again, every action replayed
    write(matches, path)  a file of records, whole or not at all
    read(path)            its matches, one after the other
    dumps_observation(seen), loads_observation(text)    what one player knows, likewise
    rows(match), round_rows(match)   plain dictionaries, one a turn, one a round

A record is

    {"format": "jaipur-record/1", "rules": "official", "players": ["ann", "greedy"], "seed": 7,
     "rounds": [{"starter": 0, "deck": "DGM…", "bonus": {"3": […], "4": […], "5": […]},
                 "actions": "+D +M LM>DG -CCC", "result": null}],
     "seals": [0, 0], "winner": null}

`rules`     "official", or an object of the fields of `Rules` that differ
`seed`      the seed of the match, or null if the cards were laid out by hand
`deck`      all 52 shuffled cards, top first: 5 to the starter, 5 to the other, 2 to the market,
            the rest; `bonus` the piles, top first. Without a seed each of the groups is in order
`result`    the fields of `Result`, or null while the round lasts
`winner`    0, 1, "draw", or null while the match lasts

A round that begins in the middle has, in place of starter, deck and bonus, its whole position:

    "start": {"starter": 0, "to_move": 1, "turns": 9, "market": "DGSLM", "deck": "CLP…",
              "tokens": {"D": [5, 5], …}, "bonus": {"3": […], …}, "hands": ["CCL", "PP"],
              "herds": [2, 0], "known": ["C", ""],
              "won": [{"goods": {"D": [7, 7], …}, "bonus": {"3": [2], …}}, …]}

and the seed is null. Lists are by player. Reading takes any spacing and any order of keys, plays
every action again and refuses what does not hold; nothing that a record names is evaluated.
"""

from jaipur.records.errors import RecordError, RecordFileError
from jaipur.records.observations import dumps_observation, loads_observation
from jaipur.records.readers import MOST_BYTES
from jaipur.records.reading import loads, read
from jaipur.records.shape import FORMAT
from jaipur.records.table import round_rows, rows
from jaipur.records.writing import dumps, write

__all__ = [
    "FORMAT",
    "MOST_BYTES",
    "RecordError",
    "RecordFileError",
    "dumps",
    "dumps_observation",
    "loads",
    "loads_observation",
    "read",
    "round_rows",
    "rows",
    "write",
]
