"""Somebody in the middle who ends TLS for a name, as a tunnel does, and records all that passes."""

import asyncio
import contextlib
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any, Self
from unittest.mock import patch

from websockets.asyncio.client import connect

from briscola.network.addresses.public_name import PublicName
from briscola.network.tables import page_door
from tests.network.broker import HERE

NAME = "home.example.org"
FRIEND = "203.0.113.7"
"""Address from which everybody comes, as it tells."""


def certificate(folder: Path, name: str = NAME) -> Path:
    """A certificate of the name with its key, which vouches for itself."""
    key, whole = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"),
            *("-keyout", str(key), "-out", str(whole)),
        ],
        check=True,
        capture_output=True,
    )
    whole.write_text(whole.read_text() + key.read_text())
    return whole


@contextlib.contextmanager
def names_lead_here(**place: int) -> Iterator[None]:
    """Have every name lead to this computer; a `port` in place of that of the link may be named."""

    def here(uri: str, **options: Any) -> connect:
        assert options["host"] in uri and options["port"], "no answer can lead to another computer"
        return connect(uri, **{**options, "host": HERE, **place})

    with patch.object(page_door, "connect", here):
        yield


@contextlib.contextmanager
def name_leads_here(certificate: Path | None, **place: int) -> Iterator[None]:
    """The same, and this computer trusts this certificate besides the usual ones."""
    trusts = ssl.create_default_context()
    if certificate is not None:
        trusts.load_verify_locations(certificate)
    with names_lead_here(**place), patch.object(page_door, "trusted", lambda: trusts):
        yield


class HttpsProxy:
    """Hands connections on to a port of this computer, in a thread of its own."""

    def __init__(self, certificate: Path, port: int = 0, *, path: str = "/") -> None:
        """`port` is where the pages are, `path` the folder that it takes off."""
        self.behind, self._path, self._certificate = port, path, certificate
        self.heard, self.said = bytearray(), bytearray()
        """All that has passed, from those who come and to them."""
        self.port = 0
        self.came = 0
        self._lines: set[asyncio.StreamWriter] = set()
        self._ready = Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end: asyncio.Event | None = None
        self._thread = Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    @property
    def name(self) -> PublicName:
        """The name that leads here."""
        return PublicName(host=NAME, port=self.port)

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

    async def _run(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        ends = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        ends.load_cert_chain(self._certificate)
        server = await asyncio.start_server(self._came, HERE, 0, ssl=ends)
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
            head = await reader.readuntil(b"\r\n\r\n")
            self.heard += head
            method, _, rest = head.partition(b" ")
            if not rest.startswith(self._path.encode()):
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            here, there = await asyncio.open_connection(HERE, self.behind)
            told = f"X-Forwarded-For: {FRIEND}\r\nX-Forwarded-Proto: https\r\n\r\n".encode()
            there.write(method + b" /" + rest[len(self._path) : -2] + told)
            await asyncio.gather(_pump(reader, there, self.heard), _pump(here, writer, self.said))
        except (OSError, asyncio.IncompleteReadError):
            writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        finally:
            self._lines.discard(writer)
            writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, passed: bytearray) -> None:
    try:
        while data := await reader.read(65536):
            passed += data
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
