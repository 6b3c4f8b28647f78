"""The choices made for a match: in memory, and as headers of records hold them (docs/record.md)."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, structs

from briscola.engine.events import Event, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import OptionValue
from briscola.engine.terms import PERSON
from briscola.engine.variants import DEFAULT_WINNING_HANDS
from briscola.players.bots.command import COMMAND, LONGEST_COMMAND

LONGEST_LEVEL = len(COMMAND) + LONGEST_COMMAND
"""Most letters in a level's name, switches included."""
LONGEST_KEY = 64
"""Most letters in the key of a profile."""
AnySetup = TypeVar("AnySetup", bound="Setup")


class Opponent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player at another seat: name, drawing in assets/faces, and level, program (`cmd:…`) or `person`."""

    name: str
    face: str
    level: str
    key: str = ""
    """Key of a person's profile; empty for a guest or a computer."""
    computer: int = 0
    """Number of a person's computer, at a table where several meet."""
    page: bool = False
    """True for a person in a browser at such a table."""


class GameSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game to be played, and its look. `deck` and `back` override the settings; None keeps them."""

    variant: str = "briscola"
    players: int = 2
    options: dict[str, OptionValue] = {}
    winning_hands: int = DEFAULT_WINNING_HANDS
    deck: str | None = None
    back: str | None = None


class Setup(GameSetup, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A match to be played. Whoever begins it sits at seat 0; `opponents` sit at seats 1, 2, …

    `key` is that of the profile at seat 0, empty for a guest.
    """

    player: str = ""
    face: str = "person-woman"
    key: str = ""
    level: str = PERSON
    """Level of seat 0: `person`, unless a computer sits there."""
    computer: int = 0
    """Number of the computer of seat 0, at a table where several meet."""
    page: bool = False
    """True if the person of seat 0 plays in a browser there."""
    opponents: tuple[Opponent, ...] = ()

    @cached_property
    def occupants(self) -> tuple[Occupant, ...]:
        """The players by seat, as a record names them."""
        first = Opponent(
            name=self.player,
            face=self.face,
            level=self.level,
            key=self.key,
            computer=self.computer,
            page=self.page,
        )
        return tuple(map(_occupant, (first, *self.opponents)))


def _occupant(player: Opponent) -> Occupant:
    level = "" if player.level == PERSON else player.level
    return Occupant(**{**structs.asdict(player), "level": level})


def seated(setup: AnySetup, occupants: Sequence[Occupant]) -> AnySetup:
    """The setup with these players at its seats."""
    me, *others = (Opponent(**{**structs.asdict(who), "level": who.level or PERSON}) for who in occupants)
    first = structs.asdict(me)
    return structs.replace(setup, player=first.pop("name"), **first, opponents=tuple(others))


def after_changes(setup: AnySetup, events: Iterable[Event]) -> AnySetup:
    """The setup with everybody who has sat down since the match began."""
    occupants = list(setup.occupants)
    for event in events:
        if isinstance(event, Sits):
            occupants[event.seat] = event.who
    return seated(setup, occupants)


# ---- as headers hold them


def game_told(setup: Setup) -> dict[str, Any]:
    """The game and its look, as a header holds them since version 3."""
    told: dict[str, Any] = msgspec.to_builtins(setup)
    return {name: told[name] for name in GameSetup.__struct_fields__}


def told_of(setup: Setup) -> dict[str, Any]:
    """The choices as a header of version 2 holds them, which knows one person and no keys."""
    told: dict[str, Any] = msgspec.to_builtins(setup)
    for player in (told, *told["opponents"]):
        for field in ("key", "computer", "page"):
            player.pop(field, None)
    del told["level"]
    return told


def game_of(told: dict[str, Any], roster: Sequence[Occupant]) -> Setup:
    """Read the setup of a header since version 3, which must hold the choices of New match and nothing else.

    Raises BadRecord.
    """
    game = _read(told, GameSetup)
    if msgspec.to_builtins(game) != told:
        raise BadRecord(NOT_OURS)
    if game.players != len(roster):
        raise BadRecord("line 1: the roster names a player for every seat")
    return seated(Setup(**structs.asdict(game)), roster)


def setup_of(told: dict[str, Any]) -> Setup:
    """Read the setup of a header of version 2, which must hold the choices of New match and nothing else.

    A level may be unknown to this version. Raises BadRecord.
    """
    setup = _read(told, Setup)
    if msgspec.json.decode(msgspec.json.encode(told_of(setup))) != told:
        raise BadRecord(NOT_OURS)
    for opponent in setup.opponents:
        check_level(opponent.level)
    return setup


NOT_OURS = "line 1: the setup is not written as this program writes it"
Read = TypeVar("Read", bound=GameSetup)


def _read(told: dict[str, Any], kind: type[Read]) -> Read:
    try:
        return msgspec.convert(told, kind)
    except msgspec.ValidationError as error:
        raise BadRecord(f"line 1: the setup is not one of a match: {error}") from None


def check_occupant(who: Occupant, *, line: int = 1) -> None:
    """Check that level and key can be shown to people. Raises BadRecord."""
    if who.level:
        check_level(who.level, line=line)
    if who.key and not (who.key.isprintable() and len(who.key) <= LONGEST_KEY):
        raise BadRecord(f"line {line}: a key has 1 to {LONGEST_KEY} letters that can be printed")


def check_level(level: str, *, line: int = 1) -> None:
    """Check that the name of a level can be shown to people. Raises BadRecord."""
    if not level.isprintable() or not 1 <= len(level) <= LONGEST_LEVEL:
        raise BadRecord(f"line {line}: a level is named by 1 to {LONGEST_LEVEL} letters that can be printed")
