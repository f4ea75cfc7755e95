"""Everything shown to a person, by key. A language is one catalog; there is no global language.

A text is a template with named facts, `"Take {cards:cards}."`, or a mapping of plural
forms chosen by the fact `n`. Two things may follow a fact's colon:

`{give:cards}`  a group of cards in words, "2 gold and a camel"
`{give:kinds}`  the kinds in it, "gold and camels" (`Cards`, `Kinds` begin with a capital)
`{less:lacks DGG}`  a group that another, here "DGG", lacks: "1 more gold and cloth"
`{n:card}`      a number with its noun, "1 card", "3 cards": the text `noun.card` for that number
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from string import Formatter
from typing import Any

from jaipur.texts.english import TEXTS

Text = str | Mapping[str, str]


def english_plural(n: int) -> str:
    """The CLDR plural category of `n` in English."""
    return "one" if n == 1 else "other"


@dataclass(frozen=True, eq=False, repr=False)
class Catalog:
    """One language: its texts by key and its plural rule."""

    name: str
    texts: Mapping[str, Text]
    plural: Callable[[int], str]

    def __repr__(self) -> str:
        return f"<Catalog {self.name}>"

    def say(self, key: str, /, **facts: Any) -> str:
        """The text under `key` with the facts filled in. An unknown key is a `KeyError`."""
        text = self.texts[key]
        if not isinstance(text, str):
            text = text[self.plural(facts["n"])]
        return _Filler(self).vformat(text, (), facts)

    def has(self, key: str) -> bool:
        """Whether there is a text under `key`."""
        return key in self.texts

    def cards(self, cards: str) -> str:
        """A group of cards in words: `"GGM"` is "2 gold and a camel"."""
        kinds = dict.fromkeys(cards)
        return self.listing(
            self.say(f"card.{letter}", n=cards.count(letter)) for letter in kinds
        ) or self.say("card.none")

    def lacks(self, cards: str, held: str) -> str:
        """A group that is missing beside `held`: what is partly held is so many "more"."""
        return self.listing(
            self.say(f"{'more' if letter in held else 'card'}.{letter}", n=cards.count(letter))
            for letter in dict.fromkeys(cards)
        )

    def kinds(self, cards: str) -> str:
        """The kinds of card in a group: `"GGM"` is "gold and camels"."""
        return self.listing(self.say(f"name.{letter}") for letter in dict.fromkeys(cards))

    def listing(self, parts: Any, join: str = "and") -> str:
        """Parts of a sentence joined as a list: "a, b and c", or with `join` "or" "a, b or c"."""
        *first, last = list(parts) or [""]
        if not first:
            return str(last)
        return self.say(f"list.{join}", first=self.say("list.comma").join(first), last=last)


class _Filler(Formatter):
    """Fills a template's facts in, in the words of one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec.lower() in _GROUPS:
            words = _GROUPS[format_spec.lower()](self.catalog, value)
            return words[:1].upper() + words[1:] if format_spec[0].isupper() else words
        if format_spec.startswith(_LACKS):
            return self.catalog.lacks(value, format_spec.removeprefix(_LACKS))
        if format_spec:
            return self.catalog.say(f"noun.{format_spec}", n=value)
        return str(value)


_LACKS = "lacks "
_GROUPS = {"cards": Catalog.cards, "kinds": Catalog.kinds}


def _bracketed(texts: Mapping[str, Text]) -> dict[str, Text]:
    return {
        key: f"«{text}»" if isinstance(text, str) else {k: f"«{t}»" for k, t in text.items()}
        for key, text in texts.items()
    }


ENGLISH = Catalog("en", TEXTS, english_plural)
#: A pseudo-language: English with every text in brackets, so that a test can see a text
#: that did not come from the catalog.
PSEUDO = Catalog("en-x-brackets", _bracketed(TEXTS), english_plural)
