"""Asso di coppe: the great covered cup with two profiles in it, and the motto of Martin's cape."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, lozenge, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.scroll import scroll
from art.cards.trevisane.card import WIDTH, blank, frame
from art.cards.trevisane.facets import SAG, facets
from art.cards.trevisane.inks import BLUE, GREEN, RED, WHITE, YELLOW
from art.cards.trevisane.profiles import RX, RY, window

FACES_AT = 430.0


def draw() -> Drawing:
    """Asso di coppe."""
    d = blank("1C")
    with d.at(WIDTH / 2, 0):
        _foot(d)
        _bowl(d)
        _lid(d)
        with d.at(0, FACES_AT):
            _mount(d)
            window(d)
        scroll(d, [(-172, 134), (-90, 102), (0, 92), (90, 102), (172, 134)], 30, "PER UN PUNTO", 38, tail=26)
        scroll(d, [(-170, 710), (-87, 732), (0, 740), (87, 732), (170, 710)], 30, "MARTIN PERSE", 38, tail=6)
        scroll(d, [(-140, 942), (-70, 926), (0, 921), (70, 926), (140, 942)], 29, "LA CAPPA", 36, tail=30)
    frame(d)
    return d


def _lid(d: Drawing) -> None:
    facets(d, (186, 18), (270, 156), RED, belly=-40)
    for share in (-0.78, -0.26, 0.26, 0.78):
        low = 262 + SAG * 156 * (1.0 if abs(share) < 0.5 else 0.5)
        d.lens([(20 * share, 196), (52 * share, 228), (146 * share, low)], 3.2)
    facets(d, (266, 172), (294, 172), YELLOW)
    for share in (-0.87, -0.62, -0.38, -0.13, 0.13, 0.38, 0.62, 0.87):
        x = 172 * share
        y = 280 + SAG * 172 * min(1.0, (1 - abs(share)) * 2)
        d.shape(
            lozenge(x, y, 8, 9),
            BLUE if abs(share) < 0.5 else GREEN,
            DETAIL,
        )
    facets(d, (176, 26), (188, 26), YELLOW, line=INNER)
    knob: list[Node] = [(0, 128, "c"), (14, 140), (20, 154), (12, 172), (-12, 172), (-20, 154), (-14, 140)]
    d.shape(smooth(knob), YELLOW, OUTER, shade=[Shade(depth=0.42, spacing=5)])


def _bowl(d: Drawing) -> None:
    facets(d, (548, 134), (640, 36), BLUE, belly=24)
    for share in (-0.88, -0.62, -0.36, -0.12, 0.12, 0.36, 0.62, 0.88):
        sag = SAG * 130 * min(1.0, (1 - abs(share)) * 2)
        d.lens([(126 * share, 562 + sag), (112 * share, 590 + sag * 0.9), (50 * share, 630)], 4.4, ink=WHITE)
    facets(d, (294, 156), (540, 138), RED)
    facets(d, (534, 148), (556, 148), YELLOW)


def _mount(d: Drawing) -> None:
    """The beaded rim round the window."""
    d.shape(ellipse(0, 0, RX + 17, RY + 17), BLUE, OUTER)
    beads = []
    for k in range(40):
        a = 2 * math.pi * (k + 0.5) / 40
        beads.append(circle((RX + 8.5) * math.cos(a), (RY + 8.5) * math.sin(a), 5.4))
    d.shapes(beads, YELLOW)


def _foot(d: Drawing) -> None:
    facets(d, (762, 30), (840, 132), YELLOW, belly=-26)
    facets(d, (700, 26), (766, 32), YELLOW)
    facets(d, (650, 30), (676, 62), GREEN, belly=6)
    facets(d, (676, 62), (702, 28), GREEN, belly=6)
    facets(d, (636, 34), (652, 34), YELLOW, line=INNER)
    facets(d, (836, 142), (866, 150), RED)
    for share in (-0.8, -0.25, 0.25, 0.8):
        x = 146 * share
        y = 851 + SAG * 146 * (1.0 if abs(share) < 0.5 else 0.4)
        d.shape(circle(x, y, 6), YELLOW, DETAIL)
