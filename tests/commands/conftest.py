"""The command line under test."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from briscola.storage import log
from tests.commands.shell import Here, Told, one_sentence, write


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


@pytest.fixture
def told(briscola: Here, tmp_path: Path) -> Told:
    """The words of `briscola verify` about a file: its output, or the one sentence of its refusal."""

    def told(content: bytes | Sequence[object]) -> str:
        file = tmp_path / "log.jsonl"
        if isinstance(content, bytes):
            file.write_bytes(content)
        else:
            write(file, content)
        said = briscola("verify", str(file))
        assert said.status in (0, 1)
        return said.out if said.status == 0 else one_sentence(said)

    return told
