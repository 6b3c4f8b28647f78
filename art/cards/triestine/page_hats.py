"""Hats of the pages with much in the wind, in the units of the heads: the rim lies near y = -34."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import INK, PAPER, YELLOW
from art.cards.triestine.plumes import ostrich

_FELT: Final = (
    Shade(angle=15, depth=0.36, spacing=5.4, width=2.8, reach=30),
    Shade(angle=180, depth=0.1, spacing=6, width=2.2, reach=12),
)


def steeple(d: Drawing, fill: str, band: str, plumes: tuple[str, str]) -> None:
    """A high felt hat, its broad brim turned up at the left, two plumes that fall behind."""
    ostrich(d, [(14, -74), (40, -104), (82, -106), (116, -74), (126, -30)], 18, plumes[0], vein=PAPER)
    cone: list[Node] = [
        (-33, -46, "c"),
        (-29, -84),
        (-17, -114),
        (2, -121),
        (18, -108),
        (27, -80),
        (33, -46, "c"),
    ]
    d.shape(smooth(cone), fill, OUTER, shade=_FELT)
    d.fold(([(-6, -119), (-12, -106), (-11, -92)], 4.4))
    ostrich(d, [(12, -54), (40, -84), (74, -82), (94, -46), (98, -22)], 13, plumes[1], lobes=6)
    ring: list[Node] = [(-33, -62, "c"), (0, -53), (33, -62, "c"), (34, -44, "c"), (0, -36), (-34, -44, "c")]
    d.shape(smooth(ring), band, INNER, shade=[Shade(depth=0.24, spacing=4.8, width=2.2)])
    d.shape(polyline([(-11, -61), (9, -61), (9, -41), (-11, -41)]), YELLOW, INNER)
    d.shape(polyline([(-6, -56), (4, -56), (4, -46), (-6, -46)]), band, DETAIL)
    brim: list[Node] = [(-78, -66, "c"), (-60, -47), (-34, -41), (0, -36), (36, -40), (60, -44),
        (80, -38, "c"),
        (62, -27), (30, -21), (0, -19), (-34, -24), (-62, -36)]  # fmt: skip
    d.shape(smooth(brim), fill, OUTER, shade=[Shade(angle=80, depth=0.4, spacing=5, width=2.6)])
    hem: list[Point] = [(-74, -58), (-60, -42), (-32, -31), (0, -26), (32, -28), (60, -34), (74, -38)]
    d.line(smooth(list(hem), closed=False), DETAIL, ink=band)


def horned(d: Drawing, left: str, right: str, comb: str, bell: str) -> None:
    """A fool's cap in two inks: a belled horn to either side, a cock's comb between them."""
    crest: list[Node] = [(-26, -82, "c"), (-30, -104), (-18, -106, "c"), (-16, -122), (-2, -112, "c"),
        (6, -126),
        (15, -111, "c"), (27, -116), (28, -96, "c"), (34, -92), (26, -78, "c")]  # fmt: skip
    d.shape(smooth(crest), comb, OUTER, shade=[Shade(angle=30, depth=0.3, spacing=5, width=2.6, reach=22)])
    d.fold(([(-12, -84), (-17, -94), (-18, -105)], 4), ([(0, -86), (0, -98), (-2, -111)], 4),
        ([(12, -84), (15, -96), (15, -110)], 4))  # fmt: skip
    for side, ink, out, drop in ((-1, left, 100, -46), (1, right, 104, -30)):

        def at(x: float, y: float, side: int = side) -> Point:
            return (side * x, y)

        horn: list[Node] = [(*at(-4, -34), "c"), (*at(-4, -88), "c"), at(24, -98), at(60, -104), at(92, -84),
            (*at(out, drop - 8), "c"), at(80, -66), at(60, -74), at(48, -62), (*at(42, -38),
            "c")]  # fmt: skip
        d.shape(smooth(horn), ink, OUTER, shade=_FELT)
        d.fold(([at(46, -56), at(40, -74), at(24, -86)], 5.4), ([at(62, -76), at(54, -86), at(44, -90)], 4.4))
        x, y = at(out + 2, drop + 2)
        d.shape(circle(x, y, 10), bell, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.2, width=2)])
        d.lens([(x - 8, y + 1), (x, y + 4), (x + 8, y + 1)], 2.6)
        d.flats(circle(x, y + 6, 1.8), ink=INK)
    rim: list[Node] = [(-44, -52, "c"), (-22, -45), (0, -43), (22, -45), (44, -52, "c"), (46, -34, "c"),
        (22, -27), (0, -24), (-22, -27), (-46, -34, "c")]  # fmt: skip
    d.shape(smooth(rim), comb, OUTER, shade=[Shade(depth=0.26, spacing=5, width=2.4)])
    for x in (-30, -10, 10, 30):
        y = -38 + 0.006 * (900 - x * x)
        d.shape(polyline([(x - 5, y - 3), (x, y - 9), (x + 5, y - 3), (x, y + 4)]), bell, DETAIL)


def velvet_cap(d: Drawing, fill: str, band: str, plumes: tuple[str, str]) -> None:
    """A wide slashed cap drawn to the left, two plumes that fall over its right side."""
    ostrich(d, [(24, -66), (50, -102), (86, -104), (108, -70), (110, -20)], 17, plumes[0])
    bag: list[Node] = [(-40, -40, "c"), (-64, -54), (-68, -76), (-44, -96), (-8, -106), (30, -102), (56, -82),
        (58, -58), (40, -42, "c"), (0, -34)]  # fmt: skip
    d.shape(smooth(bag), fill, OUTER, shade=_FELT)
    for x, y, turn in ((-46, -70, -30), (-20, -80, -14), (8, -84, 6), (34, -74, 26)):
        with d.at(x, y, 1, turn):
            d.shape(smooth([(0, -13, "c"), (5, 0), (0, 13, "c"), (-5, 0)]), band, DETAIL)
    ostrich(d, [(28, -50), (50, -76), (74, -70), (84, -36), (78, -2)], 14, plumes[1], lobes=6, vein=PAPER)
    rim: list[Node] = [(-42, -49, "c"), (0, -42), (42, -49, "c"), (41, -34, "c"), (0, -27), (-41, -34, "c")]
    d.shape(smooth(rim), band, INNER, shade=[Shade(depth=0.3, spacing=4.8, width=2.2)])
    d.shape(circle(27, -44, 8), YELLOW, INNER)
    d.shape(circle(27, -44, 3.4), fill, DETAIL)
