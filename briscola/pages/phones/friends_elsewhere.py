"""The way of friends elsewhere to one's own table, as the host opens it: under a name, or by a tunnel.

Polled by the window. The pages are those of the table's phones, at the same port.
"""

import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from briscola.network.addresses import (
    PASSING,
    SSH,
    PublicName,
    Tunnel,
    TunnelKind,
    WhyNoTunnel,
    found_tunnels,
    known_name,
    own_server,
    read_ssh_server,
)
from briscola.network.keys import keep_ssh_key, public_ssh_key
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.pages.server import PAGE_PORT
from briscola.storage.files import make_folder
from briscola.storage.settings import Settings
from briscola.system import data_folder

FIRST_REST, LONGEST_REST = 2.0, 30.0
"""Seconds before a lost line is called again: at first, and at most; each rest is twice the one before."""


def ssh_folder() -> Path:
    """Folder of the game's own key for ssh, and of the keys of the servers at which it has been."""
    return data_folder() / "ssh"


def ssh_key_file(settings: Settings) -> Path:
    """The key that is shown to servers: one that the person has chosen, or the game's own."""
    return Path(settings.ssh_key).expanduser() if settings.ssh_key else ssh_folder() / "briscola_ed25519"


class FriendsElsewhere:
    """Nothing is served, and no program runs, before `open`; everything ends with `close`."""

    def __init__(
        self,
        phones: FriendPhones,
        settings: Callable[[], Settings],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Looks for tunnel programs. `settings` tell the computer's own name."""
        self._phones, self._settings, self._clock = phones, settings, clock
        self._found = found_tunnels()
        self._ssh = shutil.which(SSH)
        self._asked = False
        self._chosen: tuple[TunnelKind, str] | None = None
        """The tunnel that leads here, and its path; None: the own name leads here by itself."""
        self.tunnel: Tunnel | None = None
        """The tunnel program, from its start to the end of the way."""
        self.trouble: WhyNoTunnel | None = None
        """The reason for which a tunnel leads nowhere."""
        self._last: PublicName | None = None
        """The newest name under which friends have been able to come."""
        self.renewed = False
        """True once the link is another one than at first."""
        self._rest = FIRST_REST
        self._again_at = 0.0
        """The moment at which a lost line is called again."""

    @property
    def tunnels(self) -> Sequence[TunnelKind]:
        """Tunnel programs of this computer."""
        return [kind for kind, _ in self._found]

    @property
    def lacks_ssh(self) -> bool:
        """True if this computer does not have the program that needs no account."""
        return self._ssh is None

    @property
    def own_name(self) -> PublicName | None:
        """The name in the settings."""
        return known_name(self._settings().public_name)

    @property
    def key_file(self) -> Path:
        """The file of the key that servers are shown."""
        return ssh_key_file(self._settings())

    @property
    def hosts_file(self) -> Path:
        """The file with the keys of the servers at which this computer has been."""
        return ssh_folder() / "known_hosts"

    @property
    def public_key(self) -> str:
        """The part of the key that a server has to know."""
        return public_ssh_key(self.key_file)

    @property
    def called(self) -> str:
        """The tunnel that has been chosen, as people read it."""
        return "" if self._chosen is None else self._chosen[0].called

    @property
    def opening(self) -> bool:
        """True from `open` until there is a link, or trouble."""
        return self._asked and not self.link and self.trouble is None

    @property
    def lost(self) -> bool:
        """True while a line that led here is called again."""
        return self.opening and self._last is not None

    @property
    def link(self) -> str:
        """The table's address for a browser anywhere; empty while there is none."""
        name = self._phones.public
        return "" if name is None or not self._phones.port else name.link(self._phones.token)

    def open(self, kind: TunnelKind | None = None) -> None:
        """Open the way: through a tunnel of this kind, or under the own name."""
        self.close()
        self._asked = True
        self._chosen = next((each for each in self._found if each[0] is kind), None) or self._own_server()
        self._phones.serve()
        self.update()

    def _own_server(self) -> tuple[TunnelKind, str] | None:
        """The way through the server in the settings, if there is one."""
        name, text = self.own_name, self._settings().ssh_server
        if name is None or not text:
            return None
        try:
            server = read_ssh_server(text)
        except ValueError:
            return None
        return own_server(server, PAGE_PORT, name), self._ssh or SSH

    def update(self) -> None:
        """Start what can be started, and find out what has become of it."""
        if not self._asked or self.trouble is not None or not (port := self._phones.port):
            return
        if self._chosen is None:
            self._phones.public = self.own_name
            return
        if self.tunnel is None:
            if self._clock() < self._again_at:
                return
            self.tunnel = self._started(*self._chosen, port)
            if self.tunnel is None:
                self.trouble = "bad_key"
                return
        self.tunnel.update()
        self._phones.public = name = self.tunnel.name
        if name is not None:
            self.renewed |= self._last not in (None, name)
            self._last, self._rest = name, FIRST_REST
        elif self.tunnel.trouble is not None:
            self._failed(self.tunnel.trouble)

    def _started(self, kind: TunnelKind, path: str, port: int) -> Tunnel | None:
        files = {"key": self.key_file.as_posix(), "hosts": self.hosts_file.as_posix()}
        try:
            if kind.program == SSH:
                make_folder(ssh_folder())
            if kind.needs_key and not self._settings().ssh_key:
                keep_ssh_key(self.key_file)
        except OSError:
            return None
        return Tunnel(kind, path, port, files)

    def _failed(self, why: WhyNoTunnel) -> None:
        """Call a line again that has led here once; everything else is told."""
        if self._last is None or why not in PASSING:
            self.trouble = why
            return
        self.tunnel = None
        self._again_at = self._clock() + self._rest
        self._rest = min(2 * self._rest, LONGEST_REST)

    def close(self) -> None:
        """Let nobody come from elsewhere any more."""
        self._asked, self._chosen, self.trouble, self._last = False, None, None, None
        self._rest, self._again_at, self.renewed = FIRST_REST, 0.0, False
        tunnel, self.tunnel = self.tunnel, None
        if tunnel is not None:
            tunnel.close()
        self._phones.public = None
