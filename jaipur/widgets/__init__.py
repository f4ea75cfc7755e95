"""What one plays at in a notebook, made of ipywidgets: the live game table, a board of claims."""

from jaipur.widgets.claims import ClaimBoard
from jaipur.widgets.table import GameTable

__all__ = ["ClaimBoard", "GameTable"]
