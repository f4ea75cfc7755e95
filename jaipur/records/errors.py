"""What is wrong with a record, and where."""

from jaipur.errors import SaysWhy
from jaipur.texts import ENGLISH

FORMAT_KIND = "format"
HOLDS_KIND = "holds"


class RecordError(SaysWhy, ValueError):
    """A record that cannot be read, or that reads but does not hold.

    kind    "format": the text is no record; "holds": it is one, and what it claims is not so
    line    the line of the file          round   the round of the match
    turn    the turn of the round         rule    the id of the rule that was broken

    All but `kind` may be None. Lines, rounds and turns count from 1, as they are shown
    everywhere. The message is one sentence with all of them.
    """

    def __init__(
        self,
        kind: str,
        sentence: str,
        *,
        line: int | None = None,
        round: int | None = None,
        turn: int | None = None,
        rule: str | None = None,
    ) -> None:
        super().__init__(kind, sentence)
        self.kind = kind
        self.sentence = sentence
        self.line = line
        self.round = round
        self.turn = turn
        self.rule = rule

    def __str__(self) -> str:
        numbers = {"line": self.line, "round": self.round, "turn": self.turn}
        named = [ENGLISH.say(f"records.{k}", n=n) for k, n in numbers.items() if n is not None]
        place = ENGLISH.say("list.comma").join(named)
        what = (
            ENGLISH.say("records.at", place=place, what=self.sentence) if named else self.sentence
        )
        return f"{what} [{self.rule}]" if self.rule else what


class RecordFileError(SaysWhy, OSError):
    """A file of records that is not there, or cannot be read; has what an `OSError` has."""

    def __str__(self) -> str:
        if not self.filename:
            return ENGLISH.say("records.no-name")
        return ENGLISH.say("records.unreadable", file=repr(self.filename), what=self.strerror)


def bad_format(text: str, /, **facts: object) -> RecordError:
    """The error for a text that is no record, with the sentence `records.{text}`."""
    return RecordError(FORMAT_KIND, ENGLISH.say(f"records.{text}", **facts))


def does_not_hold(
    text: str, /, *, rule: str | None = None, turn: int | None = None, **facts: object
) -> RecordError:
    """The error for a record that does not hold, with the sentence `records.{text}`."""
    return RecordError(HOLDS_KIND, ENGLISH.say(f"records.{text}", **facts), turn=turn, rule=rule)
