"""The way of friends elsewhere to one's own table, as the host opens it: under a name, or by a tunnel.

Polled by the window. The pages are those of the table's phones, at the same port.
"""

import shutil
import time
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Literal, Protocol

from msgspec import Struct, field

from briscola.i18n.elsewhere_words import (
    lost_words,
    new_link,
    next_ways,
    no_name_for_server,
    no_ssh,
    no_tunnel,
    same_link,
    starting_words,
    unreadable_server,
)
from briscola.network.addresses.page_address import PageAddress
from briscola.network.addresses.public_name import PublicName, known_name
from briscola.network.addresses.room_codes import spelled
from briscola.network.addresses.tunnel import Tunnel, found_tunnels
from briscola.network.addresses.tunnel_kinds import (
    KNOWN,
    NEW,
    PASSING,
    SSH,
    TunnelKind,
    WhyNoTunnel,
    own_server,
    read_ssh_server,
)
from briscola.network.keys.known_servers import begin_known_servers, knows_server, may_be_told
from briscola.network.keys.ssh_key import keep_ssh_key, public_ssh_key
from briscola.pages.server.page_server import PAGE_PORT
from briscola.storage.settings.settings import Settings
from briscola.system.own_folders import data_folder

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


class ReachedPages(Protocol):
    """Pages to which a way leads: those of a table, or of a trial."""

    token: str
    """The table's code."""
    public: PublicName | None
    """The name by which friends come; None: nobody comes from elsewhere."""

    @property
    def port(self) -> int:
        """Port where they are served; 0 while they are not."""

    def serve(self) -> None:
        """Serve them."""


class _UnkeptError(Exception):
    """The keys of servers cannot be kept."""


class RouteStage(Enum):
    """The point at which a way is; `FriendsElsewhere.update` leads from one to the next."""

    CLOSED = "nobody comes from elsewhere"
    WAITS = "it has been opened, but there is no table yet"
    CALLS = "pages are served, and a name for them is waited for, also after a line was lost"
    STANDS = "friends come by the link"
    FAILED = "it leads nowhere, for its trouble, until it is opened anew"


class _Opening(Struct):
    """Everything that is known of a way from `open` to `close`; the next one knows nothing of it."""

    stage: RouteStage = RouteStage.CLOSED
    chosen: tuple[TunnelKind, str] | None = None
    """The tunnel that leads here, and its path; None: the own name leads here by itself."""
    tunnel: Tunnel | None = None
    """The tunnel program, from its start to the end of the way; None while a lost line rests."""
    trouble: WhyNoWay | None = None
    """The reason for which the way has failed."""
    before: str = ""
    """Its link of before the program ended; empty if it is no such way."""
    links: set[str] = field(default_factory=set)
    """Every link by which friends have been able to come."""
    rest: float = 0.0
    """Seconds of the last rest before a lost line was called again; 0 since it stood."""
    again_at: float = 0.0
    """The moment at which a lost line is called again."""


class FriendsElsewhere:
    """Nothing is served, and no program runs, before `open`; everything ends with `close`.

    It may be opened before there is a table: it waits for the `phones` of that table.
    """

    def __init__(
        self,
        phones: ReachedPages | None,
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
        self._opening = _Opening()

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
        return self._opening.chosen[0].called if self._opening.chosen else ""

    @property
    def operator(self) -> str:
        """Whoever runs the tunnel that has been chosen; empty for the own name."""
        return self._opening.chosen[0].operator if self._opening.chosen else ""

    @property
    def key(self) -> str:
        """The way in one word, by which it is found again after a restart; the own name's is empty."""
        return next((kind.called for kind in self.tunnels if kind.called == self.called), "")

    @property
    def _own_way(self) -> tuple[TunnelKind, str] | WhyNoWay | None:
        """The way through the server in the settings, or its fault; None if none stands there."""
        text, name = self._settings().ssh_server, self.own_name
        if not text:
            return None
        try:
            server = read_ssh_server(text)
        except ValueError:
            return "bad_server"
        return "no_name" if name is None else (own_server(server, PAGE_PORT, name), self._ssh or SSH)

    @property
    def server_fault(self) -> WhyNoWay | None:
        """The reason for which the server in the settings cannot serve; None if none stands there."""
        way = self._own_way
        return way if isinstance(way, str) else None

    @property
    def next_ways(self) -> str:
        """A sentence with the other ways by name, once a tunnel has failed; empty before."""
        if self.trouble is None:
            return ""
        names = [kind.called for kind in self.tunnels]
        own = [] if self.own_name is None or not self.operator else [self.own_name.address]
        others = [*own, *(name for name in names if name != self.called)]
        return next_ways(others, own=self.own_name is None, cloudflared="cloudflared" not in names)

    @property
    def tunnel(self) -> Tunnel | None:
        """The tunnel program that runs."""
        return self._opening.tunnel

    @property
    def trouble(self) -> WhyNoWay | None:
        """The reason for which the way leads nowhere."""
        return self._opening.trouble

    @property
    def asked(self) -> bool:
        """True from `open` to `close`."""
        return self._opening.stage is not RouteStage.CLOSED

    @property
    def opening(self) -> bool:
        """True from `open` until there is a link, or trouble."""
        return self._opening.stage in (RouteStage.WAITS, RouteStage.CALLS)

    @property
    def lost(self) -> bool:
        """True while a line that led here, before the program ended or since, is called again."""
        return self.opening and bool(self._opening.before or self._opening.links)

    @property
    def renewed(self) -> bool:
        """True once the link is another one than at first."""
        return len(self._opening.links | ({self._opening.before} - {""})) > 1

    @property
    def warning(self) -> str:
        """A trouble, a lost line or a new link, in words; empty if there is none."""
        if self.trouble is not None:
            return self.trouble_words(self.trouble)
        if self.lost:
            return lost_words() if self._opening.links else starting_words()
        return new_link() if self.renewed else ""

    @property
    def news(self) -> str:
        """The warning, or that the link of before a restart leads here again; empty if neither."""
        return self.warning or (same_link() if self.link and self._opening.before else "")

    def trouble_words(self, why: WhyNoWay) -> str:
        """A trouble in a sentence."""
        match why:
            case "bad_server":
                return unreadable_server(self._settings().ssh_server)
            case "no_name":
                return no_name_for_server()
            case "not_started" if self._opening.chosen and self._opening.chosen[0].server:
                return no_ssh()
            case _:
                return no_tunnel(why, self.called, key=str(self.key_file), hosts=str(self.hosts_file))

    @property
    def link(self) -> str:
        """The table's address for a browser anywhere; empty while there is none."""
        phones, name = self.phones, self._name
        return "" if phones is None or name is None or not phones.port else name.link(spelled(phones.token))

    @property
    def _name(self) -> PublicName | None:
        return None if self.phones is None else self.phones.public

    @property
    def page(self) -> PageAddress | None:
        """The page by which friends elsewhere come, with a browser or the game; None while there is none."""
        return self._name.page if self.link and self._name is not None else None

    def open(self, kind: TunnelKind | None = None, *, before: str = "") -> None:
        """Open the way by a tunnel of this kind, or under the own name; `before`: its last link so far."""
        self.close()
        self._opening = _Opening(stage=RouteStage.WAITS, before=before)
        way = next((each for each in self._found if each[0] is kind), None) if kind else self._own_way
        if isinstance(way, str):
            self._fail(way)
        else:
            self._opening.chosen = way
        self.update()

    def open_again(self, key: str, link: str) -> None:
        """Open the way as it was before the program ended, until it stands: its `key`, and its last link."""
        self.open(next((kind for kind in self.tunnels if kind.called == key), None), before=link)

    def update(self) -> None:
        """Go on as far as can be: serve pages, start what leads to them, find out what has become of it."""
        way, phones = self._opening, self.phones
        if phones is None or way.stage in (RouteStage.CLOSED, RouteStage.FAILED):
            return
        if way.stage is RouteStage.WAITS:
            way.stage = RouteStage.CALLS
            phones.serve()
        if not (port := phones.port):
            return
        if way.chosen is None:
            phones.public = self.own_name
        elif way.tunnel is not None or self._clock() >= way.again_at:
            phones.public = self._name_through(*way.chosen, port)
        if link := self.link:
            way.stage = RouteStage.STANDS
            way.links.add(link)
        elif way.stage is RouteStage.STANDS:
            way.stage = RouteStage.CALLS

    def _name_through(self, kind: TunnelKind, path: str, port: int) -> PublicName | None:
        """The name to which the tunnel leads from elsewhere; its program is started unless it runs."""
        way = self._opening
        try:
            tunnel = way.tunnel = way.tunnel or self._started(kind, path, port)
        except _UnkeptError:
            self._fail("unkept")
            return None
        except OSError:
            self._fail("bad_key")
            return None
        tunnel.update()
        name, why = tunnel.name, tunnel.trouble
        if name is not None and way.stage is RouteStage.CALLS and not self._knows(kind):
            tunnel.close()
            self._fail("unkept")
            return None
        if name is not None:
            way.rest = 0.0
        elif why in PASSING and (way.before or way.links):
            way.tunnel, way.rest = None, min(max(FIRST_REST, 2 * way.rest), LONGEST_REST)
            way.again_at = self._clock() + way.rest
        elif why is not None:
            self._fail(why)
        return name

    def _started(self, kind: TunnelKind, path: str, port: int) -> Tunnel:
        """The tunnel program, started. Raises _UnkeptError, and OSError for a key that cannot be kept."""
        if not kind.server:
            return Tunnel(kind, path, port)
        try:
            begin_known_servers(self.hosts_file)
        except OSError as error:
            raise _UnkeptError from error
        if kind.needs_key and not self._settings().ssh_key:
            keep_ssh_key(self.key_file)
        if kind.needs_key and not may_be_told(self.key_file):
            raise OSError("ssh cannot be told of the key")
        key, hosts = self.key_file.as_posix(), self.hosts_file.as_posix()
        strict = KNOWN if self._knows(kind) else NEW
        return Tunnel(kind, path, port, {"key": key, "hosts": hosts, "strict": strict})

    def _knows(self, kind: TunnelKind) -> bool:
        """True if it has been kept which server this is, or if no `ssh` calls one."""
        return not kind.server or knows_server(self.hosts_file, kind.server)

    def _fail(self, why: WhyNoWay) -> None:
        self._opening.stage, self._opening.trouble = RouteStage.FAILED, why

    def close(self) -> None:
        """Let nobody come from elsewhere any more."""
        closed, self._opening = self._opening, _Opening()
        if closed.tunnel is not None:
            closed.tunnel.close()
        if self.phones is not None:
            self.phones.public = None
