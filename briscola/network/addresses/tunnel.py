"""Tunnel programs of this computer: what they are, and one that runs as long as a table needs it.

A tunnel gives a page of this computer a public name. Its operator ends TLS, so he can read what passes.
"""

import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO, Literal, NamedTuple

from briscola.network.addresses.public_name import NoPublicName, PublicName, read_public_name
from briscola.players.bots import Group

NAME_SECONDS = 40.0
"""Seconds for a program to tell its name."""
LONGEST_LINE = 4096
"""Bytes of its output that are looked at together."""
LAST_WORDS = 0.5
"""Seconds for reading what an ended program has still printed."""
MOST_OUTPUT = 256 * 1024
"""Bytes that it may print before its name."""

WhyNoTunnel = Literal["not_started", "ended", "silent"]
"""`not_started`: it cannot be run. `ended`: it has ended by itself. `silent`: it tells no name."""


class TunnelKind(NamedTuple):
    """A program that is known; `name` finds the public name in what it prints."""

    program: str
    operator: str
    arguments: Sequence[str]
    name: re.Pattern[bytes]

    def command(self, path: str, port: int) -> list[str]:
        """The command that leads to a port of this computer."""
        return [path, *(each.format(port=port) for each in self.arguments)]


_END = rb"(?=[\s|/]*[\s|])"
TUNNELS = (
    TunnelKind(
        "cloudflared",
        "Cloudflare",
        ("tunnel", "--no-autoupdate", "--url", "http://127.0.0.1:{port}"),
        re.compile(rb"https://((?!api\.)[a-z0-9-]{1,63}\.trycloudflare\.com)" + _END),
    ),
    TunnelKind(
        "tailscale",
        "Tailscale",
        ("funnel", "{port}"),
        re.compile(rb"https://([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,3}\.ts\.net(?::\d{1,5})?)" + _END),
    ),
)


def found_tunnels() -> Sequence[tuple[TunnelKind, str]]:
    """The known programs that are on this computer, each with its path."""
    return [(kind, path) for kind in TUNNELS if (path := shutil.which(kind.program))]


class NameFinder:
    """Looks for a name in what a program prints, piece by piece; nothing of it is kept but the last line."""

    def __init__(self, kind: TunnelKind) -> None:
        self._kind, self._line = kind, b""
        self.read = 0
        """Bytes that have come."""

    def feed(self, data: bytes) -> PublicName | None:
        """The name, as soon as it stands there whole."""
        self.read += len(data)
        text = self._line + data
        found = self._kind.name.search(text)
        self._line = text.rpartition(b"\n")[2][-LONGEST_LINE:]
        if found is None:
            return None
        with suppress(NoPublicName):
            return read_public_name(found[1].decode("ascii"))
        return None


class Tunnel:
    """A running tunnel program; it is polled, and `close` ends it with all that it has started."""

    def __init__(
        self,
        kind: TunnelKind,
        path: str,
        port: int,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Starts the program, found at `path`, so that it leads to a port of this computer."""
        self.kind = kind
        self.name: PublicName | None = None
        """Its public name, once it has told it."""
        self.trouble: WhyNoTunnel | None = None
        self._clock, self._until = clock, clock() + NAME_SECONDS
        self._group: Group | None = None
        self._readers: list[threading.Thread] = []
        try:
            self._group = Group(kind.command(path, port))
        except OSError:
            self.trouble = "not_started"
            return
        for pipe in self._group.pipes[1:]:
            reading = threading.Thread(target=self._read, args=(pipe, NameFinder(kind)), daemon=True)
            self._readers.append(reading)
            reading.start()

    def _read(self, pipe: IO[bytes], finder: NameFinder) -> None:
        """Read all that it prints, so that it never waits for us; after its name nothing is looked at."""
        with pipe, suppress(OSError):
            while data := os.read(pipe.fileno(), LONGEST_LINE):
                if self.name is None and finder.read < MOST_OUTPUT and (name := finder.feed(data)):
                    self.name = name

    def update(self) -> None:
        """Find out whether it still runs, and has told its name in time."""
        if self.trouble is not None or self._group is None:
            return
        if not self._group.alive:
            self._fail("ended")
        elif self.name is None and self._clock() >= self._until:
            self._fail("silent")

    def _fail(self, why: WhyNoTunnel) -> None:
        self.close()
        self.trouble = why

    def close(self) -> None:
        """End the program; its name leads nowhere any more."""
        if self._group is not None:
            self._group.end()
            self._group.pipes[0].close()
        for reading in self._readers:
            reading.join(LAST_WORDS)
        self.name = None
