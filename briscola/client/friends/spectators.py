"""The people who look on at a match without a seat: the public lines live, all cards of a hand after it."""

from collections.abc import Callable

from briscola.client.friends.told import Told
from briscola.engine.events import NOBODY
from briscola.network.guest_messages import Hello
from briscola.network.host_messages import HostMessage
from briscola.storage.header import Header
from briscola.table import Table

Send = Callable[[str, HostMessage], None]
"""Sends a message to whoever has a key; does nothing if she has no connection."""


class Spectators:
    """The connections of those who look on. Nothing that is hidden from the public goes in here."""

    def __init__(self, table: Table, header: Header, run: str, send: Send) -> None:
        self._table, self._header, self._run, self._send = table, header, run, send
        self._told: dict[str, Told] = {}

    def arrive(self, key: str, hello: Hello) -> None:
        """Somebody looks on from now on; `hello` says what she had when she connected."""
        if key in self._told:
            return
        told = self._told[key] = Told(self._table, self._header, NOBODY, run=self._run, hello=hello)
        self._send(key, told.header)
        self.tell_lines()
        self.show()

    def leave(self, key: str) -> None:
        """Somebody looks on no more, or has lost her connection."""
        self._told.pop(key, None)

    def tell_lines(self) -> None:
        """Tell everybody of the lines written since the last call."""
        for key, told in self._told.items():
            for message in told.lines():
                self._send(key, message)

    def show(self) -> None:
        """Show everybody the table, once for each trick."""
        for key, told in self._told.items():
            for message in told.view():
                self._send(key, message)

    def tell(self, message: HostMessage) -> None:
        """Tell everybody something that the public may know."""
        for key in self._told:
            self._send(key, message)
