"""Hair, beards and moustaches: closed locks filled with tapered strands, and rolled curls."""

from __future__ import annotations

import math

from art.cards.francesi.figure import Figure
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER
from art.cards.parts.locks import Locks, strand_ink

_LOCKS = Locks(
    word="strands", width=2.6, bearded=2.3, supple=True,
    shade=Shade(angle=20, depth=0.16, spacing=5, width=2, reach=14),
)  # fmt: skip
lock, beard = _LOCKS.lock, _LOCKS.beard


def curl(d: Figure, x: float, y: float, r: float, fill: str, *, turn: int = 1, start: float = 0.0) -> None:
    """A rolled curl: a disc with a spiral; `turn` 1 winds clockwise, `start` is its open end in degrees."""
    d.shape(circle(x, y, r), fill, INNER)
    ink = strand_ink(fill)
    for offset, reach, width in ((0.0, 1.35, 2.8), (200.0, 0.75, 2.0)):
        points = []
        steps = 9
        for k in range(steps + 1):
            u = k / steps
            angle = math.radians(start + offset + turn * 360 * reach * u)
            radius = r * (0.86 - 0.78 * u * (1.0 if offset == 0 else 0.6))
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
        d.fold((points, width), ink=ink)


def moustache(d: Figure, x: float, y: float, fill: str, *, span: float = 27, droop: float = 8) -> None:
    """A moustache parted at (x, y) under the nose, `span` to either side, its ends `droop` lower."""
    ink = strand_ink(fill)
    for side in (-1, 1):

        def at(u: float, v: float, side: int = side) -> Point:
            return (x + side * span * u, y + v)

        d.shape(
            smooth(
                [
                    (*at(0.0, -3), "c"),
                    at(0.32, -4.2),
                    at(0.66, droop * 0.35),
                    (*at(1.06, droop - 3), "c"),
                    at(0.8, droop + 2.2),
                    at(0.4, 6.4),
                    (*at(0.02, 3.4), "c"),
                ]
            ),
            fill,
            DETAIL,
        )
        d.fold(([at(0.08, 0.2), at(0.4, 0.6), at(0.8, droop * 0.7)], 1.8), ink=ink)
        d.fold(([at(0.1, 2.4), at(0.4, 3.6), at(0.72, droop * 0.8)], 1.5), ink=ink)
