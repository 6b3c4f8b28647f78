"""A door: one end of a sealed connection that speaks in messages, over anything that carries frames.

Whoever sends a message never waits: it goes into a queue, and a reader who is too slow is shut out.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from briscola.network.channel.handshake import GuestHandshake, HostHandshake
from briscola.network.channel.sealed_channel import ChannelBroken, SealedChannel
from briscola.network.keys.key_pair import KeyPair
from briscola.network.message_pace import MessagePace
from briscola.network.messages.encoding import BadMessage, encode, guest_message, host_message
from briscola.network.messages.from_guest import GuestMessage
from briscola.network.messages.from_host import Goodbye, HostMessage

LARGEST_QUEUE = 2_000_000
"""Bytes that may wait for a reader; more shut him out."""
LONGEST_STALL = 10.0
"""Seconds that one frame may wait for a reader; longer shuts him out."""
LONGEST_SILENCE = 10.0
"""Seconds without a message after which the other end is gone; beats and their echoes come more often."""
LONGEST_ANSWER = 3.0
"""Seconds for a sign of life that was asked for."""
LONGEST_CLOSE = 0.5
"""Seconds that closing waits for what is still to be sent."""
MESSAGES_A_SECOND = 20
"""Messages that a guest may send."""
GONE = b""
"""A frame that is not sealed: its sender does not know us (any more). It is only a reason to ask."""
ALIVE, ASK, BYE = b"", b"?", b"!"
"""Messages of the doors themselves, where frames are shared: I am here; are you there?; I am going."""
_logger = logging.getLogger(__name__)

Heard = TypeVar("Heard", bound=GuestMessage | HostMessage)
Said = TypeVar("Said", bound=GuestMessage | HostMessage)
WhyClosed = Literal[
    "unreachable",
    "no_meeting",
    "no_answer",
    "no_page",
    "certificate",
    "late",
    "version",
    "impostor",
    "handshake",
    "lost",
    "frame",
    "size",
    "message",
    "too_fast",
    "too_slow",
    "closed",
]


class EndpointClosed(Exception):  # noqa: N818 - a sentence for the person
    """A connection that cannot be made or has ended; `why` in a word.

    `unreachable`: nobody answers there. `no_meeting`: the meeting point is of no use. `no_answer`: no table
    answers at it. `no_page`: the page of a link leads to no table just now. `certificate`: it cannot prove
    its name. `late`: the other end was silent for too long. `version`, `impostor`, `handshake`, `frame`,
    `size`: see ChannelBroken. `lost`: the line broke, or the other end went away. `message`: what came was
    no message. `too_fast`, `too_slow`: the other end says too much, or does not read. `closed`: this end has
    closed it.
    """

    def __init__(self, why: WhyClosed, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


class Carrier(Protocol):
    """Carries whole frames in their order. Its methods raise OSError once the connection is gone."""

    @property
    def shared(self) -> bool:
        """True if strangers can put frames in, and nobody tells when the other end is gone."""

    async def send(self, frame: bytes) -> None:
        """Send a frame; wait while the other end is slow."""

    async def receive(self) -> bytes:
        """The next frame."""

    async def close(self) -> None:
        """Close the connection in good order, after all that was sent."""

    def abort(self) -> None:
        """Break the connection at once, without waiting."""

    def expect(self, channel: SealedChannel) -> None:
        """Take in only what the channel knows from now on, if strangers can put frames in."""


class HearingRules(NamedTuple, Generic[Heard, Said]):
    """One end's way to read messages, and to dismiss whoever does not keep to the rules."""

    read: Callable[[bytes], Heard]
    dismissal: Callable[[Literal["message", "too_fast"], str], Said] | None = None
    """The last message to an other end that sends too much or no messages; None: it goes without a word."""


OF_GUEST: HearingRules[HostMessage, GuestMessage] = HearingRules(host_message)
OF_HOST: HearingRules[GuestMessage, HostMessage] = HearingRules(
    guest_message, lambda why, sentence: Goodbye(why=why, sentence=sentence)
)


class Endpoint(Generic[Heard, Said]):
    """One end: `send` messages, and `receive` those of the other end, until it is closed."""

    local = False

    def __init__(self, carrier: Carrier, channel: SealedChannel, hearing: HearingRules[Heard, Said]) -> None:
        """Begins to send; needs a running loop."""
        self.carrier, self.channel, self._hearing = carrier, channel, hearing
        self._loop = asyncio.get_running_loop()
        self._pace = MessagePace(MESSAGES_A_SECOND, self._loop.time())
        self._queue: deque[bytes] = deque()
        self._waiting = 0
        self._new: asyncio.Future[None] | None = None
        """Done as soon as there is a frame, while the writer waits for one."""
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self._ended: EndpointClosed | None = None
        self._writer = asyncio.create_task(self._write())

    @property
    def peer(self) -> bytes:
        """Public key of the other end: a guest's, or the table's."""
        return self.channel.peer

    @property
    def closed(self) -> bool:
        """True once nothing is sent or received any more."""
        return self._ended is not None

    def send(self, message: Said) -> None:
        """Send a message without waiting; nothing happens if the door is closed."""
        if self._ended is not None:
            return
        try:
            frame = self.channel.seal(encode(message))
        except ChannelBroken as error:  # too long
            self._end(EndpointClosed("size", str(error)))
            return
        self._put(frame)

    def _put(self, frame: bytes) -> None:
        self._waiting += len(frame)
        self._all_sent.clear()
        self._queue.append(frame)
        if self._waiting > LARGEST_QUEUE:
            self._end(_too_slow())
        elif self._new is not None and not self._new.done():
            self._new.set_result(None)

    async def sent(self) -> None:
        """Wait until everything is on its way, or the door is closed.

        Whoever has more to say than the queue may hold waits here in between.
        """
        await self._all_sent.wait()

    async def receive(self) -> Heard:
        """The next message of the other end.

        Raises EndpointClosed.
        """
        try:
            message = self._hearing.read(await self._next_opened())
        except ChannelBroken as error:
            self._end(EndpointClosed("frame", str(error)))
            raise EndpointClosed("frame", str(error)) from None
        except BadMessage as error:
            raise await self._dismiss("message", str(error)) from None
        if self._hearing.dismissal is not None and not self._pace.allows(self._loop.time()):
            raise await self._dismiss("too_fast", f"more than {MESSAGES_A_SECOND} messages in a second")
        return message

    async def _next_opened(self) -> bytes:
        """The next message as it was before it was sealed. Raises EndpointClosed, ChannelBroken."""
        shared = self.carrier.shared
        while True:
            try:
                frame = await self._own_frame()
            except OSError:  # a TimeoutError, too
                frame = b""
                self._end(EndpointClosed("lost", "the connection is lost"))
            if self._ended is not None:
                raise self._ended
            opened = self.channel.open(frame)
            if not shared or opened not in (ALIVE, ASK, BYE):
                return opened
            if opened == ASK:
                self._say(ALIVE)
            if opened == BYE:
                self._end(EndpointClosed("lost", "the other end has closed the connection"))

    async def _own_frame(self) -> bytes:
        """The next frame of the other end, which is asked for a sign of life if need be. Raises OSError."""
        async with asyncio.timeout(LONGEST_SILENCE) as silence:
            while True:
                frame = await self.carrier.receive()
                if not self.carrier.shared or self._ended is not None or frame != GONE:
                    return frame
                soon = self._loop.time() + LONGEST_ANSWER
                if soon < (silence.when() or 0.0):
                    silence.reschedule(soon)
                    self._say(ASK)

    def _say(self, message: bytes) -> None:
        """Say something from door to door."""
        self._put(self.channel.seal(message))

    async def close(self) -> None:
        """Close it; what waits still goes out if the other end reads it within half a second."""
        await self._close(EndpointClosed("closed", "the connection is closed"))

    async def _dismiss(self, why: Literal["message", "too_fast"], sentence: str) -> EndpointClosed:
        if self._hearing.dismissal is not None:
            self.send(self._hearing.dismissal(why, sentence))
        closed = EndpointClosed(why, sentence)
        await self._close(closed)
        return closed

    async def _close(self, closed: EndpointClosed) -> None:
        if self._ended is not None:
            return
        try:
            with suppress(OSError):
                async with asyncio.timeout(LONGEST_CLOSE):
                    if self.carrier.shared:
                        self._say(BYE)
                    await self.sent()
                    await self.carrier.close()
        finally:
            self._end(closed)
        await asyncio.wait([self._writer])

    async def _write(self) -> None:
        try:
            while True:
                while self._queue:
                    frame = self._queue.popleft()
                    async with asyncio.timeout(LONGEST_STALL):
                        await self.carrier.send(frame)
                    self._waiting -= len(frame)
                self._all_sent.set()
                self._new = self._loop.create_future()
                await self._new
        except TimeoutError:
            self._end(_too_slow())
        except OSError:
            self._end(EndpointClosed("lost", "the connection is lost"))

    def _end(self, closed: EndpointClosed) -> None:
        if self._ended is None:
            self._ended = closed
            self.channel.close()
            self.carrier.abort()
            self._all_sent.set()
            self._writer.cancel()


GuestEndpoint = Endpoint[HostMessage, GuestMessage]
"""The guest's end, which hears the host."""
HostEndpoint = Endpoint[GuestMessage, HostMessage]
"""The host's end, which hears a guest."""


async def knock(carrier: Carrier, code: str, key: KeyPair) -> GuestEndpoint:
    """The guest's handshake with the table of a room code.

    Raises EndpointClosed.
    """
    shaking = GuestHandshake(code, key)
    try:
        await carrier.send(shaking.greeting)
        channel, proof = await _answered(carrier, shaking)
        carrier.expect(channel)
        await carrier.send(proof)
    except (ChannelBroken, OSError) as error:
        raise _not_opened(carrier, error) from None
    return Endpoint(carrier, channel, OF_GUEST)


async def _answered(carrier: Carrier, shaking: GuestHandshake) -> tuple[SealedChannel, bytes]:
    """The channel, and the proof to send. Raises ChannelBroken, OSError.

    Where strangers may answer, the table's answer is waited for as long as the line is there.
    """
    while True:
        answered = await carrier.receive()
        try:
            return shaking.finish(answered)
        except ChannelBroken as error:
            if not carrier.shared:
                raise
            _logger.info("somebody else has answered: %s", error)
            await asyncio.sleep(0)  # others may send more answers than can be read in time


async def answer(carrier: Carrier, table: KeyPair) -> HostEndpoint:
    """The host's handshake with whoever knocks.

    Raises EndpointClosed.
    """
    shaking = HostHandshake(table)
    try:
        answered = shaking.answer(await carrier.receive())
        carrier.expect(shaking.channel)
        await carrier.send(answered)
        proof = await carrier.receive()
        while carrier.shared and proof == GONE:  # anybody can say so
            proof = await carrier.receive()
        channel = shaking.finish(proof)
    except (ChannelBroken, OSError) as error:
        raise _not_opened(carrier, error) from None
    return Endpoint(carrier, channel, OF_HOST)


def _not_opened(carrier: Carrier, error: ChannelBroken | OSError) -> EndpointClosed:
    carrier.abort()
    if isinstance(error, OSError):
        return EndpointClosed("lost", "the connection is lost")
    return EndpointClosed(error.why, str(error))


def _too_slow() -> EndpointClosed:
    return EndpointClosed("too_slow", "the other end does not read what it is sent")
