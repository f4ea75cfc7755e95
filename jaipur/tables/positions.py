"""A whole position: a round as a referee sees it, an observation as its player does."""

from collections.abc import Callable
from dataclasses import dataclass

from jaipur.cards import Cards
from jaipur.observation import Observation
from jaipur.round import Round
from jaipur.rules import Rules
from jaipur.scoring import Rows
from jaipur.show import Shown, html, text
from jaipur.tables.given import as_seen
from jaipur.tables.parts import (
    Names,
    cards,
    chips,
    escape,
    player_names,
    say,
    side_by_side,
    table,
)
from jaipur.tables.piles import bonus_table, goods_table, tokens
from jaipur.tables.scores import Score, ended, score_table, score_text
from jaipur.tables.sides import earned, seen
from jaipur.texts import ENGLISH, Catalog


@dataclass(frozen=True, slots=True)
class Position(Shown):
    """A position with what a picture of it may need besides.

    names  the players' names; without them "You" and "Other player", or by number
    seals  the seals of both, where the match is known
    told   a sentence on the last turn (see `happened`)
    came   the cards of the market that have just come, to be marked
    got    the same for the hands of players 0 and 1
    other_hand  beside an observation: the other player's hand, where hands lie open

    Raises `TypeError` for what is neither a round nor an observation.
    """

    now: Round | Observation
    names: Names | None = None
    seals: tuple[int, int] | None = None
    told: str = ""
    came: Cards = ""
    got: tuple[Cards, Cards] = ("", "")
    other_hand: Cards | None = None

    def __post_init__(self) -> None:
        as_seen(self.now)


@dataclass(frozen=True, slots=True)
class _Seat:
    """What is shown of one player. `cards` are those that can be seen, `count` is all."""

    name: str
    count: int
    cards: Cards
    known: Cards
    herd: int
    rupees: int
    bonus: int
    bonus_hidden: bool
    camel: bool = False

    def hand_of(self, rules: Rules, catalog: Catalog) -> str:
        """Name and size of hand, "You, 4 of 7"."""
        return catalog.say("tables.hand-of", name=self.name, n=self.count, limit=rules.hand_limit)

    def earned(self, catalog: Catalog) -> str:
        """Rupees and bonus tokens in words."""
        return earned(self.rupees, self.bonus, self.bonus_hidden, catalog, self.camel)


def _seats(shown: Position, catalog: Catalog) -> tuple[_Seat, _Seat]:
    now = shown.now
    if isinstance(now, Round):
        names = player_names(shown.names, catalog)
        return _referee_seat(now, 0, names), _referee_seat(now, 1, names)
    names = player_names(shown.names, catalog, now.player)
    mine = _Seat(
        names[now.player],
        len(now.hand),
        now.hand,
        now.known,
        now.herd,
        _total(now.goods) + _total(now.bonus),
        sum(map(len, now.bonus)),
        False,
    )
    other = now.other
    theirs = _Seat(
        names[1 - now.player],
        other.cards,
        other.known if shown.other_hand is None else shown.other_hand,
        other.known,
        other.herd,
        _total(other.goods),
        sum(other.bonus),
        True,
    )
    return (mine, theirs) if now.player == 0 else (theirs, mine)


def _referee_seat(now: Round, player: int, names: Names) -> _Seat:
    """One side with its hand open. Bonus values lie face down until the round is counted,
    and then the camel token belongs to the rupees, as in the score."""
    side, result = now.sides[player], now.result()
    return _Seat(
        names[player],
        len(side.hand),
        side.hand,
        side.known,
        side.herd,
        _total(side.goods) if result is None else result.rupees[player],
        sum(map(len, side.bonus)),
        result is None,
        result is not None and result.camel == player,
    )


def _total(rows: Rows) -> int:
    return sum(map(sum, rows))


def _viewer(now: Round | Observation) -> int:
    """Whose hand comes first and is drawn with pictures: the observer's, of a round player 0's,
    whoever is to move, so that a hand looks the same before and after a turn."""
    return now.player if isinstance(now, Observation) else 0


def _order(now: Round | Observation) -> tuple[int, int]:
    """The players in the order of rows."""
    first = _viewer(now)
    return first, 1 - first


def _state(shown: Position, catalog: Catalog) -> str:
    """Who is to move, or why the round is over."""
    now = shown.now
    if now.ended_by is not None:
        return ended(now.ended_by, catalog)
    deck = len(now.deck) if isinstance(now, Round) else now.deck
    name = _seats(shown, catalog)[now.to_move].name
    return catalog.say("tables.to-move", name=name, n=deck)


@html.register
def _(shown: Position, catalog: Catalog = ENGLISH) -> str:
    seats = _seats(shown, catalog)
    left = tokens(shown.now)
    blocks = [
        _cards_table(shown, seats, catalog),
        side_by_side(goods_table(left, catalog), bonus_table(left, catalog)),
        _players_table(shown, seats, catalog),
    ]
    if (score := _score(shown)) is not None:
        blocks.insert(1, score_table(score, catalog))
    return f"<div>{''.join(blocks)}</div>"


def _score(shown: Position) -> Score | None:
    """The score, once a round is over and whoever looks may see it all."""
    result = shown.now.result() if isinstance(shown.now, Round) else None
    camel_token = shown.now.rules.camel_token
    return None if result is None else Score(result, shown.names, camel_token=camel_token)


def _cards_table(shown: Position, seats: tuple[_Seat, _Seat], catalog: Catalog) -> str:
    now = shown.now
    rows = [(say(catalog, "tables.market"), cards(now.market, catalog, shown.came))]
    for player in _order(now):
        seat = seats[player]
        drawn = cards if player == _viewer(now) else chips
        held = _seen_cards(seat, drawn, catalog, shown.got[player])
        rows.append((escape(seat.hand_of(now.rules, catalog)), held))
    caption = escape(_state(shown, catalog))
    if shown.told:
        caption += f"<br/>{escape(shown.told)}"
    return table(caption, (), rows)


def _seen_cards(
    seat: _Seat, drawn: Callable[[Cards, Catalog, Cards], str], catalog: Catalog, new: Cards
) -> str:
    """The cards of a hand that can be seen, and how many more there are."""
    unseen = seat.count - len(seat.cards)
    parts = [drawn(seat.cards, catalog, new)] if seat.cards or not unseen else []
    if unseen:
        parts.append(say(catalog, "tables.unseen", n=unseen))
    return " ".join(parts)


def _players_table(shown: Position, seats: tuple[_Seat, _Seat], catalog: Catalog) -> str:
    columns = ["player", "earned", *(["seals"] if shown.seals else []), "hand", "herd"]
    rows = []
    for player in _order(shown.now):
        seat = seats[player]
        hand = seen(catalog.say("noun.card", n=seat.count), seat.count, seat.known, catalog)
        cells = [seat.name, seat.earned(catalog), hand, catalog.say("noun.camel", n=seat.herd)]
        if shown.seals:
            limit = shown.now.rules.seals_to_win
            cells.insert(2, catalog.say("tables.seals-of", seals=shown.seals[player], limit=limit))
        rows.append([escape(cell) for cell in cells])
    return table(
        say(catalog, "tables.players"),
        [say(catalog, f"tables.players.{column}") for column in columns],
        rows,
    )


@text.register
def _(shown: Position, catalog: Catalog = ENGLISH) -> str:
    score = _score(shown)
    seats = _seats(shown, catalog)
    return " ".join(
        [
            _state(shown, catalog),
            *([shown.told] if shown.told else []),
            *([score_text(score, catalog)] if score else []),
            catalog.say("tables.market.text", cards=shown.now.market),
            *(_seat_text(shown, player, seats[player], catalog) for player in _order(shown.now)),
            text(tokens(shown.now), catalog),
        ]
    )


def _seat_text(shown: Position, player: int, seat: _Seat, catalog: Catalog) -> str:
    rules = shown.now.rules
    facts = {"n": seat.count, "limit": rules.hand_limit}
    if seat.count == len(seat.cards):
        hand = catalog.say("tables.cards-of", cards=seat.cards, **facts)
        hand = seen(hand, seat.count, seat.known, catalog)
    elif seat.known:
        hand = catalog.say("tables.cards-known", known=seat.known, **facts)
    else:
        hand = catalog.say("tables.cards-unseen", **facts)
    return catalog.say(
        "tables.player.seals" if shown.seals else "tables.player.text",
        name=seat.name,
        hand=hand,
        n=seat.herd,
        earned=seat.earned(catalog),
        seals=shown.seals[player] if shown.seals else None,
        limit=rules.seals_to_win,
    )


@html.register(Round)
@html.register(Observation)
def _(value: Round | Observation, catalog: Catalog = ENGLISH) -> str:
    return html(Position(value), catalog)


@text.register(Round)
@text.register(Observation)
def _(value: Round | Observation, catalog: Catalog = ENGLISH) -> str:
    return text(Position(value), catalog)
