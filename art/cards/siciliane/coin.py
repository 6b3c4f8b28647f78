"""Denari: the all-yellow coin of concentric rings with a rosette, and the bare plate for a picture."""

from __future__ import annotations

import math
import random

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, circle, polar, polyline, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.siciliane.inks import INK, OCHRE, RELIEF, YELLOW

PETALS = 8
WORN = {(3, 1), (6, 1), (1, 2)}
"""Petals (number, cut) whose vein the block has lost."""
NICKS = ((), (200.0,), (118.0, 310.0))
"""Angles in degrees at which the rim is chipped, by cut."""


def coin(d: Drawing, x: float, y: float, diameter: float, *, cut: int = 0) -> None:
    """A coin centred on (x, y): rim, ring of beads, rosette of eight petals round a boss; three cuts."""
    r = diameter / 2
    plate(d, x, y, diameter, cut=cut)
    rotate = (0.0, 22.5, 9.0)[cut]
    hand = random.Random(cut)
    slip = [hand.uniform(-2.2, 2.2) if cut else 0.0 for _ in range(PETALS)]
    with d.at(x, y, rotate=rotate):
        field = r * 0.66
        step = 360 / PETALS
        gaps = [_petal(step * (k + 0.5), field * 0.3, field * 0.9, 11) for k in range(PETALS)]
        d.shapes(gaps, INK, None)
        fine = diameter > 100
        petals = [
            (step * k + slip[k], field * 0.22, field * (0.95 + slip[k] * 0.012), (19, 17.6, 20)[cut])
            for k in range(PETALS)
        ]
        edge = 1.5 if fine else 1.1
        d.shapes([_petal(*p, grown=edge) for p in petals], INK, None)
        d.flats(*(_petal(*p, grown=-edge) for p in petals), ink=YELLOW)
        if fine:
            for k, petal in enumerate(petals):
                d.hatch(
                    _petal(*petal),
                    Shade(angle=step * k + rotate, depth=0.3, spacing=4.6, width=2.4, seed=k + 9 * cut),
                )
            for k in range(PETALS):
                if (k, cut) not in WORN:
                    vein = [polar(field * 0.42, step * k + slip[k]), polar(field * 0.74, step * k + slip[k])]
                    d.line(smooth(vein, closed=False), DETAIL)
        _disc(d, field * (0.33, 0.36, 0.32)[cut], OCHRE)
        if cut == 1:
            d.line(circle(0, 0, field * 0.27), DETAIL)
        _disc(d, field * (0.17, 0.15, 0.19)[cut], YELLOW, 1.1)
        if cut == 2:
            d.shapes([circle(0, 0, field * 0.06)], INK, None)


def plate(d: Drawing, x: float, y: float, diameter: float, *, cut: int = 0) -> float:
    """A coin without its rosette, centred on (x, y); the radius of its empty field; three cuts."""
    r = diameter / 2
    with d.at(x, y):
        whole = circle(0, 0, r - OUTER / 2)
        d.shape(
            whole, YELLOW, OUTER, shade=[Shade(angle=48, depth=0.11, spacing=5.2, width=2.6, seed=1 + cut)]
        )
        _disc(d, r * 0.89, RELIEF)
        beads = max(16, round(r * 0.8 * 2 * math.pi / 16))
        size = min(math.pi * r * 0.8 / beads * 0.74, r * 0.07)
        turn = (0.0, 5.0, 2.4)[cut]
        spots = [polar(r * 0.8, 360 / beads * k + turn) for k in range(beads)]
        # Black with a yellow heart: filled circles rasterise faster than outlined ones.
        d.shapes([circle(*spot, size + (1.1 if diameter > 100 else 0)) for spot in spots], INK, None)
        if diameter > 100:
            d.flats(*(circle(*spot, size - 1.1) for spot in spots), ink=YELLOW)
        for nick in NICKS[cut]:
            (ax, ay), (bx, by) = polar(r * 1.0, nick - 2.4), polar(r * 1.0, nick + 2.4)
            tip = polar(r * 0.925, nick)
            d.shapes([polyline([(ax, ay), (bx, by), tip])], INK, None)
        _disc(d, r * 0.7, YELLOW)
        d.hatch(
            circle(0, 0, r * 0.7),
            Shade(angle=40, depth=0.13, spacing=5.4, width=2.6, seed=4 + cut),
            Shade(angle=-140, depth=0.05, spacing=6, width=1.8, seed=4 + cut),
        )
        if diameter > 190:
            d.line(circle(0, 0, r * 0.66), DETAIL)
    return r * 0.66


def _disc(d: Drawing, r: float, fill: str, edge: float = 1.6) -> None:
    """A round with a black edge, both filled: that rasterises faster than a line round it."""
    d.shapes([circle(0, 0, r + edge)], INK, None)
    d.shapes([circle(0, 0, r - edge)], fill, None)


def _petal(turn: float, inner: float, outer: float, spread: float, *, grown: float = 0.0) -> Outline:
    """A petal of the rosette, `spread` degrees to either side, with a small tip, `grown` all round."""
    spread += math.degrees(grown * 1.1 / outer)
    inner, outer = inner - grown, outer + grown * 1.5
    nodes: list[Node] = [(*polar(inner, turn - spread * 0.7), "c")]
    for share, part in ((0.5, 0.98), (0.8, 0.86), (0.95, 0.4)):
        nodes.append(polar(inner + (outer - inner) * share, turn - spread * part))
    nodes.append((*polar(outer, turn), "c"))
    for share, part in ((0.95, 0.4), (0.8, 0.86), (0.5, 0.98)):
        nodes.append(polar(inner + (outer - inner) * share, turn + spread * part))
    nodes.append((*polar(inner, turn + spread * 0.7), "c"))
    return smooth(nodes)
