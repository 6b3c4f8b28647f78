"""Single suit signs for the interface: square, bold enough for 24 pixels, on transparent ground."""

from __future__ import annotations

from art.cards.kit.mark import CONTOUR, FINE, marks
from art.cards.kit.paths import Node, circle, ellipse, polar, polyline, rect, smooth
from art.cards.kit.svg import Drawing
from art.cards.triestine.coin import foil
from art.cards.triestine.inks import BLUE, GREEN, PAPER, RED, YELLOW


def coin_mark(d: Drawing) -> None:
    """Denari: the golden piece, its foil broad and its wind rose with the four main points."""
    with d.at(50, 50):
        d.shape(circle(0, 0, 45.5), YELLOW, CONTOUR)
        d.shape(foil(36), RED, FINE)
        for side, fill in ((-1, PAPER), (1, YELLOW)):
            d.shapes(
                [polyline([(0, 0), polar(31, 90 * k), polar(11, 90 * k + side * 45)]) for k in range(4)],
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
    """Spade: a broad sabre with its bow, point up right."""
    blade: list[Node] = [
        (21, 59, "c"), (30, 32), (56, 11), (97, 3, "c"), (80, 34), (62, 56), (44, 79, "c"),
    ]  # fmt: skip
    d.shape(smooth(blade), PAPER, CONTOUR)
    dark: list[Node] = [(34, 70, "c"), (48, 44), (68, 24), (97, 3, "c"), (80, 34), (62, 56), (44, 79, "c")]
    d.shape(smooth(dark), BLUE, FINE)
    d.line(smooth(blade), CONTOUR)
    bow: list[Node] = [(50, 82), (38, 95), (18, 97), (6, 91)]
    d.line(smooth(bow, closed=False), CONTOUR * 2.8)
    d.line(smooth(bow, closed=False), CONTOUR * 1.2, ink=YELLOW)
    d.limb([(31, 70, 7.6), (20, 81, 8.4), (9, 91, 7.4)], RED, CONTOUR, start="round", end="round", depth=0)
    d.limb([(11, 53, 6.4), (29, 66, 7), (48, 82, 6.4)], YELLOW, CONTOUR, start="round", end="round", depth=0)


def staff_mark(d: Drawing) -> None:
    """Bastoni: a stout leaning pole wound with a stripe, an acorn at either end."""
    with d.at(50, 50, rotate=42):
        d.shape(rect(-14, -34, 28, 68), PAPER, CONTOUR)
        for y in (-21, 9):
            d.shape(polyline([(-14, y + 9), (14, y - 9), (14, y + 6), (-14, y + 24)]), GREEN, FINE - 1)
        d.line(rect(-14, -34, 28, 68), CONTOUR)
        for turn in (0, 180):
            with d.at(rotate=turn):
                tip: list[Node] = [(0, -63, "c"), (12, -55), (15, -43), (-15, -43), (-12, -55)]
                d.shape(smooth(tip), YELLOW, CONTOUR)
                d.shape(rect(-18.5, -45, 37, 13), RED, CONTOUR)


MARKS = marks("triestine", {"C": cup_mark, "D": coin_mark, "B": staff_mark, "S": sword_mark})
