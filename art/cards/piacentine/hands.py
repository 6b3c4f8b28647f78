"""The hands of the courts, of a size with their faces: a fist, a hand laid flat, a hand that carries.

All are right for a wrist that leaves to the right or below; mirror the placement for the other hand.
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.piacentine.inks import FLESH, WHITE

_ROUND = Shade(angle=34, depth=0.34, spacing=4.6, width=2.1, reach=16, seed=8)


def fist(d: Drawing, *, skin: str = FLESH, span: float = 0.0) -> None:
    """A fist round an upright shaft through (0, 0), 58 tall; the wrist leaves at (36, 42).

    `span`: how much farther the fingers reach round something thick.
    """
    back: list[Node] = [(-5, -22), (7, -30), (24, -28), (36, -12), (43, 10), (51, 34, "c"), (22, 45, "c"),
        (10, 33), (-5, 26)]  # fmt: skip
    d.shape(smooth(back), skin, INNER, shade=[_ROUND])
    for k, (level, base, half) in enumerate(
        ((20.5, 14, 5.8), (9.4, 18, 6.6), (-3.2, 19.5, 7.0), (-15.8, 17, 6.8))
    ):
        reach = base + span * (0.7 if k == 0 else 1.0)
        y = level - span * 0.14 * (k - 1.2)
        d.limb([(15, y + 3.2, half - 0.6), (3, y + 0.4, half + 0.5), (-reach + 4, y - 0.8, half), (-reach, y,
            half - 1.6)], skin, DETAIL, start="round", end="round", depth=0)  # fmt: skip
        d.ticks(*((( -reach + 3 + 5.2 * i, y + half - 1.4), (-reach + 4.6 + 5.2 * i, y + 0.6), 1.9)
            for i in range(4 + round(span / 6))))  # fmt: skip
        if k:
            d.lens([(5, y - half + 3), (8.5, y), (6, y + half - 2.5)], 1.3)
    thumb: list[Node] = [(30, -14), (23, -26), (10, -32), (-3, -33), (-14, -28.5), (-16, -23.4),
        (-10.5, -20.6), (0, -23), (9, -22), (15, -14), (18, -4, "c"), (28, -3)]  # fmt: skip
    d.shape(smooth(thumb), skin, DETAIL)
    d.shape(smooth([(19, -10), (27, -19), (36, -9), (32, 1), (22, 2)]), skin, None)
    d.lens([(-15.4, -25.4), (-12, -29.6), (-6.6, -30.4), (-8.4, -25.6), (-13, -23.8)], 1.5)
    d.lens([(3, -31), (5, -28.4), (4.6, -25.6)], 1.3)
    d.lens([(33, -2), (31, 10), (35, 24)], 1.9)
    d.lens([(21, 3), (26, 12), (27, 24)], 1.8)
    d.lens([(24, 40), (33, 38), (44, 33)], 1.5)


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


def carrying(d: Drawing, *, skin: str = FLESH) -> None:
    """A hand that carries what stands at (0, 0), fingers in front of its foot; the wrist at (4, 56) below."""
    palm: list[Node] = [(-23, 2), (-24, 18), (-17, 34), (-13, 58, "c"), (19, 58, "c"), (21, 38), (28, 22),
        (26, 0), (0, 6)]  # fmt: skip
    d.shape(smooth(palm), skin, INNER)
    for x, top, half in ((-19, -7, 5.6), (-7.4, -13, 6.4), (5, -13.4, 6.5), (16.6, -8, 6.0)):
        d.limb([(x * 0.78, 22, half), (x * 0.98, 5, half + 0.5), (x * 0.97, top, half - 1)], skin, DETAIL,
            end="round", depth=0)  # fmt: skip
        d.lens([(x - 3.2, top + 0.4), (x, top - 3.2), (x + 3.2, top + 0.4)], 1.5)
        d.ticks(*(((x + half - 1, top + 7 + 5.4 * i), (x + 0.6, top + 5.6 + 5.4 * i), 1.9) for i in range(3)))
        d.lens([(x - half + 2, 5), (x, 3.2), (x + half - 2, 5)], 1.3)
    thumb: list[Node] = [(20, 36, "c"), (27, 26), (35, 12), (37, -4), (33, -11), (27.4, -8), (26, 6),
        (20, 16), (12, 26, "c")]  # fmt: skip
    d.shape(smooth(thumb), skin, DETAIL)
    d.shape(smooth([(-18, 18), (0, 17), (16, 18), (24, 28), (17, 40), (-13, 38)]), skin, None)
    d.hatch(smooth([(4, 40, "c"), (19, 38, "c"), (18, 57, "c"), (4, 57, "c")]),
        Shade(depth=0.7, spacing=4.8, width=2.1, reach=13))  # fmt: skip
    d.lens([(14, 22), (9, 32), (10, 42)], 1.8)
    d.lens([(-16, 26), (-8, 31), (0, 31)], 1.5)
    d.lens([(36, -3), (33.4, -8), (30, -6)], 1.4)


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
