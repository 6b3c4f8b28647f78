"""A connection to a meeting point, as a loop of asyncio sees it."""

import asyncio
import http.client
import socket
import ssl
import threading
import traceback
from collections.abc import Callable
from contextlib import closing, suppress
from functools import cache
from secrets import token_hex
from typing import Any, Literal

import certifi
from paho.mqtt.client import (
    Client,
    ConnectFlags,
    DisconnectFlags,
    MQTTMessage,
    MQTTv311,
    WebsocketConnectionError,
)
from paho.mqtt.enums import CallbackAPIVersion, MQTTErrorCode
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.meeting.mqtt_thread import MqttThread

PATIENCE = 5.0
"""Seconds for each step of a connection."""
KEEP_ALIVE = 15
"""Seconds between two signs of life."""
MOST_WAITING = 500
"""Messages that may wait for the loop; the meeting point waits then."""
NOT_READY = frozenset({"Unspecified error", "Server unavailable"})
"""The first is what paho says of a connection that ends before any answer."""
NOT_NOW = range(502, 505)
"""Answers of HTTP by which a gateway says that what is behind it does not answer."""
NO_ACCOUNT = frozenset({"Not authorized", "Bad user name or password"})

WhyNotMet = Literal["name", "unreachable", "certificate", "away", "other", "refused", "frame", "silent"]


class NoMeeting(Exception):  # noqa: N818 - a sentence for the log
    """A meeting point that is of no use; `why` in a word.

    `name`: no computer has its name. `unreachable`: nobody answers there. `certificate`: it cannot prove its
    name. `away`: what is in front of it hangs up, or says that it does not answer, as while it is started
    again. `other`: what answers is no meeting point. `refused`: it wants an account. `frame`: it does not
    pass long frames on. `silent`: it passes nothing on.
    """

    def __init__(self, why: WhyNotMet, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


class MeetingConnection:
    """One connection, from `open` to `close`: listens in rooms, and speaks into them."""

    def __init__(
        self,
        point: MeetingPoint,
        hear: Callable[[str, bytes], object],
        *,
        ended: Callable[[], object] = lambda: None,
        last_words: tuple[str, bytes] | None = None,
    ) -> None:
        """`hear` is called in the loop with a topic and what was said there, `ended` once it is lost.

        The meeting point says the `last_words` in their topic if the connection breaks.
        """
        self._hear, self._ended = hear, ended
        self._point = point
        self._loop = asyncio.get_running_loop()
        self._room = threading.Semaphore(MOST_WAITING)
        self._connected: asyncio.Future[ReasonCode] = self._loop.create_future()
        self._granted: dict[int, asyncio.Future[bool]] = {}
        self._written: dict[int, asyncio.Future[None]] = {}
        self.lost = asyncio.Event()
        """Set once nothing is sent or heard any more."""
        self._client = Client(
            CallbackAPIVersion.VERSION2,
            client_id=token_hex(8),
            protocol=MQTTv311,  # a cluster of NATS servers speaks no newer one
            transport="websockets" if point.transport in ("ws", "wss") else "tcp",
        )
        self._client.connect_timeout = PATIENCE
        self._client.ws_set_options(point.path)
        if point.transport in ("tls", "wss"):
            self._client.tls_set_context(trusted())
        if last_words is not None:
            self._client.will_set(*last_words)
        self._client.on_connect = self._on_connect
        self._client.on_disconnect = self._on_disconnect
        self._client.on_subscribe = self._on_subscribe
        self._client.on_publish = self._on_publish
        self._client.on_message = self._on_message
        self._client.on_socket_open = _without_delay

    async def open(self) -> None:
        """Connect. Raises NoMeeting."""
        try:
            await self._loop.run_in_executor(None, self._connect)
            async with asyncio.timeout(PATIENCE):
                code = await self._connected
        except TimeoutError:
            self.abort()
            raise NoMeeting("other", f"what answers at {self._point.text} does not speak MQTT") from None
        except BaseException:
            self.abort()
            raise
        if code.is_failure:
            self.abort()
            why: WhyNotMet = (
                "refused" if str(code) in NO_ACCOUNT else "away" if str(code) in NOT_READY else "other"
            )
            raise NoMeeting(why, f"{self._point.text} says: {code}")

    def _connect(self) -> None:
        """Connect, in a thread that may wait. Raises NoMeeting."""
        try:
            self._client.connect(self._point.host, self._point.port, KEEP_ALIVE)
        except (OSError, ValueError) as error:
            _close_sockets(error)
            raise _no_meeting(error, self._point) from None
        if self.lost.is_set():  # nobody waits any more
            self._client.disconnect()
        else:
            MqttThread(self._client, lambda: self._soon(self.abort)).start()

    async def listen(self, topic: str) -> bool:
        """Listen in a room; False if the meeting point does not allow it. Raises ConnectionError."""
        code, number = self._client.subscribe(topic)
        if code != MQTTErrorCode.MQTT_ERR_SUCCESS or number is None:
            raise ConnectionError("the meeting point is gone")
        granted = self._granted[number] = self._loop.create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                allowed: bool = await granted
                return allowed
        finally:
            self._granted.pop(number, None)

    def listen_no_more(self, topic: str) -> None:
        """Listen in a room no more."""
        self._client.unsubscribe(topic)

    async def send(self, topic: str, words: bytes) -> None:
        """Say something in a room, and wait until it is on its way. Raises ConnectionError."""
        info = self._client.publish(topic, words)
        if self.lost.is_set() or info.rc != MQTTErrorCode.MQTT_ERR_SUCCESS:
            raise ConnectionError("the meeting point is gone")
        written = self._written[info.mid] = self._loop.create_future()
        try:
            await written
        finally:
            self._written.pop(info.mid, None)

    async def close(self) -> None:
        """Say goodbye to the meeting point, and end the connection."""
        if not self.lost.is_set():
            self._client.disconnect()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await self.lost.wait()
        self.abort()

    def abort(self) -> None:
        """End the connection; nothing waits for it any more."""
        if self.lost.is_set():
            return
        self.lost.set()
        _resolve(self._connected, _refused())  # a wait for it that were cancelled would look like a leave
        for wish in self._granted.values():
            if not wish.done():
                wish.set_exception(ConnectionError("the meeting point is gone"))
        for written in self._written.values():
            if not written.done():
                written.set_exception(ConnectionError("the meeting point is gone"))
        self._client.disconnect()  # its thread ends by itself
        self._ended()

    # ---- called in the thread of the client

    def _soon(self, call: Callable[..., object], *values: object) -> None:
        with suppress(RuntimeError):  # the loop has just been closed
            self._loop.call_soon_threadsafe(call, *values)

    def _on_connect(
        self, _client: Client, _data: Any, _flags: ConnectFlags, code: ReasonCode, _properties: Any
    ) -> None:
        self._soon(_resolve, self._connected, code)

    def _on_disconnect(
        self, _client: Client, _data: Any, _flags: DisconnectFlags, _code: ReasonCode, _properties: Any
    ) -> None:
        self._soon(_resolve, self._connected, _refused())
        self._soon(self.abort)

    def _on_subscribe(
        self, _client: Client, _data: Any, number: int, codes: list[ReasonCode], _properties: Any
    ) -> None:
        self._soon(lambda: _resolve(self._granted.get(number), not any(code.is_failure for code in codes)))

    def _on_publish(
        self, _client: Client, _data: Any, number: int, _code: ReasonCode, _properties: Properties
    ) -> None:
        self._soon(lambda: _resolve(self._written.get(number), None))

    def _on_message(self, _client: Client, _data: Any, message: MQTTMessage) -> None:
        if not message.retain and self._room.acquire(timeout=PATIENCE):
            self._soon(self._deliver, message.topic, bytes(message.payload))

    def _deliver(self, topic: str, words: bytes) -> None:
        self._room.release()
        if not self.lost.is_set():
            self._hear(topic, words)


def _close_sockets(error: Exception) -> None:
    """Close what paho leaves open where a connection fails: nothing else has it."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        for value in frame.f_locals.values():
            if isinstance(value, socket.socket):
                value.close()


def _no_meeting(error: Exception, point: MeetingPoint) -> NoMeeting:
    """The reason for which there is no connection."""
    if isinstance(error, socket.gaierror | UnicodeError):
        return NoMeeting("name", f"{point.host} cannot be found: {_why(error)}")
    if isinstance(error, ssl.SSLCertVerificationError):
        return NoMeeting("certificate", f"{point.host}: {error.verify_message}")
    # OpenSSL tells either of the first two, by its version.
    hangs_up = isinstance(
        error, ssl.SSLEOFError | ssl.SSLZeroReturnError | ConnectionResetError | BrokenPipeError
    )
    if hangs_up or (isinstance(error, WebsocketConnectionError) and _is_away(point)):
        return NoMeeting("away", f"{point.text} does not answer just now: {_why(error)}")
    if isinstance(error, ssl.SSLError | WebsocketConnectionError):
        return NoMeeting("other", f"what answers at {point.text} is no meeting point: {_why(error)}")
    return NoMeeting("unreachable", f"nobody answers at {point.text}: {_why(error)}")


def _is_away(point: MeetingPoint) -> bool:
    """True if a gateway answers for a meeting point, or hangs up: paho does not tell what has been said."""
    place = (point.host, point.port)
    with closing(
        http.client.HTTPSConnection(*place, timeout=PATIENCE, context=trusted())
        if point.transport == "wss"
        else http.client.HTTPConnection(*place, timeout=PATIENCE)
    ) as asked:
        try:
            asked.request("GET", point.path)
            return asked.getresponse().status in NOT_NOW
        except ConnectionError:
            return True
        except (OSError, http.client.HTTPException):
            return False


def _resolve(waiting: "asyncio.Future[Any] | None", value: object) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(value)


def _refused() -> ReasonCode:
    """The code of a connection that did not come about."""
    return ReasonCode(PacketTypes.CONNACK, "Unspecified error")


def _why(error: Exception) -> str:
    """An error without its number."""
    return getattr(error, "strerror", None) or str(error)


def _without_delay(_client: Client, _data: Any, opened: Any) -> None:
    """Send each frame at once: a card waits for no other."""
    with suppress(OSError, AttributeError):
        getattr(opened, "_socket", opened).setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


@cache
def trusted() -> ssl.SSLContext:
    """The certificates that this computer trusts, and those of Mozilla, which a packaged game brings."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context
