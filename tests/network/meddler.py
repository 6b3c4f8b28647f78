"""A line to a broker that drops, delays, repeats, reorders, changes and forges what it passes on."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from random import Random
from threading import Event, Thread
from typing import Literal, get_args

from briscola.network.channel.handshake import GREETING_BYTES, VERSION
from briscola.network.meeting.meeting_carrier import ROOM_BYTES

Meddling = Literal["drop", "delay", "repeat", "reorder", "change", "forge", "swap"]
MEDDLINGS: tuple[Meddling, ...] = get_args(Meddling)
LONGEST_DELAY = 0.3
"""Seconds."""
FORGED, LONGEST_FORGED = 40, 4000
"""Frames that it forges in the name of whoever has sent one, and bytes of each."""
SWAPPED = 0.1
"""Share of the keys of handshakes that are swapped."""
PUBLISH = 0x30


def publish(topic: bytes, words: bytes) -> bytes:
    """An MQTT packet that says something in a topic, once at most."""
    body = len(topic).to_bytes(2) + topic + words
    return bytes([PUBLISH]) + _length(len(body)) + body


def published(packet: bytes) -> tuple[bytes, bytes] | None:
    """Topic and words of a packet; None if it is another one."""
    if packet[0] & 0xF0 != PUBLISH:
        return None
    body = packet[_head(packet) :]
    size = int.from_bytes(body[:2])
    return body[2 : 2 + size], body[2 + size :]


def packets(heard: bytearray) -> Iterator[bytes]:
    """The whole packets that have come; they are taken out of what was heard."""
    while len(heard) >= 2:
        head = _head(heard)
        if not head:
            return
        size = sum((heard[at] & 127) << 7 * (at - 1) for at in range(1, head))
        if len(heard) < head + size:
            return
        yield bytes(heard[: head + size])
        del heard[: head + size]


def _head(data: bytes | bytearray) -> int:
    """Bytes before the body of a packet; 0 if they have not come."""
    return next((at + 1 for at in range(1, min(5, len(data))) if data[at] < 128), 0)


def _length(size: int) -> bytes:
    found = bytearray()
    while size > 127:
        found.append(size & 127 | 128)
        size >>= 7
    return bytes(found) + bytes([size])


class Meddler:
    """Passes bytes between clients and a broker in a thread of its own, and meddles with some frames."""

    def __init__(self, port: int, seed: int) -> None:
        """It stands before the broker at this port of this computer."""
        self.broker, self.chance = port, Random(seed)
        self.share = 0.0
        """Share of the frames with which it meddles."""
        self.ways: tuple[Meddling, ...] = MEDDLINGS
        self.done = Counter[str]()
        self.port = 0
        self._ready = Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end: asyncio.Event | None = None
        self._thread = Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def __enter__(self) -> "Meddler":
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._loop is not None and self._end is not None
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    async def _run(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._client, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._end.wait()
        server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to_broker: asyncio.StreamWriter | None = None
        try:
            from_broker, to_broker = await asyncio.open_connection("127.0.0.1", self.broker)
            up = asyncio.create_task(_copy(reader, to_broker))
            down = asyncio.create_task(self._meddle(from_broker, writer))
            await asyncio.wait((up, down), return_when=asyncio.FIRST_COMPLETED)
            for task in (up, down):
                task.cancel()
            await asyncio.gather(up, down, return_exceptions=True)
        except OSError:
            pass
        finally:
            writer.close()
            if to_broker is not None:
                to_broker.close()

    async def _meddle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard, kept = bytearray(), list[bytes]()
        while said := await reader.read(65_536):
            heard += said
            for packet in packets(heard):
                words = published(packet)
                how = None if words is None else self._way(words[1])
                if words is None or how is None:
                    writer.write(b"".join((packet, *kept)))
                    kept.clear()
                    continue
                self.done[how] += 1
                match how:
                    case "drop":
                        continue
                    case "delay":
                        await asyncio.sleep(self.chance.uniform(0, LONGEST_DELAY))
                        writer.write(packet)
                    case "repeat":
                        writer.write(3 * packet)
                    case "reorder":
                        kept.append(packet)
                    case "change":
                        writer.write(publish(words[0], self._changed(words[1])))
                    case "forge":
                        writer.write(b"".join((*self._forged(*words), packet)))
                    case "swap":
                        writer.write(publish(words[0], self._with_another_key(words[1])))

    def _way(self, words: bytes) -> Meddling | None:
        """The way to meddle with a frame; None: not at all. Keys of handshakes are swapped."""
        if self.share and "swap" in self.ways and VERSION in words:
            return "swap" if self.chance.random() < SWAPPED else None
        if self.chance.random() >= self.share:
            return None
        return self.chance.choice([way for way in self.ways if way != "swap"])

    def _forged(self, topic: bytes, words: bytes) -> Iterator[bytes]:
        """Packets with the beginning of the words, which is a guest's room, and anything behind it."""
        for _ in range(FORGED):
            size = self.chance.choice([0, 272, self.chance.randrange(LONGEST_FORGED)])
            yield publish(topic, words[:ROOM_BYTES] + self.chance.randbytes(size))

    def _changed(self, words: bytes) -> bytes:
        """The same with another byte somewhere."""
        at = self.chance.randrange(len(words)) if words else 0
        return (
            words[:at] + bytes([words[at] ^ 1 << self.chance.randrange(8)]) + words[at + 1 :]
            if words
            else b"x"
        )

    def _with_another_key(self, words: bytes) -> bytes:
        """A greeting or an answer with another key in it; anything else stays as it is."""
        at = words.find(VERSION)
        if at < 0:
            return words
        begin, end = at + len(VERSION), at + GREETING_BYTES
        return words[:begin] + self.chance.randbytes(end - begin) + words[end:]


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while said := await reader.read(65_536):
        writer.write(said)
        await writer.drain()
