"""An empty evening: a database and a folder of records."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.storage.database.database import Database
from briscola.storage.evenings.history import History
from briscola.storage.records.records import Records


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An empty database."""
    with Database(tmp_path / "history.sqlite") as opened:
        yield opened


@pytest.fixture
def history(database: Database) -> History:
    """The history in it."""
    return History(database)


@pytest.fixture
def records(tmp_path: Path) -> Records:
    """A folder of records beside it."""
    return Records(tmp_path / "records")
