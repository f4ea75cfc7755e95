"""The English texts, one file for each part of the kit."""

from jaipur.texts.english import (
    arena,
    cards,
    cli,
    frames,
    lessons,
    play,
    position,
    records,
    rules,
    table,
    tables,
)

TEXTS = {
    key: text
    for part in (cards, rules, play, position, records, tables, frames, lessons, table, arena, cli)
    for key, text in part.TEXTS.items()
}
