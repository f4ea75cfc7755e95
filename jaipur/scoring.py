"""What things are worth: a sale, a player's tokens, a round. Pure functions of values.

A token row is a tuple of rupees with the top token first, and the tokens of all six goods
are a tuple of rows in the order D G S C P L. The bonus piles are three such tuples.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from jaipur.cards import GOODS, Cards
from jaipur.errors import Unknown, brief
from jaipur.rules import BONUS_PILES, Rules
from jaipur.show import Shown
from jaipur.texts import ENGLISH

Row = tuple[int, ...]
#: Token rows by good, or bonus piles by number of cards.
Rows = tuple[Row, ...]

#: A round ends when this many token rows are empty.
EMPTY_ROWS_TO_END = 3

ROW_OF = {good: place for place, good in enumerate(GOODS)}


class UnknownGood(Unknown):
    """There is no good of that letter."""


def place_of(good: Cards) -> int:
    """Which row is that good's. Raises `UnknownGood`, which names the letters there are."""
    try:
        return ROW_OF[good]
    except (KeyError, TypeError):
        letters = ENGLISH.listing(GOODS)
        raise UnknownGood(ENGLISH.say("good.unknown", good=brief(good), letters=letters)) from None


class Sale(NamedTuple):
    """What a sale brings: the goods tokens, and the bonus pile (3, 4 or 5) it draws from or None.

    `bonus` is None too when the pile for that number of cards is empty.
    """

    tokens: Row
    bonus: int | None

    @property
    def rupees(self) -> int:
        """The rupees on the goods tokens; the bonus token is not known before it is drawn."""
        return sum(self.tokens)


def sale(row: Row, cards: int, bonus_left: tuple[int, ...]) -> Sale:
    """What selling that many cards of one good brings, given its row and the piles' heights."""
    pile = bonus_pile(cards)
    if pile is not None and not bonus_left[BONUS_PILES.index(pile)]:
        pile = None
    return Sale(row[:cards], pile)


def bonus_pile(cards: int) -> int | None:
    """The bonus pile for a sale of that many cards: 3, 4, 5, or None for a smaller sale."""
    return min(cards, BONUS_PILES[-1]) if cards >= BONUS_PILES[0] else None


def empty_rows(tokens: Rows) -> Cards:
    """The goods whose tokens are gone."""
    return "".join(good for good, row in zip(GOODS, tokens, strict=True) if not row)


def enough_empty(tokens: Rows) -> bool:
    """Whether so many rows are empty that the round ends."""
    return tokens.count(()) >= EMPTY_ROWS_TO_END


def camel_owner(herds: tuple[int, int]) -> int | None:
    """Who has the larger herd: player 0, player 1, or nobody if they are equal."""
    if herds[0] == herds[1]:
        return None
    return 0 if herds[0] > herds[1] else 1


class Counted(NamedTuple):
    """What one player has at the end of a round."""

    herd: int
    goods: Rows
    bonus: Rows


@dataclass(frozen=True, slots=True)
class Result(Shown):
    """How a round came out; pairs are by player.

    rupees        with the camel token
    camel         who took the camel token, or None
    bonus_tokens, goods_tokens   how many, for ties
    seal          who took the seal, or None
    decided_by    the comparison that gave the seal: "rupees", "bonus_tokens", "goods_tokens",
                  or None if none of them did
    ended_by      "goods" three empty rows, "deck" a failed refill, "cap" the turn cap
    """

    rupees: tuple[int, int]
    camel: int | None
    bonus_tokens: tuple[int, int]
    goods_tokens: tuple[int, int]
    seal: int | None
    decided_by: str | None
    ended_by: str


def count_up(rules: Rules, players: tuple[Counted, Counted], starter: int, ended_by: str) -> Result:
    """The result of a round that has ended. A capped round gives no camel token and no seal."""
    capped = ended_by == "cap"
    camel = None if capped else camel_owner((players[0].herd, players[1].herd))
    rupees = _pair(rupees_of(player) for player in players)
    if camel is not None:
        rupees = _pair(r + rules.camel_token * (camel == who) for who, r in enumerate(rupees))
    bonus_tokens = _pair(_tokens(player.bonus) for player in players)
    goods_tokens = _pair(_tokens(player.goods) for player in players)
    seal, decided_by = None, None
    if not capped:
        counts = {
            "rupees": rupees,
            "bonus_tokens": bonus_tokens,
            "goods_tokens": goods_tokens,
        }
        seal, decided_by = _seal(rules, counts, starter)
    return Result(rupees, camel, bonus_tokens, goods_tokens, seal, decided_by, ended_by)


def _seal(
    rules: Rules, counts: dict[str, tuple[int, int]], starter: int
) -> tuple[int | None, str | None]:
    """Who takes the seal, and the first comparison that tells the players apart."""
    for name, (first, second) in counts.items():
        if first != second:
            return (0 if first > second else 1), name
    return (1 - starter if rules.full_tie == "second player" else None), None


def rupees_of(player: Counted) -> int:
    """The rupees on a player's goods and bonus tokens, without the camel token."""
    return sum(map(sum, player.goods)) + sum(map(sum, player.bonus))


def _tokens(rows: Rows) -> int:
    return sum(map(len, rows))


def _pair(values: Iterable[int]) -> tuple[int, int]:
    first, second = values
    return first, second
