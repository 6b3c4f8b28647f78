"""The rosette of the 4 di coppe: a pleated cockade with our letter in a laurel ring, and two ribbons."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.piacentine.inks import DARK_RED, GOLD, GREEN, INK, PAPER, RED, STEEL

PLEATS = 20
# The letter B, drawn as one outline and its two counters, about 40 high.
LETTER: list[Node] = [
    (-15, -20, "c"), (3, -20), (12.5, -16), (13.5, -9), (11, -3), (6, -0.6, "c"), (13, 2.4), (16, 9.4),
    (13, 16.6), (4, 20), (-15, 20, "c"), (-15, 16.6, "c"), (-11.6, 15, "c"), (-11.6, -15, "c"),
    (-15, -16.6, "c"),
]  # fmt: skip
COUNTERS: tuple[list[Node], ...] = (
    [(-4, -15.6, "c"), (2, -15.6), (5.6, -12), (5.6, -6.6), (2, -3, "c"), (-4, -3, "c")],
    [(-4, 1.4, "c"), (3, 1.6), (7.4, 5), (7.6, 11), (3, 15.6), (-4, 15.6, "c")],
)


def rosette(d: Drawing, x: float, y: float, width: float) -> None:
    """The rosette centred on (x, y), ribbons included about `width` wide and 0.8 of it high."""
    with d.at(x, y, width / 260):
        for side in (-1, 1):
            with d.at(flip=side < 0):
                _ribbon(d)
        _pleats(d)
        d.shape(circle(0, 0, 44), PAPER, OUTER)
        for k in range(18):
            a = math.radians(20 * k)
            for out in (-1, 1):
                sprig = leaf(37 * math.cos(a), 37 * math.sin(a), 20 * k + 90 - out * 30, 15, 7)
                d.shape(sprig, GREEN, None)
        d.shape(circle(0, 0, 29), GOLD, INNER, shade=[Shade(angle=45, depth=0.2, spacing=5, width=2.2)])
        d.shape(smooth(LETTER), INK, None)
        for counter in COUNTERS:
            d.shape(smooth(counter), GOLD, None)


def _pleats(d: Drawing) -> None:
    """The cockade: red pleats over a blue edge."""
    for radius, depth, fill in ((74, 8, STEEL), (62, 7, RED)):
        nodes: list[Node] = []
        for k in range(PLEATS):
            for t, grow, corner in ((0.0, 0, True), (0.3, depth, False), (0.7, depth, False)):
                a = 2 * math.pi * (k + t) / PLEATS
                px, py = (radius + grow) * math.cos(a), (radius + grow) * math.sin(a)
                nodes.append((px, py, "c") if corner else (px, py))
        d.shape(smooth(nodes), fill, OUTER if fill == STEEL else INNER)
    ticks: list[tuple[Point, Point, float]] = []
    for k in range(PLEATS):
        a = 2 * math.pi * k / PLEATS
        cos, sin = math.cos(a), math.sin(a)
        ticks.append(((44 * cos, 44 * sin), (63 * cos, 63 * sin), 4.4))
        ticks.append(((69 * cos, 69 * sin), (74 * cos, 74 * sin), 2.6))
        b = a + math.pi / PLEATS
        ticks.append(((46 * math.cos(b), 46 * math.sin(b)), (56 * math.cos(b), 56 * math.sin(b)), 2.6))
    d.ticks(*ticks)


def _ribbon(d: Drawing) -> None:
    """One ribbon, waving out from behind the cockade, with a gold hem."""
    back: list[Node] = [(84, 4, "c"), (98, 24), (88, 46, "c"), (70, 34), (60, 16, "c")]
    d.shape(smooth(back), DARK_RED, INNER, shade=[Shade(angle=90, depth=0.7, spacing=4.6, width=2.6)])
    front: list[Node] = [
        (56, 50, "c"), (74, 38), (92, 42), (108, 40), (122, 24, "c"), (121, 46, "c"), (132, 56, "c"),
        (116, 76), (94, 80), (76, 76), (54, 86, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(front), RED, OUTER,
        shade=[Shade(angle=78, depth=0.34, spacing=5.4, width=2.8), Shade(angle=-95, depth=0.12, width=2)],
    )  # fmt: skip
    d.line(smooth([(62, 78), (78, 68), (96, 71), (114, 66), (125, 54)], closed=False), DETAIL, ink=GOLD)
