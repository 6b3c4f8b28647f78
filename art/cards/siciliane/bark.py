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
    ((-5.6, -30, 1.0), (3.6, -20, 0.8), (-4.2, -4, 0.72)),
    ((-2.6, -38, 0.84), (-7.2, -20, 0.9), (2.6, -9, 0.76)),
    ((4.0, -36, 0.8), (-6.4, -25, 1.05), (-1.8, -11, 0.7)),
)
"""Of each cut: x, y and size."""
GRAIN: Sequence[Sequence[Sequence[Point]]] = (
    (
        ((-10.6, -46), (-12.2, -36), (-11.4, -26), (-8.2, -14), (-8.4, -4), (-6.4, 6)),
        ((1.8, -48), (0.4, -38), (-0.4, -28), (-1.8, -20), (-0.4, -12), (0.4, -4), (-0.6, 8)),
        ((5.6, -44), (6.0, -36), (5.2, -28)),
    ),
    (
        ((-8.0, -48), (-9.4, -40), (-8.6, -30), (-12.0, -22), (-11.0, -14), (-7.4, -4)),
        ((4.6, -47), (3.8, -36), (2.2, -26), (-2.0, -18), (-2.4, -8), (-1.6, 4)),
        ((7.6, -26), (7.0, -16), (5.0, -6)),
    ),
    (
        ((-7.0, -48), (-7.2, -40), (-8.4, -34), (-11.8, -27), (-10.4, -18), (-6.8, -8), (-6.6, 4)),
        ((1.4, -48), (-0.8, -38), (-0.6, -28), (1.6, -18), (3.0, -10), (2.4, 2)),
        ((6.2, -22), (5.6, -14), (4.4, -6)),
    ),
)
"""Long lines of the bark of each cut, which swerve past its knots."""
GLEAMS: Sequence[Sequence[Sequence[Point]]] = (
    (((-14.4, -40), (-15, -33), (-13.8, -24)), ((-11.4, -12), (-9.6, -2), (-7.8, 6))),
    (((-12.6, -44), (-14.8, -38), (-14.6, -31)), ((-13, -20), (-11.2, -10), (-9.4, -1))),
    (((-14.8, -38), (-14.6, -30), (-13.4, -22)), ((-11.6, -11), (-9.8, -2), (-8.2, 5))),
)
"""Where the light lies on each cut."""


def dusk(d: Drawing, ink: str, side: float) -> None:
    """The darker tone that the wood takes on before its edge turns black."""
    d.shape(smooth([_turned(node, side) for node in DUSK]), ink, None)


def knots(d: Drawing, cut: int, side: float) -> None:
    """Sawn-off twigs, each in a lip of bark; the grain; cuts of light."""
    for line in GRAIN[cut]:
        d.lens([(side * x, y) for x, y in line], 4.6)
    for line in GLEAMS[cut]:
        d.lens([(side * x, y) for x, y in line], 4.2, ink=PAPER)
    for x, y, size in KNOTS[cut]:
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
