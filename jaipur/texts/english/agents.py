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
    "agent.ismcts-guided.strength": "very strong",
    "agent.learned.idea": "What leaves the best position, as it learned by playing itself.",
    "agent.learned.strength": "extremely strong",
    "agent.champion.idea": "Looks ahead as learned judges it, in many worlds at once.",
    "agent.champion.strength": "strongest",
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
    "agent.cheat": "{name} sees all of a round, so it plays in the arena alone: jaipur arena, "
    "jaipur strength, jaipur.arena.tournament, or made by jaipur.agents.cheat.",
    "agent.not-yours": "Player {player} is not to move, so there is no action to choose.",
    "agent.over": "The round is over, so there is no action to choose.",
    "agent.iterations": "{given} is no number of iterations: use a whole number from 1 to {most}.",
    "agent.compiled": "compiled cannot be {given}: use 1 for the compiled search, "
    "0 for the readable one.",
    "agent.option": "The player {name} has no option {option}: {right}.",
    "agent.options.none": "it takes none",
    "agent.options": "it takes {options}, as in {example}",
    "agent.option.twice": "The option {option} is given twice: once is enough, as in {example}.",
    "agent.option.form": "{given} is no option: write {example}.",
    # the weights of one that learned
    "weights.unreadable": "{file} cannot be read: {what}.",
    "weights.wrong": "{file} is no file of weights: {what}. `jaipur train` writes one.",
    "weights.type": "{given} is neither the name of a file of weights nor a Network.",
    "weights.long": "it has more than {most} megabytes",
    "weights.no-json": "it is no JSON",
    "weights.format": "its format is not “{format}”",
    "weights.features": "“features” is no list of names",
    "weights.feature": "the feature {name} is unknown or is named twice",
    "weights.hidden": "“bias” is no list of 1 to {most} numbers, one for each hidden unit",
    "weights.inputs": {
        "one": "“inputs” is no list of {n} row, one for each feature",
        "other": "“inputs” is no list of {n} rows, one for each feature",
    },
    "weights.row": {
        "one": "“{name}” needs {n} finite number",
        "other": "“{name}” needs rows of {n} finite numbers",
    },
    "weights.without": "There is no feature {name}: jaipur.agents.learned.features names them.",
    "weights.without.meant": "There is no feature {name}. Did you mean {meant}? "
    "jaipur.agents.learned.features names them all.",
    "weights.no-network": "{given} is no network: use what train(...) or read_network(file) gives.",
    "weights.pairs": "{given} is no number of pairs: use a whole number from 2 to {most}.",
    "weights.without.all": "No feature is left to learn from: leave some in.",
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
    "explain.measure.learned": "Value, from 0 for a lost round to 100 for one that is clearly won: "
    "what the network expects.",
    "explain.learned.ahead": "Leaves a lead of {lead}; the hand could then be sold for {kept}.",
    "explain.learned.behind": "Leaves it {lead} behind; the hand could then be sold for {kept}.",
    "explain.learned.level": "Leaves both level; the hand could then be sold for {kept}.",
    "explain.search": {
        "one": "Tried once, worth {value}.",
        "other": "Tried {n} times, worth {value} on average.",
    },
    "explain.greedy": "The hand could then be sold for {held}; {camels:camel} in the herd.",
    "explain.greedy.sale": "Earns {gained}. The hand kept could then be sold for {held}; "
    "{camels:camel} in the herd.",
    "explain.measure.chance": "Value: how likely the action was to be drawn, in %.",
    "explain.drawn": "Drawn.",
    "explain.not-drawn": "Not drawn.",
    "explain.measure.seller": "Value, in rupees: what a sale brings at once, without a bonus, or "
    "the top token of the good taken.",
    "explain.seller.sale": "It sells whenever it can.",
    "explain.seller.take": "It takes a good where it can sell nothing.",
    "explain.seller.camels": "It takes the camels where it can take no good.",
    "explain.seller.exchange": "It exchanges where nothing else is left.",
    "explain.empty": "An explanation needs at least one candidate, the one that is chosen.",
    "explain.no-action": "a candidate's action is an action, not {given}",
}
