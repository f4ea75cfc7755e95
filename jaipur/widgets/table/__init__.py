"""The live game table: `GameTable`.

`picks` and `reading` turn picked cards into an action and a sentence; `game` is a match with
who sits at it, set up by `seating`, told by `telling`; `sight` is what a player may see of it;
`faces`, `panels`, `rulecard` and `snapshot` draw that; `view` holds the widgets, `fingers`
press its cards, and `table` links them to the game.
"""

from jaipur.widgets.table.table import GameTable

__all__ = ["GameTable"]
