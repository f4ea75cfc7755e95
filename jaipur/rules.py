"""`Rules`: the numbers of the game and the cases on which the rulebook is silent."""

from dataclasses import dataclass, fields
from typing import Any

from jaipur.errors import SaysWhy, WrongType, brief
from jaipur.texts import ENGLISH

#: The sales that earn a bonus token; the last pile is for this many cards or more.
BONUS_PILES = (3, 4, 5)

#: The least and the greatest value of every field that is a number.
RANGES = {
    "hand_limit": (5, 9),
    "least_exchange": (1, 2),
    "least_precious_sale": (1, 2),
    "camel_token": (0, 20),
    "seals_to_win": (1, 5),
}
#: The values of every field that is a word.
CHOICES = {
    "full_tie": ("replay", "second player"),
    "starter_after_tie": ("same", "other"),
}
#: The fields that are true or false.
FLAGS = ("same_type_back",)
#: The fields that decide which actions there are.
_SHAPING = {"hand_limit", "least_exchange", "same_type_back", "least_precious_sale"}
MOST_BONUS_TOKENS = 12
MOST_BONUS_RUPEES = 50
MOST_TURNS = 100_000


class RulesError(SaysWhy, ValueError):
    """A value that the rules cannot take."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What may vary from table to table; the defaults are the official rules.

    hand_limit           most cards in hand at the end of a turn, 5 to 9
    least_exchange       fewest cards in an exchange, 1 or 2
    same_type_back       may an exchange give a kind of card that it also takes?
    least_precious_sale  fewest diamonds, gold or silver in a sale, 1 or 2
    bonus_tokens         rupees on the bonus tokens for 3, for 4, for 5 or more cards, ascending
    camel_token          rupees on the camel token, 0 to 20
    full_tie             a round tied in every count: "replay" it without a seal, or give the
                         seal to the "second player", who did not start it
    starter_after_tie    who starts after a round that gave no seal: the "same" player, the "other"
    seals_to_win         seals that win the match, 1 to 5
    turn_cap             turns of both players together after which a round ends undecided,
                         or None for no end

    A value out of range raises `RulesError`.
    """

    hand_limit: int = 7
    least_exchange: int = 2
    same_type_back: bool = False
    least_precious_sale: int = 2
    bonus_tokens: tuple[tuple[int, ...], ...] = (
        (1, 1, 2, 2, 2, 3, 3),
        (4, 4, 5, 5, 6, 6),
        (8, 8, 9, 10, 10),
    )
    camel_token: int = 5
    full_tie: str = "replay"
    starter_after_tie: str = "same"
    seals_to_win: int = 2
    turn_cap: int | None = None

    def __post_init__(self) -> None:
        for name, (least, most) in RANGES.items():
            _check_number(name, getattr(self, name), least, most)
        for name, choices in CHOICES.items():
            if getattr(self, name) not in choices:
                _refuse(name, getattr(self, name), " / ".join(map(repr, choices)))
        for name in FLAGS:
            if not isinstance(getattr(self, name), bool):
                _refuse(name, getattr(self, name), "True / False")
        if self.turn_cap is not None:
            _check_number("turn_cap", self.turn_cap, 1, MOST_TURNS)
        object.__setattr__(self, "bonus_tokens", _bonus_tokens(self.bonus_tokens))

    def differences(self) -> dict[str, Any]:
        """The fields that differ from the official rules, by name."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }

    @property
    def seal_count(self) -> int:
        """How many seals the box holds: as many as the longest match takes."""
        return 2 * self.seals_to_win - 1

    @property
    def standard_shape(self) -> bool:
        """Whether every legal action has a number (see `actions`)."""
        return _SHAPING.isdisjoint(self.differences())


def _refuse(name: str, value: object, right: str) -> None:
    raise RulesError(ENGLISH.say("rules.field", field=name, value=brief(value), right=right))


def _check_number(name: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        right = ENGLISH.say("rules.from-to", least=least, most=most)
        _refuse(name, value, right)


def _bonus_tokens(piles: Any) -> tuple[tuple[int, ...], ...]:
    """The three piles as tuples in ascending order; raises `RulesError`."""
    if not isinstance(piles, list | tuple) or len(piles) != len(BONUS_PILES):
        _refuse("bonus_tokens", piles, ENGLISH.say("rules.three-piles"))
    for pile in piles:
        if not isinstance(pile, list | tuple) or len(pile) > MOST_BONUS_TOKENS:
            _refuse("bonus_tokens", pile, ENGLISH.say("rules.pile", n=MOST_BONUS_TOKENS))
        for value in pile:
            _check_number("bonus_tokens", value, 0, MOST_BONUS_RUPEES)
    return tuple(tuple(sorted(pile)) for pile in piles)


OFFICIAL = Rules()


def check_rules(rules: object) -> Rules:
    """The rules, if they are a `Rules`; raises `TypeError`."""
    if not isinstance(rules, Rules):
        raise WrongType(ENGLISH.say("rules.type", rules=brief(rules)))
    return rules
