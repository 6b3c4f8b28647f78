"""The way of friends elsewhere to one's own table, as the host opens it: under a name, or by a tunnel.

Polled by the window. The pages are those of the table's phones, at the same port.
"""

import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from briscola.i18n.elsewhere_words import (
    lost_words,
    new_link,
    no_name_for_server,
    no_tunnel,
    same_link,
    starting_words,
    unreadable_server,
)
from briscola.network.addresses import (
    PASSING,
    SSH,
    PageAddress,
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

WhyNoWay = WhyNoTunnel | Literal["bad_server", "no_name"]
"""`bad_server`: that of the settings cannot be read. `no_name`: it has no name that leads to it."""
FIRST_REST, LONGEST_REST = 2.0, 30.0
"""Seconds before a lost line is called again: at first, and at most; each rest is twice the one before."""


def ssh_folder() -> Path:
    """Folder of the game's own key for ssh, and of the keys of the servers at which it has been."""
    return data_folder() / "ssh"


def ssh_key_file(settings: Settings) -> Path:
    """The key that is shown to servers: one that the person has chosen, or the game's own."""
    return Path(settings.ssh_key).expanduser() if settings.ssh_key else ssh_folder() / "briscola_ed25519"


class FriendsElsewhere:
    """Nothing is served, and no program runs, before `open`; everything ends with `close`.

    It may be opened before there is a table: it waits for the `phones` of that table.
    """

    def __init__(
        self,
        phones: FriendPhones | None,
        settings: Callable[[], Settings],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Looks for tunnel programs. `settings` tell the computer's own name."""
        self.phones = phones
        """The pages that are served; None before there is a table."""
        self._settings, self._clock = settings, clock
        self._found = found_tunnels()
        self._ssh = shutil.which(SSH)
        self.asked = False
        """True from `open` to `close`."""
        self._chosen: tuple[TunnelKind, str] | None = None
        """The tunnel that leads here, and its path; None: the own name leads here by itself."""
        self.tunnel: Tunnel | None = None
        """The tunnel program, from its start to the end of the way."""
        self.trouble: WhyNoWay | None = None
        """The reason for which the way leads nowhere."""
        self._last = ""
        """The newest link by which friends have been able to come."""
        self.renewed = False
        """True once the link is another one than at first."""
        self.called_back = False
        """True if it is the way of before the program ended."""
        self._serves = False
        """True once pages have been asked for."""
        self._stood = False
        """True once there has been a link since `open`."""
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
    def operator(self) -> str:
        """Whoever runs the tunnel that has been chosen; empty for the own name."""
        return "" if self._chosen is None else self._chosen[0].operator

    @property
    def key(self) -> str:
        """The way in one word, by which it is found again after a restart; the own name's is empty."""
        return next((kind.called for kind in self.tunnels if kind.called == self.called), "")

    @property
    def server_fault(self) -> WhyNoWay | None:
        """The reason for which the server in the settings cannot serve; None if none stands there."""
        text = self._settings().ssh_server
        if not text:
            return None
        try:
            read_ssh_server(text)
        except ValueError:
            return "bad_server"
        return "no_name" if self.own_name is None else None

    @property
    def opening(self) -> bool:
        """True from `open` until there is a link, or trouble."""
        return self.asked and not self.link and self.trouble is None

    @property
    def lost(self) -> bool:
        """True while a line that led here is called again."""
        return self.opening and bool(self._last)

    @property
    def warning(self) -> str:
        """A trouble, a lost line or a new link, in words; empty if there is none."""
        if self.trouble is not None:
            return self.trouble_words(self.trouble)
        if self.lost:
            return lost_words() if self._stood else starting_words()
        return new_link() if self.renewed else ""

    @property
    def news(self) -> str:
        """The warning, or that the link of before a restart leads here again; empty if neither."""
        return self.warning or (same_link() if self.called_back and self.link else "")

    def trouble_words(self, why: WhyNoWay) -> str:
        """A trouble in a sentence."""
        match why:
            case "bad_server":
                return unreadable_server(self._settings().ssh_server)
            case "no_name":
                return no_name_for_server()
            case _:
                return no_tunnel(why, self.called, key=str(self.key_file), hosts=str(self.hosts_file))

    @property
    def link(self) -> str:
        """The table's address for a browser anywhere; empty while there is none."""
        phones, name = self.phones, self._name
        return "" if phones is None or name is None or not phones.port else name.link(phones.token)

    @property
    def _name(self) -> PublicName | None:
        return None if self.phones is None else self.phones.public

    @property
    def page(self) -> PageAddress | None:
        """The page by which friends elsewhere come, with a browser or the game; None while there is none."""
        return self._name.page if self.link and self._name is not None else None

    def open(self, kind: TunnelKind | None = None) -> None:
        """Open the way: through a tunnel of this kind, or under the own name."""
        self.close()
        self.asked = True
        self._chosen = next((each for each in self._found if each[0] is kind), None)
        if kind is None:
            self.trouble = self.server_fault
            self._chosen = self._own_server()
        self.update()

    def open_again(self, key: str, link: str) -> None:
        """Open the way as it was before the program ended, until it stands: its `key`, and its last link."""
        self.open(next((kind for kind in self.tunnels if kind.called == key), None))
        self._last, self.called_back = link, True

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
        if not self.asked or self.trouble is not None or self.phones is None:
            return
        if not self._serves:
            self._serves = True
            self.phones.serve()
        if not (port := self.phones.port):
            return
        if self._chosen is None:
            self._stands_at(self.own_name)
            return
        if self.tunnel is None:
            if self._clock() < self._again_at:
                return
            self.tunnel = self._started(*self._chosen, port)
            if self.tunnel is None:
                self.trouble = "bad_key"
                return
        self.tunnel.update()
        self._stands_at(self.tunnel.name)
        if self.tunnel.name is not None:
            self._rest = FIRST_REST
        elif self.tunnel.trouble is not None:
            self._failed(self.tunnel.trouble)

    def _stands_at(self, name: PublicName | None) -> None:
        """Serve under this name; None: nobody comes from elsewhere just now."""
        assert self.phones is not None
        self.phones.public = name
        if link := self.link:
            self._stood = True
            self.renewed |= self._last not in ("", link)
            self.called_back &= not self.renewed
            self._last = link

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
        if not self._last or why not in PASSING:
            self.trouble = why
            return
        self.tunnel = None
        self._again_at = self._clock() + self._rest
        self._rest = min(2 * self._rest, LONGEST_REST)

    def close(self) -> None:
        """Let nobody come from elsewhere any more."""
        self.asked, self._chosen, self.trouble, self._last = False, None, None, ""
        self._rest, self._again_at, self.renewed, self.called_back = FIRST_REST, 0.0, False, False
        self._serves = self._stood = False
        tunnel, self.tunnel = self.tunnel, None
        if tunnel is not None:
            tunnel.close()
        if self.phones is not None:
            self.phones.public = None
