"""Why: what greedy would do in one's place, and why the other side did what it did.

A hint is made from the observation of whoever asks. The other side's reasons are made from its
own observation, and would show its hidden cards; so while the round lasts they are made from
`as_seen`, in which it holds only the cards that have been seen. Two rounds that differ only in
what the person cannot know give equal reasons.
"""

from dataclasses import dataclass, replace
from random import Random

from jaipur.actions import Action, Exchange, Sell
from jaipur.agents import Explanation, Greedy
from jaipur.agents.explaining import plain
from jaipur.cards import CAMEL, KINDS, Cards
from jaipur.observation import Observation, Opponent, observe
from jaipur.session import LastTurn
from jaipur.show import html, text
from jaipur.tables import happened
from jaipur.tables.actions import words
from jaipur.tables.parts import escape, say
from jaipur.texts import Catalog
from jaipur.widgets.table.game import Game
from jaipur.widgets.table.opponents import Trouble
from jaipur.widgets.table.telling import tell


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why the other side did what it did.

    turn  its turn         said   what it weighed: with all its cards, or with those seen, or
                                  None where it cannot without the others
    full  whether all its cards were counted        seen  those counted where not
    """

    turn: LastTurn
    said: Explanation | None
    full: bool
    seen: Cards = ""


def hint(game: Game) -> Explanation:
    """What greedy would do in the near player's place; raises `Cannot` where there is no turn."""
    name = game.names[game.near]
    if game.round.over:
        told = tell(game, game.sight())
        assert told is not None, "a round that is over has its sentence"
        raise game.cannot("table.no.hint.over", told=told.sentence(game.catalog))
    if game.hidden:
        raise game.cannot("table.no.curtain", name=name)
    if not game.can_act:
        raise game.cannot("table.no.hint", name=game.names[1 - game.near])
    return Greedy().explain(game.session.observation(game.near), Random(0))


def hint_html(said: Explanation, catalog: Catalog) -> str:
    """The hint: the action, then what was weighed."""
    action = said.best.action
    told = say(catalog, "table.hint.greedy", what=words(action, catalog))
    code = f'<code class="jk-code">{escape(action)}</code>'
    return f"<p>{told} {code}</p>{html(said, catalog)}"


def reasons(game: Game) -> Reasons:
    """Why the other side did its last action of this round.

    Raises `Cannot` where there is nobody or nothing to explain, and `Trouble`.
    """
    number = _its_last(game)
    if number is None:
        raise game.cannot("table.no.explain", name=game.names[1 - game.seat])
    actions = game.session.actions
    point = game.session.at - len(actions) + number
    opponent = game.mover(point)
    if opponent.explain is None:
        raise game.cannot("table.no.explain.silent", name=opponent.title)
    before, after = list(game.match.rounds[-1].positions())[number : number + 2]
    turn = LastTurn(before.to_move, actions[number], before, after)
    if game.tells_all:
        seen = observe(before, turn.player, actions[:number])
        rng = game.its_chance(point)
        return Reasons(turn, opponent.reasons(seen, rng, game.catalog), True)
    seen = as_seen(observe(before, game.seat, actions[:number]), turn.action)
    try:
        said = opponent.reasons(seen, Random(0), game.catalog)
    except Trouble:  # no fault: it may count on a hand of the right size
        return Reasons(turn, None, False)
    return Reasons(turn, said, False, seen.hand)


def _its_last(game: Game) -> int | None:
    """The number of the last action of the other side in this round, counted from 0."""
    count, last = len(game.session.actions), game.session.last_turn()
    if last is not None and last.player == game.seat:
        count -= 1
    return count - 1 if count else None


def as_seen(mine: Observation, action: Action) -> Observation:
    """What the other player would observe if it held only cards that I have seen, and no bonus
    token: those I saw it take, and those that its `action` showed."""
    other = mine.other
    return replace(
        mine,
        player=1 - mine.player,
        hand=_most(other.known, _shown(action)),
        herd=other.herd,
        known=other.known,
        goods=other.goods,
        bonus=((),) * len(mine.bonus),
        other=Opponent(
            cards=len(mine.hand),
            known=mine.known,
            herd=mine.herd,
            goods=mine.goods,
            bonus=tuple(map(len, mine.bonus)),
        ),
    )


def _shown(action: Action) -> Cards:
    """The hand cards that an action shows to everybody."""
    match action:
        case Sell(cards):
            return cards
        case Exchange(give, _):
            return give.rstrip(CAMEL)
        case _:
            return ""


def _most(first: Cards, second: Cards) -> Cards:
    """The smallest group that holds both."""
    return "".join(kind * max(first.count(kind), second.count(kind)) for kind in KINDS)


def reasons_html(told: Reasons, game: Game) -> str:
    """The other side's reasons: all that it weighed, or what of it may be seen."""
    said = f"<p>{escape(_sentences(told, game))}</p>"
    if told.said is None:
        return said
    if told.full:
        return said + html(told.said, game.catalog)
    return said + f'<p class="jk-soft">{escape(told.said.counted(game.catalog))}</p>'


def reasons_text(told: Reasons, game: Game) -> str:
    """The same as plain text."""
    if told.said is None:
        return _sentences(told, game)
    weighed = text(told.said, game.catalog) if told.full else told.said.counted(game.catalog)
    return f"{_sentences(told, game)} {weighed}"


def _sentences(told: Reasons, game: Game) -> str:
    """What it did, and what was counted to say why."""
    catalog, turn = game.catalog, told.turn
    name = game.names[turn.player]
    did = happened(name, turn.action, turn.before, turn.after, catalog)
    if told.full and told.said is not None:
        same = told.said.best.action == turn.action
        full = catalog.say("table.explain.full" if same else "table.explain.now", name=name)
        return f"{did} {full}"
    later = catalog.say("table.explain.later", name=name)
    weighed = () if told.said is None else told.said.candidates
    chosen = next((one for one in weighed if one.action == turn.action), None)
    if chosen is None:
        return f"{did} {later}"
    key = "table.explain.seen" if told.seen else "table.explain.unseen"
    value = plain(chosen.value)
    counted = catalog.say(key, name=name, cards=told.seen, value=value)
    return f"{did} {counted} {chosen.words(catalog)} {later}"
