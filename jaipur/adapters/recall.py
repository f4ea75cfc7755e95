"""What a player has seen so far: as text, and as rows of numbers with all that was played.

A row of a turn has 25 numbers from 0 to 1; cards come by kind, D G S C P L M:

     0     1 if the observing player played it
     1- 7  cards taken, of 5           8-14  cards given or sold, of 7
    15-21  cards that filled the market, of 5
    22     1 for a sale               23     1 if it won a bonus token
    24     private: the rupees on that token, of 50, if it is the observing player's

The opening has 15: the camels dealt to me and to the other, of 5; the market by kind, of 5; and
private, the goods dealt to me, of 5.
"""

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels
from jaipur.adapters.lazy import LazyRound, Played, dealt
from jaipur.adapters.micro import Partial
from jaipur.cards import CAMEL, DEALT, GOODS, KINDS, MARKET_SIZE, OPENING_CAMELS, Cards
from jaipur.observation import Observation
from jaipur.rules import MOST_BONUS_RUPEES, OFFICIAL
from jaipur.scoring import Rows

#: The numbers of a turn and of the opening, and how many of them, the first, are public.
TURN, TURN_PUBLIC = 25, 24
OPENED, OPENED_PUBLIC = 15, 9


def opening_row(lazy: LazyRound, player: int) -> list[float]:
    """The numbers of the opening, from the side of a player."""
    mine, other = (dealt(lazy.opening, who) for who in (player, 1 - player))
    market = dealt(lazy.opening, None) + CAMEL * OPENING_CAMELS
    return [
        mine.count(CAMEL) / DEALT,
        other.count(CAMEL) / DEALT,
        *_counts(market, MARKET_SIZE),
        *(mine.count(good) / DEALT for good in GOODS),
    ]


def turn_rows(lazy: LazyRound, player: int) -> list[list[float]]:
    """The numbers of every turn so far, from the side of a player."""
    return [_turn_row(turn, place % 2 == player) for place, turn in enumerate(lazy.turns)]


def _turn_row(turn: Played, mine: bool) -> list[float]:
    taken, given = _moved(turn.action, turn.camels)
    return [
        float(mine),
        *_counts(taken, MARKET_SIZE),
        *_counts(given, OFFICIAL.hand_limit),
        *_counts(turn.drawn, MARKET_SIZE),
        float(isinstance(turn.action, Sell)),
        float(turn.bonus is not None),
        (turn.bonus or 0) / MOST_BONUS_RUPEES if mine else 0.0,
    ]


def _moved(action: Action, camels: int) -> tuple[Cards, Cards]:
    """The cards taken, and those given or sold."""
    match action:
        case Take(cards):
            return cards, ""
        case TakeCamels():
            return CAMEL * camels, ""
        case Sell(cards):
            return "", cards
        case Exchange(give, take):
            return take, give


def _counts(cards: Cards, most: int) -> list[float]:
    return [cards.count(kind) / most for kind in KINDS]


# As text


def remembered(lazy: LazyRound, player: int, *, private: bool, public: bool) -> str:
    """All that a player has seen since the deal: an information state."""
    seen = lazy.private(player) if private else ""
    mine = f"p{player} {seen}" if seen else ""
    return _both(mine, lazy.public() if public else "")


def on_the_table(lazy: LazyRound, player: int, *, private: bool, public: bool) -> str:
    """What a player sees now. The public part is the same text for both players."""
    if (seen := lazy.observe(player)) is None:
        return remembered(lazy, player, private=private, public=public)
    mine = _private(seen, lazy.begun(player)) if private else ""
    return _both(mine, _public(seen) if public else "")


def _both(private: str, public: str) -> str:
    return f"{private} | {public}" if private and public else private or public


def _private(seen: Observation, begun: Partial) -> str:
    exchange = f" {begun.gives}>{begun.picks}" if begun.picks else ""
    return f"p{seen.player} {seen.hand or '-'} {_rows(seen.bonus)}{exchange}"


def _public(seen: Observation) -> str:
    other = seen.other
    mine = (len(seen.hand), seen.known, seen.herd, seen.goods, tuple(map(len, seen.bonus)))
    theirs = (other.cards, other.known, other.herd, other.goods, other.bonus)
    sides = (mine, theirs) if seen.player == 0 else (theirs, mine)
    bonus = "/".join(map(str, seen.bonus_left))
    table = f"{seen.turns} {seen.market} {seen.deck} {_rows(seen.tokens)} {bonus}"
    return " | ".join([f"{table} {seen.discard or '-'}", *(_side(*side) for side in sides)])


def _side(cards: int, known: Cards, herd: int, goods: Rows, bonus: tuple[int, ...]) -> str:
    return f"{cards} {known or '-'} {herd}M {_rows(goods)} {'/'.join(map(str, bonus))}"


def _rows(rows: Rows) -> str:
    """Rupees by row: `7.7/-/5/-/-/-`."""
    return "/".join(".".join(map(str, row)) or "-" for row in rows)
