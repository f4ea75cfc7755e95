"""What cannot be played."""

from jaipur.errors import SaysWhy


class ArenaError(SaysWhy, ValueError):
    """A tournament that cannot be played as it was asked for."""
