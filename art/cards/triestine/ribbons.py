"""The ribbons with the mottoes of the aces."""

from __future__ import annotations

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.scroll import scroll
from art.cards.triestine.card import WIDTH
from art.cards.triestine.inks import BLUE, DARK_BLUE, DARK_RED, RED

HALF = 30.0
CAP = 38.0


def motto(
    d: Drawing, y: float, dip: float, wide: float, text: str, *, red: bool = True, tail: float = 28.0,
    up: bool = False,
) -> None:  # fmt: skip
    """A ribbon with a line of the motto: its middle at y, its ends `dip` lower, `wide` from the axis."""
    axis = WIDTH / 2
    track: list[Point] = [(axis + wide * t, y + dip * t * t) for t in (-1.0, -0.5, 0.0, 0.5, 1.0)]
    back, fold = (RED, DARK_RED) if red else (BLUE, DARK_BLUE)
    drop = -1.0 if up else 1.0
    scroll(d, track, HALF, text, CAP, tail=tail, back=back, fold=fold, drops=(drop, drop), tracking=2.0)
