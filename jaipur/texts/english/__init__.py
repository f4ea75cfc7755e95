"""The English texts, one file for each part of the kit."""

from jaipur.texts.english import (
    cards,
    cli,
    frames,
    lessons,
    play,
    position,
    questions,
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
        questions,
        play,
        position,
        records,
        tables,
        frames,
        lessons,
        table,
        cli,
    )
    for key, text in part.TEXTS.items()
}
