"""Two fists at a shaft: fingers that come round it (fante di spade), and one from its back (re di denari).

Card units. Both stand at a shaft through (0, 0) that is drawn before them, and their wrist leaves to the
right and below; mirror the placement for the other hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.piacentine.inks import FLESH, INK

NAIL = "#fbe9d6"

_BACK = Shade(angle=30, depth=0.34, spacing=5.6, width=2.4, reach=15, seed=8)


def grip(d: Drawing, half: float = 10.0, *, skin: str = FLESH) -> None:
    """A fist seen from the side of its finger tips: fingers come round the shaft, the thumb shuts them in.

    `half`: the shaft's half-width; the wrist leaves at (52, 52).
    """
    heel: list[Node] = [(6, -38), (14, -43), (30, -36), (42, -14), (50, 10), (66, 38, "c"), (36, 64, "c"),
        (20, 50), (8, 42), (2, 20), (2, -20)]  # fmt: skip
    d.shape(smooth(heel), skin, INNER, shade=[_BACK])
    # The hollow of the hand, where the tips go in.
    d.flats(smooth([(6, -28, "c"), (22, -20), (27, 2), (24, 26), (12, 40, "c"), (4, 10)]), ink=INK)
    out = -half - 13
    for k, (y, tip, size) in enumerate(((31, 10, 7.8), (15.6, 16, 9.0), (-2, 19, 9.6), (-20, 17, 9.6))):
        _finger(d, [(out + 9 + abs(k - 1.6) * 1.5, y + 1.5), (out * 0.2, y - 1.6), (tip, y)], size, skin)
    _thumb(d, [(40, 14), (33, -14), (17, -33), (-4, -37)], skin)


def _finger(d: Drawing, points: Sequence[Point], size: float, skin: str) -> None:
    """A bent finger: its middle joint at the first point, its tip with the nail at the last."""
    (x0, y0), (x1, y1), (x2, y2) = points
    d.limb([(x0, y0, size - 0.6), (x1, y1, size + 0.5), (x2, y2, size - 1.6)], skin, DETAIL, start="round",
        end="round", depth=0)  # fmt: skip
    d.ticks(*(((x0 - 2 + 9.6 * i, y0 + size - 0.6), (x0 + 1 + 9.6 * i, y0 + size * 0.3), 2.2)
        for i in range(round((x2 - x0) / 13))))  # fmt: skip
    d.lens([(x0 + 3, y0 - size + 2.4), (x0 - 0.6, y0 - 1), (x0 + 2, y0 + size * 0.5)], 1.7)
    d.lens(
        [((x1 + x2) / 2 - 1, y1 - size + 3), ((x1 + x2) / 2 + 1.6, y1), ((x1 + x2) / 2, y1 + size - 4)], 1.5
    )
    nail: list[Node] = [(x2 - 3.6, y2 - 3.8, "c"), (x2 + 3.6, y2 - 4), (x2 + 6.2, y2 + 0.4),
        (x2 + 3.4, y2 + 3.2), (x2 - 3.6, y2 + 2.6, "c"), (x2 - 5, y2 - 0.6)]  # fmt: skip
    d.shape(smooth(nail), NAIL, None)
    d.lens([(x2 + 3.4, y2 + 3.4), (x2 - 5.4, y2 + 2.4), (x2 - 5, y2 - 2.4), (x2 + 2.4, y2 - 4.6)], 1.4)


def _thumb(d: Drawing, points: Sequence[Point], skin: str) -> None:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points
    d.limb(
        [(x0, y0, 12.6), (x1, y1, 12.2), (x2, y2, 10.6), (x3, y3, 7.6)], skin, DETAIL, end="round", depth=0
    )
    d.shape(smooth([(x0 - 12, y0 - 7), (x0, y0 - 16), (x0 + 12.4, y0 - 5), (x0 + 10, y0 + 20), (x0 - 2,
        y0 + 18)]), skin, None)  # fmt: skip
    nail: list[Node] = [(x3 - 7.6, y3 - 2.6, "c"), (x3 - 2, y3 - 6), (x3 + 5, y3 - 4.4, "c"), (x3 + 4.4,
        y3 + 1.6), (x3 - 4, y3 + 2.2)]  # fmt: skip
    d.shape(smooth(nail), NAIL, None)
    d.lens([(x3 - 4, y3 + 2.4), (x3 + 5, y3 + 2), (x3 + 6, y3 - 4.6)], 1.5)
    d.lens([(x2 - 4, y2 - 7), (x2 + 1, y2 - 2), (x2 + 2, y2 + 5)], 1.7)
    d.lens([(x2 + 2, y2 - 6.6), (x2 + 6, y2 - 1), (x2 + 6, y2 + 5)], 1.4)
    d.ticks(
        *(((x1 + 9 + 2.2 * i, y1 + 2 + 7.4 * i), (x1 + 2 + 2 * i, y1 + 5 + 6.8 * i), 2.2) for i in (0, 2, 4))
    )
    d.ticks(
        *(((x2 + 8 - 7 * i, y2 + 9.4 - 3 * i), (x2 + 3 - 7 * i, y2 + 3 - 2.4 * i), 2.1) for i in range(3))
    )
    d.lens([(x0 - 12, y0 - 12), (x0 - 7, y0 + 8), (x0 + 2, y0 + 20)], 2.4)


def knuckles(d: Drawing, half: float = 10.0, *, skin: str = FLESH) -> None:
    """A fist seen from its back: the knuckles towards us, the fingers go round the shaft and away.

    The wrist leaves at (46, 56).
    """
    back: list[Node] = [(-8, -30), (6, -41), (28, -40), (44, -20), (52, 10), (62, 42, "c"), (28, 60, "c"),
        (14, 46), (-6, 36)]  # fmt: skip
    d.shape(smooth(back), skin, INNER)
    out = -half - 9
    for k, (y, root, size) in enumerate(((29, 13, 7.8), (14.4, 19, 9), (-2.4, 21, 9.6), (-19.6, 18, 9.4))):
        bend = out - (2, 6, 7, 4)[k]
        d.limb([(root, y + 4.4, size - 0.4), (2, y + 0.6, size + 0.7), (bend + 5, y - 1.4, size),
            (bend, y - 1, size - 2.4)], skin, DETAIL, start="round", end="round", depth=0)  # fmt: skip
        d.ticks(*(((bend + 5 + 9.4 * i, y + size - 1.4), (bend + 7 + 9.4 * i, y + size * 0.3), 2.2)
            for i in range(1 + round(half / 10))))  # fmt: skip
        d.lens([(bend + 12, y - size + 2.4), (bend + 9, y - 1), (bend + 11, y + size - 4)], 1.6)
    # The back of the hand runs into the fingers; bones under the skin mark where.
    d.shape(smooth([(10, -30), (26, -34), (41, -18), (48, 10), (42, 42), (24, 46), (12, 36), (13, 18), (16,
        0), (14, -16)]), skin, None)  # fmt: skip
    d.hatch(smooth(back), replace(_BACK, stop=0.9))
    for x, y in ((17, -17), (20, 0), (18, 16), (12, 30)):
        d.lens([(x - 5, y - 7), (x + 3, y - 5), (x + 5, y + 2), (x, y + 8)], 2.6)
        d.ticks(((x + 6, y - 1), (x + 15, y + 1), 2.3), ((x + 5.4, y + 4), (x + 13, y + 7), 2.1))
    thumb: list[Node] = [(40, -22), (30, -38), (14, -46), (-4, -47), (-18, -41), (-20, -34.6), (-12, -30),
        (0, -33), (12, -31), (20, -20), (24, -8, "c"), (38, -4)]  # fmt: skip
    d.shape(smooth(thumb), skin, DETAIL)
    d.shape(smooth([(24, -14), (34, -26), (45, -14), (42, 2), (28, 4)]), skin, None)
    d.shape(
        smooth([(-19.4, -36.4, "c"), (-15, -42.4), (-7.4, -43.8, "c"), (-9, -37.6), (-15, -34.4)]), NAIL, None
    )
    d.lens([(-15.4, -34), (-8.4, -37.4), (-7.2, -44)], 1.6)
    d.lens([(6, -45), (9, -40.6), (7.6, -36)], 1.6)
    d.lens([(2.6, -45), (5, -41), (4, -37)], 1.3)
    d.ticks(*(((8 + 6 * i, -33 + 2.2 * i * i), (6 + 6 * i, -39 + 2.2 * i * i), 2.1) for i in range(3)))
    for points in (
        ((29, 0), (36, 18), (40, 36)),
        ((26, 20), (32, 34), (34, 46)),
        ((33, -14), (43, 6), (48, 26)),
    ):
        d.lens(points, 1.9)
