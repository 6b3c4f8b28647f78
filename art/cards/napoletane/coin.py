"""Denari: the black and yellow sun coin, with a boss (small) or a face (large)."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER, YELLOW
from art.cards.kit.paths import Node, Outline, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

RAYS = 10
PETALS = 8


def coin(d: Drawing, x: float, y: float, diameter: float) -> None:
    """A small coin centred on (x, y): white rim, black disc, ten pointed rays, pellets, ringed boss."""
    r = diameter / 2
    with d.at(x, y):
        disc = _rim(d, r)
        for k in range(RAYS):
            turn = 360 / RAYS * k
            d.flats(_ray(turn, disc * 0.34, disc * 0.92, disc * 0.135), ink=YELLOW)
            px, py = polar(disc * 0.79, turn + 180 / RAYS)
            d.flats(circle(px, py, disc * 0.062), ink=YELLOW)
        if disc > 56:
            for k in range(RAYS):
                turn = 360 / RAYS * k
                d.line(smooth([polar(disc * 0.46, turn), polar(disc * 0.74, turn)], closed=False), DETAIL)
        d.shape(circle(0, 0, disc * 0.45), INK, None)
        boss = disc * 0.37
        d.shape(circle(0, 0, boss), YELLOW, None)
        if disc > 62:
            face(d, boss * 0.98)
        else:
            d.hatch(circle(0, 0, boss), Shade(angle=35, depth=0.34, spacing=4.6, width=2.4))
            d.line(circle(0, 0, boss * 0.52), DETAIL)
            d.shape(circle(0, 0, boss * 0.2), INK, None)


def sun_coin(d: Drawing, x: float, y: float, diameter: float) -> None:
    """A large coin centred on (x, y): rays and petals round a laurel ring with a human face."""
    r = diameter / 2
    with d.at(x, y):
        disc = _rim(d, r)
        for k in range(PETALS):
            turn = 360 / PETALS * (k + 0.5)
            d.flats(_ray(turn, disc * 0.5, disc * 0.95, disc * 0.11), ink=YELLOW)
            for side in (-1, 1):
                px, py = polar(disc * 0.9, turn + side * 90 / PETALS)
                d.flats(circle(px, py, disc * 0.032), ink=YELLOW)
        for k in range(PETALS):
            turn = 360 / PETALS * k
            petal = _petal(turn, disc)
            d.shape(
                petal, YELLOW, INNER, shade=[Shade(angle=turn, depth=0.26, spacing=5 + r / 150, width=2.5)]
            )
            d.line(smooth([polar(disc * 0.6, turn), polar(disc * 0.8, turn)], closed=False), DETAIL)
        d.shape(circle(0, 0, disc * 0.655), INK, None)
        _laurel(d, disc)
        d.shape(circle(0, 0, disc * 0.47), YELLOW, INNER)
        face(d, disc * 0.47)


def face(d: Drawing, radius: float) -> None:
    """A full face filling the circle of the given radius about (0, 0); the disc itself is not drawn."""
    fine = radius > 34
    with d.at(scale=radius / 100):
        disc = circle(0, 0, 100)
        if fine:
            d.hatch(
                disc,
                Shade(angle=8, depth=0.24, spacing=4.4 + radius / 60, width=2.6, bend=0.12),
                Shade(angle=52, depth=0.15, spacing=4.4 + radius / 60, width=2.2, seed=2),
                Shade(angle=176, depth=0.08, spacing=5.4, width=1.8, seed=3),
            )
        if not fine:
            _small_features(d)
            return
        for side in (-1, 1):
            eye: list[Node] = [(side * 52, -10, "c"), (side * 34, -21), (side * 15, -8, "c"), (side * 34, -1)]
            d.shape(smooth(eye), PAPER, None)
            d.shape(circle(side * 32, -11, 9), INK, None)
            d.lens([(side * 58, -8), (side * 34, -23), (side * 12, -7)], 9)
        # One brow and the nose are a single stroke.
        d.lens([(-67, -22), (-42, -45), (-16, -38), (-8, -14), (-16, 19)], 10)
        d.lens([(67, -22), (40, -45), (9, -31)], 10)
        d.line(smooth([(-15, 17), (-12, 25), (-3, 23), (4, 27), (13, 23), (15, 15)], closed=False), DETAIL)
        d.lens([(-35, 38), (-16, 44), (0, 48), (16, 44), (35, 38)], 9)
        d.lens([(-15, 58), (0, 63), (15, 58)], 7)
        d.lens([(-14, 82), (0, 76), (14, 82)], 5)
        for side in (-1, 1):
            d.lens([(side * 22, 26), (side * 41, 36), (side * 44, 54)], 5)
            d.lens([(side * 44, 4), (side * 34, 8), (side * 22, 4)], 5)
        d.fold(([(15, 14), (11, -4), (12, -22)], 6))


def _small_features(d: Drawing) -> None:
    """The few strokes a thumbnail of a face needs."""
    for side in (-1, 1):
        d.lens([(side * 66, -22), (side * 40, -42), (side * 10, -28)], 2.6)
        d.shape(circle(side * 33, -8, 8.5), INK, None)
    d.fold(([(-3, 18), (-8, 0), (-10, -28)], 3))
    d.lens([(-16, 18), (0, 26), (16, 18)], 2.4)
    d.lens([(-32, 48), (0, 58), (32, 48)], 3)


def _rim(d: Drawing, r: float) -> float:
    """Outer ring, white ring and black disc; the disc's radius."""
    d.shape(circle(0, 0, r - OUTER / 2), PAPER, OUTER)
    disc = r - OUTER - max(4.6, r * 0.075)
    d.shape(circle(0, 0, disc), INK, None)
    return disc


def _ray(turn: float, inner: float, outer: float, half: float) -> Outline:
    spread = math.degrees(math.asin(min(1.0, half / inner)))
    return smooth(
        [(*polar(inner, turn - spread), "c"), (*polar(outer, turn), "c"), (*polar(inner, turn + spread), "c")]
    )


def _petal(turn: float, disc: float) -> Outline:
    """A rounded petal with a little tip."""
    shape: list[tuple[float, float, bool]] = [
        (0.5, -15, True), (0.7, -16.5, False), (0.84, -11.5, False), (0.9, -4, False), (0.955, 0, True),
        (0.9, 4, False), (0.84, 11.5, False), (0.7, 16.5, False), (0.5, 15, True),
    ]  # fmt: skip
    nodes: list[Node] = []
    for radius, angle, corner in shape:
        px, py = polar(disc * radius, turn + angle)
        nodes.append((px, py, "c") if corner else (px, py))
    return smooth(nodes)


def _laurel(d: Drawing, disc: float) -> None:
    """A ring of paired leaves running clockwise, and a fine circle on either side."""
    leaves = 20
    for k in range(leaves):
        turn = 360 / leaves * k
        for side in (-1, 1):
            root, tip = polar(disc * 0.565, turn), polar(disc * (0.565 + side * 0.062), turn + 18.5)
            belly = polar(disc * (0.565 + side * 0.055), turn + 6)
            back = polar(disc * (0.565 + side * 0.012), turn + 12)
            d.flats(smooth([(*root, "c"), belly, (*tip, "c"), back]), ink=YELLOW)
