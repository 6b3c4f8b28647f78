"""Hands bytes on to a port of this computer, in a thread of its own; the line can be slow, and be cut."""

import asyncio
import contextlib
import ssl
from threading import Event, Thread
from typing import Self

from tests.network.broker import HERE


class Relay:
    """Hands connections on until it is left."""

    def __init__(self, port: int = 0, *, delay: float = 0.0) -> None:
        """`port` is the other end; each byte is held back for `delay` seconds, each way."""
        self.behind, self.delay = port, delay
        self.port = 0
        self.came = 0
        self._lines: set[asyncio.StreamWriter] = set()
        self._ready = Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end: asyncio.Event | None = None
        self._thread = Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def cut(self) -> None:
        """Break every line."""

        def broken() -> None:
            for line in self._lines:
                line.transport.abort()

        assert self._loop is not None
        self._loop.call_soon_threadsafe(broken)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._loop is not None and self._end is not None
        self.cut()
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(10)

    @property
    def context(self) -> ssl.SSLContext | None:
        """The certificate that it shows; None if it only hands on."""
        return None

    async def _run(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._came, HERE, 0, ssl=self.context)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._end.wait()
        server.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                while self._lines:
                    await asyncio.sleep(0.01)

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.came += 1
        self._lines.add(writer)
        try:
            await self.hand_on(reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            self.failed(writer)
        finally:
            self._lines.discard(writer)
            writer.close()

    async def hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes on one line, both ways, until it ends."""
        here, there = await asyncio.open_connection(HERE, self.behind)
        await asyncio.gather(
            pump(reader, there, delay=self.delay),
            pump(here, writer, delay=self.delay),
        )

    def failed(self, writer: asyncio.StreamWriter) -> None:
        """Tell whoever came that there is nobody at the other end."""


async def pump(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    passed: bytearray | None = None,
    *,
    delay: float = 0.0,
) -> None:
    """Write what is read, later, and keep it in `passed`; the end is passed on, too."""
    later = asyncio.get_running_loop().call_later
    try:
        while data := await reader.read(65536):
            if passed is not None:
                passed += data
            if delay:
                later(delay, writer.write, data)
            else:
                writer.write(data)
                await writer.drain()
    except OSError:
        pass
    finally:
        if delay:
            later(delay, writer.close)
            await asyncio.sleep(delay)
        else:
            writer.close()
