"""Texts of the `jaipur` command and of its benchmark."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    # help
    "cli.command": "COMMAND",
    "cli.commands": "commands",
    "cli.about.words": "Jaipur: an interactive rulebook for the card game, "
    "and a small game-AI laboratory.",
    "cli.codes": "Exit codes: 0 done; 1 a record reads but does not hold; 2 something cannot be\n"
    "read, written or understood; 130 stopped by Ctrl-C; 141 the reader of the output went away;\n"
    "143 ended by the system.",
    "cli.part": "PART",
    "cli.help.part": "engine, which is measured without it, or adapters",
    "cli.help.help": "show this and exit",
    "cli.help.version": "show the version and exit",
    "cli.help.files": "a file of records, one match a line",
    "cli.help.file": "a file of records, one match a line",
    "cli.help.match": "only the match of that number, the first being 1",
    "cli.help.matches": "how many matches",
    "cli.help.seed": "the seed of the first match; each further one has the next seed",
    "cli.help.out": "the file to write; it is there whole or not at all",
    "cli.record.brief": "check records",
    "cli.record.words": "Work with records, files of one match a line.",
    "cli.check.brief": "replay every match of files of records",
    "cli.check.words": "Play every match of the files again, and say how many hold,\n"
    "or which file, line, round and turn does not, and by which rule.",
    "cli.simulate.brief": "write matches between computer players",
    "cli.simulate.words": "Write matches between two players that choose any legal action,\n"
    "all equally likely. Match number k, from 0, has the seed S + k. Each player has a random\n"
    "stream of its own, which follows from the seed of the match and from who it is:\n"
    "the same N and S always write the same bytes.",
    "cli.replay.brief": "show matches turn by turn",
    "cli.replay.words": "Show the matches of a file turn by turn, as text.",
    "cli.rules.brief": "show all the rules on one screen",
    "cli.rules.words": "Show all the rules on one screen.",
    "cli.bench.brief": "measure how fast the engine or an adapter is",
    "cli.bench.words": "Play random rounds with the engine and with the plain implementation\n"
    "beside it, turn about, and show how many times as fast the engine is. With `adapters`, play\n"
    "random games of OpenSpiel and PettingZoo: ours, and beside it a card game of their own.\n"
    "Each bound is said to be met or missed. That depends on the machine and on what else it\n"
    "does, so the exit code is 0 in either case.",
    "cli.help.agents": "a player by name, with options as in ismcts-guided:iterations=300, "
    "or a class in a file as in mine.py:Mine",
    "cli.help.ladder": "the players to compare; all of the ladder without",
    "cli.help.pairs": "how many pairs of matches each two players play, "
    "on the same deals with the seats swapped",
    "cli.help.arena-seed": "the seed of the first pair, each further one having the next; "
    "if none is given, one is drawn that no player can guess",
    "cli.help.jobs": "in how many processes at once",
    "cli.help.single": "single rounds in place of matches to two seals",
    "cli.help.move-seconds": "forfeit a match for a move of more processor time",
    "cli.help.folder": "the folder for records and tables; what is finished in it is kept",
    "cli.arena.brief": "players against each other on equal deals",
    "cli.arena.words": "Let each two players meet in pairs of matches, on the same deals with the\n"
    "seats swapped. The folder then holds every match as a record, tables and plots. A command\n"
    "that was stopped goes on where it was when it is given again.\n"
    "Names of players: uniform random ismcts seller greedy flat-mc ismcts-guided learned\n"
    "champion, and cheat-hand cheat-deck, which see more than they may.",
    "cli.strength.brief": "how strong the players are",
    "cli.strength.words": "Compare the players of the ladder over mirrored pairs of single\n"
    "rounds, each against every other one, with 95 % intervals by bootstrap over pairs.\n"
    "Searches have 100 iterations, champion 600, unless another number is given. Without names\n"
    "it is the whole ladder, compiled. That takes an hour or two with 200 pairs, and days without\n"
    'numba: pip install "jaipur-kit[fast]" brings it.',
    "cli.train.brief": "teach a player of your own",
    "cli.train.words": "Teach a network to play: by playing against itself, round after round.\n"
    "It is the network of the player `learned`; the file that is written is small, and\n"
    "learned:weights=FILE is then a player of every other command and of the notebooks.\n"
    "\n"
    "  jaipur train --rounds 20000 --seed 1 --out mine.json\n"
    "  jaipur strength learned:weights=mine.json learned greedy --pairs 100\n"
    "\n"
    "What can be varied without writing code are the options below. What a network sees of a\n"
    "position are its features; jaipur/agents/learned/features.py says what each of them means,\n"
    "and --without leaves some out. The same command gives the same weights on the same machine.\n"
    'It needs numba: pip install "jaipur-kit[fast]".',
    "cli.help.rounds": "how many rounds of self-play; 10000 are good, 100000 better",
    "cli.help.train-seed": "the seed of the deals and of the first weights",
    "cli.help.weights": "the file of weights to write; it is there whole or not at all",
    "cli.help.train-jobs": "in how many threads at once (1); another number gives other weights",
    "cli.help.train-hidden": "the number of hidden units of the network (40)",
    "cli.help.train-decay": "lambda, from 0, learning from the next move alone, to 1, "
    "learning from the end of the round alone (0.7)",
    "cli.help.train-seal": "what a round is worth: the share, 0 to 1, of winning it, "
    "the rest being by how many rupees (0.5)",
    "cli.help.train-margin": "what a round is worth: the margin in rupees that counts as about "
    "seven eighths of the rest (30)",
    "cli.help.train-rate": "how far a weight is moved at first, from 0.0001 to 1 (0.05)",
    "cli.help.train-last-rate": "how far a weight is moved at last, from 0.0001 to 1 (0.002)",
    "cli.help.train-exploring": "the share of moves, 0 to 1, that are drawn at random (0.03)",
    "cli.help.without": "leave a feature out, by its name in jaipur/agents/learned/features.py; "
    "one that there is of each good by its first word; may be given several times, or several "
    "names with commas between them",
    "cli.help.train-pairs": "how many mirrored pairs of rounds against greedy say at the end how "
    "strong it is (400)",
    # what a command says
    "cli.arena.seed": "Seed {seed}. The same command with --seed {seed} plays the same deals.",
    "cli.trained": {
        "one": "What {n} round taught is written to {file}.",
        "other": "What {n} rounds taught is written to {file}.",
    },
    "cli.train.strength": "Against greedy it takes {points} % of the points ({low} to {high}) "
    "over {n} mirrored pairs of rounds.",
    "cli.train.next": "It is the player {player}, as in: "
    "jaipur strength {quoted} learned greedy --pairs 100",
    "cli.train.unnamable": "{file} cannot be named as in learned:weights=mine.json: use a name "
    "without commas, and without spaces at its ends.",
    "cli.train.unmeasured": "Stopped while its strength was measured, which the file does not say.",
    "cli.train.stopped": "Stopped: nothing was written to {file}.",
    "cli.between-numbers": "{name} cannot be {text}: use a number from {least} to {most}.",
    "cli.unit.rounds": " rounds",
    "cli.progress.rounds": "{done} of {total} rounds",
    "cli.arena.rates": {
        "one": "Share of points in %, with a 95 % interval, over 1 pair:",
        "other": "Share of points in %, with 95 % intervals, over {n} pairs:",
    },
    "cli.arena.rate": "  {agent} against {opponent}: {points} ({low} to {high})",
    "cli.arena.ratings": "Ratings on an Elo scale, {pinned} being 0:",
    "cli.arena.rating": "  {agent}: {rating} ({low} to {high}), "
    "{cpu} times the processor time of {pinned} a move",
    "cli.arena.alike": "Where both ends of an interval are the same, all pairs came out alike: "
    "the share may still lie up to {most} points away.",
    "cli.arena.separated": "No points went both ways between these groups, so how far they are "
    "apart has no bound: {groups}.",
    "cli.arena.group": " | ",
    "cli.arena.forfeit": "{agent} forfeited a match. {why}",
    "cli.arena.stopped": "Stopped: the finished matches are kept in {file}; "
    "give the same command again to go on.",
    "cli.hold": {"one": "{n} match holds.", "other": "{n} matches hold."},
    "cli.simulated": {
        "one": "{n} match is written to {file}.",
        "other": "{n} matches are written to {file}.",
    },
    "cli.unit": " matches",
    "cli.progress": "{done} of {total} matches",
    "cli.match": "Match {number}: {first} and {second}, {seed}.",
    "cli.seed": "seed {seed}",
    "cli.no-seed": "without a seed",
    "cli.round": "Round {number}. {position}",
    "cli.turn": "{turn}  {action} {sentence}",
    "cli.section": "{title}: {rules}.",
    "cli.between": " · ",
    # what goes wrong
    "cli.extra": "“{words}” is more than it takes",
    "cli.usage": "{command}: {message} (see {command} --help).",
    "cli.number": "{name} cannot be {text}: use a whole number from {least} to {most}.",
    "cli.seconds": "--move-seconds cannot be {text}: use a number of seconds above 0, "
    "at most {most}.",
    "cli.file": "{file}: {what}",
    "cli.unreadable": "{file} cannot be read: {what}.",
    "cli.unwritable": "{file} cannot be written: {what}.",
    "cli.no-folder": "{name} is empty: give the name of a folder.",
    "cli.no-name": "{name} is empty: give the name of a file.",
    "cli.output": "The output cannot be written: {what}.",
    "cli.no-match": {
        "one": "{file} has no match {wanted}: it has {n} match.",
        "other": "{file} has no match {wanted}: it has {n} matches.",
    },
    "cli.stopped": "Stopped.",
    "cli.simulate.stopped": "Stopped: nothing was written to {file}.",
    # the benchmark
    "cli.bench.ratio": "A random round, legality checked: {ratio} times as fast as the plain "
    "implementation, {engine} against {reference} rounds a second; "
    "at least {least} {least_met}, aim {aim} {aim_met}.",
    "cli.bench.steps": "{tool}, {encoding}: {ratio} times as fast as its own {rival}, "
    "{ours} against {theirs} steps a second; at least 1 {met}.",
    "cli.bench.no-rival": "PettingZoo's {name} needs {module}, which is not installed: "
    "pip install rlcard pygame-ce brings all that it needs.",
    "cli.bench.part": "There is no benchmark {part}: choose {names}.",
    "cli.bench.met": "(met)",
    "cli.bench.missed": "(missed)",
    "cli.bench.microseconds": "{what}: {time} microseconds.",
    "cli.bench.deal": "Dealing a round",
    "cli.bench.legal_actions": "Listing the legal actions of a turn",
    "cli.bench.play": "Playing an action, legality checked",
    "cli.bench.move": "An opening move of {name} with {n} iterations: {time} milliseconds.",
    "cli.bench.compiled": "A random round compiled: {ratio} times as fast as the plain "
    "implementation ({compiled} rounds a second against {reference}); "
    "at least {least} {least_met}, aim {aim} {aim_met}.",
    "cli.bench.first": "The first compiled round of a process: {time} seconds of processor time, "
    "numba's import included; at most {most} {met}.",
    "cli.bench.compiled-move": "An opening move of {name} with {n} iterations compiled: {time} "
    "milliseconds; at most {most} {met}.",
    "cli.bench.threads": "Compiled rounds in two threads: {ratio} times as fast as in one; "
    "at least {least} on a quiet machine {met}.",
    "cli.bench.memory": "Memory after {rounds} more compiled rounds and {moves} more moves: "
    "{grown} megabytes more; at most {most} {met}.",
    "cli.bench.import": "import jaipur: {time} milliseconds over a bare interpreter; "
    "at most {most} {met}.",
}
