"""The choices made for a match, as the header of its record holds them."""

from typing import Any

import msgspec
from msgspec import Struct

from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import OptionValue
from briscola.engine.variants import DEFAULT_WINNING_HANDS
from briscola.players.bots.command import COMMAND, LONGEST_COMMAND

LONGEST_LEVEL = len(COMMAND) + LONGEST_COMMAND
"""Most letters in a level's name, switches included."""


class Opponent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player at another seat: name, drawing in assets/faces, and level, program (`cmd:…`) or `person`."""

    name: str
    face: str
    level: str
    key: str = ""
    """Key of a person's profile; empty for a guest or a computer."""


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match to be played. `opponents` sit at seats 1, 2, …; the person who begins it sits at seat 0.

    `key` is that of the person's profile, empty for a guest. `deck` and `back` override the settings; None
    keeps them.
    """

    variant: str = "briscola"
    players: int = 2
    options: dict[str, OptionValue] = {}
    winning_hands: int = DEFAULT_WINNING_HANDS
    player: str = ""
    face: str = "person-woman"
    key: str = ""
    opponents: tuple[Opponent, ...] = ()
    deck: str | None = None
    back: str | None = None


def told_of(setup: Setup) -> dict[str, Any]:
    """The choices as a header of version 2 holds them: it knows no keys."""
    told: dict[str, Any] = msgspec.to_builtins(setup)
    del told["key"]
    for opponent in told["opponents"]:
        opponent.pop("key", None)
    return told


def setup_of(told: dict[str, Any]) -> Setup:
    """Read the setup from a header of version 2, which must hold the choices of New match and nothing else.

    A level may be unknown to this version. Raises BadRecord.
    """
    try:
        setup = msgspec.convert(told, Setup)
    except msgspec.ValidationError as error:
        raise BadRecord(f"line 1: the setup is not one of a match: {error}") from None
    if msgspec.json.decode(msgspec.json.encode(told_of(setup))) != told:
        raise BadRecord("line 1: the setup is not written as this program writes it")
    for opponent in setup.opponents:
        if not opponent.level.isprintable() or not 1 <= len(opponent.level) <= LONGEST_LEVEL:
            raise BadRecord(f"line 1: a level is named by 1 to {LONGEST_LEVEL} letters that can be printed")
    return setup
