"""`position`: a teaching position from what matters in it, the rest filled in to fit.

    >>> position(market="DGSLM", hand="CCL", herd=2)

The same arguments always give the same position; no chance is used. One that cannot be is
refused with the sentence that says what does not add up. `check_round` says the same of a
round that comes from elsewhere, such as a record.
"""

from jaipur.cards import Cards
from jaipur.position.checking import check_round
from jaipur.position.filling import fill_known, fill_rows, hand_out, overshoots
from jaipur.position.named import (
    Named,
    NamedCards,
    PositionError,
    read,
    read_hands,
    read_number,
    read_pair,
    read_tokens,
    read_turn,
)
from jaipur.position.sharing import share_out
from jaipur.round import Round, Side
from jaipur.rules import OFFICIAL, Rules, check_rules
from jaipur.texts import ENGLISH

__all__ = ["PositionError", "check_round", "position"]


def position(
    *,
    market: Cards = "DGMMM",
    hand: Cards = "",
    herd: int = 0,
    other_hand: Cards | None = None,
    other_herd: int | None = None,
    known: tuple[Cards, Cards] = ("", ""),
    deck: Cards = "",
    deck_size: int | None = None,
    tokens: Named | None = None,
    bonus: Named | None = None,
    won: tuple[Named, Named] = ({}, {}),
    to_move: int = 0,
    starter: int | None = None,
    turns: int | None = None,
    rules: Rules = OFFICIAL,
) -> Round:
    """A live round in which all that is named holds and the rest fits it.

    market      five cards
    hand, herd  of player 0, whoever is to move
    other_hand, other_herd   of player 1. Unnamed: five goods that are left, those `known` among
                them, and no camels; or with a `deck_size`, those for which it has no place
    known       cards of each hand that the other player saw taken. At most five cards were dealt,
                so the first few of a larger hand are known in any case
    deck        its top cards, the top one first; the cards that are left come below
    deck_size   how many cards the deck has in all
    tokens      by good, how many tokens are left, or their rupees: `{"D": 1, "C": (2, 1, 1)}`.
                An unnamed row is full but for what `won` names, unless too many cards would be
                unsold: then it is cut, goods outside `hand` and `market` first
    bonus       by pile 3, 4, 5, the rupees of its top token or tokens: `{3: 2, 5: (8, 10)}`, with
                the other tokens that nobody has won below. `()` is an empty pile
    won         for each player, goods tokens named as in `tokens`, bonus tokens as in `bonus`:
                `({"L": 6, 3: (1, 2)}, {})`. What is named is all there is of that kind. Tokens
                that are gone and named for nobody go, good by good, to the player with fewer
                rupees so far, player 0 when equal, in sales that bring as few bonus tokens as
                can be; those that they must bring come from the middle of what is left of a pile
    to_move, starter, turns   unnamed: player 0 is to move, as few turns have been played as can
                be, and who started follows from these

    Raises `PositionError`.
    """
    check_rules(rules)
    cards = NamedCards(
        read(market),
        read(hand),
        None if other_hand is None else read(other_hand),
        read_hands("known", known),
        read_number("herd", herd),
        None if other_herd is None else read_number("other_herd", other_herd),
        read(deck) and deck,
        None if deck_size is None else read_number("deck_size", deck_size),
    )
    first, second = (read_tokens("won", each) for each in read_pair("won", won))
    rows = fill_rows(read_tokens("tokens", tokens), (first, second), cards, rules)
    tops = read_tokens("bonus", bonus)
    moves, starts, played = read_turn(to_move, starter, turns)
    hands, herds, pile = hand_out(cards, rows)
    overshot = overshoots(rows, cards)
    goods, bonus_won, piles = share_out(rows, overshot, tops, (first, second), rules)
    seen = map(fill_known, hands, cards.known)
    one, other = map(Side, hands, herds, seen, goods, bonus_won)
    now = Round(
        rules=rules,
        sides=(one, other),
        market=cards.market,
        deck=pile,
        tokens=rows,
        bonus=piles,
        starter=starts,
        to_move=moves,
        turns=played,
    )
    for problem in (*check_round(now), *_deck_size_problem(cards, now)):
        raise PositionError(problem)
    return now


def _deck_size_problem(cards: NamedCards, now: Round) -> list[str]:
    if cards.deck_size in (None, len(now.deck)):
        return []
    return [ENGLISH.say("position.deck-size", n=len(now.deck), asked=cards.deck_size)]
