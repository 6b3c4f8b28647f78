"""What was chosen for a match, as the header of its record tells it."""

from typing import Any

import msgspec
from msgspec import Struct

from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import OptionValue
from briscola.engine.variants import DEFAULT_WINNING_HANDS
from briscola.players.bots.command import COMMAND, LONGEST_COMMAND

LONGEST_LEVEL = len(COMMAND) + LONGEST_COMMAND
"""Letters of the name of a level, its switches included."""


class Opponent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A computer player: its name, its drawing in assets/faces, its level or program (`cmd:…`)."""

    name: str
    face: str
    level: str


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match to be played. `opponents` sit at seats 1, 2, … ; the person at seat 0.

    `deck` and `back` are those of the settings; None keeps what is set.
    """

    variant: str = "briscola"
    players: int = 2
    options: dict[str, OptionValue] = {}
    winning_hands: int = DEFAULT_WINNING_HANDS
    player: str = ""
    face: str = "person-woman"
    opponents: tuple[Opponent, ...] = ()
    deck: str | None = None
    back: str | None = None


def setup_of(told: dict[str, Any]) -> Setup:
    """The setup that a header tells of: what was chosen in New match, and nothing else.

    A level may be one that this version does not know. Raises BadRecord.
    """
    try:
        setup = msgspec.convert(told, Setup)
    except msgspec.ValidationError as error:
        raise BadRecord(f"line 1: the setup is not one of a match: {error}") from None
    if msgspec.json.decode(msgspec.json.encode(setup)) != told:
        raise BadRecord("line 1: the setup is not written as this program writes it")
    for opponent in setup.opponents:
        if not opponent.level.isprintable() or not 1 <= len(opponent.level) <= LONGEST_LEVEL:
            raise BadRecord(f"line 1: a level is named by 1 to {LONGEST_LEVEL} letters that can be printed")
    return setup
