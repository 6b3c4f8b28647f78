"""The sea piece on the great coin: a brig that runs before a gale, in units of a coin 200 across."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, between, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import BLUE, BROWN, GREY, HEMP, INK, OCHRE, PAPER, RED, SKY, YELLOW

RADIUS = 70.0
_FORE: Final = -19.0
_MAIN: Final = 13.0
"""Places of the masts along the ship, whose bow is at the left."""
_HAIR: Final = 1.4


def sea_piece(d: Drawing) -> None:
    """Clouds, ship and waves within the ring."""
    edge = circle(0, 0, RADIUS)
    d.shape(edge, SKY, None)
    with d.clip(edge):
        _clouds(d)
        _wave(d, 22, 8, BLUE, 0, 7)
        with d.at(6, 12, 1.0, -6):
            _ship(d)
        _wave(d, 34, 10, SKY, 8, 6)
        _wave(d, 46, 11, BLUE, -3, 5)
        _wave(d, 59, 10, SKY, 6, 4)
    d.line(edge, INNER)


def _clouds(d: Drawing) -> None:
    """A squall: banks of rolling cloud from both sides, and slanting sheets of rain under them."""
    d.ticks(*(
        ((x, y), (x - long * 0.62, y + long), 1.6)
        for k, x in enumerate(range(-66, 76, 9))
        for y, long in ((-30 + (7, 0, 4)[k % 3], (20.0, 31.0, 25.0)[k % 3]),)
    ))  # fmt: skip
    for bank in (
        ((24, -64, 13), (48, -60, 16), (64, -46, 16), (52, -40, 10), (64, -28, 11)),
        ((-22, -66, 12), (-44, -54, 16), (-62, -38, 15), (-46, -36, 9), (-64, -20, 11)),
    ):
        for x, y, r in bank:
            _puff(d, x, y, r)


def _puff(d: Drawing, x: float, y: float, r: float) -> None:
    """One roll of a cloud, its lower right side in the shade, a curl within."""
    d.shape(circle(x, y, r), GREY, INNER, shade=[
        Shade(angle=50, depth=0.5, spacing=3.8, width=2.2, reach=r * 0.8),
    ])  # fmt: skip
    d.lens([(x - r * 0.5, y + r * 0.3), (x - r * 0.5, y - r * 0.36), (x + r * 0.1, y - r * 0.5),
        (x + r * 0.3, y - r * 0.1)], 1.8)  # fmt: skip


def _wave(d: Drawing, y: float, high: float, fill: str, shift: float, count: int) -> None:
    """A row of curling crests across the picture."""
    step = 160 / count
    nodes: list[Node] = [(-90, y + 6, "c")]
    curls: list[Sequence[Point]] = []
    for k in range(count + 1):
        x = -84 + shift + step * k
        nodes += [
            (x, y + high * 0.5), (x + step * 0.42, y - high * 0.3), (x + step * 0.66, y - high * 0.56),
            (x + step * 0.84, y - high * 0.24, "c"), (x + step * 0.72, y - high * 0.16),
        ]  # fmt: skip
        curls.append([(x + step * 0.5, y + high * 0.04), (x + step * 0.3, y + high * 0.56), (x + step * 0.04,
            y + high * 0.9)])  # fmt: skip
    nodes += [(95, y + 6, "c"), (95, 90, "c"), (-90, 90, "c")]
    d.shape(smooth(nodes), fill, INNER)
    for line in curls:
        d.lens(line, 3, ink=PAPER if fill == BLUE else BLUE)


def _ship(d: Drawing) -> None:
    """The brig about the foot of her masts, 124 long and 100 high; we see her from the quarter."""
    _spar(d, [(-38, 4, 2.2), (-52, -4.5, 1.8), (-67, -14, 1.0)])
    for x, top in ((_FORE, -66), (_MAIN, -72)):
        _shrouds(d, x)
        _spar(d, [(x, 12, 2.4), (x + 0.6, -32, 1.9), (x + 1, top, 0.9)])
        _pennant(d, x + 1, top)
    _headsails(d)
    _spanker(d)
    for x, rise in ((_MAIN, -4.0), (_FORE, 0.0)):
        _square(d, (x - 1, -31 + rise), 14.4, (x - 3, -4 + rise * 0.4), 15.6)
        _square(d, (x, -56 + rise), 11, (x - 1, -33 + rise), 13.8)
    _hull(d)


def _spar(d: Drawing, stations: Sequence[Station]) -> None:
    d.limb(stations, BROWN, DETAIL, start="round", end="round", depth=0)


def _shrouds(d: Drawing, x: float) -> None:
    """Three ropes from the top to the ship's side, abaft the mast, with the rungs across them."""
    head: Point = (x + 1, -34)
    feet: tuple[Point, ...] = ((x + 5, 7), (x + 11, 7), (x + 17, 6))
    for foot in feet:
        d.line(polyline([head, foot], closed=False), _HAIR)
    for k in range(3, 9):
        d.line(polyline([between(head, feet[0], k / 9), between(head, feet[2], k / 9)], closed=False), 1.0)


def _pennant(d: Drawing, x: float, y: float) -> None:
    flag: list[Node] = [(x, y, "c"), (x - 9, y - 3), (x - 22, y + 4, "c"), (x - 10, y + 4), (x, y + 6, "c")]
    d.shape(smooth(flag), RED, DETAIL)


def _square(d: Drawing, yard: Point, half: float, foot: Point, low: float) -> None:
    """A square sail that the wind bellies to the left, from its yard down to a foot so wide."""
    (x0, y0), (x1, y1) = yard, foot
    high = y1 - y0
    reef = y0 + high * 0.26
    left: list[Node] = [(x0 - half, y0 + 2.6, "c"), (x0 - half - 5.4, y0 + high * 0.4),
        (x1 - low - 3, y1 - high * 0.2), (x1 - low, y1 + 3, "c")]  # fmt: skip
    right: list[Node] = [(x1 - low * 0.3, y1 - 2.4), (x1 + low * 0.4, y1 - 3.6), (x1 + low, y1 - 2, "c"),
        (x1 + low - 4.4, y1 - high * 0.4), (x0 + half - 3, y0 + high * 0.34), (x0 + half, y0 - 2.6,
        "c")]  # fmt: skip
    d.shape(smooth([*left, *right]), HEMP, INNER, shade=[
        Shade(angle=8, depth=0.4, spacing=3.6, width=2.2, reach=12),
        Shade(angle=100, depth=0.24, spacing=3.8, width=1.8, reach=5),
    ])  # fmt: skip
    for t in (-0.5, 0.0, 0.46):
        d.lens([(x0 + half * t, y0 + 2 - 2.6 * t), (x0 + half * t - 4.4, y0 + high * 0.45),
            (x1 + low * t - 1, y1 - 4)], 1.2)  # fmt: skip
    d.ticks(*(
        ((x0 + half * t - 2.4, reef - 2 * t), (x0 + half * t - 3, reef + 4 - 2 * t), 1.6)
        for t in (-0.8, -0.52, -0.24, 0.04, 0.32, 0.6)
    ))  # fmt: skip
    _spar(d, [(x0 - half - 3, y0 + 3, 1.0), (x0, y0, 1.8), (x0 + half + 3, y0 - 3, 1.0)])


def _headsails(d: Drawing) -> None:
    """Two jibs on their stays, from the bowsprit to the head of the foremast."""
    head: Point = (_FORE + 1, -60)
    for tack, low, clew in (((-65, -13), 0.16, (-38, -7)), ((-52, -5), 0.26, (-30, -2))):
        d.line(polyline([tack, head], closed=False), _HAIR)
        top = between(head, tack, low)
        sail: list[Node] = [(*tack, "c"), between(tack, top, 0.5), (*top, "c"),
            (between(top, clew, 0.5)[0] - 5, between(top, clew, 0.5)[1] + 1), (*clew, "c"),
            ((tack[0] + clew[0]) / 2, (tack[1] + clew[1]) / 2 + 2.6)]  # fmt: skip
        d.shape(smooth(sail), OCHRE, INNER, shade=[Shade(angle=10, depth=0.44, spacing=3.8, width=2.2)])


def _spanker(d: Drawing) -> None:
    """The gaff sail abaft the mainmast, between gaff and boom, and the ensign at the peak."""
    throat, peak, end = (_MAIN + 2, -26), (44, -42), (49, -5)
    sail: list[Node] = [(*throat, "c"), (*peak, "c"), (49, -26), (*end, "c"), (30, -1), (_MAIN + 2, -2, "c")]
    d.shape(smooth(sail), RED, INNER, shade=[Shade(angle=4, depth=0.4, spacing=4, width=2.4, reach=18)])
    d.lens([(27, -31), (29, -18), (29, -3)], 1.4)
    d.lens([(36, -36), (40, -20), (39, -4)], 1.4)
    _spar(d, [(*throat, 1.6), (31, -34.6, 1.4), (47, -43.6, 1.0)])
    _spar(d, [(_MAIN, -1, 1.6), (34, -3, 1.4), (54, -5, 1.0)])


def _hull(d: Drawing) -> None:
    """The side with its wales and the white strake of ports, and the stern with its two windows."""
    side: list[Node] = [(-48, -1, "c"), (-34, 4.6), (-6, 8), (20, 6), (37, 0, "c"), (37, 16), (32, 34, "c"),
        (-30, 34, "c"), (-40, 20), (-45, 8)]  # fmt: skip
    d.shape(smooth(side), BROWN, OUTER, shade=[Shade(angle=84, depth=0.4, spacing=3.8, width=2.4, reach=9)])
    strake: list[Node] = [(-44.4, 8.4, "c"), (-30, 11.6), (-4, 14.6), (20, 13), (37, 8, "c"), (36.6, 15, "c"),
        (20, 20), (-4, 21.4), (-28, 18.6), (-41.6, 15, "c")]  # fmt: skip
    d.shape(smooth(strake), PAPER, DETAIL)
    d.flats(*(
        polyline([(x, y), (x + 4, y + 0.2), (x + 4, y + 3.8), (x, y + 3.6)])
        for x, y in ((-33, 13), (-22, 14.6), (-11, 15.6), (0, 16), (11, 15.2), (22, 13.4))
    ), ink=INK)  # fmt: skip
    d.line(smooth([(-46.6, 3, "c"), (-32, 8), (-5, 11.2), (20, 9.6), (36.6, 4, "c")], closed=False), 2.2,
        ink=YELLOW)  # fmt: skip
    stern: list[Node] = [(37, 0, "c"), (45, -4.4), (54, -5, "c"), (52, 10), (45, 24), (32, 34, "c"), (36, 16)]
    d.shape(smooth(stern), OCHRE, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=3.8, width=2.4)])
    d.line(smooth([(36.6, 9, "c"), (45, 5), (53.4, 3.4, "c")], closed=False), DETAIL)
    for x, y in ((39.6, 1.0), (46, -1.4)):
        d.shape(polyline([(x, y), (x + 4, y - 1), (x + 3.8, y + 4), (x, y + 5)]), SKY, _HAIR)
    foam: list[Node] = [(-56, 26, "c"), (-52, 13), (-45, 12, "c"), (-47, 18), (-39, 16), (-38, 22, "c"),
        (-32, 28, "c")]  # fmt: skip
    d.shape(smooth(foam), PAPER, DETAIL)
