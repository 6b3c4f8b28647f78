"""Strokes of engraved roman letters: posts, slants, bars, bows and their serifs, for a cap height of 100."""

from __future__ import annotations

from art.kit.limb import Station, limb
from art.kit.paths import Node, Outline, circle, polyline, smooth

THICK = 20.0
THIN = 8.5
SERIF = 9.5  # how far a serif stands out
SLAB = 5.0  # its thickness

Strokes = list[Outline]


def post(x: float, thick: float = THICK, top: float = -100, low: float = 0, ends: str = "both") -> Outline:
    """An upright stroke about x with bracketed serifs at its `ends`: `both`, `top`, `low` or `none`."""
    h, out = thick / 2, SERIF + 1.0
    nodes: list[Node] = []
    if ends in ("both", "top"):
        nodes += [
            (x - h, top + 15, "c"), (x - h - out * 0.45, top + SLAB + 1.6), (x - h - out, top + SLAB, "c"),
            (x - h - out, top, "c"), (x + h + out, top, "c"), (x + h + out, top + SLAB, "c"),
            (x + h + out * 0.45, top + SLAB + 1.6), (x + h, top + 15, "c"),
        ]  # fmt: skip
    else:
        nodes += [(x - h, top, "c"), (x + h, top, "c")]
    if ends in ("both", "low"):
        nodes += [
            (x + h, low - 15, "c"), (x + h + out * 0.45, low - SLAB - 1.6), (x + h + out, low - SLAB, "c"),
            (x + h + out, low, "c"), (x - h - out, low, "c"), (x - h - out, low - SLAB, "c"),
            (x - h - out * 0.45, low - SLAB - 1.6), (x - h, low - 15, "c"),
        ]  # fmt: skip
    else:
        nodes += [(x + h, low, "c"), (x - h, low, "c")]
    return smooth(nodes)


def slant(x0: float, y0: float, x1: float, y1: float, thick: float) -> Outline:
    """A straight stroke with level ends; `thick` is measured level."""
    h = thick / 2
    return polyline([(x0 - h, y0), (x0 + h, y0), (x1 + h, y1), (x1 - h, y1)])


def slab(x: float, y: float, half: float, lean: float = 0.0) -> Outline:
    """The serif of a slanting stroke: flat on the line y, bracketed towards the letter's middle."""
    inward = 1.0 if y < -50 else -1.0
    nodes: list[Node] = [
        (x - half, y, "c"), (x + half, y, "c"), (x + half, y + inward * SLAB, "c"),
        (x + half * 0.45 + lean, y + inward * (SLAB + 2)),
        (x + half * 0.3 + lean * 1.7, y + inward * 14, "c"),
        (x - half * 0.3 + lean * 1.7, y + inward * 14, "c"),
        (x - half * 0.45 + lean, y + inward * (SLAB + 2)),
        (x - half, y + inward * SLAB, "c"),
    ]  # fmt: skip
    return smooth(nodes)


def bar(x0: float, x1: float, y: float) -> Outline:
    """A thin level stroke about y."""
    return polyline([(x0, y - THIN / 2), (x1, y - THIN / 2), (x1, y + THIN / 2), (x0, y + THIN / 2)])


def beak(x: float, y0: float, y1: float, side: float = 1.0) -> Outline:
    """The wedge that ends a level stroke at x: upright outside from y0 to y1, curving back to y0 inside."""
    nodes: list[Node] = [
        (x, y0, "c"), (x + side * 1.5, y1, "c"), (x - side * 3, y1, "c"),
        (x - side * 7, y0 + (y1 - y0) * 0.52), (x - side * 17, y0 + (y1 - y0) * 0.24, "c"),
        (x - side * 17, y0, "c"),
    ]  # fmt: skip
    return smooth(nodes)


def bow(*stations: Station) -> Outline:
    """A round stroke that swells and thins."""
    return limb(stations).outline


def ball(x: float, y: float, r: float) -> Outline:
    """The round drop that ends a thin stroke."""
    return circle(x, y, r)


def loop(x: float, y: float, wide: float, high: float, thick: float) -> Strokes:
    """The two halves of a closed bowl about (x, y): half-axes of its middle line, half-width at the sides."""
    parts: Strokes = []
    for side in (-1, 1):
        parts.append(
            bow(
                (x - side * 4, y - high, 4.2), (x + side * 4, y - high, 4.2),
                (x + side * wide * 0.7, y - high * 0.74, thick * 0.72), (x + side * wide, y, thick),
                (x + side * wide * 0.7, y + high * 0.74, thick * 0.72), (x + side * 4, y + high, 4.2),
                (x - side * 4, y + high, 4.2),
            )
        )  # fmt: skip
    return parts


def ring(middle: float, reach: float) -> Strokes:
    """The two halves of an O about x = `middle`."""
    return loop(middle, -50, reach, 47.5, 10.4)


def lobe(x: float, top: float, low: float, reach: float) -> Outline:
    """The bowl of B, P, R and D from a post at x."""
    middle, high, deep = (top + low) / 2, top + 4.2, low - 4.2
    h = (low - top) / 2
    return bow(
        (x, high, 4.2), (x + reach * 0.45, high, 4.4), (x + reach * 0.88, middle - h * 0.55, 8.2),
        (x + reach, middle, 10.2), (x + reach * 0.88, middle + h * 0.55, 8.2), (x + reach * 0.45, deep, 4.4),
        (x, deep, 4.2),
    )  # fmt: skip


def heel(x: float) -> Strokes:
    """The left halves of a post's serifs, where a bowl takes the place of the right ones."""
    out = THICK / 2 + SERIF
    parts: Strokes = []
    for y, inward in ((-100.0, 1.0), (0.0, -1.0)):
        nodes: list[Node] = [
            (x - out, y, "c"), (x + 4, y, "c"), (x + 4, y + inward * 15, "c"),
            (x - THICK / 2, y + inward * 15, "c"),
            (x - THICK / 2 - SERIF * 0.45, y + inward * (SLAB + 1.6)), (x - out, y + inward * SLAB, "c"),
        ]  # fmt: skip
        parts.append(smooth(nodes))
    return [post(x, ends="none"), *parts]
