"""Where the courts stand: the plinth, the horsemen's slab."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import polyline, rect
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane.card import WIDTH


def plinth(d: Drawing, fill: str) -> None:
    """The flat ground of kings and pages: a bar with vertical rulings."""
    d.shape(rect(61, 712, 388, 40), fill, OUTER)
    d.hatch(rect(61, 712, 388, 40), Shade(angle=90, depth=0.62, spacing=6.4, width=2.8, bend=0))
    d.hatch(rect(61, 712, 388, 40), Shade(angle=0, depth=0.05, spacing=5, width=2.4, bend=0))
    d.line(polyline([(66, 718.5), (444, 718.5)], closed=False), DETAIL)


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
            Shade(angle=0, depth=0.55, spacing=5.4, width=2.6, seed=k, bend=0),
            Shade(angle=-90, depth=0.22, spacing=6, width=2, bend=0),
        )


@contextmanager
def figure(d: Drawing, scale: tuple[float, float] = (1.04, 1.09)) -> Iterator[None]:
    """Stand a figure drawn on the ground line y = 752 a little larger about the middle of the card."""
    sx, sy = scale
    with d.at(WIDTH / 2 * (1 - sx), 752 * (1 - sy), scale):
        yield
