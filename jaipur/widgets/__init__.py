"""What one plays at in a notebook, made of ipywidgets: the table, the claims, the bug zoo."""

from jaipur.widgets.claims import ClaimBoard
from jaipur.widgets.order import explain_missing_names
from jaipur.widgets.table import GameTable
from jaipur.widgets.zoo import ZooBoard

__all__ = ["ClaimBoard", "GameTable", "ZooBoard"]

explain_missing_names()
