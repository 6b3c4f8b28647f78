"""Running `briscola` as a program of its own, and reading what it says."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from briscola.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent
Json = dict[str, Any]
Told = Callable[[bytes | Sequence[object]], str]
"""The words about a file of these bytes or JSON lines."""


class Said(NamedTuple):
    """What a command left: its exit status, its output and its complaints."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[Json]:
        """The output as JSON lines."""
        return [json.loads(line) for line in self.out.splitlines()]


class Here:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> Said:
        status = main(words)
        out, err = self._capsys.readouterr()
        return Said(status, out, err)


def spawn(*words: str, stdin: str = "", env: Mapping[str, str] | None = None) -> Said:
    """Run a command as a process of its own."""
    done = subprocess.run(
        program(*words),
        input=stdin.encode(),
        capture_output=True,
        env={**os.environ, **(env or {})},
        cwd=ROOT,
        timeout=120,
        check=False,
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def in_a_home(folder: Path) -> Mapping[str, str]:
    """An environment in which everything a person's programs write lies in `folder`."""
    hidden = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "SDL_"))}
    return {**hidden, "HOME": str(folder), "USERPROFILE": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def program(*words: str) -> Sequence[str]:
    """The words that start `briscola` with this Python."""
    return (sys.executable, "-m", "briscola", *words)


def one_sentence(said: Said, status: int | None = None) -> str:
    """The sentence of a refusal with this status; fails on a traceback, on more than a line, on output."""
    assert said.out == "" and status in (None, said.status)
    assert "Traceback" not in said.err
    (sentence,) = said.err.splitlines()
    assert sentence.startswith("briscola: ")
    return sentence.removeprefix("briscola: ")


def write(path: Path, log: Sequence[object]) -> str:
    """A file of JSON lines; its path in words."""
    path.write_text("".join(json.dumps(line) + "\n" for line in log), encoding="utf-8")
    return str(path)
