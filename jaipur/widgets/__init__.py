"""What one plays at in a notebook, made of ipywidgets: the live game table."""

from jaipur.widgets.table import GameTable

__all__ = ["GameTable"]
