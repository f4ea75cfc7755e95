"""Who sits on the far side: an agent, with a random stream that goes back with the cursor."""

import os
import sysconfig
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from jaipur.actions import Action, as_action
from jaipur.agents import AGENTS, AgentError, Explanation, agent, stream
from jaipur.agents.own import got, made
from jaipur.errors import brief, error_words, printable
from jaipur.observation import Observation
from jaipur.texts import Catalog
from jaipur.widgets.table.wrong import TableTypeError, check_name

Choose = Callable[[Observation, Random], Action]
Explain = Callable[[Observation, Random], Explanation]

#: Where code lies that is not the agent's own: the kit's, Python's and installed packages.
_NOT_OWN = (
    f"{Path(__file__).parents[2]}{os.sep}",
    *(sysconfig.get_path(name) + os.sep for name in ("stdlib", "purelib", "platlib")),
    "<frozen ",
)


class Trouble(Exception):
    """The other side could not move; the message is a sentence for the person at the table."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """The other side: the name for the record, the one on the table, and how it decides.

    `explain` says why, or is None for one that cannot. `listed`: it was given by a name of the
    ladder, without options.
    """

    name: str
    title: str
    choose: Choose
    explain: Explain | None = None
    listed: bool = False

    def action(self, observation: Observation, rng: Random, catalog: Catalog) -> Action:
        """What it plays; raises `Trouble` whatever goes wrong in it."""
        chosen = self._asked("agent", self.choose, observation, rng, catalog)
        facts = {"name": self.title, "action": _written(chosen)}
        try:
            action = as_action(chosen)
        except Exception as error:  # whatever its answer does when it is read
            raise Trouble(catalog.say("table.trouble.answer", **facts)) from error
        if (refused := observation.refusal(action)) is not None:
            why = refused.message(catalog)
            raise Trouble(catalog.say("table.trouble.illegal", why=why, **facts))
        return action

    def reasons(self, observation: Observation, rng: Random, catalog: Catalog) -> Explanation:
        """Why it would play what it would; raises `Trouble` whatever goes wrong in it."""
        assert self.explain is not None, "only who can explain is asked"
        said = self._asked("explain", self.explain, observation, rng, catalog)
        if not isinstance(said, Explanation):
            raise Trouble(catalog.say("table.trouble.no-explanation", name=self.title))
        try:
            said.check(catalog)
        except Exception as error:
            why = error_words(error)
            words = catalog.say("table.trouble.bad-explanation", name=self.title, error=why)
            raise Trouble(words) from error
        return said

    def _asked(
        self,
        what: str,
        ask: Callable[[Observation, Random], Any],
        observation: Observation,
        rng: Random,
        catalog: Catalog,
    ) -> Any:
        try:
            return ask(observation, rng)
        except (Exception, SystemExit) as error:  # `exit()` would end the kernel
            said = error_words(error)
            where = place_of(error, catalog)
            words = catalog.say(f"table.trouble.{what}", name=self.title, error=said, where=where)
            raise Trouble(words) from error


def _written(chosen: Any) -> str:
    """What an agent chose, as short as a sentence needs; its own way to say it may be broken."""
    try:
        return printable(str(chosen)[:60])
    except Exception:
        return f"<{type(chosen).__name__}>"


def place_of(error: BaseException, catalog: Catalog) -> str:
    """Where it happened in the agent's own code: the innermost frame that is neither the kit's
    nor a library's. Only a base name is given: a path would differ from machine to machine."""
    frames = traceback.extract_tb(error.__traceback__)[1:]
    own = [frame for frame in frames if not frame.filename.startswith(_NOT_OWN)] or frames
    if not own:
        return ""
    frame = own[-1]
    path = Path(frame.filename)
    cell = path.parent.name.startswith("ipykernel_") or path.name.startswith("<")
    key = "table.trouble.cell" if cell else "table.trouble.file"
    name = "" if frame.name.startswith("<") else frame.name
    if not name:
        key += ".no-function"
    return catalog.say(key, function=name, line=frame.lineno or 0, file=path.name)


def opponent_of(who: Any, catalog: Catalog) -> Opponent | None:
    """The opponent given by name, as an agent or as a function; None is a second person.

    Raises `UnknownAgent` for a name there is not, `TableError` for one that no record could
    hold, and `TableTypeError` for anything else.
    """
    if who is None:
        return None
    if isinstance(who, str):
        found = agent(who)
        explain = getattr(found, "explain", None)
        return Opponent(who, _title(who), found.choose, explain, listed=who in AGENTS)
    if isinstance(who, type) and hasattr(who, "choose"):
        who = _made(who, catalog)
    try:
        choose, explain = got(who, "choose", who), got(who, "explain")
        name = got(who, "name") or got(who, "__name__") or type(who).__name__
    except AgentError as error:
        raise TableTypeError(str(error)) from error
    if isinstance(who, type) or not callable(choose):
        names = catalog.listing(AGENTS)
        what = brief(who)
        raise TableTypeError(catalog.say("table.wrong.opponent", names=names, what=what))
    check_name(str(name), catalog)
    return Opponent(str(name), _title(str(name)), choose, explain if callable(explain) else None)


def _made(kind: type[Any], catalog: Catalog) -> Any:
    """An object of a class that was given in its place."""
    try:
        return made(kind)
    except AgentError as error:
        cause = error.__cause__ or error
        key = "table.wrong.opponent.class"
        if not isinstance(cause, TypeError):
            key += ".fails"
        facts = {"name": kind.__name__, "error": error_words(cause)}
        raise TableTypeError(catalog.say(key, **facts)) from cause


def _title(name: str) -> str:
    words = name.strip("<>_").replace("_", " ")
    return words[:1].upper() + words[1:]


class Chance:
    """An agent's random stream, kept for every point of the match that it has moved at.

    After an undo the agent draws what it would have drawn had the undone turns never been, so
    a match depends on its seed and its actions alone.
    """

    def __init__(self, seed: int | None, player: int) -> None:
        self._rng = stream(seed, player)
        self._states = [(0, self._rng.getstate())]

    def at(self, point: int) -> Random:
        """The stream as it stands at a point of the session."""
        self._states = [known for known in self._states if known[0] <= point]
        self._rng.setstate(self._states[-1][1])
        return self._rng

    def before(self, point: int) -> Random:
        """A copy of the stream as it stood at a point: to look, not to move."""
        rng = Random()
        rng.setstate(next(known for known in reversed(self._states) if known[0] <= point)[1])
        return rng

    def moved(self, point: int) -> None:
        """Remember that the agent has moved, which led to `point`."""
        self._states.append((point, self._rng.getstate()))
