"""What one plays at in a notebook, made of ipywidgets: the live game table."""

from jaipur.widgets.order import explain_missing_names
from jaipur.widgets.table import GameTable

__all__ = ["GameTable"]

explain_missing_names()
