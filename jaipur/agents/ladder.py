"""The ladder as a table: who the players are, how strong, how quick."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from jaipur.agents.naming import AGENTS
from jaipur.agents.searching import Searching
from jaipur.show import Shown, html, text
from jaipur.tables.parts import escape, say, table
from jaipur.texts import ENGLISH, Catalog


class Rung(NamedTuple):
    """One player in words: an idea, how strong it is, how quick."""

    name: str
    idea: str
    strength: str
    speed: str


@dataclass(frozen=True, slots=True)
class Ladder(Shown):
    """All players by name, weakest first."""

    def rungs(self, catalog: Catalog = ENGLISH) -> Iterator[Rung]:
        """Each player in words."""
        for name, kind in AGENTS.items():
            speed = "thinks" if issubclass(kind, Searching) else "at-once"
            yield Rung(
                name,
                catalog.say(f"agent.{name}.idea"),
                catalog.say(f"agent.{name}.strength"),
                catalog.say(f"agent.speed.{speed}"),
            )


def ladder() -> Ladder:
    """The ladder, to be shown."""
    return Ladder()


@html.register
def _(shown: Ladder, catalog: Catalog = ENGLISH) -> str:
    columns = [say(catalog, f"ladder.{column}") for column in Rung._fields]
    rows = [[escape(cell) for cell in rung] for rung in shown.rungs(catalog)]
    return table(say(catalog, "ladder.caption"), columns, rows)


@text.register
def _(shown: Ladder, catalog: Catalog = ENGLISH) -> str:
    rungs = [catalog.say("ladder.line", **rung._asdict()) for rung in shown.rungs(catalog)]
    return "\n".join([catalog.say("ladder.caption"), *rungs])
