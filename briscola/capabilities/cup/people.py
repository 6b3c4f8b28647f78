"""The people of a cup: those of the household, guests, and computers that fill it up."""

from collections.abc import Sequence

from briscola.capabilities.cup.cup import Cup, Entrant
from briscola.client.setup.characters import own_people, regular_people
from briscola.storage.people.profiles import FACE, Profile
from briscola.storage.settings.person_names import alike

MORE = (
    *(("Carla", "f"), ("Dino", "m"), ("Elsa", "f"), ("Bruno", "m"), ("Lina", "f"), ("Ugo", "m")),
    *(("Tosca", "f"), ("Sandro", "m"), ("Irma", "f"), ("Aldo", "m"), ("Norma", "f"), ("Livio", "m")),
    *(("Delia", "f"), ("Remo", "m"), ("Wanda", "f"), ("Guido", "m")),
)
"""Names and genders of computers once all regulars play."""


def of_profile(profile: Profile) -> Entrant:
    """A person of the household, nameless where the profile has no name."""
    return Entrant(name=profile.name, face=profile.face, key=profile.id)


def guest(name: str, others: Sequence[Entrant]) -> Entrant:
    """A guest with the face that the fewest of the others have."""
    worn = [each.face for each in others]
    return Entrant(name=name, face=min((each.name for each in own_people()), key=worn.count, default=FACE))


def people_again(cup: Cup | None, household: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """The people there at the end of a cup: those of the household as they are now, and guests."""
    known = {each.key: each for each in household}
    there = [] if cup is None else [each for each in cup.entrants if each.plays]
    return tuple(known.get(each.key, each) for each in there if not each.key or each.key in known)


def with_computers(people: Sequence[Entrant], size: int, level: str) -> tuple[Entrant, ...]:
    """These people and as many computers as make the cup that large: the regulars first."""
    found = list(people)
    while len(found) < size:
        found.append(computer(found, level))
    return tuple(found)


def computer(others: Sequence[Entrant], level: str) -> Entrant:
    """A computer whose name looks like none of the others."""
    names = {alike(each.name) for each in others}
    for person in regular_people():
        if alike(person.title) not in names:
            return Entrant(name=person.title, face=person.name, level=level)
    name, gender = next(each for each in MORE if alike(each[0]) not in names)
    face = next((each.name for each in own_people() if each.gender == gender), FACE)
    return Entrant(name=name, face=face, level=level)
