"""Denari: the all-yellow coin of concentric rings with a rosette, and the bare plate for a picture."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import INK, OCHRE, RELIEF, YELLOW

PETALS = 8


def coin(d: Drawing, x: float, y: float, diameter: float, rotate: float = 0.0) -> None:
    """A coin centred on (x, y): rim, ring of beads, rosette of eight petals round a boss."""
    r = diameter / 2
    plate(d, x, y, diameter)
    with d.at(x, y, rotate=rotate):
        field = r * 0.66
        for k in range(PETALS):
            d.flats(_petal(22.5 + 360 / PETALS * k, field * 0.3, field * 0.9, 11), ink=INK)
        for k in range(PETALS):
            turn = 360 / PETALS * k
            petal = _petal(turn, field * 0.22, field * 0.95, 19)
            fine = diameter > 100
            shade = [Shade(angle=turn + rotate, depth=0.3, spacing=4.6, width=2.4)] if fine else []
            d.shape(petal, YELLOW, INNER if fine else DETAIL, shade=shade)
            if fine:
                d.line(smooth([polar(field * 0.42, turn), polar(field * 0.74, turn)], closed=False), DETAIL)
        d.shape(circle(0, 0, field * 0.33), OCHRE, INNER)
        d.shape(circle(0, 0, field * 0.17), YELLOW, DETAIL)


def plate(d: Drawing, x: float, y: float, diameter: float) -> float:
    """A coin without its rosette, centred on (x, y); the radius of its empty field."""
    r = diameter / 2
    with d.at(x, y):
        whole = circle(0, 0, r - OUTER / 2)
        d.shape(whole, YELLOW, OUTER, shade=[Shade(angle=48, depth=0.11, spacing=5.2, width=2.6)])
        d.shape(circle(0, 0, r * 0.89), RELIEF, INNER)
        beads = max(16, round(r * 0.8 * 2 * math.pi / 16))
        size = min(math.pi * r * 0.8 / beads * 0.74, r * 0.07)
        pearls = [circle(*polar(r * 0.8, 360 / beads * k), size) for k in range(beads)]
        if diameter > 100:
            d.shapes(pearls, YELLOW, DETAIL)
        else:
            d.flats(*pearls, ink=INK)
        field = circle(0, 0, r * 0.7)
        d.shape(
            field,
            YELLOW,
            INNER,
            shade=[
                Shade(angle=40, depth=0.13, spacing=5.4, width=2.6),
                Shade(angle=-140, depth=0.05, spacing=6, width=1.8),
            ],
        )
        if diameter > 190:
            d.line(circle(0, 0, r * 0.66), DETAIL)
    return r * 0.66


def _petal(turn: float, inner: float, outer: float, spread: float) -> Outline:
    """A petal of the rosette, `spread` degrees to either side, with a small tip."""
    nodes: list[Node] = [(*polar(inner, turn - spread * 0.7), "c")]
    for share, part in ((0.5, 0.98), (0.8, 0.86), (0.95, 0.4)):
        nodes.append(polar(inner + (outer - inner) * share, turn - spread * part))
    nodes.append((*polar(outer, turn), "c"))
    for share, part in ((0.95, 0.4), (0.8, 0.86), (0.5, 0.98)):
        nodes.append(polar(inner + (outer - inner) * share, turn + spread * part))
    nodes.append((*polar(inner, turn + spread * 0.7), "c"))
    return smooth(nodes)
