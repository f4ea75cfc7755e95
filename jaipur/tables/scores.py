"""How a round came out, with the comparison that decided it."""

from dataclasses import dataclass

from jaipur.scoring import Result
from jaipur.show import Shown, html, text
from jaipur.tables.given import as_result
from jaipur.tables.parts import Names, escape, player_names, say, table
from jaipur.texts import ENGLISH, Catalog

_COUNTS = ("rupees", "bonus_tokens", "goods_tokens")


@dataclass(frozen=True, slots=True)
class Score(Shown):
    """A result with the players' names.

    you         the number of the player who reads it
    camel_token what that token is worth, where it is known
    """

    result: Result
    names: Names | None = None
    you: int | None = None
    camel_token: int | None = None

    def called(self, catalog: Catalog) -> Names:
        """The players' names as they are shown."""
        return player_names(self.names, catalog, self.you)

    def sentence(self, catalog: Catalog = ENGLISH) -> str:
        """The comparison that decided, "67 to 51 rupees: you win the seal." """
        result = self.result
        if result.ended_by == "cap":
            return catalog.say("tables.score.cap")
        if result.seal is None:
            return catalog.say("tables.score.tie")
        if result.seal == self.you:
            who = catalog.say("tables.score.you")
        else:
            who = catalog.say("tables.score.win", name=self.called(catalog)[result.seal])
        if result.decided_by is None:
            return catalog.say("tables.score.second", who=who)
        pair: tuple[int, int] = getattr(result, result.decided_by)
        return catalog.say(
            f"tables.score.{result.decided_by}",
            most=max(pair),
            least=min(pair),
            rupees=result.rupees[0],
            bonus=result.bonus_tokens[0],
            who=who,
        )


def score(
    result: Result,
    names: Names | None = None,
    you: int | None = None,
    camel_token: int | None = None,
) -> Score:
    """A result to be shown with the players' names, and "you" for the player of that number.

    Raises `TypeError` for what is no result: a round that lasts has none.
    """
    return Score(as_result(result), names, you, camel_token)


def ended(ended_by: str, catalog: Catalog) -> str:
    """Why a round is over, as a sentence."""
    return catalog.say("tables.over", why=catalog.say(f"tables.why.{ended_by}"))


def _flags(owner: int | None, has: str, catalog: Catalog) -> list[str]:
    hasnt = say(catalog, "tables.score.hasnt")
    return [has if player == owner else hasnt for player in (0, 1)]


def _camel_cells(shown: Score, catalog: Catalog) -> list[str]:
    """Who has the camel token, and what it is worth where that is known."""
    worth = shown.camel_token
    has = say(catalog, "tables.score.has")
    if worth is not None:
        has = say(catalog, "tables.score.camel.worth", n=worth)
    return _flags(shown.result.camel, has, catalog)


@html.register
def _(shown: Score, catalog: Catalog = ENGLISH) -> str:
    return score_table(shown, catalog, _why(shown, catalog))


def _why(shown: Score, catalog: Catalog) -> str:
    """Why the round ended; of a capped one the score says it already."""
    ended_by = shown.result.ended_by
    return "" if ended_by == "cap" else ended(ended_by, catalog)


def score_table(shown: Score, catalog: Catalog, why: str = "") -> str:
    """The score, and under its caption a sentence on why the round ended, where there is one."""
    result = shown.result
    rows = []
    for count in _COUNTS:
        title = catalog.say(f"tables.score.row.{count}")
        if count == result.decided_by:
            title = catalog.say("tables.score.decided", count=title)
        rows.append([escape(title), *map(str, getattr(result, count))])
    camel = say(catalog, "tables.score.row.camel"), *_camel_cells(shown, catalog)
    won = say(catalog, "tables.score.has.seal")
    seal = say(catalog, "tables.score.row.seal"), *_flags(result.seal, won, catalog)
    caption = escape(shown.sentence(catalog)) + (f"<br/>{escape(why)}" if why else "")
    return table(
        caption,
        [say(catalog, "tables.score.count"), *map(escape, shown.called(catalog))],
        [rows[0], camel, *rows[1:], seal],
        least="24em",
    )


@text.register
def _(shown: Score, catalog: Catalog = ENGLISH) -> str:
    return " ".join(filter(None, (score_text(shown, catalog), _why(shown, catalog))))


def score_text(shown: Score, catalog: Catalog) -> str:
    """The score in a few sentences, without why the round ended."""
    result = shown.result
    return " ".join(
        (
            shown.sentence(catalog),
            _camel_sentence(shown, catalog),
            catalog.say(
                "tables.score.tokens",
                bonus=_pair(result.bonus_tokens, catalog),
                goods=_pair(result.goods_tokens, catalog),
            ),
        )
    )


def _camel_sentence(shown: Score, catalog: Catalog) -> str:
    owner = shown.result.camel
    if owner is None:
        return catalog.say("tables.score.camel.none")
    if owner == shown.you:
        return catalog.say("tables.score.camel.you")
    return catalog.say("tables.score.camel", name=shown.called(catalog)[owner])


def _pair(pair: tuple[int, int], catalog: Catalog) -> str:
    return catalog.say("tables.score.pair", first=pair[0], second=pair[1])


@html.register
def _(value: Result, catalog: Catalog = ENGLISH) -> str:
    return html(Score(value), catalog)


@text.register
def _(value: Result, catalog: Catalog = ENGLISH) -> str:
    return text(Score(value), catalog)
