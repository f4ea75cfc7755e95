"""A tournament on a Dask cluster is the same tournament, even when a worker is killed."""

import os
import signal

import pytest

from jaipur import records
from jaipur.arena import frame, tournament
from jaipur.arena.frames import TIMING

PLAYERS = ["uniform", "random", "greedy"]
PAIRS = 12


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")
def test_a_killed_worker_loses_nothing(tmp_path) -> None:
    """Two workers, one killed in the middle: every match is there once, equal to those played here.

    All columns but timing are the same too.
    """
    distributed = pytest.importorskip("distributed", reason="no Dask: pip install distributed")
    here = tournament(PLAYERS, PAIRS, seed=11)
    kept = tmp_path / "matches.jsonl"
    killed = []

    def watch(outcomes, _total):
        """Kill a worker when some matches have come and many have not."""
        for number, outcome in enumerate(outcomes):
            if number == 5:
                victim = next(iter(client.run(os.getpid).values()))
                os.kill(victim, signal.SIGKILL)
                killed.append(victim)
            yield outcome

    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=tmp_path
        ) as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        there = tournament(PLAYERS, PAIRS, seed=11, executor=executor, keep=kept, progress=watch)
    assert len(killed) == 1
    lines = [records.dumps(outcome.match) for outcome in there]
    assert lines == [records.dumps(outcome.match) for outcome in here]
    assert len(kept.read_text().splitlines()) == len(here)
    one, two = (frame(games).drop(columns=list(TIMING)) for games in (here, there))
    assert one.equals(two)
