"""A sprig of oak with its acorns, which fills the empty corners of the asso di bastoni."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import BROWN, GREEN, LEAF, OCHRE, PAPER, YELLOW

_LOBES: Final = (
    (2.4, -4), (4.0, -11), (10.5, -17), (12.5, -22), (8.0, -26), (8.4, -29), (16.0, -35), (17.6, -41),
    (10.5, -45), (10.6, -48), (15.6, -54), (14.4, -60), (7.6, -62), (6.0, -67),
)  # fmt: skip
"""Right half of a leaf that grows up from (0, 0), 74 long: three lobes and the round end."""


def sprig(d: Drawing) -> None:
    """Five leaves and two acorns on a twig about (0, 0), 200 wide and 110 high, its cut end on the left."""
    with d.at(0, 0, 1.1, -14):
        d.line(smooth([(-84, 34), (-46, 22), (-4, 2), (34, -6)], closed=False), OUTER * 1.3, ink=BROWN)
        d.line(smooth([(-22, 12), (-10, 24), (-2, 29)], closed=False), INNER, ink=BROWN)
        d.line(smooth([(4, 0), (24, 8), (33, 15)], closed=False), INNER, ink=BROWN)
        for x, y, turn, size, fill in (
            (-48, 22, 200, 0.72, LEAF), (-40, 20, -30, 0.92, GREEN), (-8, 4, 4, 0.98, LEAF),
            (26, -5, 48, 0.96, GREEN), (32, -6, 98, 1.0, GREEN),
        ):  # fmt: skip
            with d.at(x, y, size, turn):
                d.use("green" if fill == GREEN else "pale", partial(_leaf, fill=fill), 0, 0)
        for x, y, turn in ((-2, 29, 158), (33, 15, 128)):
            with d.at(x, y, 1.0, turn):
                d.use("acorn", _acorn, 0, 0)


def _leaf(d: Drawing, fill: str) -> None:
    nodes: list[Node] = [(0, 0, "c"), *_LOBES, (0, -72), *((-x, y) for x, y in reversed(_LOBES))]
    d.shape(smooth(nodes), fill, INNER, shade=[Shade(angle=30, depth=0.24, spacing=4.6, width=2.2)])
    d.fold(([(0, 0), (0.8, -32), (0, -64)], 2.6))
    d.ticks(*(((0, y), (side * far, y - 9), 1.9) for y, far in ((-12, 8.4), (-27, 12.4), (-44, 10.4))
        for side in (-1, 1)))  # fmt: skip


def _acorn(d: Drawing) -> None:
    """An acorn that grows up out of its cup from (0, 0), 44 high."""
    nut: list[Node] = [(-11.5, -14, "c"), (-12.5, -24), (-8, -35), (-2.6, -39.6), (0, -45, "c"), (2.6, -39.6),
        (8, -35), (12.5, -24), (11.5, -14, "c")]  # fmt: skip
    d.shape(smooth(nut), YELLOW, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.2, width=2.4)])
    d.lens([(3, -18), (4, -27), (1, -37)], 2.0, ink=OCHRE)
    d.lens([(-6, -19), (-7, -26), (-4, -33)], 3.6, ink=PAPER)
    cup: list[Node] = [(-2, 0, "c"), (-11, -4), (-15, -11), (-14, -17, "c"), (0, -14), (14, -17, "c"),
        (15, -11), (11, -4), (2, 0, "c")]  # fmt: skip
    d.shape(smooth(cup), GREEN, INNER)
    scales = ((-10, -13), (-4, -12), (3, -12), (9, -13.4), (-6, -7), (0, -6.4), (6, -7))
    d.ticks(*(((x, y), (x + 1.5, y + 4), 2.4) for x, y in scales))
    d.line(smooth([(-14, -17), (0, -14), (14, -17)], closed=False), DETAIL)
