"""What an agent says about its choice: the actions it weighed, with their values and reasons."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Protocol, runtime_checkable

from jaipur.actions import Action
from jaipur.agents.interface import AgentError
from jaipur.errors import brief
from jaipur.observation import Observation
from jaipur.show import Shown, html, text
from jaipur.tables.actions import words as action_words
from jaipur.tables.parts import escape, say, table
from jaipur.texts import ENGLISH, Catalog

#: How many candidates a shown explanation lists.
SHOWN = 5


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action that was weighed.

    value   by the agent's own measure, which `Explanation.measure` names; more is better
    reason  the key of the sentence that says why, and `facts` the numbers in it; or that sentence
    visits  how often a search tried it, or None where nothing is tried
    """

    action: Action
    value: float
    reason: str
    facts: tuple[tuple[str, int | str], ...] = ()
    visits: int | None = None

    def words(self, catalog: Catalog = ENGLISH) -> str:
        """Why it has this value, in one sentence."""
        return _said(catalog, self.reason, **dict(self.facts))


@dataclass(frozen=True, slots=True)
class Explanation(Shown):
    """The actions an agent weighed, the one it chooses first, the others as it ranks them.

    A search ranks by how often it tried an action: a high value after few tries may be luck.

    measure  the key of the words that say what the values count, or those words

    Raises `AgentError` where nothing was weighed.
    """

    candidates: tuple[Candidate, ...]
    measure: str

    def __post_init__(self) -> None:
        if not self.candidates:
            raise AgentError(ENGLISH.say("explain.empty"))

    @property
    def best(self) -> Candidate:
        """The one that is chosen."""
        return self.candidates[0]

    def counted(self, catalog: Catalog = ENGLISH) -> str:
        """What the values count, in words."""
        return _said(catalog, self.measure)

    def check(self, catalog: Catalog = ENGLISH) -> None:
        """Raises what anything in it raises that cannot be shown; an agent may fill it wrongly."""
        html(self, catalog)
        for candidate in self.candidates:
            if not isinstance(candidate.action, Action):
                raise AgentError(catalog.say("explain.no-action", given=brief(candidate.action)))
            plain(candidate.value)
            candidate.words(catalog)


@runtime_checkable
class Explains(Protocol):
    """An agent that can say why."""

    def explain(self, observation: Observation, rng: Random) -> Explanation:
        """What `choose` would weigh with an equal `rng`; its first candidate is the choice."""
        ...


def by_chance(chosen: Action, chances: Mapping[Action, float]) -> Explanation:
    """The explanation of a player that draws: the chosen action, then the others, the likeliest
    first, each with its chance from 0 to 1 (shown as per cent)."""
    ranked = sorted(chances, key=lambda action: (action != chosen, -chances[action]))
    candidates = (
        Candidate(
            action,
            round(100 * chances[action], 2),
            "explain.drawn" if action == chosen else "explain.not-drawn",
        )
        for action in ranked
    )
    return Explanation(tuple(candidates), "explain.measure.chance")


def _said(catalog: Catalog, words: str, /, **facts: int | str) -> str:
    """The text of that key; or, where there is none, these very words, as an agent of one's own
    may give them."""
    return catalog.say(words, **facts) if catalog.has(words) else str(words)


def plain(value: float) -> str:
    """A value as a person writes it: 12, 12.5, 12.75."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _caption(shown: Explanation, catalog: Catalog) -> str:
    """How many actions there were, and how many of them are listed."""
    n = len(shown.candidates)
    key = "explain.caption" if n <= SHOWN else "explain.caption.best"
    return catalog.say(key, n=n, shown=SHOWN)


@text.register
def _(shown: Explanation, catalog: Catalog = ENGLISH) -> str:
    lines = [_caption(shown, catalog)]
    for candidate in shown.candidates[:SHOWN]:
        said = {"what": action_words(candidate.action, catalog), "why": candidate.words(catalog)}
        lines.append(catalog.say("explain.line", value=plain(candidate.value), **said))
    lines.append(shown.counted(catalog))
    return "\n".join(lines)


@html.register
def _(shown: Explanation, catalog: Catalog = ENGLISH) -> str:
    searched = shown.best.visits is not None
    columns = ["action", "value", *(["visits"] if searched else []), "why"]
    rows = [_row(candidate, searched, catalog) for candidate in shown.candidates[:SHOWN]]
    caption = escape(_caption(shown, catalog))
    head = [say(catalog, f"explain.{column}") for column in columns]
    return table(caption, head, rows) + f"<p>{escape(shown.counted(catalog))}</p>"


def _row(candidate: Candidate, searched: bool, catalog: Catalog) -> list[str]:
    what = escape(action_words(candidate.action, catalog))
    visits = [str(candidate.visits)] if searched else []
    return [what, plain(candidate.value), *visits, escape(candidate.words(catalog))]
