"""A match: who has how many seals, the rounds that are finished, the round now."""

from collections.abc import Iterable

from jaipur.match import DRAW, Match, as_match
from jaipur.scoring import Result
from jaipur.show import html, text
from jaipur.tables.logs import last_turn
from jaipur.tables.parts import Names, escape, say, table
from jaipur.tables.positions import Position
from jaipur.tables.scores import Score
from jaipur.texts import ENGLISH, Catalog


def standing(match: Match, catalog: Catalog = ENGLISH) -> str:
    """How the match stands, or how it ended, as a sentence."""
    first, second = as_match(match).players
    seals, others = match.seals
    if match.winner == DRAW:
        return catalog.say("tables.match.draw", first=first, second=second)
    if isinstance(match.winner, int):
        winner = match.winner
        return catalog.say(
            "tables.match.won",
            name=match.players[winner],
            other=match.players[1 - winner],
            seals=match.seals[winner],
            others=match.seals[1 - winner],
        )
    return catalog.say(
        "tables.match.live",
        first=first,
        second=second,
        number=len(match.rounds),
        seals=seals,
        others=others,
        limit=match.rules.seals_to_win,
    )


def _now(match: Match, catalog: Catalog) -> Position:
    told = last_turn(match.rounds[-1], match.players, catalog)
    return Position(match.round, match.players, match.seals, told)


@html.register
def _(value: Match, catalog: Catalog = ENGLISH) -> str:
    blocks = [f"<p><b>{escape(standing(value, catalog))}</b></p>"]
    if value.results:
        blocks.append(finished(value.results, value.players, catalog))
    return f"<div>{''.join(blocks)}{html(_now(value, catalog), catalog)}</div>"


def finished(
    results: Iterable[Result], names: Names, catalog: Catalog, you: int | None = None
) -> str:
    """The finished rounds, a row each; `you` is the number of the player who reads it."""
    return table(
        say(catalog, "tables.match.finished"),
        [
            say(catalog, "tables.match.round"),
            *map(escape, names),
            say(catalog, "tables.match.how"),
        ],
        [
            (
                str(number),
                *map(str, result.rupees),
                escape(Score(result, names, you).sentence(catalog)),
            )
            for number, result in enumerate(results, 1)
        ],
    )


@text.register
def _(value: Match, catalog: Catalog = ENGLISH) -> str:
    over = [
        catalog.say(
            "tables.match.result",
            number=number,
            score=Score(result, value.players).sentence(catalog),
        )
        for number, result in enumerate(value.results[: len(value.rounds) - 1], 1)
    ]
    return " ".join([standing(value, catalog), *over, text(_now(value, catalog), catalog)])
