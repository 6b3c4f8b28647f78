"""Single suit signs for the interface: square, bold enough for 24 pixels, on transparent ground."""

from __future__ import annotations

from art.cards.kit.mark import CONTOUR, FINE, marks
from art.cards.kit.paths import Node, circle, ellipse, polar, polyline, rect, smooth
from art.cards.kit.svg import Drawing
from art.cards.triestine.inks import BLUE, GREEN, INK, PAPER, RED, SKY, YELLOW


def coin_mark(d: Drawing) -> None:
    """Denari."""
    with d.at(50, 50):
        d.shape(circle(0, 0, 45.5), YELLOW, CONTOUR)
        d.shape(circle(0, 0, 35), RED, FINE)
        for side, fill in ((-1, PAPER), (1, YELLOW)):
            d.shapes(
                [polyline([(0, 0), polar(32, 90 * k), polar(11, 90 * k + side * 45)]) for k in range(4)],
                fill,
                FINE - 1,
            )
        d.shape(circle(0, 0, 6.4), BLUE, FINE - 1)


def cup_mark(d: Drawing) -> None:
    """Coppe."""
    with d.at(50, 0):
        foot: list[Node] = [(-6, 70, "c"), (-12, 80), (-31, 90), (-31, 96, "c"), (31, 96, "c"), (31, 90),
            (12, 80), (6, 70, "c")]  # fmt: skip
        d.shape(smooth(foot), YELLOW, CONTOUR)
        bowl: list[Node] = [(-34, 14, "c"), (-32, 34), (-22, 54), (-6, 65, "c"), (6, 65, "c"), (22, 54),
            (32, 34),
            (34, 14, "c")]  # fmt: skip
        d.shape(smooth(bowl), BLUE, CONTOUR)
        d.shapes([ellipse(-19, 38, 5, 10), ellipse(0, 42, 7.4, 11), ellipse(19, 38, 5, 10)], PAPER, FINE - 1)
        d.shape(ellipse(0, 71, 11, 5.6), RED, FINE)
        d.shape(ellipse(0, 15, 36, 10), YELLOW, CONTOUR)
        d.shape(ellipse(0, 15.4, 27, 5.4), RED, FINE - 1)


def sword_mark(d: Drawing) -> None:
    """Spade: a sabre with its bow, point up right."""
    blade: list[Node] = [
        (25, 62, "c"), (34, 38), (58, 17), (95, 6, "c"), (72, 29), (54, 50), (39, 75, "c"),
    ]  # fmt: skip
    d.shape(smooth(blade), SKY, CONTOUR)
    d.line(smooth([(34, 63, "c"), (45, 42), (62, 26), (80, 15, "c")], closed=False), FINE - 1)
    bow: list[Node] = [(44, 82), (34, 94), (14, 96), (6, 90)]
    d.line(smooth(bow, closed=False), CONTOUR * 2.6)
    d.line(smooth(bow, closed=False), CONTOUR, ink=YELLOW)
    d.limb([(30, 70, 6), (20, 80, 6.6), (10, 90, 6)], INK, CONTOUR, start="round", end="round", depth=0)
    d.limb([(14, 56, 5), (28, 66, 5.4), (42, 80, 5)], YELLOW, CONTOUR, start="round", end="round", depth=0)


def staff_mark(d: Drawing) -> None:
    """Bastoni: a leaning pole wound with a stripe, an acorn at either end."""
    with d.at(50, 50, rotate=42):
        d.shape(rect(-10.5, -36, 21, 72), PAPER, CONTOUR)
        for y in (-26, -4, 18):
            d.shape(
                polyline([(-10.5, y + 8), (10.5, y - 8), (10.5, y + 4), (-10.5, y + 20)]), GREEN, FINE - 1
            )
        d.line(rect(-10.5, -36, 21, 72), CONTOUR)
        for turn in (0, 180):
            with d.at(rotate=turn):
                tip: list[Node] = [(0, -61, "c"), (9.5, -54), (12, -44), (-12, -44), (-9.5, -54)]
                d.shape(smooth(tip), YELLOW, CONTOUR)
                d.shape(rect(-14.5, -46, 29, 10), RED, CONTOUR)


MARKS = marks("triestine", {"C": cup_mark, "D": coin_mark, "B": staff_mark, "S": sword_mark})
