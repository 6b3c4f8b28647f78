"""The trained nets that come with the game, and the players that follow them."""

import logging
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile
from zlib import error as ZlibError  # noqa: N812 - it is a class

from briscola.players.habits.habits import GAME, Habits
from briscola.players.nets.adapted_net import Leaning, digest, load_leaning
from briscola.players.nets.net import Net, load_net

_logger = logging.getLogger(__name__)

DAMAGED = (
    OSError,
    EOFError,
    KeyError,
    ValueError,
    TypeError,
    RuntimeError,
    MemoryError,
    BadZipFile,
    ZlibError,
)
"""Errors that reading a damaged archive raises."""
FOLDER = Path(__file__).with_name("data")
LEANING = "habits-2"
"""File name of the leaning of the net whose games habits are counted in."""


@cache
def trained_net(name: str) -> Net | None:
    """The net of that name, read once; None where there is none that is whole: the rule player plays."""
    path = FOLDER / f"{name}.npz"
    if not path.is_file():
        _logger.warning("there is no net %s: the rule player plays", name)
        return None
    try:
        net = load_net(path)
    except DAMAGED as error:
        _logger.warning("the net %s cannot be read, the rule player plays: %s", name, error)
        return None
    return net


@cache
def leaning() -> Leaning | None:
    """The leaning of that net, read once.

    None if the file is missing or damaged, or belongs to an older net.
    """
    path = FOLDER / f"{LEANING}.npz"
    try:
        found = load_leaning(path)
        fits = found.base == digest(FOLDER / f"{GAME}.npz")
    except DAMAGED as error:
        _logger.warning("%s cannot be read, nobody leans: %s", path, error)
        return None
    if not fits:
        _logger.warning("%s is of another net than %s: nobody leans", path, GAME)
    return found if fits else None


class Leant(NamedTuple):
    """A net as it leans towards an opponent, and how far he is of another kind than the net, 0 to 1."""

    net: Net
    doubt: float


@lru_cache(maxsize=4)
def leaning_net(habits: Habits) -> Leant | None:
    """The net of the games in which habits are counted, as it leans towards an opponent."""
    net, found = trained_net(GAME), leaning()
    if net is None or found is None:
        return None
    return Leant(Net(found.changed(net.arrays, habits)), found.doubt(habits))


def learns() -> bool:
    """True if the maestro uses habits at all, that is, if its net has been trained to."""
    return leaning() is not None
