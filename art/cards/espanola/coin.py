"""Oros: a rayed gold coin with the face of the sun."""

from __future__ import annotations

from art.cards.espanola.inks import INK, RED, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Outline, circle, polar, polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing


def coin(d: Drawing, r: float, cut: int = 0) -> None:
    """The coin about (0, 0) with radius `r`; the sign has three cuts, each with a face of its own."""
    beads = (20, 18, 22)[cut]
    d.shape(circle(0, 0, r), YELLOW, OUTER, shade=[
        Shade(angle=35, depth=0.1, spacing=5, width=2.4, seed=1 + cut),
    ])  # fmt: skip
    d.line(circle(0, 0, r * 0.79), INNER)
    beading = [circle(*polar(r * 0.89, 360 * (k + 0.3 * cut) / beads), r * 0.05) for k in range(beads)]
    d.flats(*beading, ink=INK)
    d.shape(circle(0, 0, r * 0.76), RED, None)
    d.hatch(circle(0, 0, r * 0.76), Shade(angle=40, depth=0.3, spacing=6, width=3, seed=1 + cut))
    with d.at(rotate=(0, 7.5, -4)[cut]):
        d.shape(rays(r * 0.75, r * (0.46, 0.45, 0.47)[cut], 16), YELLOW, INNER)
        d.ticks(*((polar(r * 0.47, 22.5 * k), polar(r * 0.66, 22.5 * k), 2.2) for k in range(16)))
    d.shape(circle(0, 0, r * 0.45), YELLOW, INNER, shade=[
        Shade(angle=38, depth=0.26, spacing=4.6, width=2.4, seed=1 + cut),
    ])  # fmt: skip
    with d.at(scale=r * 0.45 / 34):
        sun_face(d, cut)


def rays(outer: float, inner: float, count: int) -> Outline:
    """A star of straight rays and wavy ones in turn."""
    return polyline([
        polar(inner if k % 2 else (outer if k % 4 else outer * 0.86),
            180 * k / count) for k in range(2 * count)
    ])  # fmt: skip


def sun_face(d: Drawing, cut: int = 0) -> None:
    """A full face in a disc of radius 34: calm, smiling, or looking aside and pouting."""
    gaze, lift, smile = ((0, 0, 0), (1.2, -1.6, 2.6), (-2.2, 1.0, -1.0))[cut]
    for side in (-1, 1):
        d.lens([(side * 4, -12 + lift * 0.4), (side * 12, -16.5 + lift), (side * 22, -11 + lift * 0.3)], 3.4)
        d.lens([(side * 5.6, -4.4), (side * 12, -9), (side * 19, -4.6)], 2.8)
        d.lens([(side * 7, -3.6), (side * 12.4, -1), (side * 18, -4)], 1.8)
        d.shape(circle(side * 12.2 + gaze, -5, 2.6), INK, None)
        d.lens([(side * 14, 9), (side * 20, 7), (side * (24 + smile * 0.4), 1)], 1.8)
        if cut == 1:
            d.lens([(side * 11, 11), (side * 14.4, 14), (side * 13.6, 18)], 2)
    d.fold(([(3, 7), (4.4, 0), (4, -12)], 2.6))
    d.lens([(-5.4, 6.6), (-1, 9.8), (5.6, 6.4)], 2.6)
    wide = (10, 12, 7.6)[cut]
    d.lens([(-wide, 14.4 - smile), (0, 17.6), (wide, 14 - smile)], 3.0)
    d.lens([(-5, 19.6), (0, 20.8 + smile * 0.5), (5, 19.4)], 2.0)
    d.lens([(-6, 26), (0, 28), (6, 26)], 1.6)


def petal(angle: float, start: float, stop: float, half: float) -> Outline:
    """A petal on the ray at that angle, between two radii."""
    x0, y0 = polar(start, angle)
    x1, y1 = polar(stop, angle)
    mx, my = (x0 * 0.45 + x1 * 0.55), (y0 * 0.45 + y1 * 0.55)
    ux, uy = polar(half, angle + 90)
    return smooth([(x0, y0, "c"), (mx + ux, my + uy), (x1, y1, "c"), (mx - ux, my - uy)])
