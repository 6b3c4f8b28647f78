"""The arena on the workers of another engine: Dask, of the `training` extra."""

import dask
from distributed import Client, LocalCluster

from briscola.arena.arena_summary import Summary
from briscola.arena.duplicate_match import run
from briscola.engine.variants import make_rules


def without_ms(summary: Summary) -> dict[str, object]:
    return {key: value for key, value in summary.items() if "_ms_" not in key}


def test_workers_of_another_engine_give_the_same_summary() -> None:
    """Two processes of this machine; `client.get_executor()` is an `Executor` as any other."""
    pairs = make_rules("briscola", 4)
    here = run("medium", "easy", rules=pairs, deals=6, seed=3)
    with (
        dask.config.set({"distributed.comm.timeouts.connect": "60s"}),
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
        ) as cluster,
        Client(cluster) as client,
        client.get_executor() as executor,
    ):
        there = run("medium", "easy", rules=pairs, deals=6, seed=3, jobs=2, executor=executor)
    assert without_ms(here) == without_ms(there)
