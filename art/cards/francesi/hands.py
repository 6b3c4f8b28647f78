"""Four hands: a fist round an upright shaft, a pinch, a cupped palm and a hand laid flat."""

from __future__ import annotations

from art.cards.francesi.faces import SKIN
from art.cards.francesi.figure import Figure
from art.cards.francesi.motifs import pearl, strew
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import IDENTITY, smooth
from art.cards.kit.svg import DETAIL, INNER

_FINGER = DETAIL


def fist(d: Figure) -> None:
    """A fist closed round an upright shaft at (0, 0), 50 tall; the wrist leaves to the lower right."""
    back = smooth(
        [(-6, -21), (8, -28), (24, -21), (33, -4), (37, 20), (40, 34, "c"), (14, 36, "c"), (6, 26), (-6, 22)]
    )
    d.shape(back, SKIN, INNER, shade=[Shade(angle=30, depth=0.22, spacing=4.4, width=1.9, reach=13, seed=8)])
    for k, (y, reach, half) in enumerate(
        ((17.5, 12, 5.4), (7.2, 15.5, 6.1), (-4.4, 17, 6.5), (-16, 15, 6.3))
    ):
        d.limb([(14, y + 2.4, half - 0.4), (2, y, half + 0.4), (-reach, y - 0.6, half - 0.6)],
            SKIN, _FINGER, start="round", end="round", depth=0)  # fmt: skip
        d.lens([(-reach - 2.6, y - 3.4), (-reach + 1.4, y - 2.6), (-reach - 1.4, y + 3)], 1.4)
        d.fold(([(9, y + 5.6), (3, y + 3.4)], 1.7)) if k else None
    d.limb([(24, -12, 7.2), (13, -23, 6.8), (-1, -26.5, 6.0), (-11, -24.6, 4.8)], SKIN,
        _FINGER, start="round", end="round", depth=0)  # fmt: skip
    d.shape(smooth([(17, -15), (24, -20), (31, -6), (25, 2), (18, -4)]), SKIN, None)
    d.lens([(-12.5, -27), (-9, -25), (-12, -21)], 1.4)
    d.lens([(30, 4), (27, 14), (29, 24)], 1.6)
    d.lens([(19, -2), (23, 6), (21, 14)], 1.5)


def pinch(d: Figure) -> None:
    """Thumb and forefinger meeting at (0, 0) round a stem; the wrist leaves to the lower right."""
    d.shape(smooth([(16, -4), (38, 4), (38, 34), (16, 38), (8, 16)]), SKIN, None)
    d.limb([(36, 30, 6.4), (22, 40, 5.4), (9, 38, 3.9)], SKIN, _FINGER, end="round", depth=0)
    d.limb([(34, 22, 7), (17, 31, 6), (3, 26, 4.4)], SKIN, _FINGER, end="round", depth=0)
    d.limb([(32, 12, 7.4), (14, 21, 6.3), (0, 13.5, 4.6)], SKIN, _FINGER, end="round", depth=0)
    d.limb([(34, 2, 8), (18, -8.5, 6.8), (2, -4, 4.7)], SKIN, _FINGER, end="round", depth=0)
    palm = smooth(
        [(25, -10), (38, -5), (49, 14), (58, 40), (65, 64, "c"), (37, 68, "c"), (32, 44), (25, 26), (23, 6)]
    )
    d.shape(palm, SKIN, None)
    d.hatch(palm, Shade(angle=25, depth=0.26, spacing=4.4, width=1.9, reach=13, seed=9))
    d.line(smooth([(22, -11.6), (38, -5), (49, 14), (58, 40), (65, 64)], closed=False), INNER)
    d.line(smooth([(37, 68), (32, 44), (29, 35)], closed=False), INNER)
    d.limb([(38, 18, 7.4), (22, 14, 6.8), (11, 7, 5.8), (1, 3, 4.5)], SKIN, _FINGER, end="round", depth=0)
    d.shape(smooth([(30, 8), (42, 10), (46, 24), (34, 28), (27, 20)]), SKIN, None)
    d.lens([(24, 20), (33, 26), (37, 34)], 1.7)
    for x, y in ((0.6, -5.6), (-0.2, 2)):
        d.lens([(x - 3, y - 1.6), (x + 1.4, y - 1.4), (x + 2.2, y + 1.6)], 1.3)
    for x, y in ((26, -5), (24, 12), (25, 23)):
        d.lens([(x - 3, y + 4), (x, y + 0.6), (x - 1, y - 3)], 1.3)


def cupped(d: Figure) -> None:
    """A hand carrying something that rests at (0, 0); fingers in front of it, wrist below."""
    palm = smooth(
        [(-19, 6), (-21, 20), (-14, 36), (-13, 50, "c"), (15, 50, "c"), (17, 36), (25, 20), (23, 4), (0, 8)]
    )
    d.shape(palm, SKIN, INNER, shade=[Shade(angle=20, depth=0.26, spacing=4.4, width=1.9, reach=13, seed=6)])
    for x, top, half in ((-15.5, -8, 5.0), (-5.6, -13, 5.6), (5, -12.5, 5.7), (15, -7, 5.2)):
        d.limb([(x * 0.9, 18, half), (x * 1.04, 4, half + 0.5), (x * 0.98, top, half - 0.6)],
            SKIN, _FINGER, end="round", depth=0)  # fmt: skip
        d.lens([(x - 2.6, top - 1), (x, top - 2.8), (x + 2.6, top - 1)], 1.3)
    d.limb([(22, 26, 7), (30, 10, 6.4), (27, -6, 4.8)], SKIN, _FINGER, end="round", depth=0)
    d.shape(smooth([(-17, 15), (0, 14), (22, 14), (24, 27), (14, 36), (-12, 34)]), SKIN, None)
    d.lens([(14, 20), (9, 28), (10, 37)], 1.7)


def laid(d: Figure) -> None:
    """A hand laid flat, its fingertips near (34, 0); the wrist leaves to the left."""
    for k, (y0, x1, y1, half) in enumerate(((9.5, 21, 14, 4.9), (3.4, 30, 5.6, 5.5),
        (-3.4, 32, -3.6, 5.7), (-9.8, 27, -12.4, 5.5))):  # fmt: skip
        d.limb([(-14, y0 * 0.9, half), (6, (y0 + y1) / 2 - 1.4, half + 0.3),
            (x1, y1, half - 1)], SKIN, _FINGER, end="round", depth=0)  # fmt: skip
        d.lens([(x1 - 1, y1 - 2.6), (x1 + 2, y1), (x1 - 1, y1 + 2.4)], 1.3)
        d.lens([(7, (y0 + y1) / 2 - 4), (9, (y0 + y1) / 2 - 0.4), (8, (y0 + y1) / 2 + 2)], 1.2 + 0.01 * k)
    palm = smooth([(-44, -11, "c"), (-28, -13), (-11, -14), (-6, 0), (-10, 14), (-26, 15), (-44, 14, "c")])
    d.shape(palm, SKIN, None)
    d.hatch(palm, Shade(angle=80, depth=0.26, spacing=4.4, width=1.9, reach=9, seed=6, start=0.3, stop=0.95))
    d.line(smooth([(-44, -11), (-28, -13), (-20, -14.4)], closed=False), INNER)
    d.line(smooth([(-44, 14), (-26, 15), (-12, 13.6)], closed=False), INNER)
    d.limb([(-24, -8, 6.4), (-13, -20, 5.8), (2, -25, 4.4)], SKIN, _FINGER, end="round", depth=0)
    d.shape(smooth([(-32, -10), (-24, -13), (-15, -12), (-16, -2), (-28, -1)]), SKIN, None)
    d.lens([(-12, -16), (-14, -8), (-11, -1)], 1.6)


def cuff(d: Figure, fill: str, half: float, depth: float, *, beads: str | None = None) -> None:
    """A sleeve's turned-back end, its opening at (0, 0) towards -y."""
    d.shape(
        smooth(
            [
                (-half, 0, "c"),
                (0, 3.6),
                (half, 0, "c"),
                (half + 4, depth, "c"),
                (0, depth + 4),
                (-half - 4, depth, "c"),
            ]
        ),
        fill,
        INNER,
        shade=[Shade(depth=0.3, spacing=4.6, width=2.2, reach=16, seed=13)],
    )
    d.line(smooth([(-half - 0.8, 3.4), (0, 7), (half + 0.8, 3.4)], closed=False), FINE)
    d.line(smooth([(-half - 3.2, depth - 3.4), (0, depth), (half + 3.2, depth - 3.4)], closed=False), FINE)
    if beads is not None:
        row = [(k * half * 0.42, depth / 2 + 3.4 - 0.25 * k * k) for k in range(-2, 3)]
        strew(d, [(pearl(min(3.6, depth * 0.19), beads, *row), IDENTITY)])
