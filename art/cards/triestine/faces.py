"""Additions to `parts.visage` for this deck, in its units: necks, noses that stand out, flushed cheeks."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, between, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.triestine.inks import ROSE


def neck(d: Drawing, skin: str, at: Point, half: float, *, long: float = 44.0, shade: float = 0.5) -> None:
    """A neck under the chin at that point, spreading towards the shoulders."""
    x, y = at
    nodes: list[Node] = [
        (x - half, y - 22, "c"), (x - half + 1, y + 6), (x - half - 6, y + long * 0.7),
            (x - half - 26, y + long, "c"),
        (x + half + 26, y + long, "c"), (x + half + 6, y + long * 0.7), (x + half - 1, y + 6),
            (x + half, y - 22, "c"),
    ]  # fmt: skip
    d.shape(smooth(nodes), skin, OUTER, shade=[
        Shade(angle=0, depth=shade, spacing=4.8, width=2.6, reach=26),
            Shade(angle=-90, depth=0.34, spacing=5, width=2.4),
    ])  # fmt: skip
    d.lens([(x - 3, y + long * 0.66), (x - 6, y + long * 0.82), (x - 16, y + long * 0.94)], 2.2)


def jutting(
    d: Drawing, skin: str, tip: Point, *, root: Point = (-16, -12), wing: Point = (-14, 21),
        hook: float = 0.0,
    bulb: float = 0.0, dark: int = 4,
) -> None:  # fmt: skip
    """A nose that stands out beyond the far cheek, from its root to `tip` and back to the near `wing`.

    `hook`: how far its bridge bows out (below 0: hollow); `bulb`: how round the tip is; `dark`: strokes of
    shade.
    """
    (tx, ty), (wx, wy) = tip, wing
    high, low = between(root, tip, 0.34), between(root, tip, 0.74)
    bridge: list[Point] = [
        root,
        (high[0] - hook, high[1]),
        (low[0] - hook * 0.8 - bulb * 0.4, low[1] - bulb * 0.4),
    ]
    edge: list[Node] = [
        *bridge, (tx - bulb * 0.5, ty), (tx + 3, ty + 5 + bulb * 0.6), (tx + 10, wy + 3.6 + bulb * 0.4),
        (*between((tx + 9, wy + 3), wing, 0.6), "c"),
    ]  # fmt: skip
    d.shape(smooth([*edge, wing, (wx - 1, root[1] + 14)]), skin, None)
    d.fold((list(reversed(bridge)), INNER * 1.15))
    d.line(smooth(edge[2:], closed=False), INNER)
    d.lens([(wx - 6, wy + 2.6), (wx, wy + 1.6), (wx + 2.4, wy - 3), (wx + 0.4, wy - 8)], 2.0)
    d.lens([(tx + 10, wy + 1.6), (wx - 7, wy - 1.2), (wx - 4, wy + 1.2)], 1.8)
    for k in range(dark):
        x, y = between((root[0] + 7, root[1] + 9), (wx - 1, wy - 9), (k + 0.6) / dark)
        d.ticks(((x, y), (x - 7 - 2 * k / dark, y + 2.4), 2.0))


def flush(d: Drawing, *spots: tuple[float, float, float]) -> None:
    """Rosy cheeks, each (x, y, radius): four short slanting strokes in rose."""
    strokes = ((-0.62, -0.22, 0.3), (-0.2, -0.1, 0.46), (0.24, 0.06, 0.42), (0.62, 0.26, 0.28))
    d.ticks(
        *(
            ((x + r * (a + long), y + r * (b - long)), (x + r * (a - long), y + r * (b + long)), 3.0)
            for x, y, r in spots
            for a, b, long in strokes
        ),
        ink=ROSE,
    )
