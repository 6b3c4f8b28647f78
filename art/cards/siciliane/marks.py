"""Single suit signs for the interface: square, bold enough for 24 pixels, on transparent ground."""

from __future__ import annotations

from art.cards.kit.limb import Station
from art.cards.kit.mark import CONTOUR, FINE, marks
from art.cards.kit.paths import Node, circle, ellipse, mirror, polyline, rect, smooth
from art.cards.kit.svg import Drawing
from art.cards.parts.foliage import leaf
from art.cards.siciliane.inks import BLADE, DARK_RED, GREEN, INK, OCHRE, PAPER, RED, YELLOW


def coin_mark(d: Drawing) -> None:
    """Denari."""
    with d.at(50, 50):
        d.shape(circle(0, 0, 45), YELLOW, CONTOUR)
        d.shape(circle(0, 0, 32), INK, None)
        d.flats(*(leaf(0, 0, 45 * k, 30, 14.5) for k in range(8)), ink=YELLOW)
        d.shape(circle(0, 0, 10), OCHRE, FINE)


def cup_mark(d: Drawing) -> None:
    """Coppe."""
    with d.at(50, 0):
        for side in (1, -1):
            track: list[Station] = [
                (side * x, y, 3.4) for x, y in ((12, 20), (24, 9), (38, 12), (44, 26), (38, 42), (30, 46))
            ]
            d.limb(track, YELLOW, FINE, depth=0)
        foot: list[Node] = [
            (-7, 78, "c"), (-9, 84), (-24, 90), (-27, 96.5, "c"), (27, 96.5, "c"), (24, 90), (9, 84),
            (7, 78, "c"),
        ]  # fmt: skip
        d.shape(smooth(foot), RED, CONTOUR)
        half: list[Node] = [(0, 24), (11, 24, "c"), (26, 32), (36, 45), (37, 56), (30, 70), (16, 80), (0, 82)]
        bowl = smooth(mirror(half, 0, whole=True))
        d.shape(bowl, RED, None)
        with d.clip(bowl):
            d.shape(
                smooth([(-44, 54, "c"), (0, 60), (44, 54, "c"), (44, 90, "c"), (-44, 90, "c")]), GREEN, None
            )
            d.shape(
                smooth([(-44, 46, "c"), (0, 52), (44, 46, "c"), (44, 56, "c"), (0, 62), (-44, 56, "c")]),
                YELLOW,
                FINE,
            )
            for x in (-14, 14):
                d.line(smooth([(x, 62), (x * 0.9, 72), (x * 0.4, 82)], closed=False), FINE)
        d.line(bowl, CONTOUR)
        neck: list[Node] = [(-15, 10, "c"), (-10, 18), (-12, 26, "c"), (12, 26, "c"), (10, 18), (15, 10, "c")]
        d.shape(smooth(neck), GREEN, CONTOUR)
        d.shape(ellipse(0, 8, 20, 5.6), RED, CONTOUR)
        d.shape(ellipse(0, 7.4, 13, 2), DARK_RED, None)


def sword_mark(d: Drawing) -> None:
    """Spade: point down left, as on a held card."""
    with d.at(50, 50, rotate=-135):
        whole: list[Node] = [
            (-9.5, 18, "c"), (-9, -30), (-7, -48), (0, -61, "c"), (7, -48), (9, -30), (9.5, 18, "c"),
        ]  # fmt: skip
        d.shape(smooth(whole), BLADE, CONTOUR)
        d.line(polyline([(0, 14), (0, -50)], closed=False), FINE, ink=PAPER)
        grip: list[Node] = [(-6, 26, "c"), (-7.5, 36), (-6, 46, "c"), (6, 46, "c"), (7.5, 36), (6, 26, "c")]
        d.shape(smooth(grip), RED, CONTOUR)
        for side in (1, -1):
            d.limb(
                [(side * 4, 20, 4.6), (side * 18, 20, 4.4), (side * 27, 12, 4.4)],
                YELLOW,
                CONTOUR,
                end="round",
                depth=0,
            )
        d.shape(rect(-11, 13, 22, 14), YELLOW, CONTOUR)
        d.shape(circle(0, 20, 3.6), RED, None)
        d.shape(circle(0, 53, 8), YELLOW, CONTOUR)


def club_mark(d: Drawing) -> None:
    """Bastoni: leaning, fat end up right."""
    with d.at(50, 50, 0.92, rotate=38):
        grip: list[Node] = [(-6.5, 26, "c"), (-9, 46, "c"), (9, 46, "c"), (6.5, 26, "c")]
        d.shape(smooth(grip), RED, CONTOUR)
        d.shape(ellipse(0, 49, 13, 5.6), YELLOW, CONTOUR)
        head: list[Node] = [
            (0, -55), (14, -51), (21, -38), (19, -20), (13, 4), (8, 26, "c"), (-8, 26, "c"), (-13, 4),
            (-19, -20), (-21, -38),
            (-14, -51),
        ]  # fmt: skip
        body = smooth(head)
        d.shape(body, GREEN, CONTOUR)
        d.lens([(-13, -40), (-13, -26), (-9, -8)], 4.6, ink=PAPER)
        for side in (-1, 1):
            flank: list[Node] = [
                (0, 27, "c"),
                (side * 8.4, 27, "c"),
                (side * 12, 12),
                (side * 13, 0, "c"),
                (side * 5, 8),
            ]
            d.shape(smooth(flank), YELLOW, FINE)
        tongue: list[Node] = [(-4.6, 27, "c"), (-5.4, 12), (0, -14, "c"), (5.4, 12), (4.6, 27, "c")]
        d.shape(smooth(tongue), YELLOW, FINE)
        d.shape(rect(-10, 25, 20, 6), YELLOW, CONTOUR)


MARKS = marks("siciliane", {"C": cup_mark, "D": coin_mark, "B": club_mark, "S": sword_mark})
