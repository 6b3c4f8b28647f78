"""A hand laid flat (fante di coppe), and cuffs for all.

It is right for a wrist that leaves to the right or below; mirror the placement for the other hand.
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.piacentine.inks import FLESH, WHITE


def laid(d: Drawing, *, skin: str = FLESH) -> None:
    """A hand laid flat, seen from its back: fingertips near (-46, 0), the wrist at (40, 2) to the right."""
    fingers = ((13.5, -26, 19, 5.4), (6.4, -40, 9, 6.0), (-1.6, -45, -2.4, 6.2), (-9.4, -38, -14, 6.0))
    for y0, x1, y1, half in fingers:
        mx, my = (x1 + 2) / 2, (y0 + y1) / 2 - 1.2
        d.limb([(8, y0, half + 0.6), (mx, my, half + 0.2), (x1, y1, half - 1.6)], skin, DETAIL, end="round",
            depth=0)  # fmt: skip
        d.ticks(*(((x1 + 5 + 6 * i, y1 + (y0 - y1) * i / 7 + half - 1),
            (x1 + 6.6 + 6 * i, y1 + (y0 - y1) * i / 7 + 1), 1.9) for i in range(4)))  # fmt: skip
        d.lens([(x1 + 2.4, y1 - 3), (x1 - 2.4, y1 - 0.6), (x1 + 2, y1 + 2.2)], 1.4)
        d.lens([(mx + 1, my - half + 2), (mx - 1.4, my), (mx + 0.4, my + half - 2)], 1.4)
    palm: list[Node] = [(44, -14, "c"), (28, -17), (10, -17.5), (2, -15), (-1, -6), (-2, 4), (2, 17),
        (10, 19.5), (28, 18), (44, 16, "c")]  # fmt: skip
    d.shape(smooth(palm), skin, None)
    d.hatch(
        smooth(palm),
        Shade(angle=78, depth=0.4, spacing=4.8, width=2.1, reach=12, seed=6, start=0.06, stop=0.9),
    )
    d.line(smooth([(2, 17, "c"), (10, 19.5), (28, 18), (44, 16, "c")], closed=False), INNER)
    d.line(smooth([(24, -17, "c"), (32, -16.4), (44, -14, "c")], closed=False), INNER)
    for y in (-9, -1, 7.4):
        d.lens([(1, y - 3.4), (4.6, y), (1.6, y + 3)], 1.4)
        d.lens([(8, y + 1.6), (16, y + 1.2), (22, y + 1.8)], 1.2)
    thumb: list[Node] = [(34, -15, "c"), (22, -22), (8, -30), (-6, -34), (-13, -32), (-12, -26.6), (-4, -23),
        (5, -17), (14, -8), (24, -4, "c")]  # fmt: skip
    d.shape(smooth(thumb), skin, DETAIL)
    d.shape(smooth([(14, -12), (22, -19), (34, -14), (34, -3), (22, -2)]), skin, None)
    d.lens([(-11.6, -32), (-7, -33), (-4.6, -29.4), (-9, -28)], 1.4)
    d.lens([(4, -27), (6, -23), (4.6, -20)], 1.3)


def cuff(d: Drawing, half: float, length: float, fill: str = WHITE, *, frill: bool = False) -> None:
    """A cuff: the hand comes out at (0, 0) towards -y, the sleeve goes in at y = length."""
    if frill:
        count = 5
        rim: list[Node] = [(-half, length, "c"), (-half - 7, -2, "c")]
        for k in range(count):
            x0 = -half - 7 + (2 * half + 14) * (k + 0.5) / count
            x1 = -half - 7 + (2 * half + 14) * (k + 1) / count
            rim += [(x0, -9.5), (x1, -2, "c")]
        rim += [(half, length, "c"), (0, length + 4)]
        d.shape(smooth(rim), fill, INNER)
        for k in range(1, count):
            x1 = -half - 7 + (2 * half + 14) * k / count
            d.fold(([(x1, -2), (x1 * 0.86, length * 0.4), (x1 * 0.76, length * 0.85)], 3.6))
        return
    outline: list[Node] = [(-half, 0, "c"), (0, 4), (half, 0, "c"), (half + 4, length, "c"), (0, length + 5),
        (-half - 4, length, "c")]  # fmt: skip
    d.shape(
        smooth(outline), fill, INNER, shade=[Shade(depth=0.36, spacing=4.8, width=2.2, reach=16, seed=13)]
    )
    d.line(smooth([(-half - 3, length - 5), (0, length), (half + 3, length - 5)], closed=False), DETAIL)
