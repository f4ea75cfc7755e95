"""What happened and what is to be done, in sentences: the news, waiting, the end of a round."""

from dataclasses import replace
from typing import TYPE_CHECKING

from jaipur.actions import Sell
from jaipur.match import Match
from jaipur.session import LastTurn
from jaipur.tables import Names, happened
from jaipur.texts import Catalog
from jaipur.widgets.table.reading import Reading
from jaipur.widgets.table.sight import Sight

if TYPE_CHECKING:
    from jaipur.widgets.table.game import Game


def news(match: Match, last: LastTurn | None, names: Names, own: bool, catalog: Catalog) -> str:
    """What the last turn did; `own` if it was that of whoever reads it."""
    if last is not None:
        if isinstance(last.action, Sell):
            return sale(last, last.action, names, own, catalog)
        return happened(names[last.player], last.action, last.before, last.after, catalog)
    if len(match.rounds) == 1:
        return catalog.say("table.nothing-yet")
    starter = names[match.round.starter]
    return catalog.say("table.round-dealt", n=len(match.rounds), name=starter)


def sale(turn: LastTurn, action: Sell, names: Names, own: bool, catalog: Catalog) -> str:
    """What a sale brought; only who drew a bonus token knows its value."""
    before, after = (position.sides[turn.player] for position in (turn.before, turn.after))
    facts = {
        "name": names[turn.player],
        "cards": action.cards,
        "rupees": sum(map(sum, after.goods)) - sum(map(sum, before.goods)),
    }
    if before.bonus == after.bonus:
        return catalog.say("table.sold", **facts)
    if not own:
        return catalog.say("table.sold.bonus", **facts)
    drawn = sum(map(sum, after.bonus)) - sum(map(sum, before.bonus))
    return catalog.say("table.sold.worth", worth=drawn, **facts)


def own_turn(game: "Game") -> str:
    """One's own turn, where the other side answered at once and its turn took the news."""
    own, *answer = game.recent() or (None,)
    if own is None or not answer or not game.can_act:
        return ""
    if isinstance(own.action, Sell):
        return sale(own, own.action, game.names, True, game.catalog)
    return happened(game.names[own.player], own.action, own.before, own.after, game.catalog)


def tell_missed(catalog: Catalog) -> Reading:
    """What to do once a task was missed: it can be tried again from its start."""
    words = catalog.say("table.task-open")
    return Reading("task-open", words, catalog.say("table.task-open.do"), ready=True)


def tell_done(said: Reading, catalog: Catalog) -> Reading:
    """That a task is done; the button does what it always does, so that nothing is undone."""
    return replace(said, tone="task-done", words=catalog.say("table.task-done"))


def tell(game: "Game", sight: Sight) -> Reading | None:
    """What the table says while there is nothing to pick; None when there is."""
    catalog = game.catalog
    if sight.hidden:
        name = sight.names[sight.near]
        words = catalog.say("table.curtain", name=name)
        return Reading("curtain", words, catalog.say("table.curtain.do", name=name), ready=True)
    if sight.seen.over:
        return _over(game.match, sight, catalog)
    if sight.seen.to_move != sight.near:
        other = sight.names[1 - sight.near]
        n = sight.seen.other.cards
        key = "table.wait" if sight.other_hand is None else "table.wait.open"
        words = catalog.say(key if n else "table.wait.none", name=other, n=n)
        return Reading("wait", words, catalog.say("table.wait.do", name=other), ready=True)
    return None


_END_RULES = {"goods": "end.three-rows", "deck": "end.deck-short", "cap": "match.no-turn-limit"}


def _over(match: Match, sight: Sight, catalog: Catalog) -> Reading:
    """How the round came out, and the match; what the button does then."""
    result = sight.result
    assert result is not None
    words = [catalog.say(f"table.ended.{result.ended_by}", cap=match.rules.turn_cap or 0)]
    if result.ended_by != "cap":  # of a capped round that sentence has said it all
        words += [
            _camel_token(result.camel, sight, catalog),
            sight.score().sentence(catalog),
        ]
    label = "table.next-round.do"
    if match.seed is None:
        label = "table.again.do"
    elif match.over:
        label = "table.new-deal.do"
    if match.over or _winner(match, sight) is not None:
        words.append(_won(match, sight, catalog))
    tone = "match-over" if match.over else "round-over"
    rule = _END_RULES[result.ended_by]
    return Reading(tone, " ".join(words), catalog.say(label), rule=rule, ready=True)


def _camel_token(owner: int | None, sight: Sight, catalog: Catalog) -> str:
    """Who took the camel token for the larger herd, or that nobody did."""
    if owner is None:
        return catalog.say("table.camel-token.none")
    key = "table.camel-token.you" if owner == sight.you else "table.camel-token"
    return catalog.say(key, name=sight.names[owner], n=sight.seen.rules.camel_token)


def _winner(match: Match, sight: Sight) -> int | None:
    """Who has the seals that win; in a position too, where seals are known."""
    seals = sight.seals or match.seals
    most = max(seals)
    return seals.index(most) if most >= match.rules.seals_to_win else None


def _won(match: Match, sight: Sight, catalog: Catalog) -> str:
    winner, seals = _winner(match, sight), sight.seals or match.seals
    if winner is None:
        return catalog.say("table.match.draw")
    key = "table.match.you" if winner == sight.you else "table.match.other"
    name = sight.names[winner]
    return catalog.say(key, name=name, mine=seals[winner], theirs=seals[1 - winner])
