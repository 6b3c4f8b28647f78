"""Everybody who may sit down at the chairs of people when a match of several of them is continued."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.client.host.match_host import MatchHost
from briscola.client.setup.characters import own_people, regular_people
from briscola.engine.occupant import Occupant
from briscola.players.bots.command import is_program
from briscola.storage.people.profiles import FACE, Profile

USUAL_LEVEL = "regular"
"""Level of the computer that plays for an absent person where no other computer sits."""


class Chair(Struct, frozen=True, kw_only=True):
    """A seat at which a person sits or has sat, and everybody who may sit there from now on."""

    seat: int
    choices: tuple[Occupant, ...]
    """The first is who sits there now; a guest has no name yet, a computer is the last."""


def chairs(host: MatchHost, household: Sequence[Profile]) -> Sequence[Chair]:
    """The chairs of a match that is continued.

    A person who has sat at the table comes back to the same seat only (docs/record.md).
    """
    occupants, before = host.setup.occupants, host.table.seats_of_people
    here = {who.key for who in occupants if who.key}
    found: list[Chair] = []
    for computer, seat in zip(
        _computers(occupants), sorted({*host.setup.people, *before.values()}), strict=False
    ):
        now = occupants[seat]
        others = [
            Occupant(name=one.name, face=one.face, key=one.id)
            for one in household
            if one.name and one.id not in here and before.get(one.id, seat) == seat
        ]
        guest = Occupant(name="", face=_face(occupants))
        more = [*others, guest, computer] if not now.level else [*others, guest]
        found.append(Chair(seat=seat, choices=(now, *more)))
    return found


def _face(occupants: Sequence[Occupant]) -> str:
    """A face of people that few at the table have."""
    faces = [each.name for each in own_people()] or [FACE]
    return min(faces, key=[who.face for who in occupants].count)


def _computers(occupants: Sequence[Occupant]) -> Sequence[Occupant]:
    """The regulars, those who are not at the table first, who play as well as the computers there."""
    taken, level = {who.face for who in occupants}, stand_in_level(occupants)
    regulars = sorted(regular_people(), key=lambda one: one.name in taken)
    return [Occupant(name=one.title, face=one.name, level=level) for one in regulars]


def stand_in_level(occupants: Sequence[Occupant]) -> str:
    """Level of a computer that plays for an absent person: that of the computers at the table."""
    levels = [who.level for who in occupants if who.level and not is_program(who.level)]
    return levels[0] if levels else USUAL_LEVEL
