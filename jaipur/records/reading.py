"""From text to a match: everything is dealt and played again, and must come out as written."""

import os
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from typing import BinaryIO

from jaipur.cards import KINDS, Cards
from jaipur.errors import WrongType, brief
from jaipur.match import DRAW, Match, PlayedRound
from jaipur.position import check_round
from jaipur.records.errors import (
    HOLDS_KIND,
    RecordError,
    RecordFileError,
    bad_format,
    does_not_hold,
)
from jaipur.records.readers import MOST_BYTES, as_json, as_text
from jaipur.records.shape import Opening, RecordShape, RoundShape, shape
from jaipur.round import SHUFFLED, IllegalAction, Round, lay_out, shuffle
from jaipur.rules import BONUS_PILES
from jaipur.scoring import Result
from jaipur.texts import ENGLISH


def loads(text: str | bytes) -> Match:
    """The match of a record, given as text or as bytes of UTF-8. Raises `RecordError`.

    The mark that some editors set at the beginning of a text in UTF-8 is passed over.
    """
    return _replayed(shape(as_text(text)))


def read(path: str | PathLike[str]) -> Iterator[Match]:
    """The matches of a file, one a line, read as they are asked for; blank lines are passed over.

    Raises `RecordFileError`, an `OSError`, at once where there is no such file, and at a line
    that is wrong, or at the end of a file without any record, `RecordError`. What is no path
    raises `TypeError`.
    """
    file = _opened(path)

    def matches() -> Iterator[Match]:
        found = False
        with file:
            # No more than one record is ever held, also of a file without an end of line.
            lines = iter(lambda: file.readline(MOST_BYTES + 2), b"")
            for number, line in enumerate(lines, 1):
                if not line.removeprefix(BOM_UTF8).strip() and len(line) <= MOST_BYTES:
                    continue
                with _placed(line=number):
                    match = loads(line)
                found = True
                yield match
        if not found:
            raise bad_format("no-record")

    return matches()


def _opened(path: object) -> BinaryIO:
    """The file of that name, open for reading."""
    if not isinstance(path, str | PathLike):
        raise WrongType(ENGLISH.say("records.no-path", path=brief(path)))
    name = os.fspath(path)
    try:
        return open(name, "rb")  # noqa: PTH123 (`Path("")` is the folder one is in)
    except (OSError, ValueError) as error:  # no name that a file could have
        number, why = getattr(error, "errno", None), getattr(error, "strerror", None)
        raise RecordFileError(number, why or str(error), name) from None


@contextmanager
def _placed(**where: int) -> Iterator[None]:
    """Tells an error that passes where it comes from."""
    try:
        yield
    except RecordError as error:
        for name, number in where.items():
            setattr(error, name, number)
        raise


# Playing it again


def _replayed(record: RecordShape) -> Match:
    match: Match | None = None
    for number, written in enumerate(record.rounds):
        with _placed(round=number + 1):
            played = _played(record, written, number, match)
        earlier = () if match is None else match.rounds
        match = Match(record.players, record.seed, (*earlier, played))
    assert match is not None  # a record has a round
    if record.seals != match.seals:
        raise _other("seals", record.seals, match.seals, "match.two-seals")
    if record.winner != match.winner:
        drawn = match.winner == DRAW
        rule = "match.no-turn-limit" if drawn else "match.two-seals"
        raise _other("winner", record.winner, match.winner, rule)
    return match


def _played(
    record: RecordShape, written: RoundShape, number: int, before: Match | None
) -> PlayedRound:
    if before is not None:
        _check_next(before, written.start.starter)
    start = written.start
    if isinstance(start, Opening):
        start = _dealt(record, start, number)
    elif wrong := check_round(start):
        raise RecordError(HOLDS_KIND, wrong[0])
    try:
        return _play(start, written)
    except RecordError:
        if isinstance(written.start, Opening) and _holds_for_other(record, written, number):
            who = start.starter
            raise _other("starter", who, 1 - who, "setup.starter") from None
        raise


def _holds_for_other(record: RecordShape, written: RoundShape, number: int) -> bool:
    """Whether the first round would hold if the other player had started it.

    Who starts is free there, so that a wrong starter shows only in what follows from it.
    """
    if number or not isinstance(written.start, Opening):
        return False
    other = written.start._replace(starter=1 - written.start.starter)
    try:
        _play(_dealt(record, other, number), written)
    except RecordError:
        return False
    return True


def _play(start: Round, written: RoundShape) -> PlayedRound:
    """The round with its actions played and its result compared."""
    now = start
    for action in written.actions:
        try:
            now = now.play(action)
        except IllegalAction as error:
            refused = error.refusal
            raise does_not_hold(
                "illegal",
                rule=refused.rule,
                turn=now.turns + 1,
                action=action,
                why=refused.message(),
            ) from None
    _check_result(now, written.result)
    return PlayedRound(start, written.actions, now)


def _check_next(before: Match, starter: int) -> None:
    """Raise `RecordError` unless the match goes on after `before`, with this starter."""
    result = before.round.result()
    if result is None:
        raise does_not_hold("next-of-live")
    if before.over:
        drawn = before.winner == DRAW
        rule = "match.no-turn-limit" if drawn else "match.two-seals"
        raise does_not_hold("next-of-over", rule=rule)
    right = before.next_starter()
    if starter != right:
        rule = "match.loser-starts" if result.seal is not None else "count.full-tie"
        raise _other("starter", starter, right, rule)


def _dealt(record: RecordShape, opening: Opening, number: int) -> Round:
    """The first position of a round, if the box holds those cards and the seed gives them."""
    if record.seed is None:
        _check_box(record, opening)
    else:
        deck, bonus = shuffle(record.seed, record.rules, number)
        for name, ours, theirs in (("deck", deck, opening.deck), ("bonus", bonus, opening.bonus)):
            if ours != theirs:
                raise does_not_hold("seed", seed=record.seed, part=name)
    return lay_out(opening.deck, opening.bonus, opening.starter, record.rules)


def _check_box(record: RecordShape, opening: Opening) -> None:
    """Raise `RecordError` unless the cards and bonus tokens are those of the box."""
    have, right = Counter(opening.deck), Counter(SHUFFLED)
    if have != right:
        raise does_not_hold(
            "deck", rule="box.cards", more=_group(have - right), missing=_group(right - have)
        )
    for size, pile, tokens in zip(
        BONUS_PILES, opening.bonus, record.rules.bonus_tokens, strict=True
    ):
        if tuple(sorted(pile)) != tokens:
            raise does_not_hold("bonus", rule="box.bonus", pile=size, right=as_json(tokens))


def _group(counted: Counter[str]) -> Cards:
    return "".join(kind * counted[kind] for kind in KINDS)


#: The rule that each part of a result follows from.
_RULE_OF = {
    "rupees": "sell.tokens",
    "camel": "count.camel-token",
    "bonus_tokens": "bonus.by-cards",
    "goods_tokens": "sell.tokens",
    "seal": "count.seal",
    "decided_by": "count.ties",
}
_RULE_OF_ENDING = {
    "goods": "end.three-rows",
    "deck": "end.deck-short",
    "cap": "match.no-turn-limit",
}


def _check_result(now: Round, written: Result | None) -> None:
    right = now.result()
    if right is None and written is not None:
        raise does_not_hold("result-of-live", turn=now.turns)
    if right is None:
        return
    ending = _RULE_OF_ENDING[right.ended_by]
    if written is None:
        raise does_not_hold("no-result", rule=ending, turn=now.turns)
    for name, rule in (_RULE_OF | {"ended_by": ending}).items():
        if getattr(written, name) != getattr(right, name):
            raise _other(f"result.{name}", getattr(written, name), getattr(right, name), rule)


def _other(field: str, written: object, right: object, rule: str) -> RecordError:
    return does_not_hold(
        "other", rule=rule, field=field, value=as_json(written), right=as_json(right)
    )
