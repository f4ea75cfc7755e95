"""The English texts, one file for each part of the kit."""

from jaipur.texts.english import (
    adapters,
    agents,
    arena,
    cards,
    claims,
    cli,
    compiled,
    frames,
    lessons,
    looking_back,
    play,
    position,
    questions,
    records,
    rules,
    table,
    tables,
    zoo,
)

_PARTS = (
    cards,
    rules,
    questions,
    play,
    agents,
    position,
    records,
    tables,
    frames,
    compiled,
    lessons,
    looking_back,
    claims,
    zoo,
    table,
    arena,
    adapters,
    cli,
)
TEXTS = {key: text for part in _PARTS for key, text in part.TEXTS.items()}
