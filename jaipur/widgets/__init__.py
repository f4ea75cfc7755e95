"""What one plays at in a notebook, made of ipywidgets, a folder or file for each board."""

from jaipur.widgets.claims import ClaimBoard
from jaipur.widgets.order import explain_missing_names
from jaipur.widgets.progress import Progress
from jaipur.widgets.replay import Replay
from jaipur.widgets.table import GameTable
from jaipur.widgets.zoo import ZooBoard

__all__ = ["ClaimBoard", "GameTable", "Progress", "Replay", "ZooBoard"]

explain_missing_names()
