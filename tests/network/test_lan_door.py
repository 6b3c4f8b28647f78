"""Doors over real sockets: limits, silence, floods, slow readers, and nothing left behind."""

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from briscola.network.addresses.room_codes import room_code
from briscola.network.channel import endpoint as door_module
from briscola.network.channel.connection_slots import USUAL, ConnectionLimits
from briscola.network.channel.endpoint import EndpointClosed, GuestEndpoint, HostEndpoint
from briscola.network.channel.guest_service import Knows, nobody
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.from_guest import Hello, Leave, Ready
from briscola.network.messages.from_host import Goodbye, Truth, Welcome
from briscola.network.tables import guest_reception, websocket_carrier
from briscola.network.tables.lan_endpoint import connect_to_table
from briscola.network.tables.table_routes import connect_to_any
from briscola.network.tables.table_server import LanTable
from briscola.network.tables.websocket_carrier import SocketCarrier
from tests.network.carriers import until, why_closed
from tests.network.keys import ANNA, BRUNO, EVE, TABLE
from tests.network.welcoming import CODE, HELLO, Host

HERE = "127.0.0.1"


def transport_of(door: GuestEndpoint) -> Any:
    carrier = door.carrier
    assert isinstance(carrier, SocketCarrier)
    return carrier.socket.transport


@contextlib.asynccontextmanager
async def table(
    speak: Callable[[HostEndpoint, Hello], Awaitable[None]],
    *,
    port: int = 0,
    limits: ConnectionLimits = USUAL,
    knows: Knows = nobody,
) -> AsyncIterator[LanTable]:
    """A table of this computer, open for a while; nothing of it is left afterwards."""
    before = open_files()
    lan = LanTable(TABLE, speak, limits, knows=knows)
    await lan.open(HERE, port)
    try:
        yield lan
    finally:
        await lan.close()
    assert lan.connections == 0
    assert open_files() <= before


def open_files() -> int:
    """Files and sockets of this process, where the system tells."""
    return len(list(Path("/proc/self/fd").iterdir())) if sys.platform == "linux" else 0


def url(lan: LanTable) -> str:
    return f"ws://{HERE}:{lan.port}"


async def sit_down(lan: LanTable, key: KeyPair = ANNA) -> GuestEndpoint:
    guest = await connect_to_table(HERE, lan.port, CODE, key)
    guest.send(HELLO)
    assert isinstance(await guest.receive(), Welcome)
    return guest


async def ended(door: GuestEndpoint) -> tuple[str, str]:
    """Why the host closes the door, as she is told, and why the door says it is closed."""
    told = ""
    with pytest.raises(EndpointClosed) as caught:
        while True:
            message = await door.receive()
            told = message.why if isinstance(message, Goodbye) else told
    await door.close()
    return told, caught.value.why


async def test_guests_come_in_and_are_heard() -> None:
    host = Host()
    async with table(host.speak) as lan:
        anna, bruno = await asyncio.gather(sit_down(lan, ANNA), sit_down(lan, BRUNO))
        anna.send(Ready(ready=True))
        await until(lambda: len(host.heard) >= 3)
        bruno.send(Leave())
        assert await ended(bruno) == ("", "lost")
        await anna.close()
    assert set(host.heard) == {(key.public, HELLO) for key in (ANNA, BRUNO)} | {
        (ANNA.public, Ready(ready=True))
    }


async def test_a_table_that_closes_ends_every_door() -> None:
    host = Host()
    async with table(host.speak) as lan:
        guests = [await sit_down(lan) for _ in range(3)]
        for door in host.doors:
            door.send(Goodbye(why="closed"))
        await lan.close()
        assert [await ended(guest) for guest in guests] == [("closed", "lost")] * 3
        assert (
            await why_closed(connect_to_table(HERE, lan.port if lan.connections else 1, CODE, ANNA))
            == "unreachable"
        )


async def test_a_port_that_another_program_has_is_no_reason_to_stay_closed() -> None:
    with socket.create_server((HERE, 0)) as other:
        taken = other.getsockname()[1]
        async with table(Host().speak, port=taken) as lan:
            assert lan.port != taken
            await (await sit_down(lan)).close()


async def test_a_ninth_stranger_from_one_address_is_refused() -> None:
    async with table(Host().speak, limits=ConnectionLimits(an_address=2)) as lan:
        guests = [await sit_down(lan) for _ in range(2)]
        ninth = await connect_to_table(HERE, lan.port, CODE, BRUNO)
        ninth.send(HELLO)
        assert await ended(ninth) == ("too_many", "lost")
        await guests[0].close()
        await until(lambda: lan.connections <= 1)
        await (await sit_down(lan, BRUNO)).close()
        await guests[1].close()


async def test_a_friend_comes_in_where_strangers_fill_it() -> None:
    limits, friend = ConnectionLimits(an_address=2, in_all=2), BRUNO.public.hex()
    async with table(Host().speak, limits=limits, knows=lambda key, _ticket: key == friend) as lan:
        doors = [await sit_down(lan) for _ in range(2)]
        refused = await connect_to_table(HERE, lan.port, CODE, ANNA)
        refused.send(HELLO)
        assert await ended(refused) == ("too_many", "lost")
        doors.extend([await sit_down(lan, BRUNO) for _ in range(2)])
        for door in doors:
            await door.close()


async def test_whoever_brings_the_ticket_of_her_page_comes_in_where_strangers_fill_it() -> None:
    limits, hers = ConnectionLimits(an_address=1, in_all=1), "ab" * 16
    async with table(Host().speak, limits=limits, knows=lambda _key, ticket: ticket == hers) as lan:
        stranger = await sit_down(lan)
        refused = await connect_to_table(HERE, lan.port, CODE, ANNA)
        refused.send(structs.replace(HELLO, ticket="cd" * 16))
        assert await ended(refused) == ("too_many", "lost")
        guest = await connect_to_table(HERE, lan.port, CODE, ANNA)
        guest.send(structs.replace(HELLO, ticket=hers))
        assert isinstance(await guest.receive(), Welcome)
        for each in (stranger, guest):
            await each.close()


async def test_a_friend_comes_in_although_strangers_open_sockets_and_say_nothing() -> None:
    limits, friend = ConnectionLimits(an_address=2, in_all=4), BRUNO.public.hex()
    async with table(Host().speak, limits=limits, knows=lambda key, _ticket: key == friend) as lan:
        streams = [await asyncio.open_connection(HERE, lan.port) for _ in range(4)]
        door = await sit_down(lan, BRUNO)
        await door.close()
        for _, writer in streams:
            writer.close()


async def test_whoever_opens_socket_after_socket_without_a_word_is_cut_off() -> None:
    async with table(Host().speak, limits=ConnectionLimits(in_all=4)) as lan:
        streams = [await asyncio.open_connection(HERE, lan.port) for _ in range(6)]
        for reader, writer in streams[:2]:  # the oldest
            with contextlib.suppress(OSError):
                assert await reader.read() == b""
            writer.close()
        assert lan.connections <= 4
        for _, writer in streams[2:]:
            writer.close()


@pytest.mark.slow
@pytest.mark.parametrize("stage", ["nothing", "websocket", "greeting", "proof"])
async def test_whoever_says_hello_too_late_is_shut_out(stage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_reception, "HELLO_SECONDS", 0.3)
    monkeypatch.setitem(websocket_carrier.COMMON, "open_timeout", 0.3)

    async with table(Host().speak) as lan:
        if stage == "nothing":
            reader, writer = await asyncio.open_connection(HERE, lan.port)
            await reader.read()
            writer.close()
        elif stage == "proof":
            guest = await connect_to_table(HERE, lan.port, CODE, ANNA)
            assert await ended(guest) == ("too_slow", "lost")
        else:
            async with connect(url(lan), proxy=None) as stranger:
                if stage == "greeting":
                    await stranger.send(b"briscola:channel:1\n" + b"\x09" + bytes(31))
                    await stranger.recv()
                await stranger.wait_closed()
        await until(lambda: not lan.connections)


async def test_a_page_in_a_browser_cannot_knock() -> None:
    async with table(Host().speak) as lan:
        with pytest.raises(InvalidStatus):
            await connect(url(lan), origin=Origin("https://example.org"), proxy=None)


@pytest.mark.parametrize(
    "first", [b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01" + bytes(200) + b"\r\n\r\n", b"\n" * 9000]
)
async def test_other_programs_at_the_port_are_left(first: bytes) -> None:
    async with table(Host().speak) as lan:
        reader, writer = await asyncio.open_connection(HERE, lan.port)
        writer.write(first)
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()
        await (await sit_down(lan)).close()


async def test_a_first_message_that_is_no_hello_ends_it() -> None:
    async with table(Host().speak) as lan:
        guest = await connect_to_table(HERE, lan.port, CODE, ANNA)
        guest.send(Leave())
        assert await ended(guest) == ("message", "lost")


async def test_a_flood_ends_it_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "LONGEST_CLOSE", 0.05)

    host = Host()
    async with table(host.speak) as lan:
        flooder, anna = await sit_down(lan, EVE), await sit_down(lan)
        for _ in range(200):
            flooder.send(Ready(ready=True))
        assert (await ended(flooder))[1] == "lost"
        anna.send(Ready(ready=False))
        await until(lambda: host.heard[-1] == (ANNA.public, Ready(ready=False)))
        assert sum(key == EVE.public for key, _ in host.heard) <= 22
        await anna.close()


@pytest.mark.slow
async def test_a_flood_of_anything_ends_it() -> None:
    host = Host()
    async with table(host.speak) as lan:
        flooder, anna = await sit_down(lan, EVE), await sit_down(lan)
        pings = b"\x89\x80\0\0\0\0" * 100_000  # more than may come even if they take seconds
        transport_of(flooder).write(pings)
        assert await ended(flooder) == ("", "lost")
        anna.send(Ready(ready=False))
        await until(lambda: host.heard[-1] == (ANNA.public, Ready(ready=False)))
        await anna.close()


@pytest.mark.slow
async def test_whoever_sends_pings_and_breaks_off_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    """Each of ten thousand answers to nobody would be a line of asyncio."""

    async with table(Host().speak) as lan:
        for _ in range(3):
            reader, writer = await asyncio.open_connection(HERE, lan.port)
            writer.write(
                b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(bytes((0x89, 0x80, 0, 0, 0, 0)) * 10_000)
            writer.transport.abort()
            await until(lambda: not lan.connections)
    assert not caplog.records


async def test_a_frame_of_more_than_64_kib_ends_it() -> None:
    async with table(Host().speak) as lan, connect(url(lan), proxy=None, compression=None) as stranger:
        await stranger.send(bytes(70_000))
        await stranger.wait_closed()
        assert stranger.close_code == 1009


@pytest.mark.slow
async def test_whoever_reads_nothing_is_shut_out_others_hear_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "LARGEST_QUEUE", 500_000)
    monkeypatch.setattr(door_module, "LONGEST_CLOSE", 0.05)
    truth = Truth(hand=1, first=1, lines=("x" * 4000,) * 15)

    host = Host()
    async with table(host.speak) as lan:
        stalled, anna = await sit_down(lan, EVE), await sit_down(lan)
        transport_of(stalled).pause_reading()
        at_stalled = next(door for door in host.doors if door.peer == EVE.public)
        at_anna = next(door for door in host.doors if door.peer == ANNA.public)
        said = 0
        while not at_stalled.closed:
            for door in (at_stalled, at_anna):
                door.send(truth)
            said += 1
            assert await anna.receive() == truth
        assert 8 < said < 400
        await stalled.close()
        await anna.close()


async def test_a_host_that_fails_leaves_the_guest_and_logs_it(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(_: HostEndpoint, __: Hello) -> None:
        raise ZeroDivisionError

    caplog.set_level(logging.ERROR)
    async with table(fail) as lan:
        guest = await connect_to_table(HERE, lan.port, CODE, ANNA)
        guest.send(HELLO)
        assert await ended(guest) == ("", "lost")
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize(
    "address", ["", " ", "a b", "::1::", "256.1.1.1", "x" * 300, "\u0661", "..", "-", "\0"]
)
async def test_an_address_of_nobody_is_a_sentence(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(*_: object, **__: object) -> list[object]:
        raise socket.gaierror("nobody has that name")

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "getaddrinfo", nobody)
    with pytest.raises(EndpointClosed, match="nobody answers at") as caught:
        await connect_to_table(address, 1, CODE, ANNA)
    assert caught.value.why == "unreachable"


async def test_the_address_that_answers_first_is_taken_and_the_others_are_left() -> None:
    host = Host()
    async with table(host.speak) as lan:
        guest = await connect_to_any(CODE, ANNA, addresses=["127.0.0.2", HERE, HERE], port=lan.port)
        guest.send(HELLO)
        assert isinstance(await guest.receive(), Welcome)
        await until(lambda: lan.connections <= 1)
        assert len(host.doors) == 1
        await guest.close()


async def test_where_no_address_answers_the_most_telling_reason_is_said() -> None:
    async with table(Host().speak) as lan:
        for addresses, why in (
            ([], "unreachable"),
            (["127.0.0.2"], "unreachable"),
            (["127.0.0.2", HERE], "impostor"),
        ):
            assert (
                await why_closed(
                    connect_to_any(room_code(EVE.public), ANNA, addresses=addresses, port=lan.port)
                )
                == why
            )


@pytest.mark.parametrize(
    ("said", "why"), [(b"220 mail.example.org ESMTP\r\n", "handshake"), (b"", "unreachable")]
)
async def test_another_program_at_the_port_is_no_table_but_a_host_that_hangs_up_may_be_tried_again(
    said: bytes, why: str
) -> None:
    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(said)
        writer.close()

    server = await asyncio.start_server(answer, HERE, 0)
    assert await why_closed(connect_to_table(HERE, server.sockets[0].getsockname()[1], CODE, ANNA)) == why
    server.close()
    await server.wait_closed()


async def test_a_table_that_goes_on_waits_for_the_port_that_its_guests_know() -> None:
    with socket.create_server((HERE, 0)) as other:
        port = other.getsockname()[1]
        lan = LanTable(TABLE, Host().speak)
        opening = asyncio.ensure_future(lan.open(HERE, port, insist=60.0))
        await asyncio.sleep(0.15)
        assert not opening.done()
    await opening
    assert lan.port == port
    await lan.close()
