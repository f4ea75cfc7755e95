"""`maker`: a quick way to make the frozen values that a game makes by the million."""

from collections.abc import Callable
from dataclasses import make_dataclass
from typing import Any


def maker(value: type[Any]) -> Callable[..., Any]:
    """A way to make a frozen value, with all its fields in order, in a third of the time.

    The constructor of a frozen dataclass has to go around its own ban on setting fields, one
    slow call for each. So a twin of the class is made that has the same slots and is not frozen;
    its constructor sets the fields plainly, and its last act is to give the new object the class
    `value`. What comes out is a `value` like any other: equality, hash, repr and the ban on
    setting fields are those of the real class. What is given up: a `__post_init__` of `value`
    would not run, nor would its defaults hold, so that every field has to be given.
    """

    def become(twin: Any) -> None:
        twin.__class__ = value

    made = {"__post_init__": become}
    return make_dataclass(
        "Twin", value.__slots__, bases=value.__bases__, namespace=made, slots=True
    )
