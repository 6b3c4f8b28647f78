"""A large horse seen from behind for half figures: rump, tail, crupper and breeching.

Local units: the tail's root at (0, 0), the croup's top near y = -44, haunches ±133 wide, down to y = 150.
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, lozenge, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat

_RUMP: list[Node] = [
    (-104, 150, "c"), (-124, 112), (-133, 74), (-130, 40), (-114, 4), (-86, -25), (-50, -42), (-20, -44),
    (0, -37), (20, -44), (50, -42), (86, -25), (114, 4), (130, 40), (133, 74), (124, 112), (104, 150, "c"),
]  # fmt: skip


def rump(d: Drawing, coat: Coat) -> None:
    """Both haunches, engraved; draw the tail after it."""
    outline = smooth(_RUMP)
    d.shape(outline, coat.body, OUTER)
    d.hatch(outline, Shade(depth=0.14, spacing=6.4, width=3.2, reach=46, seed=31),
        Shade(angle=180, depth=0.08, spacing=6.6, width=2.4, reach=22, seed=32))  # fmt: skip
    # The cleft: two round buttocks that part below the dock, the inner side of each in shadow.
    rake(d, [(20, 10), (34, 60), (26, 140)], [(76, 26), (84, 66), (66, 136)], 17, width=3.4, seed=33)
    rake(d, [(-14, 14), (-24, 60), (-18, 140)], [(-56, 34), (-66, 66), (-56, 132)],
        16, width=3, bend=-0.08, seed=34)  # fmt: skip
    # Hip bones, the muscle above the thigh, the croup's furrow.
    for side in (-1.0, 1.0):
        d.lens([(72 * side, -24), (90 * side, -8), (97 * side, 14)], 3.2)
        d.lens([(122 * side, 30), (108 * side, 70), (108 * side, 124)], 3.8)
    rake(d, [(90, -10), (97, 4), (99, 20)], [(76, -6), (80, 8), (82, 20)], 6, width=2.4, seed=35)
    rake(d, [(120, 38), (109, 72), (108, 116)], [(102, 40), (92, 70), (92, 110)], 10, width=2.6, seed=36)
    rake(d, [(4, -34), (22, -42), (52, -40)], [(6, -14), (26, -24), (46, -26)], 9, width=2.3, seed=38)


def tail(d: Drawing, coat: Coat, *, sweep: float = 26.0, sheen: str = INK) -> None:
    """A full tail that rises from the dock and falls in a wave, its end swept aside by `sweep`.

    `sheen`: the ink of some of its strands.
    """
    s = sweep
    mass = smooth([
        (-11, 2, "c"), (-15, -18), (-4, -34), (14, -33), (27, -17), (34, 8), (44, 34), (54, 62),
        (54 + s * 0.3, 96), (50 + s * 0.8, 126), (64 + s * 1.4, 160, "c"), (34 + s, 150),
        (22 + s, 164, "c"), (2 + s * 0.7, 148), (-16 + s * 0.4, 162, "c"),
        (-20 + s * 0.2, 134), (-34, 146, "c"), (-34, 112), (-27, 80), (-24, 50),
        (-20, 24),
    ])  # fmt: skip
    d.shape(mass, coat.mane, OUTER)
    strands: list[tuple[list[Point], float]] = [
        ([(-6, -20), (-6, 14), (-14, 60), (-18, 104), (-26, 136)], 4.2),
        ([(0, -26), (3, 16), (-4, 62), (-8, 104), (-12 + s * 0.2, 146)], 4.0),
        ([(6, -27), (13, 16), (12, 60), (6, 104), (10 + s * 0.6, 144)], 4.6),
        ([(12, -24), (23, 18), (27, 60), (22 + s * 0.2, 104), (30 + s, 150)], 4.2),
        ([(18, -18), (32, 22), (42, 62), (38 + s * 0.3, 104), (46 + s, 148)], 4.4),
        ([(-9, 6), (-14, 36), (-22, 76), (-27, 112)], 3.4),
        ([(24, -6), (40, 40), (49, 74), (47 + s * 0.4, 116)], 3.6),
        ([(-2, 30), (-8, 62), (-16, 92)], 3.0), ([(18, 34), (20, 66), (14, 98)], 3.0),
        ([(30, 40), (35, 68), (32, 100)], 3.0),
    ]  # fmt: skip
    for k, (points, width) in enumerate(strands):
        d.lens(points, width, ink=sheen if k % 2 else INK)


def crupper(d: Drawing, tack: Bridle) -> None:
    """The strap from the saddle to the tail's root, and the breeching round the haunches with pendants."""
    for side in (-1.0, 1.0):
        way: list[Point] = [(118.5 * side, 20), (104 * side, 38), (66 * side, 54), (0, 60)]
        line = sampled(way)
        drops = [line[round(share * (len(line) - 1))] for share in (0.14, 0.38, 0.62)]
        for x, y in drops:
            with d.at(x, y + 9):
                drop: list[Node] = [(-5.5, -2, "c"), (-7.5, 9), (0, 21, "c"), (7.5, 9), (5.5, -2, "c")]
                d.shape(smooth(drop), tack.stud, INNER)
        d.shape(ribbon(way, 8.5, forked=False), tack.strap, INNER)
        spots = [line[round((k + 0.6) / 7 * (len(line) - 1))] for k in range(5)]
        d.shapes([circle(x, y, 3) for x, y in spots], tack.stud)
    d.shape(ribbon([(0, -58), (0, -46), (0, -30)], 9, forked=False), tack.strap, INNER)
    d.shape(lozenge(0, -39, 11, 13), tack.stud, INNER)
    d.shape(circle(0, -39, 4.2), tack.strap, DETAIL)
