"""Floods at a meeting point neither keep a friend out nor take a word from her."""

import asyncio
from collections.abc import Callable
from secrets import token_bytes
from typing import Any

import pytest

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.channel import endpoint as door_module
from briscola.network.channel.endpoint import GONE
from briscola.network.channel.guest_service import serve_guest
from briscola.network.channel.handshake import ANSWER_BYTES, GREETING_BYTES, HostHandshake
from briscola.network.meeting import meeting_server
from briscola.network.meeting.meeting_carrier import ROOM_BYTES, TOPICS
from briscola.network.meeting.meeting_connection import MeetingConnection
from briscola.network.meeting.meeting_server import NEW_GUESTS_A_SECOND
from briscola.network.messages.from_guest import Leave, Ready
from tests.network.at_meeting_point import TABLES_ROOM, near, served, visit
from tests.network.broker import Broker
from tests.network.carriers import until
from tests.network.keys import ANNA, BRUNO, EVE
from tests.network.welcoming import WELCOME, Host

pytestmark = pytest.mark.slow


async def test_who_floods_her_seat_alone_is_shut_out(broker: Broker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meeting_server, "BYTES_A_SECOND", 4096)

    host, point = Host(), near(broker)
    async with served(point, host):
        anna, bruno = await visit(point), await visit(point, BRUNO)
        for _ in range(20):
            await bruno.carrier.send(bruno.channel.seal(bytes(1000)))
        await until(lambda: host.doors[1].closed)
        anna.send(Ready(ready=True))
        await until(lambda: host.heard[-1] == (ANNA.public, Ready(ready=True)))
        for door in (anna, bruno):
            await door.close()


class Eve:
    """She knows the code: she hears the table's room, and speaks there in the name of all who come."""

    def __init__(self, point: MeetingPoint) -> None:
        self.line = MeetingConnection(point, self._hear)
        self.frames: list[tuple[bytes, bytes]] = []
        """Rooms of guests, and what came from them or from her."""
        self.whenever: Callable[[bytes, bytes], object] = lambda _room, _frame: None
        """Called with all that she hears."""

    async def come(self) -> None:
        """Listen in the table's room."""
        await self.line.open()
        assert await self.line.listen(TABLES_ROOM)

    def _hear(self, _topic: str, said: bytes) -> None:
        room, frame = said[:ROOM_BYTES], said[ROOM_BYTES:]
        self.frames.append((room, frame))
        self.whenever(room, frame)

    def at_once(self, topic: str, words: bytes) -> None:
        self.line._client.publish(topic, words)  # her program is another: it heeds no pace

    async def flood(self, room: bytes, *, frames: int, size: int) -> None:
        """Say so much to the table in a guest's name, and to the guest; done when the table has it all."""
        for _ in range(frames):
            await self.line.send(TABLES_ROOM, room + token_bytes(size))
            await self.line.send(TOPICS + room.hex(), token_bytes(size))
        last = room, token_bytes(size)
        await self.line.send(TABLES_ROOM, b"".join(last))
        await until(lambda: last in self.frames)


async def test_a_flood_in_a_friends_name_neither_ends_her_line_nor_loses_a_word(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten times what she may send herself, and what she has said before, to the host and to her."""
    monkeypatch.setattr(door_module, "MESSAGES_A_SECOND", 1000)

    host, point = Host(), near(broker)
    async with served(point, host) as server:
        anna, eve = await visit(point), Eve(point)
        await eve.come()
        (room,) = server.tables[TABLES_ROOM].guests
        for number in range(20):
            anna.send(Ready(ready=number % 2 == 0))
            await eve.flood(room, frames=6, size=272 if number % 2 else 10_000)
            host.doors[0].send(WELCOME)
            for said in eve.frames[-20:]:
                eve.at_once(TABLES_ROOM, b"".join(said))
            for _ in range(20):
                eve.at_once(TABLES_ROOM, room + GONE)
                eve.at_once(TOPICS + room.hex(), GONE)
            assert await anna.receive() == WELCOME
        await until(lambda: len(host.heard) == 21)
        assert [message for _, message in host.heard[1:]] == [Ready(ready=n % 2 == 0) for n in range(20)]
        assert sum(len(frame) for _, frame in eve.frames) > 10 * 65_536
        guest = server.tables[TABLES_ROOM].guests[room]
        # Memory of the host that somebody else must not fill, and of which she hears nothing:
        assert guest.carrier._frames.qsize() <= 2 and not host.doors[0].closed and not anna.closed
        await anna.close()
    await eve.line.close()


async def test_a_flood_from_her_greeting_on_does_not_keep_a_friend_out(broker: Broker) -> None:
    """Frames as long as those of the handshake, and answers that somebody else has signed."""

    host, point, eve = Host(), near(broker), Eve(near(broker))
    flooded = set[bytes]()

    def flood(room: bytes, frame: bytes) -> None:
        if len(frame) != GREETING_BYTES or room in flooded:
            return
        flooded.add(room)
        for _ in range(20):
            for size in (0, 1, GREETING_BYTES, ANSWER_BYTES, 272, 10_000):
                eve.at_once(TABLES_ROOM, room + token_bytes(size))
                eve.at_once(TOPICS + room.hex(), token_bytes(size))
            eve.at_once(TABLES_ROOM, room + frame)
        for _ in range(3):
            eve.at_once(TOPICS + room.hex(), HostHandshake(EVE).answer(frame))

    async with served(point, host):
        await eve.come()
        eve.whenever = flood
        for _ in range(3):
            anna = await visit(point)
            anna.send(Ready(ready=True))
            await until(lambda: host.heard[-1] == (ANNA.public, Ready(ready=True)))
            anna.send(Leave())
            await anna.close()
            host.heard.append((b"", None))
        await until(lambda: len(flooded) == 3)  # she may hear of the last one late
    assert len(host.doors) == 3
    await eve.line.close()


async def test_a_flood_of_greetings_takes_a_moment_and_a_friend_who_tries_again_comes_in(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, point, eve = Host(), near(broker), Eve(near(broker))
    begun = [0]

    async def counted(*given: Any, **named: Any) -> None:
        begun[0] += 1
        await serve_guest(*given, **named)

    monkeypatch.setattr(meeting_server, "serve_guest", counted)
    async with served(point, host):
        await eve.come()
        for _ in range(400):
            eve.at_once(TABLES_ROOM, token_bytes(ROOM_BYTES + GREETING_BYTES))
        await until(lambda: begun[0] >= NEW_GUESTS_A_SECOND)
        await asyncio.sleep(0.2)
        assert begun[0] < 200
        await (await visit(point)).close()
    await eve.line.close()
