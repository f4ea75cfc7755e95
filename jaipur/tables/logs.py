"""The turns of a round or a match in words, the last one marked."""

from collections.abc import Sequence
from dataclasses import dataclass

from jaipur.match import Match, PlayedRound, as_match
from jaipur.show import Shown, html, text
from jaipur.tables.actions import happened
from jaipur.tables.parts import Names, escape, folded, player_names, say, table
from jaipur.tables.scores import Score
from jaipur.texts import ENGLISH, Catalog

#: How many of the last turns are seen at once; earlier ones are folded.
LAST_TURNS = 8


@dataclass(frozen=True, slots=True)
class Log(Shown):
    """What was played, oldest round first. `you` is the number of the player who reads it."""

    rounds: tuple[PlayedRound, ...]
    names: Names | None = None
    you: int | None = None


def log(played: PlayedRound | Match, names: Names | None = None, you: int | None = None) -> Log:
    """The log of a round or of a match, to be shown; raises `TypeError` for what is neither."""
    if isinstance(played, PlayedRound):
        return Log((played,), names, you)
    return Log(as_match(played).rounds, names or played.players, you)


def sentences(played: PlayedRound, names: Names, catalog: Catalog) -> list[str]:
    """What each turn of a round did, one sentence a turn."""
    positions = list(played.positions())
    return [
        happened(names[before.to_move], action, before, after, catalog)
        for action, before, after in zip(played.actions, positions, positions[1:], strict=False)
    ]


def last_turn(played: PlayedRound, names: Names, catalog: Catalog) -> str:
    """What the last turn of a round did, or nothing if none was played."""
    return sentences(played, names, catalog)[-1] if played.actions else ""


@html.register
def _(shown: Log, catalog: Catalog = ENGLISH) -> str:
    names = player_names(shown.names, catalog)
    *before, _ = range(len(shown.rounds))
    earlier = [
        folded(escape(_finished(shown, place, catalog)), _table(shown, place, names, catalog, True))
        for place in before
    ]
    return f"<div>{''.join(earlier)}{_table(shown, len(before), names, catalog, False)}</div>"


def _finished(shown: Log, place: int, catalog: Catalog) -> str:
    """One line for a round that is over."""
    result = shown.rounds[place].now.result()
    sentence = "" if result is None else Score(result, shown.names, shown.you).sentence(catalog)
    return catalog.say("tables.log.finished", number=place + 1, score=sentence)


def _table(shown: Log, place: int, names: Names, catalog: Catalog, whole: bool) -> str:
    """The turns of one round; of the round that is played now the last ones, unless `whole`."""
    played = shown.rounds[place]
    turns = len(played.actions)
    if not turns:
        return f"<p>{say(catalog, 'tables.log.none', number=place + 1)}</p>"
    rows = _rows(played, names, catalog, mark=not whole)
    if whole or turns <= LAST_TURNS:
        return _turns(rows, say(catalog, "tables.log.round", number=place + 1, n=turns), catalog)
    cut = turns - LAST_TURNS
    return folded(
        say(catalog, "tables.log.earlier"),
        _turns(rows[:cut], _part(place, 1, cut, turns, catalog), catalog),
    ) + _turns(rows[cut:], _part(place, cut + 1, turns, turns, catalog), catalog)


def _part(place: int, first: int, last: int, turns: int, catalog: Catalog) -> str:
    return say(catalog, "tables.log.part", number=place + 1, first=first, last=last, n=turns)


def _rows(
    played: PlayedRound, names: Names, catalog: Catalog, mark: bool
) -> list[tuple[str, str, str]]:
    """A row for each turn: its number, what happened, the notation; the last in bold."""
    first = played.start.turns + 1
    rows = [
        (str(turn), escape(sentence), f"<code>{escape(action)}</code>")
        for turn, (action, sentence) in enumerate(
            zip(played.actions, sentences(played, names, catalog), strict=True), first
        )
    ]
    if mark:
        turn, sentence, notation = rows[-1]
        rows[-1] = say(catalog, "tables.log.last", turn=turn), f"<b>{sentence}</b>", notation
    return rows


def _turns(rows: Sequence[Sequence[str]], caption: str, catalog: Catalog) -> str:
    columns = [say(catalog, f"tables.log.{column}") for column in ("turn", "what", "written")]
    return table(caption, columns, rows)


@text.register
def _(shown: Log, catalog: Catalog = ENGLISH) -> str:
    *before, last = range(len(shown.rounds))
    parts = [_finished(shown, place, catalog) for place in before]
    played = shown.rounds[last]
    if played.actions:
        parts.append(
            catalog.say(
                "tables.log.text",
                number=last + 1,
                n=len(played.actions),
                actions=" ".join(map(str, played.actions)),
                what=last_turn(played, player_names(shown.names, catalog), catalog),
            )
        )
    else:
        parts.append(catalog.say("tables.log.none", number=last + 1))
    return " ".join(parts)
