"""`Playing`: a dealt round that is played by numbers and seen as arrays; what both kinds of
environment are made of."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import numpy as np
from numpy.typing import NDArray

from jaipur.actions import Action
from jaipur.adapters.encoding import features
from jaipur.adapters.micro import NOTHING, Partial
from jaipur.adapters.options import AdapterError, Encoding, check_step
from jaipur.errors import brief
from jaipur.observation import Observation, observe
from jaipur.round import MOST_SEED, Round, check_seed, deal
from jaipur.rules import Rules
from jaipur.texts import ENGLISH

#: How a position can be shown: given as text, or written.
RENDER_MODES = ("ansi", "human")
#: What a number that is not legal can do.
ILLEGAL = ("lose", "raise")


class Playing:
    """One round, from `deal(seed)`, and the exchange that the player to move has begun.

    now      the position        so_far  the exchange begun
    history  the actions so far
    """

    __slots__ = ("_legal", "encoding", "history", "now", "so_far")

    def __init__(self, seed: int, rules: Rules, encoding: Encoding) -> None:
        self.now: Round = deal(seed, rules=rules)
        self.encoding = encoding
        self.so_far = NOTHING
        self.history: list[Action] = []
        self._legal: list[int] | None = None

    def legal(self) -> list[int]:
        """The legal numbers of the player to move, ascending; empty when the round is over."""
        if self._legal is None:
            now = self.now
            turn = now.turn(now.to_move)
            self._legal = [] if now.over else self.encoding.legal(turn, self.so_far)
        return self._legal

    def apply(self, number: int) -> None:
        """Do what the number stands for. Nothing has changed where it raises.

        Raises `AdapterError` after the end, `IllegalAction` for an action that is not legal,
        `AdapterError` for such a step of an exchange, `NumberError` for no number at all.
        """
        if self.now.over:
            raise AdapterError(ENGLISH.say("adapter.over"))
        made = self.encoding.step(self.so_far, number)
        if isinstance(made, Partial) or self.so_far.picks:
            check_step(self.encoding, self.legal(), number)
        if isinstance(made, Partial):
            self.so_far, self._legal = made, None
        else:
            self.play(made)

    def play(self, action: Action) -> None:
        """Play a whole action; `IllegalAction` if it is not legal."""
        self.now = self.now.play(action)
        self.so_far, self._legal = NOTHING, None
        self.history.append(action)

    @contextmanager
    def whole(self) -> Iterator[None]:
        """Take back what was played within it if an exception ends that."""
        kept = self.now, self.so_far, self.history[:], self._legal
        try:
            yield
        except BaseException:
            self.now, self.so_far, self.history, self._legal = kept
            raise

    def observation(self, player: int) -> Observation:
        """What a player knows, with the actions so far, as the players of the kit are asked."""
        return observe(self.now, player, self.history)

    def vector(self, player: int) -> NDArray[np.float32]:
        """What a player knows, as the features of `jaipur.adapters.encoding`."""
        begun = self.so_far if player == self.now.to_move else NOTHING
        return np.array(features(observe(self.now, player), begun), np.float32)

    def mask(self, player: int) -> NDArray[np.int8]:
        """1 for each legal number. All zero for the player who is not to move: what could be
        done there tells which cards are in that hand."""
        flags = bytearray(self.encoding.size)
        if player == self.now.to_move:
            for number in self.legal():
                flags[number] = 1
        return np.frombuffer(flags, np.int8)

    def reward(self, player: int) -> float:
        """1 for the seal, -1 if the other player took it, 0 if nobody did or the round lasts."""
        result = self.now.result()
        if result is None or result.seal is None:
            return 0.0
        return 1.0 if result.seal == player else -1.0


def fresh_seed(rng: Random) -> int:
    """A seed for a deal."""
    return rng.randint(0, MOST_SEED)


def read_seed(seed: object) -> int:
    """A seed of Python or of NumPy; raises `SeedError`."""
    return check_seed(int(seed) if isinstance(seed, np.integer) else seed)


def read_mode(mode: object) -> str | None:
    """A render mode, if it is one; raises `AdapterError`."""
    if mode is not None and (not isinstance(mode, str) or mode not in RENDER_MODES):
        modes = ENGLISH.listing(RENDER_MODES, "or")
        raise AdapterError(ENGLISH.say("adapter.mode", given=brief(mode), modes=modes))
    return mode


def read_illegal(illegal: object) -> str:
    """What an illegal number does, if it is one of these; raises `AdapterError`."""
    if not isinstance(illegal, str) or illegal not in ILLEGAL:
        raise AdapterError(ENGLISH.say("adapter.illegal", given=brief(illegal)))
    return illegal


def read_number(action: object) -> int:
    """A whole number of Python or of NumPy, also alone in an array; raises `AdapterError`."""
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action[()]
    if isinstance(action, int | np.integer) and not isinstance(action, bool):
        return int(action)
    raise AdapterError(ENGLISH.say("adapter.number", given=brief(action)))
