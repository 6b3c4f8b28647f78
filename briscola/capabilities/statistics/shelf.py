"""The shelf: what a person has won and done for the first time, drawn as things that stand on it."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from briscola.capabilities.cup.file import CupRow, cups_won
from briscola.capabilities.season.keeper import past_seasons
from briscola.capabilities.season.season import PastSeason
from briscola.capabilities.statistics.statistics import BID_MADE, GameBest
from briscola.client.host.library import Library
from briscola.storage.sums.rival_rows import COUNTED

HIGH_BID = 100
"""A promise of more points is one for the shelf."""

Thing = Literal["cup", "rosette", "coat", "paddle"]
"""A drawing: a cup won; a season's place; the first hand with every trick, a cappotto; the first high bid."""


class Shelf(Struct, frozen=True, kw_only=True):
    """All that stands on a person's shelf."""

    cups: tuple[CupRow, ...] = ()
    """Cups won, earliest first."""
    seasons: tuple[PastSeason, ...] = ()
    """Seasons that are over, earliest first; the first place has the cup."""
    capot: str = ""
    """Evening of the first hand in which the person's side took every trick; empty before it."""
    bid: GameBest | None = None
    """The first promise of more than `HIGH_BID` points that the person made and kept."""

    @property
    def empty(self) -> bool:
        """True if nothing stands on it."""
        return self == Shelf()


def shelf_of(library: Library, *names: str) -> Shelf:
    """The shelf of the person who plays; `names` are those that she has or had in cups."""
    capots = _first(library, "0, evening FROM matches", "capots > 0")
    bids = _first(library, "contract, evening FROM matches JOIN hands ON match = key", BID_MADE, HIGH_BID)
    return Shelf(
        cups=cups_won(library.records.folder.parent, library.profile.id, names),
        seasons=past_seasons(library),
        capot=capots[0].day if capots else "",
        bid=bids[0] if bids else None,
    )


def _first(library: Library, what: str, condition: str, above: int | None = None) -> Sequence[GameBest]:
    more, values = ("", ()) if above is None else (" AND contract > ?", (above,))
    return library.database.rows(
        f"SELECT {what} WHERE profile = ? AND {COUNTED} AND {condition}{more} ORDER BY began LIMIT 1",
        (library.profile.id, library.profile.counts_from, *values),
        lambda row: GameBest(*row),
    )
