"""A line between two simulated computers: late, stalled, half open or cut; whole frames in their order."""

import asyncio
from collections import deque
from math import inf

from briscola.network.channel.sealed_channel import SealedChannel
from tests.simulated.world import Computer, World


class End:
    """One end of a line, as a program holds it."""

    def __init__(self, computer: Computer, world: World, *, shared: bool) -> None:
        self.shared = shared
        """True where nobody tells when the other end is gone."""
        self.computer, self._world = computer, world
        self.other: End | None = None
        self.delay = 0.02
        """Seconds for a frame from here to the other end."""
        self._clear = 0.0
        """Moment until which nothing else arrives from here."""
        self._frames: deque[bytes] = deque()
        self._came = asyncio.Event()
        self.broken = False

    def stall(self, seconds: float) -> None:
        self._clear = max(self._clear, self._world.now + seconds)

    def _arrives(self, seconds: float) -> float:
        """Moment at which a frame arrives that is sent now."""
        self._clear = max(self._clear, self._world.now + seconds)
        return self._clear - self._world.now

    def _reach(self, frame: bytes | None) -> None:
        """Let a frame, or the end (None), arrive at the other end."""
        other, delay = self.other, self._arrives(self.delay)
        if other is not None and delay < inf:
            self._world.later(delay, lambda: other.computer.call(other.take, frame))

    def take(self, frame: bytes | None) -> None:
        if frame is None:
            self.broken = True
        else:
            self._frames.append(frame)
        self._came.set()

    async def send(self, frame: bytes) -> None:
        """Send a frame. Raises OSError once this end is broken."""
        if self.broken:
            raise ConnectionResetError("the line is cut")
        self._reach(frame)

    async def receive(self) -> bytes:
        """The next frame. Raises OSError once all have come and the line is cut."""
        while not self._frames:
            if self.broken:
                raise ConnectionResetError("the line is cut")
            self._came.clear()
            await self._came.wait()
        return self._frames.popleft()

    async def close(self) -> None:
        """Close it: the other end learns it after all that was sent, unless the line is shared."""
        self.abort()

    def abort(self) -> None:
        if not self.broken:
            self.take(None)
            if not self.shared:
                self._reach(None)

    def expect(self, channel: SealedChannel) -> None:
        """Nobody else puts frames into this line."""
        del channel


def cable(world: World, ours: Computer, theirs: Computer, *, shared: bool = False) -> tuple[End, End]:
    """The two ends of a new line."""
    here, there = End(ours, world, shared=shared), End(theirs, world, shared=shared)
    here.other, there.other = there, here
    return here, there
