"""The English texts, one file for each part of the kit."""

from jaipur.texts.english import (
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
    zoo,
)

TEXTS = {
    key: text
    for part in (cards, rules, play, position, records, tables, frames, lessons, table, cli, zoo)
    for key, text in part.TEXTS.items()
}
