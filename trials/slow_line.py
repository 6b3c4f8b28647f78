"""Two network namespaces and a slow line between them, which loses packets: for root on Linux.

The line is a program of its own: `python -m trials.slow_line NAME NAME DELAY JITTER LOSS SEED` opens a
TUN device in each namespace and passes packets on. At its end it prints how many it has passed on and lost.
"""

import ctypes
import heapq
import os
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from shutil import which
from typing import NamedTuple

from trials.real_window import ROOT

ADDRESSES = ("10.77.0.1", "10.77.0.2")
DEVICE = "line"
TUNSETIFF, TUN_WITHOUT_HEADER = 0x400454CA, 0x1001
NEW_NETWORK = 0x40000000
LARGEST_PACKET = 65535


class Line(NamedTuple):
    """The quality of a line, one way."""

    delay: float
    """Seconds that a packet takes, give or take `jitter`."""
    jitter: float
    loss: float
    """Share of the packets that never arrive."""


GOOD, SLOW = Line(0.0, 0.0, 0.0), Line(0.150, 0.050, 0.05)


def may_make_namespaces() -> bool:
    """True where this process may make network namespaces and devices."""
    if sys.platform != "linux" or which("ip") is None:
        return False
    return os.geteuid() == 0 and Path("/dev/net/tun").exists()


class Lines:
    """Two namespaces and what passes between them."""

    def __init__(self) -> None:
        self.names = tuple(f"briscola-{os.getpid()}-{end}" for end in "ab")
        self.passed = self.lost = 0


@contextmanager
def two_namespaces(line: Line, seed: int) -> Iterator[Lines]:
    """Two namespaces with a line between them; the first has the first of ADDRESSES."""
    lines, carrier = Lines(), None
    try:
        for name in lines.names:
            _ip("netns", "add", name)
        words = [*lines.names, *map(str, line), str(seed)]
        carrier = subprocess.Popen(
            [sys.executable, "-m", __name__, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert carrier.stdout is not None and carrier.stdout.readline() == "open\n"
        for name, own, other in zip(lines.names, ADDRESSES, reversed(ADDRESSES), strict=True):
            _ip("-n", name, "addr", "add", own, "peer", other, "dev", DEVICE)
            for device in ("lo", DEVICE):
                _ip("-n", name, "link", "set", device, "up")
        yield lines
        carrier.terminate()
        lines.passed, lines.lost = map(int, carrier.stdout.readline().split())
    finally:
        if carrier is not None:
            carrier.kill()
            carrier.communicate()
        for name in lines.names:
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def _device(namespace: str) -> int:
    """A TUN device of that namespace, in which this process is from now on."""
    import fcntl  # Windows reads the list of trials, too

    with (Path("/run/netns") / namespace).open("rb") as file:
        if ctypes.CDLL(None, use_errno=True).setns(file.fileno(), NEW_NETWORK):
            raise OSError(ctypes.get_errno(), f"{namespace} cannot be entered")
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", DEVICE.encode(), TUN_WITHOUT_HEADER))
    return device


def _carry(ends: tuple[int, int], line: Line, chance: Random) -> None:
    """Pass packets on, each after a time of its own, until SIGTERM."""
    passed = lost = 0
    on_the_way: list[tuple[float, int, int, bytes]] = []
    ended: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _frame: ended.append(number))
    while not ended:
        now = time.monotonic()
        while on_the_way and on_the_way[0][0] <= now:
            *_, to, packet = heapq.heappop(on_the_way)
            with suppress(OSError):  # the other end is not up yet
                os.write(to, packet)
        wait = min(0.1, on_the_way[0][0] - now) if on_the_way else 0.1
        for end in select.select(ends, (), (), wait)[0]:
            packet, to = os.read(end, LARGEST_PACKET), ends[1 - ends.index(end)]
            if chance.random() < line.loss:
                lost += 1
                continue
            passed += 1
            due = time.monotonic() + line.delay + line.jitter * chance.uniform(-1, 1)
            heapq.heappush(on_the_way, (due, passed, to, packet))
    print(passed, lost, flush=True)


def main(first: str, second: str, *quality: str) -> None:
    """Open both ends and carry."""
    *line, seed = map(float, quality)
    ends = _device(first), _device(second)
    print("open", flush=True)
    _carry(ends, Line(*line), Random(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
