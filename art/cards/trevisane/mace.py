"""The tasselled mace of the asso di bastoni."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, lozenge, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import BLUE, GREEN, INK, RED, WHITE, YELLOW
from art.cards.trevisane.staff import inlay, shaft


def mace(d: Drawing) -> None:
    """The mace about x = 0, from its finial at y = 56 to the foot of its shaft at y = 905."""
    shaft(d, (0, 330), (0, 878), 19, GREEN)
    for y in (406, 812):
        with d.at(0, y):
            inlay(d, 19)
    _foot(d)
    for side in (1, -1):
        _tassel(d, side)
    _head(d)


def _head(d: Drawing) -> None:
    """Eight lobes between golden ribs, seen from the side, with a lozenge finial."""
    for y, wide, high, fill in ((318, 34, 22, YELLOW), (338, 26, 16, BLUE), (352, 32, 16, YELLOW)):
        drum: list[Node] = [(-wide, y - high / 2, "c"), (0, y - high / 2 + 4), (wide, y - high / 2, "c"),
                            (wide, y + high / 2, "c"), (0, y + high / 2 + 4),
                            (-wide, y + high / 2, "c")]  # fmt: skip
        d.shape(smooth(drum), fill, OUTER, shade=[Shade(depth=0.3, spacing=4.8, width=2.6)])
    for half, fill in ((98.0, RED), (70.0, INK), (27.0, RED)):
        bulb: list[Node] = [
            (0, 110, "c"), (half * 0.5, 126), (half * 0.94, 170), (half, 214), (half * 0.86, 264),
            (half * 0.4, 304), (0, 314, "c"), (-half * 0.4, 304), (-half * 0.86, 264), (-half, 214),
            (-half * 0.94, 170), (-half * 0.5, 126),
        ]  # fmt: skip
        shades = [
            Shade(depth=0.34, spacing=5.4, width=4.0),
            Shade(angle=48, depth=0.26, spacing=5.6, width=3.4),
            Shade(angle=180, depth=0.05, spacing=6, width=2),
        ]
        d.shape(smooth(bulb), fill, OUTER if half > 90 else INNER, shade=shades)
    # The side of the ball that no light reaches.
    dark: list[Node] = [(56, 136, "c"), (88, 168), (98, 214), (86, 264), (42, 303, "c"), (66, 262), (74, 214),
        (70, 168)]  # fmt: skip
    d.shape(smooth(dark), INK, None)
    for share in (-0.82, -0.48, 0.48, 0.82):
        rib: list[Station] = [
            (100 * share * t, y, w) for t, y, w in ((0.12, 114, 2.6), (0.72, 152, 5), (1, 212, 6),
            (0.8, 270, 5), (0.2, 308, 2.6))
        ]  # fmt: skip
        d.limb(rib, YELLOW, INNER, depth=0)
    belt: list[Node] = [(-104, 202, "c"), (-52, 218), (0, 222), (52, 218), (104, 202, "c"), (103, 228, "c"),
                        (52, 245), (0, 250), (-52, 245), (-103, 228, "c")]  # fmt: skip
    d.shape(smooth(belt), YELLOW, OUTER, shade=[Shade(depth=0.16, spacing=5)])
    for k in (-2, -1, 0, 1, 2):
        gx, gy, wide = 40 * k, 235.5 - 3.4 * k * k, 12 - abs(k) * 2
        d.shape(
            lozenge(gx, gy, wide, 10),
            RED,
            DETAIL,
        )
    for px, py in ((-20, 234), (20, 234), (-60, 228), (60, 228), (-94, 218), (94, 218)):
        d.shape(circle(px, py, 3.6), WHITE, DETAIL)
    d.shape(ellipse(0, 112, 26, 8), YELLOW, OUTER, shade=[Shade(depth=0.3, spacing=4.6, width=2.4)])
    gem: list[Node] = [(0, 54, "c"), (18, 82, "c"), (0, 108, "c"), (-18, 82, "c")]
    d.shape(smooth(gem), YELLOW, OUTER, shade=[Shade(depth=0.4, spacing=4.8, width=2.5)])
    d.line(polyline([(-17, 82), (17, 82)], closed=False), DETAIL)


def _tassel(d: Drawing, side: int) -> None:
    """A cord from the collar with a knot and a tassel."""
    cord: list[Station] = [
        (side * x, y, 4.4) for x, y in ((20, 344), (62, 340), (104, 318), (140, 322), (152, 350), (150, 372))
    ]
    d.limb(cord, RED, INNER, depth=0.5, spacing=5.0, lean=0.8)
    with d.at(side * 150, 372):
        strands: list[Node] = [
            (-12, 22, "c"), (-20, 46), (-27, 78, "c"), (-18, 84), (-12, 80, "c"), (-6, 87), (0, 82, "c"),
            (7, 87),
            (13, 80, "c"), (19, 84), (27, 78, "c"), (20, 46), (12, 22, "c"),
        ]  # fmt: skip
        d.shape(smooth(strands), INK, OUTER)
        for top, foot in ((-8, -18), (-4, -9), (0, 0), (4, 9), (8, 18)):
            d.lens([(top, 24), ((top + foot) / 2, 50), (foot, 78)], 3.4, ink=RED)
        d.shape(circle(0, 6, 13), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.36, spacing=4.6, width=2.4)])
        d.line(smooth([(-11, 2), (0, 7), (11, 2)], closed=False), DETAIL)
        band: list[Node] = [(-14, 17, "c"), (0, 20), (14, 17, "c"), (15, 26, "c"), (0, 29), (-15, 26, "c")]
        d.shape(smooth(band), BLUE, INNER)


def _foot(d: Drawing) -> None:
    d.shape(polyline([(-23, 862), (23, 862), (23, 874), (-23, 874)]), YELLOW, INNER)
    knob: list[Node] = [
        (-18, 874, "c"),
        (-26, 888),
        (-18, 906),
        (0, 914),
        (18, 906),
        (26, 888),
        (18, 874, "c"),
    ]
    d.shape(smooth(knob), YELLOW, OUTER, shade=[Shade(depth=0.42, spacing=4.8)])
