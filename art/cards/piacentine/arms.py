"""The arms of the 4 di denari: our shield with the four signs, under a crown, between laurel sprays."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, ellipse, mirror, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import branch
from art.cards.piacentine.coin import coin
from art.cards.piacentine.cup import cup
from art.cards.piacentine.inks import DARK_RED, GOLD, GREEN, LIGHT_STEEL, OCHRE, PAPER, RED, STEEL

SHIELD: list[Node] = mirror(
    [(0, 132, "c"), (-34, 116), (-66, 88), (-84, 44), (-82, -4), (-90, -44, "c"), (-60, -40), (-34, -54),
     (0, -50)],
    0, whole=True,
)  # fmt: skip
SPRAY: list[Point] = [(8, 150), (56, 146), (104, 118), (132, 68), (136, 10), (120, -40)]


def arms(d: Drawing, x: float, y: float) -> None:
    """The arms centred on (x, y): about 300 wide, 320 high."""
    with d.at(x, y):
        for side in (-1, 1):
            with d.at(flip=side < 0):
                branch(d, SPRAY, 9, 35, 17, fill=GREEN, rib=False)
        _shield(d)
        with d.at(0, -84):
            crown(d)
        _bow(d)


def _shield(d: Drawing) -> None:
    shape = smooth(SHIELD)
    d.shape(shape, PAPER, None)
    with d.clip(shape):
        d.shape(rect(-100, -60, 100, 92), STEEL, None)
        d.shape(rect(0, 32, 100, 110), OCHRE, None)
        d.hatch(shape, Shade(depth=0.14, spacing=5.4), Shade(angle=90, depth=0.08, spacing=6, width=2.4))
    d.line(polyline([(0, -50), (0, 132)], closed=False), INNER)
    d.line(polyline([(-84, 32), (84, 32)], closed=False), INNER)
    d.line(shape, OUTER)
    coin(d, -41, -6, 60)
    cup(d, 41, -5, 64, 45)
    _log(d)
    _sword(d)


def _log(d: Drawing) -> None:
    """The log of the lower left quarter, only what its size can show."""
    with d.at(-37, 72, rotate=22):
        for side, y in ((1, -8), (-1, 10)):
            stub = polyline([(side * 8, y + 8), (side * 19, y - 5), (side * 13, y - 11), (side * 8, y - 6)])
            d.shape(stub, GREEN, INNER)
        d.shape(
            smooth([(-12, -30, "c"), (-11, 0), (-9, 32, "c"), (9, 32, "c"), (11, 0), (12, -30, "c")]),
            GREEN,
            INNER,
        )
        for x, y in ((-3, -6), (3, 14)):
            d.shape(smooth([(x, y - 9, "c"), (x - 2.6, y), (x, y + 9, "c"), (x + 2.6, y)]), OCHRE, DETAIL)
        d.shape(ellipse(0, -30, 13, 6.6), RED, INNER)
        d.shape(ellipse(0, -30, 5, 2.4), GOLD, DETAIL)


def _sword(d: Drawing) -> None:
    """The sword of the lower right quarter."""
    with d.at(33, 70, rotate=-22):
        d.shape(polyline([(-7, 18), (-7, -30), (0, -42), (7, -30), (7, 18)]), LIGHT_STEEL, INNER)
        d.line(polyline([(0, 18), (0, -36)], closed=False), DETAIL)
        d.shape(rect(-3.6, 24, 7.2, 14), GOLD, INNER)
        d.shape(rect(-18, 17, 36, 7.6), GOLD, INNER)
        d.shape(circle(0, 41, 6), RED, INNER)


def crown(d: Drawing) -> None:
    """An open crown about (0, 0), 140 wide and 90 high in the present scale."""
    lining = smooth(mirror([(0, -24), (-40, -16), (-60, 8), (-54, 30, "c"), (0, 40)], 0, whole=True))
    d.shape(lining, DARK_RED, INNER, shade=[Shade(depth=0.3, spacing=4.8, width=2.4)])
    points: list[Node] = [
        (-58, 26, "c"), (-70, -22, "c"), (-52, -4), (-42, 0), (-34, -34, "c"), (-22, -6), (-12, -2),
        (0, -46, "c"), (12, -2), (22, -6), (34, -34, "c"), (42, 0), (52, -4), (70, -22, "c"),
        (58, 26, "c"), (30, 35), (0, 38), (-30, 35),
    ]  # fmt: skip
    d.shape(
        smooth(points), GOLD, OUTER,
        shade=[Shade(depth=0.16, spacing=5), Shade(angle=180, depth=0.05, width=2)],
    )  # fmt: skip
    d.line(smooth([(-59, 10), (-30, 18), (0, 21), (30, 18), (59, 10)], closed=False), DETAIL)
    for px, py in ((-70, -25), (-34, -38), (0, -50), (34, -38), (70, -25)):
        d.shape(circle(px, py, 6.4), RED if px in (-34, 34) else GOLD, INNER)
    stones = ((-42, 21.5, RED), (-21, 26.5, STEEL), (0, 28.5, RED), (21, 26.5, STEEL), (42, 21.5, RED))
    for gx, gy, fill in stones:
        d.shape(ellipse(gx, gy, 5.6, 4.4), fill, DETAIL)


def _bow(d: Drawing) -> None:
    with d.at(0, 150):
        for side in (-1, 1):
            with d.at(flip=side < 0):
                tail: list[Node] = [
                    (0, 2, "c"), (16, 10), (36, 12), (50, 24, "c"), (42, 28, "c"), (44, 38, "c"), (26, 28),
                    (8, 18),
                ]  # fmt: skip
                d.shape(smooth(tail), RED, INNER, shade=[Shade(angle=80, depth=0.4, spacing=4.8, width=2.4)])
                loop: list[Node] = [(0, 0, "c"), (16, -16), (36, -18), (42, -6), (30, 6), (12, 6)]
                d.shape(smooth(loop), RED, INNER, shade=[Shade(angle=70, depth=0.3, spacing=4.8, width=2.4)])
                d.shape(smooth([(14, -2), (26, -10), (34, -8), (28, 0)]), DARK_RED, DETAIL)
        d.shape(ellipse(0, 0, 9, 10), RED, INNER, shade=[Shade(depth=0.4, spacing=4.4, width=2.2)])
