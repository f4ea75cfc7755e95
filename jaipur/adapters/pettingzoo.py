"""Jaipur for PettingZoo: an environment of two agents who move in turn (AEC).

    from jaipur.adapters.pettingzoo import env
    table = env()                      # or env(encoding="flat", rules="camel_token:3")
    table.reset(seed=7)                # the round that `jaipur.deal(7)` deals

An episode is one round between `player_0` and `player_1`; the seed decides who begins. Options:

    rules        `official`, fields as in `camel_token:3;seals_to_win:1`, or a `jaipur.Rules`
    encoding     `micro`: 56 numbers, an exchange being several steps of the same agent
                 (`jaipur.adapters.micro`); `flat`: the 25,499 numbers of `jaipur.actions`
    max_turns    turns of both players after which the round is truncated
    illegal      what a number that is not legal does: `lose` ends the round with -1 to its agent,
                 as PettingZoo's own card games do, and says why in `infos[agent]["refusal"]`;
                 `raise` raises an error that says why, and changes nothing
    render_mode  `ansi` gives the position as text, `human` writes it; it is the referee's view,
                 with both hands

An observation is a dictionary: `observation` the 97 features of `jaipur.adapters.encoding`,
`action_mask` 1 for each legal number. The mask of the agent that is not to move is zero, since
what it could do would tell what it holds. The long mask of `flat` is read much faster as truth
values: `numpy.flatnonzero(mask.view(bool))`. Rewards come at the end: 1 for the seal of the round,
-1 to the other, 0 to both if nobody takes it.

PettingZoo's wrappers are not needed around it: it asks for a reset where there was none, knows
its numbers, and says what is wrong. They would take longer than the game.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from jaipur.adapters.encoding import FEATURES
from jaipur.adapters.options import TURNS, AdapterError, read_encoding, read_rules
from jaipur.errors import SaysWhy, brief
from jaipur.rules import Rules
from jaipur.show import text
from jaipur.texts import ENGLISH


class NotDealt(AdapterError, AttributeError):
    """What only a dealt round has was asked for before the first reset."""


class NoPettingZoo(SaysWhy, ImportError):
    """PettingZoo is not installed."""


try:
    import numpy as np
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv

    from jaipur.adapters.playing import (
        RENDER_MODES,
        Playing,
        fresh_seed,
        read_illegal,
        read_mode,
        read_number,
        read_seed,
    )
except ModuleNotFoundError:
    raise NoPettingZoo(ENGLISH.say("adapter.no-pettingzoo")) from None

AGENTS = ("player_0", "player_1")
#: What PettingZoo's users read of an environment, and a reset brings.
_OF_A_ROUND = frozenset(
    ("agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
)


class JaipurEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """The environment. Options that cannot be raise `AdapterError` or `RulesError`."""

    metadata = {  # noqa: RUF012  as PettingZoo has it
        "name": "jaipur_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        rules: str | Rules = "official",
        encoding: str = "micro",
        max_turns: int = TURNS,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = read_rules(rules, max_turns)
        self.encoding = read_encoding(encoding)
        self.illegal = read_illegal(illegal)
        self.render_mode = read_mode(render_mode)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        size = self.encoding.size
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0.0, 1.0, (FEATURES,), np.float32),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(size) for agent in AGENTS}
        self._rng = Random()
        self._round: Playing | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations: the same object each time."""
        return self.observation_spaces[AGENTS[_player(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's numbers: the same object each time."""
        return self.action_spaces[AGENTS[_player(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a round: that of the seed, or the next one that follows from the last seed."""
        dealt = fresh_seed(self._rng) if seed is None else read_seed(seed)
        self._round = Playing(dealt, self.rules, self.encoding)
        if seed is not None:
            self._rng = Random(dealt)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self._round.now.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do if it is to move.

        Raises `AdapterError` for an agent that there is not.
        """
        player, now = _player(agent), self._dealt()
        return {"observation": now.vector(player), "action_mask": now.mask(player)}

    def step(self, action: int | None) -> None:
        """Do what the number stands for; None for an agent whose round has ended.

        With `illegal="raise"` raises `IllegalAction`, `AdapterError` or `NumberError` for what
        is not legal.
        """
        playing, agent = self._with_agents(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise AdapterError(ENGLISH.say("adapter.only-none", agent=agent))
            self._was_dead_step(action)
            return
        try:
            playing.apply(read_number(action))
        except ValueError as refused:
            if self.illegal == "raise":
                raise
            self._end(self.terminations, {agent: -1.0})
            self.infos[agent]["refusal"] = str(refused)
        else:
            self._go_on(playing)
        self._cumulative_rewards[agent] = 0
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self, playing: Playing) -> None:
        """Go on to the agent that is to move, or to the end of the round."""
        now = playing.now
        self.agent_selection = AGENTS[now.to_move]
        if now.over:
            ended = self.truncations if now.ended_by == "cap" else self.terminations
            self._end(ended, {agent: playing.reward(who) for who, agent in enumerate(AGENTS)})

    def _end(self, how: dict[str, bool], rewards: dict[str, float]) -> None:
        """End the round for both agents."""
        self.rewards.update(rewards)
        how.update(dict.fromkeys(AGENTS, True))

    def last(self, observe: bool = True) -> Any:
        """What the agent that is to act sees, its reward, whether its round has ended, its info.

        Raises `AdapterError` before a reset, and when both agents have gone.
        """
        self._with_agents()
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents as they are to act; raises `AdapterError` before a reset."""
        self._dealt()
        return super().agent_iter(max_iter)

    def render(self) -> str | None:
        """The position as text, or None after writing it, as `render_mode` has it."""
        if self.render_mode is None:
            logger.warn(ENGLISH.say("adapter.no-mode", modes=ENGLISH.listing(RENDER_MODES, "or")))
            return None
        shown = text(self._dealt().now)
        if self.render_mode == "ansi":
            return shown
        sys.stdout.write(f"{shown}\n\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def __getattr__(self, name: str) -> Any:
        """Say that a reset is wanted, for what one brings; other names are wrong as ever."""
        if name in _OF_A_ROUND:
            raise NotDealt(ENGLISH.say("adapter.reset"))
        return super().__getattribute__(name)

    def _dealt(self) -> Playing:
        if self._round is None:
            raise NotDealt(ENGLISH.say("adapter.reset"))
        return self._round

    def _with_agents(self) -> Playing:
        """The round, if some agent has still to act or to be told that it is over."""
        playing = self._dealt()
        if not self.agents:
            raise AdapterError(ENGLISH.say("adapter.over"))
        return playing


def _player(agent: object) -> int:
    """The number of an agent; raises `AdapterError`."""
    if not isinstance(agent, str) or agent not in AGENTS:
        names = ENGLISH.listing(AGENTS)
        raise AdapterError(ENGLISH.say("adapter.agent", given=brief(agent), names=names))
    return AGENTS.index(agent)


#: The names that PettingZoo's environments go by.
env = raw_env = JaipurEnv
