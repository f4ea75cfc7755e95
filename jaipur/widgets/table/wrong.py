"""What a table cannot be made from, as one sentence."""

from jaipur.errors import SaysWhy


class TableError(SaysWhy, ValueError):
    """Arguments of a table that contradict each other, or a value there is not."""


class TableTypeError(SaysWhy, TypeError):
    """An argument of a table that is of another kind than it takes."""
