"""Single suit signs for the interface: square, bold enough for 24 pixels, on transparent ground."""

from __future__ import annotations

from art.cards.kit.limb import Station
from art.cards.kit.mark import CONTOUR, FINE, marks
from art.cards.kit.paths import Node, circle, lozenge, polar, polyline, rect, smooth
from art.cards.kit.svg import Drawing
from art.cards.trevisane.inks import BLUE, RED, WHITE, YELLOW


def coin_mark(d: Drawing) -> None:
    """Denari."""
    with d.at(50, 50):
        d.shape(circle(0, 0, 45.5), YELLOW, CONTOUR)
        d.shape(circle(0, 0, 36), WHITE, FINE)
        for k in range(6):
            for side, fill in ((-1, BLUE), (1, YELLOW)):
                half: list[Node] = [
                    (*polar(8, 60 * k), "c"),
                    polar(19, 60 * k + side * 27),
                    polar(28, 60 * k + side * 17),
                    (*polar(35, 60 * k), "c"),
                ]
                d.shape(smooth(half), fill, FINE - 1)
        d.shape(circle(0, 0, 13.5), RED, FINE)
        d.shape(circle(0, 0, 4.6), YELLOW, None)


def cup_mark(d: Drawing) -> None:
    """Coppe."""
    with d.at(50, 0):
        d.shape(polyline([(-6, 62), (6, 62), (8, 78), (-8, 78)]), YELLOW, FINE)
        foot: list[Node] = [(-7, 75, "c"), (-24, 87, "c"), (24, 87, "c"), (7, 75, "c")]
        d.shape(smooth(foot), YELLOW, CONTOUR)
        d.shape(polyline([(-27, 87), (27, 87), (27, 96), (-27, 96)]), RED, CONTOUR)
        d.shape(polyline([(-12, 67), (0, 62), (12, 67), (12, 70), (0, 75), (-12, 70)]), BLUE, FINE)
        bowl: list[Node] = [(-27, 48, "c"), (-21, 58), (-8, 65, "c"), (8, 65, "c"), (21, 58), (27, 48, "c")]
        d.shape(smooth(bowl), BLUE, CONTOUR)
        d.shape(polyline([(-32, 28), (32, 28), (27, 48), (-27, 48)]), YELLOW, CONTOUR)
        d.shape(lozenge(0, 38, 8, 8), RED, FINE - 1)
        lid: list[Node] = [(-6, 10, "c"), (-12, 17), (-34, 27, "c"), (34, 27, "c"), (12, 17), (6, 10, "c")]
        d.shape(smooth(lid), RED, CONTOUR)
        d.shape(circle(0, 8, 5.6), YELLOW, FINE)


def sword_mark(d: Drawing) -> None:
    """Spade: a curved sword, point up right."""
    blade: list[Node] = [
        (26, 61, "c"), (30, 40), (50, 18), (95, 5, "c"), (70, 25), (54, 46), (43, 73, "c"),
    ]  # fmt: skip
    d.shape(smooth(blade), BLUE, CONTOUR)
    d.line(smooth([(35, 60, "c"), (42, 39), (58, 23), (77, 14, "c")], closed=False), FINE, ink=WHITE)
    grip: list[Station] = [(32, 68, 5.4), (22, 78, 6.4), (14, 86, 5)]
    d.limb(grip, RED, CONTOUR, depth=0)
    arms: list[Station] = [(16, 54, 4.6), (27, 59, 5), (40, 72, 5), (46, 84, 4.6)]
    d.limb(arms, YELLOW, CONTOUR, start="round", end="round", depth=0)
    d.shape(polyline([(11, 79), (21, 89), (11, 98), (2, 89)]), YELLOW, CONTOUR)


def staff_mark(d: Drawing) -> None:
    """Bastoni: a leaning staff with golden caps."""
    with d.at(50, 50, rotate=42):
        d.shape(rect(-10, -34, 20, 68), RED, CONTOUR)
        d.line(polyline([(-4.4, -22), (-4.4, 22)], closed=False), FINE - 0.8, ink=WHITE)
        d.shape(lozenge(0, 0, 8, 14), YELLOW, FINE - 0.8)
        for turn in (0, 180):
            with d.at(rotate=turn):
                tip: list[Node] = [(0, -62, "c"), (8.6, -53), (10, -44), (-10, -44), (-8.6, -53)]
                d.shape(smooth(tip), YELLOW, CONTOUR)
                d.shape(rect(-10, -38, 20, 11), BLUE, FINE)
                d.shape(rect(-13, -46, 26, 10), YELLOW, CONTOUR)


MARKS = marks("trevisane", {"C": cup_mark, "D": coin_mark, "B": staff_mark, "S": sword_mark})
