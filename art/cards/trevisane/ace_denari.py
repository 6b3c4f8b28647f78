"""Asso di denari: the great coin of blindfolded Fortune, between flowers."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, ellipse, polar, polyline, smooth, star
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.parts.scroll import scroll
from art.cards.trevisane.card import WIDTH, blank, frame
from art.cards.trevisane.fortune_head import fortune_head
from art.cards.trevisane.inks import BLUE, DARK_BLUE, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.trevisane.sprig import bloom, stem, tulip

RADIUS = 190.0
ROSE = 148.0
"""To the tips of the petals."""
DISC = 104.0
"""Of the medallion in the middle."""
PETALS = 20


def draw() -> Drawing:
    """Asso di denari."""
    d = blank("1D")
    with d.at(WIDTH / 2, 464):
        _coin(d)
        scroll(d, _arc(230, -51, 51), 30, "NON VAL SAPER", 39, tail=12)
        scroll(d, _arc(230, 233, 127), 30, "A CHI HA FORTUNA", 39, drops=(-1, -1), tail=12)
    with d.at(WIDTH / 2, 0):
        scroll(d, [(-106, 750), (-53, 764), (0, 769), (53, 764), (106, 750)], 30, "CONTRA", 38, tail=24)
        for side in (-1, 1):
            _die(d, side)
    d.use("flowers", _flowers, WIDTH / 2, 172)
    d.use("flowers", _flowers, WIDTH / 2, 866, rotate=180)
    frame(d)
    return d


def _arc(radius: float, start: float, stop: float) -> list[Point]:
    return [polar(radius, start + (stop - start) * k / 8) for k in range(9)]


def _die(d: Drawing, side: int) -> None:
    """A die thrown beside the last ribbon: three faces, the lowest in the shade."""
    with d.at(side * 158, 738, 1.0, side * 12):
        top: list[Point] = [(0, -27), (25, -14), (0, -1), (-25, -14)]
        left: list[Point] = [(-25, -14), (0, -1), (0, 29), (-25, 15)]
        right: list[Point] = [(25, -14), (0, -1), (0, 29), (25, 15)]
        for face, fill in ((left, WHITE), (right, RED), (top, WHITE)):
            d.shape(
                polyline(face),
                fill,
                INNER,
                shade=[Shade(depth=0.5, spacing=4.4, width=2.6)] if face is right else (),
            )
        pips = [(-19, 2), (-6, 19), (-12.5, 10.5), (0, -14), (12.5, 9)]
        d.flats(*(ellipse(x, y, 3.4, 3.0) for x, y in pips), ink=INK)


def _coin(d: Drawing) -> None:
    d.shape(circle(0, 0, RADIUS), YELLOW, OUTER)
    cuts: list[tuple[Point, Point, float]] = []
    for k in range(90):
        shade = 0.5 + 0.5 * math.cos(math.radians(4 * k - 135))
        cuts.append((polar(RADIUS, 4 * k), polar(RADIUS - 6 - 9 * shade, 4 * k), 2.4 + 1.8 * shade))
    d.ticks(*cuts)
    d.shape(circle(0, 0, RADIUS - 18), GREEN, INNER)
    leaves = 30
    for lean, ink in ((-16, YELLOW), (16, WHITE)):
        ring = [(*polar(RADIUS - 31, 360 / leaves * k), 360 / leaves * k + lean) for k in range(leaves)]
        d.flats(*(leaf(x, y, turn, 23, 9) for x, y, turn in ring), ink=ink)
    d.shape(circle(0, 0, ROSE), PAPER, INNER)
    d.flats(circle(0, 0, ROSE - 6), ink=INK)
    for k in range(PETALS):
        turn = 360 / PETALS * k
        for side, fill in ((-1, BLUE), (1, YELLOW)):
            half: list[Node] = [
                (*polar(DISC, turn), "c"), (*polar(DISC, turn + side * 7), "c"), polar(124,
                    turn + side * 8.4),
                polar(136, turn + side * 5), (*polar(ROSE - 4, turn), "c"),
            ]  # fmt: skip
            layers = [Shade(angle=turn - 90 + side * 60, depth=0.4, spacing=4.8, width=2.4)]
            d.shape(smooth(half), fill, DETAIL, shade=layers if side > 0 else ())
    rim: list[Node] = []
    for k in range(PETALS):
        turn = 360 / PETALS * (k + 0.5)
        rim += [(*polar(106, turn - 9), "c"), polar(116, turn - 4), polar(116, turn + 4)]
    d.shape(smooth(rim), RED, OUTER)
    d.shape(circle(0, 0, DISC), YELLOW, INNER)
    disc = circle(0, 0, DISC - 7)
    d.shape(disc, DARK_BLUE, INNER)
    with d.clip(disc):
        _sky(d)
        with d.at(2, 2, 1.06):
            fortune_head(d)
    d.line(disc, INNER)


def _sky(d: Drawing) -> None:
    """Strokes that close to black towards the edge, and a few stars."""
    cuts: list[tuple[Point, Point, float]] = []
    for k in range(120):
        deep = (34, 18, 26)[k % 3]
        cuts.append((polar(DISC - 6, 3 * k), polar(DISC - 6 - deep, 3 * k), 4.6))
    d.ticks(*cuts)
    stars = [(-62, -50, 6.0), (-30, -80, 4.6), (66, -52, 6.0), (78, 20, 4.6), (-78, 62, 4.6), (40, -82, 4.6)]
    d.flats(*(star(x, y, r, r * 0.4, 6) for x, y, r in stars), ink=YELLOW)


def _flowers(d: Drawing) -> None:
    """Two leafy scrolls and a rose that grow up from (0, 0), 294 wide and 112 high."""
    with d.at(scale=0.79):
        for side in (-1, 1):
            with d.at(flip=side < 0):
                leaves = [
                    (0.2, -44.0),
                    (0.32, 46.0),
                    (0.46, -44.0),
                    (0.58, 46.0),
                    (0.72, -42.0),
                    (0.86, 44.0),
                ]
                end = stem(d, [(4, -2), (52, -18), (110, -22), (156, -46), (164, -84)], leaves, 32)
                tulip(d, 164, -84, 42, end, RED, YELLOW)
                stem(d, [(40, -14), (62, -42), (92, -68)], [(0.4, -44.0), (0.62, 44.0)], 26)
                bloom(d, 97, -80, 27, BLUE)
        stem(d, [(0, 0), (-2, -36), (0, -76)], [(0.34, -44.0), (0.44, 44.0), (0.72, -40.0), (0.8, 40.0)], 30)
        bloom(d, 0, -106, 36)
