"""The courts' hands: a fist round a shaft, a pinch, a hand round a ball, one laid flat and one raised.

Each is drawn about the thing it holds, `SIZE` times larger than written here, so that it can hold it.
"""

from __future__ import annotations

from typing import Final

from art.cards.francesi.figure import Figure
from art.cards.francesi.look import SKIN
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import DETAIL, INNER

SIZE: Final = 1.34


def _finger(d: Figure, stations: list[Station], *, start: str = "flat") -> None:
    d.limb(stations, SKIN, DETAIL, start=start, end="round", depth=0)


def _nail(d: Figure, x: float, y: float, turn: float, size: float = 3.6) -> None:
    """A finger nail at (x, y) on a finger that points up, turned clockwise by `turn`."""
    with d.at(x, y, rotate=turn):
        d.lens(
            [(-size, size * 0.7), (-size * 0.5, size * 1.9), (size * 0.5, size * 1.9), (size, size * 0.7)],
            1.8,
        )


def fist(d: Figure) -> None:
    """A fist closed round an upright shaft at (0, 0); the wrist leaves to the lower right."""
    with d.at(scale=SIZE):
        back = smooth([(-6, -21), (8, -28), (24, -22), (34, -5), (38, 18), (42, 38, "c"), (14, 40, "c"),
            (5, 27), (-6, 22)])  # fmt: skip
        shade = Shade(angle=30, depth=0.24, spacing=4.4, width=2.1, reach=15, seed=8)
        d.shape(back, SKIN, INNER, shade=[shade])
        for y, reach, half in ((18.2, 11.5, 5.3), (7.6, 15.5, 6.2), (-4.2, 17.5, 6.6), (-16, 15.5, 6.4)):
            _finger(d, [(20, y + 2.8, half - 0.3), (3, y, half + 0.5), (-reach + 3, y - 0.4, half)])
            d.lens([(-reach + 4, y - half + 1.2), (-reach + 1.4, y - 0.6), (-reach + 3, y + half - 1.4)], 1.9)
            d.lens([(4.5, y - half + 2), (6.2, y - 0.4), (5, y + half - 2.6)], 1.6)
            d.fold(([(13.5, y - 3.4), (17, y + 0.4), (16.4, y + 4)], 2.4))
        d.shape(
            smooth(
                [(13, -13, "c"), (24, -20), (30, -4), (32, 16), (24, 27), (13, 25, "c"), (12, 10), (12.5, -4)]
            ),
            SKIN,
            None,
        )
        _finger(d, [(26, -11, 7.4), (14, -23, 7.0), (0, -27.6, 6.2), (-9, -26.4, 5.2)], start="round")
        d.shape(smooth([(17, -15), (24, -20), (31, -6), (25, 2), (18, -4)]), SKIN, None)
        _nail(d, -12.6, -26.6, -82, 3.2)
        d.lens([(2, -32.6), (4, -28), (2.6, -22.6)], 1.5)
        d.lens([(32, 2), (29, 13), (31.5, 27)], 1.9)
        d.lens([(19, -2), (23, 6), (21.5, 15)], 1.9)
        d.fold(([(14, 40), (16, 30), (22, 24)], 2.6))


def pinch(d: Figure) -> None:
    """Thumb and forefinger meeting at (0, 0) round a stem; the wrist leaves to the lower right."""
    with d.at(scale=SIZE):
        d.shape(smooth([(16, -4), (38, 4), (38, 34), (16, 38), (8, 16)]), SKIN, None)
        _finger(d, [(36, 30, 6.4), (22, 41, 5.6), (8, 39, 4.1)])
        _finger(d, [(34, 22, 7), (17, 31.5, 6.3), (2, 27, 4.7)])
        _finger(d, [(32, 12, 7.4), (14, 21, 6.6), (-1, 14, 5.0)])
        _finger(d, [(34, 2, 8), (18, -8.5, 7.0), (1, -4.4, 5.0)])
        palm = smooth([(25, -10), (38, -5), (49, 14), (57, 38), (62, 58, "c"), (35, 62, "c"), (32, 44),
        (25, 26),
            (23, 6)])  # fmt: skip
        d.shape(palm, SKIN, None)
        d.hatch(palm, Shade(angle=25, depth=0.26, spacing=4.4, width=2.1, reach=13, seed=9))
        d.line(smooth([(22, -11.8), (38, -5), (49, 14), (57, 38), (62, 58)], closed=False), INNER)
        d.line(smooth([(35, 62), (32, 44), (29, 36)], closed=False), INNER)
        _finger(d, [(38, 18, 7.6), (22, 14, 7.0), (11, 7, 6.0), (0, 3.4, 4.8)])
        d.shape(smooth([(30, 8), (42, 10), (46, 24), (34, 28), (27, 20)]), SKIN, None)
        d.lens([(24, 20.5), (33, 26), (37, 35)], 2.0)
        _nail(d, -1.6, 2.8, -72, 2.8)
        _nail(d, -1.2, -5.4, -104, 2.8)
        for x, y in ((17, -9), (14, 20.5), (17, 31), (12, 8)):
            d.lens([(x - 1.5, y - 4.6), (x + 1.4, y), (x - 0.4, y + 4)], 1.5)
        for x, y in ((31, -6), (30, 11), (29, 24)):
            d.lens([(x - 3, y + 4), (x, y + 0.6), (x - 1, y - 3)], 1.8)


def palm_behind(d: Figure, radius: float) -> None:
    """What is seen, behind a ball at (0, 0), of the hand that holds it; the wrist leaves downwards."""
    r = radius
    palm = smooth([(-r - 8, 6), (-r * 0.78, r * 0.84), (-17, r + 18), (-18, r + 38, "c"), (17, r + 38, "c"),
        (18, r + 18), (r * 0.86, r * 0.72), (r + 9, -2), (r * 0.5, -r * 0.6), (-r * 0.7, -4)])  # fmt: skip
    d.shape(palm, SKIN, INNER, shade=[Shade(angle=20, depth=0.22, spacing=4.6, width=2.3, reach=20, seed=6)])
    d.lens([(-13, r + 36), (-9, r + 20), (-20, r + 6)], 2.2)
    d.lens([(6, r + 34), (5, r + 22), (12, r + 9)], 2.2)


def fingers_before(d: Figure, radius: float) -> None:
    """The fingertips (left) and the thumb (right) over the ball that `palm_behind` carries."""
    r = radius
    for tip, base, half in (
        ((-r * 0.2, r * 0.68), (-r * 0.36, r + 6), 7.0),
        ((-r * 0.46, r * 0.4), (-r * 0.8, r * 0.82), 7.7),
        ((-r * 0.62, r * 0.04), (-r - 1, r * 0.42), 7.9),
        ((-r * 0.66, -r * 0.34), (-r - 5, -r * 0.06), 7.3),
    ):
        middle = (base[0] + (tip[0] - base[0]) * 0.5 - 1.5, base[1] + (tip[1] - base[1]) * 0.5 - 2.0)
        _finger(d, [(*base, half - 0.4), (*middle, half), (*tip, half - 1.4)], start="round")
        _nail(d, tip[0] + 2, tip[1] - 3.5, 46, 3.6)
    _finger(
        d,
        [
            (r * 0.62, r + 4, 10),
            (r + 2, r * 0.4, 9.4),
            (r * 0.92, -r * 0.12, 8.2),
            (r * 0.62, -r * 0.46, 6.4),
        ],
    )
    d.shape(
        smooth([(r * 0.3, r + 7), (r * 0.55, r * 0.86), (r * 0.86, r * 0.84), (r * 0.62, r + 12)]), SKIN, None
    )
    _nail(d, r * 0.56, -r * 0.52, -34, 4.4)
    d.lens([(r * 0.86, r * 0.16), (r + 1, r * 0.1), (r + 7, r * 0.18)], 1.8)


def laid(d: Figure) -> None:
    """A hand laid flat, its fingertips near (34, 0); the wrist leaves to the left."""
    with d.at(scale=SIZE):
        fingers: tuple[tuple[float, Point, float], ...] = (
            (9.5, (17, 17.5), 5.0), (3.6, (29, 8), 5.8), (-3.2, (32, -3), 6.0), (-9.6, (27, -13.5), 5.8),
        )  # fmt: skip
        for y0, (x1, y1), half in fingers:
            _finger(d, [(-14, y0 * 0.9, half), (6, (y0 + y1) / 2 - 1.2, half + 0.4), (x1, y1, half - 1)])
            slope = 57.3 * (y1 - y0) / 32
            _nail(d, x1 + half * 0.55, y1 + 0.06 * (y1 - y0), 90 + slope, 3.2)
            middle = (y0 + y1) / 2
            d.lens([(8, middle - 4.4), (10.2, middle - 0.4), (9, middle + 2.6)], 1.7)
            d.lens([(-6, y0 - 3.6), (-3.2, y0 - 0.2), (-5, y0 + 2.8)], 2.0)
        palm = smooth([(-46, -11, "c"), (-28, -13), (-11, -14.6), (-8, 0), (-11, 14.6), (-26, 15.5),
            (-46, 13, "c")])  # fmt: skip
        d.shape(palm, SKIN, None)
        d.hatch(
            palm, Shade(angle=80, depth=0.26, spacing=4.4, width=2.0, reach=9, seed=6, start=0.3, stop=0.95)
        )
        d.line(smooth([(-46, -11), (-28, -13), (-20, -14.4)], closed=False), INNER)
        d.line(smooth([(-46, 13), (-26, 15.5), (-13, 14.4)], closed=False), INNER)
        for y in (-7.5, -1.5, 4.5, 10):
            d.fold(([(-10, y), (-17, y + 0.4), (-24, y * 0.8)], 1.7))
        _finger(d, [(-25, -8, 6.8), (-14, -20.5, 6.2), (2, -25.6, 4.8)])
        d.shape(smooth([(-33, -10), (-25, -13.4), (-15, -12), (-16, -2), (-28, -1)]), SKIN, None)
        _nail(d, 3.4, -26, 72, 3.0)
        d.lens([(-12, -16), (-14, -8), (-11, -1)], 1.8)


def raised(d: Figure) -> None:
    """An open hand, its palm to the viewer, fingers up; the wrist leaves downwards from (0, 34)."""
    with d.at(scale=SIZE):
        for x0, tip, half in ((13, (21, -17), 4.9), (5.4, (10, -30), 5.7), (-3.4, (-2, -33.5), 5.9),
            (-11.6, (-14, -27), 5.6)):  # fmt: skip
            middle = ((x0 + tip[0]) / 2, tip[1] * 0.4)
            _finger(d, [(x0, 12, half + 0.3), (*middle, half + 0.3), (*tip, half - 0.9)])
            x, y = middle
            d.lens([(x - half + 1.4, y + 2), (x, y + 3), (x + half - 1.4, y + 1.6)], 1.6)
            d.lens([(x - half + 1.6, y - 8.4), (x, y - 7.6), (x + half - 2, y - 8.8)], 1.5)
        palm = smooth([(-18, 2), (-12, -1), (-4, 1.4), (5, 1.6), (13, 4), (19, 8), (18.5, 20), (14, 32),
            (12.5, 46, "c"), (-12.5, 46, "c"), (-14, 32), (-20, 18)])  # fmt: skip
        d.shape(palm, SKIN, None)
        d.hatch(palm, Shade(angle=10, depth=0.2, spacing=4.4, width=2.0, reach=9, seed=6, start=0.3))
        d.line(smooth([(18.8, 3), (19.6, 11), (18.5, 20), (14, 32), (12.5, 46)], closed=False), INNER)
        _finger(d, [(-6, 30, 8.5), (-19, 16, 7.2), (-28, 2, 6.2), (-31, -9, 4.8)])
        d.shape(
            smooth([(-11, 13), (-2, 20), (3, 32), (2, 44), (-11.5, 45), (-12.5, 33), (-17, 20)]), SKIN, None
        )
        d.line(smooth([(-16.5, 27), (-13.6, 34), (-12.5, 46)], closed=False), INNER)
        d.lens([(-13, 7), (-2, 13), (2, 22), (-1, 34)], 2.2)
        d.lens([(17.5, 10), (8, 11), (-3, 6.5)], 1.9)
        d.lens([(18, 17), (8, 17.6), (-1, 13.5)], 1.7)
        d.lens([(-27, 8), (-24.6, 5), (-21, 5)], 1.6)
