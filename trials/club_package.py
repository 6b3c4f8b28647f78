"""The package of a club on a machine of its own under systemd, and people who come to it over a line.

`dist` has to hold the .debs of the game and the club (`python -m tools.packages`). For root, with Debian's
`mmdebstrap`, `systemd-container` and `chromium`; `mmdebstrap` fetches a fresh Debian.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tools.packages.identity import CLUB, NAME, VERSION
from trials.real_window import ROOT
from trials.slow_line import ADDRESSES, GOOD, two_namespaces

HOST = "club.example.org"
CALLED = 'Il "Circolo" d\'Anna, $5'
FRESH = "caddy,ca-certificates,curl,dbus,debconf,mosquitto,systemd,systemd-sysv"
"""Packages of a Debian beside its core, so that nothing is fetched later."""
RECORDS = Path("var/lib/private/briscola-serve")
AUTHORITY = Path("var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt")
LISTENING = 'awk \'$4 == "0A" { sub(/.*:/, "", $2); print $2 }\' /proc/net/tcp /proc/net/tcp6'
"""Prints the ports that listen, in base 16."""
SOON = 60.0
"""Seconds in which the machine has to begin, and everything on it to answer."""
BETWEEN = 10.0
"""Seconds between two mishaps, give or take a half."""
MISHAPS = {
    "kills of the dealer": "systemctl kill --signal KILL briscola-serve",
    "kills of the meeting point": "systemctl kill --signal KILL briscola-meeting-point",
    "restarts of Caddy": "systemctl restart caddy",
    "upgrades of the game": f"dpkg --install /{NAME}.deb",
    "upgrades of the club": f"DEBIAN_FRONTEND=noninteractive dpkg --install /{CLUB}.deb",
}


def club_package(times: int, seed: int) -> str:
    """Let so many matches be played, and things go wrong meanwhile; then remove the package and purge it.

    Raises AssertionError where a match does not end, two records of one differ, or something is left.
    """
    chance, found = Random(seed), Counter[str]()
    with (
        tempfile.TemporaryDirectory() as folder,
        two_namespaces(GOOD, chance.randrange(2**32)) as lines,
        _names(lines.names[1]),
    ):
        root = _fresh(Path(folder) / "root")
        with _booted(root, lines.names[0]) as machine:
            _install(machine)
            for number in range(times):
                _match(machine, lines.names[1], Path(folder) / f"anna-{number}", chance, found)
            _remove(machine)
    return f"club package: {dict(found)}; records the same at both ends, nothing left after the purge"


def _run(*words: str, **more: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False, env={**os.environ, **more})
    assert not done.returncode, (words, done.stdout[-2000:], done.stderr[-2000:])
    return done.stdout


@contextmanager
def _names(network: str) -> Iterator[None]:
    """Let programs of a network find the club by its name."""
    folder = Path("/etc/netns") / network
    folder.mkdir(parents=True)
    (folder / "hosts").write_text(f"127.0.0.1 localhost\n{ADDRESSES[0]} {HOST}\n", encoding="utf-8")
    try:
        yield
    finally:
        (folder / "hosts").unlink()
        folder.rmdir()


def _package(name: str) -> Path:
    found = sorted((ROOT / "dist").glob(f"{name}_{VERSION}_*.deb"))
    assert found, f"dist has no {name}_{VERSION}_*.deb: python -m tools.packages makes it"
    return found[0]


def _fresh(root: Path) -> Path:
    """A fresh Debian in which the game is installed, and the club's package lies at hand."""
    hooks = [f'--customize-hook=cp "{_package(name)}" "$1/{name}.deb"' for name in (NAME, CLUB)]
    hooks.append("--customize-hook=echo 127.0.0.1 localhost >$1/etc/hosts")
    install = f'chroot "$1" apt-get install --yes --no-install-recommends /{NAME}.deb'
    _run(
        "mmdebstrap",
        "--variant=minbase",
        '--aptopt=Acquire::Check-Valid-Until "false"',
        f"--include={FRESH}",
        *hooks,
        f"--customize-hook={install}",
        "stable",
        str(root),
    )
    return root


class _Machine:
    """A machine that runs; commands on it are of a shell."""

    def __init__(self, root: Path, leader: int) -> None:
        self.root, self._leader = root, leader

    def do(self, command: str) -> str:
        """Run a command; what it prints."""
        path = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"
        inside = ("nsenter", f"--target={self._leader}", "--all", "env", "--ignore-environment", path)
        return _run(*inside, "sh", "-c", command)

    def until(self, command: str) -> None:
        """Wait until a command has an end that is good."""
        end = time.monotonic() + SOON
        while True:
            try:
                self.do(command)
            except AssertionError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)
            else:
                return


@contextmanager
def _booted(root: Path, network: str) -> Iterator[_Machine]:
    words = (
        "systemd-nspawn",
        "--capability=CAP_NET_ADMIN",
        "--register=no",
        "--keep-unit",
        "--boot",
        f"--directory={root}",
    )
    with subprocess.Popen(
        [*words, f"--network-namespace-path=/run/netns/{network}"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            children, end = Path(f"/proc/{process.pid}/task/{process.pid}/children"), time.monotonic() + SOON
            while not (found := children.read_text().split()):
                assert process.poll() is None and time.monotonic() < end, "the machine does not begin"
                time.sleep(0.1)
            machine = _Machine(root, int(found[0]))
            machine.until("systemctl is-system-running --wait | grep -E 'running|degraded'")
            yield machine
        finally:
            process.kill()


def _install(machine: _Machine) -> None:
    """Install the package as somebody who has answered its questions beforehand."""
    answers = f"{CLUB} {CLUB}/host string {HOST}\n{CLUB} {CLUB}/name string {CALLED}\n"
    (machine.root / "answers").write_text(answers, encoding="utf-8")
    (machine.root / "etc" / "briscola").mkdir()
    (machine.root / "etc" / "briscola" / "club.env").write_text(
        "CLUB_CERTIFICATES=local_certs\n", encoding="utf-8"
    )
    machine.do("debconf-set-selections /answers")
    told = machine.do(f"DEBIAN_FRONTEND=noninteractive dpkg --install /{CLUB}.deb 2>&1")
    assert f"https://{HOST}/" in told, told
    machine.until(f"curl -fsSk --connect-to ::127.0.0.1: https://{HOST}/")
    machine.until("test -s /var/lib/briscola-serve/tables.txt")
    _administered(machine)
    dealer = machine.do("systemctl show --property MainPID --value briscola-serve").strip()
    environment = machine.do(f"tr '\\0' '\\n' </proc/{dealer}/environ").splitlines()
    assert {f"CLUB_HOST={HOST}", f"CLUB_NAME={CALLED}", "CLUB_CERTIFICATES=local_certs"} <= {*environment}


def _administered(machine: _Machine) -> None:
    """Caddy reads its file anew when its unit is reloaded; no other user of the machine reaches it."""
    machine.do("systemctl reload caddy && systemctl reload caddy")
    listening = {f"{int(port, 16)}" for port in machine.do(LISTENING).split()}
    assert "443" in listening and "2019" not in listening, listening
    socket = "/run/briscola-caddy/admin.sock"
    ask = f"curl --silent --output /dev/null --unix-socket {socket} http://caddy/"
    machine.do(f"test -S {socket} && {ask} && ! setpriv --reuid nobody --clear-groups {ask}")


def _match(machine: _Machine, network: str, folder: Path, chance: Random, found: Counter[str]) -> None:
    """A match of a program and a page, while things go wrong."""
    code = machine.do("cut --fields 2 /var/lib/briscola-serve/tables.txt").strip().replace("-", "")
    visitors = (
        sys.executable,
        "-m",
        "trials.club_visitors",
        HOST,
        code,
        str(folder),
        str(chance.randrange(2**32)),
    )
    with subprocess.Popen(
        ["ip", "netns", "exec", network, *visitors],
        cwd=ROOT,
        env={**os.environ, "SSL_CERT_FILE": str(machine.root / AUTHORITY)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as people:
        mishaps = _in_turn(chance)
        while True:
            try:
                told, _ = people.communicate(timeout=BETWEEN * chance.uniform(0.5, 1.5))
                break
            except subprocess.TimeoutExpired:
                name = next(mishaps)
                machine.do(MISHAPS[name])
                found[name] += 1
    assert not people.returncode, told[-3000:]
    dealt = {path.stem: path.read_bytes() for path in (machine.root / RECORDS).rglob("*.jsonl")}
    (kept,) = folder.glob("**/*.jsonl")
    assert kept.read_bytes() == dealt[kept.stem], f"{kept} differs from the dealer's"
    found["matches"] += 1


def _in_turn(chance: Random) -> Iterator[str]:
    """Each mishap before any comes again."""
    while True:
        yield from chance.sample(list(MISHAPS), len(MISHAPS))


def _remove(machine: _Machine) -> None:
    """Remove and purge the package; Caddy serves its own page again."""

    def there(paths: Sequence[str]) -> list[str]:
        return [path for path in paths if (machine.root / path).exists()]

    machine.do(f"dpkg --remove {CLUB}")
    machine.until("curl -fsS http://127.0.0.1/ | grep -i caddy")
    kept = ("etc/briscola/club.env", "etc/briscola/dealer.toml", str(RECORDS / "tables"))
    assert there(kept) == list(kept), "the removal takes what somebody has made"
    machine.do(f"dpkg --purge {CLUB}")
    assert not there(("etc/briscola", str(RECORDS), "var/lib/briscola-serve")), "the purge leaves something"
    assert CLUB not in machine.do("debconf-show --listowners")
