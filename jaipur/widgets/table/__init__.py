"""The live game table: `GameTable`.

`picks` and `reading` turn picked cards into an action and a sentence; `game` is a match with
who sits at it, set up by `seating`, told by `telling`, one of the `matches` that have lain
there; `sight` is what a player may see of it, and `laying` where its cards lie and came to.
`reasons` are a hint and why the other side moved so, `left` what is left; `asides` open and
close them. `faces`, `panels`, `rulecard` and `snapshot` draw all that; `view` holds the widgets,
`fingers` press its cards, `table` links them to the game, and `driving` does so for code.
"""

from jaipur.widgets.table.table import GameTable

__all__ = ["GameTable"]
