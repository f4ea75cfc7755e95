"""A match as plain dictionaries, one a turn and one a round: the referee's view, nothing hidden."""

from collections.abc import Iterator
from typing import Any

from jaipur.actions import Action, Exchange, Sell, Take, TakeCamels
from jaipur.cards import CAMEL, Cards
from jaipur.match import Match
from jaipur.round import Round
from jaipur.scoring import Counted, rupees_of

#: What each kind of action is called.
KIND = {Take: "take", TakeCamels: "camels", Exchange: "exchange", Sell: "sell"}


def rows(match: Match) -> Iterator[dict[str, Any]]:
    """A dictionary for each turn of the match, in order.

    round, turn       counting from 1 in the match, in the round
    player, name      who acted, 0 or 1, and what the match calls them
    action, kind      as notation; "take", "camels", "exchange" or "sell"
    legal             how many actions were legal
    taken, given, sold   the cards that moved, as groups; "" for none
    rupees            what the action brought, its bonus token included
    bonus             rupees of the bonus token drawn, or None
    hand, herd        of the player who acted, after the action
    market, deck      the market, and the number of cards in the deck, after the action
    ended_by          "goods", "deck" or "cap" in the last turn of a round, else None
    """
    for number, played in enumerate(match.rounds, 1):
        positions = list(played.positions())
        around = zip(positions, positions[1:], played.actions, strict=False)
        for before, after, action in around:
            yield {
                "round": number,
                "turn": after.turns,
                "player": before.to_move,
                "name": match.players[before.to_move],
                **_turn(before, action, after),
            }


def _turn(before: Round, action: Action, after: Round) -> dict[str, Any]:
    was, now = before.sides[before.to_move], after.sides[before.to_move]
    taken, given, sold = moved(before, action)
    gained = rupees_of(_counted(now)) - rupees_of(_counted(was))
    drawn = sum(map(len, now.bonus)) > sum(map(len, was.bonus))
    return {
        "action": str(action),
        "kind": KIND[type(action)],
        "legal": len(before.legal_actions()),
        "taken": taken,
        "given": given,
        "sold": sold,
        "rupees": gained,
        "bonus": sum(map(sum, now.bonus)) - sum(map(sum, was.bonus)) if drawn else None,
        "hand": now.hand,
        "herd": now.herd,
        "market": after.market,
        "deck": len(after.deck),
        "ended_by": after.ended_by,
    }


def moved(before: Round, action: Action) -> tuple[Cards, Cards, Cards]:
    """The cards that a legal action takes, gives and sells."""
    match action:
        case Take(cards):
            return cards, "", ""
        case TakeCamels():
            return CAMEL * before.market.count(CAMEL), "", ""
        case Exchange(give, take):
            return take, give, ""
        case Sell(cards):
            return "", "", cards


def round_rows(match: Match) -> Iterator[dict[str, Any]]:
    """A dictionary for each round of the match, in order.

    round, starter, turns    its number from 1, who started, how many turns were played in it
    ended_by, seal, decided_by, camel    as in `Result`, None while the round lasts
    rupees_0, rupees_1       with the camel token; so far, and without it, while the round lasts
    bonus_tokens_0, bonus_tokens_1, goods_tokens_0, goods_tokens_1   how many
    herd_0, herd_1           camels
    """
    for number, played in enumerate(match.rounds, 1):
        now, result = played.now, played.now.result()
        named = ("ended_by", "seal", "decided_by", "camel")
        counted = [_counted(side) for side in now.sides]
        rupees = [rupees_of(player) for player in counted] if result is None else result.rupees
        pairs = {
            "rupees": rupees,
            "bonus_tokens": [sum(map(len, player.bonus)) for player in counted],
            "goods_tokens": [sum(map(len, player.goods)) for player in counted],
            "herd": [player.herd for player in counted],
        }
        yield {
            "round": number,
            "starter": played.start.starter,
            "turns": len(played.actions),
            **{name: getattr(result, name, None) for name in named},
            **{f"{name}_{who}": pair[who] for name, pair in pairs.items() for who in (0, 1)},
        }


def _counted(side: Any) -> Counted:
    return Counted(side.herd, side.goods, side.bonus)
