"""The people at the table: the drawn regulars of the circolo, and the two faces of the person."""

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from briscola.players.talk.temperament import PLAIN, TEMPERAMENTS, Temperament
from briscola.system import resources

TEACHER = "teresa"
"""The regular who teaches: in the lesson, on the stairs, in the first match."""
_logger = logging.getLogger(__name__)


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A drawn face: file name, usual name, name of its temperament, `m` or `f`."""

    name: str
    title: str = ""
    temper: str = ""
    gender: str = "m"
    regular: bool = True


@cache
def _read_people(path: Path, _stamp: float) -> tuple[Person, ...]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=tuple[Person, ...])
    except (OSError, ValueError, RecursionError) as error:
        _logger.warning("%s cannot be read, every drawn face is a regular: %s", path.name, error)
        return ()


def people() -> Sequence[Person]:
    """Everybody in assets/faces/faces.json; without that file, every plain drawing is a regular."""
    file = resources.dated("faces", "faces.json")
    known = _read_people(*file) if file is not None else ()
    return known or tuple(
        Person(name=name, title=name.capitalize()) for name in resources.faces() if "-" not in name
    )


def regular_people() -> Sequence[Person]:
    """The people who can be opponents."""
    return tuple(person for person in people() if person.regular)


def own_people() -> Sequence[Person]:
    """The faces a person can choose."""
    return tuple(person for person in people() if not person.regular)


def person(name: str) -> Person:
    """The person with that face; an unknown face uses its file name."""
    return next((p for p in people() if p.name == name), Person(name=name, title=name.capitalize()))


def temper_of(name: str) -> Temperament:
    """Temperament of the person with that face; the plain one if he has none."""
    return TEMPERAMENTS.get(person(name).temper, PLAIN)


def face_of_name(name: str) -> str:
    """Face of the regular with that name; empty for anybody else."""
    return next((p.name for p in regular_people() if p.title == name), "")
