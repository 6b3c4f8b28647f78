"""The seats of an open table: who sits where, with which face, and which of them stay open."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from briscola.client.host.opponents import NO_COMMANDS
from briscola.client.setup.characters import regular_people
from briscola.client.setup.match_setup import MatchSetup, regular, regulars
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import RosterPlace, occupant_of
from briscola.players.bots.command import PROGRAM, is_program
from briscola.storage.match_choices import seated


class TableSeats:
    """The places of a table of friends, by seat. Nobody has two of them, and no two people have one face."""

    def __init__(self, occupants: Sequence[Occupant]) -> None:
        self.seat_anew(occupants)

    def seat_anew(
        self,
        occupants: Sequence[Occupant],
        *,
        programs: Mapping[int, str] = NO_COMMANDS,
        filled: Iterable[int] = (),
    ) -> None:
        """Seat these and nobody else. A person without a name is an open seat.

        `programs` are the command lines of those whose level does not tell it: of a program the others learn
        only that it is one. Computers at `filled` seats sit there for one match.
        """
        self.places = [
            RosterPlace(
                seat=seat,
                name=who.name,
                face=who.face,
                key=who.key,
                level=PROGRAM if is_program(who.level) else who.level,
                computer=seat,
                page=who.page,
            )
            if who.level or who.name
            else _open(seat)
            for seat, who in enumerate(occupants)
        ]
        told = {seat: who.level for seat, who in enumerate(occupants) if is_program(who.level)}
        self.programs: Mapping[int, str] = programs or told
        """Command lines of programs, by seat."""
        self._filled = {seat for seat in filled if occupants[seat].level}
        """Open seats at which computers sit for a match."""
        self._left: set[str] = set()
        """Keys of people who have left for good while a match goes on."""
        self.offered = ""
        """Key of whoever may take over the table, until she leaves or a match begins; empty for nobody."""

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

    def sit(self, key: str, seat: int, name: str, face: str, *, page: bool) -> None:
        """Seat a person, who may change her seat and her face so; the host's name for her stays.

        A computer that sits there takes the seat of before, or goes if she had none.
        """
        before = self.seat_of(key)
        if before is not None:
            name = self.places[before].name
            self.swap(before, seat)
        self._filled.discard(seat)
        self.programs = {at: line for at, line in self.programs.items() if at != seat}
        self.places[seat] = RosterPlace(seat=seat, name=name, face=face, key=key, computer=seat, page=page)
        self.back(key)

    def swap(self, seat: int, other: int) -> None:
        """Swap whoever sits at two seats; nobody who has moved is ready for what follows."""
        moved = {seat: other, other: seat}
        for at, place in zip((other, seat), (self.places[seat], self.places[other]), strict=True):
            self.places[at] = replace(place, seat=at, computer=at, ready=False)
        self._filled = {moved.get(each, each) for each in self._filled}
        self.programs = {moved.get(at, at): line for at, line in self.programs.items()}

    def vacate(self, seat: int, *, playing: bool = False) -> None:
        """Leave a seat open, at once or, while a match is `playing`, as soon as it is over."""
        if playing:
            self._left.add(self.places[seat].key)
        else:
            if self.places[seat].key == self.offered:
                self.offered = ""
            self.places[seat] = _open(seat)

    def has_left(self, key: str) -> bool:
        """True if a person has left while a match goes on, and has not come back."""
        return key in self._left

    def back(self, key: str) -> None:
        """Keep the seat of somebody who is back."""
        self._left.discard(key)

    def rename(self, seat: int, name: str) -> None:
        """Call somebody otherwise."""
        if self.places[seat].name:
            self.places[seat] = replace(self.places[seat], name=name)

    def ready(self, seat: int, yes: bool) -> None:
        """Note if the person of a seat would begin."""
        self.places[seat] = replace(self.places[seat], ready=yes)

    def fill(self) -> None:
        """Seat a computer with a face of its own at each open seat, until the match is over."""
        others = (regular(each.name, "regular") for each in regular_people())
        taken = {place.face for place in self.places if place.name}
        for sitter in (*regulars(len(self.places)), *others):
            if not (free := self.free):
                break
            if sitter.face not in taken:
                taken.add(sitter.face)
                self.places[free[0]] = RosterPlace(
                    seat=free[0], name=sitter.name, face=sitter.face, level="regular"
                )
                self._filled.add(free[0])

    def begin(self) -> None:
        """Mark nobody ready: for the next match everybody has to press anew. No offer outlives this."""
        self.offered = ""
        self.places = [replace(place, ready=False) for place in self.places]

    def open_again(self) -> None:
        """Open the seats of computers that sat there for one match, and of those who have left."""
        gone = {*self._filled, *(seat for key in self._left if (seat := self.seat_of(key)) is not None)}
        for seat in gone:
            self.vacate(seat)
        self._filled.clear()
        self._left.clear()

    def setup_of(self, setup: MatchSetup) -> MatchSetup:
        """The match of these people and computers; `setup` has its game."""
        return seated(setup, [occupant_of(place) for place in self.places])


def _open(seat: int) -> RosterPlace:
    return RosterPlace(seat=seat, computer=seat)
