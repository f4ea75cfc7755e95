"""What one plays at in a notebook, made of ipywidgets: table, claims, bug zoo and progress."""

from jaipur.widgets.claims import ClaimBoard
from jaipur.widgets.progress import Progress
from jaipur.widgets.table import GameTable
from jaipur.widgets.zoo import ZooBoard

__all__ = ["ClaimBoard", "GameTable", "Progress", "ZooBoard"]
