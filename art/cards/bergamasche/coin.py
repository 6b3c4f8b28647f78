"""Denari: a red medal with a two-toned star of eight rays in a beaded black ring and a gilt edge."""

from __future__ import annotations

import math

from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED, WHITE
from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polar, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

RAYS = 8


def coin(d: Drawing, x: float, y: float, size: float, cut: int = 0) -> None:
    """A coin centred on (x, y), `size` across; it was cut three times."""
    with d.at(x, y, size / 200):
        _edge(d, size, cut)
        _star(d, cut)


def sun(d: Drawing, x: float, y: float, size: float) -> None:
    """A coin that blazes like the sun: straight and waving rays in turn, `size` across over all."""
    with d.at(x, y, size / 200):
        rays = 12
        for k in range(rays):
            with d.at(rotate=360 / rays * (k + 0.5)):
                wave: list[Node] = [(-12, -58, "c"), (-10, -72), (-3, -82), (-7, -97, "c"), (7, -86), (8,
                    -74),
                    (14, -58, "c")]  # fmt: skip
                d.shape(smooth(wave), RED, INNER, shade=[Shade(angle=30, depth=0.4, spacing=4.6, width=2.6)])
                d.fold(([(1, -60), (2, -74), (-3, -88)], 3.4))
        for k in range(rays):
            with d.at(rotate=360 / rays * k):
                ray: list[Node] = [(-15, -60, "c"), (0, -99, "c"), (15, -60, "c")]
                d.shape(smooth(ray), OCHRE, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.6, width=2.6)])
                d.fold(([(0, -60), (0, -76), (0, -92)], 3.4))
    coin(d, x, y, size * 0.72)


def _edge(d: Drawing, size: float, cut: int) -> None:
    edge = 100 - 100 * OUTER / size
    d.shape(circle(0, 0, edge), OCHRE, OUTER)
    notches = (30 if size < 190 else 48) - (0, 2, 3)[cut]
    cuts: list[tuple[Point, Point, float]] = []
    for k in range(notches):
        turn = 360 / notches * (k + 0.5)
        if cut and k % 17 == 5 * cut:
            continue  # the knife slipped over this one
        dark = 0.5 + 0.5 * math.cos(math.radians(turn - 135))
        cuts.append((polar(edge, turn), polar(edge - 4 - 10 * dark, turn), 2.4 + 2.2 * dark))
    d.ticks(*cuts)
    d.shape(circle(0, 0, 85), INK, INNER)
    beads = (20 if size < 190 else 32) - (0, 1, 2)[cut]
    reach = (4.6 if size < 190 else 4.0) + (0, 0.4, -0.3)[cut]
    d.flats(*(circle(*polar(76, 360 / beads * k), reach) for k in range(beads)), ink=OCHRE)
    d.shape(circle(0, 0, 67), RED, INNER, shade=[
        Shade(angle=(45, 40, 52)[cut], depth=(0.3, 0.34, 0.27)[cut], spacing=5, width=3.2, seed=1 + cut),
        Shade(angle=(20, 66, 12)[cut], depth=0.16, spacing=5, width=2.6, seed=1 + cut),
    ])  # fmt: skip


def _star(d: Drawing, cut: int) -> None:
    waist, tilt = (27, 29, 25)[cut], (0, 4, -5)[cut]
    light: list[Outline] = []
    dark: list[Outline] = []
    for k in range(RAYS):
        turn, reach = 360 / RAYS * k + tilt, 62.0 if k % 2 == 0 else (52.0, 50.0, 55.0)[cut]
        tip, foot = polar(reach, turn), polar(10, turn)
        for side, bag in ((-1, light), (1, dark)):
            bag.append(
                polyline(
                    recut([foot, polar(waist, turn + side * (21, 19, 22)[cut]), tip], cut * (1 + k), 1.0)
                )
            )
    d.shapes(light, WHITE, DETAIL)
    d.shapes(dark, OCHRE, DETAIL)
    d.shape(
        circle(0, 0, 21),
        BLUE,
        INNER,
        shade=[Shade(angle=45, depth=(0.3, 0.24, 0.36)[cut], spacing=4, width=2.2, seed=1 + cut)],
    )
    d.shape(circle(0, 0, (11, 10, 12)[cut]), OCHRE, INNER)
    d.flats(circle(0, 0, 4.4), ink=INK)
