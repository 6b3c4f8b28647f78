"""Harlequin, who comes from Bergamo, in the middle of the ace of coins: a slim mask, a felt hat, lozenges."""

from __future__ import annotations

from typing import Final

from art.cards.bergamasche import dress, locks
from art.cards.bergamasche.inks import BLUE, FLESH, GREEN, INK, OCHRE, RED, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, Point, circle, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import visage

HAIR: Final = "#7a4a25"
SCUT: Final = "#b8946a"
ROUND: Final = 99.5
"""Radius of what shows of him."""


def harlequin(d: Drawing) -> None:
    """The bust about (0, 0), cut by the inner edge of the coin."""
    with d.clip(circle(0, 0, ROUND)):
        _jacket(d)
        with d.at(0, -14, 1.1, -5):
            _face(d)
        dress.ruff(d, 4, 52, 58, 24, pleats=8)
        with d.at(0, -14, 1.1, -5):
            _chin(d)
            _mask(d)
            _hat(d)


def _jacket(d: Drawing) -> None:
    """Shoulders of lozenges, which lean from a seam in the middle."""
    nodes: list[Node] = [(-30, 46, "c"), (-58, 50), (-86, 66), (-110, 110, "c"), (110, 110, "c"),
        (86, 66), (58, 50), (30, 46, "c")]  # fmt: skip
    coat = smooth(nodes)
    d.shape(coat, RED, OUTER)
    with d.clip(coat):
        for ink, first in ((GREEN, 0), (OCHRE, 1), (BLUE, 2)):
            patches = [
                polyline([(x, y - 24), (x + 17, y), (x, y + 24), (x - 17, y)])
                for row, y in enumerate((52.0, 76.0, 100.0))
                for k in range(-3, 4)
                if (k + row * 2) % 4 == first
                for x in [(k + 0.5 * (row % 2)) * 34.0]
            ]
            d.shapes(patches, ink, INNER)
    d.line(coat, OUTER)


def _face(d: Drawing) -> None:
    d.shapes([circle(-39, -19, 11), circle(39, -19, 11)], HAIR, INNER)
    locks.ringlets(d, HAIR, [(-41, 2, 12), (41, 2, 12), (-39, 22, 11),
        (39, 22, 11)])  # fmt: skip
    half: list[Node] = [(0, -48), (-28, -46), (-36, -24), (-36, 4), (-35, 20), (-30, 37), (-20, 52),
        (-9, 61), (0, 62)]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), FLESH, INNER)


def _chin(d: Drawing) -> None:
    """The chin once more, before the ruff, and what is cut into the face."""
    low: list[Node] = [(-35, 20, "c"), (-30, 37), (-20, 52), (-9, 61), (0, 62), (9, 61), (20, 52), (30, 37),
        (35, 20, "c")]  # fmt: skip
    d.shape(smooth(low), FLESH, None, shade=[Shade(angle=20, depth=0.5, spacing=4.4, width=2.6, reach=9)])
    d.line(smooth(low, closed=False), OUTER)
    visage.blush(d, (-23, 25, 7), (23, 25, 7))
    visage.nose_front(d, x=0, foot=22, wide=19, hard=0.8)
    visage.mouth(d, (-18, 37), (18, 35), dip=(0, 44), full=1.2, grin=True)
    visage.strokes(d, ("l", 2.4, [(-21, 29), (-24, 36), (-22, 42)]), ("l", 2.4, [(21, 28), (24, 34),
        (22, 41)]), ("l", 2.2, [(-6, 56), (0, 53.6), (6, 56)]))  # fmt: skip


def _mask(d: Drawing) -> None:
    """Over the eyes only, with a golden edge, and pointed at the temples."""
    half: list[Node] = [(0, -9), (-8, -15), (-22, -17), (-34, -13), (-44, -18, "c"), (-38, 2), (-30, 10),
        (-18, 11), (-8, 6), (0, 0)]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), INK, OUTER)
    for x, inner in ((-18, 1), (18, -1)):
        visage.eye(d, x, -2, 11, inner, wide=1.1, tilt=1.6, gaze=-0.8)
    for side in (-1, 1):
        rim: list[Point] = [(side * 4, -9), (side * 12, -12.6), (side * 23, -13.6), (side * 33, -10)]
        d.line(smooth(rim, closed=False), DETAIL, ink=OCHRE)
        visage.brow(d, [(side * 7, -21), (side * 18, -27), (side * 31, -24)], 4)
    tips = [(-30, -25), (-16, -26), (2, -27), (18, -26), (32, -24)]
    fringe: list[Node] = [(-36, -44, "c"), (-38, -28)]
    for x, y in tips:
        fringe += [(x, y), (x + 7, -33, "c")]
    fringe[-1] = (38, -28)
    fringe.append((36, -44, "c"))
    d.shape(smooth(fringe), HAIR, INNER)


def _hat(d: Drawing) -> None:
    """A soft felt hat, its brim rolled up, with a hare's scut."""
    scut = plume([(30, -58), (50, -66), (62, -52), (68, -34)], 9)
    d.shape(scut, SCUT, OUTER, shade=[Shade(angle=60, depth=0.4, spacing=4.8, width=2.6)])
    crown: list[Node] = [(-38, -38, "c"), (-38, -62), (-20, -77), (10, -78), (34, -66), (40, -38, "c")]
    d.shape(smooth(crown), WHITE, OUTER, shade=[Shade(depth=0.34, spacing=5.4, width=3.2)])
    d.fold(([(-8, -46), (-10, -60), (-2, -72)], 4), ([(16, -46), (19, -58), (14, -70)], 4))
    brim: list[Node] = [(-46, -32), (-48, -46), (-30, -52), (0, -46), (28, -52), (48, -46), (48, -32),
        (24, -34), (0, -32), (-24, -34)]  # fmt: skip
    d.shape(smooth(brim), OCHRE, OUTER, shade=[Shade(angle=90, depth=0.4, spacing=5, width=2.8)])
