"""Eyes, brows and lips: the features that the three-quarter and the frontal face have in common."""

from __future__ import annotations

from dataclasses import dataclass

from art.cards.kit.inks import INK, LIP, WHITE
from art.cards.kit.paths import Outline, Point, circle, ellipse, smooth
from art.cards.kit.svg import Drawing
from art.cards.parts.look import Look


@dataclass(frozen=True, kw_only=True)
class Eye:
    """An eye: middle, half-width; `inner` -1: the nose is at the left of it, 1: at the right."""

    x: float
    y: float
    half: float
    inner: float = -1.0
    tall: float = 8.0

    def at(self, along: float, up: float) -> Point:
        """A point: along -1 inner corner … 1 outer corner; up in shares of `tall`."""
        return (self.x - self.inner * along * self.half, self.y - up * self.tall)


def eyes(d: Drawing, look: Look, pair: tuple[Eye, ...]) -> None:
    """The eyes: white, iris under the lid, lids, crease, lashes, the line of age below."""
    o = look.eye
    whites: list[Outline] = []
    irises: list[Outline] = []
    for e in pair:
        lid = [e.at(-0.5, 0.42 * o), e.at(0.05, 0.58 * o), e.at(0.55, 0.42 * o)]
        foot = [e.at(0.45, -0.3), e.at(-0.25, -0.34)]
        whites.append(smooth([(*e.at(-1, -0.06), "c"), *lid, (*e.at(1, 0), "c"), *foot]))
        gaze = e.at(-0.08, 0)[0] + look.gaze * e.half * 0.25
        irises.append(ellipse(gaze, e.y - 0.11 * o * e.tall, min(3.5, e.half * 0.5), 3.9))
    d.shapes(whites, WHITE, None)
    d.shapes(irises, INK, None)
    d.shapes([circle(shape.oval[0] - 1.2, shape.oval[1] - 0.9, 0.85) for shape in irises if shape.oval],
        WHITE, None)  # fmt: skip
    for e in pair:
        lid = [e.at(-1.14, -0.1), e.at(-0.6, 0.44 * o), e.at(0.05, 0.63 * o), e.at(0.62, 0.42 * o)]
        d.lens([*lid, e.at(1.32, -0.08)], 3.3)
        d.lens([e.at(-0.7, -0.28), e.at(0, -0.46), e.at(0.85, -0.2)], 1.5)
        d.lens([e.at(-0.95, 0.5 + 0.3 * o), e.at(-0.1, 0.72 + 0.36 * o), e.at(1.1, 0.3 + 0.26 * o)], 1.5)
        if look.female:
            d.fold(([e.at(0.75, 0.36 * o), e.at(1.15, 0.42 * o), e.at(1.42, 0.62)], 2.2))
        if look.lines >= 1:
            d.lens([e.at(-0.7, -0.82), e.at(0.1, -1.06), e.at(0.95, -0.72)], 1.4)
        if look.lines >= 3:
            d.lens([e.at(-0.5, -1.16), e.at(0.2, -1.34), e.at(0.9, -1.02)], 1.3)


def brow(d: Drawing, look: Look, inner: Point, middle: Point, outer: Point, weight: float) -> None:
    """One brow from the nose outwards."""
    lift = look.stern
    a, c = (inner[0], inner[1] + lift * 1.1), (outer[0], outer[1] - lift * 0.2)
    b = (middle[0], middle[1] + lift * 0.3)
    q = (a[0] * 0.55 + b[0] * 0.45, a[1] * 0.36 + b[1] * 0.64)
    weight *= look.brow * (0.7 if look.female else 1.0)
    if not look.bushy:
        d.lens([a, q, b, c], weight)
        return
    d.lens([a, q, b, c], weight * 0.8)
    side = 1.0 if c[0] > a[0] else -1.0
    for x, y, size in ((a[0], a[1], 4.0), (q[0], q[1], 4.6), (b[0], b[1], 4.6), (c[0], c[1], 3.4)):
        foot = (x - side * 0.4, y + 1.2)
        d.fold(([foot, (x + side * size * 0.2, y - size * 0.5), (x + side * size * 0.9, y - size)], 2.2))


def lips(d: Drawing, look: Look, upper: Outline, lower: Outline) -> None:
    """Coloured lips, if the look has them."""
    if look.rosy:
        d.shapes([upper, lower], LIP, None)
