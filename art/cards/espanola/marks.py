"""Single suit signs for the interface: square, bold enough for 24 pixels, on transparent ground."""

from __future__ import annotations

from art.cards.espanola.coin import rays
from art.cards.espanola.inks import BLUE, GREEN, INK, RED, SKY, YELLOW
from art.cards.kit.mark import CONTOUR, FINE, marks
from art.cards.kit.paths import Node, circle, ellipse, mirror, polyline, rect, smooth
from art.cards.kit.svg import Drawing


def coin_mark(d: Drawing) -> None:
    """Oros."""
    with d.at(50, 50):
        d.shape(circle(0, 0, 45), YELLOW, CONTOUR)
        d.shape(circle(0, 0, 33), RED, FINE)
        d.shape(rays(31, 19, 10), YELLOW, None)
        d.shape(circle(0, 0, 15), YELLOW, FINE)
        for x in (-5.6, 5.6):
            d.shape(circle(x, -3, 2.2), INK, None)
        d.lens([(-6, 5), (0, 8), (6, 5)], 3.4)


def cup_mark(d: Drawing) -> None:
    """Copas."""
    with d.at(50, 0):
        foot: list[Node] = [(-7, 70, "c"), (-9, 80), (-26, 87), (-30, 96, "c"), (0, 97.6)]
        d.shape(smooth(mirror(foot, 0, whole=True)), YELLOW, CONTOUR)
        bowl: list[Node] = [(0, 34), (-35, 33, "c"), (-35, 48), (-26, 64), (-8, 72, "c"), (0, 73)]
        d.shape(smooth(mirror(bowl, 0, whole=True)), YELLOW, CONTOUR)
        for x in (-18, 0, 18):
            d.shape(ellipse(x * 0.86, 54 - abs(x) * 0.2, 5.6, 9.6), BLUE, None)
        lid: list[Node] = [(0, 35), (-37, 35, "c"), (-32, 22), (-14, 13), (0, 11.6)]
        d.shape(smooth(mirror(lid, 0, whole=True)), RED, CONTOUR)
        d.shape(circle(0, 8, 5.4), YELLOW, FINE)


def sword_mark(d: Drawing) -> None:
    """Espadas: point up right."""
    with d.at(50, 50, rotate=45):
        edge: list[Node] = [(-10, 20, "c"), (-9, -44, "c"), (0, -61, "c"), (9, -44, "c"), (10, 20, "c")]
        d.shape(smooth(edge), SKY, CONTOUR)
        d.shape(polyline([(1, 20), (1, -54), (8, -43), (9, 20)]), BLUE, None)
        d.shape(rect(-6, 22, 12, 26), RED, CONTOUR)
        d.shape(smooth([(-29, 26), (-28, 16), (0, 14), (28, 16), (29, 26), (0, 24)]), YELLOW, CONTOUR)
        d.shape(circle(0, 51, 8), YELLOW, CONTOUR)


def cudgel_mark(d: Drawing) -> None:
    """Bastos: leaning, the head up right."""
    with d.at(50, 50, 0.98, rotate=40):
        for x, y, turn in ((-12, -20, -150), (12, -6, -26), (-9, 18, 156)):
            with d.at(x, y, 1, turn):
                d.shape(rect(-4, -7, 16, 14), GREEN, CONTOUR)
                d.shape(ellipse(13, 0, 3.4, 6.4), YELLOW, FINE)
        body: list[Node] = [(0, -57), (-15, -50), (-18, -34), (-13, -8), (-10, 20), (-7, 50, "c"), (0, 52)]
        d.shape(smooth(mirror(body, 0, whole=True)), GREEN, CONTOUR)
        d.shape(ellipse(0, -46, 10.6, 6), YELLOW, FINE)
        d.lens([(-6, -32), (-7, -6), (-4, 24)], 4)
        d.lens([(6, -24), (4, 4), (3, 36)], 4)


MARKS = marks("espanola", {"C": cup_mark, "D": coin_mark, "B": cudgel_mark, "S": sword_mark})
