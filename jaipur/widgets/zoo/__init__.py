"""The bug zoo by hand."""

from jaipur.widgets.zoo.board import ZooBoard

__all__ = ["ZooBoard"]
