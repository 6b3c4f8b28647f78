"""Denari: a red middle, with a cheeky face on the large coins, in a ring of yellow flowers on black."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine.coin_face import face
from art.cards.piacentine.inks import DARK_RED, GOLD, INK, ORANGE, PAPER, RED

LARGE = 240.0  # from this diameter on a coin has a face


FLOWERS = ((20, 16, 12), (19, 15, 12), (21, 17, 11))  # of a large, a faced and a small coin, by cut


def coin(d: Drawing, x: float, y: float, size: float, *, faced: bool = False, cut: int = 0) -> None:
    """A coin of the diameter `size` centred on (x, y); a face in the middle if it is large or `faced`.

    The cuts differ in their flowers, their dots, their rosette or the look of the face.
    """
    r = size / 2
    large = size >= LARGE
    with d.at(x, y):
        black = _rim(d, r, large, cut)
        inner = black * (0.69 if large or faced else 0.6)
        count = FLOWERS[cut][0 if large else 1 if faced else 2]
        _flowers(d, (black + inner) / 2 + 0.6, (black - inner) * 0.43, count, cut)
        d.shape(circle(0, 0, inner), GOLD, INNER)
        bead = black * (0.022 if large else 0.027)
        if size > 120:
            ring = inner - INNER / 2 - bead * 1.6
            beads = round(2 * math.pi * ring / (bead * (3.7, 4.0, 3.5)[cut]))
            d.flats(*(circle(*polar(ring, 360 / beads * k), bead) for k in range(beads)), ink=INK)
            inner = ring - bead * 1.8
        else:
            inner -= black * 0.07
        if large or faced:
            face(d, inner, cut)
        else:
            _rosette(d, inner, cut)


def _rim(d: Drawing, r: float, large: bool, cut: int) -> float:
    """The outer ring with its dots; the radius of the black disc."""
    d.shape(circle(0, 0, r - OUTER / 2), PAPER, OUTER)
    width = max(5.2, r * (0.075 if large else 0.09))
    middle = r - OUTER - width / 2
    dot = max(1.6, width * 0.27)
    if r > 45:
        count = round(2 * math.pi * middle / (dot * (4.4, 4.7, 4.2)[cut]))
        d.flats(*(circle(*polar(middle, 360 / count * k), dot) for k in range(count)), ink=INK)
    black = r - OUTER - width
    d.shape(circle(0, 0, black), INK, None)
    return black


def _flowers(d: Drawing, radius: float, half: float, count: int, cut: int) -> None:
    """Small flower-discs on the black ring: scalloped, with a dark eye, and a pellet between two."""
    discs: list[Outline] = []
    eyes: list[Outline] = []
    seams: list[tuple[Point, Point, float]] = []
    for k in range(count):
        turn = 360 / count * k + 9 * cut
        x, y = polar(radius, turn)
        discs.append(_scallop(x, y, half, turn))
        eyes.append(circle(x, y, half * (0.3, 0.36, 0.27)[cut]))
        for n in range(6):
            a = turn + 60 * n + 30
            sx, sy = polar(half * 0.92, a)
            tx, ty = polar(half * 0.34, a)
            seams.append(((x + sx, y + sy), (x + tx, y + ty), max(2.0, half * 0.16)))
        between = turn + 180 / count
        discs += [circle(*polar(radius + half * out, between), half * 0.16) for out in (0.86, -0.86)]
    d.flats(*discs, ink=GOLD)
    d.ticks(*seams)
    d.flats(*eyes, ink=RED)
    if half > 13:
        for eye in eyes:
            d.line(eye, DETAIL)


def _scallop(x: float, y: float, half: float, turn: float) -> Outline:
    nodes: list[Node] = []
    # One point rounds a small lobe, a large one needs two.
    lobe = ((-12, 1.0, False), (12, 1.0, False)) if half > 17 else ((0, 1.03, False),)
    for n in range(6):
        for step, grow, corner in ((-30, 0.8, True), *lobe):
            px, py = polar(half * grow, turn + 60 * n + step)
            nodes.append((x + px, y + py, "c") if corner else (x + px, y + py))
    return smooth(nodes)


def _rosette(d: Drawing, radius: float, cut: int) -> None:
    """The red disc of a small coin with an eight-petalled rosette."""
    disc = circle(0, 0, radius)
    d.shape(disc, DARK_RED, INNER)
    if radius < 16:
        d.shape(circle(0, 0, radius * 0.75), RED, None)
        d.shape(circle(0, 0, radius * 0.3), GOLD, DETAIL)
        return
    petals: list[Outline] = []
    broad = (0.8, 0.72, 0.84)[cut]  # how far out a petal is broadest
    for k in range(8):
        turn = 45 * k
        nodes: list[Node] = [
            (0, 0, "c"), polar(radius * 0.5, turn - 19), polar(radius * broad, turn - 19),
            polar(radius * 0.94, turn), polar(radius * broad, turn + 19), polar(radius * 0.5, turn + 19),
        ]  # fmt: skip
        petals.append(smooth(nodes))
    for k, petal in enumerate(petals):
        d.shape(petal, ORANGE if (k + cut) % 2 else RED, DETAIL)
        d.hatch(
            petal, Shade(angle=30, depth=(0.34, 0.42, 0.28)[cut], spacing=4.6, width=2.4, seed=k + 8 * cut)
        )
    heart = circle(0, 0, radius * (0.32, 0.36, 0.29)[cut])
    d.shape(heart, GOLD, INNER, shade=[Shade(angle=40, depth=0.36, spacing=4.4, width=2.2)])
    d.shape(
        circle(0, 0, radius * (0.1, 0.16, 0.08)[cut]), RED if cut == 1 else INK, DETAIL if cut == 1 else None
    )
