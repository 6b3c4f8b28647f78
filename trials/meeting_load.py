"""A thousand tables of four at one meeting point: one mosquitto on one core, the load on another; for Linux.

Frames are written straight into sockets: a client library takes longer for a frame than the broker, so the
trial would measure itself.
"""

import os
import selectors
import socket
import struct
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import psutil

from benchmarks.figure import percentile
from tests.network.broker import Broker

TABLES, GUESTS = 1000, 4
PERIOD = 2.0
"""Seconds in which each guest sends one frame and gets three."""
FRAME = 1024
DOWN = 3
MOST = 0.050
"""Seconds of a round trip that 99 of 100 may take at most."""
LAST = 2.0
"""Seconds for the last frames to arrive."""
BROKERS_CORE, LOADS_CORE = 0, 1
HEAD = struct.Struct("!dII")
"""Moment, number of the guest, and whether the host has answered."""


class _Line:
    """A connection in a room of its own, as MQTT 3.1.1 writes it."""

    def __init__(self, number: int, room: str, port: int) -> None:
        self.number, self.room = number, room
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        name = f"load-{os.getpid()}-{number}".encode()
        self._send(0x10, b"\x00\x04MQTT\x04\x02\x00\x78" + _text(name))
        self._send(0x82, b"\x00\x01" + _text(_topic(room)) + b"\x00")
        while b"\x90\x03\x00\x01\x00" not in self.socket.recv(64):  # the broker lets it listen
            pass
        self.socket.setblocking(False)
        self._heard = bytearray()
        self._unsent = bytearray()

    def _send(self, kind: int, body: bytes) -> None:
        self.socket.sendall(bytes([kind]) + _length(len(body)) + body)

    def say(self, packet: bytes) -> None:
        """Send a packet; what the socket does not take waits for the next."""
        self._unsent += packet
        try:
            del self._unsent[: self.socket.send(self._unsent)]
        except BlockingIOError:
            return

    def heard(self) -> list[bytes]:
        """The frames that have come whole."""
        self._heard += self.socket.recv(65_536)
        frames, at = [], 0
        while len(self._heard) - at >= 5:
            size, after = _read_length(self._heard, at + 1)
            if len(self._heard) < after + size:
                break
            if self._heard[at] & 0xF0 == 0x30:
                topic = int.from_bytes(self._heard[after : after + 2], "big")
                frames.append(bytes(self._heard[after + 2 + topic : after + size]))
            at = after + size
        del self._heard[:at]
        return frames


def meeting_load(times: int, seed: int) -> str:
    """Have all tables play for so many seconds.

    Raises AssertionError if a frame is lost, or more than one round trip in a hundred takes over 50 ms.
    """
    random = Random(seed)
    os.sched_setaffinity(0, {LOADS_CORE})
    with tempfile.TemporaryDirectory() as folder:
        broker = Broker(Path(folder), prefix=("taskset", "-c", str(BROKERS_CORE)))
        broker.start()
        try:
            idle = _memory(broker)
            lines = [
                _Line(number, random.randbytes(32).hex(), broker.port)
                for number in range(TABLES * (1 + GUESTS))
            ]
            joined = _memory(broker)
            process = psutil.Process(broker.pid)
            before = process.cpu_times()
            trips, counted = _play(lines, float(times), random)
            after = process.cpu_times()
            played = _memory(broker)
        finally:
            broker.stop()
    cpu = (after.user + after.system - before.user - before.system) / times
    lost = counted["sent"] - counted["arrived"]
    assert not lost, f"{lost} frames of {counted['sent']} are lost"
    worst = percentile(trips, 0.99)
    assert worst <= MOST, f"one round trip in a hundred takes {1000 * worst:.1f} ms or longer"
    sent, half = counted["sent"], percentile(trips, 0.5)
    return (
        f"meeting load: {TABLES} tables with {len(lines)} connections for {times} s, {sent} frames "
        f"({sent / times:.0f} a second), none lost; round trip p50 {1000 * half:.2f} ms, "
        f"p99 {1000 * worst:.2f} ms, most {1000 * max(trips):.1f} ms; "
        f"broker {100 * cpu:.0f} % of a core, {idle:.0f} MB, with all connections {joined:.0f} MB "
        f"({1024 * (joined - idle) / len(lines):.1f} KiB each), after the load {played:.0f} MB"
    )


def _play(lines: Sequence[_Line], seconds: float, random: Random) -> tuple[list[float], Counter[str]]:
    """Round trips in seconds, and the numbers of frames `sent` and `arrived`."""
    hosts, guests = lines[:TABLES], lines[TABLES:]
    padding = random.randbytes(FRAME - HEAD.size)
    selector = selectors.DefaultSelector()
    for line in lines:
        selector.register(line.socket, selectors.EVENT_READ, line)
    trips: list[float] = []
    counted = Counter[str]()
    began = time.perf_counter()
    turns = iter(range(round(len(guests) * seconds / PERIOD)))
    turn = next(turns, None)
    end = began + seconds + LAST
    while (now := time.perf_counter()) < end:
        while turn is not None and now >= began + turn * PERIOD / len(guests):
            guest = guests[turn % len(guests)]
            frame = HEAD.pack(now, guest.number, 0) + padding
            guest.say(_publish(hosts[guest.number % TABLES].room, frame))
            counted["sent"] += 1
            turn = next(turns, None)
        for key, _ in selector.select(0.001):
            at: _Line = key.data
            for frame in at.heard():
                counted["arrived"] += 1
                moment, number, answered = HEAD.unpack_from(frame)
                if at.number >= TABLES:
                    if answered == 1:
                        trips.append(time.perf_counter() - moment)
                    continue
                for nth in range(1, DOWN + 1):
                    at.say(_publish(lines[number].room, HEAD.pack(moment, number, nth) + padding))
                    counted["sent"] += 1
    for line in lines:
        line.socket.close()
    return trips, counted


def _memory(broker: Broker) -> float:
    """Memory of the broker in MB."""
    return float(psutil.Process(broker.pid).memory_info().rss) / 1e6


def _topic(room: str) -> bytes:
    return f"briscola/1/{room}".encode()


def _publish(room: str, frame: bytes) -> bytes:
    body = _text(_topic(room)) + frame
    return b"\x30" + _length(len(body)) + body


def _text(words: bytes) -> bytes:
    return struct.pack("!H", len(words)) + words


def _length(size: int) -> bytes:
    found = bytearray()
    while size > 127:
        found.append(size & 127 | 128)
        size >>= 7
    return bytes(found) + bytes([size])


def _read_length(data: bytearray, at: int) -> tuple[int, int]:
    """A length, and where it ends."""
    size = shift = 0
    while data[at] > 127:
        size |= (data[at] & 127) << shift
        shift, at = shift + 7, at + 1
    return size | data[at] << shift, at + 1
