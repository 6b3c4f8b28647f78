"""A large horse seen from behind for half figures: rump, tail, crupper, and a neck that rises beyond it.

Local units: the tail's root at (0, 0), the croup's top near y = -46, haunches ±130 wide, down to y = 120.
"""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.limb import ribbon
from tools.cards.kit.paths import Node, Point, circle, polyline, smooth
from tools.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from tools.cards.parts.engrave import rake
from tools.cards.parts.horse_head import Bridle
from tools.cards.parts.legs import Coat

_RUMP: list[Node] = [
    (-122, 130, "c"), (-131, 84), (-129, 44), (-114, 4), (-86, -27), (-46, -44), (0, -45), (46, -44),
    (86, -27),
    (114, 4), (129, 44), (131, 84), (122, 130, "c"),
]  # fmt: skip


def rump(d: Drawing, coat: Coat) -> None:
    """Both haunches, engraved; draw the tail after it."""
    outline = smooth(_RUMP)
    d.shape(outline, coat.body, OUTER)
    with d.clip(outline):
        d.hatch(outline, Shade(depth=0.12, spacing=6.4, width=3.2, reach=54, seed=31),
            Shade(angle=180, depth=0.08, spacing=6, width=2.4, reach=26, seed=32))  # fmt: skip
        # The cleft behind the tail and the inner side of each haunch.
        rake(d, [(12, 20), (20, 60), (14, 120)], [(52, 26), (60, 64), (52, 124)], 13, width=3.2, seed=33)
        rake(
            d,
            [(-12, 24), (-20, 60), (-14, 120)],
            [(-44, 32), (-50, 66), (-44, 124)],
            12,
            width=3,
            bend=-0.08,
            seed=34,
        )
        # Hip bones, the muscle above the thigh.
        for side in (-1.0, 1.0):
            d.lens([(74 * side, -22), (88 * side, -4), (90 * side, 18)], 3)
            d.lens([(112 * side, 40), (96 * side, 70), (94 * side, 108)], 3.6)
            d.lens([(58 * side, 4), (74 * side, 40), (72 * side, 90)], 2.6)
        rake(d, [(86, -8), (92, 6), (91, 22)], [(70, -6), (72, 8), (70, 20)], 7, width=2.4, seed=35)
        rake(d, [(108, 46), (97, 72), (95, 106)], [(84, 44), (76, 70), (76, 104)], 11, width=2.6, seed=36)
        rake(d, [(-110, 48), (-97, 72), (-95, 106)], [(-92, 46), (-82, 70), (-80, 104)],
            10, width=2.2, bend=-0.08,
            seed=37)  # fmt: skip
        rake(d, [(-40, -43), (0, -43), (44, -43)], [(-36, -30), (0, -26), (40, -28)], 12, width=2.2, seed=38)
    d.line(outline, OUTER)


def tail(d: Drawing, coat: Coat, *, sweep: float = 26.0) -> None:
    """A full tail, its end swept aside by `sweep`."""
    s = sweep
    mass = smooth([
        (-13, -8, "c"), (-9, -22), (2, -27), (13, -20), (19, -4), (28, 24), (36 + s * 0.2, 60),
        (40 + s * 0.6, 96),
        (46 + s, 140, "c"), (30 + s, 128), (20 + s, 146, "c"), (8 + s * 0.6, 126), (-6 + s * 0.4, 144, "c"),
        (-20, 118), (-34, 132, "c"), (-32, 92), (-27, 56), (-20, 24),
    ])  # fmt: skip
    d.shape(mass, coat.mane, OUTER)
    for points, width in (
        ([(-6, -14), (-12, 30), (-22, 80), (-26, 118)], 4.2), ([(-2, -20), (-8, 30), (-10, 84), (-12, 126)],
        4.6),
        ([(3, -22), (4, 30), (6, 80), (8 + s * 0.4, 130)], 4.6), ([(8, -18), (15, 30), (20, 76),
        (22 + s, 134)], 4.6),
        ([(13, -8), (24, 36), (32, 76), (38 + s, 126)], 4), ([(-11, -2), (-22, 44), (-28, 90)], 3.4),
        ([(0, 40), (-1, 78), (-4, 110)], 3), ([(12, 50), (15, 84), (18, 112)], 3),
    ):  # fmt: skip
        d.lens(points, width)


def crupper(d: Drawing, tack: Bridle) -> None:
    """The strap from the saddle round the tail's root, and two hung with pendants over the haunches."""
    for side in (-1.0, 1.0):
        way: list[Point] = [(6 * side, -40), (60 * side, -14), (104 * side, 38), (124 * side, 78)]
        line = smooth(list(way), closed=False).sample(2.0)
        for k in range(4):
            x, y = line[round((k + 0.7) / 4.6 * (len(line) - 1))]
            with d.at(x - 3 * side, y + 7):
                drop: list[Node] = [(-5.5, -2, "c"), (-7.5, 9), (0, 20, "c"), (7.5, 9), (5.5, -2, "c")]
                d.shape(smooth(drop), tack.stud, INNER, shade=[Shade(depth=0.4, spacing=3.8, width=2)])
        d.shape(
            ribbon(way, 8.5, forked=False),
            tack.strap,
            INNER,
            shade=[Shade(angle=90, depth=0.3, spacing=5, width=2)],
        )
        spots = [line[round((k + 0.5) / 7 * (len(line) - 1))] for k in range(7)]
        d.shapes([circle(x, y, 3) for x, y in spots], tack.stud)
    d.shape(ribbon([(0, -60), (0, -36), (0, -14)], 9, forked=False), tack.strap, INNER)
    d.shape(polyline([(0, -46), (12, -32), (0, -18), (-12, -32)]), tack.stud, INNER)
    d.shape(circle(0, -32, 4.6), tack.strap, DETAIL)
