"""`Game`: a match at a table, who sits at it, and what can be done. There are no widgets here."""

from collections.abc import Iterable
from random import Random
from typing import Any

from jaipur.actions import Action
from jaipur.errors import brief
from jaipur.match import Match
from jaipur.round import MOST_SEED, Round
from jaipur.rules import Rules
from jaipur.session import LastTurn, Session
from jaipur.tables import Names
from jaipur.texts import Catalog
from jaipur.widgets.table.laying import Laying
from jaipur.widgets.table.matches import Lying, Matches
from jaipur.widgets.table.opponents import Chance, Opponent
from jaipur.widgets.table.sight import Sight
from jaipur.widgets.table.telling import news


class Cannot(Exception):
    """Something that cannot be done now; the message is the sentence that says why."""


class Game:
    """A match that goes on at a table.

    opponent  the computer's side, or None for two people with a curtain between their turns
    at_once   whether the other side answers at once
    """

    def __init__(
        self,
        session: Session,
        opponent: Opponent | None,
        seat: int,
        names: Names,
        at_once: bool,
        catalog: Catalog,
    ) -> None:
        self.opponent = opponent
        self.at_once = at_once
        self.catalog = catalog
        #: Whether both hands lie open: to teach with, or to look on.
        self.open_hands = False
        #: The seals of both before a position that is the match's last round, where they count.
        self.seals_before: tuple[int, int] | None = None
        #: The player that the table was set with, and its name there.
        self._first = (opponent, names[1 - seat])
        #: The name of the computer's side in the next deal, once another player was chosen.
        self._next_name: str | None = None
        chance = Chance(session.match.seed, 1 - seat)
        self._matches = Matches(Lying(session, chance, session.at, seat, names))
        self._laying = Laying()
        self._shown: int | None = None
        self._recent: tuple[Round, bool, tuple[LastTurn, ...]] | None = None

    @property
    def session(self) -> Session:
        """The match and its cursor."""
        return self._matches.now.session

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self._matches.now.seat

    @property
    def names(self) -> Names:
        """The names of players 0 and 1, as shown."""
        return self._matches.now.names

    @property
    def own_rules(self) -> Rules:
        """The rules that the table was set with, and deals with; a record may have others."""
        return self._matches.first.session.match.rules

    @property
    def pasted(self) -> bool:
        """Whether the match came from a record."""
        return self._matches.now.pasted

    @property
    def you(self) -> int | None:
        """The player called "you", if one is."""
        return None if self.opponent is None else self.seat

    @property
    def match(self) -> Match:
        """The match up to now."""
        return self.session.match

    @property
    def round(self) -> Round:
        """The position now."""
        return self.session.round

    @property
    def near(self) -> int:
        """The player at the near side: the person, or of two people the one who acts."""
        if self.opponent is not None:
            return self.seat
        last = self.session.last_turn()
        return last.player if self.round.over and last is not None else self.round.to_move

    @property
    def hidden(self) -> bool:
        """Whether the curtain is down."""
        if self.opponent is not None or self.open_hands:
            return False
        return not self.round.over and self._shown != self.near

    @property
    def can_act(self) -> bool:
        """Whether the near player may pick cards."""
        now = self.round
        return not now.over and now.to_move == self.near and not self.hidden

    @property
    def replies(self) -> bool:
        """Whether the computer's side is to move."""
        now = self.round
        return self.opponent is not None and not now.over and now.to_move != self.seat

    @property
    def tells_all(self) -> bool:
        """Whether the other side may show its hand: hands are open, or this round is played out,
        though one may have gone back in it."""
        if self.open_hands or self.round.over:
            return True
        whole = self.session.branch(self.session.end).match
        return whole.rounds[len(self.match.rounds) - 1].now.over

    def its_chance(self, point: int) -> Random:
        """The other side's random stream as it stood at a point, to look at and not to move."""
        return self._matches.now.chance.before(point)

    def mover(self, point: int) -> Opponent:
        """Who moved for the computer's side at a point, or would move now."""
        assert self.opponent is not None, "only a table with a computer's side asks"
        return self._matches.now.movers.get(point, self.opponent)

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to go back to."""
        session = self.session
        own = session.can_undo if self.opponent is None else session.can_undo_to(self.seat)
        return own or self._matches.can_go_back

    @property
    def can_redo(self) -> bool:
        """Whether there is anything to go forward to."""
        return self.session.can_redo or self._matches.can_go_forward

    def cannot(self, key: str, **facts: Any) -> Cannot:
        """The reason under that key, to be raised."""
        return Cannot(self.catalog.say(key, **facts))

    # What can be done; each raises `Cannot`, or `Trouble` where the computer's side fails

    def act(self, action: Action, picked: Iterable[int] = ()) -> None:
        """Play an action; `picked` are the places of the market that were pressed for it."""
        self._play(action, picked)
        self.answer()

    def answer(self) -> None:
        """Let the other side move if it answers at once."""
        if self.at_once and self.replies:
            self.reply()

    def reply(self) -> None:
        """Let the other side move."""
        now = self.round
        if now.over:
            raise self.cannot("refusal.round.over")
        if self.opponent is None:
            raise self.cannot("table.no.reply.person", name=self.names[now.to_move])
        if not self.replies:
            raise self.cannot("table.no.reply")
        at = self.session.at
        seen = self.session.observation(now.to_move)
        chance = self._matches.now.chance
        action = self.opponent.action(seen, chance.at(at), self.catalog)
        chance.moved(at + 1)
        self._matches.now.movers[at] = self.opponent
        self._play(action)

    def oppose(self, opponent: Opponent) -> None:
        """Let another player move for the computer's side from now on.

        The match keeps the names that it began with; the next deal has the new one.
        """
        assert self.opponent is not None, "only a table with a computer's side has another"
        its, session = 1 - self.seat, self.session
        if session.seats[its] == self.opponent.name:
            session.seats = (None, opponent.name) if its else (opponent.name, None)
        self.opponent = opponent
        first, name = self._first
        self._next_name = name if opponent == first else opponent.title

    def _play(self, action: Action, picked: Iterable[int] = ()) -> None:
        self._laying.play(self.session, action, picked)
        self._matches.cut()
        self._shown = None

    def next_round(self) -> None:
        """Deal the next round."""
        match = self.match
        if not match.round.over:
            raise self.cannot("table.no.next-round")
        if match.over:
            raise self.cannot("table.no.next-round.match")
        if match.seed is None:
            raise self.cannot("table.no.next-round.position")
        self.session.next_round()
        self._matches.cut()
        self._shown = None
        self.answer()

    def go_on(self) -> None:
        """After a round: the next one, after a match a new deal, or the position again."""
        if self.match.seed is None:
            self.again()
        elif self.match.over:
            self.deal(None)
        else:
            self.next_round()

    def undo(self) -> bool:
        """Back to the person's last decision, or between two people by one step.

        Where this match was laid the one before it comes back: then the answer is True.
        """
        at, origin = self.session.at, self._matches.now.origin
        moved = self._step_back()
        if self._matches.can_go_back and (not moved or self.session.at < origin <= at):
            self.session.go_to(at)
            self._lie(-1)
            return True
        if not moved:
            raise self.cannot("table.no.undo")
        self._shown = None
        return False

    def _step_back(self) -> bool:
        """Back in this match, if that can be."""
        session = self.session
        if self.opponent is None and session.can_undo:
            session.undo()
        elif self.opponent is not None and session.can_undo_to(self.seat):
            session.undo_to(self.seat)
        else:
            return False
        return True

    def redo(self) -> bool:
        """Forward to the person's next decision, or between two people by one step.

        Where another match was laid, that one comes back: then the answer is True.
        """
        if self._matches.can_go_forward:
            self._lie(1)
            return True
        if not self.session.can_redo:
            raise self.cannot("table.no.redo")
        if self.opponent is None:
            self.session.redo()
        else:
            self._redo_to_decision()
        self._shown = None
        return False

    def _redo_to_decision(self) -> None:
        """Forward to the person's next decision, but not past where another match was laid."""
        at, left = self.session.at, self._matches.now.left
        self.session.redo_to(self.seat)
        if left is not None and at < left < self.session.at:
            self.session.go_to(left)

    def _lie(self, step: int) -> None:
        """Put the match before this one, or after it, in its place."""
        self._matches.go(step)
        self._laying.clear()
        self._shown = None

    def again(self) -> None:
        """Back to where this match was laid."""
        if self.session.at == self._matches.now.origin:
            raise self.cannot("table.no.again")
        self.session.go_to(self._matches.now.origin)
        self._shown = None
        self.answer()

    def deal(self, seed: object) -> bool:
        """A new match: with a seed always the deal of that seed, without one the next.

        The answer is False where that deal lies here already, with nothing played.
        """
        if seed is None:
            seed = ((self.match.seed or 0) + 1) % (MOST_SEED + 1)
        number = read_seed(seed)
        if number is None:
            raise self.cannot("table.no.seed", seed=brief(seed), most=MOST_SEED)
        first = self._matches.first
        players = self._renamed(self._seated(first.session.match.players))
        dealt = Match.begin(number, players, rules=self.own_rules)
        if dealt == self.match:
            return False
        names = self._renamed(self._seated(first.names))
        self._lay_match(Session(dealt, self.session.seats), self.seat, names)
        self.answer()
        return True

    def _seated(self, names: Names) -> Names:
        """Names the table was set with, by where they sit now: a record may have changed seats."""
        return names if self.seat == self._matches.first.seat else (names[1], names[0])

    def _renamed(self, names: Names) -> Names:
        """These names, with that of another player where one was chosen."""
        if self._next_name is None:
            return names
        if self.seat == 0:
            return names[0], self._next_name
        return self._next_name, names[1]

    def lay(self, match: Match) -> bool:
        """Lay a match that was played elsewhere, at its end; undo brings this one back.

        The answer is False where that match lies here already. Who sat where in it sits there
        again if the computer's side has the same name.
        """
        if match == self.match:
            return False
        if match.rules.hand_limit != self.match.rules.hand_limit:
            raise self.cannot("table.no.paste.rules", limit=match.rules.hand_limit)
        seat, names = self.seat, match.players
        if self.opponent is not None:
            known = (self.opponent.name, self.opponent.title)
            its = [player for player in (0, 1) if match.players[player] in known]
            if len(its) == 1:
                seat = 1 - its[0]
            names = self.names if seat == self.seat else (self.names[1], self.names[0])
        seats = self.session.seats if seat == self.seat else self.session.seats[::-1]
        self._lay_match(Session(match, seats), seat, names)
        self._matches.now.pasted = True
        return True

    def _lay_match(self, session: Session, seat: int, names: Names) -> None:
        """Lay a match in the place of this one."""
        chance = Chance(session.match.seed, 1 - seat)
        self._matches.lay(Lying(session, chance, session.at, seat, names))
        self._laying.clear()
        self._shown = None

    def go_to(self, turn: object) -> None:
        """Put the cursor at a turn of the whole match, counted from 0, the deal."""
        end = self.session.end
        if type(turn) is not int or not 0 <= turn <= end:
            raise self.cannot("table.no.turn", turn=brief(turn), n=end)
        self.session.go_to(turn)
        self._shown = None

    def lift_curtain(self) -> None:
        """Show the hand of the player to move."""
        if self.opponent is None and not self.round.over:
            self._shown = self.round.to_move

    # What is seen

    def sight(self) -> Sight:
        """What the near player sees."""
        near, match, last = self.near, self.match, self.session.last_turn()
        places, _ = self._laying.places(self.session)
        own = self.opponent is not None and last is not None and last.player == near
        return Sight(
            seen=self.session.observation(near),
            names=self.names,
            you=self.you,
            hidden=self.hidden,
            seals=self._seals(),
            places=places,
            changes=self._laying.changes(self.session, self.recent(), near),
            news=news(match, last, self.names, own, self.catalog),
            result=self.round.result(),
            rounds=match.results if match.over else (),
            other_hand=self.round.sides[1 - near].hand if self.open_hands else None,
        )

    def _seals(self) -> tuple[int, int] | None:
        """The seals of both; in a position only where it is known how many they had before."""
        match = self.match
        if match.seed is not None:
            return match.seals
        if self.seals_before is None or self._matches.can_go_back:
            return None
        first, second = self.seals_before
        return first + match.seals[0], second + match.seals[1]

    def recent(self) -> tuple[LastTurn, ...]:
        """The last turn, and before it the person's own where the other side answered at once."""
        known = self._recent
        if known is None or known[0] is not self.round or known[1] != self.at_once:
            known = self._recent = (self.round, self.at_once, self._find_recent())
        return known[2]

    def _find_recent(self) -> tuple[LastTurn, ...]:
        last, actions = self.session.last_turn(), self.session.actions
        if last is None:
            return ()
        answer = self.opponent is not None and self.at_once and last.player != self.seat
        if not answer or len(actions) < 2:
            return (last,)
        *_, before, after, _now = self.match.rounds[-1].positions()
        return (LastTurn(self.seat, actions[-2], before, after), last)

    def own_turns(self, most: int) -> tuple[Action, ...]:
        """The actions since the start up to the person's own last one, and at most so many."""
        actions = self.session.actions[:most]
        first = self.match.rounds[-1].start.to_move
        own = [n for n in range(len(actions)) if (first + n) % 2 == self.seat]
        return actions[: own[-1] + 1] if own else ()


def read_seed(seed: object) -> int | None:
    """A seed as a person typed it, or None if it is none."""
    try:
        typed = str(seed).strip()
    except ValueError:  # Python writes no number of thousands of digits
        return None
    if not (typed.isascii() and typed.isdecimal() and len(typed) <= len(str(MOST_SEED))):
        return None
    return int(typed) if int(typed) <= MOST_SEED else None
