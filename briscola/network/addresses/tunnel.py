"""Tunnel programs of this computer: what they are, and one that runs as long as a table needs it.

A tunnel gives a page of this computer a public name. Its operator ends TLS, so he can read what passes.
"""

import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import IO

from msgspec.structs import replace

from briscola.network.addresses.public_name import NoPublicName, PublicName, read_public_name
from briscola.network.addresses.tunnel_kinds import NEW, TUNNELS, TunnelKind, WhyNoTunnel
from briscola.players.bots.group import Group

NO_FILES: Mapping[str, str] = {"key": "", "hosts": "", "strict": NEW}
"""For kinds that need none."""
NAME_SECONDS = 40.0
"""Seconds for a program to tell its name."""
LONGEST_LINE = 4096
"""Bytes of a line; one that is longer, or never ends, tells nothing."""
LAST_WORDS = 0.5
"""Seconds for reading what an ended program has still printed."""
_COLOURS = re.compile(rb"\x1b\[[0-9;?]*[ -/]*[@-~]")


def found_tunnels() -> Sequence[tuple[TunnelKind, str]]:
    """The known programs that are on this computer, each with its path."""
    return [(kind, path) for kind in TUNNELS if (path := shutil.which(kind.program))]


class NameFinder:
    """Looks for a name in what a program prints, line by line; nothing is kept but a line that has not ended.

    And for the reason for which there is none.
    """

    def __init__(self, kind: TunnelKind) -> None:
        self._kind, self._line = kind, b""
        self._too_long = False
        self._told = -1

    @property
    def trouble(self) -> WhyNoTunnel | None:
        """The trouble of which it has told."""
        return self._kind.reasons[self._told][1] if self._told >= 0 else None

    def feed(self, data: bytes) -> Sequence[PublicName]:
        """The names that are told in lines which end here."""
        *ended, begun = data.split(b"\n")
        names = list[PublicName]()
        for line in ended:
            self._take_part(line)
            if not self._too_long and (name := self._read(self._line)):
                names.append(name)
            self._line, self._too_long = b"", False
        self._take_part(begun)
        return names

    def _take_part(self, part: bytes) -> None:
        """Take more of a line that has not ended."""
        self._too_long |= len(self._line) + len(part) > LONGEST_LINE
        self._line = b"" if self._too_long else self._line + part

    def _read(self, line: bytes) -> PublicName | None:
        line = _COLOURS.sub(b"", line).strip()
        told = [at for at, (words, _) in enumerate(self._kind.reasons) if words.match(line)]
        self._told = max(self._told, *told, -1)
        found = self._kind.announces.fullmatch(line)
        if found is None:
            return None
        if self._kind.public_name is not None:
            return self._kind.public_name
        with suppress(NoPublicName):
            name = read_public_name(found[1].decode("ascii"))
            return replace(name, tells_addresses=self._kind.tells_addresses)
        return None


class Tunnel:
    """A running tunnel program; it is polled, and `close` ends it with all that it has started."""

    def __init__(
        self,
        kind: TunnelKind,
        path: str,
        port: int,
        files: Mapping[str, str] = NO_FILES,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Starts the program, found at `path`, so that it leads to a port of this computer."""
        self.kind = kind
        self.name: PublicName | None = None
        """Its public name, once it has told it; a newer one only where the service renews it."""
        self.trouble: WhyNoTunnel | None = None
        self._clock, self._until = clock, clock() + NAME_SECONDS
        self._group: Group | None = None
        self._readers: list[threading.Thread] = []
        self._finders: list[NameFinder] = []
        try:
            self._group = Group(kind.command(path, port, files))
        except OSError:
            self.trouble = "not_started"
            return
        for pipe in self._group.pipes[1:]:
            self._finders.append(finder := NameFinder(kind))
            reading = threading.Thread(target=self._read, args=(pipe, finder), daemon=True)
            self._readers.append(reading)
            reading.start()

    def _read(self, pipe: IO[bytes], finder: NameFinder) -> None:
        """Read all that it prints, so that it never waits for us."""
        with pipe, suppress(OSError):
            while data := os.read(pipe.fileno(), LONGEST_LINE):
                for name in finder.feed(data):
                    if self.name is None or self.kind.renews:
                        self.name = name
            finder.feed(b"\n")  # the last line of a program that has ended may have no end

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
        self.trouble = next(filter(None, (finder.trouble for finder in self._finders)), why)

    def close(self) -> None:
        """End the program; its name leads nowhere any more."""
        if self._group is not None:
            self._group.end()
            self._group.pipes[0].close()
        for reading in self._readers:
            reading.join(LAST_WORDS)
        self.name = None
