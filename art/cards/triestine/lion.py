"""A lion's mask cut in gold, full face: the boss on the breast of the re di spade."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from art.cards.kit.paths import Node, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import INK, OCHRE, YELLOW
from art.cards.triestine.strokes import combed

Flame = tuple[Point, Point, Point, float]
"""A lock of the mane: root, bend, tip; half its breadth."""

_OUTER: Final[Sequence[Flame]] = (
    ((10, 32), (26, 46), (12, 66), 10), ((20, 22), (40, 38), (32, 58), 10),
    ((24, 10), (48, 20), (50, 40), 10), ((24, -4), (50, -2), (60, 16), 10),
    ((22, -18), (46, -22), (60, -10), 10), ((16, -28), (36, -40), (52, -34), 10),
    ((4, -32), (18, -54), (34, -54), 10),
)  # fmt: skip
"""Of the right side, from the chin upwards."""
_INNER: Final[Sequence[Flame]] = (
    ((12, 28), (25, 36), (22, 50), 8), ((18, 14), (34, 22), (38, 36), 8), ((20, 0), (37, 4), (45, 18), 8),
    ((20, -14), (37, -14), (46, -3), 8), ((13, -24), (29, -30), (41, -24), 8),
    ((3, -28), (13, -40), (26, -43), 8),
)  # fmt: skip


def lion(d: Drawing) -> None:
    """The mask about (0, 0), some 110 wide and 124 high."""
    for key, flames, ink in (("deep", _OUTER, OCHRE), ("near", _INNER, YELLOW)):
        for flip in (True, False):
            d.use(f"mane-{key}", partial(_flames, flames=flames, ink=ink), 0, 0, flip=flip)
    crest: list[Node] = [(0, -62, "c"), (-5, -48), (-10, -36), (-8, -24, "c"), (8, -24, "c"), (10, -36),
        (5, -48)]  # fmt: skip
    d.shape(smooth(crest), YELLOW, INNER)
    d.lens([(0, -54), (0, -44), (0, -34)], 2.4)
    _face(d)


def _flames(d: Drawing, flames: Sequence[Flame], ink: str) -> None:
    """Locks that curl to their tips, those behind with a groove along the middle."""
    for (x, y), (bx, by), (tx, ty), half in flames:
        size = ((bx - x) ** 2 + (by - y) ** 2) ** 0.5
        nx, ny = -(by - y) / size * half, (bx - x) / size * half
        nodes: list[Node] = [(x - nx, y - ny, "c"), (bx - nx * 0.8, by - ny * 0.8), (tx, ty, "c"),
            (bx + nx * 0.56, by + ny * 0.56), (x + nx, y + ny, "c")]  # fmt: skip
        d.shape(smooth(nodes), ink, INNER if ink == OCHRE else DETAIL)
        if ink == OCHRE:
            d.lens(
                [(x, y), (bx - nx * 0.16, by - ny * 0.16), (bx * 0.3 + tx * 0.7, by * 0.3 + ty * 0.7)], 2.0
            )


def _face(d: Drawing) -> None:
    """A broad low brow, a long nose, the muzzle's two lips shut over the chin and its tuft."""
    for side in (-1, 1):
        ear: list[Node] = [(13, -24, "c"), (18, -36), (28, -36), (30, -26), (23, -17, "c")]
        d.shape(smooth([(side * n[0], *n[1:]) for n in ear]), YELLOW, INNER)
        d.lens([(side * 19, -24), (side * 23, -31), (side * 26, -26)], 3.4)
    tuft: list[Node] = [(0, 54, "c"), (-6, 44), (-11, 45, "c"), (-14, 34), (-12, 24, "c"), (0, 24)]
    d.shape(smooth(mirror(tuft, 0, whole=True)), YELLOW, INNER)
    d.ticks(((-6, 42), (-6, 34), 2.2), ((0, 50), (0, 38), 2.4), ((6, 42), (6, 34), 2.2))
    half: list[Node] = [(0, -31), (-14, -29), (-25, -19), (-27, -6), (-21, 5), (-20, 14), (-21, 22),
        (-15, 29), (-6, 29), (0, 25, "c")]  # fmt: skip
    face = smooth(mirror(half, 0, whole=True))
    d.shape(face, YELLOW, INNER)
    right = [(25, -18), (27, -6), (21, 6), (21, 20)]
    combed(d, right, [(x - 9, y + 2) for x, y in right], close=4, width=2.4, cross=0, fade=0.2)
    for flip in (True, False):
        d.use("cheek", _side, 0, 0, flip=flip)
    d.flats(smooth([(-9.6, 5, "c"), (0, 3.4), (9.6, 5, "c"), (6, 11), (0, 14.4, "c"), (-6, 11)]), ink=INK)
    d.fold(([(0, 24), (0, 19), (0, 13)], 3.0))
    d.lens([(-5.6, 6.8), (0, 6), (5.6, 6.8)], 1.4, ink=YELLOW)
    d.lens([(-4, -27), (-2, -22), (-2.6, -17)], 2.4)
    d.lens([(4, -27), (2, -22), (2.6, -17)], 2.4)
    d.line(face, OUTER * 0.7)


def _side(d: Drawing) -> None:
    """The right half: the frowning brow, a small deep eye, bridge of the nose, cheek, lip and whiskers."""
    d.fold(([(4, -8), (10, -14), (18, -15), (25, -11)], 6.4))
    d.lens([(6, -20), (13, -24), (20, -21)], 2.4)
    eye: list[Node] = [(7, -5.6, "c"), (12, -9.6), (20, -8, "c"), (14, -3.6)]
    d.shape(smooth(eye), OCHRE, DETAIL)
    d.flats(circle(12.6, -7, 2.5), ink=INK)
    d.lens([(8, -1.4), (14, 0.4), (20, -3)], 2.2)
    d.fold(([(3.4, -10), (5.4, -3), (8.6, 4)], 3.0))
    d.fold(([(0, 23.4), (7, 26), (14, 23), (18, 14)], 3.6))
    d.lens([(9.6, 8), (15, 8), (19, 12)], 2.4)
    d.flats(circle(7.6, 17, 1.2), circle(12, 18.6, 1.2), circle(12, 14.4, 1.2), ink=INK)
    d.ticks(((-0.2, 30.4), (6, 31.4), 2.2))
