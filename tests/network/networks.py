"""Networks of this computer that know nothing of each other, and a broker in one; for root on Linux."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

from tests.network.broker import HERE, PATIENCE, Broker

CAN_HAVE_NETWORKS = sys.platform == "linux" and os.geteuid() == 0 and which("ip") is not None


def inside(network: str) -> tuple[str, ...]:
    """The beginning of a command that runs in a network."""
    return "ip", "netns", "exec", network


def done(*words: str) -> str:
    """What a command prints. Raises CalledProcessError."""
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


@contextmanager
def networks(*names: str) -> Iterator[tuple[str, ...]]:
    """Networks with these endings of their names, in which there is nothing but the computer itself."""
    found = tuple(f"briscola-{os.getpid()}-{name}" for name in names)
    try:
        for each in found:
            done("ip", "netns", "add", each)
            done("ip", "-n", each, "link", "set", "lo", "up")
        yield found
    finally:
        for each in found:
            subprocess.run(["ip", "netns", "del", each], check=False, capture_output=True)


class BrokerInside(Broker):
    """A broker in a network of its own."""

    def __init__(self, folder: Path, network: str, address: str = HERE) -> None:
        self._network = network
        super().__init__(folder, prefix=inside(network), address=address)

    def wait(self) -> None:
        """Wait until it listens."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            listening = done(*inside(self._network), "ss", "-ltn")
            if all(f":{port} " in listening for port in (self.port, self.web_port)):
                return
            time.sleep(0.02)
        raise TimeoutError("the broker does not listen")
