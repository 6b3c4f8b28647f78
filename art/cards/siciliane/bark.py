"""The bark of the large clubs: a second tone on the dark side, knots, and the grain that parts round them.

In the units of a club's head (`club.HEAD`); `side` is 1 where its right lies in the shade, else -1.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.paths import Node, Point, ellipse, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.siciliane.inks import EARTH, INK, PAPER

DUSK: list[Node] = [
    (6, -49.4, "c"), (9.6, -44), (8.2, -36), (9.4, -28), (6.6, -20), (7.2, -12), (4.4, -4), (4.6, 5),
    (2.6, 14), (2.2, 24, "c"), (6, 24, "c"), (7.4, 12), (9.8, 0), (13.2, -13), (16, -27), (16.6, -36),
    (14.8, -43.5), (9, -48.6, "c"),
]  # fmt: skip
KNOTS: Sequence[Sequence[tuple[float, float, float]]] = (
    ((-6.4, -35, 1.2), (2.6, -13, 0.68)),
    ((-7.6, -25, 0.78), (0.4, -17, 1.0)),
    ((-2.4, -26, 1.5), (5.2, -42, 0.56)),
    ((4.2, -40, 0.86), (-7.8, -15, 0.9)),
    ((-8.4, -32, 0.9), (3.6, -28, 0.72), (-4.2, -9, 0.6)),
    ((-3.4, -16, 1.15), (-5.6, -41, 0.6)),
)
"""Of each pattern: x, y and size."""
GRAIN: Sequence[Sequence[Sequence[Point]]] = (
    (
        ((-12.2, -46), (-14.2, -36), (-12.4, -25), (-9.4, -14), (-8.6, -4), (-6.4, 6)),
        ((-2, -48), (0.4, -38), (-0.6, -28), (-2.8, -20), (-2.8, -12), (-1.6, -3), (-1.4, 7)),
        ((5.6, -44), (6.2, -34), (4.6, -24), (7.0, -15), (5.8, -6)),
        ((-7.4, -23), (-6.4, -14), (-5.0, -6)),
    ),
    (
        ((-9.4, -47), (-11, -38), (-12.4, -27), (-11.6, -18), (-8.4, -8), (-6.8, 3)),
        ((-3, -48), (-3.8, -38), (-3.4, -29), (-4.6, -20), (-5.2, -10), (-3.4, 4)),
        ((4.6, -47), (3.4, -37), (3.4, -27), (5.4, -18), (3.4, -8), (1.2, 3)),
    ),
    (
        ((-7.4, -48), (-9.6, -40), (-11.4, -29), (-10.4, -18), (-7.4, -8), (-6.2, 4)),
        ((0.4, -48), (1.4, -41), (5.4, -33), (6.2, -24), (3.4, -14), (1.6, -2)),
        ((-4.6, -11), (-3.6, -4), (-2.8, 4)),
    ),
    (
        ((-6.4, -48), (-8.6, -38), (-9.6, -28), (-12.2, -18), (-11.2, -10), (-7.6, 2)),
        ((0.6, -48), (-0.4, -38), (-1.6, -27), (-3.4, -16), (-3.0, -6), (-1.6, 5)),
        ((5.6, -30), (5.4, -20), (3.8, -8)),
    ),
    (
        ((-7.0, -48), (-4.6, -38), (-3.4, -29), (-6.4, -19), (-8.6, -10), (-6.8, 3)),
        ((1.4, -48), (-0.4, -38), (-0.4, -28), (0.6, -18), (-0.4, -8), (0.4, 3)),
        ((7.4, -40), (7.8, -29), (5.6, -18), (4.2, -8)),
    ),
    (
        ((-9.4, -47), (-10.4, -38), (-9.4, -27), (-9.8, -17), (-8.6, -7), (-6.4, 5)),
        ((-0.6, -48), (-2.4, -38), (-1.4, -29), (2.6, -19), (2.8, -10), (1.4, 1)),
        ((5.2, -46), (6.2, -34), (5.4, -22)),
    ),
)
"""Long lines of the bark of each pattern, which swerve past its knots."""
GLEAMS: Sequence[Sequence[Sequence[Point]]] = (
    (((-14.4, -40), (-15, -33), (-13.8, -24)), ((-11.4, -12), (-9.6, -2), (-7.8, 6))),
    (((-12.6, -44), (-14.8, -38), (-14.6, -31)), ((-13, -20), (-11.2, -10), (-9.4, -1))),
    (((-14.8, -38), (-14.6, -30), (-13.4, -22)), ((-11.6, -11), (-9.8, -2), (-8.2, 5))),
)
"""Place of the light on each cut."""


def dusk(d: Drawing, ink: str, side: float) -> None:
    """The darker tone that the wood takes on before its edge turns black."""
    d.shape(smooth([_turned(node, side) for node in DUSK]), ink, None)


def knots(d: Drawing, pattern: int, cut: int, side: float) -> None:
    """Sawn-off twigs, each in a lip of bark; the grain; cuts of light, as the head of that `cut` has them."""
    for line in GRAIN[pattern]:
        d.lens([(side * x, y) for x, y in line], 4.6)
    for line in GLEAMS[cut]:
        d.lens([(side * x, y) for x, y in line], 4.2, ink=PAPER)
    for x, y, size in KNOTS[pattern]:
        with d.at(side * x, y, (size, size)):
            knot(d, side)


def knot(d: Drawing, side: float = 1.0) -> None:
    """A sawn-off twig in its lip of bark, about its middle, 9 wide and 18 high."""
    # The bark swells round it: a thin line on the light side, a broad one below and on the dark side.
    d.lens([(side * a, b) for a, b in ((1.0, -8.4), (-3.2, -4.6), (-4.7, 0), (-3.4, 4), (0, 7.4))], 3.2)
    shade: list[Node] = [(0.6, -5.8, "c"), (3.8, -2.8), (4.6, 0.6), (3.0, 4), (-0.8, 9.4, "c"),
        (-1.4, 4.4), (-3.2, 1.4, "c"), (0, 1)]  # fmt: skip
    d.shape(smooth([_turned(node, side) for node in shade]), INK, None)
    d.shape(ellipse(side * -0.3, -0.6, 3.2, 2.9), EARTH, INNER)
    d.ticks(*(((side * a, b - 0.6), (side * a * 0.3 - side * 0.2, b * 0.3 - 0.6), 2.4)
        for a, b in ((2.2, 1.6), (-1.8, 1.9), (0.6, -2.4))))  # fmt: skip


def _turned(node: Node, side: float) -> Node:
    return (node[0] * side, *node[1:])
