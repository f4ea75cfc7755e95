"""The replay of a match: `Replay`.

`source` makes a match and who looks back at it from whatever was given; `reel` is that match
with a cursor and what is seen at each point; `view` holds the widgets, and `replay` links both.
"""

from jaipur.widgets.replay.replay import Replay

__all__ = ["Replay"]
