"""The English texts, one file for each part of the kit."""

from jaipur.texts.english import (
    cards,
    claims,
    cli,
    frames,
    lessons,
    play,
    position,
    records,
    rules,
    table,
    tables,
    zoo,
)

_PARTS = (
    cards,
    rules,
    play,
    position,
    records,
    tables,
    frames,
    lessons,
    claims,
    zoo,
    table,
    cli,
)
TEXTS = {key: text for part in _PARTS for key, text in part.TEXTS.items()}
