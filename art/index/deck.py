"""The rows of a `deck.json` on corner indices, beyond what the game reads of it."""

from __future__ import annotations

from pathlib import Path

import msgspec

CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"
RANKS, SUITS = "1234567FCR", "CDBS"
SILENT = {"none": RANKS, "figures": "1FCR", "corner": "", "large": ""}
"""Ranks that do not show themselves, by what `index` promises."""


class IndexRules(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a `deck.json` about indices, besides what the game reads of it.

    An index stands `index_inset` of the card's width from its edges. A `frame` of a single line so far from
    them (a share as well) opens at the corner round the index; its round corners have the radius
    `frame_round`, card units. `courts` is what an index says on the three figures.
    """

    width: float
    height: float
    index: str = "none"
    index_inset: float = 0.035
    frame: float | None = None
    frame_round: float = 0.0
    courts: tuple[str, str, str] = ("F", "C", "R")
    inks: dict[str, str]

    @property
    def silent(self) -> list[str]:
        """The codes of the cards that do not say themselves what they are."""
        return [rank + suit for suit in SUITS for rank in SILENT[self.index]]


def rules(folder: Path) -> IndexRules:
    """The rules of the deck in a folder. Raises OSError, or ValueError."""
    return msgspec.json.decode((folder / "deck.json").read_bytes(), type=IndexRules, strict=False)
