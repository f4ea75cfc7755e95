"""`Choices`: who can play for the computer's side: the ladder, and whoever the table began with."""

from typing import Any

from jaipur.agents import ladder
from jaipur.texts import Catalog
from jaipur.widgets.table.opponents import Opponent, opponent_of


class Choices:
    """The players of the ladder, after those that were given otherwise than by such a name."""

    def __init__(self, first: Opponent | None, catalog: Catalog) -> None:
        self._catalog = catalog
        self._rungs = {rung.name: rung for rung in ladder().rungs(catalog)}
        self._known: dict[str, Opponent] = {}
        self._own: list[Opponent] = []
        if first is not None:
            self._remember(first)

    def options(self) -> list[tuple[str, Any]]:
        """Words and value of each: players of the ladder by name, others as themselves."""
        say = self._catalog.say
        listed = [
            (say("table.opponent.rung", **rung._asdict()), name)
            for name, rung in self._rungs.items()
        ]
        return [*((own.title, own) for own in self._own), *listed]

    def value_of(self, opponent: Opponent | None) -> Any:
        """The value that stands for a player."""
        listed = opponent is not None and self._known.get(opponent.name) == opponent
        return opponent.name if opponent is not None and listed else opponent

    def chosen(self, who: Any) -> Opponent:
        """The player that a value stands for, or one given as for a table.

        Raises `UnknownAgent`, `AgentError` or `TypeError` with a sentence for the person.
        """
        if isinstance(who, Opponent):
            return who
        if isinstance(who, str) and who in self._known:
            return self._known[who]
        new = opponent_of(who, self._catalog)
        if new is None:
            raise TypeError(self._catalog.say("table.no.oppose.person"))
        return self._remember(new)

    def _remember(self, new: Opponent) -> Opponent:
        """The same player, to be found again."""
        if new.listed:
            return self._known.setdefault(new.name, new)
        if new not in self._own:
            self._own.append(new)
        return new
