"""Admission to a table of friends: who comes in by herself, who knocks, and who stays away."""

from collections.abc import Mapping, Set
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.mappings import without
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


class Admission(Struct, frozen=True, kw_only=True):
    """The people, by key, who come in without being let in, those who knock, and those barred."""

    friends: Mapping[str, str] = {}
    """Names of the people who sit down without being let in, the latest last."""
    open_to_all: bool = False
    """True if nobody has to knock, and nobody is remembered."""
    knocking: Mapping[str, Knock] = {}
    """Everybody who waits to be let in, in the order in which they came."""
    expected: Set[str] = frozenset()
    """Those whom the host has let in before they knocked, for this table only."""
    barred: Mapping[str, bool] = {}
    """Those who were sent away and not let in again; True for each who is barred until the match is over."""

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Everybody who waits to be let in."""
        return tuple(self.knocking.values())

    def knows(self, key: str) -> bool:
        """True if the host has let her in before."""
        return key in self.friends or key in self.expected

    def comes_in(self, key: str) -> bool:
        """True if nobody has to let her in."""
        return self.open_to_all or self.knows(key)

    def is_barred(self, key: str) -> bool:
        """True if somebody was sent away from the match that goes on."""
        return self.barred.get(key, False)

    @property
    def sent_away(self) -> Set[str]:
        """Keys of those who were sent away from this table, and have not been let in again."""
        return self.barred.keys()

    def knocked(self, key: str, wish: Sit | Watch) -> Self:
        """With somebody who waits to be let in; a later wish replaces the earlier one."""
        namesakes = {name.casefold() for friend, name in self.friends.items() if friend != key}
        knock = Knock(
            key=key,
            name=wish.name,
            face=wish.face,
            seat=wish.seat if isinstance(wish, Sit) else None,
            doubtful=wish.name.casefold() in namesakes,
        )
        return replace(self, knocking={**self.knocking, key: knock})

    def without_knock(self, key: str) -> Self:
        """With nobody of that key at the door."""
        return replace(self, knocking=without(self.knocking, key)) if key in self.knocking else self

    def expecting(self, key: str) -> Self:
        """With somebody who comes in without a knock, at this table only."""
        return replace(self, expected=self.expected | {key}, barred=without(self.barred, key))

    def remembering(self, key: str, name: str, *, page: bool) -> Self:
        """With somebody who comes in by herself from now on; whoever plays on a `page` only at this table."""
        if page:
            return self.expecting(key)
        friends = {**without(self.friends, key), key: name}  # the latest stand last
        return replace(self, friends=friends, barred=without(self.barred, key))

    def remembering_seated(self, key: str, name: str, *, page: bool) -> Self:
        """The same for whoever sits down, unless all may, or she is expected at this table only."""
        if self.open_to_all or key in self.expected:
            return self
        return self.remembering(key, name, page=page)

    def forgetting(self, key: str, *, barred: bool) -> Self:
        """With somebody who comes in by herself no more; if `barred`, not at all before `opened_again`."""
        return replace(
            self,
            friends=without(self.friends, key),
            expected=self.expected - {key},
            barred={**self.barred, key: barred or self.is_barred(key)},
        )

    def opened_again(self) -> Self:
        """With nobody barred any more."""
        return replace(self, barred=dict.fromkeys(self.barred, False)) if self.barred else self
