"""What the adapters are asked for: rules, an encoding of actions, a number of turns, a player."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any, NamedTuple

from jaipur.actions import Action, NotationError, as_action
from jaipur.adapters import flat, micro
from jaipur.adapters.micro import Partial
from jaipur.agents import agent
from jaipur.agents.own import Choose, asked, made
from jaipur.errors import SaysWhy, brief, nearest
from jaipur.legality import Turn
from jaipur.observation import Observation
from jaipur.rules import FLAGS, MOST_TURNS, OFFICIAL, RANGES, Rules
from jaipur.texts import ENGLISH

#: The turns of both players after which a round of the adapters ends undecided. Fewer than one
#: uniformly random round in a thousand lasts as long (9 of 12,000 tried).
TURNS = 200


class AdapterError(SaysWhy, ValueError):
    """An adapter cannot do what it was asked; the message is one sentence."""


class Encoding(NamedTuple):
    """A way to number what a player can do.

    size     how many numbers there are
    longest  the most steps of one action
    legal    the legal numbers, ascending, of a turn with so much of an exchange done
    step     what a number makes of it: an action, or more of an exchange
    path     the numbers of an action
    text     a number in notation
    """

    name: str
    size: int
    longest: int
    legal: Callable[[Turn, Partial], list[int]]
    step: Callable[[Partial, int], Action | Partial]
    path: Callable[[Action], tuple[int, ...]]
    text: Callable[[int], str]


ENCODINGS = {
    "flat": Encoding("flat", flat.ACTIONS, 1, flat.legal, flat.step, flat.path, flat.text),
    "micro": Encoding(
        "micro", micro.STEPS, micro.MOST_STEPS, micro.legal, micro.step, micro.path, micro.text
    ),
}


def read_encoding(name: object) -> Encoding:
    """The encoding of that name; raises `AdapterError`."""
    if not isinstance(name, str) or name not in ENCODINGS:
        names = ENGLISH.listing(ENCODINGS, "or")
        raise AdapterError(ENGLISH.say("adapter.encoding", given=brief(name), names=names))
    return ENCODINGS[name]


def check_step(encoding: Encoding, legal: Sequence[int], number: int) -> None:
    """Raise `AdapterError` for a step that is not among the legal ones."""
    if number not in legal:
        several = ENGLISH.listing(f"{one} ({encoding.text(one)})" for one in legal)
        facts = {"number": number, "text": encoding.text(number), "legal": several}
        raise AdapterError(ENGLISH.say("adapter.step", **facts))


def read_turns(turns: object) -> int:
    """A turn cap, if it is one; raises `AdapterError`."""
    if type(turns) is not int or not 1 <= turns <= MOST_TURNS:
        raise AdapterError(ENGLISH.say("adapter.turns", given=brief(turns), most=MOST_TURNS))
    return turns


def read_player(given: object) -> Choose:
    """How a player chooses, which is given by name, as an agent, a class or a function.

    Raises `AdapterError` or `AgentError`.
    """
    if given is None or isinstance(given, int | float | list | tuple | dict):
        raise AdapterError(ENGLISH.say("adapter.player-kind", given=brief(given)))
    choose: Choose = asked(agent(given) if isinstance(given, str) else made(given))
    return choose


def chosen(choose: Choose, seen: Observation, rng: Random) -> Action:
    """The legal action that a player chooses.

    Raises `AdapterError` for what is not one; what the player raises itself is not caught.
    """
    answer = choose(seen, rng)
    try:
        refused = seen.refusal(action := as_action(answer))
    except NotationError as error:
        raise AdapterError(ENGLISH.say("adapter.chosen", given=brief(answer), why=error)) from None
    if refused is not None:
        facts = {"given": action, "why": refused.message()}
        raise AdapterError(ENGLISH.say("adapter.chosen", **facts))
    return action


def read_rules(given: object, turns: object = TURNS) -> Rules:
    """Rules from a value or a text, with a turn cap, which the rules may make smaller.

    A text is `official`, or fields with their values: `camel_token:3;seals_to_win:1`. Raises
    `AdapterError`, and `RulesError` for a value that a field cannot have. Rules under which
    there are other actions than the numbered ones are refused.
    """
    rules = given if isinstance(given, Rules) else _from_text(given)
    if not rules.standard_shape:
        raise AdapterError(ENGLISH.say("adapter.shape"))
    most = read_turns(turns)
    cap = most if rules.turn_cap is None else min(most, rules.turn_cap)
    return replace(rules, turn_cap=cap)


def check_names(given: Iterable[str], known: Iterable[str]) -> None:
    """Raise `AdapterError` for the first name of a parameter that is not known."""
    known = list(known)
    for name in given:
        if name not in known:
            facts = {"name": brief(name), "names": ENGLISH.listing(known)}
            near = nearest(name, known, 1)
            key = "adapter.parameter.meant" if near else "adapter.parameter"
            raise AdapterError(ENGLISH.say(key, meant=near, **facts))


#: The fields that a text can set: all but the bonus tokens.
_IN_TEXT = tuple(field.name for field in fields(Rules) if field.name != "bonus_tokens")
_WORDS = {"True": True, "False": False, "None": None}


def _from_text(given: object) -> Rules:
    if not isinstance(given, str):
        raise AdapterError(ENGLISH.say("adapter.rules", given=brief(given)))
    if given == "official":
        return OFFICIAL
    found: dict[str, Any] = {}
    for part in given.split(";"):
        name, colon, value = (word.strip() for word in part.partition(":"))
        if not colon or not value:
            raise AdapterError(ENGLISH.say("adapter.rules", given=brief(given)))
        if name not in _IN_TEXT:
            facts = {"name": brief(name), "names": ENGLISH.listing(_IN_TEXT)}
            raise AdapterError(ENGLISH.say("adapter.rules.field", **facts))
        found[name] = _value(name, value)
    return Rules(**found)


def _value(name: str, text: str) -> Any:
    """The value of a field as its type has it; what does not fit is refused by `Rules`."""
    if name in RANGES or name == "turn_cap":
        digits = text.isascii() and text.isdecimal() and len(text) < 10
        return int(text) if digits else _WORDS.get(text, text)
    return _WORDS.get(text, text) if name in FLAGS else text
