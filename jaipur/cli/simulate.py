"""`jaipur simulate`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from jaipur.cli.common import (
    ENDED,
    HOLDS,
    STOPPED,
    CommandError,
    Commands,
    cleared_up,
    command,
    complain,
    number,
    say,
    with_progress,
)

if TYPE_CHECKING:
    from jaipur.match import Match

#: The players of `jaipur simulate`.
SIMULATED = "uniform"
MOST_MATCHES = 10_000_000


def add(commands: Commands) -> None:
    """Add the command."""
    simulate = command(commands, "simulate")
    simulate.add_argument("--matches", metavar="N", required=True, help=say("help.matches"))
    simulate.add_argument("--seed", metavar="S", required=True, help=say("help.seed"))
    simulate.add_argument("--out", metavar="FILE", required=True, help=say("help.out"))
    simulate.set_defaults(run=simulate_matches)


def simulate_matches(options: argparse.Namespace) -> int:
    """`jaipur simulate`: matches between computer players, written as records."""
    # All that a match needs is imported before the file is opened: where Ctrl-C falls into an
    # import, Python ends by the signal even though the exception is caught.
    import jaipur.agents
    import jaipur.match  # noqa: F401
    from jaipur.records import write
    from jaipur.round import MOST_SEED

    n = number(options.matches, "--matches", 1, MOST_MATCHES)
    first = number(options.seed, "--seed", 0, MOST_SEED - n + 1)
    seeds = range(first, first + n)
    if not options.out:
        raise CommandError(say("no-name", name="--out"))
    try:
        with cleared_up():
            write(with_progress(map(simulated, seeds), n), options.out)
    except (KeyboardInterrupt, SystemExit) as stop:
        complain(say("simulate.stopped", file=options.out))
        return STOPPED if isinstance(stop, KeyboardInterrupt) else ENDED
    except (OSError, ValueError) as error:
        what = getattr(error, "strerror", None) or error
        raise CommandError(say("unwritable", file=options.out, what=what)) from None
    print(say("simulated", n=n, file=options.out))
    return HOLDS


def simulated(seed: int) -> Match:
    """The match of that seed between two simulated players, each with a random stream of its own.

    The streams are those of `agents.stream(seed, player)`.
    """
    from jaipur.agents import agent, stream
    from jaipur.match import Match
    from jaipur.observation import observe

    match = Match.begin(seed, (f"{SIMULATED} 1", f"{SIMULATED} 2"))
    players = [(agent(SIMULATED), stream(seed, player)) for player in (0, 1)]
    while not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        who = match.round.to_move
        player, chance = players[who]
        seen = observe(match.round, who, match.rounds[-1].actions)
        match = match.play(player.choose(seen, chance))
    return match
