"""Asso di spade: crown, two cockerels and an upright sword, with the motto wound about the blade."""

from __future__ import annotations

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.scroll import scroll
from art.cards.trevisane.card import WIDTH, blank, frame
from art.cards.trevisane.cockerel import cockerel
from art.cards.trevisane.diadem import far_half, near_half
from art.cards.trevisane.inks import RED, YELLOW
from art.cards.trevisane.sprig import spray
from art.cards.trevisane.sword import sword

AXIS = WIDTH / 2
CROWN = 172.0  # height of the crown's middle
# Each ribbon: height of its middle, drop of its ends, half its length, the words, length of its tails.
MOTTO = (
    (256.0, 36.0, 171.0, "NON TI FIDAR", 26.0),
    (352.0, 8.0, 84.0, "DI ME", 26.0),
    (698.0, -28.0, 150.0, "SE IL CUOR", 26.0),
    (778.0, 24.0, 133.0, "TI MANCA", 30.0),
)


def _bow(y: float, dip: float, wide: float) -> list[Point]:
    return [(AXIS + wide * t, y + dip * t * t) for t in (-1.0, -0.5, 0.0, 0.5, 1.0)]


def draw() -> Drawing:
    """Asso di spade."""
    d = blank("1S")
    for side in (1, -1):
        with d.at(AXIS + side * 112, 984, 1.12, side * 8):
            spray(d, RED, YELLOW)
    with d.at(AXIS, CROWN):
        far_half(d)
    sword(d, AXIS, 520, 940, bend=0, wide=46)
    with d.at(AXIS, CROWN):
        near_half(d)
    for y, dip, wide, text, tail in MOTTO:
        scroll(d, _bow(y, dip, wide), 29, text, 38, tail=tail)
    for side in (1, -1):
        with d.at(AXIS + side * 105, 650, 0.86, flip=side < 0):
            cockerel(d)
    frame(d)
    return d
