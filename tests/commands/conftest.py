"""The command line under test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.storage import log
from tests.commands.shell import Here


@pytest.fixture(autouse=True)
def own_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A log that is not the person's, for commands in this process and, on Linux, in others."""
    path = tmp_path / "log" / "briscola.log"
    monkeypatch.setattr(log, "default_path", lambda: path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    yield path
    log.leave()


@pytest.fixture
def briscola(capsys: pytest.CaptureFixture[str]) -> Here:
    """Runs `briscola` in this process."""
    return Here(capsys)
