"""5 di denari: four coins about a great one with a chariot, in the manner of an old Greek die."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.coin import plate
from art.cards.siciliane.inks import INK, OCHRE, RED, RELIEF, YELLOW


def chariot_coin(d: Drawing, x: float, y: float, diameter: float) -> None:
    """A coin centred on (x, y): a charioteer drives a pair of horses to the left."""
    field = plate(d, x, y, diameter)
    with d.at(x, y, field / 100):
        disc = circle(0, 0, 100)
        d.shape(disc, RELIEF, INNER, shade=[Shade(angle=40, depth=0.08, spacing=6, width=2.4)])
        with d.clip(circle(0, 0, 97)):
            _ground(d)
        with d.at(9, -8):
            _horse(d)
        _horse(d)
        _driver(d)
        _car(d)
        _reins(d)


def _ground(d: Drawing) -> None:
    d.shape(smooth([(-110, 61, "c"), (110, 61, "c"), (110, 110, "c"), (-110, 110, "c")]), YELLOW, OUTER)
    wave: list[Node] = [(x, 78 + (4 if k % 2 else -4)) for k, x in enumerate(range(-72, 73, 12))]
    d.line(smooth(wave, closed=False), INNER)
    d.shapes([circle(x, 89, 2.4) for x in (-24, -12, 0, 12, 24)], INK, None)


def _horse(d: Drawing) -> None:
    """A galloping horse, its nose at the left."""
    legs: tuple[list[Station], ...] = (
        [(-44, 18, 6.4), (-62, 22, 5), (-78, 14, 3.6), (-84, 26, 3)],
        [(-38, 22, 6.4), (-50, 38, 4.8), (-66, 42, 3.4), (-70, 54, 3)],
        [(4, 18, 8.4), (10, 38, 5.6), (2, 48, 3.8), (12, 58, 3.2)],
        [(0, 20, 8.4), (-8, 36, 5.6), (-14, 44, 3.8), (-4, 58, 3.2)],
    )
    for stations in legs:
        d.limb(stations, YELLOW, INNER, end="round", depth=0)
    body: list[Node] = [
        (-92, -34, "c"), (-98, -28), (-94, -22), (-84, -22), (-74, -24), (-68, -16), (-64, 0),
        (-58, 16), (-46, 25),
        (-28, 26), (-10, 25), (4, 30), (14, 24), (16, 8), (8, -4), (-8, -8), (-26, -7), (-42, -14),
        (-52, -30),
        (-62, -48), (-68, -57, "c"), (-70, -49), (-80, -46),
    ]  # fmt: skip
    d.shape(
        smooth(body), YELLOW, OUTER, shade=[Shade(angle=75, depth=0.28, spacing=4.8, width=2.6, reach=16)]
    )
    mane: list[Node] = [
        (-68, -56, "c"), (-56, -54), (-54, -44, "c"), (-46, -42), (-46, -31, "c"), (-38, -28),
        (-38, -18, "c"),
        (-32, -12), (-44, -14), (-54, -30), (-62, -46),
    ]  # fmt: skip
    d.shape(smooth(mane), OCHRE, DETAIL)
    d.shape(circle(-80, -37, 2), INK, None)
    d.lens([(-93, -26), (-88, -27), (-84, -30)], 2.2)
    d.fold(([(-62, 2), (-52, 8), (-46, 20)], 3), ([(2, -2), (-4, 8), (2, 20)], 3))
    d.line(smooth([(-76, -25), (-74, -36), (-70, -46)], closed=False), DETAIL)
    tail: list[Node] = [
        (13, 2, "c"),
        (26, -4),
        (34, 6),
        (30, 20),
        (36, 28, "c"),
        (22, 24),
        (24, 10),
        (15, 12, "c"),
    ]
    d.shape(smooth(tail), OCHRE, DETAIL)


def _driver(d: Drawing) -> None:
    robe: list[Node] = [
        (30, 26, "c"), (28, 0), (24, -20), (26, -36), (36, -42), (46, -36), (48, -20), (52, 4), (56, 28, "c"),
    ]  # fmt: skip
    cloak: list[Node] = [
        (44, -36, "c"),
        (62, -34),
        (78, -22),
        (90, -24, "c"),
        (84, -8),
        (70, 2),
        (54, -6),
        (46, -16),
    ]
    d.shape(smooth(cloak), RED, INNER, shade=[Shade(angle=80, depth=0.4, spacing=4.8, width=2.4)])
    d.fold(([(48, -30), (64, -22), (80, -16)], 2.8), ([(48, -22), (58, -14), (66, -8)], 2.4))
    d.shape(smooth(robe), YELLOW, OUTER, shade=[Shade(depth=0.36, spacing=4.8, width=2.6)])
    for x in (34, 41, 48):
        d.fold(([(x + 2, 24), (x - 1, 4), (x - 2, -16)], 2.6))
    d.lens([(25, -16), (36, -12), (49, -16)], 3)
    head: list[Node] = [
        (26, -60), (25, -55), (21, -51, "c"), (25, -49), (25, -43), (31, -39), (40, -43), (45, -52),
        (43, -62),
        (35, -67), (28, -66),
    ]  # fmt: skip
    d.shape(smooth(head), YELLOW, INNER)
    d.shape(
        smooth([(27, -64, "c"), (33, -59), (38, -50), (45, -47), (48, -57), (42, -68), (33, -70)]),
        OCHRE,
        DETAIL,
    )
    d.shape(circle(28.6, -55, 1.6), INK, None)
    d.lens([(25, -46.4), (28, -46.6), (31, -45.4)], 1.6)
    arm: list[Station] = [(38, -32, 6), (24, -22, 5), (8, -24, 4)]
    d.limb(arm, YELLOW, INNER, start="round", end="round", depth=0.5, spacing=4.6, width=2.2)


def _car(d: Drawing) -> None:
    car: list[Node] = [
        (18, 24, "c"),
        (20, 4),
        (15, -8, "c"),
        (22, -10),
        (30, 6),
        (44, 14),
        (62, 12, "c"),
        (66, 30, "c"),
        (40, 36),
    ]
    d.shape(smooth(car), YELLOW, OUTER, shade=[Shade(angle=75, depth=0.4, spacing=4.8, width=2.4)])
    d.line(smooth([(24, 12), (40, 22), (62, 20)], closed=False), DETAIL)
    cx, cy, r = 44.0, 37.0, 22.0
    d.shape(circle(cx, cy, r), YELLOW, OUTER)
    d.shape(circle(cx, cy, r - 6), OCHRE, DETAIL)
    spokes: list[tuple[Point, Point]] = []
    for k in range(6):
        a = math.radians(60 * k + 15)
        spokes.append(((cx, cy), (cx + 17 * math.cos(a), cy + 17 * math.sin(a))))
    for p, q in spokes:
        d.line(polyline([p, q], closed=False), INNER)
    d.shape(ellipse(cx, cy, 4.6, 4.6), YELLOW, DETAIL)


def _reins(d: Drawing) -> None:
    for dx, dy in ((0, 0), (9, -8)):
        d.line(smooth([(8, -24), (-30, -24 + dy / 2), (-86 + dx, -27 + dy)], closed=False), DETAIL)
