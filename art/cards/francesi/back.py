"""The back of the French deck: one ink on paper, the same from either end.

A leafy border, a net of lozenges, and an oval of engine-turned rings round a sun and the signs. A deck of the
same house may have another border, and lobes on its oval.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from art.cards.francesi.card import CENTRE, HEIGHT, WIDTH, FrenchCard
from art.cards.francesi.pips import OPTICAL_HEIGHT, PIP_PATHS
from art.cards.francesi.weights import FINE
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Node, Outline, circle, ellipse, polyline, rect, smooth, star
from art.cards.kit.svg import DETAIL, INNER, Drawing

BLUE_BACK: Final = "#1d4a9e"
RED_BACK: Final = "#b3211f"
_CX, _CY = CENTRE


Border = Callable[[FrenchCard, str], None]
"""Draws a border in paper on a card whose ink is told."""


def leafy(card: FrenchCard, ink: str) -> None:
    """A running pair of leaves along all four sides, a star in each corner."""
    card.line(rect(36.5, 36.5, WIDTH - 73, HEIGHT - 73), DETAIL, ink=PAPER)

    def unit(d: Drawing) -> None:
        for side in (-1, 1):
            d.shape(smooth([(-9, 0, "c"), (-3, side * 8.5), (9, side * 10, "c"), (4, side * 3)]), PAPER, None)
        d.shape(circle(9.5, 0, 2.4), PAPER, None)

    middle = 57.0
    for length, fixed, upright in ((WIDTH, middle, False), (HEIGHT, middle, True)):
        count = 9 if not upright else 14
        reach = length / 2 - middle - 24
        for k in range(-count, count + 1):
            if k == 0:
                continue
            along = reach * k / count
            turn = 0 if k < 0 else 180
            for far in (False, True):
                if upright:
                    x, y = (WIDTH - fixed if far else fixed), HEIGHT / 2 + along
                    card.use("l", unit, x, y, rotate=90 + turn)
                else:
                    x, y = WIDTH / 2 + along, (HEIGHT - fixed if far else fixed)
                    card.use("l", unit, x, y, rotate=turn)
    for x, y in (
        (WIDTH / 2, middle),
        (WIDTH / 2, HEIGHT - middle),
        (middle, HEIGHT / 2),
        (WIDTH - middle, HEIGHT / 2),
    ):
        card.shape(polyline([(x - 9, y), (x, y - 9), (x + 9, y), (x, y + 9)]), PAPER, None)
        card.shape(circle(x, y, 3), ink, None)
    for x in (middle, WIDTH - middle):
        for y in (middle, HEIGHT - middle):
            card.shape(star(x, y, 15, 6, 8), PAPER, None)
            card.shape(circle(x, y, 3.4), ink, None)


def back(name: str, ink: str, *, border: Border = leafy, lobed: bool = False) -> FrenchCard:
    """The back in the given ink; `lobed`: whether the oval swells beside each of the eight signs."""
    card = FrenchCard(WIDTH, HEIGHT, name=name)
    card.shape(rect(30, 30, WIDTH - 60, HEIGHT - 60), ink, None)
    border(card, ink)
    field = rect(84, 84, WIDTH - 168, HEIGHT - 168)
    card.shape(field, PAPER, None)
    _net(card, ink, field, 1.04 if lobed else 1.0)
    card.line(field, INNER, ink=ink)
    card.line(rect(77, 77, WIDTH - 154, HEIGHT - 154), DETAIL, ink=PAPER)
    _medallion(card, ink, lobed=lobed)
    return card


def _net(card: FrenchCard, ink: str, field: Outline, open_: float) -> None:
    """Lozenges in double lines with a four-petalled flower in each; `open_` enlarges the oval left free."""
    dx, dy = 46.2, 50.857

    def flower(d: Drawing) -> None:
        for k in range(4):
            with d.at(rotate=90 * k):
                d.shape(smooth([(0, -1.5, "c"), (-4.4, -8), (0, -13.5, "c"), (4.4, -8)]), ink, None)
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            d.shape(circle(6.4 * math.cos(a), 6.4 * math.sin(a), 1.7), ink, None)

    with card.clip(field):
        reach = 16
        for k in range(-reach, reach + 1):
            for slant in (-1, 1):
                for gap in (-2.6, 2.6):
                    x = _CX + (k + 0.5) * dx + gap
                    run = 500.0
                    card.line(polyline([(x - slant * run * dx / dy, _CY - run),
                        (x + slant * run * dx / dy, _CY + run)], closed=False), 1.6, ink=ink)  # fmt: skip
        for row in range(-14, 15):
            for column in range(-5, 6):
                x = _CX + column * dx + (dx / 2 if row % 2 else 0)
                y = _CY + row * dy / 2
                if (
                    math.hypot((x - _CX) / 165, (y - _CY) / 215) > open_
                    and abs(x - _CX) < 240
                    and abs(y - _CY) < 365
                ):
                    card.use("f", flower, x, y)


def swell(a: float, *, lobed: bool) -> float:
    """The share of its radius that an oval has at an angle from the top."""
    return 1 - 0.05 * math.cos(8 * a) if lobed else 1.0


def oval(rx: float, ry: float, *, lobed: bool, nodes: int = 64) -> Outline:
    """The oval in the middle of the card; its lobes run through so many nodes."""
    if not lobed:
        return ellipse(_CX, _CY, rx, ry)
    line: list[Node] = []
    for k in range(nodes):
        a = 2 * math.pi * k / nodes
        r = swell(a, lobed=True)
        line.append((_CX + rx * r * math.sin(a), _CY - ry * r * math.cos(a)))
    return smooth(line)


def _medallion(card: FrenchCard, ink: str, *, lobed: bool) -> None:
    rx, ry = 168.0, 218.0
    card.shape(oval(rx, ry, lobed=lobed), PAPER, INNER, ink=ink)
    card.shape(oval(rx - 7, ry - 7, lobed=lobed), ink, None)
    for turns, low, high, ink_here in ((22, 0.80, 0.935, PAPER), (16, 0.62, 0.78, PAPER)):
        phases = 4
        for phase in range(phases):
            card.line(_lace(turns, low, high, phase / phases, rx, ry, lobed=lobed), FINE, ink=ink_here)
    card.shape(oval(rx * 0.58, ry * 0.58, lobed=lobed), PAPER, None)
    card.line(oval(rx * 0.555, ry * 0.555, lobed=lobed), DETAIL, ink=ink)
    # eight signs look outwards; opposite ones are equal, so the card has no top
    for k in range(8):
        a = math.pi * (2 * k + 1) / 8
        suit = "SCBD"[k % 4]
        x, y = _CX + rx * 0.44 * math.sin(a), _CY - ry * 0.44 * math.cos(a)
        turn = math.degrees(math.atan2(rx * math.sin(a), ry * math.cos(a)))
        card.motif(PIP_PATHS[suit], ink, x, y, 26 * OPTICAL_HEIGHT[suit] / 100, turn)
    card.shape(circle(_CX, _CY, 45), ink, None)
    card.shape(star(_CX, _CY, 41, 18, 12), PAPER, None)
    card.shape(star(_CX, _CY, 30, 14, 12), ink, None)
    card.shape(circle(_CX, _CY, 15.5), PAPER, None)
    petals: list[Node] = []
    for k in range(16):
        a = math.pi * k / 8
        r = 12.0 if k % 2 else 4.5
        petals.append((_CX + r * math.sin(a), _CY - r * math.cos(a)))
    card.shape(smooth(petals), ink, None)


def _lace(turns: int, low: float, high: float, phase: float, rx: float, ry: float, *, lobed: bool) -> Outline:
    """A closed wave between two ellipses; several, shifted, make engine-turned lace."""
    middle, swing = (low + high) / 2, (high - low) / 2
    count = turns * 6
    nodes: list[Node] = []
    for i in range(count):
        a = 2 * math.pi * i / count
        r = (middle + swing * math.sin(turns * a + 2 * math.pi * phase)) * swell(a, lobed=lobed)
        nodes.append((_CX + rx * r * math.sin(a), _CY - ry * r * math.cos(a)))
    return smooth(nodes)
