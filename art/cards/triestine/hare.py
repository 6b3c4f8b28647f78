"""The two hares of the asso di spade: one flees at full stretch, the other is in a long leap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.triestine.inks import GREEN, INK, LEAF, PAPER, ROSE

FUR: Final = "#c79a68"
FAR: Final = "#99704a"
_COAT: Final = (
    Shade(angle=80, depth=0.34, spacing=5.0, width=3.0, reach=20),
    Shade(angle=10, depth=0.16, spacing=5.6, width=2.6, reach=18),
)


def stretched(d: Drawing) -> None:
    """A hare about (0, 0) that runs to the left, 235 wide, its ears laid back."""
    _ground(d, 66, (-70, -26, 48, 88))
    _leg(d, [(40, 2, 14), (66, 24, 9), (94, 32, 6), (116, 46, 5)], FAR)
    _leg(d, [(-38, 6, 10), (-66, 12, 7), (-94, 8, 5.6), (-112, 10, 5)], FAR)
    _scut(d, 62, -20, -24)
    _ear(d, (-64, -32), (-44, -60), (-8, -66), 14, FAR)
    _body(d, [(-60, -14), (-42, -26), (-8, -30), (28, -37), (56, -30), (70, -8), (60, 12), (38, 21), (8, 14),
        (-24, 18), (-46, 15), (-60, 2)])  # fmt: skip
    _belly(d, [(-32, 14, "c"), (-8, 4), (18, 6), (34, 18, "c"), (8, 14), (-16, 18)])
    _haunch(d, [(44, -4, 25), (66, 17, 12), (94, 21, 7), (126, 35, 5.6)])
    _foreleg(d, [(-38, 4, 13), (-64, 26, 8.4), (-92, 36, 6.2), (-114, 47, 5.4)])
    _fur(d, ((-22, -20), (-4, -16), (12, -24), (26, -28), (-12, -6), (6, -6)))
    with d.at(-76, -19):
        _head(d)
    _ear(d, (-62, -30), (-36, -50), (0, -52), 15, FUR)


def leaping(d: Drawing) -> None:
    """A hare about (0, 0) in a long leap to the left, 235 wide, its hind legs thrown back."""
    _ground(d, 78, (-66, 8, 34, -40))
    _leg(d, [(48, -2, 14), (80, 4, 8), (104, -4, 6), (126, -2, 5)], FAR)
    _leg(d, [(-48, 6, 10), (-76, 14, 7), (-102, 8, 5.6), (-118, 12, 5)], FAR)
    _scut(d, 66, -22, -34)
    _ear(d, (-66, -40), (-56, -72), (-30, -92), 14, FAR)
    _body(d, [(-66, -16), (-46, -30), (-12, -36), (26, -40), (58, -32), (74, -10), (64, 10), (40, 17),
        (6, 12), (-24, 20), (-50, 19), (-66, 4)])  # fmt: skip
    _belly(d, [(-34, 17, "c"), (-8, 4), (16, 4), (34, 15, "c"), (6, 12), (-20, 19)])
    _haunch(d, [(48, -8, 25), (76, 12, 12), (106, 14, 6.6), (136, 22, 5.4)])
    _line_under(d, (24, 14), (46, 18), (72, 23))
    _foreleg(d, [(-46, 6, 13), (-66, 30, 8), (-48, 40, 6), (-34, 34, 5)])
    _fur(d, ((-24, -24), (-4, -20), (14, -28), (30, -30), (-12, -10), (8, -10)))
    with d.at(-82, -24, 1.0, -6):
        _head(d)
    _ear(d, (-66, -36), (-42, -62), (-8, -70), 15, FUR)


def _leg(d: Drawing, stations: Sequence[Station], fill: str) -> None:
    d.limb(stations, fill, OUTER, end="round", depth=0.5, spacing=5, width=2.4)


def _line_under(d: Drawing, *track: Point) -> None:
    d.line(smooth(list(track), closed=False), OUTER)


def _foreleg(d: Drawing, stations: Sequence[Station]) -> None:
    """The near foreleg, its shoulder drawn into the body."""
    d.limb(stations, FUR, OUTER, start="round", end="round", depth=0.5, spacing=5, width=2.4)
    (x, y, half), (x1, y1, half1), *_ = stations
    middle = ((x + x1) / 2, (y + y1) / 2, (half + half1) / 2 - 2.4)
    d.limb([(x + 3, y - 9, half - 1), (x, y, half - 2.4), middle], FUR, None, start="round", depth=0)
    d.lens([(x - 10, y - 17), (x + 9, y - 12), (x + 14, y + 6)], 3.2)


def _haunch(d: Drawing, stations: Sequence[Station]) -> None:
    """The near hind leg, its round thigh drawn into the body."""
    d.limb(stations, FUR, None, start="round", end="round", depth=0.6, spacing=4.8, width=2.8)
    (x, y, half), *_ = stations
    d.line(smooth([(x - 10, y - half * 0.86), (x - half * 0.98, y + 2), (x - half * 0.5, y + half * 0.9)],
        closed=False), INNER)  # fmt: skip
    run = list(stations[1:])
    d.limb([(run[0][0] - 8, run[0][1] - 7, run[0][2] + 4), *run], FUR, OUTER, end="round", depth=0.5,
        spacing=5, width=2.4)  # fmt: skip
    d.limb([(x, y, half - 3), (x + 12, y + 9, half - 7), (run[0][0] - 1, run[0][1] - 1, run[0][2] - 1)], FUR,
        None, depth=0)  # fmt: skip


def _body(d: Drawing, nodes: Sequence[Node]) -> None:
    d.shape(smooth(list(nodes)), FUR, OUTER, shade=_COAT)


def _belly(d: Drawing, nodes: Sequence[Node]) -> None:
    d.shape(smooth(list(nodes)), PAPER, None)


def _scut(d: Drawing, x: float, y: float, turn: float) -> None:
    """The tail, white below and dark above."""
    with d.at(x, y, 1.0, turn):
        d.shape(smooth([(-6, 8, "c"), (2, -10), (18, -14), (26, -2), (18, 10), (4, 14, "c")]), PAPER, INNER)
        d.flats(smooth([(-5, 4, "c"), (3, -9), (18, -13), (20, -5), (8, 0, "c")]), ink=FAR)


def _ear(d: Drawing, root: Point, middle: Point, tip: Point, wide: float, fill: str) -> None:
    """A long ear along its three points, rosy inside if it is the near one."""
    run: list[Station] = [(*root, wide * 0.3), (*middle, wide * 0.56), (*tip, 2.0)]
    d.limb(run, fill, OUTER, start="round", end="round", depth=0)
    if fill == FUR:
        d.lens([root, middle, tip], wide * 0.44, ink=ROSE)
    d.ticks(((tip[0], tip[1]), ((tip[0] + middle[0]) / 2, (tip[1] + middle[1]) / 2), 5.0))


def _head(d: Drawing) -> None:
    """The head about (0, 0), its nose to the left, 50 long."""
    skull: list[Node] = [(25, 4), (20, -13), (4, -20), (-12, -13), (-25, 3), (-25, 11), (-13, 15), (4, 18),
        (19, 15)]  # fmt: skip
    d.shape(smooth(skull), FUR, OUTER, shade=[Shade(angle=70, depth=0.3, spacing=4.4, width=2.4, reach=12)])
    d.shape(smooth([(-25, 8, "c"), (-14, 5), (-8, 11), (-12, 15, "c"), (-22, 13)]), PAPER, None)
    d.shape(ellipse(-3, -5, 6.4, 6.8), PAPER, DETAIL)
    d.flats(ellipse(-3.6, -4.6, 4.6, 5.2), ink=INK)
    d.flats(circle(-5, -6.6, 1.6), ink=PAPER)
    d.lens([(-13, -8), (-4, -15), (7, -9)], 3.0)
    d.flats(ellipse(-25, 4, 3.4, 2.8), ink=INK)
    d.lens([(-24, 9), (-17, 11), (-12, 9)], 2.2)
    d.lens([(10, 2), (14, 9), (8, 15)], 2.4)
    for y in (0.0, 4.0, 8.0):
        d.lens([(-18, 7), (-30, 5 + y), (-44, 2 + 2.4 * y)], 1.5)


def _fur(d: Drawing, spots: Sequence[Point]) -> None:
    for x, y in spots:
        d.lens([(x, y), (x + 7, y + 1), (x + 13, y + 5)], 2.3)


def _ground(d: Drawing, y: float, tufts: Sequence[float]) -> None:
    """A strip of ground with tufts of grass."""
    d.lens([(-104, y + 6), (-20, y + 2), (96, y + 8)], 4.4, ink=INK)
    d.lens([(-60, y + 13), (10, y + 10), (64, y + 14)], 2.6, ink=INK)
    blades = ((-9, 124, 17), (-4, 104, 27), (1, 84, 32), (6, 66, 24), (10, 48, 16))
    for k, x in enumerate(tufts):
        size = (1.0, 0.72, 0.86, 0.64)[k % 4]
        d.shapes([leaf(x + dx * size, y + 6, -turn, long * size, 7 * size) for dx, turn, long in blades],
            LEAF if k % 2 else GREEN, DETAIL)  # fmt: skip
