"""The helmet of the cavallo di bastoni on a face in profile, in the coordinates of `faces`."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.engrave import rake
from art.cards.piacentine.caps import feather
from art.cards.piacentine.inks import GOLD, INK, RED, SILVER

_BRIM: list[Point] = [(-64, -20), (-40, -37), (-6, -37), (26, -27), (50, -10), (70, 16)]


def burgonet(d: Drawing) -> None:
    """A comb from brow to nape, a brim all round, a cheek-piece along the jaw, red feathers behind."""
    feather(d, [(44, -58), (62, -86), (88, -92), (102, -64)], 13, RED)
    feather(d, [(48, -46), (70, -66), (92, -56), (96, -26)], 12, RED)
    bowl: list[Node] = [(-42, -34, "c"), (-43, -56), (-31, -78), (-6, -91), (22, -87), (43, -68), (52, -40),
        (54, -4, "c"), (28, -20), (-6, -32)]  # fmt: skip
    d.shape(smooth(bowl), SILVER, OUTER, shade=[Shade(angle=8, depth=0.4, spacing=5, width=2.8, reach=34),
        Shade(angle=180, depth=0.12, spacing=5.6, width=2, reach=11)])  # fmt: skip
    comb: list[Node] = [(-41, -62, "c"), (-36, -88), (-14, -110), (14, -112), (42, -94), (58, -62),
        (56, -34, "c"), (50, -56), (36, -76), (12, -89), (-14, -88), (-32, -76)]  # fmt: skip
    d.shape(smooth(comb), SILVER, OUTER)
    roll: list[Point] = [(-39, -68), (-33, -88), (-12, -107), (14, -109), (40, -91), (55, -62), (56, -42)]
    d.line(smooth([(x * 0.93, y * 0.95 - 2) for x, y in roll[1:-1]], closed=False), DETAIL)
    rake(d, [(52, -46), (46, -66), (32, -82), (12, -93), (-10, -92)], [(56, -58), (46, -78), (31, -92),
        (12, -103), (-10, -102)], 15, width=2.6)  # fmt: skip
    # A band of etching, and the rivets that hold the brim.
    d.lens([(-30, -70), (-16, -80), (2, -84)], 2.4)
    d.lens([(-18, -46), (-16, -62), (-4, -76)], 2.4)
    _cheek(d)
    brim: list[Node] = [(*_BRIM[0], "c"), *_BRIM[1:-1], (*_BRIM[-1], "c"), (66, 22, "c"), (40, 6), (14, -12),
        (-10, -21), (-38, -21)]  # fmt: skip
    d.shape(smooth(brim), SILVER, OUTER, shade=[Shade(angle=84, depth=0.5, spacing=4.8, width=2.6)])
    d.shapes([circle(x, y, 2.8) for x, y in ((-34, -30), (-18, -31.6), (-2, -30), (14, -24.6), (38, -9),
        (50, 0))], GOLD, DETAIL)  # fmt: skip
    d.shape(circle(25, -19, 7), GOLD, INNER)
    d.flats(circle(25, -19, 2.6), ink=INK)


def _cheek(d: Drawing) -> None:
    """The plate that hangs over the ear and guards the jaw, with the buckle of its strap."""
    plate: list[Node] = [(6, -28, "c"), (34, -22, "c"), (37, 2), (30, 26), (14, 46), (-8, 60), (-19, 58, "c"),
        (-14, 46), (2, 30), (7, 8)]  # fmt: skip
    d.shape(smooth(plate), SILVER, OUTER, shade=[Shade(angle=20, depth=0.46, spacing=5, width=2.6, reach=18)])
    inner: list[Node] = [(12, -18), (13, 8), (8, 30), (-6, 46), (-12, 54)]
    d.line(smooth(inner, closed=False), DETAIL)
    d.flats(*(circle(x, y, 1.9) for x, y in ((20, 0), (25, 7), (16, 8), (20, 15))), ink=INK)
    d.shape(circle(-9, 55, 4), GOLD, DETAIL)
