"""How values are shown: HTML tables, each with a plain-text twin that says the same.

Importing this teaches `show.html` and `show.text` every type. The functions here make
shown values of parts of a position, or of a value with its players' names:

    box()   market(round)   tokens(round)   hand(round, player)   side(round.sides[0], "Ann")
    odds(observation)
    Position(round, ("Ann", "Greedy"))   score(result, names)   log(match)
    words(action)   happened(name, action, before, after)
"""

from jaipur.tables import matches, questions, rules
from jaipur.tables.actions import happened, words
from jaipur.tables.box import Box, box
from jaipur.tables.drawings import data_uri
from jaipur.tables.hands import Hand, Market, hand, market
from jaipur.tables.logs import Log, log
from jaipur.tables.matches import standing
from jaipur.tables.odds import Odds, odds
from jaipur.tables.parts import COLOURS, Names, player_names
from jaipur.tables.piles import TokenRows, tokens
from jaipur.tables.positions import Position
from jaipur.tables.scores import Score, ended, score
from jaipur.tables.sides import PlayerSide, side

__all__ = [
    "COLOURS",
    "Box",
    "Hand",
    "Log",
    "Market",
    "Names",
    "Odds",
    "PlayerSide",
    "Position",
    "Score",
    "TokenRows",
    "box",
    "data_uri",
    "ended",
    "hand",
    "happened",
    "log",
    "market",
    "matches",
    "odds",
    "player_names",
    "questions",
    "rules",
    "score",
    "side",
    "standing",
    "tokens",
    "words",
]
