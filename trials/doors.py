"""Guests and strangers who break off at any moment: who stays misses nothing, and nothing is left behind."""

import asyncio
import contextlib
import sys
from collections import Counter
from pathlib import Path
from random import Random

import psutil
from msgspec.structs import replace
from websockets.asyncio.client import connect

from briscola.network.addresses.room_codes import room_code
from briscola.network.channel.endpoint import EndpointClosed, HostEndpoint, knock
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.from_guest import Hello, Ready
from briscola.network.messages.from_host import HostMessage, NextLine
from briscola.network.tables.lan_endpoint import connect_to_table
from briscola.network.tables.table_server import LanTable
from briscola.network.tables.websocket_carrier import COMMON, SocketCarrier
from tests.network.keys import ANNA, TABLE
from tests.network.sample_messages import HASH, SALT

HERE = "127.0.0.1"
HELLO = Hello(protocol=2, rules=HASH, line=SALT)
AT_ONCE = 6
MOST_MORE = 20.0
"""MB that the process may grow."""


class Table:
    """A host that tells everybody numbered lines, and hears what they say."""

    def __init__(self) -> None:
        self.doors: dict[HostEndpoint, int] = {}
        self.said = 0

    async def speak(self, door: HostEndpoint, hello: Hello) -> None:
        self.doors[door] = hello.have
        try:
            self.tell()
            while True:
                await door.receive()
        finally:
            del self.doors[door]

    def tell(self) -> None:
        """Send every guest what she does not have yet, and one line more."""
        self.said += 1
        for door, have in self.doors.items():
            for n in range(have + 1, self.said + 1):
                door.send(line(n))
            self.doors[door] = self.said


def line(n: int) -> HostMessage:
    return NextLine(n=n, event={"event": "play", "seat": n % 5, "card": "4S"})


def doors(times: int, seed: int) -> str:
    """Break off so many connections at random moments.

    Raises AssertionError if a listener misses a line or hears one twice, or if tasks, sockets or more than
    20 MB stay behind.
    """
    return asyncio.run(_doors(times, seed))


async def _doors(times: int, seed: int) -> str:
    ends: Counter[str] = Counter()
    table, process = Table(), psutil.Process()
    lan = LanTable(TABLE, table.speak)
    before = _open_files()
    await lan.open(HERE, 0)
    listener = asyncio.create_task(_listen(lan.port))
    memory = 0.0
    for begun in range(0, times, AT_ONCE):
        steps = [_break_off(lan.port, Random(f"{seed}:{begun + n}")) for n in range(AT_ONCE)]
        ends.update(await asyncio.gather(*steps))
        table.tell()
        if begun <= 600:
            memory = process.memory_info().rss / 1e6
        assert not listener.done(), f"trial {seed}:{begun}: {listener.exception()!r}"
    more = process.memory_info().rss / 1e6 - memory
    while len(table.doors) > 1:
        await asyncio.sleep(0.01)
    await lan.close()
    heard = await listener
    assert heard == table.said, f"{heard} lines of {table.said} heard"
    assert lan.connections == 0 and _open_files() <= before, "a socket is left"
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}, "a task is left"
    assert more <= MOST_MORE, f"{more:.1f} MB more"
    told = ", ".join(f"{count} {end}" for end, count in sorted(ends.items()))
    return (
        f"doors: {times} connections broken off from seed {seed}: {told}; "
        f"{heard} lines heard by the one who stayed, {more:.1f} MB more"
    )


async def _listen(port: int) -> int:
    """Listen from beginning to end, by new connections now and then; the number of lines heard."""
    have, chance = 0, Random(1)
    while True:
        try:
            door = await connect_to_table(HERE, port, room_code(TABLE.public), ANNA)
        except EndpointClosed:
            return have
        door.send(replace(HELLO, have=have))
        with contextlib.suppress(EndpointClosed):
            while True:
                message = await door.receive()
                assert isinstance(message, NextLine) and message.n == have + 1, (message, have)
                have += 1
                if chance.random() < 0.02:
                    door.carrier.abort()
        await door.close()


async def _break_off(port: int, chance: Random) -> str:
    """One connection that ends anyhow; the stage where it did."""
    stage = chance.choice(
        ("a socket", "a socket", "a WebSocket", "a handshake", "a hello", "talk", "good order")
    )
    if stage == "a socket":
        _, writer = await asyncio.open_connection(HERE, port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n"[: chance.randrange(50)])
        await asyncio.sleep(chance.random() * 0.01)
        writer.transport.abort()
        return stage
    key = KeyPair(chance.randbytes(32))
    connection = await connect(
        "ws://briscola/", host=HERE, port=port, proxy=None, user_agent_header=None, **COMMON
    )
    carrier = SocketCarrier(connection)
    if stage == "a WebSocket":
        if chance.random() < 0.5:
            await connection.send(chance.randbytes(chance.randrange(300)))
    elif stage == "a handshake":
        task = asyncio.create_task(knock(carrier, room_code(TABLE.public), key))
        await asyncio.sleep(chance.random() * 0.005)
        carrier.abort()
        with contextlib.suppress(EndpointClosed):
            await (await task).close()
        return stage
    else:
        door = await knock(carrier, room_code(TABLE.public), key)
        if stage != "a hello":
            door.send(HELLO)
            for _ in range(chance.randrange(10)):
                door.send(Ready(ready=True))
            await asyncio.sleep(chance.random() * 0.01)
        if stage != "good order":
            carrier.abort()
        await door.close()
        return stage
    carrier.abort()
    return stage


def _open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir())) if sys.platform == "linux" else 0
