"""The way of friends elsewhere to one's own table, as the host opens it: under a name, or by a tunnel.

Polled by the window. The pages are those of the table's phones, at the same port.
"""

from collections.abc import Callable, Sequence

from briscola.network.addresses import PublicName, Tunnel, TunnelKind, WhyNoTunnel, found_tunnels, known_name
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.storage.settings import Settings


class FriendsElsewhere:
    """Nothing is served, and no program runs, before `open`; everything ends with `close`."""

    def __init__(self, phones: FriendPhones, settings: Callable[[], Settings]) -> None:
        """Looks for tunnel programs. `settings` tell the computer's own name."""
        self._phones, self._settings = phones, settings
        self._found = found_tunnels()
        self._asked = False
        self._kind: tuple[TunnelKind, str] | None = None
        """The tunnel to be started as soon as pages are served, and its path."""
        self.tunnel: Tunnel | None = None
        """The tunnel program, from its start to the end of the way."""

    @property
    def tunnels(self) -> Sequence[TunnelKind]:
        """Tunnel programs of this computer."""
        return [kind for kind, _ in self._found]

    @property
    def own_name(self) -> PublicName | None:
        """The name in the settings."""
        return known_name(self._settings().public_name)

    @property
    def offered(self) -> bool:
        """True if there is any way."""
        return self.own_name is not None or bool(self._found)

    @property
    def opening(self) -> bool:
        """True from `open` until there is a link, or trouble."""
        return self._asked and not self.link and self.trouble is None

    @property
    def trouble(self) -> WhyNoTunnel | None:
        """The reason for which a tunnel leads nowhere."""
        return None if self.tunnel is None else self.tunnel.trouble

    @property
    def link(self) -> str:
        """The table's address for a browser anywhere; empty while there is none."""
        name = self._phones.public
        return "" if name is None or not self._phones.port else name.link(self._phones.token)

    def open(self, kind: TunnelKind | None = None) -> None:
        """Open the way: through a tunnel of this kind, or under the own name."""
        self.close()
        self._asked = True
        self._kind = next((each for each in self._found if each[0] is kind), None)
        self.update()

    def update(self) -> None:
        """Start what can be started, and find out what has become of it."""
        if not self._asked or not (port := self._phones.port):
            return
        if self._kind is None and self.tunnel is None:
            self._phones.public = self.own_name
            return
        if self._kind is not None:
            (kind, path), self._kind = self._kind, None
            self.tunnel = Tunnel(kind, path, port)
        if self.tunnel is not None:
            self.tunnel.update()
            self._phones.public = self.tunnel.name

    def close(self) -> None:
        """Let nobody come from elsewhere any more."""
        self._asked, self._kind = False, None
        tunnel, self.tunnel = self.tunnel, None
        if tunnel is not None:
            tunnel.close()
        self._phones.public = None
