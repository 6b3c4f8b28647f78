"""The trained nets that come with the game, and the players that follow them."""

import logging
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile
from zlib import error as ZlibError  # noqa: N812 - it is a class

from briscola.engine.rules import Rules
from briscola.players.habits.adapted_net import Leaning, digest, load_leaning
from briscola.players.habits.habits import GAME, NO_HABITS, Habits, counted
from briscola.players.nets.chiamata.net_player import ChiamataPlayer
from briscola.players.nets.families import CHIAMATA, net_of
from briscola.players.nets.net import Net, load_net
from briscola.players.nets.tricks.net_player import TricksPlayer
from briscola.players.search.endgame import STEPS_30_MS
from briscola.players.search_budget import SearchBudget, doubted

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


def trained_player(
    rules: Rules,
    *,
    win: bool = False,
    talks: bool = False,
    exact: int = STEPS_30_MS,
    search: SearchBudget | None = None,
    habits: Habits = NO_HABITS,
) -> TricksPlayer | ChiamataPlayer | None:
    """A player that follows the net of its game, or of the nearest one; None where there is none.

    With `habits` of the one opponent it leans towards them, in the games where that has been learnt, and
    heeds a search less, in which he plays as the net does.
    """
    name = net_of(rules)
    net = None if name is None else trained_net(name)
    if net is None:
        return None
    leant = leaning_net(habits) if habits.hands and counted(rules) else None
    if leant is not None and search is not None:
        search = doubted(search, leant.doubt)
    try:
        if name == CHIAMATA:
            return ChiamataPlayer(net, win=win, search=search)
        return TricksPlayer(
            net, rules, win=win, talks=talks, exact=exact, search=search, leant=leant and leant.net
        )
    except ValueError as error:
        _logger.warning("the net %s is another game's, the rule player plays: %s", name, error)
        return None


def trained_bidder(rules: Rules, *, win: bool = False) -> ChiamataPlayer | None:
    """The trained player of a game with an auction; None for other games, or without a net."""
    player = trained_player(rules, win=win)
    return player if isinstance(player, ChiamataPlayer) else None


def learns() -> bool:
    """True if the maestro uses habits at all, that is, if its net has been trained to."""
    return leaning() is not None
