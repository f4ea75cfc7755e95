"""The live game table: `GameTable`.

`picks` and `reading` turn picked cards into an action and a sentence, `scene` is what a player
may see at one moment, `faces`, `panels` and `snapshot` draw it, `view` holds the widgets, and
`table` is the controller.
"""

from jaipur.widgets.table.table import GameTable

__all__ = ["GameTable"]
