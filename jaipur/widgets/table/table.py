"""`GameTable`: a match one plays at, by hand or from code."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from jaipur.actions import Action, NotationError, Sell, as_action
from jaipur.cards import CAMEL, Cards, CardsError, read_cards
from jaipur.legality import LegalActions
from jaipur.match import Match
from jaipur.observation import Observation
from jaipur.round import MOST_SEED, Round, check_player
from jaipur.rules import OFFICIAL, Rules
from jaipur.session import LastTurn, Session
from jaipur.tables import Names, happened, score
from jaipur.texts import ENGLISH, Catalog
from jaipur.widgets.base import Board
from jaipur.widgets.table.opponents import Chance, Opponent, Trouble, opponent_of
from jaipur.widgets.table.picks import Picks, of
from jaipur.widgets.table.reading import Reading, read, read_refused
from jaipur.widgets.table.rulecard import rule_card
from jaipur.widgets.table.sight import Places, Sight, lay, lay_next
from jaipur.widgets.table.snapshot import snapshot_html, snapshot_text, task_html
from jaipur.widgets.table.view import AREAS, HAND, HERD, MARKET, Marks, View

if TYPE_CHECKING:
    from jaipur.lessons import Task, Verdict

#: How the other side answers: when the button is pressed, or together with one's own action.
ASKED, AT_ONCE = "asked", "at once"
#: Seeds that are drawn for a table without one are short enough to be typed again.
DRAWN_SEEDS = 10_000
QUIET_MS = 250


class GameTable(Board):
    """A table to play at.

    seed      the deal; without one it is drawn, and shown beside "New deal"
    start     a Round, a Match or a Session to go on from, in place of a deal
    players   the names of players 0 and 1
    opponent  the name of an agent, an agent, a function of (observation, rng), or None for two
              people at one screen with a curtain between their turns
    seat      where the person sits, 0 or 1; without it 0, or who is to move in a position
    task      an exercise: its position, its goal, hint, solution, and what it says of each turn
    answers   "asked" or "at once"
    catalog   the language             rules  those of a new deal

    By hand one picks cards, reads the sentence and presses one button. From code it is the same:
    `pick(market, hand, herd)` or `pick("LM>DG")`, `sentence`, `do()`; then `reply()`, `undo()`,
    `redo()`, `put_back()`, `play_on()`, `new_deal(seed)`. What cannot be done is said in
    `sentence`, never raised. An agent draws from its own random stream, which the seed gives
    (`agents.stream`).
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        start: Round | Match | Session | None = None,
        players: Names | None = None,
        opponent: Any = "greedy",
        seat: int | None = None,
        task: "Task | None" = None,
        answers: str = ASKED,
        catalog: Catalog = ENGLISH,
        rules: Rules = OFFICIAL,
    ) -> None:
        self._catalog = catalog
        self._task = task
        self._opponent: Opponent | None = opponent_of(opponent, catalog)
        if task is not None and start is None:
            start = task.start
        self._seat = _seat(seat, start)
        self._names = self._named(players, start)
        self._session = self._begin(seed, start, rules)
        self._origin = self._session.at
        self._earlier: list[tuple[Session, Chance]] = []
        self._chance = Chance(self._session.match.seed, 1 - self._seat)
        self._answers = _check_answers(answers, catalog)
        #: Presses of the action button so many milliseconds after an action count for nothing.
        self.quiet_ms = QUIET_MS
        self._quiet_until = 0.0
        self._shown: int | None = None
        self._laid: dict[int, tuple[Round, Places, frozenset[int]]] = {}
        self._note: Reading | None = None
        self._busy = True
        self._view = View(self.match.rules, self._tools(), task is not None, catalog)
        super().__init__(children=self._view.children)
        self.add_class("jk")
        self._listen()
        self._view.put_back()
        self._after_action()
        self._drawn = self.round
        self._draw()
        self._busy = False

    # Making

    def _named(self, players: Any, start: Any) -> Names:
        """The names of players 0 and 1 as shown."""
        if players is not None:
            if not isinstance(players, Sequence) or len(players) != 2 or isinstance(players, str):
                raise TypeError(self._say("table.wrong.players", what=repr(players)[:60]))
            return str(players[0]), str(players[1])
        if isinstance(start, Session):
            start = start.match
        if isinstance(start, Match):
            return start.players
        if self._opponent is None:
            return self._say("table.player", n=1), self._say("table.player", n=2)
        pair = [self._opponent.title, self._opponent.title]
        pair[self._seat] = self._say("table.you")
        return pair[0], pair[1]

    def _begin(self, seed: Any, start: Any, rules: Rules) -> Session:
        if start is None:
            seed = SystemRandom().randrange(DRAWN_SEEDS) if seed is None else seed
            return self._seated(Match.begin(seed, self._players(), rules=rules))
        if isinstance(start, Session):
            return start
        if isinstance(start, Round):
            return self._seated(Match.from_position(start, self._players()))
        if isinstance(start, Match):
            return self._seated(start)
        raise TypeError(self._say("table.wrong.start", what=type(start).__name__))

    def _players(self) -> Names:
        """The names for the match's own log: there "You" would be nobody."""
        you = self._say("table.you")
        first, second = (self._say("table.person") if n == you else n for n in self._names)
        return first, second

    def _seated(self, match: Match) -> Session:
        if self._opponent is None:
            return Session(match)
        name = self._opponent.name
        return Session(match, (None, name) if self._seat == 0 else (name, None))

    def _tools(self) -> list[str]:
        """The small buttons this table has."""
        names = ["put-back", "undo", "redo"]
        if self._opponent is not None:
            names.append("answers")
        if self._task is not None:
            return [*names, "hint", "solution", "again"]
        return [*names, *(["again"] if self.match.seed is None else ["seed", "new-deal"])]

    def _listen(self) -> None:
        view, tools = self._view, self._view.tools
        for area in AREAS:
            for place, button in enumerate(view.places[area]):
                self._on_value(button, partial(self._card, area, place))
        view.do.observe(self._pressed, "value")
        self._on_value(view.why, lambda _: None)
        clicks = {
            "put-back": self._put_back,
            "undo": self._undo,
            "redo": self._redo,
            "again": self._again,
            "new-deal": self._deal_pressed,
        }
        for name, handler in clicks.items():
            if name in tools:
                tools[name].on_click(lambda _, do=handler: self._run(do))
        for name in ("hint", "solution"):
            if name in tools:
                self._on_value(tools[name], lambda _: None)
        if "answers" in tools:
            tools["answers"].value = self._answers == AT_ONCE
            self._on_value(tools["answers"], self._answer)
        if "seed" in tools:
            tools["seed"].value = str(self.match.seed)

    def _on_value(self, button: Any, handler: Callable[[bool], None]) -> None:
        button.observe(lambda change: self._run(handler, change["new"]), "value")

    # What it shows, for code

    @property
    def session(self) -> Session:
        """The match and its cursor."""
        return self._session

    @property
    def match(self) -> Match:
        """The match up to now."""
        return self._session.match

    @property
    def round(self) -> Round:
        """The position now, hidden cards too."""
        return self._session.round

    @property
    def observation(self) -> Observation:
        """What the player at the near side may know."""
        return self._sight().seen

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the player at the near side; empty when not to move."""
        return self.observation.legal_actions()

    @property
    def sentence(self) -> str:
        """What the table says now, as one text."""
        return self._reading().sentence(self._catalog)

    @property
    def rule(self) -> str | None:
        """The id of the rule the sentence speaks of."""
        return self._reading().rule

    @property
    def verdict(self) -> "Verdict | None":
        """What the task says of the turns played, once there are any."""
        if self._task is None or (actions := self._own_turns()) is None:
            return None
        return self._task.check(actions, self._catalog)

    def snapshot_html(self) -> str:
        """The table as it stands, without widgets."""
        return snapshot_html(self._sight(), self._reading(), self._task_html(), self._catalog)

    def snapshot_text(self) -> str:
        """The table as it stands, as plain text."""
        return snapshot_text(
            self._sight(), self._reading(), self._task, self.verdict, self._catalog
        )

    # Playing from code, each as a press of the hand

    def pick(self, market: str = "", hand: str = "", herd: int = 0) -> None:
        """Pick cards besides those picked: of the market, of the hand, and camels of the herd.

        `pick("DG", "LL")`, `pick("DG", herd=2)`; or an action as notation, `pick("LM>DG")`.
        """
        self._run(self._pick, market, hand, herd)

    def do(self, action: Action | str | None = None) -> None:
        """Press the button: do what the sentence says. With an action: pick it first."""
        self._run(self._do, action)

    def reply(self) -> None:
        """Let the other side move."""
        self._run(self._reply)

    def put_back(self) -> None:
        """Put all picked cards back."""
        self._run(self._put_back)

    def undo(self) -> None:
        """Go back to one's own last decision, or by one turn between two people."""
        self._run(self._undo)

    def redo(self) -> None:
        """Go forward again to where undo came from."""
        self._run(self._redo)

    def play_on(self) -> None:
        """Deal the next round."""
        self._run(self._play_on)

    def new_deal(self, seed: int | str | None = None) -> None:
        """Begin a new match with a seed, or with the next one; undo brings the old match back."""
        self._run(self._deal, seed)

    def start_again(self) -> None:
        """Go back to where this table began; redo leads forward again."""
        self._run(self._again)

    def lift_curtain(self) -> None:
        """Show the hand of the player to move, where two people share the screen."""
        self._run(self._lift)

    def answer(self, when: str) -> None:
        """How the other side answers: "asked" or "at once"."""
        _check_answers(when, self._catalog)
        self._run(self._answer, when == AT_ONCE)

    def show_rule(self, shown: bool = True) -> None:
        """Show or hide the rule that the sentence speaks of, or all rules on one screen."""
        self._run(self._open, self._view.why, shown)

    def hint(self) -> str:
        """Show the task's hint, and return it."""
        return self._help("hint", lambda task: task.hint(self._catalog))

    def solution(self) -> str:
        """Show a solution of the task, and return it as notation."""
        return self._help("solution", lambda task: " ".join(task.solution))

    def _help(self, name: str, words: "Callable[[Task], str]") -> str:
        if self._task is None:
            self._run(self._say_note, "table.no.task")
            return ""
        self._run(self._open, self._view.tools[name], True)
        return words(self._task)

    def _open(self, button: Any, shown: bool) -> None:
        button.value = shown

    # Every press comes through here

    def _run(self, handler: Callable[..., None], *args: Any) -> None:
        """Do what was asked, show what comes of it, and say what goes wrong: an exception in
        a callback is seen nowhere in JupyterLab."""
        if self._busy:
            return
        self._busy = True
        try:
            if self.round is not self._drawn:
                # The press was for a position that is no longer there.
                self._view.put_back()
                self._say_note("table.moved-on")
            else:
                handler(*args)
        except (NotationError, CardsError) as unreadable:
            self._say_words("note", str(unreadable))
        except Trouble as trouble:
            self._say_words("trouble", str(trouble))
        except Exception as error:
            said = f"{type(error).__name__}: {error}"[:200]
            self._say_words("trouble", self._say("table.trouble", error=said))
        finally:
            try:
                self._draw()
            finally:
                self._busy = False

    def _pressed(self, change: Any) -> None:
        """The action button was pressed. It goes up again as the last step, after all drawing:
        a second press before that arrives as going up, and counts for nothing."""
        if not change["new"]:
            return
        if time.monotonic() >= self._quiet_until:
            self._run(self._do)
        self._view.do.value = False

    def _quiet(self) -> None:
        self._quiet_until = time.monotonic() + self.quiet_ms / 1000

    # What presses do

    def _card(self, area: str, place: int, down: bool) -> None:
        """A card button went down or up."""
        sight = self._sight()
        button = self._view.places[area][place]
        kind = self._view.kind_at(sight, area, place)
        if not kind:
            button.value = False
            self._say_place(sight, area)
        elif not self._may_pick(sight):
            button.value = False
            self._note = None
        else:
            self._note = None
            for other in self._linked(sight, area, place):
                other.value = down

    def _say_place(self, sight: Sight, area: str) -> None:
        """What a place without a card answers."""
        if sight.hidden:
            self._say_note("table.no.curtain", name=sight.names[sight.near])
        else:
            limit = self.match.rules.hand_limit
            self._say_note(f"table.no.{area}", limit=limit, herd=sight.seen.herd)

    def _linked(self, sight: Sight, area: str, place: int) -> list[Any]:
        """The buttons that go down together: the camels of the market."""
        buttons = self._view.places[area]
        if area != MARKET or sight.places[place] != CAMEL:
            return [buttons[place]]
        return [b for b, kind in zip(buttons, sight.places, strict=True) if kind == CAMEL]

    def _may_pick(self, sight: Sight) -> bool:
        return not sight.hidden and not sight.seen.over and sight.seen.to_move == sight.near

    def _pick(self, market: str, hand: str, herd: int) -> None:
        if set(market) & set("+->"):
            self._view.put_back()
            action = as_action(market)
            picks = of(action, self.round.market)
        else:
            picks = Picks(read_cards(market), read_cards(hand), herd)
        self._press(picks)

    def _press(self, picks: Picks) -> bool:
        """Put the buttons of these cards down; False, and a reason, if there are not as many."""
        self._note = None
        sight = self._sight()
        if not self._may_pick(sight):
            if sight.hidden:
                self._say_place(sight, HAND)
            return False
        wanted = {MARKET: picks.market, HAND: picks.hand, HERD: CAMEL * picks.herd}
        found: list[Any] = []
        for area, cards in wanted.items():
            for kind in cards:
                button = self._free_button(sight, area, kind, found)
                if button is None:
                    self._say_missing(sight, area, kind)
                    return False
                found.append(button)
        for button in found:
            button.value = True
        for place in self._view.picked(MARKET):
            for button in self._linked(sight, MARKET, place):
                button.value = True
        return True

    def _free_button(self, sight: Sight, area: str, kind: Cards, taken: list[Any]) -> Any:
        """A button of that kind that is still up."""
        for place, button in enumerate(self._view.places[area]):
            up = not button.value and button not in taken
            if up and self._view.kind_at(sight, area, place) == kind:
                return button
        return None

    def _say_missing(self, sight: Sight, area: str, kind: Cards) -> None:
        key = "camel" if area == HAND and kind == CAMEL else area
        self._say_note(f"table.no.card.{key}", cards=kind, herd=sight.seen.herd)

    def _do(self, action: Action | str | None = None) -> None:
        """What the button does now: it is another thing at every phase of a match."""
        self._note = None
        sight = self._sight()
        if sight.hidden:
            self._lift()
        elif sight.seen.over:
            self._go_on()
        elif sight.seen.to_move != sight.near:
            self._reply()
        else:
            self._act(sight, action)

    def _act(self, sight: Sight, action: Action | str | None) -> None:
        if action is not None:
            action = as_action(action)
            self._view.put_back()
            picks = of(action, sight.seen.market)
            camels = sight.seen.market.count(CAMEL)
            if not self._press(picks) or self._view.picks(sight).action(camels) != action:
                # It cannot be picked by hand; the rules say why.
                self._view.put_back()
                self._note = read_refused(sight.seen, action, self._catalog)
                return
        reading = self._reading()
        if reading.action is not None:
            self._play(reading.action)
            self._after_action()

    def _play(self, action: Action) -> None:
        """Play an action at the session, and lay the market."""
        picked = self._view.picked(MARKET)
        places = self._places()[0]
        turn = self._session.play(action)
        laid = lay_next(places, action, turn.after.market, picked)
        self._laid[self._session.at] = (turn.after, *laid)
        self._view.put_back()
        self._shown = None
        self._quiet()

    def _after_action(self) -> None:
        """Let the other side answer, if it answers at once."""
        if self._opponent is not None and self._answers == AT_ONCE:
            now = self.round
            if not now.over and now.to_move != self._seat:
                self._reply()

    def _reply(self) -> None:
        self._note = None
        now = self.round
        if now.over:
            return
        if self._opponent is None:
            self._say_note("table.no.reply.person", name=self._names[now.to_move])
        elif now.to_move == self._seat:
            self._say_note("table.no.reply")
        else:
            at = self._session.at
            seen = self._session.observation(now.to_move)
            action = self._opponent.action(seen, self._chance.at(at), self._catalog)
            self._chance.moved(at + 1)
            self._play(action)

    def _go_on(self) -> None:
        """After a round: the next one, a new deal, or the position again."""
        if self.match.seed is None:
            self._again()
        elif self.match.over:
            self._deal(None)
        else:
            self._play_on()

    def _play_on(self) -> None:
        self._note = None
        match = self.match
        if not match.round.over:
            self._say_note("table.no.next-round")
        elif match.over:
            self._say_note("table.no.next-round.match")
        elif match.seed is None:
            self._say_note("table.no.next-round.position")
        else:
            self._session.next_round()
            self._fresh()
            self._after_action()

    def _fresh(self) -> None:
        """Another position is on the table: no card picked, no hand shown, no double press."""
        self._note = None
        self._shown = None
        self._view.put_back()
        self._quiet()

    def _put_back(self) -> None:
        if any(self._view.picked(area) for area in AREAS):
            self._note = None
            self._view.put_back()
        else:
            self._say_note("table.no.put-back")

    @property
    def _can_undo(self) -> bool:
        session = self._session
        back = session.can_undo if self._opponent is None else session.can_undo_to(self._seat)
        return back or bool(self._earlier)

    def _undo(self) -> None:
        session = self._session
        if self._opponent is not None and session.can_undo_to(self._seat):
            session.undo_to(self._seat)
        elif self._opponent is None and session.can_undo:
            session.undo()
        elif self._earlier:
            self._session, self._chance = self._earlier.pop()
            self._laid.clear()
            self._show_seed()
            self._fresh()
            self._say_note("table.brought-back")
            return
        else:
            self._say_note("table.no.undo")
            return
        self._fresh()

    def _redo(self) -> None:
        if not self._session.can_redo:
            self._say_note("table.no.redo")
            return
        if self._opponent is None:
            self._session.redo()
        else:
            self._session.redo_to(self._seat)
        self._fresh()

    def _again(self) -> None:
        self._session.go_to(self._origin)
        self._fresh()
        self._after_action()

    def _deal_pressed(self) -> None:
        if time.monotonic() < self._quiet_until:
            return
        typed = str(self._view.tools["seed"].value).strip()
        self._deal(None if typed == str(self.match.seed) else typed)

    def _deal(self, seed: int | str | None) -> None:
        """Deal anew; without a seed the next one, so that "New deal" is always another deal."""
        if seed is None:
            seed = ((self.match.seed or 0) + 1) % (MOST_SEED + 1)
        number = _read_seed(seed)
        if number is None:
            self._say_note("table.no.seed", seed=repr(str(seed)[:30]), most=MOST_SEED)
            return
        self._earlier.append((self._session, self._chance))
        rules = self.match.rules
        self._session = self._seated(Match.begin(number, self._players(), rules=rules))
        self._chance = Chance(number, 1 - self._seat)
        self._origin = 0
        self._laid.clear()
        self._show_seed()
        self._fresh()
        self._after_action()

    def _show_seed(self) -> None:
        if "seed" in self._view.tools:
            self._view.tools["seed"].value = str(self.match.seed)

    def _lift(self) -> None:
        self._note = None
        if self._opponent is None and not self.round.over:
            self._shown = self.round.to_move
            self._quiet()

    def _answer(self, at_once: bool) -> None:
        if self._opponent is None:
            return
        self._answers = AT_ONCE if at_once else ASKED
        self._view.tools["answers"].value = at_once
        self._note = None
        self._after_action()

    # What is seen

    def _say(self, key: str, **facts: Any) -> str:
        return self._catalog.say(key, **facts)

    def _say_note(self, key: str, **facts: Any) -> None:
        self._say_words("note", self._say(key, **facts))

    def _say_words(self, tone: str, words: str) -> None:
        """Say this in place of what the picks would be, until the next press."""
        self._note = None
        self._note = replace(self._reading(), tone=tone, words=words, action=None, rule=None)

    def _sight(self) -> Sight:
        """What the player at the near side sees."""
        now = self.round
        if self._opponent is not None:
            near = self._seat
        elif now.over and (last := self._session.last_turn()) is not None:
            near = last.player
        else:
            near = now.to_move
        places, fresh = self._places()
        last = self._session.last_turn()
        match = self.match
        return Sight(
            seen=self._session.observation(near),
            names=self._names,
            you=None if self._opponent is None else self._seat,
            hidden=self._opponent is None and not now.over and self._shown != near,
            seals=None if match.seed is None else match.seals,
            places=places,
            fresh=fresh,
            news=self._news(last, near),
            sold=last.action.cards[0] if last and isinstance(last.action, Sell) else "",
            result=now.result(),
        )

    def _places(self) -> tuple[Places, frozenset[int]]:
        """The market as it lies now, and where cards came last turn."""
        session = self._session
        known = self._laid.get(session.at)
        if known is None or known[0] is not session.round:
            last = session.last_turn()
            if last is None:
                laid: tuple[Places, frozenset[int]] = lay(session.round.market), frozenset()
            else:
                before = self._laid.get(session.at - 1)
                places = (
                    before[1]
                    if before is not None and before[0] is last.before
                    else lay(last.before.market)
                )
                laid = lay_next(places, last.action, session.round.market)
            known = (session.round, *laid)
            self._laid[session.at] = known
        return known[1], known[2]

    def _news(self, last: LastTurn | None, near: int) -> str:
        """What the last turn did, in one sentence."""
        if last is None:
            rounds = len(self.match.rounds)
            if rounds == 1:
                return self._say("table.nothing-yet")
            name = self._names[self.round.starter]
            return self._say("table.round-dealt", n=rounds, name=name)
        if isinstance(last.action, Sell):
            return self._sale(last, last.player == near and self._opponent is not None)
        name = self._names[last.player]
        return happened(name, last.action, last.before, last.after, self._catalog)

    def _sale(self, turn: LastTurn, own: bool) -> str:
        """What a sale brought; only who drew a bonus token knows its value."""
        before, after = (position.sides[turn.player] for position in (turn.before, turn.after))
        facts = {
            "name": self._names[turn.player],
            "cards": turn.action.cards,  # type: ignore[union-attr]
            "rupees": sum(map(sum, after.goods)) - sum(map(sum, before.goods)),
        }
        if before.bonus == after.bonus:
            return self._say("table.sold", **facts)
        if not own:
            return self._say("table.sold.bonus", **facts)
        drawn = sum(map(sum, after.bonus)) - sum(map(sum, before.bonus))
        return self._say("table.sold.worth", worth=drawn, **facts)

    def _reading(self) -> Reading:
        """What the table says: a note, or what the phase or the picks have to say."""
        return self._note or self._plain_reading(self._sight())

    def _plain_reading(self, sight: Sight) -> Reading:
        name = sight.names[sight.near]
        if sight.hidden:
            words = self._say("table.curtain", name=name)
            return Reading("curtain", words, self._say("table.curtain.do", name=name), ready=True)
        if sight.seen.over:
            return self._over(sight)
        if sight.seen.to_move != sight.near:
            other = sight.names[1 - sight.near]
            words = self._say("table.wait", name=other, n=sight.seen.other.cards)
            label = self._say("table.wait.do", name=other)
            return Reading("wait", words, label, rule="turn.not-yours", ready=True)
        reading = read(sight.seen, self._view.picks(sight), self._catalog)
        if reading.tone == "turn" and (sale := self._own_sale()):
            words = self._say("table.own-sale", sale=sale, words=reading.words)
            reading = replace(reading, words=words)
        return reading

    def _own_sale(self) -> str:
        """One's own sale, where the other side answered it at once and its news took the line."""
        actions = self._session.actions
        if self._answers != AT_ONCE or self._opponent is None or len(actions) < 2:
            return ""
        if not isinstance(actions[-2], Sell) or self.round.to_move != self._seat:
            return ""
        *_, before, after, _now = self.match.rounds[-1].positions()
        return self._sale(LastTurn(self._seat, actions[-2], before, after), True)

    def _over(self, sight: Sight) -> Reading:
        """How the round came out, and the match."""
        match = self.match
        result = sight.result
        assert result is not None
        words = [
            self._say(f"table.ended.{result.ended_by}", cap=match.rules.turn_cap or 0),
            score(result, self._names, sight.you).sentence(self._catalog),
        ]
        rule = {"goods": "end.three-rows", "deck": "end.deck-short"}.get(result.ended_by)
        if match.seed is None:
            label = self._say("table.again.do")
        elif match.over:
            words.append(self._won(sight))
            label = self._say("table.new-deal.do")
        else:
            label = self._say("table.next-round.do")
        tone = "match-over" if match.over else "round-over"
        return Reading(tone, " ".join(words), label, rule=rule, ready=True)

    def _won(self, sight: Sight) -> str:
        winner, seals = self.match.winner, self.match.seals
        if not isinstance(winner, int):
            return self._say("table.match.draw")
        facts = {"mine": seals[winner], "theirs": seals[1 - winner]}
        if winner == sight.you:
            return self._say("table.match.you", **facts)
        return self._say("table.match.other", name=self._names[winner], **facts)

    def _own_turns(self) -> list[Action] | None:
        """The actions of this round up to the person's own last one; None without one."""
        actions = self._session.actions
        first = self.match.rounds[-1].start.to_move
        for n in range(len(actions), 0, -1):
            if self._opponent is None or (first + n - 1) % 2 == self._seat:
                return list(actions[:n])
        return None

    def _task_html(self) -> str:
        if self._task is None:
            return ""
        tools = self._view.tools
        shown = [name for name in ("hint", "solution") if tools[name].value]
        return task_html(self._task, self.verdict, shown, self._catalog)

    def _draw(self) -> None:
        sight = self._sight()
        reading = self._reading()
        rules = self.match.rules
        card = rule_card(reading.rule, rules, self._catalog) if self._view.why.value else ""
        answers = ""
        if self._opponent is not None:
            key = "table.at-once" if self._answers == AT_ONCE else "table.asked"
            answers = self._say(key, name=self._names[1 - self._seat])
        marks = Marks(
            reading, self._can_undo, self._session.can_redo, card, self._task_html(), answers
        )
        self._view.draw(sight, marks)
        self._drawn = self.round


def _seat(seat: Any, start: Any) -> int:
    if seat is None:
        now = start.round if isinstance(start, Match | Session) else start
        return now.to_move if isinstance(now, Round) and not now.over else 0
    return check_player(seat)


def _check_answers(answers: str, catalog: Catalog) -> str:
    if answers not in (ASKED, AT_ONCE):
        raise ValueError(catalog.say("table.wrong.answers", what=repr(answers)[:40]))
    return answers


def _read_seed(seed: object) -> int | None:
    """A seed as a person typed it, or None if it is none."""
    typed = str(seed).strip()
    if not (typed.isascii() and typed.isdecimal() and len(typed) <= len(str(MOST_SEED))):
        return None
    return int(typed) if int(typed) <= MOST_SEED else None
