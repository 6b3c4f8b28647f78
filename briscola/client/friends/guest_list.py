"""The people at the door of a table: friends, those who knock, look on, or were sent away."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from briscola.network.guest_messages import Sit, Watch
from briscola.network.message_fields import MOST_ONLOOKERS


class Knock(Struct, frozen=True, kw_only=True):
    """Somebody who wants to sit down, or to look on, and waits to be let in."""

    key: str
    name: str
    face: str
    seat: int | None = None
    """The seat she would like; None if she would look on."""
    doubtful: bool = False
    """True if a friend has this name, but another key."""


class GuestList:
    """The decisions of the host about people, each by the key that she has proved."""

    def __init__(self, friends: Mapping[str, str]) -> None:
        """`friends` are the names of people who come in without being let in."""
        self.friends = {**friends}
        self.knocks: dict[str, Knock] = {}
        """People who wait to be let in."""
        self.onlookers: dict[str, str] = {}
        """Names of people who may look on."""
        self.expected: set[str] = set()
        """People whom the host has let in before they knocked, for this table only."""
        self.barred: set[str] = set()
        """People who were sent away from the match that goes on."""

    def knock(self, key: str, wish: Sit | Watch) -> None:
        """Somebody waits to be let in; a later wish replaces the earlier one."""
        namesakes = {name.casefold() for friend, name in self.friends.items() if friend != key}
        self.knocks[key] = Knock(
            key=key,
            name=wish.name,
            face=wish.face,
            seat=wish.seat if isinstance(wish, Sit) else None,
            doubtful=wish.name.casefold() in namesakes,
        )

    def sits(self, key: str, name: str, *, friend: bool) -> None:
        """Somebody has a seat; a `friend` comes in by herself from now on."""
        self.onlookers.pop(key, None)
        if friend:
            self.friends[key] = name

    def look_on(self, key: str, name: str, *, here: Collection[str]) -> bool:
        """Let somebody look on; False if too many do. Room is made by forgetting those who are not `here`."""
        if len(self.onlookers) >= MOST_ONLOOKERS:
            self.onlookers = {each: called for each, called in self.onlookers.items() if each in here}
        if len(self.onlookers) >= MOST_ONLOOKERS:
            return False
        self.onlookers[key] = name
        return True

    def gone(self, key: str) -> None:
        """Somebody's connection is lost: she has to knock again."""
        self.knocks.pop(key, None)

    def send_away(self, key: str, *, barred: bool) -> None:
        """Somebody is no friend any more; `barred`: she does not come back into this match."""
        self.friends.pop(key, None)
        self.expected.discard(key)
        self.onlookers.pop(key, None)
        if barred:
            self.barred.add(key)
