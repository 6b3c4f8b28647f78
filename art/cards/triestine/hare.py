"""The two hares of the asso di spade: one flees and looks back, the other awaits it with crossed forepaws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import INK, PAPER, ROSE

FUR: Final = "#c79a68"
FAR: Final = "#99704a"
_COAT: Final = (
    Shade(angle=80, depth=0.34, spacing=5.0, width=3.0, reach=20),
    Shade(angle=10, depth=0.16, spacing=5.6, width=2.6, reach=18),
)


def fleeing(d: Drawing) -> None:
    """A hare about (0, 0) that bounds up to the left, 190 wide and 240 high, and looks back.

    The toes of its hind legs stand near (82, 108).
    """
    with d.at(0, 0, 1.0, 40):
        _leg(d, [(40, 2, 14), (66, 24, 9), (94, 26, 6), (112, 38, 5)], FAR)
        _leg(d, [(-40, 8, 10), (-48, 34, 7), (-66, 43, 5.8), (-80, 53, 5)], FAR)
        _scut(d, 62, -20, -24)
        _body(d, [(-66, -16), (-44, -27), (-8, -30), (28, -37), (56, -30), (70, -8), (60, 12), (38, 21),
            (8, 14), (-24, 18), (-46, 15), (-66, 4)])  # fmt: skip
        _belly(d, [(-32, 14, "c"), (-8, 4), (18, 6), (34, 18, "c"), (8, 14), (-16, 18)])
        _haunch(d, [(44, -4, 25), (66, 17, 12), (94, 17, 7), (126, 30, 5.6)])
        _foreleg(d, [(-42, 4, 13), (-64, 21, 8.4), (-86, 22, 6.4), (-103, 31, 5.6)])
        _fur(d, ((-22, -20), (-4, -16), (12, -24), (26, -28), (-12, -6), (6, -6)))
    _ear(d, (-70, -72), (-92, -96), (-102, -124), 14, FAR)
    with d.at(-50, -64, 1.06, 12, flip=True):
        _head(d)
    _ear(d, (-64, -79), (-78, -108), (-76, -136), 15, FUR)


def sitting(d: Drawing) -> None:
    """A hare that sits up on (0, 0) and looks left, its forepaws crossed, 110 wide and 225 high."""
    _scut(d, 43, -22, -20)
    _leg(d, [(14, -14, 10), (-14, -8, 7), (-46, -6, 6)], FAR)
    _ear(d, (-6, -158), (-20, -190), (-30, -216), 14, FAR)
    _body(d, [(-24, -134), (-4, -140), (14, -132), (28, -104), (44, -70), (56, -34), (46, -6), (18, -2),
        (-14, -6), (-24, -36), (-32, -70), (-34, -104)])  # fmt: skip
    _belly(
        d, [(-25, -122, "c"), (-16, -96), (-12, -60), (-14, -14, "c"), (-24, -36), (-32, -70), (-34, -104)]
    )
    d.ticks(*(((-9, -114 + 8 * k), (-21 + 4 * (k % 2), -107 + 8 * k), 6.0) for k in range(13)), ink=FUR)
    d.limb([(26, -34, 27), (12, -16, 17), (-6, -9, 9)], FUR, None, start="round", depth=0)
    d.line(smooth([(8, -58), (-4, -38), (-4, -18)], closed=False), INNER)
    d.ticks(
        *(((-3 + 1.6 * k * k / 4, -30 - 6 * k), (7 + 1.6 * k * k / 4, -27 - 6 * k), 2.4) for k in range(4))
    )
    d.limb([(22, -8, 7), (-8, -7, 7.4), (-36, -6.6, 6.4), (-54, -6, 5.4)], FUR, OUTER, start="round",
        end="round", depth=0.5, spacing=5, width=2.4)  # fmt: skip
    d.shape(smooth([(6, -16), (24, -20), (36, -14), (30, -3.6), (12, -3.4)]), FUR, None)
    d.ticks(*(((-50 + 5 * k, -2), (-46 + 5 * k, -8), 2.2) for k in range(2)))
    d.limb([(6, -118, 11), (11, -106, 11.6), (15, -80, 9.6)], FUR, None, start="round", depth=0)
    d.limb([(-25, -66, 7), (-11, -79, 7), (7, -97, 6.6)], FAR, OUTER, start="round", end="round", depth=0.4,
        spacing=5, width=2.2)  # fmt: skip
    d.limb([(17, -78, 9), (-4, -83, 7.4), (-29, -98, 6.2)], FUR, OUTER, start="round", end="round", depth=0.5,
        spacing=5, width=2.4)  # fmt: skip
    d.line(smooth([(-6, -122), (-5, -112), (-2, -104)], closed=False), INNER)
    d.line(smooth([(25, -74), (26, -88), (22, -104)], closed=False), INNER)
    d.shape(smooth([(14, -92), (21, -92), (23, -82), (14, -76), (9, -80)]), FUR, None)
    d.ticks(*(((x, y), (x + 3, y + 5), 2.0) for x, y in ((-32, -100), (-29, -103), (4, -103), (9, -102))))
    _fur(d, ((20, -104), (28, -82), (22, -60), (34, -56), (18, -36), (32, -30), (2, -126)))
    with d.at(-20, -148, 1.06, 4):
        _head(d)
    _ear(d, (-2, -160), (4, -194), (-6, -226), 15, FUR)


def _leg(d: Drawing, stations: Sequence[Station], fill: str) -> None:
    d.limb(stations, fill, OUTER, end="round", depth=0.5, spacing=5, width=2.4)


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
