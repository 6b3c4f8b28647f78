"""A plugin of pytest: only the tests that the file NEAR_TESTS names, in its order; each is told as it begins.

python -m pytest -p trials.near_tests …     (STARTED_TESTS is the file that it is told to)

After them come the same tests with other parameters, so that all are MOST.
"""

import os
from pathlib import Path

import pytest

MOST = 300


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not named; what is named and not there is passed over."""
    names = Path(os.environ["NEAR_TESTS"]).read_text(encoding="utf-8").splitlines()
    rank = {name.partition("[")[0]: len(names) + at for at, name in enumerate(names)}
    rank |= {name: at for at, name in enumerate(names)}

    def order(item: pytest.Item) -> int:
        return rank.get(item.nodeid, rank.get(item.nodeid.partition("[")[0], 2 * len(names)))

    near = [item for item in sorted(items, key=order) if order(item) < 2 * len(names)][:MOST]
    config.hook.pytest_deselected(items=[*{*items}.difference(near)])
    items[:] = near


def pytest_runtest_logstart(nodeid: str) -> None:
    with Path(os.environ["STARTED_TESTS"]).open("a", encoding="utf-8") as file:
        print(nodeid, file=file)
