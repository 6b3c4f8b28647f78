"""Training needs numba, torch and Dask, of the `training` extra: without it these tests have no subject."""

import os
from importlib.util import find_spec

import pytest

os.environ.setdefault("OMP_NUM_THREADS", "1")  # threads of torch that others keep waiting spin for minutes

collect_ignore = (
    []
    if find_spec("torch") and find_spec("numba") and find_spec("distributed")
    else [
        *("test_background.py", "test_bid_puzzles.py", "test_chiamata.py"),
        *("test_chiamata_league.py", "test_dask_workers.py"),
        *("test_compiled.py", "test_declaring.py", "test_exploit.py", "test_nets.py", "test_run.py"),
        *("test_ends.py", "test_habits.py", "test_league.py", "test_styles.py"),
    ]
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Move the tests of training to the full suite: nobody who plays needs training."""
    for item in items:
        if "tests/training/" in item.nodeid:
            item.add_marker(pytest.mark.slow)
