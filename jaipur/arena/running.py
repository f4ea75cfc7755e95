"""A tournament from its arguments to its outcomes: what `desk`, `keeping` and `playing` do in
turn."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

from jaipur.arena.desk import Desk, Pool
from jaipur.arena.entrants import Entrant, entrant, told_apart
from jaipur.arena.errors import ArenaError
from jaipur.arena.fixtures import Fixture, arena_rules, pairings
from jaipur.arena.keeping import Kept
from jaipur.arena.playing import Outcome, play
from jaipur.errors import brief
from jaipur.round import MOST_SEED, check_seed
from jaipur.rules import OFFICIAL, Rules, check_rules
from jaipur.texts import ENGLISH

MOST_PAIRS = 1_000_000
MOST_MOVE_SECONDS = 3600


def tournament(
    players: Sequence[Any],
    pairs: int,
    seed: int,
    *,
    single_rounds: bool = False,
    rules: Rules = OFFICIAL,
    executor: Pool | None = None,
    move_seconds: float | None = None,
    keep: str | os.PathLike[str] | None = None,
    progress: Callable[[Iterator[Outcome], int], Iterable[Outcome]] | None = None,
) -> list[Outcome]:
    """A round robin: each two players meet in so many pairs of matches, in fixture order.

    players     names, agents, or what makes them; see `Entrant`
    executor    where matches are played, or what makes it; in this process without one
    keep        a file of finished matches: those in it are not played again, new ones are added
    progress    wraps the outcomes as they come, with their number: `tqdm`, for instance

    Raises `ArenaError`, `EntrantError`, `SeedError`, or `TypeError` for what are no rules, before
    anything is played.
    """
    entrants = _checked(players, pairs, seed)
    check_rules(rules)
    _check_arguments(executor=executor, keep=keep, progress=progress)
    check_move_seconds(move_seconds)
    laws = arena_rules(single_rounds=single_rounds, rules=rules)
    fixtures = list(pairings(entrants, pairs, seed, laws, single_rounds=single_rounds))
    outcomes = run(fixtures, executor=executor, move_seconds=move_seconds, keep=keep)
    shown = outcomes if progress is None else progress(outcomes, len(fixtures))
    return sorted(shown, key=lambda outcome: outcome.number)


def _checked(players: Sequence[Any], pairs: object, seed: object) -> list[Entrant]:
    check_seed(seed)
    if type(pairs) is not int or not 1 <= pairs <= MOST_PAIRS:
        raise ArenaError(ENGLISH.say("arena.pairs", given=brief(pairs), most=MOST_PAIRS))
    assert isinstance(seed, int)
    if seed + pairs - 1 > MOST_SEED:
        raise ArenaError(ENGLISH.say("arena.seeds", seed=seed, pairs=pairs, most=MOST_SEED))
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise ArenaError(ENGLISH.say("arena.players-list", given=brief(players)))
    entrants = told_apart([entrant(player) for player in players])
    if len(entrants) < 2:
        raise ArenaError(ENGLISH.say("arena.players", n=len(entrants)))
    names = [player.name for player in entrants]
    for name in names:
        if names.count(name) > 1:
            raise ArenaError(ENGLISH.say("arena.twice", name=name))
    return entrants


def _check_arguments(**given: object) -> None:
    """Raise `ArenaError` for what is neither None nor of any use as that argument."""
    fits: dict[str, Callable[[Any], bool]] = {
        "executor": lambda value: isinstance(value, Executor) or callable(value),
        "keep": _may_be_a_file,
        "progress": callable,
    }
    for name, value in given.items():
        if value is not None and not fits[name](value):
            right = ENGLISH.say(f"arena.argument.{name}")
            facts = {"name": name, "given": brief(value), "right": right}
            raise ArenaError(ENGLISH.say("arena.argument", **facts))


def _may_be_a_file(value: object) -> bool:
    if not isinstance(value, str | os.PathLike):
        return False
    name = os.fspath(value)
    return isinstance(name, str) and bool(name) and "\0" not in name


def check_move_seconds(seconds: object) -> None:
    """Raise `ArenaError` unless this is a limit of processor time for a move, or None."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float | None):
        fits = False
    else:
        fits = seconds is None or 0 < seconds <= MOST_MOVE_SECONDS
    if fits:
        return
    facts = {"given": brief(seconds), "most": MOST_MOVE_SECONDS}
    raise ArenaError(ENGLISH.say("arena.move-seconds", **facts))


def run(
    fixtures: Sequence[Fixture],
    *,
    executor: Pool | None = None,
    move_seconds: float | None = None,
    keep: str | os.PathLike[str] | None = None,
) -> Iterator[Outcome]:
    """Play fixtures and give each outcome as soon as it is there.

    Those found in the file `keep` come first and are not played again. A worker that dies loses
    no finished match; what it was playing is played again.
    """
    kept = Kept(Path(keep), fixtures, move_seconds) if keep is not None else None
    done = kept.outcomes if kept is not None else {}
    yield from done.values()
    todo = [fixture for fixture in fixtures if fixture.number not in done]
    job = partial(play, move_seconds=move_seconds)
    played = map(job, todo) if executor is None else Desk(executor, job).play(todo)
    for outcome in played:
        if kept is not None:
            kept.add(outcome)
        yield outcome
