"""A horse seen from behind for half figures: haunches, the dark between the thighs, tail and harness.

Local units: the tail's root at (0, 0), the croup's top near y = -52, haunches ±118 wide, down to y = 150.
"""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, lozenge, mirror, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat

_HALF: list[Node] = [
    (0, -40, "c"), (-24, -50), (-60, -47), (-92, -26), (-111, 8), (-117, 42), (-108, 74), (-90, 98),
    (-78, 124), (-74, 160, "c"), (-30, 160, "c"), (-26, 122), (-16, 92), (0, 70, "c"),
]  # fmt: skip


def rump(d: Drawing, coat: Coat) -> None:
    """Both haunches and thighs, engraved, black between them; draw the tail after it."""
    d.flats(smooth([(-40, 60, "c"), (40, 60, "c"), (46, 160, "c"), (-46, 160, "c")]), ink=INK)
    outline = smooth(mirror(_HALF, 0, whole=True))
    d.shape(outline, coat.body, OUTER)
    d.hatch(outline, Shade(depth=0.26, spacing=5.6, width=4, reach=54, seed=31),
        Shade(angle=48, depth=0.2, spacing=6, width=3.2, reach=44, seed=32),
        Shade(angle=180, depth=0.1, spacing=6.6, width=2.4, reach=18, seed=33))  # fmt: skip
    # Each buttock is round: dark towards the tail, and below, where it turns under.
    rake(d, [(10, 0), (20, 40), (12, 86)], [(54, 14), (62, 46), (48, 88)], 11, width=4.2, seed=34)
    rake(d, [(-10, 2), (-22, 42), (-14, 86)], [(-42, 18), (-50, 48), (-40, 88)], 10, width=3.6, bend=-0.08,
        seed=35)  # fmt: skip
    rake(d, [(24, 112), (30, 136), (32, 158)], [(54, 108), (60, 132), (60, 154)], 8, width=3.4, seed=36)
    rake(d, [(-26, 112), (-32, 136), (-34, 158)], [(-52, 110), (-58, 132), (-58, 154)], 8, width=3, bend=-0.1,
        seed=37)  # fmt: skip
    for side in (-1.0, 1.0):
        # The point of the hip, the crease from it to the thigh, and the muscle's inner edge.
        d.lens([(62 * side, -40), (80 * side, -22), (88 * side, -2)], 3.6)
        d.lens([(106 * side, 20), (96 * side, 50), (96 * side, 84)], 4.4)
        d.lens([(36 * side, 84), (52 * side, 96), (76 * side, 92)], 4.2)
        d.lens([(56 * side, 104), (62 * side, 122), (62 * side, 150)], 3.2)
    rake(d, [(84, -16), (91, 2), (94, 20)], [(68, -12), (72, 4), (74, 20)], 7, width=2.8, seed=38)
    rake(d, [(38, 86), (54, 97), (76, 93)], [(40, 68), (54, 76), (74, 74)], 9, width=3, seed=39)
    rake(d, [(-38, 86), (-54, 97), (-76, 93)], [(-38, 72), (-52, 80), (-70, 78)], 8, width=2.6, seed=40)


def tail(d: Drawing, coat: Coat, *, sweep: float, sheen: str = INK) -> None:
    """A full tail: bound at the dock, it falls between the thighs in a wave, its end swept aside by `sweep`.

    `sheen`: the ink of some of its strands.
    """
    s = sweep

    def at(across: float, y: float) -> Point:
        """A point of the tail: across -1 to 1, y from the dock; the wave swings out, then back."""
        t = max(0.0, y) / 96
        half = 13 + 36 * t * (1.25 - 0.55 * t)
        return (across * half + s * t * t + 9 * math.sin(math.pi * t), y)

    def sides(y: float) -> tuple[Point, Point]:
        return at(-1, y), at(1, y)

    left, right = zip(*(sides(y) for y in (6, 30, 54, 76)), strict=True)
    ends: list[Node] = [(*at(0.95, 104), "c"), at(0.62, 88), (*at(0.5, 112), "c"), at(0.16, 92), (*at(-0.1,
        116), "c"), at(-0.36, 92), (*at(-0.72, 108), "c"), at(-0.8, 88), (*at(-1.1, 98), "c")]  # fmt: skip
    mass = smooth([(-13, 6, "c"), (-15, -14), (-7, -26), (7, -26), (15, -14), (13, 6, "c"), *right[1:], *ends,
        *left[:0:-1]])  # fmt: skip
    d.shape(mass, coat.mane, OUTER)
    d.hatch(mass, Shade(depth=0.3, spacing=5, width=3.6, reach=24, start=0.24))
    for k in range(9):
        x = -0.9 + 1.8 * k / 8
        run = [at(x, y) for y in (6, 30, 54, 78, 92 - (k % 3) * 7)]
        d.lens(run, 4.6, ink=sheen if k % 2 else INK)
    for x in (-0.6, -0.1, 0.4):  # the dock
        d.lens([(7 * x, -24), (16 * x, -14), (14 * x, -2)], 3.4, ink=sheen)
    for y in (-4, 3.4):
        d.shape(ribbon([(-14.5, y - 3), (0, y + 2), (14.5, y - 3)], 4.2, forked=False), coat.far, DETAIL)


def crupper(d: Drawing, tack: Bridle) -> None:
    """The strap from the saddle to the tail's root, and the breeching round the haunches with pendants."""
    for side in (-1.0, 1.0):
        way: list[Point] = [(113 * side, 26), (88 * side, 46), (50 * side, 58), (0, 62)]
        line = sampled(way)
        for share in (0.12, 0.38, 0.62):
            x, y = line[round(share * (len(line) - 1))]
            with d.at(x, y + 8):
                drop: list[Node] = [(-5.5, -2, "c"), (-7.5, 9), (0, 21, "c"), (7.5, 9), (5.5, -2, "c")]
                d.shape(smooth(drop), tack.stud, INNER)
        d.shape(ribbon(way, 8, forked=False), tack.strap, INNER)
        d.shapes([circle(*line[round((k + 0.6) / 7 * (len(line) - 1))], 3) for k in range(5)], tack.stud)
    d.shape(ribbon([(0, -70), (0, -32), (0, 12)], 8, forked=False), tack.strap, INNER)
    d.shape(lozenge(0, -8, 13, 14), tack.stud, INNER)
    d.shape(circle(0, -8, 4.6), tack.strap, DETAIL)
