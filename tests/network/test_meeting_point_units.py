"""The units of the meeting point let this machine in and nobody else, whatever mosquitto listens at.

There is no systemd in CI, so the test does with the units what systemd would do: a network of its own for
what has `PrivateNetwork`, the same one for what joins it, and sockets that are listened at for others. All of
these are parts of the kernel and of systemd itself; only the reading of the units is ours.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from configparser import ConfigParser
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.network.broker import KIT
from tests.network.networks import CAN_HAVE_NETWORKS, BrokerInside, done, inside, networks

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not CAN_HAVE_NETWORKS, reason="only root on Linux makes networks"),
]

BROKER = "briscola-meeting-point.service"
WAY, SOCKET = "briscola-meeting-way.service", "briscola-meeting-way.socket"
PORT = "9001"
"""The port of the units."""
ELSEWHERE = "192.0.2.57"
"""An address of the machine at which others reach it."""
TRY = """
import asyncio, sys
from briscola.network.addresses.meeting_points import read_meeting_point
from briscola.network.meeting.meeting_trial import try_meeting_point
for text in sys.argv[1:]:
    print(asyncio.run(try_meeting_point(read_meeting_point(text))).wrong)
"""


def unit(name: str, port: int = 0) -> ConfigParser:
    """A unit of the kit, with another port."""
    found = ConfigParser(strict=False, interpolation=None)
    found.read_string((KIT / name).read_text(encoding="utf-8").replace(PORT, str(port)))
    return found


def shut(name: str) -> bool:
    """True for a service with a network of its own."""
    return unit(name).getboolean("Service", "PrivateNetwork", fallback=False)


@contextmanager
def machine(folder: Path) -> Iterator[tuple[str, BrokerInside]]:
    """A machine with the kit on it: its network, and the broker."""
    with networks("machine", "unit") as (outer, own), ExitStack() as stack:
        done("ip", "-n", outer, "address", "add", f"{ELSEWHERE}/32", "dev", "lo")
        broker = BrokerInside(folder / "broker", own if shut(BROKER) else outer)
        joins = shut(WAY) and unit(WAY)["Unit"]["JoinsNamespaceOf"] == BROKER
        address = unit(SOCKET, broker.web_port)["Socket"]["ListenStream"]
        way: Sequence[str] = unit(WAY, broker.web_port)["Service"]["ExecStart"].split()
        listening = [*inside(outer), "systemd-socket-activate", f"--listen={address}"]
        to = own if joins and shut(BROKER) else outer
        passing = subprocess.Popen(
            [*listening, "nsenter", f"--net=/run/netns/{to}", *way], stderr=subprocess.PIPE, text=True
        )
        stack.callback(passing.communicate)
        stack.callback(passing.kill)
        assert passing.stderr is not None
        assert "Listening on" in passing.stderr.readline()
        broker.start()
        stack.callback(broker.stop)
        yield outer, broker


def tried(network: str, *points: str) -> list[str]:
    """What is wrong with meeting points for a program of this network, in a word; `None` is nothing."""
    return done(*inside(network), sys.executable, "-c", TRY, *points).split()


def test_programs_of_this_machine_reach_the_broker_and_nobody_else_does(tmp_path: Path) -> None:
    with machine(tmp_path) as (network, broker):
        here, there = (f"ws://{address}:{broker.web_port}" for address in ("127.0.0.1", ELSEWHERE))
        assert tried(network, here) == ["None"]
        assert tried(network, there, f"mqtt://{ELSEWHERE}:{broker.port}") == ["unreachable", "unreachable"]
        listening = done(*inside(network), "ss", "-ltnH").splitlines()
        assert {line.split()[3].rpartition(":")[0] for line in listening} == {"127.0.0.1"}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_reads_the_units(tmp_path: Path) -> None:
    """A setting that it does not know would be ignored. The dealer's program is not on every machine."""
    for path in (*KIT.glob("*.service"), *KIT.glob("*.socket")):
        text = path.read_text(encoding="utf-8").replace("/usr/bin/briscola", "/usr/bin/env")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    read = subprocess.run(
        ["systemd-analyze", "verify", *map(str, tmp_path.iterdir())],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (read.returncode, read.stderr) == (0, "")
