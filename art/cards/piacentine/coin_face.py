"""The cheeky red face in the middle of the large coins."""

from __future__ import annotations

import math

from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine.inks import DARK_RED, GOLD, INK, RED, ROSY, WHITE

HEAD: list[Node] = mirror(
    [(0, -76), (-34, -70), (-56, -48), (-62, -16), (-66, 8), (-67, 32), (-58, 53), (-41, 70), (-20, 81),
     (0, 82)],
    0, whole=True,
)  # fmt: skip
# One wing of the hair, from the parting to the cheek, and the lines in it.
HAIR: list[Node] = [
    (0, -62, "c"), (0, -84, "c"), (18, -93), (42, -86), (62, -68), (72, -44), (76, -22), (88, -10), (84, 8),
    (70, 12), (76, 0), (66, -6), (62, -22), (54, -40), (38, -56), (18, -62),
]  # fmt: skip
LOCKS: tuple[list[Point], ...] = (
    [(2, -72), (26, -74), (48, -58), (62, -36), (68, -16)],
    [(6, -82), (34, -82), (58, -62), (69, -36)],
    [(68, -18), (78, -8), (78, 4)],
)


def face(d: Drawing, radius: float, cut: int = 0) -> None:
    """The red disc of that radius about (0, 0) with the full-front face.

    It looks at us sideways and lifts a brow, laughs with open eyes, or smiles to itself, by `cut`.
    """
    with d.at(scale=radius / 100):
        disc = circle(0, 0, 100)
        d.shape(disc, RED, INNER)
        rays = 36
        ticks = []
        for k in range(rays):
            a = math.radians(360 / rays * k)
            inner = 80.0 if k % 2 else 72.0
            ticks.append(
                (
                    (97 * math.cos(a), 97 * math.sin(a)),
                    (inner * math.cos(a), inner * math.sin(a)),
                    3.4 * max(0.7, radius / 100),
                )
            )
        d.ticks(*ticks)
        head = smooth(recut(HEAD, cut, 1.2))
        d.shape(head, ROSY, OUTER)
        _cheeks(d, head, cut)
        _eyes(d, cut)
        _nose(d)
        (_grin, _laugh, _smile)[cut](d)
        _hair(d, cut)


def _cheeks(d: Drawing, whole: Outline, cut: int) -> None:
    d.hatch(
        whole,
        Shade(angle=8, depth=0.15, spacing=5.6, width=2.9, bend=0.1, seed=cut),
        Shade(angle=178, depth=0.06, spacing=6, width=2, seed=3 + cut),
    )
    for side in (-1, 1):
        cheek = circle(side * 39, (25, 23, 27)[cut], (20, 21.5, 19)[cut])
        d.shape(cheek, RED, None)
        d.hatch(cheek, Shade(angle=52, depth=0.2, spacing=5.4, width=2, seed=5 + cut))
        d.fold(([(side * 15, 20), (side * 22, 27), (side * 24, 35)], 3.6))


def _eyes(d: Drawing, cut: int) -> None:
    gaze = (3.0, -4.2, 0.6)[cut]
    lid = (0.0, -2.0, 2.4)[cut]
    for side in (-1, 1):
        eye: list[Node] = [
            (side * 46, -14, "c"), (side * 38, -22 + lid), (side * 26, -24 + lid), (side * 13, -12, "c"),
            (side * 22, -6), (side * 36, -6),
        ]  # fmt: skip
        d.shape(smooth(eye), WHITE, None)
        d.shape(circle(side * 28 + gaze, -15 + lid * 0.3, 7.6), INK, None)
        d.shape(circle(side * 28 + gaze - 2.4, -17.4 + lid * 0.3, 2.2), WHITE, None)
        d.lens([(side * 51, -11), (side * 40, -23 + lid), (side * 26, -26.5 + lid), (side * 10, -10)], 6.4)
        d.lens([(side * 43, -6), (side * 29, -3.4), (side * 16, -8)], 2.6)
        d.lens([(side * 47, -25), (side * 30, -33), (side * 15, -27)], 2.2)
    # The right brow is lifted: he knows what you hold.
    left, right = ((0, 0), (-6, 2), (1, 7))[cut]
    d.lens([(-58, -32 + left), (-42, -46 + left), (-24, -45 + left), (-9, -35 + left)], 8.6)
    d.lens([(59, -38 + right), (42, -54 + right), (24, -51 + right), (9, -38 + right)], 8.6)


def _nose(d: Drawing) -> None:
    d.fold(([(-9, -34), (-6, -14), (-8, 4), (-14, 12)], 4.6))
    d.line(
        smooth(
            [(-13, 8), (-17, 16), (-11, 22), (-4, 20), (0, 24), (5, 20), (12, 22), (17, 16), (13, 8)],
            closed=False,
        ),
        DETAIL,
    )
    d.hatch(smooth([(2, -8, "c"), (12, 10), (4, 18, "c")]), Shade(angle=0, depth=0.8, spacing=4.6, width=2.2))


def _grin(d: Drawing) -> None:
    lips: list[Node] = [
        (-25, 40, "c"), (-13, 37), (-5, 34), (0, 36), (6, 33.6), (15, 36), (28, 37, "c"), (17, 48), (3, 53),
        (-12, 50),
    ]  # fmt: skip
    d.shape(smooth(lips), DARK_RED, DETAIL)
    d.lens([(-10, 46), (2, 48.6), (14, 45)], 2.4, ink=ROSY)
    d.lens([(-36, 35), (-14, 41), (0, 40), (15, 40), (39, 29)], 4.4)
    d.lens([(-12, 64), (2, 67), (15, 63)], 3.4)


def _laugh(d: Drawing) -> None:
    """Lips parted over a row of teeth."""
    lips: list[Node] = [
        (-31, 34, "c"), (-14, 36), (-5, 35), (0, 37), (6, 35), (15, 36), (32, 33, "c"), (21, 49), (3, 57),
            (-17, 51),
    ]  # fmt: skip
    d.shape(smooth(lips), DARK_RED, DETAIL)
    d.flats(smooth([(-24, 39, "c"), (0, 42), (25, 38, "c"), (16, 45), (2, 47), (-14, 45)]), ink=WHITE)
    d.lens([(-40, 28), (-24, 37), (0, 40), (24, 37), (41, 27)], 4.4)
    d.lens([(-11, 65), (1, 68), (13, 65)], 3.2)


def _smile(d: Drawing) -> None:
    """A small closed mouth, its corners tucked into the cheeks."""
    lips: list[Node] = [
        (-20, 41, "c"), (-10, 37), (-4, 35), (0, 37), (5, 35), (11, 37), (20, 41, "c"), (11, 48), (0, 51),
            (-11, 48),
    ]  # fmt: skip
    d.shape(smooth(lips), DARK_RED, DETAIL)
    d.lens([(-8, 47), (0, 48.6), (9, 46.6)], 2.4, ink=ROSY)
    d.lens([(-29, 37), (-12, 43), (0, 41), (12, 43), (29, 37)], 4)
    d.lens([(-33, 31), (-30, 37), (-27, 42)], 2.6)
    d.lens([(33, 31), (30, 37), (27, 42)], 2.6)
    d.lens([(-10, 62), (1, 64.6), (12, 62)], 3.2)


def _hair(d: Drawing, cut: int) -> None:
    """Combed from a parting in the middle, rolled up at the cheeks."""
    for side in (-1, 1):
        with d.at(flip=side < 0):
            wing = smooth(recut(HAIR, 2 * cut + (side > 0) if cut else 0, 1.4))
            d.shape(wing, GOLD, INNER)
            d.hatch(wing, Shade(angle=70, depth=0.2, spacing=5, width=2.2, seed=7 + cut))
            for lock in LOCKS[: (3, 3, 2)[cut]]:
                d.lens(lock, (3, 2.6, 3.6)[cut])
