"""Coppe: a six-sided column with a golden mouth, a red scrolled capital, black rings and a blue foot."""

from __future__ import annotations

import math

from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED
from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing


def _body(cut: int) -> list[Shade]:
    """The light on capital and foot, as that cut has it: each leaves out something else."""
    side = Shade(depth=(0.4, 0.36, 0.43)[cut], spacing=5, width=(3, 3.2, 2.8)[cut], seed=1 + cut)
    cross = Shade(angle=(40, 46, 34)[cut], depth=0.16, spacing=5, width=2.4, seed=1 + cut)
    return [side, cross] if cut != 1 else [side]


def _edge(nodes: list[Node], cut: int) -> Outline:
    """A soft shape as that cut has it."""
    return smooth(recut(nodes, cut, 1.5))


def cup(d: Drawing, x: float, y: float, size: float, cut: int = 0) -> None:
    """A cup centred on (x, y), `size` high over all and 0.62 of it wide; it was cut three times."""
    with d.at(x, y, size / 200):
        _foot(d, cut)
        _shaft(d, cut)
        _capital(d, cut)
        _mouth(d, cut)


def scroll(d: Drawing, x: float, y: float, r: float, fill: str, *, turn: int, start: float) -> None:
    """A volute about (x, y): a disc with its spiral, wound by `turn` (1 clockwise) from `start` degrees."""
    d.shape(circle(x, y, r), fill, INNER, shade=[Shade(angle=40, depth=0.3, spacing=4, width=2.4)])
    spiral: list[Point] = []
    for k in range(8):
        a, reach = math.radians(start + turn * 70 * k), r * (0.95 - 0.105 * k)
        spiral.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    d.line(smooth(spiral, closed=False), DETAIL)
    d.flats(circle(x, y, r * 0.2), ink=INK)


def _mouth(d: Drawing, cut: int) -> None:
    rim: list[Point] = [(-30, -97), (30, -97), (57, -82), (30, -67), (-30, -67), (-57, -82)]
    wall: list[Point] = [
        (-57, -82),
        (-30, -67),
        (30, -67),
        (57, -82),
        (54, -70),
        (28, -54),
        (-28, -54),
        (-54, -70),
    ]
    d.shape(polyline(wall), OCHRE, OUTER, shade=[Shade(depth=0.36, spacing=4.6, width=2.8, seed=1 + cut)])
    d.line(polyline([(-30, -67), (-28, -54)], closed=False), DETAIL)
    d.line(polyline([(30, -67), (28, -54)], closed=False), DETAIL)
    d.shape(polyline(rim), OCHRE, OUTER)
    deep = (0.72, 0.75, 0.69)[cut]
    hole = polyline(recut([(x * deep, -82 + (y + 82) * (deep - 0.04)) for x, y in rim], cut, 1.2))
    d.shape(hole, INK, INNER, shade=[Shade(angle=(180, 188, 174)[cut], depth=(0.42, 0.34, 0.48)[cut],
            spacing=4, width=2.2,
                                             seed=1 + cut, ink=OCHRE)])  # fmt: skip


def _capital(d: Drawing, cut: int) -> None:
    body: list[Node] = [
        (-48, -56, "c"), (48, -56, "c"), (42, -44), (27, -30), (22, -16, "c"), (-22, -16, "c"), (-27, -30),
            (-42, -44),
    ]  # fmt: skip
    d.shape(_edge(body, cut), RED, OUTER, shade=_body(cut))
    leaf: list[Node] = [(0, -18, "c"), (-13, -32), (-9, -46), (0, -56, "c"), (9, -46), (13, -32)]
    d.shape(_edge(leaf, cut), OCHRE, INNER, shade=[Shade(depth=0.45, spacing=4.4, width=2.4, seed=1 + cut)])
    d.fold(([(0, -19), ((0, 1.4, -1)[cut], -34), (0, (-52, -48, -44)[cut])], 3.4))
    if cut == 2:
        d.fold(([(0, -26), (-5, -34), (-8, -40)], 2.4), ([(0, -26), (5, -34), (8, -40)], 2.4))
    for side in (-1, 1):
        d.fold(([(side * 16, -18), (side * 20, -34), (side * 33, -48)], 4))
        scroll(d, side * 48, -41, (15, 14.4, 15.4)[cut], RED, turn=side, start=-90 - side * (20, 44, 2)[cut])


def _shaft(d: Drawing, cut: int) -> None:
    body: list[Node] = [(-20, -16, "c"), (20, -16, "c"), (17, 8), (20, 34, "c"), (-20, 34, "c"), (-17, 8)]
    d.shape(_edge(body, cut), INK, OUTER)
    rows = ((1.0, 19.0), (1.6, 19.6), (0.4, 18.4))[cut]
    large, high = (7.6, 7.2, 8.0)[cut], (6.2, 5.2, 7.0)[cut]
    d.flats(
        *(circle(0, y, large) for y in rows),
        *(ellipse(x, y, (2, 2.4, 1.8)[cut], high) for x in (-14.5, 14.5) for y in rows),
        ink=OCHRE,
    )
    d.flats(*(circle((0, 0.6, -0.5)[cut], y, (3.4, 2.8, 3.8)[cut]) for y in rows), ink=INK)
    for y, half in ((-14, 25.0), (33, 25.0)):
        ring: list[Node] = [
            (-half, y - 5, "c"), (0, y - 3), (half, y - 5, "c"), (half + 1, y + 1), (half, y + 5, "c"),
            (0, y + 8), (-half, y + 5, "c"), (-half - 1, y),
        ]  # fmt: skip
        d.shape(
            smooth(ring),
            OCHRE,
            INNER,
            shade=[Shade(depth=(0.34, 0.28, 0.4)[cut], spacing=4.2, width=2.4, seed=1 + cut)],
        )


def _foot(d: Drawing, cut: int) -> None:
    slab: list[Node] = [
        (-56, 80, "c"), (56, 80, "c"), (60, 91, "c"), (34, 98, "c"), (-34, 98, "c"), (-60, 91, "c"),
    ]  # fmt: skip
    d.shape(
        polyline(recut(slab, cut, 1.0)),
        OCHRE,
        OUTER,
        shade=[Shade(depth=0.3, spacing=4.6, width=2.8, seed=1 + cut)],
    )
    d.line(polyline([(-33, 85), (-34, 98)], closed=False), DETAIL)
    d.line(polyline([(33, 85), (34, 98)], closed=False), DETAIL)
    body: list[Node] = [
        (-21, 36, "c"), (21, 36, "c"), (25, 50), (38, 66), (58, 80, "c"), (33, 86, "c"), (-33, 86, "c"),
        (-58, 80, "c"), (-38, 66), (-25, 50),
    ]  # fmt: skip
    d.shape(_edge(body, cut), BLUE, OUTER, shade=_body(cut))
    for side in (-1, 1):
        d.fold(([(side * 32, 85), (side * 20, 66), (side * 9, 40)], 4))
        scroll(d, side * 49, 67, (13.5, 14, 13)[cut], BLUE, turn=-side, start=90 + side * (20, 0, 40)[cut])
    gem = polyline(recut([(0, 52), (7, 64), (0, 76), (-7, 64)], cut, 1.2))
    d.shape(gem, OCHRE, DETAIL)
