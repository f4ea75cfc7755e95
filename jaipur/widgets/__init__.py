"""What one plays at in a notebook, made of ipywidgets: the live game table, the bug zoo."""

from jaipur.widgets.table import GameTable
from jaipur.widgets.zoo import ZooBoard

__all__ = ["GameTable", "ZooBoard"]
