"""Something that poses as a meeting point: whatever it says, one error comes out, and no thread fails."""

import re
import socket
import threading
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha1
from random import Random

import pytest

from briscola.network.addresses.meeting_points import MeetingPoint, Way
from briscola.network.addresses.room_codes import room_code
from briscola.network.meeting import meeting_connection
from briscola.network.meeting.meeting_connection import MeetingConnection, NoMeeting
from briscola.network.meeting.meeting_endpoint import connect_at_meeting_point
from briscola.network.meeting.mqtt_thread import READ_AT_ONCE
from tests.network.broker import HERE
from tests.network.carriers import run, why_closed
from tests.network.keys import ANNA, TABLE

CONNECTED = bytes([0x20, 2, 0, 0])
LISTENS = bytes([0x90, 3, 0, 1, 0])
SMALL = bytes([0x30, 4, 0, 1, 0x61, 0x62])
"""A packet that says something to a room."""
ENDLESS_FRAME = bytes([0x82, 127]) + (2**40).to_bytes(8, "big")
"""The beginning of a frame of a WebSocket of a terabyte."""
MOST_ON_THE_WAY = 20_000_000
"""Bytes that a system takes from a sender before anybody has read them."""
HUGE = bytes([0x30, 255, 255, 255, 127])
"""A packet that says something, of 256 MB."""
FEW, MANY = 8, 25


@pytest.fixture(autouse=True)
def faults(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Whatever ends a thread."""
    found: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda failed: found.append(repr(failed.exc_value)))
    monkeypatch.setattr(meeting_connection, "PATIENCE", 0.2)
    yield found
    assert not found


def _packets(chance: Random) -> Iterator[bytes]:
    """Its words to whoever comes."""
    yield CONNECTED if chance.random() < 0.85 else chance.randbytes(chance.randrange(1, 30))
    for _ in range(chance.randrange(6)):
        body = chance.randbytes(chance.randrange(1, 120))
        yield chance.choice(
            (body, LISTENS, bytes([0x90, len(body)]) + body, bytes([0x30, len(body)]) + body, HUGE + body)
        )


@contextmanager
def posing(say: Callable[[socket.socket, bytes], object], *, way: Way = "tcp") -> Iterator[MeetingPoint]:
    """A program at this computer that lets one other come, hears it begin, says something and waits."""
    server = socket.create_server((HERE, 0))

    def serve() -> None:
        line, _ = server.accept()
        with line, suppress(OSError):
            say(line, line.recv(1000))
            while line.recv(4096):
                pass

    thread = threading.Thread(target=serve)
    thread.start()
    with server:
        yield MeetingPoint(host=HERE, port=server.getsockname()[1], transport=way)
        thread.join()


@pytest.mark.parametrize(
    "number", [pytest.param(n, marks=() if n < FEW else pytest.mark.slow) for n in range(MANY)]
)
def test_whoever_comes_to_a_table_there_reads_one_error(number: int) -> None:
    def say(line: socket.socket, _asked: bytes) -> None:
        for packet in _packets(Random(number)):
            line.sendall(packet)

    async def steps(point: MeetingPoint) -> None:
        assert await why_closed(connect_at_meeting_point(point, room_code(TABLE.public), ANNA)) in (
            "no_meeting",
            "no_answer",
            "lost",
        )

    with posing(say) as point:
        run(steps(point))


def web_socket(line: socket.socket, asked: bytes) -> None:
    """Agree to speak through a WebSocket."""
    (key,) = re.findall(rb"sec-websocket-key: (\S+)", asked, re.IGNORECASE)
    accept = b64encode(sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
    line.sendall(
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + accept + b"\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n"
    )
    line.recv(100)
    line.sendall(bytes([0x82, len(CONNECTED)]) + CONNECTED)


@pytest.mark.parametrize(
    ("way", "begins", "goes_on"),
    [
        ("tcp", HUGE, bytes(10_000)),
        pytest.param("ws", ENDLESS_FRAME, SMALL * 1000, marks=pytest.mark.slow),
        ("ws", ENDLESS_FRAME + HUGE, bytes(10_000)),
    ],
    ids=["packet", "frame of small packets", "packet in a frame"],
)
def test_what_has_no_end_ends_the_line_before_it_is_all_read(way: Way, begins: bytes, goes_on: bytes) -> None:
    sent: list[int] = []

    def say(line: socket.socket, asked: bytes) -> None:
        if way == "ws":
            web_socket(line, asked)
        else:
            line.sendall(CONNECTED)
        line.sendall(begins)
        while True:  # until the line is given up
            sent.append(line.send(goes_on))

    async def steps(point: MeetingPoint) -> None:
        line = MeetingConnection(point, lambda _topic, _words: None)
        with suppress(NoMeeting):
            await line.open()
        await line.lost.wait()

    with posing(say, way=way) as point:
        run(steps(point))
    assert sum(sent) < 200 * READ_AT_ONCE + MOST_ON_THE_WAY


GATEWAY, PAGE = (
    b"HTTP/1.1 %b\r\nServer: x\r\nContent-Length: 0\r\n\r\n" % b for b in (b"502 Bad Gateway", b"200 OK")
)


@pytest.mark.parametrize(
    ("way", "said", "why"),
    [
        ("tcp", b"", "away"),
        ("tls", b"", "away"),
        ("ws", b"", "away"),
        ("wss", b"", "away"),
        ("ws", GATEWAY, "away"),
        ("ws", PAGE, "other"),
        ("ws", b"SSH-2.0-x\r\n\r\n", "other"),
        ("tcp", bytes([0x20, 2, 0, 3]), "away"),
        ("tcp", bytes([0x20, 2, 0, 2]), "other"),
        ("tls", PAGE, "other"),
    ],
)
def test_a_gateway_whose_meeting_point_is_away_is_told_from_what_is_none(
    way: Way, said: bytes, why: str
) -> None:
    """So does a socket that listens for it, or a proxy, while mosquitto is started again."""
    with socket.create_server((HERE, 0)) as server:

        def serve() -> None:
            with suppress(OSError):
                while True:
                    line, _ = server.accept()
                    with line:
                        line.recv(4096)
                        line.sendall(said)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()

        async def steps() -> None:
            line = MeetingConnection(
                MeetingPoint(host=HERE, port=server.getsockname()[1], transport=way),
                lambda _topic, _words: None,
            )
            with pytest.raises(NoMeeting) as found:
                await line.open()
            assert found.value.why == why, str(found.value)

        run(steps())
        server.shutdown(socket.SHUT_RDWR)
        thread.join()
