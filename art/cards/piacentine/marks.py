"""Single suit signs in this deck's style: square, bold enough for 24 pixels, on transparent ground."""

from __future__ import annotations

from art.cards.kit.mark import CONTOUR, FINE, marks
from art.cards.kit.paths import Node, circle, ellipse, mirror, polar, polyline, rect, smooth
from art.cards.kit.svg import Drawing
from art.cards.piacentine.inks import (
    DARK_RED,
    GOLD,
    GREEN,
    INK,
    LIGHT_STEEL,
    OCHRE,
    ORANGE,
    PAPER,
    RED,
    STEEL,
)


def coin_mark(d: Drawing) -> None:
    """Denari: flowers on black round a red rosette."""
    with d.at(50, 50):
        d.shape(circle(0, 0, 45), PAPER, CONTOUR)
        d.shape(circle(0, 0, 39), INK, None)
        d.shapes([circle(*polar(30, 45 * k), 7.2) for k in range(8)], GOLD, None)
        d.flats(*(circle(*polar(30, 45 * k), 2.2) for k in range(8)), ink=INK)
        d.shape(circle(0, 0, 20), GOLD, FINE)
        d.shape(circle(0, 0, 15), RED, FINE)
        d.shape(circle(0, 0, 5), GOLD, FINE)


def cup_mark(d: Drawing) -> None:
    """Coppe: the goblet without handles."""
    with d.at(50, 0):
        foot: list[Node] = [
            (-5, 66, "c"), (-7, 74), (-19, 82), (-27, 87, "c"), (-27, 95, "c"), (27, 95, "c"), (27, 87, "c"),
            (19, 82), (7, 74), (5, 66, "c"),
        ]  # fmt: skip
        d.shape(smooth(foot), GREEN, CONTOUR)
        d.shape(rect(-28, 88, 56, 7), GOLD, FINE)
        half: list[Node] = [(0, 34), (-30, 34, "c"), (-32, 44), (-27, 56), (-15, 64), (0, 66)]
        belly = smooth(mirror(half, 0, whole=True))
        d.shape(belly, GREEN, CONTOUR)
        for x in (-12, 12):
            d.line(smooth([(x * 1.1, 42), (x, 54), (x * 0.5, 63)], closed=False), FINE)
        bowl: list[Node] = [(0, 10), (-35, 10, "c"), (-32, 20), (-28, 30, "c"), (0, 33)]
        d.shape(smooth(mirror(bowl, 0, whole=True)), RED, CONTOUR)
        d.shape(smooth(mirror([(0, 30), (-28, 28, "c"), (-31, 40, "c"), (0, 44)], 0, whole=True)), GOLD, FINE)
        d.shape(ellipse(0, 12, 36, 9), RED, CONTOUR)
        d.shape(ellipse(0, 12, 25, 4), DARK_RED, None)
        d.shape(ellipse(0, 68, 13, 5.6), RED, FINE)


def sword_mark(d: Drawing) -> None:
    """Spade: the straight sword, point down left."""
    with d.at(50.5, 49.5, 0.92, rotate=-135):
        d.shape(polyline([(-9, 14), (-9, -44), (0, -61), (9, -44), (9, 14)]), LIGHT_STEEL, CONTOUR)
        d.shape(polyline([(0, 14), (0, -58), (9, -44), (9, 14)]), STEEL, FINE)
        grip: list[Node] = [(-5, 24, "c"), (-6.6, 33), (-5, 42, "c"), (5, 42, "c"), (6.6, 33), (5, 24, "c")]
        d.shape(smooth(grip), GOLD, CONTOUR)
        for side in (1, -1):
            d.shape(circle(side * 18, 19, 9), GOLD, CONTOUR)
            d.shape(circle(side * 18, 19, 2.8), PAPER, FINE)
        d.shape(ellipse(0, 19, 11, 11), GOLD, CONTOUR)
        d.shape(circle(0, 19, 5), RED, None)
        d.shape(polyline([(-8, 44), (-14, 60), (-5, 55), (0, 63), (5, 55), (14, 60), (8, 44)]), RED, CONTOUR)


def log_mark(d: Drawing) -> None:
    """Bastoni: the pruned log, its thick end up right."""
    with d.at(50, 50, 0.94, rotate=40):
        for side, y in ((1, -10), (-1, 14)):
            stub: list[Node] = [
                (side * 8, y + 18, "c"), (side * 22, y + 10), (side * 35, y + 3, "c"),
                (side * 28, y - 15, "c"), (side * 20, y - 11), (side * 8, y - 14, "c"),
            ]  # fmt: skip
            d.shape(smooth(stub), GREEN, CONTOUR)
            with d.at(side * 32, y - 6, rotate=side * 66):
                d.shape(ellipse(0, 0, 10, 7), ORANGE, FINE)
        body: list[Node] = [
            (-19, -42, "c"), (-17, -24), (-18, -4), (-14, 22), (-14, 48, "c"), (0, 53), (13, 48, "c"),
            (13, 24),
            (17, 0), (17, -22), (19, -42, "c"),
        ]  # fmt: skip
        trunk = smooth(body)
        d.shape(trunk, GREEN, CONTOUR)
        for x, y in ((-6, -12), (5, 14)):
            split: list[Node] = [(x, y - 13, "c"), (x - 3.6, y), (x, y + 13, "c"), (x + 3.6, y)]
            d.shape(smooth(split), OCHRE, FINE - 1)
        d.shape(ellipse(0, 48, 13, 5), ORANGE, FINE)
        d.shape(ellipse(0, -42, 20, 10), RED, CONTOUR)
        d.shape(ellipse(0, -42, 10, 4.6), ORANGE, FINE)


MARKS = marks("piacentine", {"C": cup_mark, "D": coin_mark, "B": log_mark, "S": sword_mark})
