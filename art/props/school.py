"""Things on the cards of the school: a notebook with its pencil, a tear-off calendar, a flight of steps.

They are engraved as the cards are: contours that swell away from the lamp, tapered hatching, spot colours.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Outline, Point, circle, ellipse, polyline, sampled, smooth
from art.cards.kit.svg import Drawing
from art.props.shapes import nodes, rounded
from art.props.steps import BRASS, RED, RED_DARK, RED_LIGHT, SOFT, STEPS, Thing, stairs

PAPER, PAPER_2, PAPER_3 = "#fbf4e2", "#eadfc4", "#cfc09c"
RULED, MARGIN = "#9fb3bd", "#b8463f"
PEN = "#22324f"
BOARD, BOARD_DARK = "#6b3f27", "#40230f"
BRASS_LIGHT = "#f6dfa0"
LEAD_PAINT, LEAD_DARK, LEAD_LIGHT = "#dda32b", "#a8731a", "#f4d384"
RAW_WOOD, RUBBER, TIN = "#e8c79a", "#c9695c", "#b9c0c4"


def notebook() -> Drawing:
    """An open exercise book with some lines written, and a pencil across it."""
    d = Thing(420, 360, name="notebook", paper=False)
    with d.at(208, 180, scale=0.93, rotate=-4):
        upper = "-198,-142! -100,-151 -24,-152 0,-138! 24,-152 100,-151 198,-142!"
        lower = "200,0 198,156! 100,161 20,163 0,156! -20,163 -100,161 -198,156! -200,0"
        cover = smooth(nodes(f"{upper} {lower}"))
        d.shape(cover, BOARD, 5.5)
        d.hatch(cover, Shade(angle=80, depth=0.08, spacing=6, width=3.2, reach=18, ink=BOARD_DARK))
        for side in (-1, 1):
            _block(d, side)
        _writing(d)
        gutter = smooth(
            nodes("-30,-138! -8,-134 0,-126! 8,-134 30,-138! 30,138! 8,142 0,150! -8,142 -30,138!")
        )
        d.hatch(gutter, Shade(angle=0, depth=0.34, spacing=5.5, width=2.2, reach=16, ink=SOFT))
        d.fold(
            ([(0, -128), (-1.5, -40), (-1, 60), (0, 149)], 4.2),
            ([(0, 149), (1.5, 60), (1, -40), (0, -128)], 4.2),
        )
        for y in (-70, 78):
            d.line(polyline([(0, y - 7), (0, y + 7)], closed=False), 3, ink=TIN)
    _pencil(d)
    return d


def _block(d: Drawing, side: int) -> None:
    """The leaves of one half of the book, the upper one ruled."""
    for depth in (9, 6, 3, 0):
        edge = [
            (2, -130),
            (26, -141),
            (96, -139),
            (180 + depth, -133),
            (183 + depth, 0),
            (180 + depth, 137 + depth),
        ]
        edge += [(96, 144 + depth), (26, 147 + depth), (2, 150)]
        corners = {0, 3, 5, 8}
        leaf = smooth(
            [(side * x, y, "c") if at in corners else (side * x, y) for at, (x, y) in enumerate(edge)]
        )
        d.shape(leaf, PAPER if depth == 0 else PAPER_2, 2.6 if depth == 0 else 1.6)
    near = Shade(angle=90, depth=0.12, spacing=7, width=2.0, reach=20, ink=SOFT)
    d.hatch(leaf, near if side < 0 else Shade(angle=28, depth=0.2, spacing=7, width=2.2, reach=34, ink=SOFT))
    for row in range(9):
        y = -104 + row * 27
        lines = sampled([(side * 8, y + 8), (side * 34, y), (side * 100, y + 1), (side * 176, y + 3)], 12)
        d.line(smooth(lines, closed=False), 1.7, ink=RULED)
    d.line(smooth([(side * 38, -138), (side * 39, 0), (side * 38, 144)], closed=False), 2.2, ink=MARGIN)


def _writing(d: Drawing) -> None:
    """Handwriting: a heading underlined, and what went well or badly ticked off in the margin."""
    rng = random.Random(61)
    for side, row, start, share in (
        (-1, 0, 0.26, 0.62), (-1, 2, 0.05, 0.95), (-1, 3, 0.05, 0.86), (-1, 4, 0.05, 0.5), (-1, 6, 0.05, 0.9),
        (-1, 7, 0.05, 0.66), (1, 0, 0.0, 0.9), (1, 1, 0.0, 0.76), (1, 2, 0.0, 0.42),
    ):  # fmt: skip
        left, right = (-172.0, -46.0) if side < 0 else (46.0, 172.0)
        y = -104.0 + row * 27
        _words(d, rng, left + start * (right - left), left + share * (right - left), y - 1)
    d.lens([(-142, -97), (-116, -95), (-88, -98)], 3.4, ink=MARGIN)
    for row, good in ((2, True), (3, False), (6, True)):
        y = -111.0 + row * 27
        if good:
            d.line(smooth([(-29, y), (-24, y + 7), (-13, y - 8)], closed=False), 3.2, ink="#2d6b48")
        else:
            for lean in (-1, 1):
                d.line(polyline([(-27, y - 6 * lean), (-15, y + 6 * lean)], closed=False), 3.0, ink=MARGIN)


def _words(d: Drawing, rng: random.Random, left: float, right: float, base: float) -> None:
    """Words of joined letters on a line: low ones, and now and then a stem or a loop."""
    x = left
    while x < right - 8:
        letters = min(rng.randint(3, 7), int((right - x) / 5.5))
        points: list[Point] = [(x, base - 2)]
        for _ in range(letters):
            tall = rng.choice((6.5, 6.5, 7.5, 7.0, 14.0, -5.0))
            wide = rng.uniform(4.4, 6.2)
            points += [(x + 0.62 * wide, base - tall), (x + 0.5 * wide, base - 0.6), (x + wide, base - 1.8)]
            x += wide
        d.line(smooth(points, closed=False), 1.9, ink=PEN)
        x += rng.uniform(5, 8)


def _pencil(d: Drawing) -> None:
    """A pencil of six sides, sharpened, lying across the right page; its shadow falls on the page."""
    with d.at(322, 262, rotate=-52):
        shade = polyline([(-52, 20), (84, 20), (84, 8), (-52, 8)])
        with d.at(-4, 2):
            d.hatch(shade, Shade(angle=90, depth=0.9, spacing=5.5, width=3.0, reach=16, ink=SOFT))
        body = polyline([(-78, -11), (60, -11), (60, 11), (-78, 11)])
        d.shape(body, LEAD_PAINT, 4)
        d.shape(polyline([(-78, 4), (60, 4), (60, 11), (-78, 11)]), LEAD_DARK, 1.8)
        d.shape(polyline([(-78, -11), (60, -11), (60, -5), (-78, -5)]), LEAD_LIGHT, 1.8)
        d.hatch(body, Shade(angle=90, depth=0.4, spacing=6, width=2.2, reach=8))
        cone = smooth(nodes("-78,-11! -116,-2.4! -116,2.4! -78,11! -83,7.5 -78,4! -84,0 -78,-5! -82,-8"))
        d.shape(cone, RAW_WOOD, 3.4)
        d.hatch(cone, Shade(angle=90, depth=0.4, spacing=5, width=1.8, reach=9))
        d.shape(polyline([(-108, -4.2), (-120, 0), (-108, 4.2)]), "#2a2622", 2)
        d.shape(polyline([(60, -12), (76, -12), (76, 12), (60, 12)]), TIN, 3.4)
        for x in (65, 71):
            d.line(polyline([(x, -11), (x, 11)], closed=False), 1.6)
        d.shape(smooth(nodes("76,-11! 88,-11 93,-5 93,5 88,11 76,11!")), RUBBER, 3.4)
        d.hatch(polyline([(60, -12), (92, -12), (92, 12), (60, 12)]),
                Shade(angle=90, depth=0.4, spacing=4, width=2.0, reach=9))  # fmt: skip
        d.lens([(-70, -8), (-10, -8.4), (52, -8)], 2.2, ink="#fff6dc")


def calendar() -> Drawing:
    """A tear-off calendar on its nail; month, day and weekday are left to the window's type."""
    d = Thing(340, 400, name="calendar", paper=False)
    d.line(smooth([(112, 40), (140, 22), (168, 9)], closed=False), 3.2, ink=BOARD_DARK)
    d.line(smooth([(224, 40), (196, 22), (168, 9)], closed=False), 3.2, ink=BOARD_DARK)
    d.shape(circle(168, 11, 7), BRASS, 3)
    board = rounded(169, 212, 310, 364, 9)
    d.shape(board, BOARD, 5)
    d.hatch(board, Shade(angle=50, depth=0.07, spacing=6, width=3.4, reach=26, ink=BOARD_DARK))
    _leaves(d)
    band = rounded(167, 74, 292, 74, 5)
    d.shape(_torn(), PAPER_2, 2)
    d.shape(band, RED, 4.6)
    with d.clip(band):
        d.shape(smooth(nodes("21,100! 110,104 230,104 313,99! 313,120! 21,120!")), RED_DARK, None)
        d.lens([(34, 46), (110, 43), (200, 45)], 4.5, ink=RED_LIGHT)
    d.hatch(band, Shade(angle=90, depth=0.26, spacing=6, width=2.8, reach=15, ink="#4d0c0a"),
            Shade(angle=0, depth=0.1, spacing=6, width=2.6, reach=20, ink="#4d0c0a"))  # fmt: skip
    for x in (42, 292):
        d.shape(circle(x, 52, 7.5), BRASS, 2.8)
        d.shape(ellipse(x - 2, 49.6, 3, 2), BRASS_LIGHT, None)
    return d


def _leaves(d: Drawing) -> None:
    """The block of leaves still to come, and today's, which curls at its lower corner."""
    for step in range(6, 0, -1):
        slack = 1.4 * math.sin(step * 2.3)
        right, low = 1.7 * step, 2.6 * step
        corners: list[Point] = [(24, 100), (306 + right + slack, 100), (308 + right, 366 + low + slack)]
        edge = polyline([*corners, (26 - slack, 368 + low)])
        d.shape(edge, PAPER_2 if step % 2 else PAPER_3, 1.7)
    leaf = smooth(nodes("24,100! 308,100! 309,220 307,316! 299,334 288,352 268,369! 140,370 25,368! 23,240"))
    d.shape(leaf, PAPER, 3.2)
    d.hatch(leaf, Shade(angle=270, depth=0.1, spacing=7, width=2.4, reach=26, ink=SOFT),
            Shade(angle=0, depth=0.06, spacing=8, width=2.0, reach=15, stop=0.8, ink=SOFT))  # fmt: skip
    under = smooth(nodes("307,316! 312,352 308,372! 290,375 268,369! 290,352"))
    d.shape(under, PAPER_3, 2)
    d.hatch(under, Shade(angle=160, depth=0.8, spacing=5, width=2.8, reach=26, ink=SOFT))
    curl = smooth(nodes("307,316! 294,322 281,327 270,326! 273,340 272,356 268,369! 284,355 298,337"))
    d.shape(curl, PAPER_2, 3.2)
    d.hatch(curl, Shade(angle=40, depth=0.55, spacing=5, width=2.4, reach=18, ink=SOFT))


def _torn() -> Outline:
    """The stubs of the leaves that have been torn off."""
    rng = random.Random(365)
    edge: list[tuple[float, float, str]] = [(23.0, 104.0, "c")]
    edge += [(23.0 + k * 11.15, 118 + rng.uniform(-4.5, 4.5), "c") for k in range(27)]
    return smooth([*edge, (313.0, 104.0, "c")])


SCHOOL: Mapping[str, Callable[[], Drawing]] = MappingProxyType(
    {
        "notebook": notebook,
        "calendar": calendar,
        **{f"stairs-{climbed}": partial(stairs, climbed) for climbed in range(STEPS + 1)},
    }
)
