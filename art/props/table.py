"""Things on the table: an espresso, chalk, the wax of the sealed pack, pegs, the dealer's badge.

All are seen from above but the raised glass, and lit from the upper left; the window adds their shadows.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, circle, ellipse, polyline, smooth, transform
from art.cards.kit.svg import Drawing
from art.props.school import SCHOOL
from art.props.shapes import nodes, plain, rounded
from art.props.wordmark import wordmark

CHINA = "#f6eedd"
CHINA_SHADE = "#e2d6bf"
RIM = "#2457b8"
COFFEE = "#2f170b"
CREMA = "#7c4a22"
CREMA_LIGHT = "#b98147"
STEEL = "#ccd3df"
CHALK = "#f4f0e6"
WAX = "#b5221d"
WAX_DARK = "#861511"
WAX_LIGHT = "#d9574a"
CREAM = "#f4ead2"
GLASS = "#dfe7e2"
GLASS_SHADE = "#aebdb6"
WINE = "#741827"
WINE_DARK = "#4b0c18"
WINE_LIGHT = "#a8323f"


def espresso() -> Drawing:
    """A cup of espresso on its saucer, the handle to the right, the spoon in front."""
    d = Drawing(400, 400, name="espresso", paper=False)
    d.shape(circle(200, 200, 192), CHINA, 7)
    saucer = circle(200, 200, 192)
    with d.clip(saucer):
        d.shape(_crescent(200, 200, 190, 12, 14), CHINA_SHADE, None)
    d.line(circle(200, 200, 176), 5.5, ink=RIM)
    d.line(circle(200, 200, 132), 3, ink="#c9bda4")
    d.hatch(saucer, Shade(angle=38, depth=0.16, spacing=9, width=3.4, reach=40, bend=0.1, ink="#8d8069"))
    with d.clip(saucer):
        _spoon(d)
    # The shadow of the cup on the saucer, then handle, wall and coffee.
    d.shape(circle(212, 216, 104), "#d3c6ac", None)
    handle = smooth(nodes("268,150 306,126 340,138 348,172 328,198 288,206"), closed=False)
    d.line(handle, 31)
    d.line(handle, 17, ink=CHINA)
    d.line(smooth(nodes("276,152 308,133 333,142"), closed=False), 4, ink="#ffffff")
    d.shape(circle(200, 200, 100), CHINA, 7)
    with d.clip(circle(200, 200, 97)):
        d.shape(_crescent(200, 200, 98, 10, 9), CHINA_SHADE, None)
    d.shape(circle(200, 200, 79), COFFEE, 6)
    with d.clip(circle(200, 200, 77)):
        d.shape(circle(197, 197, 71), CREMA, None)
        d.shape(circle(212, 208, 56), "#4a2612", None)
        d.lens([(140, 214), (146, 170), (184, 138), (226, 136)], 9, ink=CREMA_LIGHT)
        for x, y, r in ((254, 176, 5), (262, 190, 3), (246, 164, 3), (156, 236, 3.5)):
            d.shape(circle(x, y, r), CREMA_LIGHT, None)
        d.hatch(
            circle(200, 200, 77), Shade(angle=225, depth=0.16, spacing=7, width=3.6, reach=26, ink=COFFEE)
        )
    d.lens([(112, 178), (126, 140), (160, 114)], 5, ink="#ffffff")
    return d


def _spoon(d: Drawing) -> None:
    """A small spoon lying on the near rim of the saucer."""
    with d.at(192, 330, rotate=13):
        stem = nodes("-62,-4! -20,-6 40,-6 96,-9 108,-2 108,5 96,11 40,7 -20,6 -62,4!")
        d.shape(smooth(transform(stem, 6, 9)), "#d3c6ac", None)
        d.shape(smooth(stem), STEEL, 5)
        d.shape(ellipse(-86, 0, 34, 23), STEEL, 5.5, shade=[Shade(angle=45, depth=0.3, spacing=7, width=2.8)])
        d.shape(ellipse(-88, -1, 22, 13), "#aab4c4", None)
        d.lens([(-104, -2), (-94, -11), (-76, -11)], 5, ink="#ffffff")
        d.line(smooth(nodes("-44,-1 20,-1 88,-3"), closed=False), 3, ink="#ffffff")


def glass() -> Drawing:
    """A tumbler of red wine as one sees it when it is raised: from the side, a little from above."""
    d = Drawing(240, 310, name="glass", paper=False)
    wall = smooth(nodes("28,50! 52,264! 82,282 120,286 158,282 188,264! 212,50! 168,62 120,66 72,62"))
    d.shape(wall, GLASS, 6.5)
    with d.clip(wall):
        d.shape(smooth(nodes("172,40! 220,40! 200,290! 150,290! 160,200")), GLASS_SHADE, None)
        d.shape(smooth(nodes("40,252! 120,262 200,252! 190,292! 120,296 50,292!")), "#c6d3cd", None)
        d.lens(plain("68,268 96,277 132,278"), 7, ink="#ffffff")
    wine = smooth(nodes("42,108! 60,238! 88,250 120,253 152,250 180,238! 198,108! 160,121 120,125 80,121"))
    d.shape(wine, WINE, 5)
    with d.clip(wine):
        d.shape(smooth(nodes("150,100! 210,100! 196,262! 112,262! 150,226 160,170")), WINE_DARK, None)
        d.lens(plain("70,140 76,186 90,230"), 9, ink=WINE_LIGHT)
    d.hatch(wine, Shade(angle=0, depth=0.2, spacing=9, width=3.0, reach=30, bend=0.1, ink="#2c0710"))
    d.shape(ellipse(120, 108, 78, 15), WINE_LIGHT, 4.5)
    d.lens(plain("62,106 92,98 132,97"), 5, ink="#e9c9c6")
    d.shape(ellipse(120, 50, 92, 19), GLASS, 6)
    with d.clip(ellipse(120, 50, 90, 17)):
        d.shape(smooth(nodes("150,28! 220,28! 220,56! 176,72!")), GLASS_SHADE, None)
    d.line(ellipse(120, 51, 84, 14), 2.4, ink="#f8fbf9")
    d.lens(plain("41,84 47,142 57,214"), 7, ink="#ffffff")
    d.lens(plain("194,72 191,92 189,104"), 5, ink="#ffffff")
    return d


def chalk() -> Drawing:
    """A stick of chalk lying level, worn at its left end."""
    d = Drawing(200, 60, name="chalk", paper=False)
    stick = smooth(nodes("12,24! 22,13 40,11! 184,11! 192,20 192,40 184,49! 34,49! 18,46 10,36"))
    d.shape(stick, CHALK, 4.5)
    with d.clip(stick):
        d.shape(smooth(nodes("4,38! 60,36 130,38 200,36! 200,60! 4,60!")), "#d8d1c0", None)
        d.shape(ellipse(186, 30, 11, 21), "#ffffff", 3)
        d.hatch(stick, Shade(angle=90, depth=0.3, spacing=8, width=2.6, reach=14, bend=0.0, ink="#8e8778"))
        d.lens(plain("40,19 90,17 150,19"), 5, ink="#ffffff")
    d.line(stick, 4.5)
    for x, y in ((16, 28), (24, 20), (20, 38), (30, 15)):
        d.shape(circle(x, y, 1.6), "#b9b1a0", None)
    return d


def seal() -> Drawing:
    """The red wax that seals the shuffled pack, a tick pressed into it."""
    d = Drawing(200, 200, name="seal", paper=False)
    blob = _wax(100, 100, 84, seed=5)
    d.shape(blob, WAX, 6)
    with d.clip(blob):
        d.shape(_crescent(100, 100, 92, 13, 15), WAX_DARK, None)
        d.lens(plain("24,92 34,52 66,26"), 9, ink=WAX_LIGHT)
    d.hatch(blob, Shade(angle=48, depth=0.16, spacing=7, width=3.2, reach=22))
    d.shape(circle(102, 103, 58), WAX_DARK, None)
    d.shape(circle(100, 100, 57), WAX, 4.5)
    with d.clip(circle(100, 100, 55)):
        d.shape(_crescent(100, 100, 55, -6, -7), WAX_DARK, None)
        d.lens(plain("64,134 92,152 130,138"), 6, ink=WAX_LIGHT)
    tick = smooth(nodes("72,102! 92,124! 130,78!"), closed=False)
    with d.at(2, 3):
        d.line(tick, 12, ink=WAX_DARK)
    d.line(tick, 10, ink=CREAM)
    return d


def peg(fill: str, dark: str, light: str, name: str) -> Drawing:
    """A turned peg seen from above: a glossy knob."""
    d = Drawing(100, 100, name=name, paper=False)
    knob = circle(50, 50, 42)
    d.shape(knob, fill, 5.5)
    with d.clip(knob):
        d.shape(_crescent(50, 50, 44, 9, 11), dark, None)
    d.hatch(knob, Shade(angle=48, depth=0.24, spacing=7.5, width=3.0, reach=20))
    d.shape(ellipse(37, 33, 13, 9), light, None)
    d.lens(plain("20,58 22,40 32,26"), 4, ink=light)
    return d


def dealer() -> Drawing:
    """The dealer's badge: a disc of cream paper with two cards, one face down."""
    d = Drawing(100, 100, name="dealer", paper=False)
    d.shape(circle(50, 50, 45), CREAM, 5.5)
    d.line(circle(50, 50, 38), 2, ink="#c9b78e")
    with d.at(40, 50, rotate=-14):
        d.shape(_card(29, 45), "#1f4fae", 4.5)
        d.shape(polyline([(0, -13), (8, 0), (0, 13), (-8, 0)]), CREAM, None)
    with d.at(60, 51, rotate=11):
        d.shape(_card(29, 45), "#fffdf7", 4.5)
        d.shape(circle(0, 0, 7.5), "#e0a92a", 2.5)
    return d


def _card(width: float, height: float) -> Outline:
    return rounded(0, 0, width, height, 5)


def _crescent(x: float, y: float, r: float, dx: float, dy: float) -> Outline:
    """The part of a disc that a disc moved against the light leaves uncovered: its shaded edge."""
    lean = math.atan2(dy, dx)
    depth = math.hypot(dx, dy)
    outer = [lean + math.radians(a) for a in range(-95, 96, 10)]
    rim: list[Node] = [(x + r * math.cos(a), y + r * math.sin(a)) for a in outer]
    inner = [(x - dx + r * math.cos(a), y - dy + r * math.sin(a)) for a in reversed(outer)]
    rim[0] = (*rim[0][:2], "c")
    rim[-1] = (*rim[-1][:2], "c")
    return smooth([*rim, *inner[1:-1]]) if depth else circle(x, y, r)


def _wax(x: float, y: float, r: float, seed: int) -> Outline:
    """A drop of wax pressed flat: a disc with soft, uneven lobes."""
    rng = random.Random(seed)
    lobes = 9
    edge: list[Node] = []
    for k in range(lobes):
        turn = 2 * math.pi * k / lobes + rng.uniform(-0.08, 0.08)
        for shift, reach in ((0.0, rng.uniform(1.0, 1.08)), (math.pi / lobes, rng.uniform(0.93, 0.99))):
            edge.append((x + r * reach * math.cos(turn + shift), y + r * reach * math.sin(turn + shift)))
    return smooth(edge)


PROPS: Mapping[str, Callable[[], Drawing]] = MappingProxyType(
    {
        "espresso": espresso,
        "glass": glass,
        "chalk": chalk,
        "seal": seal,
        "peg-gold": lambda: peg("#e0a92a", "#a9741a", "#fdf0c4", "peg-gold"),
        "peg-red": lambda: peg("#b5221d", "#7c1310", "#f3b6a8", "peg-red"),
        "peg-plain": lambda: peg("#8f7d66", "#665744", "#d8cbb5", "peg-plain"),
        "dealer": dealer,
        "wordmark": wordmark,
        **SCHOOL,
    }
)
