"""What players ask at the table, each question with its answer and the rule that gives it.

>>> ask("camels full hand")     # the questions nearest to these words
>>> QUESTIONS.chapter(5)        # those about taking camels
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import NamedTuple

from jaipur.rulebook import RULEBOOK, Rule, facts
from jaipur.rules import OFFICIAL, Rules, check_rules
from jaipur.show import Shown
from jaipur.texts import ENGLISH, Catalog


@dataclass(frozen=True, slots=True)
class Question(Shown):
    """One question: the rule that answers it, and which of that rule's questions it is."""

    rule: Rule
    case: str

    def words(self, rules: Rules = OFFICIAL, catalog: Catalog = ENGLISH) -> str:
        """The question, as a player would ask it under `rules`."""
        return catalog.say(f"question.{self.rule.id}.{self.case}", **facts(rules, catalog))

    def answer(self, rules: Rules = OFFICIAL, catalog: Catalog = ENGLISH) -> str:
        """The answer under `rules`; it begins with yes, no or a number."""
        key = f"answer.{self.rule.id}.{self.case}"
        varied = f"{key}.{self.rule.variant(rules)}"
        return catalog.say(varied if catalog.has(varied) else key, **facts(rules, catalog))


@dataclass(frozen=True, slots=True)
class Questions(Shown):
    """Some of the questions, answered under `rules`.

    asked  the words they were found by     cut  whether only the first of these were read
    """

    found: tuple[Question, ...]
    rules: Rules = OFFICIAL
    asked: str | None = None
    cut: bool = False

    def __iter__(self) -> Iterator[Question]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __repr__(self) -> str:
        return f"<Questions: {len(self)}>"

    @classmethod
    def under(cls, rules: Rules) -> "Questions":
        """Every question that makes sense under `rules`, in the order of the chapters."""
        return cls(tuple(each for each in _every() if _fits(each, rules)), rules)

    def chapter(self, number: int) -> "Questions":
        """Those that the rules of that chapter answer."""
        found = tuple(each for each in self.found if each.rule.chapter == number)
        return Questions(found, self.rules)


def _full_piles(rules: Rules) -> bool:
    return all(rules.bonus_tokens)


#: Questions, or all those of a rule, that make sense only where this holds.
ONLY: dict[str, Callable[[Rules], bool]] = {
    "setup.tokens": _full_piles,
    "sell.short": _full_piles,
    "bonus.by-cards": _full_piles,
    "bonus.top": _full_piles,
    "bonus.empty-pile": _full_piles,
    "end.three-rows.bonus": _full_piles,
}


def _fits(question: Question, rules: Rules) -> bool:
    id = question.rule.id
    makes_sense = ONLY.get(id) or ONLY.get(f"{id}.{question.case}")
    return makes_sense is None or makes_sense(rules)


@lru_cache(maxsize=1)
def _every() -> tuple[Question, ...]:
    """The questions that the catalog has, by rule."""
    keys = [key.removeprefix("question.") for key in ENGLISH.texts if key.startswith("question.")]
    cases = [key.rpartition(".") for key in keys]
    return tuple(
        Question(rule, case) for rule in RULEBOOK for id, _, case in cases if id == rule.id
    )


#: All the questions under the official rules.
QUESTIONS = Questions.under(OFFICIAL)


# Asking

#: At most so many are found, none of them counting less than this part of the best,
MOST_FOUND = 5
OF_THE_BEST = 0.6
#: and the best has at least this part of what was asked, by the weight of its words.
OF_THE_ASKED = 0.3
#: Words as frequent as this say nothing of what is asked, as those do that the catalog ignores.
LITTLE = 0.25
#: So many different words are read: a question has fewer, and each takes time.
MOST_WORDS = 40
#: What a word counts that is in the answer or the rule's words, not in the question or the id,
BESIDE = 0.4
#: and one that is only near to the one asked for, as "camel" is to "camels".
NEAR = 0.9


def ask(words: object, rules: Rules = OFFICIAL) -> Questions:
    """The questions nearest to these words, the nearest first, with their answers.

    A word counts the more, the fewer of the questions have it; of a long text the first
    `MOST_WORDS` count. Where no question is near, and for what is no text, the value says how to
    ask. Raises `TypeError` for rules that are none.
    """
    text = words if isinstance(words, str) else ""
    index = _index(check_rules(rules))
    ignored = ENGLISH.say("questions.ignored").split()
    split = [word for word in _split(text) if word not in ignored]
    cut = len(split) > MOST_WORDS
    asked = [index.look_up(word) for word in split[:MOST_WORDS]]
    scores = {each: sum(entry.score(each) for entry in asked) for each in Questions.under(rules)}
    best = max(scores.values())
    if best <= OF_THE_ASKED * sum(entry.weight for entry in asked):
        return Questions((), rules, text, cut)
    near = sorted(scores, key=lambda each: -scores[each])[:MOST_FOUND]
    found = tuple(each for each in near if scores[each] >= OF_THE_BEST * best)
    return Questions(found, rules, text, cut)


class _Entry(NamedTuple):
    """A word that was asked: how much it says, and how much of it each question has."""

    weight: float
    has: dict[Question, float]

    def score(self, question: Question) -> float:
        return self.weight * self.has.get(question, 0.0)


class _Index:
    """The words of every question."""

    def __init__(self, rules: Rules) -> None:
        self._own: dict[str, list[Question]] = {}
        self._beside: dict[str, list[Question]] = {}
        every = Questions.under(rules)
        self._n = len(every)
        for each in every:
            about = (each.case, each.answer(rules), each.rule.brief(rules), each.rule.words(rules))
            for place, text in (
                (self._own, f"{each.words(rules)} {each.rule.id}"),
                (self._beside, " ".join(about)),
            ):
                for word in _split(text):
                    place.setdefault(word, []).append(each)

    def look_up(self, word: str) -> _Entry:
        """What a word says, nothing if many questions have it, and which have it or one near."""
        has: dict[Question, float] = {}
        having = 0
        alike = _alike(word)
        for place, counts in ((self._beside, BESIDE), (self._own, 1.0)):
            for other, questions in place.items():
                if not any(_near(each, other) for each in alike):
                    continue
                worth = counts if word == other else counts * NEAR
                has |= {each: max(worth, has.get(each, 0.0)) for each in questions}
                if place is self._own:
                    having = max(having, len(questions))
        little = having > LITTLE * self._n
        return _Entry(0.0 if little else log(self._n / (having + 1)), has)


@lru_cache(maxsize=8)
def _index(rules: Rules) -> _Index:
    return _Index(rules)


def _split(text: str) -> list[str]:
    """The different words of a text, in small letters."""
    return list(dict.fromkeys(re.findall(r"[^\W_]+", text.casefold())))


def _near(one: str, other: str) -> bool:
    """Whether two words are forms of one: "sell" and "selling", "trade" and "trading"."""
    short, long = sorted((one, other), key=len)
    if len(short) < 3 or len(long) - len(short) > 3:
        return one == other
    return long.startswith(short if len(short) < 5 else short[:-1])


@lru_cache(maxsize=1)
def _groups() -> tuple[list[str], ...]:
    """Words that ask the same: "swap" and "exchange"."""
    return tuple(group.split() for group in ENGLISH.say("questions.alike").split(","))


def _alike(word: str) -> list[str]:
    """The word, and those that ask the same."""
    groups = (group for group in _groups() if any(_near(word, each) for each in group))
    return [word, *next(groups, [])]
