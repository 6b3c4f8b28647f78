"""The connections to an open table: whose they are, and what all of them are told."""

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple, Protocol

from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import HostMessage, RosterChange, Why


class Connection(Protocol):
    """The connection of one person."""

    def send(self, message: HostMessage) -> None:
        """Send a message without waiting."""

    def dismiss(self, why: Why) -> None:
        """Say goodbye and close."""


class _Line(NamedTuple):
    connection: Connection
    hello: Hello
    page: bool


class TableConnections(Collection[str]):
    """The connections of a table of friends: keys of the people, each with a line and what she said first."""

    def __init__(self, later: Callable[[Callable[[], None]], object]) -> None:
        """`later` calls what tells of the roster, which may change again until then."""
        self._lines: dict[str, _Line] = {}
        self._later, self._waits = later, False
        self._roster: RosterChange | None = None
        """The roster that was told last."""

    def __contains__(self, key: object) -> bool:
        return key in self._lines

    def __iter__(self) -> Iterator[str]:
        return iter([*self._lines])

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, key: str, connection: Connection, hello: Hello, *, page: bool) -> None:
        """Somebody is there, in a browser or not."""
        self._lines[key] = _Line(connection, hello, page)

    def drop(self, key: str) -> Connection | None:
        """Somebody is not there any more; her connection, None if she had none."""
        line = self._lines.pop(key, None)
        return None if line is None else line.connection

    def is_of(self, connection: Connection, key: str) -> bool:
        """True if this is the present connection of whoever has a key."""
        return key in self._lines and self._lines[key].connection is connection

    def plays_on_page(self, key: str) -> bool:
        """True if somebody is there in a browser."""
        return key in self._lines and self._lines[key].page

    def hello(self, key: str) -> Hello:
        """The first words of somebody who is there."""
        return self._lines[key].hello

    def afresh(self, key: str) -> None:
        """Forget all that somebody has of a match: she has another seat now."""
        line = self._lines[key]
        hello = Hello(protocol=line.hello.protocol, rules=line.hello.rules, line=line.hello.line)
        self._lines[key] = line._replace(hello=hello)

    def send(self, key: str, message: HostMessage) -> None:
        """Send a message to whoever has this key, if she is there."""
        if key in self._lines:
            self._lines[key].connection.send(message)

    def tell_roster(self, roster: Callable[[], RosterChange]) -> None:
        """Have everybody told of the roster if it is new, once for all changes that come together."""
        if not self._waits:
            self._waits = True
            self._later(lambda: self._broadcast(roster))

    def _broadcast(self, roster: Callable[[], RosterChange]) -> None:
        self._waits = False
        message = roster()
        if message != self._roster:
            self._roster = message
            for line in self._lines.values():
                line.connection.send(message)

    def close(self, why: Why = "closed") -> None:
        """Say goodbye to everybody."""
        for line in [*self._lines.values()]:
            line.connection.dismiss(why)
        self._lines.clear()

    def hush(self) -> None:
        """Tell nobody anything any more."""
        self._lines.clear()
