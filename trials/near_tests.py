"""A plugin of pytest: only the tests that the file NEAR_TESTS names, in its order; each is told as it begins.

python -m pytest -p trials.near_tests …     (STARTED_TESTS is the file that it is told to)
"""

import os
from pathlib import Path

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not named; what is named and not there is passed over."""
    names = Path(os.environ["NEAR_TESTS"]).read_text(encoding="utf-8").splitlines()
    rank = {name: at for at, name in enumerate(names)}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in rank])
    items[:] = sorted((item for item in items if item.nodeid in rank), key=lambda item: rank[item.nodeid])


def pytest_runtest_logstart(nodeid: str) -> None:
    with Path(os.environ["STARTED_TESTS"]).open("a", encoding="utf-8") as file:
        print(nodeid, file=file)
