"""A line that goes dead without a word, as a phone's does: nothing passes, and nobody hangs up."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

HERE = "127.0.0.1"


class StallingLine:
    """Passes connections on to a port of this computer; lives in an asyncio loop."""

    def __init__(self, port: int) -> None:
        """`port` is that of the other end."""
        self._to = port
        self._free, self._answers = asyncio.Event(), asyncio.Event()
        self._free.set()
        self._answers.set()
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()

    @property
    def port(self) -> int:
        """The port to connect to. Raises LookupError before it is open."""
        if self._server is None:
            raise LookupError("nothing listens")
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def open(self) -> None:
        """Pass connections on."""
        self._server = await asyncio.start_server(self._joined, HERE, 0)

    async def close(self) -> None:
        """End all connections."""
        assert self._server is not None
        self._server.close()
        for pipe in list(self._pipes):
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)

    async def stall(self, *, answers_only: bool = False) -> None:
        """Let nothing pass, or only what goes there; what is connected stays dead for good."""
        self._answers.clear()
        if not answers_only:
            self._free.clear()

    async def go_on(self) -> None:
        """Let new connections pass again."""
        for pipe in list(self._pipes):
            pipe.cancel()
        self._free.set()
        self._answers.set()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._free.is_set():
            self._keep(self._nothing(writer))
            return
        far_reader, far_writer = await asyncio.open_connection(HERE, self._to)
        self._keep(self._pipe(reader, far_writer, self._free))
        self._keep(self._pipe(far_reader, writer, self._answers))

    def _keep(self, steps: Coroutine[Any, Any, None]) -> None:
        pipe = asyncio.ensure_future(steps)
        self._pipes.add(pipe)
        pipe.add_done_callback(self._pipes.discard)

    async def _nothing(self, writer: asyncio.StreamWriter) -> None:
        """A connection that was made over a dead line."""
        try:
            await self._free.wait()
        finally:
            writer.transport.abort()

    async def _pipe(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, free: asyncio.Event
    ) -> None:
        try:
            with suppress(ConnectionError):
                while data := await reader.read(65536):
                    await free.wait()
                    writer.write(data)
                    await writer.drain()
        finally:
            writer.transport.abort()
