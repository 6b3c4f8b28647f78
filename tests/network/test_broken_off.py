"""Guests and strangers who break off at any moment: who stays misses nothing, and nothing is left behind."""

import asyncio
import contextlib
import sys
from pathlib import Path
from random import Random

import psutil
import pytest
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
from tests.tries import Tries

HERE = "127.0.0.1"
HELLO = Hello(protocol=2, rules=HASH, line=SALT)
AT_ONCE = 6
WARM = 100
"""Times that some break off, after which memory is counted from."""
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


@pytest.mark.slow
@pytest.mark.linux
def test_whoever_stays_misses_no_line_and_nothing_is_left_of_those_who_break_off(tries: Tries) -> None:
    asyncio.run(_break_off_often(tries))


async def _break_off_often(tries: Tries) -> None:
    table, process = Table(), psutil.Process()
    lan = LanTable(TABLE, table.speak)
    others, before = asyncio.all_tasks(), _open_files()
    await lan.open(HERE, 0)
    listener = asyncio.create_task(_listen(lan.port))
    memory = 0.0
    for number, chance in enumerate(tries(5)):
        steps = [_break_off(lan.port, Random(chance.random())) for _ in range(AT_ONCE)]
        tries.found.update(await asyncio.gather(*steps))
        table.tell()
        if number <= WARM:
            memory = process.memory_info().rss / 1e6
        assert not listener.done(), listener.exception()
    more = process.memory_info().rss / 1e6 - memory
    while len(table.doors) > 1:
        await asyncio.sleep(0.01)
    await lan.close()
    heard = await listener
    assert heard == table.said, f"{heard} lines of {table.said} heard"
    assert lan.connections == 0 and _open_files() <= before, "a socket is left"
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == others, "a task is left"
    assert more <= MOST_MORE, f"{more:.1f} MB more"


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
