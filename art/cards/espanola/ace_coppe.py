"""As de copas: one great covered goblet, chased and gadrooned, with the emblem on its belly."""

from __future__ import annotations

import math

from art.cards.espanola.card import MIDDLE, framed
from art.cards.espanola.inks import BLUE, GREEN, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, lozenge, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import emblem, foliage
from art.cards.parts.hoop import hoop
from art.cards.parts.lobes import lobe

_BODY: list[Node] = [(0, -118), (-186, -120, "c"), (-190, -60), (-178, 8), (-146, 70), (-92, 116),
    (-34, 136, "c"),
                     (0, 138)]  # fmt: skip
_LID: list[Node] = [
    (0, -132),
    (-182, -140, "c"),
    (-172, -186),
    (-132, -226),
    (-70, -250),
    (-30, -258, "c"),
    (0, -258),
]
_FOOT: list[Node] = [(0, 280), (-40, 282, "c"), (-56, 306), (-118, 330), (-146, 344), (-150, 372, "c"),
    (-70, 388),
                     (0, 392)]  # fmt: skip


def draw() -> Drawing:
    """The card."""
    d = framed("1C")
    with d.at(MIDDLE, 492):
        _handles(d)
        _stem(d)
        _body(d)
        _lid(d)
    return d


def _handles(d: Drawing) -> None:
    for _ in d.sides():
        run: list[Station] = [
            (168, -96, 13), (214, -124, 14), (246, -96, 14), (244, -40, 13), (214, 18, 12), (186, 50, 11),
            (196, 78, 9), (218, 72, 7),
        ]  # fmt: skip
        d.limb(run, YELLOW, OUTER, start="round", end="round", depth=0.9)
        d.shape(circle(216, 70, 11), RED, INNER)
        foliage.ribbed_leaf(d, 222, -122, -96, 48, 24, GREEN, INNER, rib=0.7, weight=3)


def _stem(d: Drawing) -> None:
    foot = smooth(mirror(_FOOT, 0, whole=True))
    d.shape(foot, YELLOW, None, shade=[Shade(depth=0.36), Shade(angle=180, depth=0.1)])
    d.shape(hoop(344, 146, 372, 150, 21), INK, None)
    d.line(foot, OUTER)
    d.flats(*(lozenge(x, 373 - 0.0009 * x * x, 9, 8) for x in range(-120, 121, 30)), ink=YELLOW)
    for x in (-92, -48, 0, 48, 92):
        d.shape(smooth([(x * 0.4, 288, "c"), (x * 0.7 - 17, 314), (x * 1.02, 341, "c"),
            (x * 0.7 + 17, 314)]), GREEN,
                INNER, shade=[Shade(depth=0.46, spacing=5.6)])  # fmt: skip
        d.lens([(x * 0.42, 292), (x * 0.7, 314), (x, 336)], 3)
    column: list[Node] = [(0, 128), (-30, 132, "c"), (-20, 160), (-22, 190, "c"), (0, 192)]
    d.shape(smooth(mirror(column, 0, whole=True)), YELLOW, OUTER, shade=[Shade(depth=0.5)])
    low: list[Node] = [(0, 236), (-24, 238, "c"), (-22, 260), (-42, 286, "c"), (0, 292)]
    d.shape(smooth(mirror(low, 0, whole=True)), YELLOW, OUTER, shade=[Shade(depth=0.5)])
    d.shape(
        ellipse(0, 214, 64, 31), RED, OUTER, shade=[Shade(angle=20, depth=0.46), Shade(angle=180, depth=0.1)]
    )
    d.shape(hoop(202, 62, 222, 63, 9), YELLOW, INNER, shade=[Shade(depth=0.3, spacing=5)])
    d.flats(*(circle(x, 219 - 0.0016 * x * x, 4.6) for x in range(-48, 49, 16)), ink=INK)


def _body(d: Drawing) -> None:
    body = smooth(mirror(_BODY, 0, whole=True))
    d.shape(body, YELLOW, OUTER)
    with d.clip(body):
        # Belly: gadroons in turn blue and yellow, below a field of red.
        d.shape(hoop(-64, 196, 60, 190, 24), RED, INNER)
        for k in range(9):
            lobe(d, k, 9, _gadroon, BLUE if k % 2 else YELLOW, INNER, shade=Shade(depth=0.5, spacing=5.6),
                 turned=Shade(angle=60, depth=0.4, spacing=6), gap=0.04)  # fmt: skip
        d.shape(hoop(40, 186, 58, 180, 24), YELLOW, INNER, shade=[Shade(depth=0.2)])
        d.shape(hoop(-120, 196, -64, 196, 24), INK, INNER)
        for y in (-98, -50):
            d.line(smooth([(-194, y - 14), (-100, y + 5), (0, y + 10), (100, y + 5),
                (194, y - 14)], closed=False), INNER,
                   ink=YELLOW)  # fmt: skip
        _scrolls(d)
        d.hatch(
            body, Shade(depth=0.16, spacing=6.4, width=3.6), Shade(angle=40, depth=0.14, spacing=7, width=3)
        )
    d.line(body, OUTER)
    _pearls(d)
    d.shape(circle(0, 6, 62), PAPER, OUTER)
    d.line(circle(0, 6, 55), DETAIL)
    emblem.emblem(d, 0, 6, 92)
    lip = hoop(-136, 192, -118, 192, 24)
    d.shape(lip, YELLOW, None, shade=[Shade(depth=0.22)])
    d.line(lip, OUTER)


def _pearls(d: Drawing) -> None:
    """Pearls and gilt bosses in turn on the black band; they narrow towards its ends."""
    for k in range(-6, 7):
        x = 176 * math.sin(math.radians(12.4 * k))
        y, thin = -70 - 0.0007 * x * x, math.cos(math.radians(10 * k))
        d.flats(ellipse(x, y, 11.5 * thin, 11.5), ink=YELLOW if k % 2 else PAPER)
        d.flats(ellipse(x, y, 4.6 * thin, 4.6), ink=RED)


def _gadroon(left: float, middle: float, right: float) -> list[Node]:
    return [
        (left * 176, 84 - 20 * left * left), (middle * 178, 66 - 20 * middle * middle),
        (right * 176, 84 - 20 * right * right),
        (right * 120, 132), (middle * 44, 152), (left * 120, 132),
    ]  # fmt: skip


def _scrolls(d: Drawing) -> None:
    """Vine scrolls in yellow on the red field, at both sides of the medallion."""
    for _ in d.sides():
        d.line(smooth([(66, 24), (96, 40), (128, 22), (126, -12), (104, -20), (94, -2),
            (108, 8)], closed=False), OUTER,
               ink=YELLOW)  # fmt: skip
        d.line(
            smooth([(128, 22), (154, 22), (170, -2), (160, -26), (146, -16)], closed=False), OUTER, ink=YELLOW
        )
        for x, y, turn in ((98, 40, 100), (128, 14, -20), (80, -20, -60), (156, 18, 60), (74, 36, 150)):
            d.shape(foliage.leaf(x, y, turn, 22, 11), YELLOW, None)


def _lid(d: Drawing) -> None:
    lid = smooth(mirror(_LID, 0, whole=True))
    d.shape(lid, RED, OUTER)
    with d.clip(lid):
        for k in range(9):
            lobe(d, k, 9, _flute, YELLOW if k % 2 else RED, INNER, shade=Shade(depth=0.46, spacing=5.8),
                 turned=Shade(angle=54, depth=0.4, spacing=6), gap=0.03)  # fmt: skip
    d.line(lid, OUTER)
    rim = hoop(-160, 186, -136, 188, 20)
    d.shape(rim, BLUE, None, shade=[Shade(depth=0.24)])
    d.line(rim, OUTER)
    d.flats(*(lozenge(x, -128 - 0.0006 * x * x, 9, 7) for x in range(-150, 151, 25)), ink=PAPER)
    # Finial: a collar, a pomegranate, its crown of leaves.
    d.shape(ellipse(0, -262, 42, 13), YELLOW, OUTER, shade=[Shade(depth=0.4, spacing=5)])
    for side in (-1, 1):
        foliage.ribbed_leaf(d, side * 12, -268, -90 + side * 62, 62, 26, GREEN, INNER, rib=0.75, weight=3.6)
        foliage.ribbed_leaf(d, side * 6, -270, -90 + side * 34, 58, 24, GREEN, INNER, rib=0.75, weight=3.6)
    d.shape(circle(0, -318, 42), RED, OUTER, shade=[Shade(angle=30, depth=0.46), Shade(angle=180, depth=0.1)])
    split = smooth([(-12, -344, "c"), (-18, -318), (-6, -292, "c"), (10, -304), (12, -330)])
    d.shape(split, OCHRE, INNER)
    d.flats(
        *(
            circle(x, y, 3.4)
            for x, y in ((-8, -334), (-12, -320), (-2, -326), (-4, -312), (4, -318), (-2, -302))
        ),
        ink=RED,
    )
    d.shape(smooth([(-15, -352, "c"), (-22, -378, "c"), (-8, -368), (0, -384, "c"), (8, -368),
        (22, -378, "c"),
                    (15, -352, "c"), (0, -356)]), YELLOW, OUTER, shade=[Shade(depth=0.4,
                        spacing=5)])  # fmt: skip
    d.line(smooth([(-40, -262), (0, -254), (40, -262)], closed=False), DETAIL)


def _flute(left: float, middle: float, right: float) -> list[Node]:
    return [
        (left * 60, -252), (middle * 62, -258), (right * 60, -252),
        (right * 176, -176 + 14 * (1 - abs(right))),
        (middle * 180, -142 + 16 * (1 - middle * middle)), (left * 176, -176 + 14 * (1 - abs(left))),
    ]  # fmt: skip
