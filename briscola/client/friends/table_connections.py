"""The connections to an open table: whose they are, and who looks on."""

from collections.abc import Collection, Iterator
from typing import NamedTuple, Protocol

from briscola.network.messages.fields import MOST_ONLOOKERS, Onlooker
from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import HostMessage, Why


class Connection(Protocol):
    """The connection of one person."""

    def send(self, message: HostMessage) -> None:
        """Send a message without waiting."""

    def dismiss(self, why: Why) -> None:
        """Say goodbye and close."""


class _Present(NamedTuple):
    connection: Connection
    hello: Hello
    page: bool


class TableConnections(Collection[str]):
    """The connections of a table of friends: keys of the people, with what each said first."""

    def __init__(self) -> None:
        self._present: dict[str, _Present] = {}

    def __contains__(self, key: object) -> bool:
        return key in self._present

    def __iter__(self) -> Iterator[str]:
        return iter([*self._present])

    def __len__(self) -> int:
        return len(self._present)

    def add(self, key: str, connection: Connection, hello: Hello, *, page: bool) -> None:
        """Keep the connection of somebody; `page` is True if she plays in a browser."""
        self._present[key] = _Present(connection, hello, page)

    def drop(self, key: str) -> Connection | None:
        """Remove and return the connection of a key; None if it has none."""
        present = self._present.pop(key, None)
        return None if present is None else present.connection

    def is_of(self, connection: Connection, key: str) -> bool:
        """True if this is the present connection of whoever has a key."""
        return key in self._present and self._present[key].connection is connection

    def plays_on_page(self, key: str) -> bool:
        """True if somebody with a connection plays in a browser."""
        return key in self._present and self._present[key].page

    def hello(self, key: str) -> Hello:
        """First message of somebody with a connection."""
        return self._present[key].hello

    def afresh(self, key: str) -> None:
        """Forget all that somebody has of a match: she has another seat now."""
        present = self._present[key]
        hello = Hello(protocol=present.hello.protocol, rules=present.hello.rules, line=present.hello.line)
        self._present[key] = present._replace(hello=hello)

    def send(self, key: str, message: HostMessage) -> None:
        """Send a message to whoever has this key, if she is there."""
        if key in self._present:
            self._present[key].connection.send(message)

    def close(self, why: Why = "closed") -> None:
        """Say goodbye to everybody."""
        for present in [*self._present.values()]:
            present.connection.dismiss(why)
        self._present.clear()

    def hush(self) -> None:
        """Tell nobody anything any more."""
        self._present.clear()


class Onlookers:
    """The people who may look on, by key, and which of them are here."""

    def __init__(self, connections: Collection[str], *, allowed: bool) -> None:
        """`connections` are the keys of everybody who is here."""
        self._connections = connections
        self.allowed = allowed
        """False if nobody may look on but those who get back a seat of the match."""
        self._names: dict[str, str] = {}

    def __iter__(self) -> Iterator[str]:
        return iter([*self._names])

    def __contains__(self, key: object) -> bool:
        return key in self._names

    @property
    def here(self) -> tuple[Onlooker, ...]:
        """Everybody who looks on now."""
        names = self._names.items()
        return tuple(Onlooker(key=key, name=name) for key, name in names if key in self._connections)

    def add(self, key: str, name: str) -> bool:
        """Let somebody look on; False if too many do. Room is made by forgetting those who are not here."""
        if len(self._names) >= MOST_ONLOOKERS:
            self._names = {key: name for key, name in self._names.items() if key in self._connections}
        if len(self._names) >= MOST_ONLOOKERS:
            return False
        self._names[key] = name
        return True

    def remove(self, key: str) -> None:
        """Let somebody look on no more."""
        self._names.pop(key, None)
