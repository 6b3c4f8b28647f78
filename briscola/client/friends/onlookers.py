"""The people who look on at an open table."""

from collections.abc import Collection, Iterator

from briscola.network.messages.fields import MOST_ONLOOKERS, Onlooker


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
