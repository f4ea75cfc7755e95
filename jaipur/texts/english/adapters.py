"""Texts of the adapters to other people's tools."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    "adapter.no-openspiel": "The game for OpenSpiel needs open-spiel, which is not installed: "
    'pip install "jaipur-kit[openspiel]" brings it.',
    "adapter.no-pettingzoo": "The environment for PettingZoo needs pettingzoo, which is not "
    'installed: pip install "jaipur-kit[pettingzoo]" brings it.',
    "adapter.no-gymnasium": "The environment for Gymnasium needs gymnasium, which is not "
    'installed: pip install "jaipur-kit[gymnasium]" brings it.',
    # what was asked for
    "adapter.encoding": "{given} is no encoding of actions: choose {names}.",
    "adapter.turns": "{given} is no number of turns: use a whole number from 1 to {most}.",
    "adapter.rules": "{given} names no rules: use official, or fields with their values "
    "as in camel_token:3;seals_to_win:1.",
    "adapter.rules.field": "{name} is no field of the rules that a text can set: "
    "these are {names}.",
    "adapter.shape": "These rules allow actions that have no number: hand_limit, least_exchange, "
    "same_type_back and least_precious_sale have to be the official ones.",
    "adapter.parameter": "There is no parameter {name}: there are {names}.",
    "adapter.parameter.meant": "There is no parameter {name}. Did you mean {meant}? "
    "There are {names}.",
    # what was done
    "adapter.step": "The step {number} ({text}) is not legal here: choose among {legal}.",
    "adapter.chance": "{number} is no outcome of this draw: {numbers} are.",
    "adapter.resample": "While cards or tokens are drawn no player has anything to know: resample "
    "where a player is to move.",
    "adapter.nobody": "No player is to move here: a card or a token is drawn, "
    "or the round is over.",
    "adapter.initial": "A state is not read from text: load it with deserialize_game_and_state.",
    "adapter.all-players": "No observer sees what both players hold: ask for SINGLE_PLAYER "
    "or NONE.",
    "adapter.player": "There is no player {player}: the players are 0 and 1.",
    "adapter.agent": "There is no agent {given}: the agents are {names}.",
    "adapter.foreign": "A player of the kit plays states of python_jaipur alone: this is {given}.",
    "adapter.number": "{given} is no number of an action.",
    "adapter.seat": "{given} is no seat: use 0, 1, or None for either.",
    "adapter.illegal": "{given} is nothing that an illegal number can do: choose lose or raise.",
    "adapter.chosen": "The player chose {given}. {why}",
    "adapter.sampler": "{given} gives no numbers from 0 to 1: use random.Random(1).random, say.",
    "adapter.player-kind": "{given} is no player: use a name as in jaipur.agent, "
    "or an object or a function that chooses.",
    "adapter.mode": "{given} is no render mode: choose {modes}, or none.",
    "adapter.no-mode": "There is no render mode, so nothing is shown: make the environment with "
    "{modes}.",
    "adapter.reset": "No round has been dealt: reset the environment first.",
    "adapter.end": "The round is over, and nothing follows it: begin another one with "
    "new_initial_state.",
    "adapter.only-none": "The round is over for {agent}: step(None) is all that it can do.",
    "adapter.over": "The round is over: reset before the next step.",
}
