"""A way through OpenSSH's own server: it stands, it is refused in a word, it comes back, and it ends."""

import http.server
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from briscola.network.addresses.public_name import PublicName
from briscola.network.addresses.tunnel import Tunnel
from briscola.network.addresses.tunnel_kinds import NEW, TUNNELS, TunnelKind
from briscola.network.keys.known_servers import knows_server
from briscola.network.keys.ssh_key import keep_ssh_key, public_ssh_key
from briscola.pages.phones import friends_elsewhere
from briscola.pages.phones.friends_elsewhere import FriendsElsewhere
from briscola.storage.settings.settings import Settings
from tests.network.broker import HERE, free_port
from tests.network.ssh_daemon import SshDaemon

pytestmark = [pytest.mark.slow, pytest.mark.posix("sshd")]

PATIENCE = 30.0
LINK = "https://home.example.org/#table=7KMPQ-2ABCDE"


class Pages:
    """The pages of a table, as the way sees them: one that greets."""

    token = "7KMPQ2ABCD"
    public: PublicName | None = None

    def __init__(self) -> None:
        self._server = http.server.ThreadingHTTPServer((HERE, 0), Greeter)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def serve(self) -> None:
        """They are served from the beginning."""

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Greeter(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"briscola")

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Evening:
    """A way through a server of one's own, and all that belongs to it."""

    def __init__(self, folder: Path, far_port: int) -> None:
        self.server, self.far_port = SshDaemon(folder / "server"), far_port
        self.pages, self.now = Pages(), 0.0
        self.settings = Settings(public_name="home.example.org", ssh_server=self.server.place)
        self.way = FriendsElsewhere(self.pages, lambda: self.settings, clock=lambda: self.now)

    def welcome(self) -> None:
        """Have the server know the game's key, for nothing but the way."""
        keep_ssh_key(self.way.key_file)
        allowed = f'restrict,port-forwarding,permitlisten="{HERE}:{self.far_port}"'
        self.server.known_keys.write_text(f"{allowed} {self.way.public_key}")

    def until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "it does not happen"
            self.way.update()
            time.sleep(0.01)

    def opens(self) -> None:
        self.way.open()
        self.until(lambda: self.way.link or self.way.trouble)

    def fails(self) -> str | None:
        """Open the way in vain: the reason."""
        self.opens()
        return self.way.trouble

    def reaches(self) -> bool:
        """True if whoever comes to the server's port gets our pages."""
        try:
            with urllib.request.urlopen(f"http://{HERE}:{self.far_port}/", timeout=5) as answer:
                return bool(answer.read() == b"briscola")
        except OSError:
            return False

    @property
    def pid(self) -> int:
        assert self.way.tunnel is not None and self.way.tunnel._group is not None
        return self.way.tunnel._group._process.pid


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr(friends_elsewhere, "PAGE_PORT", port := free_port())
    made = Evening(tmp_path, port)
    yield made
    made.way.close()
    made.server.stop()
    made.pages.close()


def test_the_link_stands_and_ends_with_the_table(evening: Evening) -> None:
    evening.welcome()
    evening.server.start()
    assert not evening.reaches()
    evening.opens()
    assert evening.way.link == LINK and evening.reaches()
    assert not (Path(os.environ["HOME"]) / ".ssh").exists(), "nothing of the person's is touched"
    pid = evening.pid
    evening.way.close()
    assert not Path(f"/proc/{pid}").exists() and not evening.way.link
    evening.until(lambda: not evening.reaches())


@pytest.mark.parametrize(
    ("options", "known", "trouble"),
    [
        ((), False, "unknown_key"),
        (("PasswordAuthentication yes", "PubkeyAuthentication no"), True, "password"),
        (("AllowTcpForwarding no",), True, "refused"),
        (("AllowTcpForwarding local",), True, "refused"),
        (("PermitListen 1",), True, "refused"),
    ],
)
def test_what_is_wrong_is_told_in_a_word(
    evening: Evening, options: tuple[str, ...], known: bool, trouble: str
) -> None:
    if known:
        evening.welcome()
    evening.server.start(*options)
    evening.opens()
    assert evening.way.trouble == trouble and not evening.way.link
    assert evening.way.public_key.startswith("ssh-ed25519 ")
    assert evening.way.key_file.stat().st_mode & 0o777 == 0o600
    evening.now += 100
    evening.way.update()
    assert evening.way.trouble == trouble, "nothing is called again that has never led here"


def test_a_server_that_is_another_one_is_refused(evening: Evening) -> None:
    evening.welcome()
    evening.server.start()
    evening.opens()
    assert evening.way.link
    evening.server.stop()
    evening.server.new_key()
    evening.server.start()
    evening.until(lambda: evening.way.lost)
    evening.now += 100
    evening.until(lambda: evening.way.trouble)
    assert evening.way.trouble == "changed" and not evening.reaches()
    assert f"[{HERE}]:{evening.server.port}" in evening.way.hosts_file.read_text()


def test_a_server_is_pinned_in_a_file_that_nobody_else_reads(evening: Evening) -> None:
    evening.welcome()
    evening.server.start()
    evening.way.hosts_file.write_text("# mine\n")
    evening.way.hosts_file.chmod(0o644)
    evening.opens()
    assert evening.way.link and evening.way.hosts_file.stat().st_mode & 0o777 == 0o600
    assert knows_server(evening.way.hosts_file, f"[{HERE}]:{evening.server.port}")


def full(hosts: Path) -> None:
    """Nothing that is written there stays."""
    hosts.symlink_to("/dev/null")


@pytest.mark.parametrize("refuses", [Path.mkdir, full], ids=["a folder", "a full disk"])
def test_a_server_that_cannot_be_pinned_is_not_led_through(
    evening: Evening, refuses: Callable[[Path], object]
) -> None:
    """Neither now, nor when another one answers there the next time."""
    evening.welcome()
    evening.server.start()
    refuses(evening.way.hosts_file)
    for _ in range(2):
        assert evening.fails() == "unkept" and not evening.way.link and not evening.reaches()
        assert str(evening.way.hosts_file) in evening.way.warning
        evening.server.stop()
        evening.server.new_key()
        evening.server.start()


def test_a_server_that_is_known_and_shows_a_key_of_another_kind_is_another_one(evening: Evening) -> None:
    """`accept-new` would take it for one that is new."""
    evening.welcome()
    evening.server.start()
    kept = b"ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAAQ=="
    evening.way.hosts_file.write_bytes(f"[{HERE}]:{evening.server.port} ".encode() + kept + b"\n")
    assert evening.fails() in {"changed", "unreachable"} and not evening.reaches()


@pytest.mark.parametrize(
    ("folder", "trouble"), [("own 100% %h data", None), ('a "b"', "unkept"), ("a ${HOME} b", "unkept")]
)
def test_a_folder_whose_name_ssh_reads_otherwise_is_doubled_or_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, evening: Evening, folder: str, trouble: str | None
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / folder))
    evening.welcome()
    evening.server.start()
    assert evening.fails() == trouble and evening.reaches() is (trouble is None)
    if trouble is None:
        assert knows_server(evening.way.hosts_file, f"[{HERE}]:{evening.server.port}")
    else:
        assert folder in evening.way.warning


def test_nobody_there_and_a_key_that_is_none(evening: Evening, tmp_path: Path) -> None:
    assert evening.fails() == "unreachable"
    evening.server.start()
    evening.settings.ssh_key = str(other := tmp_path / "nothing")
    assert evening.fails() == "bad_key"
    other.write_text("no key\n")
    other.chmod(0o600)
    assert evening.fails() == "bad_key"


def test_another_key_is_shown_if_it_is_chosen(evening: Evening, tmp_path: Path) -> None:
    keep_ssh_key(other := tmp_path / "my key")
    evening.server.known_keys.write_text(public_ssh_key(other))
    evening.settings.ssh_key = str(other)
    evening.server.start()
    evening.opens()
    assert evening.way.link == LINK and evening.reaches()
    assert not (friends_elsewhere.ssh_folder() / "briscola_ed25519").exists()


def test_a_lost_line_comes_back_under_the_same_link_after_growing_rests(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = list[float]()

    def calling(*given: Any) -> Tunnel:
        calls.append(evening.now)
        return Tunnel(*given)

    monkeypatch.setattr(friends_elsewhere, "Tunnel", calling)
    evening.welcome()
    evening.server.start()
    evening.opens()
    evening.server.stop()
    evening.until(lambda: evening.way.lost)
    assert not evening.way.link and evening.way.trouble is None
    for count in range(2, 8):
        while len(calls) < count:
            evening.now += 1
            evening.way.update()
        evening.until(lambda: evening.way.tunnel is None)
        assert evening.way.lost
    assert [b - a for a, b in pairwise(calls)] == [2, 4, 8, 16, 30, 30]
    evening.server.start()
    evening.now += 30
    evening.until(lambda: evening.way.link)
    assert evening.way.link == LINK and not evening.way.renewed and evening.reaches()


def test_it_ends_with_a_game_that_is_killed(evening: Evening, tmp_path: Path) -> None:
    evening.welcome()
    evening.server.start()
    script = (
        "import sys, time\n"
        "from briscola.network.addresses.public_name import PublicName\n"
        "from briscola.network.addresses.tunnel import Tunnel\n"
        "from briscola.network.addresses.tunnel_kinds import own_server, read_ssh_server\n"
        "kind = own_server(read_ssh_server(sys.argv[1]), int(sys.argv[2]), PublicName(host='a.example'))\n"
        "files = {'key': sys.argv[4], 'hosts': sys.argv[5], 'strict': 'accept-new'}\n"
        "tunnel = Tunnel(kind, 'ssh', int(sys.argv[3]), files)\n"
        "while tunnel.name is None:\n"
        "    tunnel.update()\n"
        "    assert tunnel.trouble is None, tunnel.trouble\n"
        "    time.sleep(0.01)\n"
        "print(tunnel._group._process.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    given = (
        evening.server.place,
        evening.far_port,
        evening.pages.port,
        evening.way.key_file,
        tmp_path / "hosts",
    )
    with subprocess.Popen([sys.executable, "-c", script, *map(str, given)], stdout=subprocess.PIPE) as game:
        assert game.stdout is not None
        pid = int(game.stdout.readline())
        assert evening.reaches()
        game.send_signal(signal.SIGKILL)
    evening.until(lambda: not Path(f"/proc/{pid}").exists() or "Z" in Path(f"/proc/{pid}/stat").read_text())
    evening.until(lambda: not evening.reaches())


@pytest.mark.parametrize(
    "kind", [kind for kind in TUNNELS if kind.program == "ssh"], ids=lambda kind: kind.called
)
def test_ssh_knows_every_option_of_a_row(kind: TunnelKind, tmp_path: Path) -> None:
    """`-G` only tells what it would do: nobody is called."""
    hosts = f"{tmp_path}/two words, 100%"
    command = kind.command("ssh", 1, {"key": str(tmp_path / "key"), "hosts": hosts, "strict": NEW})
    told = subprocess.run([*command, "-G"], capture_output=True, text=True, check=True).stdout.splitlines()
    assert {f"userknownhostsfile {hosts}", f"globalknownhostsfile {hosts}"} <= set(told)
    assert {"batchmode yes", "stricthostkeychecking accept-new", "forwardagent no", "forwardx11 no"} <= set(
        told
    )


SERVICE = """\
#!/bin/sh
echo "localhost.run ssh-ed25519 AAAA" >>"{hosts}"
echo "first-$$.lhr.life tunneled with tls termination, https://first-$$.lhr.life"
while [ ! -e "{more}" ]; do sleep 0.02; done
echo "second-$$.lhr.life tunneled with tls termination, https://second-$$.lhr.life"
while [ ! -e "{end}" ]; do sleep 0.02; done
"""


def test_a_service_that_changes_its_name_makes_a_new_link(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it runs, and after a lost line."""
    program, more, end = tmp_path / "bin" / "ssh", tmp_path / "more", tmp_path / "end"
    program.parent.mkdir()
    program.write_text(SERVICE.format(more=more, end=end, hosts=evening.way.hosts_file))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    way = FriendsElsewhere(evening.pages, lambda: evening.settings, clock=lambda: evening.now)
    evening.way = way
    way.open(next(kind for kind in way.tunnels if kind.called == "localhost.run"))
    evening.until(lambda: "first-" in way.link)
    first = way.link
    assert not way.renewed and not way.key_file.exists(), "this service is shown no key"
    assert evening.pages.public is not None and not evening.pages.public.tells_addresses
    more.touch()
    evening.until(lambda: "second-" in way.link)
    assert way.renewed
    more.unlink()
    end.touch()
    evening.until(lambda: way.lost)
    evening.now += 2
    evening.until(lambda: "first-" in way.link)
    assert way.link != first and way.renewed
