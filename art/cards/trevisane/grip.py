"""The pommel of a sword that a fist holds: it comes out below the hand, before wrist and cuff."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import RED, YELLOW


def pommel(d: Drawing, x: float, y: float, *, rotate: float = 0.0) -> None:
    """Drawn after the hand whose grip is at (x, y); `rotate` as for the sword."""
    with d.at(x, y, rotate=rotate):
        d.shape(polyline([(-5, 20), (5, 20), (4.4, 31), (-4.4, 31)]), RED, DETAIL)
        knob = polyline([(0, 27), (11.5, 39), (0, 52), (-11.5, 39)])
        d.shape(knob, YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4.2, width=2.4)])
        d.line(polyline([(-10, 39), (10, 39)], closed=False), DETAIL)
        d.shape(
            smooth([(-7, 28, "c"), (0, 30), (7, 28, "c"), (7, 32, "c"), (0, 34), (-7, 32, "c")]),
            YELLOW,
            INNER,
        )
