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

from briscola.network.addresses.public_name import PublicName
from briscola.network.addresses.tunnel import (
    LONGEST_LINE,
    MOST_OUTPUT,
    NAME_SECONDS,
    NameFinder,
    Tunnel,
    found_tunnels,
)
from briscola.network.addresses.tunnel_kinds import TUNNELS, own_server, read_ssh_server
from tests.network import stand_in_tunnel
from tests.network.stand_in_tunnel import BANNER, NAME
from tests.property_based import examples

PATIENCE = 30.0
CLOUDFLARED, TAILSCALE, LOCALHOST_RUN, SRV_US = TUNNELS
OWN = own_server(read_ssh_server("anna@home.example.org:2222"), 27481, PublicName(host="home.example.org"))
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
    names = [name.address for name in found if name is not None]
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
    assert (None if found is None else found.address) == name


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


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (
            b"9239ab27.lhr.life tunneled with tls termination, https://9239ab27.lhr.life\r\n",
            "9239ab27.lhr.life",
        ),
        (b"see https://localhost.run/docs/forever-free/ or https://admin.lhr.life \n", None),
    ],
)
def test_a_service_tells_a_new_name_from_time_to_time(line: bytes, name: str | None) -> None:
    finder = NameFinder(LOCALHOST_RUN)
    found = finder.feed(line)
    assert (None if found is None else found.address) == name
    again = finder.feed(b"x tunneled with tls termination, https://other.lhr.life\n")
    assert again == PublicName(host="other.lhr.life", tells_addresses=False)


def test_of_several_names_the_one_that_follows_from_the_key_counts() -> None:
    line = b"1: https://qp556ma755ktlag5b2xyt334ae.srv.us/, https://anna.gh.srv.us/\r\n"
    found = NameFinder(SRV_US).feed(line)
    assert found == PublicName(host="qp556ma755ktlag5b2xyt334ae.srv.us", tells_addresses=False)


@examples(60)
@given(some.lists(some.integers(1, 200), max_size=8))
def test_a_server_of_ones_own_is_there_once_it_leads_here(cuts: list[int]) -> None:
    data = (
        b"debug1: Authentications that can continue: publickey\n"
        b"debug1: remote forward success for: listen 127.0.0.1:27481, connect 127.0.0.1:8000\n"
    )
    finder, edges = NameFinder(OWN), [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    found = [finder.feed(data[a:b]) for a, b in pairwise(edges)]
    assert PublicName(host="home.example.org") in found and finder.trouble is None


@pytest.mark.parametrize(
    ("lines", "trouble"),
    [
        (["ssh: connect to host home.example.org port 22: Connection refused"], "unreachable"),
        (["ssh: Could not resolve hostname home.example.org: Name or service not known"], "unreachable"),
        (
            ["Connection timed out during banner exchange", "Connection to 192.0.2.7 port 22 timed out"],
            "unreachable",
        ),
        (["kex_exchange_identification: Connection closed by remote host"], "unreachable"),
        (["debug1: connect to address ::1 port 22: Connection refused"], None),
        (["Error: remote port forwarding failed for listen port 27481"], "refused"),
        (["anna@home.example.org: Permission denied (publickey,password)."], "unknown_key"),
        (["anna@home.example.org: Permission denied (password,keyboard-interactive)."], "password"),
        (['Load key "/a b": invalid format', "anna@home: Permission denied (publickey)."], "bad_key"),
        (["Warning: Identity file /a b not accessible: No such file or directory."], "bad_key"),
        (["Host key verification failed.", "ssh: later"], "changed"),
    ],
)
def test_what_ssh_prints_is_read(lines: list[str], trouble: str | None) -> None:
    finder = NameFinder(OWN)
    for line in lines:
        finder.feed(line.encode() + b"\r\n")
    assert finder.trouble == trouble


@pytest.mark.parametrize(
    "text",
    [
        "",
        "home.example.org",
        "@home.example.org",
        "-oProxyCommand=x@home",
        "anna@-oProxyCommand=x",
        "a b@home",
        "a@b@c",
    ],
)
def test_what_is_no_server_is_called_by_nobody(text: str) -> None:
    with pytest.raises(ValueError):
        read_ssh_server(text)


def test_a_server_without_a_port_listens_at_that_of_ssh() -> None:
    assert read_ssh_server(" anna@home.example.org ") == ("anna", "home.example.org", 22)
    assert read_ssh_server("anna@home.example.org:2222").port == 2222


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
    assert tunnel.name is not None and tunnel.name.address == NAME and tunnel._group is not None
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
