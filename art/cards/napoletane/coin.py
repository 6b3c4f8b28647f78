"""Denari: the black and yellow sun coin, with a boss (small) or a face (large)."""

from __future__ import annotations

import math
import random

from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER, YELLOW
from art.cards.kit.paths import Node, Outline, Point, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

RAYS = 10
PETALS = 8


def coin(d: Drawing, x: float, y: float, diameter: float, cut: int = 0) -> None:
    """A small coin centred on (x, y): white rim, black disc, ten pointed rays, pellets, ringed boss.

    `cut`: 0 to 2; every ray of a cut is cut by eye, and so are the pellets.
    """
    r = diameter / 2
    eye = random.Random(f"coin/{cut}")
    slip = 1.0 if cut else 0.0
    with d.at(x, y):
        disc = _rim(d, r, cut)
        rays: list[Outline] = []
        pellets: list[Outline] = []
        veins: list[tuple[Point, Point]] = []
        for k in range(RAYS):
            turn = 360 / RAYS * k + eye.uniform(-2.4, 2.4) * slip
            long = 0.92 + eye.uniform(-0.035, 0.03) * slip
            rays.append(_ray(turn, disc * 0.34, disc * long, disc * (0.135, 0.15, 0.125)[cut]))
            between = polar(disc * (0.79 + eye.uniform(-0.03, 0.03) * slip), turn + 180 / RAYS)
            pellets.append(circle(*between, disc * (0.062 + eye.uniform(-0.01, 0.012) * slip)))
            veins.append((polar(disc * 0.46, turn), polar(disc * 0.74, turn)))
        d.flats(*rays, ink=YELLOW)
        d.flats(*pellets, ink=YELLOW)
        if disc > 56:
            for ends in veins:
                d.line(smooth(list(ends), closed=False), DETAIL)
        d.shape(circle(0, 0, disc * 0.45), INK, None)
        boss = disc * (0.37, 0.355, 0.38)[cut]
        d.shape(circle(0, 0, boss), YELLOW, None)
        if disc > 62:
            face(d, boss * 0.98, cut)
        else:
            d.hatch(circle(0, 0, boss), Shade(angle=35, depth=0.34, spacing=4.6, width=2.4, seed=1 + cut))
            d.line(circle(0, 0, boss * (0.52, 0.58, 0.48)[cut]), DETAIL)
            d.shape(circle(0, 0, boss * (0.2, 0.24, 0.17)[cut]), INK, None)


def sun_coin(d: Drawing, x: float, y: float, diameter: float, cut: int = 0) -> None:
    """A large coin centred on (x,
    y): rays and petals round a laurel ring with a human face; `cut`: 0 to 2."""
    r = diameter / 2
    eye = random.Random(f"sun/{cut}")
    slip = 1.0 if cut else 0.0
    with d.at(x, y):
        disc = _rim(d, r, cut)
        rays: list[Outline] = []
        for k in range(PETALS):
            turn = 360 / PETALS * (k + 0.5) + eye.uniform(-1.6, 1.6) * slip
            rays.append(_ray(turn, disc * 0.5, disc * (0.95 - eye.uniform(0, 0.04) * slip), disc * 0.11))
            for side in (-1, 1):
                spot = polar(disc * (0.9 + eye.uniform(-0.02, 0.02) * slip), turn + side * 90 / PETALS)
                rays.append(circle(*spot, disc * (0.032 + eye.uniform(-0.005, 0.007) * slip)))
        d.flats(*rays, ink=YELLOW)
        for k in range(PETALS):
            turn = 360 / PETALS * k + eye.uniform(-1.6, 1.6) * slip
            d.shape(
                _petal(turn, disc * (1 - eye.uniform(-0.012, 0.02) * slip)), YELLOW, INNER,
                shade=[Shade(angle=turn, depth=0.26, spacing=5 + r / 150, width=2.5, seed=1 + cut)],
            )  # fmt: skip
            ends = [polar(disc * 0.6, turn), polar(disc * (0.8, 0.77, 0.82)[cut], turn)]
            d.line(smooth(ends, closed=False), DETAIL)
        d.shape(circle(0, 0, disc * 0.655), INK, None)
        _laurel(d, disc, (0.0, 7.0, 12.0)[cut])
        d.shape(circle(0, 0, disc * 0.47), YELLOW, INNER)
        face(d, disc * 0.47, cut)


def face(d: Drawing, radius: float, cut: int = 0) -> None:
    """A full face filling the circle of the given radius about (0, 0); the disc itself is not drawn.

    `cut`: 0 calm, 1 with raised brows and a broader mouth, 2 with a lowered look and full cheeks.
    """
    lift, smile, gaze = ((0, 0, 0), (-5, 4, 3), (4, -3, -3))[cut]
    with d.at(scale=radius / 100):
        if radius <= 34:
            _small_features(d, lift, smile, gaze)
            return
        step = 4.4 + radius / 60
        d.hatch(
            circle(0, 0, 100),
            Shade(angle=8, depth=0.24, spacing=step, width=2.6, bend=0.12, seed=1 + cut),
            Shade(angle=52, depth=0.15, spacing=step, width=2.2, seed=2 + cut),
            Shade(angle=176, depth=0.08, spacing=5.4, width=1.8, seed=3 + cut),
        )
        for side in (-1, 1):
            eye: list[Node] = [(side * 52, -10, "c"), (side * 34, -21), (side * 15, -8, "c"), (side * 34, -1)]
            d.shape(smooth(eye), PAPER, None)
            d.shape(circle(side * 32 + gaze, -11, 9), INK, None)
            d.lens([(side * 58, -8), (side * 34, -23), (side * 12, -7)], 9)
        # One brow and the nose are a single stroke.
        d.lens([(-67, -22 + lift), (-42, -45 + lift), (-16, -38), (-8, -14), (-16, 19)], 10)
        d.lens([(67, -22 + lift), (40, -45 + lift), (9, -31)], 10)
        nose: list[Node] = [(-15, 17), (-12, 25), (-3, 23), (4, 27), (13, 23), (15, 15)]
        d.line(smooth(recut(nose, cut, 1.6), closed=False), DETAIL)
        wide = 35 + smile
        d.lens([(-wide, 38 - smile), (-16, 44), (0, 48 + smile / 2), (16, 44), (wide, 38 - smile)], 9)
        d.lens([(-15 - smile, 58), (0, 63 + smile), (15 + smile, 58)], 7)
        d.lens([(-14, 82 + smile), (0, 76 + smile), (14, 82 + smile)], 5)
        for side in (-1, 1):
            d.lens([(side * 22, 26), (side * (41 + smile), 36), (side * (44 + smile), 54)], 5)
            d.lens([(side * 44, 4 + lift / 2), (side * 34, 8), (side * 22, 4)], 5)
        d.fold(([(15, 14), (11, -4), (12, -22)], 6))


def _small_features(d: Drawing, lift: float, smile: float, gaze: float) -> None:
    """The few strokes a thumbnail of a face needs."""
    for side in (-1, 1):
        d.lens([(side * 66, -22 + lift), (side * 40, -42 + lift), (side * 10, -28)], 2.6)
        d.shape(circle(side * 33 + gaze, -8, 8.5), INK, None)
    d.fold(([(-3, 18), (-8, 0), (-10, -28)], 3))
    d.lens([(-16, 18), (0, 26), (16, 18)], 2.4)
    d.lens([(-32 - smile, 48 - smile), (0, 58 + smile), (32 + smile, 48 - smile)], 3)


def _rim(d: Drawing, r: float, cut: int) -> float:
    """Outer ring,
    white ring and black disc; the disc's radius. Cuts 1 and 2 have a worn place in the ring."""
    d.shape(circle(0, 0, r - OUTER / 2), PAPER, OUTER)
    for angle in ((), (208,), (131, 318))[cut]:
        d.lens([polar(r - 0.4, angle - 6), polar(r - 1, angle), polar(r - 0.4, angle + 6)], 2.2, ink=PAPER)
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


def _laurel(d: Drawing, disc: float, start: float) -> None:
    """A ring of paired leaves running clockwise from `start` (degrees)."""
    leaves = 20
    wreath: list[Outline] = []
    for k in range(leaves):
        turn = start + 360 / leaves * k
        for side in (-1, 1):
            root, tip = polar(disc * 0.565, turn), polar(disc * (0.565 + side * 0.062), turn + 18.5)
            belly = polar(disc * (0.565 + side * 0.055), turn + 6)
            back = polar(disc * (0.565 + side * 0.012), turn + 12)
            wreath.append(smooth([(*root, "c"), belly, (*tip, "c"), back]))
    d.flats(*wreath, ink=YELLOW)
