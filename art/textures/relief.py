"""Reliefs of the tables' textures: strokes on mid grey that repeat without a seam.

A tile is a relief, not a colour: mid grey leaves the table as it is, darker and lighter shades move it. The
window colours, lights and lays it (`briscola.ui.render.table_surface`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from art.kit.paths import Point

NEUTRAL = "#808080"
BLACK, WHITE = "#000", "#fff"


def tile(size: tuple[int, int], layers: Sequence[str], ground: str = NEUTRAL) -> str:
    """The SVG of a tile of that size, its layers laid over one grey."""
    w, h = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" fill="none" stroke-linecap="round">'
        f'<path d="M0 0h{w}v{h}H0z" fill="{ground}"/>{"".join(layers)}</svg>\n'
    )


def strokes(paths: Sequence[str], ink: str, width: float, strength: float) -> str:
    """Lines of one ink, width and opacity, as one element."""
    if not paths:
        return ""
    return (
        f'<path stroke="{ink}" stroke-width="{width:g}" stroke-opacity="{strength:g}" d="{"".join(paths)}"/>'
    )


def fills(paths: Sequence[str], ink: str, strength: float) -> str:
    """Areas of one ink and opacity, as one element."""
    return f'<path fill="{ink}" fill-opacity="{strength:g}" d="{"".join(paths)}"/>' if paths else ""


def wrapped(points: Sequence[Point], size: tuple[int, int], reach: float) -> Iterator[Sequence[Point]]:
    """The points, and their copies on the other sides of the tile as far as they are seen there."""
    w, h = size
    xs, ys = [x for x, _ in points], [y for _, y in points]
    for dx in (-w, 0, w):
        for dy in (-h, 0, h):
            across = -reach < max(xs) + dx and min(xs) + dx < w + reach
            if across and -reach < max(ys) + dy and min(ys) + dy < h + reach:
                yield [(x + dx, y + dy) for x, y in points]
