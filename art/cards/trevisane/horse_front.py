"""A large horse's head seen from the front for half figures, with neck, mane and bridle.

Local units: the poll at (0, 0), the lips near (0, 204), about 100 wide at the eyes; the axis is x = 0.
Tilt it a few degrees with `Drawing.at`, so that it does not stand there like a mask.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import Node, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle, strap
from art.cards.parts.legs import Coat

_HALF: list[Node] = [
    (0, -16), (-18, -14), (-33, -3), (-42, 16), (-47, 36), (-51, 50), (-47, 64), (-44, 80), (-38, 102),
    (-32, 126),
    (-29, 146), (-32, 162), (-37, 174), (-35, 188), (-25, 198), (-12, 203), (0, 204),
]  # fmt: skip

BITS: tuple[Point, Point] = ((-33, 182), (33, 182))
"""Where the reins are fastened, left and right."""


def ears(d: Drawing, coat: Coat) -> None:
    """Both ears, pricked, their hollows turned to us."""
    for side in (-1, 1):
        with d.at(25 * side, -6, flip=side > 0):
            outline = smooth([
                (16, 6, "c"), (12, -16), (2, -38), (-14, -62, "c"), (-24, -40), (-24, -14), (-16, 10, "c"),
            ])  # fmt: skip
            d.shape(outline, coat.body, OUTER)
            d.shape(
                smooth([(8, 0, "c"), (5, -18), (-3, -36), (-13, -50, "c"), (-17, -34), (-14, -12)]),
                coat.mane,
                DETAIL,
            )
            rake(d, [(-22, -38), (-22, -16), (-16, 4)], [(-17, -36), (-15, -16), (-10, 0)], 6, width=2)


def head(d: Drawing, coat: Coat) -> None:
    """The head without ears and bridle."""
    outline = smooth(mirror(_HALF, 0, whole=True))
    d.shape(outline, coat.body, OUTER)
    with d.clip(outline):
        d.shape(smooth([
            (-44, 158), (-22, 150), (0, 156), (22, 150), (44, 158), (44, 214), (-44, 214),
        ]), coat.far, None)  # fmt: skip
        d.hatch(outline, Shade(depth=0.1, spacing=5.2, width=2.8, reach=18, seed=41))
    _planes(d)
    for side in (-1, 1):
        _eye(d, coat, side)
        _nostril(d, side)
    # Lips and chin.
    d.lens([(-26, 190), (-12, 187), (0, 189), (12, 187), (26, 190)], 3.4)
    d.lens([(-12, 197), (0, 199), (12, 197)], 2.2)
    d.lens([(0, 170), (0.6, 179), (0, 187)], 2.4)
    rake(d, [(-24, 198), (0, 203), (24, 197)], [(-18, 192), (0, 194), (18, 192)], 9, width=2.2, seed=42)
    d.line(outline, OUTER)


def _planes(d: Drawing) -> None:
    """Sides of the nasal bone, cheekbones, the hollow above each eye."""
    for side in (-1.0, 1.0):
        deep = 1.0 if side > 0 else 0.7
        d.lens([(17 * side, 62), (15 * side, 96), (15 * side, 128), (21 * side, 150)], 2.8)
        rake(
            d, [(17 * side, 66), (15 * side, 100), (18 * side, 142)],
            [((17 + 14 * deep) * side, 72), ((15 + 11 * deep) * side, 104), ((18 + 7 * deep) * side, 144)],
            15, width=2.5, bend=0.06 * side, seed=43,
        )  # fmt: skip
        rake(
            d, [(46 * side, 66), (43 * side, 82), (34 * side, 116)],
            [((46 - 12 * deep) * side, 68), ((43 - 11 * deep) * side, 84), ((34 - 8 * deep) * side, 116)],
            12, width=2.6, bend=-0.06 * side, seed=44,
        )  # fmt: skip
        d.lens([(44 * side, 72), (36 * side, 88), (31 * side, 112)], 2.6)
        d.lens([(20 * side, 12), (30 * side, 16), (38 * side, 26)], 2.6)
        rake(d, [(21 * side, 13), (30 * side, 17), (37 * side, 25)], [(18 * side, 24), (25 * side, 28),
            (31 * side, 33)],
            6, width=2, seed=45)  # fmt: skip
        d.lens([(27 * side, 128), (30 * side, 140), (26 * side, 150)], 1.8)


def _eye(d: Drawing, coat: Coat, side: int) -> None:
    with d.at(34 * side, 44, flip=side > 0):
        # Drawn for the left eye: the outer corner at the left, where the head turns away.
        d.shape(smooth([(-13, 0), (-6, -9), (6, -8), (15, 8), (8, 14), (-4, 12)]), coat.far, None)
        ball = smooth([(-10, 0, "c"), (-4, -5.4), (4, -4), (12, 9.4, "c"), (4, 9.6), (-5, 7)])
        d.shape(ball, INK, None)
        d.lens([(-14, 3), (-7, -6.6), (3, -8), (10, 1), (16, 13)], 5.6)
        d.lens([(-10, 5), (-1, 11.6), (13, 11.4)], 2.6)
        d.lens([(-14, -4), (-6, -13.6), (6, -13.6), (14, -4)], 3.2)
        d.lens([(-7, 13.6), (3, 17), (13, 15)], 2)
    d.shape(circle(34 * side - 2, 42.6, 1.9), PAPER, None)


def _nostril(d: Drawing, side: int) -> None:
    with d.at(21 * side, 168, flip=side > 0):
        d.shape(
            smooth([(-6, -9, "c"), (1, -9), (5, -1), (3, 8), (-3, 9), (-7, 3), (-2, 1), (-2, -4)]), INK, None
        )
        d.lens([(-11, -4), (-6, -13), (4, -13), (9, -3), (6, 10)], 3.2)
        d.lens([(-10, 4), (-6, 12), (1, 13)], 2)


def mane(d: Drawing, coat: Coat) -> None:
    """Ragged locks falling beside the neck, right of the head; draw them before it."""
    mass = smooth([
        (20, -10, "c"), (54, 0), (76, 36), (88, 84), (102, 136, "c"), (86, 122), (90, 168, "c"), (74, 136),
        (68, 170, "c"), (56, 124), (48, 140, "c"), (42, 80), (30, 30),
    ])  # fmt: skip
    d.shape(mass, coat.mane, INNER)
    for lock in (
        [(34, -4), (62, 30), (76, 82), (94, 126)], [(26, 0), (54, 44), (66, 96), (84, 152)],
        [(28, 10), (48, 60), (56, 104), (68, 154)], [(46, 0), (68, 34), (80, 76)],
        [(36, 40), (46, 80), (50, 120)], [(60, 60), (70, 104), (76, 128)],
    ):  # fmt: skip
        d.lens(lock, 3.6)


def forelock(d: Drawing, coat: Coat, *, fall: float = -8.0) -> None:
    """The tuft between the ears, its points blown aside by `fall`."""
    f = fall
    d.shape(smooth([
        (-20, -10, "c"), (-12, -24), (0, -28), (12, -24), (20, -10, "c"), (14 + f * 0.4, 10),
        (16 + f, 34, "c"),
        (6 + f * 0.6, 22), (4 + f, 50, "c"), (-6 + f * 0.6, 26), (-12 + f, 40, "c"), (-16 + f * 0.4, 12),
    ]), coat.mane, INNER)  # fmt: skip
    for lock in (
        [(-12, -18), (-12 + f * 0.3, 6), (-10 + f, 32)], [(-3, -24), (-1 + f * 0.3, 8), (2 + f, 42)],
        [(6, -24), (7 + f * 0.3, 2), (6 + f * 0.7, 26)], [(13, -18), (13 + f * 0.3, 6), (14 + f, 26)],
    ):  # fmt: skip
        d.lens(lock, 3)


def bridle(d: Drawing, tack: Bridle) -> None:
    """Browband, cheek straps, noseband with a rosette, bit rings."""
    for side in (-1, 1):
        way: list[Point] = [(41 * side, 6), (53 * side, 48), (48 * side, 76), (40 * side, 102),
            (31 * side, 134), (33 * side, 180)]  # fmt: skip
        strap(d, way, 4.2, tack, 8)
    strap(d, [(-40, 8), (-20, 15), (0, 17), (20, 15), (40, 8)], 5.4, tack, 5)
    strap(d, [(-31, 134), (-14, 140), (0, 141), (14, 140), (31, 134)], 5.4, tack, 0)
    for x, y, r in ((-38.0, 8.0, 8.0), (38.0, 8.0, 8.0), (0.0, 141.0, 9.0)):
        d.shape(circle(x, y, r), tack.stud, INNER, shade=[Shade(depth=0.3, spacing=3.6, width=1.8)])
        d.shape(circle(x, y, r * 0.42), tack.strap, DETAIL)
    for x, y in BITS:
        d.shape(circle(x, y, 7), tack.bit, INNER)
        d.shape(circle(x, y, 2.8), INK, None)


def neck(d: Drawing, coat: Coat, left: Sequence[Point], right: Sequence[Point]) -> None:
    """Neck and breast behind the head, between two edges that run downwards from beside the ears."""
    nodes: list[Node] = [(*left[0], "c"), *left[1:-1], (*left[-1], "c"), (*right[-1], "c")]
    outline = smooth([*nodes, *reversed(right[1:-1]), (*right[0], "c")])
    d.shape(outline, coat.body, OUTER)

    def inside(share: float) -> list[Point]:
        return [
            (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)
            for p, q in zip(left, right, strict=True)
        ]

    rake(d, inside(1.0), inside(0.76), 26, width=3.2, bend=0.1, seed=46)
    rake(d, inside(0.0), inside(0.12), 22, width=2.4, bend=-0.1, seed=47)
    d.lens(inside(0.5)[1:], 4)
    rake(d, inside(0.5)[1:], inside(0.64)[1:], 16, width=2.8, bend=0.1, seed=48)
    d.lens(inside(0.22)[1:], 3)
    d.lens(inside(0.8)[1:], 3)
