"""Doors through a meeting point: a real mosquitto of the kit, and everything that it could do to them."""

import asyncio
import contextlib
import logging
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from secrets import token_bytes

import pytest

from briscola.network import door as door_module
from briscola.network import meeting_line, meeting_server
from briscola.network.door import GONE, DoorClosed, GuestDoor, HostDoor
from briscola.network.guest_messages import Beat, Hello, Leave, Ready
from briscola.network.guest_service import Knows, ServedTable, nobody
from briscola.network.handshake import ANSWER_BYTES, GREETING_BYTES, HostHandshake
from briscola.network.host_messages import Goodbye
from briscola.network.key_pair import KeyPair
from briscola.network.meeting_carrier import ROOM_BYTES, TOPICS, MeetingCarrier, new_room
from briscola.network.meeting_door import connect_at_meeting_point
from briscola.network.meeting_line import MeetingLine
from briscola.network.meeting_point import MeetingPoint
from briscola.network.meeting_server import MeetingServer
from briscola.network.meeting_trial import try_meeting_point
from briscola.network.room_code import room_code, room_topic
from tests.network.broker import HERE, Broker, free_port
from tests.network.carriers import run
from tests.network.keys import ANNA, BRUNO, EVE, TABLE
from tests.network.sample_messages import TO_GUEST, TO_HOST

pytestmark = pytest.mark.slow

CODE = room_code(TABLE.public)
TABLES_ROOM = TOPICS + room_topic(CODE)
HELLO = TO_HOST[0]
WELCOME = TO_GUEST[0]


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    broker = Broker(tmp_path / "broker")
    broker.start()
    yield broker
    broker.stop()


def near(broker: Broker, way: str = "tcp") -> MeetingPoint:
    """The broker as a meeting point."""
    if way == "ws":
        return MeetingPoint(host=HERE, port=broker.web_port, way="ws")
    return MeetingPoint(host=HERE, port=broker.port, way="tcp")


class Host:
    """Welcomes every guest and hears her until she leaves."""

    def __init__(self) -> None:
        self.heard: list[tuple[bytes, object]] = []
        self.doors: list[HostDoor] = []

    async def speak(self, door: HostDoor, hello: Hello) -> None:
        self.doors.append(door)
        door.send(WELCOME)
        message: object = hello
        while not isinstance(message, Leave):
            self.heard.append((door.peer, message))
            message = await door.receive()


@contextlib.asynccontextmanager
async def served(
    point: MeetingPoint, host: Host, key: KeyPair = TABLE, knows: Knows = nobody
) -> AsyncIterator[MeetingServer]:
    """A table at a meeting point; nothing of it is left afterwards."""
    server = MeetingServer(point)
    await server.serve(ServedTable(key, host.speak, knows))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


async def visit(point: MeetingPoint, key: KeyPair = ANNA) -> GuestDoor:
    """A guest who has been welcomed."""
    door = await connect_at_meeting_point(point, CODE, key)
    door.send(HELLO)
    assert await door.receive() == WELCOME
    return door


async def until(condition: object) -> None:
    """Wait until something is so."""
    assert callable(condition)
    while not condition():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("way", ["tcp", "ws"])
def test_guests_and_host_meet_and_hear_each_other(broker: Broker, way: str) -> None:
    async def steps() -> None:
        host, point = Host(), near(broker, way)
        async with served(point, host):
            anna, bruno = await visit(point), await visit(point, BRUNO)
            for message in TO_HOST:
                if not isinstance(message, Leave):
                    bruno.send(message)
            anna.send(Ready(ready=True))
            await until(lambda: len(host.heard) == 1 + 2 + sum(not isinstance(m, Leave) for m in TO_HOST))
            assert [m for key, m in host.heard if key == BRUNO.public][1:] == [
                message for message in TO_HOST if not isinstance(message, Leave)
            ]
            for other in TO_GUEST:
                host.doors[0].send(other)
            assert [await anna.receive() for _ in TO_GUEST] == list(TO_GUEST)
            await anna.close()
            await until(lambda: host.doors[0].closed)
            assert not host.doors[1].closed
            bruno.send(Leave())
            with pytest.raises(DoorClosed) as caught:
                await bruno.receive()
            assert caught.value.why == "lost"
            await bruno.close()

    run(steps())


def test_who_closes_a_table_says_goodbye_to_all(broker: Broker) -> None:
    async def steps() -> None:
        host, point = Host(), near(broker)
        async with served(point, host):
            anna = await visit(point)
            host.doors[0].send(Goodbye(why="closed"))
        assert await anna.receive() == Goodbye(why="closed")
        await anna.close()

    run(steps())


def test_a_friend_comes_in_although_strangers_fill_all_places(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting_server, "MOST_GUESTS", 2)

    async def steps() -> None:
        point, friend = near(broker), BRUNO.public.hex()
        async with served(point, Host(), knows=lambda key: key == friend) as server:
            doors = [await visit(point) for _ in range(2)]
            refused = await connect_at_meeting_point(point, CODE, ANNA)
            refused.send(HELLO)
            assert await refused.receive() == Goodbye(why="too_many", sentence="there are too many strangers")
            await refused.close()
            doors.append(await visit(point, BRUNO))
            (table,) = server._tables.values()
            for door in doors:
                await door.close()
            await until(lambda: len(table.places) == 0)
            await (await visit(point)).close()

    run(steps())


def test_without_a_table_or_a_meeting_point_the_reason_is_told(broker: Broker) -> None:
    async def steps() -> None:
        for point, why in (
            (near(broker), "no_answer"),
            (MeetingPoint(host=HERE, port=free_port(), way="tcp"), "no_meeting"),
            (MeetingPoint(host="nobody.invalid", way="tcp"), "no_meeting"),
        ):
            with pytest.raises(DoorClosed) as caught:
                await connect_at_meeting_point(point, CODE, ANNA)
            assert caught.value.why == why

    run(steps())


def test_somebody_else_who_answers_for_the_host_is_not_believed(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting_server, "room_code", lambda _: CODE)  # Eve listens in the table's room

    async def steps() -> None:
        host, impostor, point = Host(), Host(), near(broker)
        async with served(point, impostor, EVE):
            with pytest.raises(DoorClosed):
                await connect_at_meeting_point(point, CODE, ANNA)
            async with served(point, host):
                anna = await visit(point)
                assert len(host.doors) == 1 and not impostor.doors
                await anna.close()

    run(steps())


def test_what_strangers_say_in_a_room_is_dropped_and_what_is_missing_ends_the_door(broker: Broker) -> None:
    async def steps() -> None:
        host, point = Host(), near(broker)
        eve = MeetingLine(point, lambda *_: None)
        async with served(point, host) as server:
            await eve.open()
            anna = await visit(point)
            (room,) = server._tables[TABLES_ROOM].guests
            carrier = anna._carrier
            assert isinstance(carrier, MeetingCarrier)
            for junk in (b"", b"x", bytes(272), bytes(66_000)):
                await eve.send(TABLES_ROOM, room + junk)
                await eve.send(TABLES_ROOM, new_room() + junk)
                await eve.send(TOPICS + room.hex(), junk)
            await eve.send(TABLES_ROOM, b"short")
            anna.send(Ready(ready=True))
            await until(lambda: len(host.heard) == 2)
            host.doors[0].send(WELCOME)
            assert await anna.receive() == WELCOME
            anna._channel.seal(b"a frame that the meeting point loses")
            anna.send(Ready(ready=False))
            await until(lambda: host.doors[0].closed)
            with pytest.raises(DoorClosed) as caught:
                await anna.receive()
            assert caught.value.why == "lost"
            assert len(host.heard) == 2
            await anna.close()
        await eve.close()

    run(steps())


def test_repeated_frames_are_dropped(broker: Broker) -> None:
    async def steps() -> None:
        host, point = Host(), near(broker)
        async with served(point, host):
            anna = await visit(point)
            carrier = anna._carrier
            frame = anna._channel.seal(b'{"type":"ready","ready":true}')
            for _ in range(3):
                await carrier.send(frame)
            anna.send(Ready(ready=False))
            await until(lambda: len(host.heard) >= 3)
            assert [message for _, message in host.heard[1:]] == [Ready(ready=True), Ready(ready=False)]
            await anna.close()

    run(steps())


def test_after_the_end_of_the_meeting_point_both_come_back(
    broker: Broker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server is back only when it listens again: a greeting before that would be lost."""
    monkeypatch.setattr(meeting_server, "FIRST_PAUSE", 0.05)
    caplog.set_level(logging.ERROR)
    listen = MeetingLine.listen

    async def listen_late(line: MeetingLine, topic: str) -> bool:
        await asyncio.sleep(0.3 if topic == TABLES_ROOM else 0)
        return await listen(line, topic)

    async def steps() -> None:
        host, point = Host(), near(broker)
        async with served(point, host) as server:
            anna = await visit(point)
            monkeypatch.setattr(MeetingLine, "listen", listen_late)
            broker.kill()
            with pytest.raises(DoorClosed) as caught:
                await anna.receive()
            assert caught.value.why == "lost"
            await anna.close()
            await until(lambda: not server.reached and host.doors[0].closed)
            await asyncio.to_thread(broker.start)
            await until(lambda: server.reached)
            again = await visit(point)
            await again.close()

    run(steps())
    assert not caplog.records


def test_a_guest_whom_the_host_has_forgotten_finds_out(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_module, "LONGEST_ANSWER", 0.3)

    async def steps() -> None:
        point = near(broker)
        async with served(point, Host()) as server:
            anna = await visit(point)
            (table,) = server._tables.values()
            for guest in table.guests.values():  # as if the host's program had been killed
                assert guest.task is not None
                guest.carrier._topic = TOPICS + "elsewhere"
                guest.task.cancel()
            await until(lambda: not table.guests)
            anna.send(Ready(ready=True))
            with pytest.raises(DoorClosed) as caught:
                await anna.receive()
            assert caught.value.why == "lost"
            await anna.close()

    run(steps())


def test_silence_ends_a_door_and_beats_keep_it(broker: Broker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "LONGEST_SILENCE", 0.5)

    async def steps() -> None:
        host, point = Host(), near(broker)
        async with served(point, host):
            anna = await visit(point)
            for n in range(1, 11):
                anna.send(Beat(n=n))
                await asyncio.sleep(0.1)
                assert not host.doors[0].closed
            await until(lambda: host.doors[0].closed)
            with pytest.raises(DoorClosed) as caught:
                await anna.receive()
            assert caught.value.why == "lost"
            await anna.close()

    run(steps())


def test_who_floods_her_seat_is_shut_out_and_nobody_else(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting_server, "BYTES_A_SECOND", 4096)

    async def steps() -> None:
        host, point = Host(), near(broker)
        async with served(point, host):
            anna, bruno = await visit(point), await visit(point, BRUNO)
            for _ in range(20):
                await bruno._carrier.send(bruno._channel.seal(bytes(1000)))
            await until(lambda: host.doors[1].closed)
            anna.send(Ready(ready=True))
            await until(lambda: host.heard[-1] == (ANNA.public, Ready(ready=True)))
            for door in (anna, bruno):
                await door.close()

    run(steps())


class Eve:
    """She knows the code: she hears the table's room, and speaks there in the name of all who come."""

    def __init__(self, point: MeetingPoint) -> None:
        self.line = MeetingLine(point, self._hear)
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
        """Say something without waiting."""
        self.line._client.publish(topic, words)

    async def flood(self, room: bytes, *, frames: int, size: int) -> None:
        """Say so much to the table in a guest's name, and to the guest; done when the table has it all."""
        for _ in range(frames):
            await self.line.send(TABLES_ROOM, room + token_bytes(size))
            await self.line.send(TOPICS + room.hex(), token_bytes(size))
        last = room, token_bytes(size)
        await self.line.send(TABLES_ROOM, b"".join(last))
        await until(lambda: last in self.frames)


def test_a_flood_in_a_friends_name_neither_ends_her_line_nor_loses_a_word(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten times what she may send herself, and what she has said before, to the host and to her."""
    monkeypatch.setattr(door_module, "MESSAGES_A_SECOND", 1000)

    async def steps() -> None:
        host, point = Host(), near(broker)
        async with served(point, host) as server:
            anna, eve = await visit(point), Eve(point)
            await eve.come()
            (room,) = server._tables[TABLES_ROOM].guests
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
            guest = server._tables[TABLES_ROOM].guests[room]
            assert guest.carrier._frames.qsize() <= 2 and not host.doors[0].closed and not anna.closed
            await anna.close()
        await eve.line.close()

    run(steps())


def test_a_flood_from_her_greeting_on_does_not_keep_a_friend_out(broker: Broker) -> None:
    """Frames as long as those of the handshake, and answers that somebody else has signed."""

    async def steps() -> None:
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
        assert len(flooded) == len(host.doors) == 3
        await eve.line.close()

    run(steps())


@pytest.mark.skipif(sys.platform == "win32", reason="files have other numbers there")
def test_a_program_with_more_than_a_thousand_open_files_meets_too(broker: Broker) -> None:
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < 1200:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1200, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with contextlib.ExitStack() as files:
        for _ in range(1100):
            files.enter_context(Path("/dev/null").open("rb"))
        assert run(try_meeting_point(near(broker))).wrong is None


def test_the_trial_measures_a_meeting_point(broker: Broker) -> None:
    for way in ("tcp", "ws"):
        trial = run(try_meeting_point(near(broker, way)))
        assert trial.wrong is None and 0 < trial.milliseconds < 1000


# paho-mqtt leaves a socket to Python when TLS or the WebSocket cannot begin.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_the_trial_says_what_is_wrong(broker: Broker, tmp_path: Path) -> None:
    async def steps() -> None:
        async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError):
                await reader.read()
            writer.close()

        other = await asyncio.start_server(mute, HERE, 0)
        port = other.sockets[0].getsockname()[1]
        small, narrow = Broker(tmp_path / "small"), Broker(tmp_path / "narrow")
        small.change("max_packet_size 70000", "max_packet_size 20000")
        narrow.change_rooms("briscola/1/+", "elsewhere/1/+")
        account = Broker(tmp_path / "account")
        account.change("allow_anonymous true", "allow_anonymous false")
        for each in (small, narrow, account):
            await asyncio.to_thread(each.start)
        try:
            for point, wrong in (
                (MeetingPoint(host="nobody.invalid", way="tcp"), "name"),
                (MeetingPoint(host=HERE, port=free_port(), way="tcp"), "unreachable"),
                (MeetingPoint(host=HERE, port=broker.port, way="tls"), "other"),
                (MeetingPoint(host=HERE, port=broker.port, way="ws"), "other"),
                (MeetingPoint(host=HERE, port=broker.web_port, way="ws", path="/mqtt"), None),
                (MeetingPoint(host=HERE, port=port, way="tcp"), "other"),
                (near(small), "frame"),
                (near(narrow), "silent"),
                (near(account), "refused"),
            ):
                assert (await try_meeting_point(point)).wrong == wrong, point
        finally:
            other.close()
            for each in (small, narrow, account):
                each.stop()

    run(steps())


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_certificate_that_nobody_has_signed_is_not_trusted_and_a_trusted_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting_line, "PATIENCE", 2.0)
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=here"),
            *("-addext", f"subjectAltName=IP:{HERE}", "-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    secured = Broker(tmp_path / "secured")
    secured.change(
        f"listener {secured.web_port} {HERE}\nprotocol websockets",
        f"listener {secured.web_port} {HERE}\ncertfile {certificate}\nkeyfile {key}",
    )
    secured.start()
    point = MeetingPoint(host=HERE, port=secured.web_port, way="tls")
    try:
        assert run(try_meeting_point(point)).wrong == "certificate"
        trusting = ssl.create_default_context(cafile=certificate)
        monkeypatch.setattr(meeting_line, "trusted", lambda: trusting)
        assert run(try_meeting_point(point)).wrong is None
    finally:
        secured.stop()
