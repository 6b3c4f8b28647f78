"""Single suit signs for the interface: square, bold enough for 24 pixels, on transparent ground."""

from __future__ import annotations

from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED, WHITE
from art.cards.kit.limb import Station
from art.cards.kit.mark import CONTOUR, FINE, marks
from art.cards.kit.paths import Node, circle, polar, polyline, rect, smooth
from art.cards.kit.svg import Drawing


def coin_mark(d: Drawing) -> None:
    """Denari."""
    with d.at(50, 50):
        d.shape(circle(0, 0, 45.5), OCHRE, CONTOUR)
        d.shape(circle(0, 0, 37), RED, CONTOUR)
        for k in range(8):
            reach = 34 if k % 2 == 0 else 27
            for side, fill in ((-1, WHITE), (1, OCHRE)):
                half = [polar(4, 45 * k), polar(14, 45 * k + side * 22), polar(reach, 45 * k)]
                d.shape(polyline(half), fill, FINE - 1.6)
        d.shape(circle(0, 0, 8.4), BLUE, FINE)


def cup_mark(d: Drawing) -> None:
    """Coppe."""
    with d.at(50, 0):
        foot: list[Node] = [(-10, 58, "c"), (10, 58, "c"), (14, 70), (30, 84, "c"), (-30, 84, "c"), (-14, 70)]
        d.shape(smooth(foot), BLUE, CONTOUR)
        d.shape(polyline([(-32, 84), (32, 84), (32, 95), (-32, 95)]), OCHRE, CONTOUR)
        top: list[Node] = [(-31, 24, "c"), (31, 24, "c"), (22, 36), (11, 46, "c"), (-11, 46, "c"), (-22, 36)]
        d.shape(smooth(top), RED, CONTOUR)
        d.shapes([circle(-28, 33, 7.6), circle(28, 33, 7.6)], RED, CONTOUR)
        d.shape(rect(-11, 44, 22, 16), INK, CONTOUR)
        d.flats(circle(0, 52, 4.6), ink=OCHRE)
        d.shape(polyline([(-20, 5), (20, 5), (38, 15), (20, 26), (-20, 26), (-38, 15)]), OCHRE, CONTOUR)
        d.shape(polyline([(-13, 10), (13, 10), (24, 15.4), (13, 21), (-13, 21), (-24, 15.4)]), INK, None)


def sword_mark(d: Drawing) -> None:
    """Spade: a curved sword with a golden zigzag, point up right."""
    nodes: list[Node] = [
        (24, 62, "c"), (29, 40), (50, 17), (96, 4, "c"), (71, 26), (56, 46), (44, 74, "c"),
    ]  # fmt: skip
    d.shape(smooth(nodes), BLUE, CONTOUR)
    zig = [(38, 66), (40, 54), (50, 51), (50, 40), (60, 38), (61, 28), (72, 24), (58, 41), (46, 62)]
    d.shape(polyline(zig), OCHRE, FINE - 1.6)
    grip: list[Station] = [(32, 70, 5.6), (22, 80, 6.4), (16, 86, 5)]
    d.limb(grip, INK, CONTOUR, depth=0)
    arms: list[Station] = [(13, 54, 4.6), (25, 60, 5), (39, 73, 5), (45, 86, 4.6)]
    d.limb(arms, OCHRE, CONTOUR, start="round", end="round", depth=0)
    d.shape(circle(12, 89, 7.4), RED, CONTOUR)


def staff_mark(d: Drawing) -> None:
    """Bastoni: two crossed staves with golden caps."""
    for lean, fill in ((-38, BLUE), (38, RED)):
        with d.at(50, 50, rotate=lean):
            d.shape(rect(-7, -34, 14, 68), fill, CONTOUR)
            for turn in (0, 180):
                with d.at(rotate=turn):
                    tip: list[Node] = [(0, -57, "c"), (7, -48), (6, -40, "c"), (-6, -40, "c"), (-7, -48)]
                    d.shape(smooth(tip), OCHRE, CONTOUR)
                    d.shape(rect(-10.5, -42, 21, 10), OCHRE, CONTOUR)
                    d.shape(rect(-7, -32, 14, 6), INK, None)


MARKS = marks("bergamasche", {"C": cup_mark, "D": coin_mark, "B": staff_mark, "S": sword_mark})
