"""Facts and views as another seat counts the places: whoever looks sits at 0, the next to play at 1.

A seat becomes (seat - own seat) modulo the players; the dummy's place, the sides and the cards stay.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.events import (
    Absent,
    BidMade,
    Called,
    Conceded,
    Contributed,
    DealSeen,
    Dealt,
    DeclarationPaid,
    Declared,
    Drawn,
    DrawnForDeal,
    Event,
    Exchanged,
    HandEnded,
    MatchBegan,
    MatchEnded,
    Opened,
    PackCut,
    Passed,
    PhraseSaid,
    Played,
    Redealt,
    Requested,
    Signalled,
    Signed,
    Sits,
    TrickTaken,
    TrumpCardChosen,
)
from briscola.engine.match_form import Standing
from briscola.engine.observation import Observation, SignSeen
from briscola.engine.state import Declaration
from briscola.engine.trick import TableCard, Trick

T = TypeVar("T")
AnyStruct = TypeVar("AnyStruct", bound=Struct)
AnyEvent = TypeVar("AnyEvent", bound=Event)


class Rotation(NamedTuple):
    """A turn of the table: the seat that becomes 0, and the number of players."""

    seat: int
    players: int

    def place(self, place: int) -> int:
        """The number that a place has after the turn; the dummy's stays."""
        return (place - self.seat) % self.players if place < self.players else place

    def row(self, row: tuple[T, ...]) -> tuple[T, ...]:
        """A row with an entry for each place, in the new order."""
        return (*row[self.seat : self.players], *row[: self.seat], *row[self.players :])


FieldTurn = Callable[[Rotation, Any], Any]
"""The way one kind of field turns."""


def _place(turn: Rotation, place: int | None) -> int | None:
    return None if place is None else turn.place(place)


def _row(turn: Rotation, row: tuple[T, ...] | None) -> tuple[T, ...] | None:
    return None if row is None else turn.row(row)


def _rows(turn: Rotation, rows: tuple[tuple[T, ...], ...]) -> tuple[tuple[T, ...], ...]:
    return tuple(turn.row(row) for row in rows)


def _group(turn: Rotation, places: tuple[int, ...] | None) -> tuple[int, ...] | None:
    """Places that have something in common, the lowest first."""
    return None if places is None else tuple(sorted(map(turn.place, places)))


def _keys(turn: Rotation, by_place: dict[int, T]) -> dict[int, T]:
    return {turn.place(place): value for place, value in by_place.items()}


def _pairs(turn: Rotation, pairs: tuple[tuple[int, T], ...]) -> tuple[tuple[int, T], ...]:
    return tuple((turn.place(place), value) for place, value in pairs)


def _cards(turn: Rotation, plays: tuple[TableCard, ...]) -> tuple[TableCard, ...]:
    return tuple(play._replace(seat=turn.place(play.seat)) for play in plays)


def _declarations(turn: Rotation, made: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
    return tuple(each._replace(seat=turn.place(each.seat)) for each in made)


def _part(turn: Rotation, part: Any) -> Any:
    return _turned(turn, part)


def _parts(turn: Rotation, parts: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(_turned(turn, part) for part in parts)


ONE_SEAT: Mapping[str, FieldTurn] = {"seat": _place}
TURNS: Mapping[type, Mapping[str, FieldTurn]] = {
    MatchBegan: {"levels": _row},
    DrawnForDeal: {"cards": _rows, "dealer": _place},
    Dealt: {"dealer": _place, "hands": _row},
    DealSeen: {"dealer": _place, "counts": _row, "hands": _row},
    Called: {"seat": _place, "partner": _place},
    TrickTaken: {"winner": _place},
    Signalled: {"seat": _place, "seen_by": _group},
    HandEnded: {
        "points": _row,
        "winners": _group,
        "score": _row,
        "payments": _row,
        "balance": _row,
        "declared": _row,
    },
    MatchEnded: {"winners": _group, "score": _row},
    **dict.fromkeys(
        (PackCut, TrumpCardChosen, BidMade, Passed, Redealt, Conceded, Exchanged),
        ONE_SEAT,
    ),
    **dict.fromkeys(
        (Declared, DeclarationPaid, Played, Drawn, Requested),
        ONE_SEAT,
    ),
    **dict.fromkeys((Sits, Absent, Contributed, Opened, Signed, PhraseSaid), ONE_SEAT),
    SignSeen: ONE_SEAT,
    Trick: {"leader": _place, "plays": _cards, "winner": _place},
    Standing: {"score": _row, "balance": _row},
    Observation: {
        "seat": _place,
        "to_act": _place,
        "dealer": _place,
        "leader": _place,
        "table": _cards,
        "tricks": _parts,
        "known": _keys,
        "open": _keys,
        "points": _row,
        "standing": _part,
        "counts": _row,
        "bids": _pairs,
        "caller": _place,
        "signals": _parts,
        "declared": _declarations,
    },
}
"""The fields that turn, by kind; an event that is not here names no seat."""


def _turned(turn: Rotation, thing: AnyStruct) -> AnyStruct:
    turns = TURNS.get(type(thing), {})
    changed = {field: way(turn, getattr(thing, field)) for field, way in turns.items()}
    return replace(thing, **changed) if changed else thing


def turned_event(event: AnyEvent, *, seat: int, players: int) -> AnyEvent:
    """The fact as `seat` counts the places."""
    return _turned(Rotation(seat, players), event)


def turned_view(view: Observation, *, seat: int) -> Observation:
    """The observation as `seat` counts the places."""
    return _turned(Rotation(seat, view.rules.players), view)


def turned_to(log: Sequence[Event], seat: int) -> Sequence[Event]:
    """A log as `seat` counts the places; the numbers of its lines stay, and so does its hash chain.

    The chain is that of the log as it was written.
    """
    began = next((event for event in log if isinstance(event, MatchBegan)), None)
    if began is None or not seat:
        return log
    return [turned_event(event, seat=seat, players=began.players) for event in log]
