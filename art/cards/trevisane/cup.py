"""Coppe: a tall six-sided covered cup with a red lid, a yellow and blue bowl and stem."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.facets import SAG, facets
from art.cards.trevisane.inks import BLUE, INK, RED, WHITE, YELLOW


def cup(d: Drawing, x: float, y: float, size: float, rotate: float = 0.0) -> None:
    """A cup centred on (x, y), `size` high over all and 0.53 of it wide."""
    with d.at(x, y, size / 200, rotate):
        _foot(d)
        _stem(d)
        _bowl(d, size)
        _lid(d, size)


def _lid(d: Drawing, size: float) -> None:
    facets(d, (-80, 8), (-52, 48), RED, belly=-11)
    if size > 170:
        for share in (-0.76, 0.0):
            d.lens([(7 * share, -77), (15 * share, -67 + 2), (40 * share, -51 + (share == 0) * 3)], 2.6)
    facets(d, (-55, 53), (-45, 53), YELLOW, spacing=4.6)
    facets(d, (-85, 12), (-79, 12), YELLOW, line=INNER)
    knob: list[Node] = [(0, -99, "c"), (6, -95), (9, -90), (6, -84), (-6, -84), (-9, -90), (-6, -95)]
    d.shape(smooth(knob), YELLOW, OUTER, shade=[Shade(depth=0.42, spacing=4.4, width=2.4)])


def _bowl(d: Drawing, size: float) -> None:
    facets(d, (-13, 41), (16, 11), BLUE, belly=8)
    if size > 150:
        # Gadroons: a bright rib down the middle of each face.
        for share in (-0.72, -0.22, 0.22, 0.72):
            sag = SAG * (1 - abs(share)) * 30
            d.lens([(37 * share, -6 + sag), (33 * share, 4 + sag), (14 * share, 14)], 3.4, ink=WHITE)
    facets(d, (-45, 47), (-15, 41), YELLOW)
    for share, half in ((-0.74, 5.5), (0.0, 11.0), (0.74, 5.5)):
        x, y = 44 * share, -30 + SAG * 44 * (1 if share == 0 else 0.52)
        gem: list[Node] = [(x, y - 12, "c"), (x + half, y, "c"), (x, y + 12, "c"), (x - half, y, "c")]
        d.shape(smooth(gem), RED, INNER)
    facets(d, (-18, 44), (-12, 44), YELLOW, line=INNER, spacing=4.6)


def _stem(d: Drawing) -> None:
    facets(d, (14, 9), (28, 7), YELLOW, line=INNER)
    facets(d, (27, 8), (36, 20), BLUE, belly=3)
    facets(d, (36, 20), (45, 8), BLUE, belly=3)
    facets(d, (44, 7), (64, 9), YELLOW, line=INNER)
    facets(d, (15, 14), (21, 14), RED, line=INNER)


def _foot(d: Drawing) -> None:
    facets(d, (60, 9), (84, 44), YELLOW, belly=-9)
    facets(d, (83, 47), (95, 50), RED)
    for share in (-0.74, 0.0, 0.74):
        x, y = 48 * share, 89 + SAG * 48 * (1 if share == 0 else 0.52)
        d.shape(circle(x, y, 2.6), YELLOW, DETAIL, ink=INK)
