"""Four signs that no one can mix up: disc, goblet, upright sword, slanting knotted club."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from art.cards.grandi.inks import INK, STROKE, SUITS
from art.cards.kit.paths import Node, circle, ellipse, mirror, placed, polyline, rect, smooth
from art.cards.kit.svg import Drawing


def sign(d: Drawing, suit: str, x: float, y: float, size: float) -> None:
    """The sign of a suit, `size` high, its middle at (x, y)."""
    with d.at(x, y, size / 200):
        _DRAW[suit](d)


def _disc(d: Drawing) -> None:
    ink = SUITS["D"]
    d.shape(circle(0, 0, 96), ink.solid, STROKE)
    d.shape(circle(0, 0, 62), ink.light, None)
    rays: list[Node] = []
    for k in range(8):
        turn = placed(rotate=45 * k)
        rays += [(*turn.apply((-21, -44)), "c"), (*turn.apply((0, -61)), "c"), (*turn.apply((21, -44)), "c")]
    d.flats(smooth(rays), ink=ink.solid)
    d.shape(circle(0, 0, 25), ink.light, None)


def _goblet(d: Drawing) -> None:
    ink = SUITS["C"]
    half: list[Node] = [
        (0, -96, "c"), (-70, -96, "c"), (-68, -44), (-50, 2), (-18, 24, "c"), (-15, 58, "c"), (-30, 72),
        (-56, 82, "c"), (-56, 96, "c"), (0, 96, "c"),
    ]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), ink.solid, STROKE)
    d.shape(rect(-57, -82, 114, 24), ink.light, None)
    band: Sequence[Node] = [
        (-52, -32, "c"), (-27, -20), (0, -32), (27, -20), (52, -32, "c"), (47, -13, "c"), (27, 0), (0, -12),
        (-27, 0), (-47, -13, "c"),
    ]  # fmt: skip
    d.flats(smooth(list(band)), ink=ink.light)


def _sword(d: Drawing) -> None:
    ink = SUITS["S"]
    blade = polyline([(-23, 30), (-23, -72), (0, -106), (23, -72), (23, 30)])
    d.shape(blade, ink.solid, STROKE)
    d.flats(rect(-6, -66, 12, 92), ink=ink.light)
    d.shape(rect(-16, 40, 32, 46), ink.solid, STROKE)
    guard: list[Node] = [
        (-78, 16, "c"), (0, 24), (78, 16, "c"), (78, 46, "c"), (0, 54), (-78, 46, "c"),
    ]  # fmt: skip
    d.shape(smooth(guard), ink.solid, STROKE)
    d.shape(circle(0, 92, 20), ink.solid, STROKE)


def _club(d: Drawing) -> None:
    ink = SUITS["B"]
    with d.at(rotate=42):
        for x, y, turn in ((30, -22, 62), (-28, 14, -62)):
            with d.at(x, y, rotate=turn):
                d.shape(rect(-15, -30, 30, 40), ink.solid, STROKE)
                d.shape(ellipse(0, -30, 15, 8), ink.light, STROKE)
        outline: list[Node] = [
            (-19, 112, "c"), (0, 118), (19, 112, "c"), (24, 60), (34, 0), (48, -60), (40, -102), (0, -120),
            (-40, -102), (-48, -60), (-34, 0), (-24, 60),
        ]  # fmt: skip
        d.shape(smooth(outline), ink.solid, STROKE)
        for x, y, r in ((-8, -76, 17), (12, -28, 11), (-6, 12, 10), (4, 58, 8)):
            d.shape(circle(x, y, r), ink.light, None)


_DRAW: dict[str, Callable[[Drawing], None]] = {"D": _disc, "C": _goblet, "S": _sword, "B": _club}


def outlined_dot(d: Drawing, suit: str, x: float, y: float, r: float) -> None:
    """One counting dot."""
    d.shape(circle(x, y, r), SUITS[suit].solid, STROKE, ink=INK)
