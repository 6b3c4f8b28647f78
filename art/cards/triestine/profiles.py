"""Heads in true profile, looking left: eyes on y = 0, the chin near y = 64, as in `parts.visage`."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, WHITE
from art.cards.kit.paths import Node, Point, ellipse, smooth
from art.cards.kit.svg import INNER, Drawing


def skull(d: Drawing, nodes: Sequence[Node], skin: str, *, start: float = 0.56, stop: float = 0.9) -> None:
    """A face over its contour, shaded under the jaw between these shares of it."""
    d.shape(smooth(list(nodes)), skin, INNER, shade=[
        Shade(angle=30, depth=0.6, spacing=4.6, width=2.4, reach=12, start=start, stop=stop),
    ])  # fmt: skip


def eye(
    d: Drawing, x: float, y: float, long: float, *, wide: float = 1.0, hood: float = 0.0, bag: int = 0
) -> None:
    """An eye seen from its side: the ball's front at (x, y), `long` back to the outer corner.

    `wide`: opening of the lids; `hood`: weight of the fold over the upper lid; `bag`: folds beneath.
    """
    high = long * 0.62 * wide

    def at(along: float, up: float) -> Point:
        return (x + along * long, y - up * high)

    d.shape(
        smooth([(*at(0.1, 0.62), "c"), at(0.0, 0.1), (*at(0.12, -0.52), "c"), at(0.52, -0.44),
            (*at(1, -0.24), "c"), at(0.5, 0.56)]),
        WHITE, None,
    )  # fmt: skip
    d.flats(ellipse(*at(0.17, 0.06), long * 0.14, high * 0.54), ink=INK)
    d.lens([at(0.0, 0.1), at(0.02, -0.16), at(0.12, -0.56)], 1.6)
    d.lens([at(-0.14, 0.5), at(0.16, 0.82), at(0.62, 0.56), at(1.3, -0.44)], 4.2)
    d.lens([at(0.1, -0.56), at(0.5, -0.66), at(0.94, -0.36)], 1.8)
    if hood:
        d.lens([at(-0.06, 1.0), at(0.3, 1.5), at(0.84, 1.1), at(1.36, 0.1)], 1.8 + hood)
    for k in range(bag):
        low = -1.2 - 0.56 * k
        d.lens([at(0.1, low + 0.2), at(0.5, low - 0.2), at(1.04, low + 0.36)], 1.9 - 0.2 * k)


def nostril(d: Drawing, x: float, y: float, size: float) -> None:
    """The wing of a nose round (x, y) and the dark of the nostril before it."""
    d.lens([(x - 4 * size, y - 7 * size), (x + 3 * size, y - 6 * size), (x + 5 * size, y),
        (x + 1 * size, y + 4 * size)], 2.2)  # fmt: skip
    d.lens([(x - 9 * size, y + 3 * size), (x - 5 * size, y + 0.4 * size), (x - 1 * size, y + 2.6 * size)],
        2.0)  # fmt: skip
