"""Several people at one computer: who they are, where they sit, and what their table has agreed."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from briscola.client.setup.characters import people
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.terms import PERSON
from briscola.storage.match_choices import Opponent
from briscola.storage.people.profiles import Profile
from briscola.storage.records.header import HouseTerms
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME, Settings
from briscola.system import resources

KEPT = "company"
"""Key of the company among the choices that the settings keep for the next match."""
ANYTHING, KEYS = "any", "keys"
"""The things that a person plays with: everything, or keyboard and mouse. For a pad see `pad_name`."""
PAD = "pad "


def pad_name(number: int) -> str:
    """Name of the pad `number` (from 1) among the things that a person plays with."""
    return f"{PAD}{number}"


class Companion(Struct, frozen=True, kw_only=True):
    """A person who sits down too; `key` is the profile's id, empty for a guest."""

    face: str
    name: str = ""
    key: str = ""
    plays_with: str = ANYTHING


class Company(Struct, frozen=True, kw_only=True):
    """The people besides the one who begins, and what all of them agree.

    They stay together when another game is chosen; the last of them stand up where there are too few places.
    """

    people: tuple[Companion, ...] = ()
    places: dict[int, tuple[int, ...]] = {}
    """Seats (from 1) of these people by size of the table; where nothing is chosen, the next free ones."""
    plays_with: str = ANYTHING
    """The thing that the person who begins plays with."""
    hints: bool = False
    undo: bool = False
    curtain: bool = True

    def seated(self, players: int) -> dict[int, Companion]:
        """The people at a table of that size, by seat."""
        return {seat: self.people[at] for seat, at in self._taken(players).items()}

    def _taken(self, players: int) -> dict[int, int]:
        """Index in `people` of who sits at a table of that size, by seat."""
        found: dict[int, int] = {}
        free = list(range(1, players))
        wished = self.places.get(players, ())
        for at in range(min(len(self.people), players - 1)):
            seat = wished[at] if at < len(wished) and wished[at] in free else free[0]
            free.remove(seat)
            found[seat] = at
        return dict(sorted(found.items()))

    def with_seat(self, players: int, seat: int, sitter: Companion | None) -> "Company":
        """Seat somebody, in place of the person there; None: that person stands up."""
        taken = self._taken(players)
        if sitter is None:
            return self if seat not in taken else self._without(taken[seat])
        if seat in taken:
            at = taken[seat]
            return structs.replace(self, people=(*self.people[:at], sitter, *self.people[at + 1 :]))
        by_index = sorted(taken, key=taken.__getitem__)
        places = {**self.places, players: (*by_index, seat)}  # a seat is free, so everybody has one
        return structs.replace(self, people=(*self.people, sitter), places=places)

    def _without(self, at: int) -> "Company":
        """The company without one of its people; the others keep their seats at each table."""
        places = {size: (*seats[:at], *seats[at + 1 :]) for size, seats in self.places.items()}
        return structs.replace(self, people=(*self.people[:at], *self.people[at + 1 :]), places=places)

    def known_to(self, others: Sequence[Profile]) -> "Company":
        """The same guests, and those of `others` who are here, with their present names and faces."""
        found = {profile.id: profile for profile in others}
        company = self
        for at in reversed(range(len(self.people))):
            key = self.people[at].key
            if key and key not in found:
                company = company._without(at)
        people = tuple(
            structs.replace(one, name=found[one.key].name, face=found[one.key].face) if one.key else one
            for one in company.people
        )
        return structs.replace(company, people=people)


class TableAgreement(Struct, frozen=True, kw_only=True):
    """The agreement of people around one screen on its picture; hints and undo are terms of the record."""

    curtain: bool = True
    """True if a curtain covers the table between two people's turns."""
    inputs: tuple[str, ...] = ()
    """The things that `MatchSetup.people` play with, in their order."""


def company_of(kept: Mapping[str, Any]) -> Company:
    """The company among the choices that the settings keep; nobody if they are damaged."""
    try:
        company = msgspec.convert(kept.get(KEPT, {}), Company, str_keys=True)
    except msgspec.ValidationError:
        return Company()
    faces = [each.name for each in people()]
    keys = [sitter.key for sitter in company.people if sitter.key]
    if len(set(keys)) < len(keys) or not all(sitter.face in faces for sitter in company.people):
        return structs.replace(company, people=(), places={})
    named = tuple(structs.replace(sitter, name=clean(sitter.name, LONGEST_NAME)) for sitter in company.people)
    return structs.replace(company, people=named)


def may_leave_out_curtain(setup: MatchSetup) -> bool:
    """True where the people may agree to play without a curtain: they are two, or all hands lie open."""
    return len(setup.people) == 2 or setup.rules().open_hands


def agreement_of(kept: Mapping[str, Any], setup: MatchSetup, *, mine: str) -> TableAgreement:
    """The agreement of the people of a match, from the choices that the settings of one of them keep.

    `mine` is the key of the person whose settings these are. The company that she sat down with last may be
    another than that of a match which goes on: only those of it who sit here play with what is their own,
    and the curtain is left out only if they are all here. The terms on hints and undo are not here:
    `client.recorder.house_of` has put them into the record.
    """
    company = company_of(kept)
    seated = company.seated(setup.players)
    own = {
        seat: one.plays_with for seat, one in seated.items() if _is_sitting(one, setup.opponents[seat - 1])
    }
    same = setup.key == mine and setup.people == (0, *seated) and len(own) == len(seated)
    if setup.key == mine:
        own[0] = company.plays_with
    return TableAgreement(
        curtain=company.curtain or not (same and may_leave_out_curtain(setup)),
        inputs=tuple(own.get(seat, ANYTHING) for seat in setup.people),
    )


def _is_sitting(one: Companion, who: Opponent) -> bool:
    """True if that is the person at a seat; a guest may have been given a number as well."""
    if one.key or who.key or who.level != PERSON:
        return who.level == PERSON and one.key == who.key
    return one.face == who.face and who.name.startswith(one.name)


def house_of(settings: Settings, setup: MatchSetup) -> HouseTerms:
    """Terms of a match that begins now. With a program at the table there is no undo: it can't forget.

    Where several people sit, both are as they have agreed.
    """
    agreed = settings if len(setup.people) == 1 else company_of(settings.match)
    deck = resources.OWN_IN_RECORDS if resources.is_own(settings.deck) else settings.deck
    return HouseTerms(undo=agreed.undo and not setup.has_program, hints=agreed.hints, deck=deck)
