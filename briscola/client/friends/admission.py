"""Admission to a table of friends: who comes in by herself, who knocks, and who stays away."""

from collections.abc import Mapping, Set

from msgspec import Struct

from briscola.network.messages.fields import RosterPlace
from briscola.network.messages.from_guest import Sit, Watch


class Knock(Struct, frozen=True, kw_only=True):
    """Somebody who wants to sit down, or to look on, and waits to be let in."""

    key: str
    name: str
    face: str
    seat: int | None = None
    """The seat she would like; None if she would look on."""
    doubtful: bool = False
    """True if a friend has this name, but another key."""

    def returns_to(self, place: RosterPlace) -> bool:
        """True if a seat that nobody uses has her name: so she has sat there before."""
        return place.claimable and place.is_of(self.name)


class Admission:
    """Remembers by key the people who come in without being let in, those who knock, and those barred."""

    def __init__(self, friends: Mapping[str, str], *, open_to_all: bool) -> None:
        """`friends` are names by key; `open_to_all`: nobody has to knock, and nobody is remembered."""
        self.friends = {**friends}
        """Names of the people who sit down without being let in, by key, the latest last."""
        self._open_to_all = open_to_all
        self._knocks: dict[str, Knock] = {}
        self._expected: set[str] = set()
        """Keys of people whom the host has let in before they knocked, for this table only."""
        self._sent_away: dict[str, bool] = {}
        """True for each key that is barred until the match is over."""

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Everybody who waits to be let in."""
        return tuple(self._knocks.values())

    def knows(self, key: str) -> bool:
        """True if the host has let her in before."""
        return key in self.friends or key in self._expected

    def comes_in(self, key: str) -> bool:
        """True if nobody has to let her in."""
        return self._open_to_all or self.knows(key)

    def knock(self, key: str, wish: Sit | Watch) -> None:
        """Have somebody wait to be let in; a later wish replaces the earlier one."""
        namesakes = {name.casefold() for friend, name in self.friends.items() if friend != key}
        self._knocks[key] = Knock(
            key=key,
            name=wish.name,
            face=wish.face,
            seat=wish.seat if isinstance(wish, Sit) else None,
            doubtful=wish.name.casefold() in namesakes,
        )

    def take_knock(self, key: str) -> Knock | None:
        """Remove and return somebody's knock; None if she does not knock."""
        return self._knocks.pop(key, None)

    def expect(self, key: str) -> None:
        """Let somebody come in without a knock, at this table only."""
        self._expected.add(key)
        self._sent_away.pop(key, None)

    def remember(self, key: str, name: str, *, page: bool) -> None:
        """Let somebody come in by herself from now on; whoever plays on a `page` only at this table."""
        if page:
            self.expect(key)
        else:
            self.friends.pop(key, None)  # the latest stand last
            self.friends[key] = name
            self._sent_away.pop(key, None)

    def remember_seated(self, key: str, name: str, *, page: bool) -> None:
        """The same for whoever sits down, unless all may, or she is expected at this table only."""
        if not self._open_to_all and key not in self._expected:
            self.remember(key, name, page=page)

    def forget(self, key: str, *, barred: bool) -> None:
        """Let somebody come in by herself no more; not at all before `open_again` if she is `barred`."""
        self.friends.pop(key, None)
        self._expected.discard(key)
        self._sent_away[key] = barred or self.is_barred(key)

    def is_barred(self, key: str) -> bool:
        """True if somebody was sent away from the match that goes on."""
        return self._sent_away.get(key, False)

    @property
    def sent_away(self) -> Set[str]:
        """Keys of those who were sent away from this table, and have not been let in again."""
        return self._sent_away.keys()

    def open_again(self) -> None:
        """Bar nobody any more."""
        self._sent_away = dict.fromkeys(self._sent_away, False)
