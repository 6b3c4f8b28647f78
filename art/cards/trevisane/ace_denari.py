"""Asso di denari: the great coin of blindfolded Fortune, between flowers."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.parts.scroll import scroll
from art.cards.trevisane.card import WIDTH, blank, frame
from art.cards.trevisane.fortune_head import fortune_head
from art.cards.trevisane.inks import BLUE, DARK_BLUE, GREEN, PAPER, RED, WHITE, YELLOW
from art.cards.trevisane.sprig import bloom, stem, tulip

RADIUS = 188.0
PETALS = 16


def draw() -> Drawing:
    """Asso di denari."""
    d = blank("1D")
    with d.at(WIDTH / 2, 430):
        _coin(d)
        scroll(d, _arc(228, -49, 49), 29, "NON VAL SAPER", 38, tail=14)
        scroll(d, _arc(229, 214, 146), 29, "A CHI HA", 34, tail=22)
    with d.at(WIDTH / 2, 0):
        scroll(d, [(-134, 718), (-67, 735), (0, 741), (67, 735), (134, 718)], 29, "FORTUNA", 34, tail=30)
        scroll(d, [(-118, 805), (-59, 819), (0, 824), (59, 819), (118, 805)], 29, "CONTRA", 34, tail=30)
    d.use("flowers", _flowers, WIDTH / 2, 165)
    d.use("flowers", _flowers, WIDTH / 2, 874, rotate=180)
    frame(d)
    return d


def _arc(radius: float, start: float, stop: float) -> list[Point]:
    return [polar(radius, start + (stop - start) * k / 8) for k in range(9)]


def _coin(d: Drawing) -> None:
    d.shape(circle(0, 0, RADIUS), YELLOW, OUTER)
    cuts: list[tuple[Point, Point, float]] = []
    for k in range(90):
        shade = 0.5 + 0.5 * math.cos(math.radians(4 * k - 135))
        cuts.append((polar(RADIUS, 4 * k), polar(RADIUS - 7 - 9 * shade, 4 * k), 2.2 + 1.4 * shade))
    d.ticks(*cuts)
    d.shape(circle(0, 0, RADIUS - 20), DARK_BLUE, INNER)
    leaves = 26
    for lean, ink in ((-16, YELLOW), (16, WHITE)):
        ring = [(*polar(RADIUS - 35, 360 / leaves * k), 360 / leaves * k + lean) for k in range(leaves)]
        d.flats(*(leaf(x, y, turn, 27, 10) for x, y, turn in ring), ink=ink)
    d.shape(circle(0, 0, RADIUS - 50), PAPER, INNER)
    buds: list[Outline] = []
    for k in range(PETALS):
        turn = 360 / PETALS * (k + 0.5)
        buds.append(
            smooth([(*polar(98, turn - 5), "c"), (*polar(132, turn), "c"), (*polar(98, turn + 5), "c")])
        )
    d.shapes(buds, GREEN)
    for k in range(PETALS):
        turn = 360 / PETALS * k
        for side, fill in ((-1, BLUE), (1, YELLOW)):
            half: list[Node] = [
                (*polar(70, turn), "c"), polar(86, turn + side * 9.6), polar(108, turn + side * 9.6),
                polar(124, turn + side * 5.4), (*polar(135, turn), "c"),
            ]  # fmt: skip
            layers = [Shade(angle=turn - 90 + side * 60, depth=0.4, spacing=4.8, width=2.2)]
            d.shape(smooth(half), fill, DETAIL, shade=layers if side > 0 else ())
    rim: list[Node] = []
    for k in range(PETALS):
        turn = 360 / PETALS * (k + 0.5)
        rim += [(*polar(75, turn - 11.25), "c"), polar(86, turn - 5), polar(86, turn + 5)]
    d.shape(smooth(rim), RED, OUTER, shade=[Shade(angle=40, depth=0.1, spacing=5, width=2.6)])
    for k in range(PETALS):
        turn = 360 / PETALS * k
        d.fold(([polar(75, turn), polar(71, turn), polar(66, turn)], 3.4))
    d.shape(circle(0, 0, 67), YELLOW, INNER)
    disc = circle(0, 0, 61)
    d.shape(
        disc,
        BLUE,
        INNER,
        shade=[Shade(angle=180, depth=0.2, spacing=6), Shade(angle=0, depth=0.24, spacing=6)],
    )
    with d.clip(disc), d.at(-2, 8, 0.92):
        fortune_head(d)
    d.line(disc, INNER)


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
