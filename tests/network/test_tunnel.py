"""Tunnel programs are found, tell their names, and end with all that they have started."""

import os
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from briscola.network.addresses.tunnel import (
    LONGEST_LINE,
    MOST_OUTPUT,
    NAME_SECONDS,
    TUNNELS,
    NameFinder,
    Tunnel,
    found_tunnels,
)
from tests.network import stand_in_tunnel
from tests.network.stand_in_tunnel import BANNER, NAME
from tests.property_based import examples

PATIENCE = 30.0
CLOUDFLARED, TAILSCALE = TUNNELS
unix = pytest.mark.posix("a script for a shell as a program")


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The stand-in, found under the name of the real one."""
    path = tmp_path / "cloudflared"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{stand_in_tunnel.__file__}" "$@"\n')
    path.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return path


def until(tunnel: Tunnel, condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        tunnel.update()
        time.sleep(0.005)


def gone(pid: int) -> bool:
    """True if a process runs no more."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


@examples(60)
@given(some.lists(some.integers(1, len(BANNER)), max_size=8))
def test_a_name_is_found_however_its_output_is_torn(cuts: list[int]) -> None:
    finder, data = NameFinder(CLOUDFLARED), BANNER.encode()
    edges = [0, *sorted(cuts), len(data)]
    found = [finder.feed(data[a:b]) for a, b in pairwise(edges)]
    names = [name.place for name in found if name is not None]
    assert names[:1] == [NAME]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (b"https://anna.tail1234.ts.net/\n|-- proxy http://127.0.0.1:27481\n", "anna.tail1234.ts.net"),
        (b"https://anna.tail1234.ts.net:8443/ \n", "anna.tail1234.ts.net:8443"),
        (b"https://login.tailscale.com/a/123\n", None),
        (b"https://anna.tail1234.ts.net.evil.example/\n", None),
    ],
)
def test_a_funnel_tells_its_name_in_a_line(line: bytes, name: str | None) -> None:
    found = NameFinder(TAILSCALE).feed(line)
    assert (None if found is None else found.place) == name


@pytest.mark.parametrize(
    "line",
    [
        b'Post "https://api.trycloudflare.com/tunnel": no such host\n',
        b"https://a.trycloudflare.com.evil.example \n",
        b"https://api.trycloudflare.com \n",
        b"https://anna@a.trycloudflare.com \n",
        b"http://a.trycloudflare.com \n",
    ],
)
def test_other_addresses_in_what_it_prints_are_no_names(line: bytes) -> None:
    assert NameFinder(CLOUDFLARED).feed(line) is None


def test_of_endless_output_nothing_is_kept_but_the_last_line() -> None:
    finder = NameFinder(CLOUDFLARED)
    for _ in range(100):
        finder.feed(b"x" * LONGEST_LINE)
    assert len(finder._line) <= LONGEST_LINE and finder.read > MOST_OUTPUT


@unix
def test_a_program_that_is_there_is_found(program: Path) -> None:
    assert [(kind.program, path) for kind, path in found_tunnels()][:1] == [("cloudflared", str(program))]


@unix
def test_it_tells_its_name_and_ends_with_its_children(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAYS", "children")
    tunnel = Tunnel(CLOUDFLARED, str(program), 27481)
    until(tunnel, lambda: tunnel.name)
    assert tunnel.name is not None and tunnel.name.place == NAME and tunnel._group is not None
    group = tunnel._group._process.pid
    members = [int(each.name) for each in Path("/proc").glob("[0-9]*") if _group(each) == group]
    assert len(members) >= 2
    tunnel.close()
    until(tunnel, lambda: all(map(gone, members)))
    assert tunnel.name is None


def _group(process: Path) -> int:
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[2])
    except (OSError, IndexError, ValueError):
        return -1


@unix
@pytest.mark.parametrize(("says", "trouble"), [("end", "ended"), ("nothing", "silent"), ("flood", "silent")])
def test_a_program_that_is_of_no_use_is_told_in_a_word(
    program: Path, monkeypatch: pytest.MonkeyPatch, says: str, trouble: str
) -> None:
    """Time passes once it has said what it says: a flood is read to its end, and nothing found in it."""
    monkeypatch.setenv("SAYS", says)
    now = [0.0]
    tunnel = Tunnel(CLOUDFLARED, str(program), 27481, clock=lambda: now[0])
    if says != "end":
        now[0] = NAME_SECONDS
    until(tunnel, lambda: tunnel.trouble)
    assert tunnel.trouble == trouble and tunnel.name is None
    assert tunnel._group is not None and not tunnel._group.alive


def test_what_cannot_be_started_is_told(tmp_path: Path) -> None:
    assert Tunnel(CLOUDFLARED, str(tmp_path / "nothing"), 27481).trouble == "not_started"
