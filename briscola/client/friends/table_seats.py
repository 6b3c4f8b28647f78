"""The seats of an open table: who sits where, with which face, and which of them stay open."""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.mappings import without
from briscola.client.host.opponents import NO_COMMANDS
from briscola.client.setup.characters import regular_people
from briscola.client.setup.match_setup import MatchSetup, regular, regulars
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import RosterPlace, occupant_of
from briscola.players.bots.command import PROGRAM, is_program
from briscola.storage.match_choices import seated


class TableSeats(Struct, frozen=True, kw_only=True):
    """The places of a table of friends, by seat. Nobody has two of them, and no two people have one face."""

    places: tuple[RosterPlace, ...]
    programs: Mapping[int, str] = NO_COMMANDS
    """Command lines of programs, by seat: they may name people and folders, and stay at this computer."""
    for_one_match: Set[int] = frozenset()
    """Open seats at which computers sit for a match."""
    left: Set[str] = frozenset()
    """Keys of people who have left for good while a match goes on."""
    offered: str = ""
    """Key of whoever may take over the table, until she leaves or a match begins; empty for nobody."""

    @classmethod
    def of(
        cls,
        occupants: Sequence[Occupant],
        *,
        programs: Mapping[int, str] = NO_COMMANDS,
        filled: Iterable[int] = (),
    ) -> Self:
        """The seats of these and nobody else. A person without a name is an open seat.

        `programs` are the command lines of those whose level does not tell it: of a program the others learn
        only that it is one. Computers at `filled` seats sit there for one match.
        """
        told = {seat: who.level for seat, who in enumerate(occupants) if is_program(who.level)}
        return cls(
            places=tuple(_place(seat, who) for seat, who in enumerate(occupants)),
            programs=programs or told,
            for_one_match=frozenset(seat for seat in filled if occupants[seat].level),
        )

    @property
    def free(self) -> Sequence[int]:
        """The open seats."""
        return [place.seat for place in self.places if not place.name]

    def seat_of(self, key: str) -> int | None:
        """Seat of a person; None if she has none."""
        return next((place.seat for place in self.places if key and place.key == key), None)

    @property
    def people(self) -> Sequence[int]:
        """Seats of people."""
        return [place.seat for place in self.places if place.key]

    def open_to(self, key: str) -> Sequence[int]:
        """The seats that a person may take: the open ones, and those of computers if she sits already."""
        sits = self.seat_of(key) is not None
        return [p.seat for p in self.places if not p.name or (sits and (p.level or p.key == key))]

    def has_face(self, face: str, *, besides: str) -> bool:
        """True if somebody sits here with this face, `besides` the person of that key."""
        return any(place.name and place.face == face and place.key != besides for place in self.places)

    def has_left(self, key: str) -> bool:
        """True if a person has left while a match goes on, and has not come back."""
        return key in self.left

    def setup_of(self, setup: MatchSetup) -> MatchSetup:
        """The match of these people and computers; `setup` has its game."""
        return seated(setup, [occupant_of(place) for place in self.places])

    # ---- the same seats after a change

    def _with(self, *places: RosterPlace) -> Self:
        changed = {place.seat: place for place in places}
        return replace(self, places=tuple(changed.get(each.seat, each) for each in self.places))

    def seated(self, who: Occupant, seat: int) -> Self:
        """With a person, who may change her seat and her face so; the host's name for her stays.

        A computer that sits there takes the seat of before, or goes if she had none.
        """
        before, name, seats = self.seat_of(who.key), who.name, self
        if before is not None:
            name = self.places[before].name
            seats = self.swapped(before, seat)
        place = RosterPlace(seat=seat, name=name, face=who.face, key=who.key, computer=seat, page=who.page)
        return replace(
            seats._with(place),
            for_one_match=seats.for_one_match - {seat},
            programs=without(seats.programs, seat),
            left=seats.left - {who.key},
        )

    def swapped(self, seat: int, other: int) -> Self:
        """With two seats swapped; nobody who has moved is ready for what follows."""
        moved = {seat: other, other: seat}
        places = (replace(self.places[at], seat=to, computer=to, ready=False) for at, to in moved.items())
        return replace(
            self._with(*places),
            for_one_match=frozenset(moved.get(each, each) for each in self.for_one_match),
            programs={moved.get(at, at): line for at, line in self.programs.items()},
        )

    def vacated(self, seat: int, *, playing: bool = False) -> Self:
        """With an open seat, at once or, while a match is `playing`, as soon as it is over."""
        key = self.places[seat].key
        if playing:
            return replace(self, left=self.left | {key})
        return replace(self._with(_open(seat)), offered="" if key == self.offered else self.offered)

    def back(self, key: str) -> Self:
        """With the seat of somebody who is back kept for her."""
        return replace(self, left=self.left - {key}) if key in self.left else self

    def renamed(self, seat: int, name: str) -> Self:
        """With another name for somebody."""
        return self._with(replace(self.places[seat], name=name)) if self.places[seat].name else self

    def ready(self, seat: int, yes: bool) -> Self:
        """With the word of a seat's person if she would begin."""
        return self._with(replace(self.places[seat], ready=yes))

    def filled(self) -> Self:
        """With a computer that has a face of its own at each open seat, until the match is over."""
        others = (regular(each.name, "regular") for each in regular_people())
        taken = {place.face for place in self.places if place.name}
        computers = list[RosterPlace]()
        free = iter(self.free)
        for sitter in (*regulars(len(self.places)), *others):
            if sitter.face not in taken and (seat := next(free, None)) is not None:
                taken.add(sitter.face)
                computers.append(RosterPlace(seat=seat, name=sitter.name, face=sitter.face, level="regular"))
        return replace(
            self._with(*computers), for_one_match=self.for_one_match | {place.seat for place in computers}
        )

    def begun(self) -> Self:
        """With nobody ready: for the next match everybody has to press anew. No offer outlives this."""
        return replace(self, offered="", places=tuple(replace(place, ready=False) for place in self.places))

    def opened_again(self) -> Self:
        """Without the computers that sat there for one match, and without those who have left."""
        if not self.for_one_match and not self.left:
            return self
        seats = self
        for place in self.places:
            if place.seat in self.for_one_match or place.key in self.left:
                seats = seats.vacated(place.seat)
        return replace(seats, for_one_match=frozenset(), left=frozenset())


def _place(seat: int, who: Occupant) -> RosterPlace:
    if not who.level and not who.name:
        return _open(seat)
    return RosterPlace(
        seat=seat,
        name=who.name,
        face=who.face,
        key=who.key,
        level=PROGRAM if is_program(who.level) else who.level,
        computer=seat,
        page=who.page,
    )


def _open(seat: int) -> RosterPlace:
    return RosterPlace(seat=seat, computer=seat)
