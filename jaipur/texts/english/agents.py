"""Texts of the players: their names, what they are, why they play what they play."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # who they are: an idea, how strong, how quick
    "agent.uniform.idea": "Any legal action, all equally likely.",
    "agent.uniform.strength": "weakest",
    "agent.random.idea": "Any kind of action, then any action of that kind.",
    "agent.random.strength": "very weak",
    "agent.ismcts.idea": "Textbook tree search over the worlds that fit what it knows.",
    "agent.ismcts.strength": "weak",
    "agent.seller.idea": "Sells whenever it can, and else takes what sells best.",
    "agent.seller.strength": "weak",
    "agent.greedy.idea": "What brings most now and leaves the best hand.",
    "agent.greedy.strength": "good",
    "agent.flat-mc.idea": "Tries its actions in many worlds, played on as greedy would.",
    "agent.flat-mc.strength": "strong",
    "agent.ismcts-guided.idea": "Tree search that looks first where greedy would.",
    "agent.ismcts-guided.strength": "strongest",
    "agent.speed.at-once": "at once",
    "agent.speed.thinks": "thinks for a moment",
    "ladder.caption": "The players, weakest first",
    "ladder.name": "Name",
    "ladder.idea": "Idea",
    "ladder.strength": "Strength",
    "ladder.speed": "Speed",
    "ladder.line": "{name}: {strength}, {speed}. {idea}",
    "agent.unknown": "There is no player {name}: choose {names}.",
    "agent.meant": "There is no player {name}. Did you mean {meant}? Choose {names}.",
    "agent.not-yours": "Player {player} is not to move, so there is no action to choose.",
    "agent.over": "The round is over, so there is no action to choose.",
    "agent.iterations": "{given} is no number of iterations: use a whole number from 1 to {most}.",
    "agent.compiled": "compiled cannot be {given}: use 1 for the compiled search, "
    "0 for the readable one.",
    "agent.option": "The player {name} has no option {option}: {right}.",
    "agent.options.none": "it takes none",
    "agent.options": "it takes {options}, as in {example}",
    "agent.option.form": "{given} is no option: write {example}.",
    # why an agent plays what it plays
    "explain.caption": {
        "one": "The only action there is",
        "other": "The {n} actions there are, the chosen one first",
    },
    "explain.caption.best": "The best {shown} of {n} actions, the chosen one first",
    "explain.action": "Action",
    "explain.value": "Value",
    "explain.visits": "Tried",
    "explain.why": "Why",
    "explain.line": "{value}  {what} {why}",
    "explain.measure.greedy": "Value, in rupees: what the action earns, three quarters of what "
    "the hand kept could be sold for, and 1 for each camel kept.",
    "explain.measure.search": "Value, from 0 for a lost round to 100 for one that is clearly won: "
    "the mean of what was tried.",
    "explain.search": {
        "one": "Tried once, worth {value}.",
        "other": "Tried {n} times, worth {value} on average.",
    },
    "explain.greedy": "The hand could then be sold for {held}; {camels:camel} in the herd.",
    "explain.greedy.sale": "Earns {gained}. The hand kept could then be sold for {held}; "
    "{camels:camel} in the herd.",
    "explain.empty": "An explanation needs at least one candidate, the one that is chosen.",
    "explain.no-action": "a candidate's action is an action, not {given}",
}
