"""The lock of those who measure, on a disk that has no locks."""

import errno
import sys
from pathlib import Path

import pytest

from training import quiet


@pytest.mark.skipif(sys.platform == "win32", reason="no lock there")
@pytest.mark.parametrize(("number", "waits"), [(errno.ENOLCK, False), (errno.EACCES, True)])
def test_learning_waits_for_a_lock_but_not_where_there_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, waits: bool
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, "refused")

    monkeypatch.setattr(quiet, "lock_path", lambda: tmp_path / "state" / "lock")
    monkeypatch.setattr("fcntl.flock", refuse)
    with quiet.measuring():
        assert quiet.somebody_measures() is waits
