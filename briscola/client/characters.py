"""Who can sit at the table: the drawn regulars of the circolo, and the two faces of the person."""

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from briscola import resources
from briscola.players.talk.temperament import PLAIN, TEMPERAMENTS, Temperament

_logger = logging.getLogger(__name__)


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A drawn face: its file's name, the name it usually goes by, its temperament's name, `m` or `f`."""

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
    path = resources.asset("faces", "faces.json")
    known = _read_people(path, path.stat().st_mtime) if path is not None else ()
    return known or tuple(
        Person(name=name, title=name.capitalize()) for name in resources.faces() if "-" not in name
    )


def regular_people() -> Sequence[Person]:
    """Those who sit down as opponents."""
    return tuple(person for person in people() if person.regular)


def own_people() -> Sequence[Person]:
    """The faces a person may have."""
    return tuple(person for person in people() if not person.regular)


def person(name: str) -> Person:
    """The person with that face; an unknown face goes by its own name."""
    return next((p for p in people() if p.name == name), Person(name=name, title=name.capitalize()))


def temper_of(name: str) -> Temperament:
    """The temperament of the person with that face."""
    return TEMPERAMENTS.get(person(name).temper, PLAIN)


def face_of_name(name: str) -> str:
    """The drawing of the regular who goes by that name; empty for anybody else."""
    return next((p.name for p in regular_people() if p.title == name), "")
