"""What one plays at in a notebook, made of ipywidgets: the live game table, the replay."""

from jaipur.widgets.replay import Replay
from jaipur.widgets.table import GameTable

__all__ = ["GameTable", "Replay"]
