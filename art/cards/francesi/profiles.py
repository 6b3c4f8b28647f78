"""Faces in profile, looking left; one eye only. The origin is that of `faces`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.francesi.faces import LIPS
from art.cards.francesi.figure import Figure
from art.cards.francesi.look import SHADED, Look
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import Node, ellipse, smooth
from art.cards.kit.svg import INNER

_FOREHEAD: Final[Sequence[Node]] = ((-13, -58, "c"), (-26, -44), (-31.5, -28), (-32.5, -15), (-28.6, -4.5))
_BACK: Final[Sequence[Node]] = ((24, 50), (31, 34), (40, 4), (40, -58, "c"))

NOSES: Final[dict[str, Sequence[Node]]] = {
    "straight": ((-32.5, 5), (-41, 18), (-45.5, 24.5), (-42.5, 29.6), (-31.5, 31.5, "c")),
    "roman": ((-34.6, 3), (-40.5, 12), (-44.5, 21), (-43.5, 28.4), (-38, 30.6), (-31.5, 31.5, "c")),
    "pointed": ((-32.4, 4), (-38.6, 12), (-47.5, 21.6), (-45, 26.8), (-38.5, 29), (-31.5, 31, "c")),
    "snub": ((-30.2, 4), (-35.5, 13), (-43.6, 18.6), (-42.4, 25), (-37.5, 27.8), (-31, 30, "c")),
}
MOUTHS: Final[dict[str, Sequence[Node]]] = {
    "straight": ((-31.8, 35), (-35.2, 39.4), (-28.2, 43, "c"), (-33.2, 47.4), (-28.8, 51.6)),
    "roman": ((-32, 35.5), (-33.6, 40), (-27.6, 43.4, "c"), (-31.6, 47), (-27.6, 52)),
    "pointed": ((-31.4, 35), (-34, 39.6), (-27.8, 43, "c"), (-32, 47), (-27.8, 52)),
    "snub": ((-31.6, 34), (-36.6, 38.6), (-28.8, 42.6, "c"), (-35, 46.8), (-28.2, 51.2)),
}
CHINS: Final[dict[str, Sequence[Node]]] = {
    "straight": ((-31.8, 59), (-26.4, 67), (-13, 69), (6, 62)),
    "roman": ((-32.8, 59), (-30, 68), (-18, 72), (4, 65)),
    "pointed": ((-33.6, 59), (-35, 67), (-24, 71), (2, 65)),
    "snub": ((-29.8, 57), (-25.2, 63.5), (-13, 66), (6, 60)),
}


def profile(d: Figure, look: Look) -> None:
    """A face in profile; `look.nose` names nose, lips and chin together."""
    kind = look.nose
    outline = smooth([*_FOREHEAD, *NOSES[kind], *MOUTHS[kind], *CHINS[kind], *_BACK])
    shade = Shade(angle=58, depth=0.14, spacing=4.4, width=1.9, reach=13, seed=5, start=0.1, stop=0.62)
    if look.mirrored:
        shade = Shade(angle=122, depth=0.14, spacing=4.4, width=1.9, reach=13, seed=5, start=0.38, stop=0.9)
    d.shape(outline, look.skin, INNER, shade=[shade])
    if look.shadow:
        _shadow(d)
    _eye(d, look)
    # nostril, wing and the fold beside it
    low = NOSES[kind][-1][1]
    d.lens([(-36.5, low - 2), (-33.5, low - 4.6), (-30.6, low - 3.2)], 2.8)
    d.lens([(-31, low - 12.5), (-25.8, low - 9), (-27, low - 3), (-31.6, low - 0.5)], 2.7)
    for k in range(4):
        y = 4.5 + 3.6 * k
        d.fold(([(-22.0 - 1.5 * k, y + 1.5), (-27.8 - 2.3 * k, y)], 1.7))
    corner, lower = MOUTHS[kind][2], MOUTHS[kind][3]
    d.shape(
        smooth([(corner[0], corner[1] + 0.6, "c"), (-22.5, 43.2, "c"), (-25.6, 48),
            (lower[0] + 1.2, lower[1] + 2.6), (lower[0], lower[1])]),
        LIPS, None,
    )  # fmt: skip
    d.line(smooth([corner, lower, MOUTHS[kind][4]], closed=False), INNER)
    d.lens([(-33, 43), (-27, 43.2), (-21.5, 42.2 - look.smile), (-17.5, 43.5 - look.smile)], 2.6)
    d.lens([(-29.4, 52.2), (-26.5, 53), (-23, 51.9)], 1.9)
    d.lens([(-17, 39 - look.smile), (-14.6, 43 - look.smile), (-16, 47.5)], 1.8)
    if look.rosy:
        for k in range(5):
            x, y = -12.0 + 4.0 * k, 25.0 - 0.8 * k
            d.fold(([(x - 2.2, y + 5), (x + 2.2, y - 5)], 1.7), ink=LIPS)
    if look.hollow:
        for k in range(5):
            x, y = 14.0 - 2.2 * k, 19.0 + 4.6 * k
            d.fold(([(x, y), (x - 14 + 1.5 * k, y + 4)], 2.1))
        d.lens([(-24.5, 28), (-18.5, 34), (-17.5, 40)], 2.0)
    if look.old:
        d.lens([(-21, 9), (-13, 11.5), (-5, 7.5)], 1.9)
        for k, rise in enumerate((-6.0, 0.0, 6.0)):
            d.fold(([(-2.5, -1.5 + k * 1.6), (5.5, -2 + rise)], 1.6))
        d.lens([(-27, -30), (-18, -33), (-7, -31)], 1.8)
        d.lens([(-25, -36), (-17, -38.5), (-8, -37)], 1.5)


def _shadow(d: Figure) -> None:
    """Strokes of flesh under a hat's brim, and from the cheekbone to the jaw."""
    for k in range(5):
        x = -25.0 + 6.6 * k
        d.lens([(x, -38), (x - 1, -31), (x - 2.5, -25 + k)], 2.4, ink=SHADED)
    for k in range(6):
        x, y = 10.0 - 2.2 * k, 17.0 + 6.6 * k
        d.lens([(x, y), (x - 8, y + 2), (x - 16 + 1.2 * k, y + 6)], 2.5, ink=SHADED)


def _eye(d: Figure, look: Look) -> None:
    """A wedge open to the left under its brow."""
    up = 1.4 * (look.lids - 1) * 4
    eye: list[Node] = [
        (-28, -2.2, "c"),
        (-25, -6.2 - up),
        (-17, -7.4 - up),
        (-6.5, -1, "c"),
        (-15, 4),
        (-24, 3.6),
    ]
    d.shape(smooth(eye), PAPER, None)
    tall = 5.2 + up * 0.5
    if look.iris is None:
        d.shape(ellipse(-21, -1.6 - up * 0.5, 4.8, tall), INK, None)
    else:
        d.shape(ellipse(-21, -1.6 - up * 0.5, 5.0, tall), look.iris, FINE)
        d.shape(ellipse(-22, -1.6 - up * 0.5, 2.6, tall * 0.6), INK, None)
    d.dots([(-22.8, -3.6)], FINE, PAPER)
    d.lens([(-29, -2.0), (-25, -6.6 - up), (-17, -7.8 - up), (-10, -3.8), (-4, 0.5)], 4.8)
    d.lens([(-25.5, 3.2), (-18, 5), (-8.5, 1.4)], 1.9)
    d.lens([(-25.5, -10.5 - up), (-17, -12.6 - up), (-7, -7)], 1.7)
    a, w = look.arch, look.worry
    if look.bushy is not None:
        rim: list[Node] = [(-36, -16, "c"), (-35, -23), (-20, -27), (0, -15, "c"), (-10, -17.5), (-22, -17.5)]
        d.shape(smooth(rim), look.bushy, INNER)
    else:
        d.fold(([(-31.5, -16 - w), (-22, -21 - a), (-11, -19 - a), (-2, -12.5)], 5.4 * look.brow))
