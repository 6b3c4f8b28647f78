"""The cost of doors to other computers: memory, handshakes, lines sent, round trips, and loading it all."""

import asyncio
import gc
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Iterator
from statistics import median

import psutil

from benchmarks.figure import Figure, percentile
from benchmarks.network_guests import TABLE
from briscola.network.channel.connection_slots import ConnectionLimits
from briscola.network.channel.endpoint import HostEndpoint
from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import NextLine
from briscola.network.tables.table_server import LanTable

IDLE = 200
"""Connections whose memory is measured."""
LINES, TRIPS = 3000, 200
LOADED = """
import time
began = time.perf_counter()
import briscola.network.tables.lan_endpoint, briscola.network.tables.table_server
import briscola.network.tables.nearby, briscola.network.keys.person_key
print((time.perf_counter() - began) * 1000)
"""


def measure() -> Iterator[Figure]:
    """Guests are in a process of their own, so that CPU and memory are the host's."""
    loads = [float(subprocess.check_output([sys.executable, "-c", LOADED])) for _ in range(5)]
    yield Figure(name="network_load", value=round(median(loads)), unit="ms")
    yield from asyncio.run(_measure())


async def _measure() -> list[Figure]:
    process, doors = psutil.Process(), list[HostEndpoint]()

    async def speak(door: HostEndpoint, _: Hello) -> None:
        doors.append(door)
        door.send(_line(0))
        while True:
            await door.receive()
            door.send(_line(len(doors)))

    def cpu() -> float:
        return sum(process.cpu_times()[:2])

    lan = LanTable(TABLE, speak, ConnectionLimits(10 * IDLE, 10 * IDLE))
    await lan.open("127.0.0.1", 0)
    first = await _guests(lan.port, 1, TRIPS)
    trips = [float(text) for text in await _until_ready(first)]

    gc.collect()
    memory, began = process.memory_info().rss, cpu()
    idle = await _guests(lan.port, IDLE, 0)
    await _until_ready(idle)
    shaken = (cpu() - began) / IDLE * 1000
    await asyncio.sleep(1)
    gc.collect()
    each = (process.memory_info().rss - memory) / IDLE / 1024

    began = cpu()
    for number in range(LINES):
        doors[-1].send(_line(number))
        await doors[-1].sent()
    line = (cpu() - began) / LINES * 1_000_000
    for guests in (first, idle):
        guests.kill()
        await guests.wait()
    await lan.close()
    return [
        Figure(name="network_idle_connection", value=round(each, 1), unit="KiB", aim=20),
        Figure(name="network_handshake", value=round(shaken, 2), unit="ms of CPU"),
        Figure(name="network_line", value=round(line), unit="µs of CPU"),
        Figure(name="network_round_trip_p50", value=round(percentile(trips, 0.5), 2), unit="ms"),
        Figure(name="network_round_trip_p99", value=round(percentile(trips, 0.99), 2), unit="ms"),
    ]


async def _guests(port: int, count: int, trips: int) -> Process:
    words = ["-m", "benchmarks.network_guests", str(port), str(count), str(trips)]
    return await asyncio.create_subprocess_exec(
        sys.executable, *words, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


async def _until_ready(guests: Process) -> list[str]:
    """All that the guests print before they only wait."""
    assert guests.stdout is not None
    told: list[str] = []
    while (text := (await guests.stdout.readline()).decode().strip()) != "ready":
        assert text, "the guests have ended"
        told.append(text)
    return told


def _line(number: int) -> NextLine:
    return NextLine(n=number, event={"event": "play", "seat": number % 5, "card": "4S"})
