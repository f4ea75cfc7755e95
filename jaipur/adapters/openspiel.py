"""Jaipur for OpenSpiel: the game `python_jaipur`, which is registered when this is imported.

    import pyspiel
    import jaipur.adapters.openspiel
    game = pyspiel.load_game("python_jaipur(encoding=micro)")

A game is one round, and player 0 begins it. Parameters:

    rules      `official`, or fields of `jaipur.Rules` as in `camel_token:3;seals_to_win:1`;
               those that would allow actions without a number are refused
    encoding   `flat`: an action of a turn is one number, of 25,499, that of `jaipur.actions`;
               `micro`: it is up to ten steps, each of 56 numbers (see `jaipur.adapters.micro`)
    max_turns  turns of both players after which a round ends undecided

The returns are those of the round's seal: 1 to who takes it, -1 to the other, 0 to both if
nobody does. Rupees decide nothing else, so they are no part of it.

Chance is explicit and lazy: every card is drawn when it is dealt or fills the market, and every
bonus token when it is won, with the odds of what has not been seen (`jaipur.adapters.lazy`). So
only the deal of the other player and the values of that player's bonus tokens are hidden, and
`resample_from_infostate` draws those anew, uniformly. The history of the state that it gives is
rewritten to fit: the other player was dealt those cards and drew those tokens.

Information states are the cards dealt to a player, the bonus tokens won, and every public turn.
An exchange that is begun in `micro` is known to its player alone until it is complete.

`PlayerBot` has a player of the kit play as a bot of theirs. Search with their Python bots, such
as `open_spiel.python.algorithms.ismcts`. The C++ `MCTSBot.step` crashes on games written in
Python, in open-spiel 2.0.1 and 2.0.2 at least, and the C++ IS-MCTS cannot resample them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from jaipur.adapters.encoding import FEATURES, PRIVATE, features
from jaipur.adapters.lazy import BONUS, CHANCE, OVER, LazyRound
from jaipur.adapters.options import (
    TURNS,
    AdapterError,
    check_names,
    chosen,
    read_encoding,
    read_player,
    read_rules,
)
from jaipur.adapters.recall import (
    OPENED,
    OPENED_PUBLIC,
    TURN,
    TURN_PUBLIC,
    on_the_table,
    opening_row,
    remembered,
    turn_rows,
)
from jaipur.agents import Agent
from jaipur.agents.own import Choose
from jaipur.cards import DECK_SIZE, KINDS, OPENING
from jaipur.errors import SaysWhy, brief
from jaipur.observation import observe
from jaipur.observation.seen import as_random
from jaipur.texts import ENGLISH


class NoOpenSpiel(SaysWhy, ImportError):
    """OpenSpiel is not installed."""


try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError:
    raise NoOpenSpiel(ENGLISH.say("adapter.no-openspiel")) from None

NAME = "python_jaipur"
DEFAULTS = {"rules": "official", "encoding": "flat", "max_turns": TURNS}
#: The most cards and tokens that chance draws: the deal, the deck, every bonus token.
_MOST_CARDS = OPENING + DECK_SIZE

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Jaipur",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


class JaipurGame(pyspiel.Game):  # type: ignore[misc]
    """One round of Jaipur, with the parameters named above. Raises `AdapterError`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        check_names(given, DEFAULTS)
        asked = DEFAULTS | given
        self.rules = read_rules(asked["rules"], asked["max_turns"])
        self.encoding = read_encoding(asked["encoding"])
        tokens = self.rules.bonus_tokens
        self._draws = _MOST_CARDS + sum(map(len, tokens))
        highest = max((value for pile in tokens for value in pile), default=0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.size,
            max_chance_outcomes=BONUS + highest + 1,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=(self.rules.turn_cap or 0) * self.encoding.longest,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self, *given: object) -> JaipurState:
        """The state before the deal; a state is not read from text."""
        if given:
            raise AdapterError(ENGLISH.say("adapter.initial"))
        return JaipurState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most draws there can be."""
        return self._draws

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> JaipurObserver:
        """An observer of the kind asked for; by default what is on the table now."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return JaipurObserver(self, kind, params)

    def __deepcopy__(self, _memo: object) -> JaipurGame:
        return self


class JaipurState(pyspiel.State):  # type: ignore[misc]
    """A round, as far as it has been drawn and played: `lazy` is a `LazyRound`.

    What OpenSpiel asks most often is answered here, without the way through its C++ classes.
    """

    def __init__(self, game: JaipurGame) -> None:
        super().__init__(game)
        self.lazy: LazyRound = LazyRound(game.rules, game.encoding)

    def __deepcopy__(self, _memo: object) -> JaipurState:
        copied: JaipurState = self.clone()
        return copied

    def current_player(self) -> int:
        """The player to move, or OpenSpiel's number for chance or for the end."""
        return self.lazy.who

    def is_chance_node(self) -> bool:
        """Whether a card or a token is drawn."""
        return self.lazy.who == CHANCE

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.lazy.who == OVER

    def legal_actions(self, *player: int) -> list[int]:
        """The legal numbers, ascending, of the player to move or of `player`."""
        lazy = self.lazy
        if lazy.who >= 0 and (not player or player[0] == lazy.who):
            return lazy.legal()
        legal: list[int] = super().legal_actions(*player)
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        return self.lazy.legal() if player == self.lazy.who else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, with its probability."""
        return self.lazy.outcomes()

    def _apply_action(self, action: int) -> None:
        self.lazy.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.lazy.encoding.text(action)
        return KINDS[action] if action < BONUS else f"*{action - BONUS}"

    def returns(self) -> list[float]:
        """1 and -1 as the seal went, 0 and 0 before the end and for a round without a seal."""
        now = self.lazy.now
        result = None if now is None else now.result()
        if result is None or result.seal is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if result.seal == 0 else [-1.0, 1.0]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> JaipurState:
        """A state that `player` cannot tell from this one, drawn uniformly, with its history.

        `sampler` gives numbers from 0 to 1, of which one is used; OpenSpiel's own counts time as
        its seed, so pass a seeded one, such as `random.Random(1).random`, to draw the same again.
        Raises `AdapterError` while cards or tokens are drawn, and for a sampler that gives no such
        number.
        """
        lazy = self.lazy.resampled(_checked(player), Random(_drawn(sampler)))
        state: JaipurState = self.get_game().new_initial_state()
        script = _Script(lazy.history())
        state.lazy = script  # type: ignore[assignment]
        for _, number in script.moves:
            state.apply_action(number)
        state.lazy = lazy
        return state

    def __str__(self) -> str:
        """All there is: what was dealt and played, and what lies on the table."""
        lazy = self.lazy
        return " ".join(
            [
                lazy.opening,
                lazy.public(),
                lazy.private(0),
                "|",
                lazy.private(1),
                f"[{lazy.waiting}:{lazy.drawn}]" if lazy.waiting else "",
                repr(lazy.now) if lazy.now else "",
            ]
        )


class _Script:
    """Stands in for the round of a state while a history is written into it, with no rule asked."""

    __slots__ = ("_rest", "moves", "who")

    def __init__(self, moves: list[tuple[int, int]]) -> None:
        self.moves = moves
        self._rest = iter([*(who for who, _ in moves[1:]), OVER])
        self.who = moves[0][0]

    def apply(self, _number: int) -> None:
        """Go on to who acts next."""
        self.who = next(self._rest)


class JaipurObserver:
    """What a player sees of a state, as a tensor in pieces and as a string.

    `private` and `public` are the features of `jaipur.adapters.encoding`. With perfect recall
    `opening` and `turns` follow, a row for every turn, as in `jaipur.adapters.recall`. Before the
    deal is complete the tensor is zero, and the string has the cards dealt to the player so far.
    """

    def __init__(self, game: JaipurGame, kind: Any, params: Mapping[str, Any] | None) -> None:
        check_names(params or {}, ())
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise AdapterError(ENGLISH.say("adapter.all-players"))
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        turns = game.rules.turn_cap or 0
        shapes: dict[str, tuple[int, ...]] = {
            **({"private": (PRIVATE,)} if self.private else {}),
            **({"public": (FEATURES - PRIVATE,)} if self.public else {}),
            **({"opening": (OPENED,), "turns": (turns, TURN)} if self.recall else {}),
        }
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes)
        self.dict = {
            name: self.tensor[end - size : end].reshape(shape)
            for (name, shape), size, end in zip(shapes.items(), sizes, ends, strict=True)
        }

    def set_from(self, state: JaipurState, player: int) -> None:
        """Write what `player` sees into the tensor."""
        self.tensor.fill(0)
        lazy = state.lazy
        if (seen := lazy.observe(player)) is None:
            return
        found = features(seen, lazy.begun(player))
        if self.private:
            self.dict["private"][:] = found[:PRIVATE]
        if self.public:
            self.dict["public"][:] = found[PRIVATE:]
        if self.recall:
            self._recall(lazy, player)

    def _recall(self, lazy: LazyRound, player: int) -> None:
        opening, turns = self.dict["opening"], self.dict["turns"][: len(lazy.turns)]
        opening[:] = opening_row(lazy, player)
        if lazy.turns:
            turns[:] = turn_rows(lazy, player)
        if not self.private:
            opening[OPENED_PUBLIC:], turns[:, TURN_PUBLIC:] = 0, 0
        if not self.public:
            opening[:OPENED_PUBLIC], turns[:, :TURN_PUBLIC] = 0, 0

    def string_from(self, state: JaipurState, player: int) -> str:
        """What `player` sees as a text."""
        words = remembered if self.recall else on_the_table
        return words(state.lazy, player, private=self.private, public=self.public)


class PlayerBot(pyspiel.Bot):  # type: ignore[misc]
    """A player as a bot of OpenSpiel: one of the kit by name, `PlayerBot("greedy")`, or one of
    your own, an object or a function.

    It is handed the observation of the player to move and the actions so far, and nothing else.
    In `micro` it is asked once a turn, and then does the steps of its action. Where somebody else
    has begun an exchange that its action does not go on with, it does not play its own but ends
    that one, by the first of the legal steps each time. `rng` is its chance, without one
    `Random(0)`. Raises `AdapterError`, `AgentError` and `TypeError`.
    """

    def __init__(self, player: str | Agent | Choose, rng: Random | None = None) -> None:
        super().__init__()
        self.player = player
        self._choose = read_player(player)
        self.rng = Random(0) if rng is None else as_random(rng)
        self._chosen: tuple[Any, tuple[int, ...]] = (None, ())

    def step(self, state: JaipurState) -> int:
        """The number that the player chooses.

        Raises `AdapterError` where nobody is to move, for a state of another game, and for a
        player that chooses what is not legal.
        """
        if not isinstance(state, JaipurState):
            raise AdapterError(ENGLISH.say("adapter.foreign", given=_kind_of(state)))
        lazy = state.lazy
        if lazy.now is None or lazy.who < 0:
            raise AdapterError(ENGLISH.say("adapter.nobody"))
        turn = (lazy.now, len(lazy.turns))
        if not lazy.steps or self._chosen[0] != turn:
            seen = observe(lazy.now, lazy.who, [played.action for played in lazy.turns])
            action = chosen(self._choose, seen, self.rng)
            self._chosen = turn, lazy.encoding.path(action)
        path, done = self._chosen[1], len(lazy.steps)
        # A step is legal only if it leads to a legal action, so any will do.
        return path[done] if path[:done] == lazy.steps else lazy.legal()[0]

    def restart_at(self, state: JaipurState) -> None:
        """Nothing is kept from one state to another."""

    def inform_action(self, state: JaipurState, player: int, action: int) -> None:
        """Nothing is to be told: all that counts is in the state."""


def _kind_of(state: object) -> str:
    """The name of a state's game, or what was given in its place."""
    if isinstance(state, pyspiel.State):
        name: str = state.get_game().get_type().short_name
        return name
    return brief(state)


def _drawn(sampler: object) -> float:
    """A number from 0 to 1; raises `AdapterError` for a sampler that gives none."""
    drawn = sampler() if callable(sampler) else None
    if not isinstance(drawn, float | int) or not 0 <= drawn <= 1:
        given = brief(sampler) if drawn is None else brief(drawn)
        raise AdapterError(ENGLISH.say("adapter.sampler", given=given))
    return float(drawn)


def _checked(player: int) -> int:
    if player not in (0, 1):
        raise AdapterError(ENGLISH.say("adapter.player", player=player))
    return player


pyspiel.register_game(_TYPE, JaipurGame)
