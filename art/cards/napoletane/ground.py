"""Ground of the courts: the plinth, the horsemen's slab."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, polyline, rect
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane.card import WIDTH

LEFT, TOP, WIDE, HIGH = 55.0, 726.0, 400.0, 38.0
"""The plinth's place."""
FLOOR = 752.0
"""The height in a figure's units that `figure` lets stand still."""


def plinth(d: Drawing, fill: str) -> None:
    """The flat ground of kings and pages: a bar with vertical rulings."""
    bar = rect(LEFT, TOP, WIDE, HIGH)
    d.shape(bar, fill, OUTER)
    d.hatch(bar, Shade(angle=90, depth=0.9, spacing=6.4, width=5.4, bend=0))
    d.line(polyline([(LEFT + 5, TOP + 6.5), (LEFT + WIDE - 5, TOP + 6.5)], closed=False), DETAIL)


def slab(d: Drawing, fill: str) -> None:
    """The horsemen's slanted ground, six sunken panels."""
    left, right, top, bottom, slant = 26.0, 484.0, 706.0, 764.0, 40.0
    d.shape(
        polyline([(left, top), (right - slant, top), (right, bottom), (left + slant, bottom)]), fill, OUTER
    )
    count = 6
    wide = (right - slant - left - 14) / count
    for k in range(count):
        x = left + 18 + k * wide
        panel = polyline(
            [(x, top + 10), (x + wide - 12, top + 10), (x + wide + 14, bottom - 10), (x + 26, bottom - 10)]
        )
        d.line(panel, INNER)
        d.hatch(
            panel,
            Shade(angle=0, depth=0.62, spacing=5.4, width=3.6, seed=k, bend=0),
            Shade(angle=-90, depth=0.4, spacing=5.4, width=3.0, bend=0),
        )


SCALE = (1.12, 1.06)
"""Scale of a figure across and upwards, beside its design."""


@contextmanager
def figure(d: Drawing, drop: float = 12.0) -> Iterator[None]:
    """Stand a figure drawn on the ground line y = 752 larger about the middle of the card, on the plinth."""
    sx, sy = SCALE
    with d.at(WIDTH / 2 * (1 - sx), FLOOR * (1 - sy) + drop, SCALE):
        yield


@contextmanager
def true(d: Drawing, at: Point) -> Iterator[None]:
    """At that point of a figure, a thing drawn about (0, 0) at its true size: signs keep their shape."""
    with d.at(*at, (1 / SCALE[0], 1 / SCALE[1])):
        yield
