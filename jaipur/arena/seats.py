"""The two seats of a match: each gives the action of its player, or a `Forfeit`."""

from typing import Any, Protocol

from jaipur.actions import Action
from jaipur.agents import stream
from jaipur.arena.apart import Apart
from jaipur.arena.asking import Forfeit, ask, processor_time
from jaipur.arena.entrants import Entrant, EntrantError
from jaipur.arena.fixtures import Fixture
from jaipur.match import PlayedRound
from jaipur.observation import observe
from jaipur.texts import ENGLISH


class Seat(Protocol):
    """A player at one seat of one match."""

    @property
    def seconds(self) -> float:
        """The processor time of its moves so far."""
        ...

    def answer(self, played: PlayedRound) -> Action:
        """What the player answers, legal or not; raises `Forfeit`."""
        ...

    def close(self) -> None:
        """The match is over."""
        ...


def take_seat(fixture: Fixture, player: int, move_seconds: float | None) -> Seat:
    """The seat of player 0 or 1 in a match; nobody has been asked anything yet."""
    if fixture.players[player].file:
        return _InItsProcess(fixture.players[player], player, move_seconds)
    return _Here(fixture, player, move_seconds)


class _Here:
    """A player in this process: one of the kit, or an object that somebody gave."""

    def __init__(self, fixture: Fixture, player: int, move_seconds: float | None) -> None:
        self.seconds = 0.0
        self._entrant = fixture.players[player]
        self._player = player
        self._rng = stream(fixture.seed, player)
        self._limit = move_seconds
        self._agent: Any = None

    def answer(self, played: PlayedRound) -> Action:
        if self._agent is None:  # made in its own match, where whatever it does is caught
            self._agent = _made(self._entrant.make)
            if self._entrant.made is None and hasattr(self._agent, "prepare"):
                self._agent.prepare()  # one of the kit, off the clock
        seen, fresh = (observe(played.now, self._player, played.actions) for _ in range(2))
        agent, rng = self._agent, self._rng

        def choose() -> Any:
            if self._entrant.cheats:
                return agent.choose_seeing(played.now, rng)
            return getattr(agent, "choose", agent)(seen, rng)

        before = processor_time()
        try:
            return ask(choose, seen, fresh, self._limit)
        finally:
            self.seconds += processor_time() - before

    def close(self) -> None:
        self._agent = None


class _InItsProcess:
    """A player from a file."""

    def __init__(self, entrant: Entrant, player: int, move_seconds: float | None) -> None:
        self._entrant = entrant
        self._player = player
        self._limit = move_seconds
        self._apart: Apart | None = None

    @property
    def seconds(self) -> float:
        return 0.0 if self._apart is None else self._apart.seconds

    def answer(self, played: PlayedRound) -> Action:
        if self._apart is None:
            self._apart = _made(lambda: Apart(self._entrant, self._limit))
        return self._apart.action(observe(played.now, self._player, played.actions))

    def close(self) -> None:
        if self._apart is not None:
            self._apart.close()


def _made(make: Any) -> Any:
    try:
        return make()
    except EntrantError as error:
        raise Forfeit(str(error)) from None


def legal(action: Action, played: PlayedRound) -> Action:
    """The action, if the rules allow it; raises `Forfeit`."""
    if (refused := played.now.refusal(action)) is not None:
        facts = {"given": action, "why": refused.message()}
        raise Forfeit(ENGLISH.say("arena.illegal", **facts))
    return action
