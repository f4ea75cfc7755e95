"""Jaipur for Gymnasium: one agent at the table, against a player of the kit.

    import gymnasium
    import jaipur.adapters.gymnasium            # registers the id
    table = gymnasium.make("Jaipur-v0", opponent="greedy")
    observation, info = table.reset(seed=7)     # the round that `jaipur.deal(7)` deals

An episode is one round. Options:

    opponent     a name as in `jaipur.agent`, such as `ismcts-guided:iterations=50`, or a player
                 of your own, an object or a function
    seat         0 or 1, the agent's, or None: drawn anew for every round
    rules        `official`, fields as in `camel_token:3;seals_to_win:1`, or a `jaipur.Rules`
    encoding     `micro`: 56 numbers, an exchange being several steps (`jaipur.adapters.micro`);
                 `flat`: the 25,499 numbers of `jaipur.actions`
    max_turns    turns of both players after which the round is truncated
    illegal      what a number that is not legal does: `lose` ends the round with -1 and says why
                 in `info["refusal"]`; `raise` raises an error that says why
    render_mode  `ansi` gives the position as the agent knows it as text, `human` writes it

An observation is the 97 features of `jaipur.adapters.encoding`; `info["action_mask"]` has 1 for
each legal number, as `Discrete.sample(mask)` takes it. The reward comes at the end: 1 for the
seal of the round, -1 if the opponent takes it, 0 if nobody does.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from jaipur.adapters.encoding import FEATURES
from jaipur.adapters.options import (
    TURNS,
    AdapterError,
    chosen,
    read_encoding,
    read_player,
    read_rules,
)
from jaipur.agents import Agent, stream
from jaipur.agents.own import Choose
from jaipur.errors import SaysWhy, brief
from jaipur.round import MOST_SEED
from jaipur.rules import Rules
from jaipur.show import text
from jaipur.texts import ENGLISH


class NoGymnasium(SaysWhy, ImportError):
    """Gymnasium is not installed."""


try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    from jaipur.adapters.playing import (
        RENDER_MODES,
        Playing,
        read_illegal,
        read_mode,
        read_number,
        read_seed,
    )
except ModuleNotFoundError:
    raise NoGymnasium(ENGLISH.say("adapter.no-gymnasium")) from None

NAME = "Jaipur-v0"

Seen = NDArray[np.float32]


class JaipurEnv(gymnasium.Env[Seen, np.int64]):
    """The environment. Raises `AdapterError`, `AgentError` or `RulesError` for its options."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  as in Gymnasium

    def __init__(
        self,
        *,
        opponent: str | Agent | Choose = "greedy",
        seat: int | None = None,
        rules: str | Rules = "official",
        encoding: str = "micro",
        max_turns: int = TURNS,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.opponent = opponent
        self._opponent = read_player(opponent)
        self.seat = _seat(seat)
        self.illegal = read_illegal(illegal)
        self.rules = read_rules(rules, max_turns)
        self.encoding = read_encoding(encoding)
        self.render_mode = read_mode(render_mode)
        self.observation_space = spaces.Box(0.0, 1.0, (FEATURES,), np.float32)
        self.action_space = spaces.Discrete(self.encoding.size)
        self.player = 0
        self._chance = Random()
        self._round: Playing | None = None
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a round: that of the seed, or the next one that follows from the last seed."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(MOST_SEED, endpoint=True))
        dealt = drawn if seed is None else read_seed(seed)
        self.player = drawn % 2 if self.seat is None else self.seat
        self._chance = stream(dealt, 1 - self.player)
        playing, self._round = Playing(dealt, self.rules, self.encoding), None
        self._answer(playing)
        self._round, self._lost = playing, False
        return self._seen(playing)

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Do what the number stands for, and have the opponent answer a whole turn.

        Where the opponent raises something, or chooses what is not legal, which is an
        `AdapterError`, nothing is done at all.
        """
        playing = self._dealt()
        if self._lost or playing.now.over:
            raise AdapterError(ENGLISH.say("adapter.over"))
        with playing.whole():
            try:
                playing.apply(read_number(action))
            except ValueError as refused:
                if self.illegal == "raise":
                    raise
                self._lost = True
                seen, info = self._seen(playing)
                return seen, -1.0, True, False, info | {"refusal": str(refused)}
            self._answer(playing)
        seen, info = self._seen(playing)
        ended_by = playing.now.ended_by
        ended, capped = ended_by not in (None, "cap"), ended_by == "cap"
        return seen, playing.reward(self.player), ended, capped, info

    def render(self) -> str | None:
        """What the agent knows as text, or None after writing it, as `render_mode` has it."""
        if self.render_mode is None:
            modes = ENGLISH.listing(RENDER_MODES, "or")
            gymnasium.logger.warn(ENGLISH.say("adapter.no-mode", modes=modes))
            return None
        shown = text(self._dealt().observation(self.player))
        if self.render_mode == "ansi":
            return shown
        sys.stdout.write(f"{shown}\n\n")
        return None

    def _answer(self, playing: Playing) -> None:
        """Let the opponent play for as long as it is to move."""
        other = 1 - self.player
        while playing.now.to_move == other and not playing.now.over:
            seen = playing.observation(other)
            playing.play(chosen(self._opponent, seen, self._chance))

    def _seen(self, playing: Playing) -> tuple[Seen, dict[str, Any]]:
        flags = np.zeros(self.encoding.size, np.int8) if self._lost else playing.mask(self.player)
        return playing.vector(self.player), {"action_mask": flags}

    def _dealt(self) -> Playing:
        if self._round is None:
            raise AdapterError(ENGLISH.say("adapter.reset"))
        return self._round


def _seat(seat: object) -> int | None:
    if seat is None or (type(seat) is int and seat in (0, 1)):
        return seat
    raise AdapterError(ENGLISH.say("adapter.seat", given=brief(seat)))


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point="jaipur.adapters.gymnasium:JaipurEnv")
