"""What one plays at in a notebook, made of ipywidgets: the live game table, and the progress."""

from jaipur.widgets.progress import Progress
from jaipur.widgets.table import GameTable

__all__ = ["GameTable", "Progress"]
