"""The blank French card: its size, its colours, ready-made figures, corner indices and the court box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.cards.francesi import inks
from art.cards.francesi.cuts import cut_of
from art.cards.francesi.inks import Plates, printed
from art.cards.francesi.pips import OPTICAL_HEIGHT, PIP_PATHS
from art.cards.kit.inks import INK, RED
from art.cards.kit.paths import Outline, rect
from art.cards.kit.svg import Drawing
from art.cards.parts import letters

WIDTH: Final = 630
HEIGHT: Final = 880
CENTRE: Final = (WIDTH / 2, HEIGHT / 2)

RANK_LABEL: Final = {"1": "A", "F": "J", "C": "Q", "R": "K"}
"""Ranks whose index figure differs from the rank's code."""


@dataclass(frozen=True, kw_only=True)
class Palette:
    """The colour of each suit's signs and indices, and the inks of its court."""

    signs: dict[str, str]
    borders: dict[str, str]
    """Ink of the box round a court figure."""
    plates: dict[str, Plates]
    frames: dict[str, float]
    """Weight of that box's line: a lighter ink needs a broader line."""


TWO_COLOURS: Final = Palette(
    signs={"C": RED, "D": RED, "B": INK, "S": INK},
    borders=dict.fromkeys("CDBS", INK),
    plates=dict.fromkeys("CDBS", inks.TWO_COLOURS),
    frames=dict.fromkeys("CDBS", 1.0),
)
_FOUR: Final = {"C": inks.CRIMSON, "D": inks.AZURE, "B": inks.BOTTLE, "S": inks.BLACK}
FOUR_COLOURS: Final = Palette(
    signs=_FOUR, borders=_FOUR, plates=inks.FOUR_COLOURS, frames={"C": 1.0, "D": 1.2, "B": 1.0, "S": 1.0}
)

SWATCHES: Final = Palette(
    signs=dict.fromkeys("CDBS", "#5160a1"),
    borders=dict.fromkeys("CDBS", "#b0bde1"),
    plates={suit: {} for suit in "CDBS"},
    frames=dict.fromkeys("CDBS", 1.0),
)
"""Colours that no card has: `layers` makes swatches of signs and borders of them, which a deck prints as it likes."""

BOX: Final = (98.0, 58.0, 434.0, 764.0)
"""Court box: left, top, width, height."""

INDEX_X: Final = 56.0
_RANK_BASELINE: Final = 116.0
_RANK_HEIGHT: Final = 79.0
_RANK_WIDTH: Final = 53.5
_NARROW: Final = 0.94
"""Every rank is a little narrower than the letters of our emblem."""
_BOLD: Final = 3.0
_SUIT_Y: Final = 161.0
_SUIT_HEIGHT: Final = 50.0


class FrenchCard(Drawing):
    """A drawing that can also place ready-made path figures (suit signs and index figures)."""

    def figures_printed(self, plates: Plates) -> None:
        """Print what is drawn so far in the inks of these plates; what is drawn later keeps its own."""
        for item in self._items:
            item.raw, item.style = printed(item.raw, plates), printed(item.style, plates)
        self._definitions = [printed(definition, plates) for definition in self._definitions]

    def figure(
        self, data: str, fill: str, x: float, y: float, scale_x: float, scale_y: float | None = None
    ) -> None:
        """Place filled path data, scaled about its origin, with that origin at (x, y)."""
        sy = scale_x if scale_y is None else scale_y
        factor = f"{scale_x:.4g}" if scale_x == sy else f"{scale_x:.4g} {sy:.4g}"
        place = f"translate({x:g} {y:g}) scale({factor})"
        self._raw(f'<path fill="{fill}" stroke="none" d="{data}" transform="{place}"/>')

    def motif(self, data: str, fill: str, x: float, y: float, scale: float, turn: float) -> None:
        """Place filled path data turned clockwise by `turn` degrees."""
        place = f"translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({scale:.4g})"
        self._raw(f'<path fill="{fill}" stroke="none" d="{data}" transform="{place}"/>')

    def figure_line(self, data: str, ink: str, x: float, y: float, scale: float, weight: float) -> None:
        """Stroke path data without filling it; `weight` is in card units whatever the scale."""
        self._raw(
            f'<path stroke="{ink}" stroke-width="{weight / scale:.3g}" d="{data}" '
            f'transform="translate({x:g} {y:g}) scale({scale:.4g})"/>'
        )

    def sign(self, suit: str, fill: str, x: float, y: float, height: float, *, turned: bool = False) -> None:
        """A suit sign centred on (x, y), `height` units tall before its optical correction."""
        scale = height * OPTICAL_HEIGHT[suit] / 100
        self.figure(PIP_PATHS[suit], fill, x, y, -scale if turned else scale)

    def pip(self, suit: str, fill: str, x: float, y: float, height: float, cut: int, turn: float) -> None:
        """A sign of a number card: that cut of it, turned clockwise by `turn` degrees."""
        self.motif(cut_of(suit, cut), fill, x, y, height * OPTICAL_HEIGHT[suit] / 100, turn)

    def margin(self, fill: str) -> None:
        """Fill everything outside the court box."""
        left, top, wide, tall = BOX
        self._raw(
            f'<path fill="{fill}" stroke="none" d="M0 0h{WIDTH}v{HEIGHT}H0zM{left:g} {top:g}'
            f'v{tall:g}h{wide:g}v-{tall:g}z"/>'
        )

    def indices(self, rank: str, suit: str, fill: str) -> None:
        """Rank over small suit in the upper left corner and, turned, in the lower right one."""
        label = RANK_LABEL.get(rank, rank)
        narrow = min(_NARROW, _RANK_WIDTH / letters.width(label, _RANK_HEIGHT))
        for _ in self.ends():
            with self.at(INDEX_X, 0, (narrow, 1.0)):
                baseline = ((-50.0, _RANK_BASELINE), (50.0, _RANK_BASELINE))
                letters.inscribe(self, label, baseline, _RANK_HEIGHT, ink=fill, bold=_BOLD)
        self.sign(suit, fill, INDEX_X, _SUIT_Y, _SUIT_HEIGHT)
        self.sign(suit, fill, WIDTH - INDEX_X, HEIGHT - _SUIT_Y, _SUIT_HEIGHT, turned=True)


def box() -> Outline:
    """The frame round a court figure."""
    return rect(*BOX)
