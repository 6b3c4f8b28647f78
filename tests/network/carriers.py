"""Carriers of frames for tests: two ends in one process, and a loop that must end clean."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

import pytest

from briscola.network.addresses.room_codes import room_code
from briscola.network.channel.endpoint import EndpointClosed, GuestEndpoint, HostEndpoint, answer, knock
from briscola.network.channel.handshake import GuestHandshake, HostHandshake
from briscola.network.channel.sealed_channel import SealedChannel
from briscola.network.keys.key_pair import KeyPair
from tests.network.keys import ANNA, TABLE

Result = TypeVar("Result")


class MemoryCarrier:
    """One of two joined ends; `clogged` makes it as slow as a reader who never reads."""

    shared = False

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.other: MemoryCarrier = self
        self.clogged = asyncio.Event()
        self.gone = False
        self.sent: list[bytes] = []

    async def send(self, frame: bytes) -> None:
        while self.clogged.is_set():
            await asyncio.sleep(3600)
        if self.gone or self.other.gone:
            raise ConnectionError
        self.sent.append(frame)
        self.other.incoming.put_nowait(frame)

    async def receive(self) -> bytes:
        frame = await self.incoming.get()
        if frame is None:
            raise ConnectionError
        return frame

    def expect(self, channel: SealedChannel) -> None:
        """Nobody else can put frames in."""

    async def close(self) -> None:
        self.abort()

    def abort(self) -> None:
        self.gone = True
        for end in (self, self.other):
            end.incoming.put_nowait(None)


def carried(door: GuestEndpoint | HostEndpoint) -> MemoryCarrier:
    """The end through which a door of these tests speaks."""
    carrier = door.carrier
    assert isinstance(carrier, MemoryCarrier)
    return carrier


def carriers() -> tuple[MemoryCarrier, MemoryCarrier]:
    one, other = MemoryCarrier(), MemoryCarrier()
    one.other, other.other = other, one
    return one, other


async def doors(key: KeyPair = ANNA) -> tuple[GuestEndpoint, HostEndpoint]:
    at_guest, at_host = carriers()
    return await asyncio.gather(knock(at_guest, room_code(TABLE.public), key), answer(at_host, TABLE))


async def why_closed(steps: Awaitable[object]) -> str:
    with pytest.raises(EndpointClosed) as caught:
        await steps
    return caught.value.why


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


class Ends(NamedTuple):
    """The two ends of a sealed channel."""

    guest: SealedChannel
    host: SealedChannel


def joined(key: KeyPair = ANNA) -> Ends:
    """A channel between a guest and the host of TABLE, joined without a socket."""
    guest, host = GuestHandshake(room_code(TABLE.public), key), HostHandshake(TABLE)
    channel, proof = guest.finish(host.answer(guest.greeting))
    return Ends(channel, host.finish(proof))


def run(steps: Coroutine[Any, Any, Result]) -> Result:
    """Run to the end, which may leave no task behind."""

    async def checked() -> Result:
        async with asyncio.timeout(30):
            result = await steps
        for _ in range(3):
            await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}
        return result

    return asyncio.run(checked())
