"""Additions to `parts.visage`, in its units: noses that jut beyond the far cheek, far eyes, flushes."""

from __future__ import annotations

from art.cards.kit.inks import INK, WHITE
from art.cards.kit.paths import Node, Point, between, circle, smooth
from art.cards.kit.svg import INNER, Drawing

FLUSH = "#e0785f"


def jutting(
    d: Drawing,
    skin: str,
    tip: Point,
    *,
    root: Point = (-17, -13),
    wing: Point = (-15, 23),
    hook: float = 0.0,
    bulb: float = 0.0,
    dark: int = 5,
) -> None:
    """A nose from its root between the eyes to `tip` and back to the near `wing`; draw it after the far eye.

    `hook`: how far the bridge bows outwards (below 0: hollow). `bulb`: how round the tip is.
    `dark`: strokes of shade on its near side.
    """
    (tx, ty), (wx, wy) = tip, wing
    high, low = between(root, tip, 0.36), between(root, tip, 0.74)
    bridge: list[Point] = [
        root, (high[0] - 0.9 * hook, high[1]), (low[0] - hook - 0.4 * bulb, low[1] - 0.5 * bulb),
    ]  # fmt: skip
    edge: list[Node] = [
        *bridge, (tx - 0.4 * bulb, ty - 1), (tx + 2, ty + 4 + 0.6 * bulb), (tx + 8 + 0.3 * bulb,
            wy + 3.4 + 0.5 * bulb),
        (*between((tx + 8, wy + 3), wing, 0.55), "c"),
    ]  # fmt: skip
    d.shape(smooth([*edge, wing, (wx - 1, root[1] + 14)]), skin, None)
    # The bridge thins out towards the brow.
    d.fold((list(reversed(bridge)), INNER * 1.2))
    d.line(smooth(edge[2:], closed=False), INNER)
    d.lens([(wx - 7, wy + 2.6), (wx - 1, wy + 2), (wx + 2.6, wy - 2), (wx + 1, wy - 8)], 3.0)
    d.lens([(tx + 9, wy + 2), (wx - 7, wy - 1.4), (wx - 4, wy + 1.4)], 2.6)
    if bulb:
        d.lens(
            [(tx + 4, ty - 5 - bulb * 0.5), (tx + 9 + bulb * 0.4, ty - 4), (tx + 9 + bulb * 0.4, ty + 2)], 2.0
        )
    for k in range(dark):
        t = (k + 0.6) / dark
        x, y = between((root[0] + 7, root[1] + 8), (wx - 2, wy - 10), t)
        d.ticks(((x, y), (x - 6 - 3 * t, y + 2.6), 2.2))


def far_eye(
    d: Drawing, x: float, y: float, half: float, *, wide: float = 1.0, gaze: float = 0.0, iris: str = INK
) -> None:
    """The far eye of a three-quarter face, the nose at its right: much white, one lid line, a small iris."""
    high = half * 0.7 * wide
    white = smooth([
        (x - half, y, "c"), (x - half * 0.4, y - high * 0.86), (x + half * 0.4, y - high * 0.9),
        (x + half, y + 0.6, "c"), (x + half * 0.3, y + high * 0.72), (x - half * 0.5, y + high * 0.6),
    ])  # fmt: skip
    d.shape(white, WHITE, None)
    d.flats(circle(x + gaze * half * 0.5, y - high * 0.1, min(half * 0.44, high * 0.72)), ink=iris)
    if iris != INK:
        d.flats(circle(x + gaze * half * 0.5, y - high * 0.1, half * 0.2), ink=INK)
    d.lens([(x - half * 1.2, y + 0.4), (x - half * 0.3, y - high * 0.96), (x + half * 1.05, y + 0.4)], 3.2)
    d.lens([(x - half * 0.7, y + high * 0.66), (x, y + high * 0.9), (x + half * 0.7, y + high * 0.7)], 1.5)


def flush(d: Drawing, x: float, y: float) -> None:
    """A warm cheek about (x, y), cut in red strokes."""
    d.ticks(*(
        ((x + 7 - 1.5 * k, y - 6 + 4 * k), (x - 6 - 1.5 * k, y - 3 + 4 * k), 3.0) for k in range(4)
    ), ink=FLUSH)  # fmt: skip
