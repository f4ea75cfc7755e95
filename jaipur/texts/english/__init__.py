"""The English texts, one file for each part of the kit."""

from jaipur.texts.english import (
    agents,
    arena,
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
    agents,
    position,
    records,
    tables,
    frames,
    lessons,
    claims,
    zoo,
    table,
    arena,
    cli,
)
TEXTS = {key: text for part in _PARTS for key, text in part.TEXTS.items()}
