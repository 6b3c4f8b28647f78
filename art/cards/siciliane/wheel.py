"""The painted cart wheel of the 4 di bastoni."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW

SPOKES = 8


def wheel(d: Drawing, x: float, y: float, diameter: float) -> None:
    """A wheel of the Sicilian cart, seen from the side, centred on (x, y)."""
    with d.at(x, y, diameter / 200):
        d.shape(circle(0, 0, 98), INK, None)
        d.shape(circle(0, 0, 91), RED, INNER)
        d.shape(circle(0, 0, 70), PAPER, OUTER)
        for k in range(SPOKES * 2):
            turn = 360 / SPOKES / 2 * k
            d.shape(_tongue(turn), (YELLOW, GREEN)[k % 2], DETAIL)
        for k in range(SPOKES):
            turn = 360 / SPOKES * k
            with d.at(rotate=turn):
                spoke: list[Node] = [
                    (-5, -14, "c"), (-9, -26), (-5, -34), (-11, -46), (-5, -58), (-7, -71, "c"),
                    (7, -71, "c"), (5, -58),
                    (11, -46), (5, -34), (9, -26), (5, -14, "c"),
                ]  # fmt: skip
                d.shape(
                    smooth(spoke), YELLOW, INNER, shade=[Shade(angle=turn, depth=0.3, spacing=4.6, width=2.2)]
                )
                d.shape(circle(0, -46, 4.6), RED, DETAIL)
        d.shape(circle(0, 0, 21), RED, OUTER, shade=[Shade(angle=45, depth=0.26, spacing=4.6, width=2.4)])
        d.shape(circle(0, 0, 12), BLUE, INNER)
        d.shape(circle(0, 0, 5), YELLOW, DETAIL)


def _tongue(turn: float) -> Outline:
    """A painted flame on the rim."""
    half = 7.6
    nodes: list[Node] = [
        (*polar(73, turn - half), "c"), polar(81, turn - half * 0.8),
        (*polar(88, turn), "c"), polar(81, turn + half * 0.8),
        (*polar(73, turn + half), "c"),
    ]  # fmt: skip
    return smooth(nodes)
