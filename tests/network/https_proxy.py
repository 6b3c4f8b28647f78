"""Somebody in the middle who ends TLS for a name, as a tunnel does, and records all that passes."""

import asyncio
import contextlib
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from websockets.asyncio.client import connect

from briscola.network.addresses.public_name import PublicName
from briscola.network.tables import page_endpoint
from briscola.pages.server import public_name_trial
from tests.network.broker import HERE
from tests.network.relay import Relay, pump

NAME = "home.example.org"
OTHER = "other.example.org"
"""A name that may lead to the same proxy, which has no certificate for it."""
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

    with patch.object(page_endpoint, "connect", here):
        yield


@contextlib.contextmanager
def name_leads_here(certificate: Path | None, **place: int) -> Iterator[None]:
    """The same, and this computer trusts this certificate besides the usual ones."""
    trusts = ssl.create_default_context()
    if certificate is not None:
        trusts.load_verify_locations(certificate)
    with names_lead_here(**place), patch.object(page_endpoint, "trusted", lambda: trusts):
        yield


class HttpsProxy(Relay):
    """Hands connections on to a port of this computer, and keeps what passes."""

    def __init__(self, certificate: Path, port: int = 0, *, path: str = "/") -> None:
        """`port` is where the pages are, `path` the folder that it takes off."""
        super().__init__(port)
        self._path, self._certificate = path, certificate
        self.heard, self.said = bytearray(), bytearray()
        """All that has passed, from those who come and to them."""

    @property
    def name(self) -> PublicName:
        """The name that leads here."""
        return PublicName(host=NAME, port=self.port)

    @property
    def context(self) -> ssl.SSLContext:
        ends = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        ends.load_cert_chain(self._certificate)
        return ends

    async def hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self.heard += head
        method, _, rest = head.partition(b" ")
        if not rest.startswith(self._path.encode()):
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            return
        here, there = await asyncio.open_connection(HERE, self.behind)
        told = f"X-Forwarded-For: {FRIEND}\r\nX-Forwarded-Proto: https\r\n\r\n".encode()
        there.write(method + b" /" + rest[len(self._path) : -2] + told)
        await asyncio.gather(pump(reader, there, self.heard), pump(here, writer, self.said))

    def failed(self, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")


@contextlib.contextmanager
def https_here(folder: Path, monkeypatch: pytest.MonkeyPatch, port: int) -> Iterator[HttpsProxy]:
    """A proxy to which names lead from this computer, and which a trial of a name trusts."""
    (kept := folder / "certificate").mkdir()
    proof, found = certificate(kept), socket.getaddrinfo

    def leads_here(host: Any, *place: Any, **options: Any) -> Any:
        return found(HERE if host in (NAME, OTHER) else host, *place, **options)

    monkeypatch.setattr(socket, "getaddrinfo", leads_here)
    trusts = ssl.create_default_context(cafile=proof)
    monkeypatch.setattr(public_name_trial, "trusted", lambda: trusts)
    with HttpsProxy(proof, port) as proxy:
        yield proxy
