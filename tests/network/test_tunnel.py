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
    NAME_SECONDS,
    NameFinder,
    Tunnel,
    found_tunnels,
)
from briscola.network.addresses.tunnel_kinds import TUNNELS, TunnelKind, own_server, read_ssh_server
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


def names(kind: TunnelKind, *pieces: bytes) -> list[PublicName]:
    """The names in a program's output that comes in such pieces."""
    finder = NameFinder(kind)
    return [name for piece in pieces for name in finder.feed(piece)]


def torn(data: bytes, cuts: list[int]) -> list[bytes]:
    """The data in pieces, cut at these places."""
    edges = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    return [data[a:b] for a, b in pairwise(edges)]


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
    assert names(CLOUDFLARED, *torn(BANNER.encode(), cuts)) == [PublicName(host=NAME)]


@pytest.mark.parametrize(
    ("kind", "line", "name"),
    [
        (
            TAILSCALE,
            "https://anna.tail1234.ts.net/\n|-- proxy http://127.0.0.1:27481",
            "anna.tail1234.ts.net",
        ),
        (TAILSCALE, "https://anna.tail1234.ts.net:8443/ ", "anna.tail1234.ts.net:8443"),
        (LOCALHOST_RUN, "a1.lhr.life tunneled with tls termination, https://a1.lhr.life\r", "a1.lhr.life"),
        (SRV_US, "1: https://qp556.srv.us/, https://anna.gh.srv.us/\r", "qp556.srv.us"),
        (SRV_US, "1: https://qp556.srv.us", "qp556.srv.us"),
        (SRV_US, "\x1b[1m1: \x1b[32mhttps://qp556.srv.us/\x1b[0m\r", "qp556.srv.us"),
    ],
)
def test_a_name_is_told_in_a_line_of_its_own(kind: TunnelKind, line: str, name: str) -> None:
    (found,) = names(kind, f"Welcome\r\n{line}\n".encode())
    assert found.address == name
    assert found.tells_addresses is (kind is TAILSCALE)


OTHER = "https://other.trycloudflare.com"


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (
            CLOUDFLARED,
            f'2026-11-29T20:05:00Z ERR  error="ended" dest=https://{NAME}/{OTHER} event=0 type=http',
        ),
        (
            CLOUDFLARED,
            f'2026-11-29T20:05:00Z ERR  error="ended" dest=https://{NAME}/ INF |  {OTHER} | type=http',
        ),
        (CLOUDFLARED, f'2026-11-29T20:05:00Z ERR  error="ended" dest=https://{NAME}/ INF |  {OTHER}  |'),
        (CLOUDFLARED, f"2026-11-29T20:00:00Z INF |  {OTHER}  | and more"),
        (CLOUDFLARED, f"2026-11-29T20:00:00Z INF Requested {OTHER} "),
        (CLOUDFLARED, f"2026-11-29T20:00:00Z INF |  {OTHER}.evil.example  |"),
        (CLOUDFLARED, "2026-11-29T20:00:00Z INF |  https://api.trycloudflare.com  |"),
        (CLOUDFLARED, "2026-11-29T20:00:00Z INF |  https://anna@a.trycloudflare.com  |"),
        (CLOUDFLARED, "2026-11-29T20:00:00Z INF |  http://a.trycloudflare.com  |"),
        (TAILSCALE, "https://login.tailscale.com/a/123"),
        (TAILSCALE, "https://anna.tail1234.ts.net.evil.example/"),
        (TAILSCALE, "GET https://anna.tail1234.ts.net/"),
        (TAILSCALE, "https://anna.tail1234.ts.net/ was asked for"),
        (LOCALHOST_RUN, "see https://localhost.run/docs/forever-free/ or https://admin.lhr.life "),
        (LOCALHOST_RUN, "GET /a.lhr.life tunneled with tls termination, https://a.lhr.life"),
        (LOCALHOST_RUN, "a.lhr.life tunneled with tls termination, https://other.lhr.life"),
        (LOCALHOST_RUN, "a.lhr.life tunneled with tls termination, https://a.lhr.life 200"),
        (SRV_US, "GET /1: https://qp556.srv.us/"),
        (SRV_US, "1: https://qp556.srv.us/ GET /"),
        (OWN, "forwarded: debug1: remote forward success for: listen 127.0.0.1:27481"),
    ],
)
def test_what_a_visitor_may_have_asked_for_is_no_name(kind: TunnelKind, line: str) -> None:
    assert names(kind, line.encode() + b"\r\n") == []


@examples(60)
@given(some.lists(some.integers(1, 200), max_size=8))
def test_a_server_of_ones_own_is_there_once_it_leads_here(cuts: list[int]) -> None:
    data = (
        b"debug1: Authentications that can continue: publickey\n"
        b"debug1: remote forward success for: listen 127.0.0.1:27481, connect 127.0.0.1:8000\n"
    )
    assert names(OWN, *torn(data, cuts)) == [PublicName(host="home.example.org")]


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
        (["no such identity: /a b: No such file or directory"], "bad_key"),
        (["@" * 59, f"@{'WARNING: UNPROTECTED PRIVATE KEY FILE!':^57}@"], "bad_key"),
        (["channel 2: open failed: administratively prohibited: open failed"], "refused"),
        (["GET / UNPROTECTED PRIVATE KEY", "GET / open failed: administratively prohibited"], None),
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


@pytest.mark.parametrize("told", [OWN, CLOUDFLARED])
def test_of_endless_output_nothing_is_kept_and_all_is_read(told: TunnelKind) -> None:
    """After a long welcome, and after a line that is too long to be one, a name and a trouble are found."""
    finder = NameFinder(told)
    for _ in range(100):
        assert finder.feed(b"x" * LONGEST_LINE) == []
        assert len(finder._line) <= LONGEST_LINE
    assert finder.feed(b"\n" + BANNER.encode()) == ([] if told is OWN else [PublicName(host=NAME)])
    assert finder.trouble is None
    finder.feed(b"Host key verification failed.\n")
    assert finder.trouble == ("changed" if told is OWN else None)


@pytest.mark.parametrize(("length", "found"), [(LONGEST_LINE, 1), (LONGEST_LINE + 1, 0)])
def test_a_line_is_read_up_to_its_longest(length: int, found: int) -> None:
    line = b"debug1: remote forward success for: ".ljust(length, b"x") + b"\n"
    assert len(names(OWN, line)) == len(names(OWN, line[:9], line[9:])) == found


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


@unix
@pytest.mark.parametrize(
    ("kind", "line", "stays"),
    [
        (SRV_US, "1: https://{0}.srv.us/", "first.srv.us"),
        (LOCALHOST_RUN, "{0}.lhr.life tunneled with tls termination, https://{0}.lhr.life", "other.lhr.life"),
    ],
)
def test_a_name_once_told_stays_unless_its_service_renews_it(
    tmp_path: Path, kind: TunnelKind, line: str, stays: str
) -> None:
    """Services may print a line of that form again: for another tunnel, or because a visitor asked for it."""
    path = tmp_path / "ssh"
    said = "".join(line.format(name) + "\\n" for name in ("first", "other"))
    path.write_text(f"#!/bin/sh\nprintf '{said}'\nexec sleep 600\n")
    path.chmod(0o755)
    tunnel = Tunnel(kind, str(path), 27481)
    until(tunnel, lambda: tunnel.name is not None and tunnel.name.host == stays)
    time.sleep(0.05)
    assert tunnel.name is not None and tunnel.name.host == stays
    tunnel.close()


def test_what_cannot_be_started_is_told(tmp_path: Path) -> None:
    assert Tunnel(CLOUDFLARED, str(tmp_path / "nothing"), 27481).trouble == "not_started"
