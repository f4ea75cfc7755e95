"""Texts of `records` and `session`."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # steps that a session cannot take
    "session.seats": "{seats} does not say who sits where: use two names of players, "
    "or None for a person.",
    "session.nothing-to-undo": "There is nothing to undo: this is the beginning.",
    "session.nothing-to-redo": "There is nothing to redo: this is the end.",
    "session.no-decision": "There is nothing to undo: {name} has not decided anything yet.",
    "session.no-point": "There is no point {at}: they are numbered from 0 to {end}.",
}
