"""What a deck says about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Literal

from tools.cards.kit.svg import Drawing

RANKS = "1234567FCR"
SUITS = "CDBS"
CODES = tuple(rank + suit for suit in SUITS for rank in RANKS)

Cards = Mapping[str, Callable[[], Drawing]]


@dataclass(frozen=True, kw_only=True)
class DeckInfo:
    """Metadata written beside the drawings; width and height in tenths of a millimetre.

    `index`: what the cards themselves say in the corner: nothing, the figure of 2 to 7, rank and sign, or
    both in large print. Where a card says nothing, the renderer may lay `index/<code>.svg` over it,
    `index_inset` of the card's width away from its edges (inside the frame of a framed deck).
    """

    name: str
    title: str
    family: Literal["italian", "french"]
    width: int
    height: int
    index: Literal["none", "figures", "corner", "large"]
    licence: str
    index_inset: float = 0.025

    def as_json(self) -> dict[str, str | int | float]:
        """The metadata as plain JSON values."""
        return asdict(self)
