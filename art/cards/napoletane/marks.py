"""Single suit signs for the interface: square, bold enough for 28 pixels, on transparent ground."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, DARK_RED, GREEN, INK, PAPER, RED, YELLOW
from art.cards.kit.limb import Station
from art.cards.kit.mark import CONTOUR, FINE, marks
from art.cards.kit.paths import Node, circle, ellipse, mirror, polar, polyline, rect, smooth
from art.cards.kit.svg import Drawing
from art.cards.parts.leaf import long_leaf


def coin_mark(d: Drawing) -> None:
    """Denari."""
    with d.at(50, 50):
        d.shape(circle(0, 0, 45), PAPER, CONTOUR)
        d.shape(circle(0, 0, 38), INK, None)
        for k in range(8):
            turn = 45 * k
            ray: list[Node] = [
                (*polar(13, turn - 24), "c"),
                (*polar(36, turn), "c"),
                (*polar(13, turn + 24), "c"),
            ]
            d.shape(smooth(ray), YELLOW, None)
            d.shape(circle(*polar(30, turn + 22.5), 2.8), YELLOW, None)
        d.shape(circle(0, 0, 17.5), INK, None)
        d.shape(circle(0, 0, 14), YELLOW, None)
        d.shape(circle(0, 0, 5), INK, None)


def cup_mark(d: Drawing) -> None:
    """Coppe."""
    with d.at(50, 0):
        for side in (1, -1):
            track: list[Station] = [
                (side * x, y, 2.6) for x, y in ((25, 20), (36, 14), (44, 22), (40, 36), (33, 46), (38, 54))
            ]
            d.limb(track, PAPER, FINE, end="round", depth=0)
        foot: list[Node] = [
            (-5, 68, "c"),
            (-7, 74),
            (-19, 82),
            (-22, 86, "c"),
            (22, 86, "c"),
            (19, 82),
            (7, 74),
            (5, 68, "c"),
        ]
        d.shape(smooth(foot), RED, CONTOUR)
        d.shape(rect(-26, 86, 52, 10), RED, CONTOUR)
        half: list[Node] = [
            (0, 12),
            (-28, 12, "c"),
            (-24, 20),
            (-29, 32),
            (-31, 44),
            (-25, 58),
            (-12, 68),
            (0, 70),
        ]
        bowl = smooth(mirror(half, 0, whole=True))
        d.shape(bowl, YELLOW, None)
        with d.clip(bowl):
            belly: list[Node] = [
                (-40, 44, "c"), (-32, 37), (-22, 44, "c"), (-12, 36), (0, 45, "c"), (12, 36),
                (22, 44, "c"), (32, 37),
                (40, 44, "c"), (40, 80, "c"), (-40, 80, "c"),
            ]  # fmt: skip
            d.shape(smooth(belly), GREEN, FINE)
            for x in (-20, 0, 20):
                d.line(smooth([(x * 1.1, 45), (x, 56), (x * 0.4, 70)], closed=False), FINE)
        d.line(bowl, CONTOUR)
        d.shape(ellipse(0, 11, 31, 8), RED, CONTOUR)
        d.shape(ellipse(0, 10.5, 21, 3.4), DARK_RED, None)


def sword_mark(d: Drawing) -> None:
    """Spade: point down left, as on a held card."""
    with d.at(50, 50, rotate=-135):
        whole: list[Node] = [(-9, 16), (-9, -46), (0, -60), (9, -46), (9, 16)]
        d.shape(polyline(whole), BLUE, CONTOUR)
        d.line(polyline([(0, 14), (0, -52)], closed=False), FINE)
        d.line(polyline([(4.6, 10), (4.6, -42)], closed=False), FINE, ink=PAPER)
        d.shape(
            smooth([(-5, 26, "c"), (-7, 36), (-5, 46, "c"), (5, 46, "c"), (7, 36), (5, 26, "c")]),
            YELLOW,
            CONTOUR,
        )
        for side in (1, -1):
            d.shape(circle(side * 18, 21, 8.4), YELLOW, CONTOUR)
            d.shape(circle(side * 18, 21, 2.6), INK, None)
        d.shape(ellipse(0, 20, 11, 10), YELLOW, CONTOUR)
        d.shape(circle(0, 53, 8.4), YELLOW, CONTOUR)


def club_mark(d: Drawing) -> None:
    """Bastoni: leaning, fat end up right."""
    with d.at(50.5, 50, 0.9, rotate=38):
        nodes: list[Node] = [
            (0, -55), (14, -51), (21, -38), (19, -20), (13, 2), (8.5, 22), (8, 34), (13, 46, "c"),
            (0, 55, "c"), (-8, 44),
            (-9, 26), (-13, 4), (-19, -18), (-21, -37), (-14, -51),
        ]  # fmt: skip
        body = smooth(nodes)
        d.shape(body, GREEN, None)
        with d.clip(body):
            flank: list[Node] = [
                (-30, -22, "c"),
                (-14, -24),
                (-3, -6),
                (0, 24),
                (14, 28, "c"),
                (30, 70, "c"),
                (-30, 70, "c"),
            ]
            d.shape(smooth(flank), RED, FINE)
            d.hatch(body, Shade(angle=38, depth=0.3, spacing=9, width=4, reach=14))
        d.line(body, CONTOUR)
        track = [(2, 38), (-1, 16), (-2, -10), (2, -36)]
        d.shape(long_leaf(track, 8.2, 4), YELLOW, FINE)
        d.line(smooth([(1, 30), (-1, 12), (-2, -10), (1, -26)], closed=False), FINE - 0.8)


MARKS = marks("italian", {"C": cup_mark, "D": coin_mark, "B": club_mark, "S": sword_mark})
