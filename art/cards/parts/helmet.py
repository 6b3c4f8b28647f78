"""Helmets, in the local units of the heads (looking left; the rim sits near y = -34)."""

from __future__ import annotations

from itertools import pairwise

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.limb import plume as feather
from art.cards.kit.paths import circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.engrave import rake


def burgonet(d: Drawing, fill: str, *, trim: str, plume: str) -> None:
    """An open helmet with comb, peak, cheek-piece and neck-guard, feathers falling behind."""
    for points, width in (
        ([(24, -66), (44, -84), (66, -80), (78, -58), (76, -34)], 12.0),
        ([(22, -62), (42, -72), (58, -64), (66, -44), (60, -22)], 11.0),
    ):
        d.shape(feather(points, width), plume, INNER)
        d.lens(points, 3.2)
        for (x0, y0), (x1, y1) in pairwise(points[1:]):
            d.ticks(
                ((x0, y0), ((x0 * 2 + x1) / 3 + 7, (y0 * 2 + y1) / 3 + 1), 2.2),
                ((x0, y0), ((x0 + x1) / 2 - 7, (y0 + y1) / 2 + 3), 2.2),
            )
    bowl = smooth([
        (-27, -30, "c"), (-28, -50), (-18, -68), (2, -77), (22, -73), (34, -58), (37, -36), (37, -12),
        (44, 12, "c"), (30, 18), (20, 14, "c"), (16, -8), (6, -22), (-8, -28),
    ])  # fmt: skip
    d.shape(bowl, fill, OUTER, shade=[
        Shade(angle=10, depth=0.36, spacing=4.4, width=2.6),
            Shade(angle=180, depth=0.1, spacing=5, width=1.8),
    ])  # fmt: skip
    comb = smooth(
        [(-20, -64, "c"), (-10, -86), (10, -92), (30, -80), (38, -54, "c"), (28, -66), (8, -76), (-8, -74)]
    )
    d.shape(comb, trim, INNER)
    rake(
        d,
        [(36, -58), (26, -68), (8, -77), (-10, -74)],
        [(32, -68), (24, -76), (8, -86), (-8, -82)],
        11,
        width=2.4,
    )
    peak = smooth([(-46, -27, "c"), (-34, -40), (-14, -44), (6, -38), (16, -28, "c"), (0, -31), (-22, -30)])
    d.shape(peak, fill, INNER, shade=[Shade(angle=80, depth=0.4, spacing=4.4, width=2.2)])
    cheek = smooth([(4, -24, "c"), (18, -26), (24, -12), (20, 14), (8, 26, "c"), (2, 12), (6, -4)])
    d.shape(cheek, fill, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.4, width=2.2)])
    d.line(smooth([(7, -20), (17, -21), (20, -10), (16, 10), (9, 19)], closed=False), DETAIL)
    guard = smooth([(20, 12, "c"), (38, 6), (50, 20, "c"), (42, 30), (26, 28), (16, 22, "c")])
    d.shape(guard, trim, INNER, shade=[Shade(angle=50, depth=0.4, spacing=4.4, width=2.2)])
    d.shapes([circle(-16 + k * 11, -36 + k * 1.6, 2.3) for k in range(3)], trim)
    d.shape(circle(17, -27, 5.4), trim, INNER)
    d.shape(circle(17, -27, 2), INK, None)
