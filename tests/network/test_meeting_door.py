"""Doors through a meeting point: a real mosquitto of the kit, and everything that it could do to them."""

import asyncio
import contextlib
import logging
from pathlib import Path

import pytest

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.channel import endpoint as door_module
from briscola.network.channel.endpoint import EndpointClosed
from briscola.network.meeting import meeting_server
from briscola.network.meeting.meeting_carrier import TOPICS, MeetingCarrier, new_guest_topic
from briscola.network.meeting.meeting_connection import MeetingConnection
from briscola.network.meeting.meeting_endpoint import connect_at_meeting_point
from briscola.network.meeting.meeting_trial import try_meeting_point
from briscola.network.messages.from_guest import Beat, Leave, Ready
from briscola.network.messages.from_host import Goodbye
from tests.network.at_meeting_point import TABLES_ROOM, near, served, visit
from tests.network.broker import HERE, Broker, free_port
from tests.network.carriers import until, why_closed
from tests.network.keys import ANNA, BRUNO, EVE
from tests.network.sample_messages import TO_GUEST, TO_HOST
from tests.network.welcoming import CODE, WELCOME, Host

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("way", ["tcp", "ws"])
async def test_guests_and_host_meet_and_hear_each_other(broker: Broker, way: str) -> None:
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
        assert await why_closed(bruno.receive()) == "lost"
        await bruno.close()


async def test_who_closes_a_table_says_goodbye_to_all(broker: Broker) -> None:
    host, point = Host(), near(broker)
    async with served(point, host):
        anna = await visit(point)
        host.doors[0].send(Goodbye(why="closed"))
    assert await anna.receive() == Goodbye(why="closed")
    await anna.close()


async def test_a_friend_comes_in_where_strangers_fill_it(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting_server, "MOST_GUESTS", 2)

    host, point, friend = Host(), near(broker), BRUNO.public.hex()
    async with served(point, host, knows=lambda key, _ticket: key == friend) as server:
        doors = [await visit(point, BRUNO), *[await visit(point) for _ in range(3)]]
        with pytest.raises(EndpointClosed):  # the first stranger has made room for the third
            await doors[1].receive()
        doors[0].send(Ready(ready=True))
        await until(lambda: host.heard[-1] == (BRUNO.public, Ready(ready=True)))
        (table,) = server.tables.values()
        for door in doors:
            await door.close()
        await until(lambda: len(table.places) == 0)
        await (await visit(point)).close()


async def test_without_a_table_or_a_meeting_point_the_reason_is_told(broker: Broker) -> None:
    for point, why in (
        (near(broker), "no_answer"),
        (MeetingPoint(host=HERE, port=free_port(), transport="tcp"), "no_meeting"),
        (MeetingPoint(host="nobody.invalid", transport="tcp"), "no_meeting"),
    ):
        assert await why_closed(connect_at_meeting_point(point, CODE, ANNA)) == why


async def test_somebody_else_who_answers_for_the_host_is_not_believed(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting_server, "room_code", lambda _: CODE)  # Eve listens in the table's room

    host, impostor, point = Host(), Host(), near(broker)
    async with served(point, impostor, EVE):
        with pytest.raises(EndpointClosed):
            await connect_at_meeting_point(point, CODE, ANNA)
        async with served(point, host):
            anna = await visit(point)
            assert len(host.doors) == 1 and not impostor.doors
            await anna.close()


async def test_what_strangers_say_in_a_room_is_dropped_and_a_missing_frame_ends_the_door(
    broker: Broker,
) -> None:
    host, point = Host(), near(broker)
    eve = MeetingConnection(point, lambda *_: None)
    async with served(point, host) as server:
        await eve.open()
        anna = await visit(point)
        (room,) = server.tables[TABLES_ROOM].guests
        carrier = anna.carrier
        assert isinstance(carrier, MeetingCarrier)
        for junk in (b"", b"x", bytes(272), bytes(66_000)):
            await eve.send(TABLES_ROOM, room + junk)
            await eve.send(TABLES_ROOM, new_guest_topic() + junk)
            await eve.send(TOPICS + room.hex(), junk)
        await eve.send(TABLES_ROOM, b"short")
        anna.send(Ready(ready=True))
        await until(lambda: len(host.heard) == 2)
        host.doors[0].send(WELCOME)
        assert await anna.receive() == WELCOME
        anna.channel.seal(b"a frame that the meeting point loses")
        anna.send(Ready(ready=False))
        await until(lambda: host.doors[0].closed)
        assert await why_closed(anna.receive()) == "lost"
        assert len(host.heard) == 2
        await anna.close()
    await eve.close()


async def test_repeated_frames_are_dropped(broker: Broker) -> None:
    host, point = Host(), near(broker)
    async with served(point, host):
        anna = await visit(point)
        carrier = anna.carrier
        frame = anna.channel.seal(b'{"type":"ready","ready":true}')
        for _ in range(3):
            await carrier.send(frame)
        anna.send(Ready(ready=False))
        await until(lambda: len(host.heard) >= 3)
        assert [message for _, message in host.heard[1:]] == [Ready(ready=True), Ready(ready=False)]
        await anna.close()


async def test_after_the_end_of_the_meeting_point_both_come_back(
    broker: Broker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server is back only when it listens again: a greeting before that would be lost."""
    monkeypatch.setattr(meeting_server, "FIRST_PAUSE", 0.05)
    caplog.set_level(logging.ERROR)
    listen = MeetingConnection.listen

    async def listen_late(line: MeetingConnection, topic: str) -> bool:
        await asyncio.sleep(0.3 if topic == TABLES_ROOM else 0)
        return await listen(line, topic)

    host, point = Host(), near(broker)
    async with served(point, host) as server:
        anna = await visit(point)
        monkeypatch.setattr(MeetingConnection, "listen", listen_late)
        broker.kill()
        assert await why_closed(anna.receive()) == "lost"
        await anna.close()
        await until(lambda: not server.reached and host.doors[0].closed)
        await asyncio.to_thread(broker.start)
        await until(lambda: server.reached)
        again = await visit(point)
        await again.close()
    assert not caplog.records


async def silent(_line: MeetingConnection, _topic: str, _words: bytes) -> None:
    """Say nothing."""


async def test_a_guest_whom_the_host_forgot_finds_out(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_module, "LONGEST_ANSWER", 0.3)

    point = near(broker)
    async with served(point, Host()) as server:
        anna = await visit(point)
        (table,) = server.tables.values()
        with monkeypatch.context() as killed:  # as if the host's program had been killed
            killed.setattr(MeetingConnection, "send", silent)
            for guest in table.guests.values():
                assert guest.task is not None
                guest.task.cancel()
            await until(lambda: not table.guests)
        anna.send(Ready(ready=True))
        assert await why_closed(anna.receive()) == "lost"
        await anna.close()


async def test_silence_ends_a_door_and_beats_keep_it(broker: Broker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "LONGEST_SILENCE", 0.5)

    host, point = Host(), near(broker)
    async with served(point, host):
        anna = await visit(point)
        for n in range(1, 11):
            anna.send(Beat(n=n))
            await asyncio.sleep(0.1)
            assert not host.doors[0].closed
        await until(lambda: host.doors[0].closed)
        assert await why_closed(anna.receive()) == "lost"
        await anna.close()


@pytest.mark.posix("resource.getrlimit")
async def test_a_program_with_more_than_a_thousand_open_files_meets_too(broker: Broker) -> None:
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < 1200:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1200, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with contextlib.ExitStack() as files:
        for _ in range(1100):
            files.enter_context(Path("/dev/null").open("rb"))
        assert (await try_meeting_point(near(broker))).wrong is None
