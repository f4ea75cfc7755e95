"""The English texts, one file for each part of the kit."""

from jaipur.texts.english import (
    cards,
    cli,
    frames,
    lessons,
    looking_back,
    play,
    position,
    records,
    rules,
    table,
    tables,
)

TEXTS = {
    key: text
    for part in (
        cards,
        rules,
        play,
        position,
        records,
        tables,
        frames,
        lessons,
        looking_back,
        table,
        cli,
    )
    for key, text in part.TEXTS.items()
}
