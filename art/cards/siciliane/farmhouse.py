"""The farmhouse of the 3 di coppe, with a palm and a prickly pear."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station, plume
from art.cards.kit.paths import Node, circle, ellipse, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import DARK_GREEN, DARK_RED, EARTH, GREEN, INK, OCHRE, PAPER, RED, YELLOW


def farmhouse(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A farmhouse about 240 wide and 210 high; its ground's middle at (x, y)."""
    with d.at(x, y, scale):
        _hill(d)
        _palm(d)
        _barn(d)
        _house(d)
        _ground(d)
        _hen(d, 62, 4)


def _hill(d: Drawing) -> None:
    hill: list[Node] = [(-120, -4, "c"), (-104, -42), (-76, -62), (-50, -50), (-30, -66, "c"), (-10, -4, "c")]
    d.shape(smooth(hill), YELLOW, INNER, shade=[Shade(angle=30, depth=0.3, spacing=5.6, width=2.4)])
    for x, y in ((-92, -34), (-72, -46), (-58, -28), (-84, -16)):
        d.shape(circle(x, y, 5.4), DARK_GREEN, DETAIL)
    for x, y in ((-96, -112), (-80, -122)):
        d.lens([(x - 10, y - 5), (x - 4, y - 6), (x, y)], 2.6)
        d.lens([(x + 10, y - 7), (x + 4, y - 6), (x, y)], 2.6)


def _palm(d: Drawing) -> None:
    trunk: list[Station] = [(-62, -2, 6.4), (-60, -50, 5), (-54, -104, 4.4)]
    d.limb(trunk, EARTH, INNER, depth=0.9, spacing=6, width=2.8, lean=0.0, back=0.4)
    for tip in ((-96, -96), (-90, -126), (-70, -148), (-36, -148), (-16, -128), (-14, -98)):
        mx, my = (-54 + tip[0]) / 2, (-106 + tip[1]) / 2 - 12
        frond = plume([(-54, -106), (mx, my), tip], 8)
        d.shape(frond, GREEN, DETAIL)
        d.lens([(-54, -106), (mx, my), tip], 2.2)
    for x in (-59, -50):
        d.shape(circle(x, -100, 4.4), OCHRE, DETAIL)


def _barn(d: Drawing) -> None:
    d.shape(polyline([(50, 0), (50, -58), (110, -52), (110, 0)]), OCHRE, OUTER,
        shade=[Shade(depth=0.3, spacing=5.4, width=2.6)])  # fmt: skip
    d.shape(polyline([(46, -56), (50, -74), (108, -64), (116, -48)]), RED, OUTER)
    for k in range(6):
        x = 57 + 9.4 * k
        d.fold(([(x + 3, -54 + k), (x, -71 + 1.6 * k)], 3))
    door: list[Node] = [(66, 0, "c"), (66, -28, "c"), (78, -37), (90, -28, "c"), (90, 0, "c")]
    d.shape(smooth(door), INK, DETAIL)


def _house(d: Drawing) -> None:
    wall = polyline([(-40, 0), (-40, -106), (52, -106), (52, 0)])
    d.shape(wall, PAPER, OUTER, shade=[Shade(depth=0.22, spacing=5.2, width=2.8)])
    for x, y in ((-31, -20), (-28, -58), (-24, -91), (33, -44), (24, -96), (-4, -98), (30, -10)):
        d.line(polyline([(x, y), (x + 11, y), (x + 11, y + 5), (x, y + 5), (x, y)], closed=False), DETAIL)
        d.line(polyline([(x + 6, y + 5), (x + 14, y + 5)], closed=False), DETAIL)
    chimney = rect(22, -160, 17, 34)
    d.shape(chimney, PAPER, INNER, shade=[Shade(depth=0.5, spacing=4.6, width=2.4)])
    d.shape(rect(19, -165, 23, 7), RED, INNER)
    for points in (
        [(30, -168), (24, -182), (36, -194), (30, -208)],
        [(34, -170), (40, -184), (50, -192), (46, -204)],
    ):
        d.lens(points, 3.4)
    roof: list[Node] = [(-52, -98, "c"), (-30, -142, "c"), (42, -142, "c"), (64, -98, "c"), (6, -102)]
    d.shape(smooth(roof), RED, OUTER)
    for k in range(10):
        low, top = -43 + 10.4 * k, -27 + 7.2 * k
        d.line(polyline([(low, -100), (top, -141)], closed=False), DETAIL)
        d.fold(([(low + 6, -100), (low + 4 + (top - low) * 0.36, -118)], 4))
    d.shape(smooth([(-32, -141, "c"), (6, -147), (44, -141, "c"), (6, -138)]), DARK_RED, INNER)
    arch: list[Node] = [
        (-12, 0, "c"),
        (-12, -40, "c"),
        (-6, -55),
        (6, -60),
        (18, -55),
        (24, -40, "c"),
        (24, 0, "c"),
    ]
    d.shape(smooth(arch), YELLOW, INNER)
    door: list[Node] = [(-5, 0, "c"), (-5, -39, "c"), (6, -51), (17, -39, "c"), (17, 0, "c")]
    d.shape(smooth(door), GREEN, INNER, shade=[Shade(depth=0.4, spacing=4.8, width=2.2)])
    d.line(polyline([(6, 0), (6, -50)], closed=False), DETAIL)
    for x in (-30, 32):
        d.shape(rect(x, -86, 13, 20), INK, INNER)
        d.line(polyline([(x + 6.5, -86), (x + 6.5, -66)], closed=False), DETAIL, ink=PAPER)
        d.shape(rect(x - 7, -87, 7, 22), GREEN, DETAIL)
        d.shape(rect(x + 13, -87, 7, 22), GREEN, DETAIL)


def _ground(d: Drawing) -> None:
    ground: list[Node] = [
        (-124, 2, "c"),
        (-70, -6),
        (0, -3),
        (70, -6),
        (120, 2, "c"),
        (90, 10),
        (10, 8),
        (-60, 13),
    ]
    d.shape(smooth(ground), GREEN, INNER, shade=[Shade(angle=90, depth=0.6, spacing=5.4, width=2.6)])
    pads = ((-98, -14, 11, 15, -8), (-108, -36, 9, 12, -24), (-88, -38, 9, 13, 20), (-98, -56, 8, 11, 4))
    for x, y, rx, ry, turn in pads:
        with d.at(x, y, rotate=turn):
            d.shape(ellipse(0, 0, rx, ry), GREEN, INNER, shade=[Shade(depth=0.4, spacing=4.6, width=2.4)])
            d.shape(circle(0, -ry, 3.2), RED, DETAIL)


def _hen(d: Drawing, x: float, y: float) -> None:
    """A hen walking to the left before the barn."""
    with d.at(x, y, 1.0):
        for foot in (0, 7):
            d.line(polyline([(foot, -6), (foot - 1, 3), (foot - 6, 4)], closed=False), DETAIL)
        hen: list[Node] = [
            (-13, -22, "c"), (-14, -12), (-6, -4), (6, -3), (16, -9), (22, -22, "c"), (10, -17),
            (0, -17), (-5, -24, "c"),
        ]  # fmt: skip
        d.shape(smooth(hen), PAPER, INNER, shade=[Shade(angle=70, depth=0.34, spacing=4, width=2)])
        d.shape(smooth([(-6, -30, "c"), (-4, -25), (-14, -25), (-12, -31, "c"), (-9, -28)]), RED, DETAIL)
        d.shape(circle(-9.4, -23, 4.6), PAPER, DETAIL)
        d.shape(polyline([(-13, -24), (-19, -21), (-13, -20)]), OCHRE, DETAIL)
        d.shape(circle(-10.4, -23.6, 1.3), INK, None)
