"""Corner indices: rank over a small sign, drawn for the place where they stand on a card.

Rank and sign have no ground of their own, only a thin edge of paper; nothing of the card lies under them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.cards.kit.deck import RANKS, SUITS, DeckInfo
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import rect
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import letters

# Shares of the card's width.
CAP = 0.142
"""Height of the rank."""
SIGN = 0.128
"""Side of the sign."""
GAP = 0.014
"""Between the two."""
HALO = 0.012
"""The edge of paper round both."""
BROAD = 0.14
"""The most that a rank of two figures may take."""
BOLD = 0.005
"""Thickening of the rank's strokes, as a share of the card's width."""
OPENING = 0.022
"""Distance beyond it over which a frame is open."""
LEAST_ROUND, ROUND = 11.0, 0.7
"""Side of the square that is open at a frame's corner: card units at least, and as a share of its radius."""
SPREAD = 2.5
"""Ink that the press may set beside the frame's line, which the opening covers too, card units."""
SILENT = {"none": RANKS, "figures": "1FCR", "corner": "", "large": ""}
"""Ranks that do not show themselves, by what `DeckInfo.index` promises."""


@dataclass(frozen=True, kw_only=True)
class Spot:
    """Place of an index: its upper left corner and its size, as shares of the card's width and of the
    usual size; `sign`: the small sign is under the rank."""

    x: float
    y: float
    size: float = 1.0
    sign: bool = True


def silent(info: DeckInfo) -> list[str]:
    """The codes of the cards that do not say themselves what they are."""
    return [rank + suit for suit in SUITS for rank in SILENT[info.index]]


def index(
    info: DeckInfo, code: str, mark: Callable[[], Drawing], spot: Spot, *, opened: bool = True
) -> Drawing:
    """The index of a card over the sign that `mark` draws; its viewBox says where on the card it stands.

    With `opened` it brings paper that covers the frame's line round it.
    """
    rank = dict(zip("FCR", info.courts, strict=True)).get(code[0], code[0])
    unit = info.width * spot.size
    halo, cap, side = HALO * unit, CAP * unit, SIGN * unit
    cap *= min(1.0, BROAD * unit / letters.width(rank, cap))
    wide = max(letters.width(rank, cap), side if spot.sign else 0) + 2 * halo
    high = halo + CAP * unit + (GAP * unit + side if spot.sign else 0) + halo
    d = Drawing(wide, high, name=f"{info.name}-{code}-index", paper=False)
    d.corner = (spot.x * info.width, spot.y * info.width)
    left, top = d.corner
    if opened and info.frame is not None:
        d.width, d.height = wide + OPENING * unit, high + OPENING * unit
        corner = max(LEAST_ROUND, ROUND * info.frame_round)
        _open(d, info.frame * info.width, corner, left + d.width, top + d.height)
    base = top + halo + CAP * unit
    line = [(left, base), (left + wide, base)]
    letters.inscribe(d, rank, line, cap, ink=PAPER, bold=2 * halo)
    if spot.sign:
        sign = mark()
        place = (left + (wide - side) / 2, base + GAP * unit, side / sign.width)
        d.inset(sign, *place, halo=halo)
    letters.inscribe(d, rank, line, cap, bold=BOLD * unit)
    return d


def _open(d: Drawing, frame: float, corner: float, right: float, foot: float) -> None:
    """Paper over a frame's line so far from the edges: its square `corner`, then to `right` and to `foot`."""
    left, top = d.corner
    thick = frame + INNER + SPREAD
    d.shapes(
        [
            rect(left, top, frame + corner - left, frame + corner - top),
            rect(frame + corner, top, right - frame - corner, thick - top),
            rect(left, frame + corner, thick - left, foot - frame - corner),
        ],
        PAPER,
        None,
    )
