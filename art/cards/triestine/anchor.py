"""The anchor of the 2 di spade, its cable wound about the stock."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, sampled, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.triestine.inks import BLUE, BROWN, HEMP, SKY, YELLOW

_BEHIND: list[Point] = [(0, -150), (34, -128), (40, -92), (8, -62), (-14, -40)]
_BEFORE: list[Point] = [(-14, -40), (-34, -8), (-6, 22), (26, 40), (30, 74), (2, 96)]
_END: list[Point] = [(2, 96), (-30, 112), (-40, 140), (-12, 166), (30, 178), (64, 168)]


def anchor(d: Drawing) -> None:
    """The anchor about (0, 0), 330 high."""
    rope(d, _BEHIND)
    ring = circle(0, -146, 21)
    d.line(ring, OUTER * 3.4)
    d.line(ring, OUTER * 1.5, ink=SKY)
    shank: list[Station] = [(0, -126, 9), (0, -40, 10.5), (0, 60, 13), (0, 128, 14.4)]
    d.limb(shank, SKY, OUTER, depth=0.8, spacing=6.4, width=2.6)
    stock: list[Station] = [(-84, -92, 7), (-40, -96, 10), (0, -97, 12), (40, -96, 10), (84, -92, 7)]
    d.limb(stock, BROWN, OUTER, start="round", end="round", depth=0.7, spacing=6)
    d.shapes([circle(-86, -92, 11), circle(86, -92, 11)], YELLOW, INNER)
    for x in (-52, -16, 16, 52):
        d.lens([(x, -106), (x + 1.4, -96), (x, -86)], 5.0)
    arms: list[Node] = [
        (0, 156, "c"), (-40, 146), (-78, 116), (-96, 74, "c"), (-118, 84, "c"), (-92, 34, "c"),
            (-58, 80, "c"),
        (-78, 80, "c"), (-58, 110), (-34, 121), (-20, 115), (-17, 100, "c"), (0, 104), (17, 100, "c"),
        (20, 115), (34, 121), (58, 110), (78, 80, "c"), (58, 80, "c"),
        (92, 34, "c"), (118, 84, "c"), (96, 74, "c"), (78, 116), (40, 146),
    ]  # fmt: skip
    d.shape(smooth(arms), BLUE, OUTER, shade=[
        Shade(angle=70, depth=0.4, spacing=5.6, width=2.8, reach=26),
        Shade(angle=250, depth=0.1, spacing=6.4, width=2, reach=8),
    ])  # fmt: skip
    rope(d, _BEFORE)
    rope(d, _END)


def rope(d: Drawing, track: list[Point], half: float = 7.0) -> None:
    """A twisted cable along the points."""
    d.limb([(x, y, half) for x, y in track], HEMP, INNER, start="round", end="round", depth=0)
    line = sampled(track, 2.0)
    step = 6
    for i in range(3, len(line) - step, step):
        p, q = beside(line, i, half * 0.9), beside(line, min(i + step, len(line) - 1), -half * 0.9)
        middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
        d.lens([p, middle, q], 2.6, ink=BROWN)
