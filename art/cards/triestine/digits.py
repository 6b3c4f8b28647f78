"""Parts of the hands of this deck: fingers with nails, backs and palms, wrists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.kit.track import unit

FLESHY: Final = Shade(angle=55, depth=0.34, spacing=4.8, width=2.3, reach=12)
_TAPER: Final = {2: (1.0, 0.82), 3: (1.0, 0.97, 0.76), 4: (1.0, 1.0, 0.93, 0.74)}


def finger(
    d: Drawing, run: Sequence[Point], half: float, skin: str, *, nail: int = 0, joints: bool = True
) -> None:
    """A finger along its points from the root to the tip (2 to 4), `half` as wide at the root.

    `nail`: 1 or -1 shows the nail, seen from above or slipped to that side; 0 none.
    """
    stations: list[Station] = [
        (x, y, half * share) for (x, y), share in zip(run, _TAPER[len(run)], strict=True)
    ]
    d.limb(stations, skin, INNER, start="round", end="round", depth=0.5, spacing=5.0, width=2.2)
    if joints:
        for before, (x, y), after in zip(run, run[1:], run[2:], strict=False):
            ux, uy = unit(before, after)
            for along, reach in ((-0.16, 0.56), (0.22, 0.4)):
                px, py = x + ux * half * along, y + uy * half * along
                d.lens(
                    [(px + uy * half * reach, py - ux * half * reach), (px + ux * 1.2, py + uy * 1.2),
                     (px - uy * half * reach, py + ux * half * reach)], 1.6,
                )  # fmt: skip
    if nail:
        ux, uy = unit(run[-2], run[-1])
        x, y = run[-1]
        size = half * 0.78

        def at(along: float, across: float) -> Point:
            across += 0.18 * (nail - 1) / 2
            return (x + (ux * along - uy * across) * size, y + (uy * along + ux * across) * size)

        d.line(
            smooth(
                [at(0.62, -0.5), at(-0.1, -0.56), at(-0.34, 0), at(-0.1, 0.56), at(0.62, 0.5)], closed=False
            ),
            1.6,
        )


def wrist(d: Drawing, run: Sequence[Station], skin: str) -> None:
    """The heel of the hand and the wrist, from the palm outwards, before the fingers."""
    d.limb(run, skin, OUTER, start="round", depth=0.5, spacing=5.2, width=2.4)


def thumb(d: Drawing, run: Sequence[Station], skin: str) -> None:
    """A thumb in outline, from its root to its tip, behind a thing or under what is drawn over it."""
    d.limb(run, skin, OUTER, start="round", end="round", depth=0)


def flesh(
    d: Drawing,
    nodes: Sequence[Node],
    skin: str,
    *edges: tuple[int, int],
    shade: Sequence[Shade] = (FLESHY,),
    line: float = OUTER,
) -> None:
    """Skin over the nodes, that joins fingers; only the `edges`, from a node to another, have a contour."""
    d.shape(smooth(list(nodes)), skin, None, shade=shade)
    for start, stop in edges:
        d.line(smooth([*nodes, *nodes][start : stop + 1], closed=False), line)


def dimples(d: Drawing, *spots: Point, turn: float = 0.0, size: float = 4.4) -> None:
    """Short bows over the knuckles, open towards `turn` (0 or 180: sidewards, 90: downwards)."""
    flat = turn in (90.0, -90.0)
    way = -1.0 if turn in (180.0, -90.0) else 1.0
    for x, y in spots:
        bow = [(-way * 0.5, -1.0), (way * 0.5, 0.0), (-way * 0.5, 1.0)]
        d.lens([(x + (v if flat else u) * size, y + (u if flat else v) * size) for u, v in bow], 2.0)


def sinews(d: Drawing, *strokes: tuple[Point, Point]) -> None:
    """Faint strokes from the knuckles towards the wrist."""
    for (x0, y0), (x1, y1) in strokes:
        d.lens([(x0, y0), ((x0 + x1) / 2 + 0.8, (y0 + y1) / 2 - 0.6), (x1, y1)], 1.5)
