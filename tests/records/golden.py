"""Makes the twenty golden matches beside this file, and the traces of three: `python golden.py`.

They hold the form of records, the deals, the rules and the two simple players to what they are:
run this again only when one of them is meant to change, and look at what differs.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from jaipur.agents import agent, stream
from jaipur.match import Match
from jaipur.observation import observe
from jaipur.position import position
from jaipur.records import read, rows, write
from jaipur.rules import Rules

HERE = Path(__file__).parent
TURN = (
    "{round} {turn} {player} {action} of {legal}: "
    "{hand} {herd} {market} {deck} {rupees} {bonus} {ended_by}"
)
#: Which of the matches are traced: one with other players or rules each.
TRACED = (0, 8, 15)
RECORDS, TRACE = HERE / "golden.jsonl", HERE / "golden.txt"


def played(match: Match, names: tuple[str, str] = ("uniform", "uniform"), turns: int = 0) -> Match:
    """The match between two agents, to its end or for so many turns."""
    agents, done = [(agent(name), stream(match.seed, who)) for who, name in enumerate(names)], 0
    while not match.over and (not turns or done < turns):
        if match.round.over:
            if match.seed is None:
                break
            match = match.next_round()
            continue
        who = match.round.to_move
        player, chance = agents[who]
        match = match.play(player.choose(observe(match.round, who), chance))
        done += 1
    return match


def golden() -> list[Match]:
    """Both players, both seats, other rules, unfinished matches, positions, a drawn match."""
    begin: Callable[..., Match] = Match.begin
    official = [played(begin(seed, ("ann", "bob"))) for seed in range(8)]
    agents = [
        played(begin(seed, names), names)
        for seed, names in enumerate([("greedy", "uniform"), ("uniform", "greedy")] * 2, 100)
    ]
    other_rules = [
        Rules(hand_limit=5, least_exchange=1),
        Rules(same_type_back=True, least_precious_sale=1, camel_token=0),
        Rules(bonus_tokens=((1,), (), (9, 9)), seals_to_win=1, full_tie="second player"),
        Rules(turn_cap=30, starter_after_tie="other"),
    ]
    others = [played(begin(200 + at, rules=rules)) for at, rules in enumerate(other_rules)]
    start = position(market="DGSLM", hand="CCLLL", herd=2, to_move=1)
    unfinished = [
        begin(2**63 - 1, ("Zoë", "\N{DROMEDARY CAMEL} <b>&\"'\\")),
        played(begin(300, ("", "x" * 60)), turns=100),
        Match.from_position(start),
        played(Match.from_position(start, ("left", "right"))),
    ]
    return official + agents + others + unfinished


def trace(match: Match) -> list[str]:
    """What every turn of a match did, a line each, and how its rounds came out."""
    first = f"{match.players!r} {match.seed} {match.seals} {match.winner}"
    return [first, *map(TURN.format_map, rows(match)), *map(repr, match.results)]


def traces(matches: list[Match]) -> str:
    """The traces of the chosen matches as one text."""
    return "".join(f"{line}\n" for at in TRACED for line in trace(matches[at]))


if __name__ == "__main__":
    write(golden(), RECORDS)
    TRACE.write_text(traces(list(read(RECORDS))), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{RECORDS.name} and {TRACE.name} are written.\n")
