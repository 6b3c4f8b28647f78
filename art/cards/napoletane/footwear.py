"""Shoes and boots of the standing courts: each points left, the ankle at (0, 0), the sole 34 lower."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, WHITE
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_LOW = Shade(angle=76, depth=0.44, spacing=4.8, width=2.8)


HEEL = 29.0
"""Distance of a shoe's heel behind the middle of the ankle, seen from its side."""


def shadow(d: Drawing, flip: bool) -> None:
    """The one black that the shoe throws on the ground: under all of its sole and on to the right of it."""
    left, right = (-HEEL, 62.0) if flip else (-46.0, HEEL + 20)
    d.shape(smooth([
        (left, 33, "c"), (right - 20, 32, "c"), (right, 37, "c"), (right - 16, 42), (left + 24, 43),
        (left + 2, 40, "c"),
    ]), INK, None)  # fmt: skip


def _sole(d: Drawing, toe: float) -> None:
    """A thin black sole that runs from the toe over a lifted arch into a low heel below the contour."""
    d.shape(smooth([
        (toe, 31, "c"), (toe + 22, 33), (-14, 30), (5, 29.4), (HEEL + 1.6, 28, "c"),
        (HEEL + 0.4, 40.4, "c"), (8, 40.4, "c"), (5, 35.6), (-12, 34.6), (toe + 24, 38), (toe + 4, 37, "c"),
    ]), INK, None)  # fmt: skip


def slashed(d: Drawing, fill: str, lining: str) -> None:
    """A broad shoe with a round toe, slashed over the instep."""
    d.shape(smooth([
        (-15, -9, "c"), (-17, 6), (-30, 10), (-46, 14), (-55, 23), (-51, 33, "c"), (-24, 34.6), (4, 33),
        (HEEL, 33, "c"), (28, 24), (21, 15), (16, 4), (15, -9, "c"), (0, -4),
    ]), fill, OUTER, shade=[_LOW])  # fmt: skip
    _sole(d, -52)
    d.lens([(12, -5), (8, 6), (-3, 10)], 2.8)
    d.lens([(10, 12), (15, 20), (14, 30)], 2.4)
    for k in range(3):
        with d.at(-38 + k * 11, 20 - k * 3, 1.0, 18):
            d.shape(smooth([(0, -7, "c"), (3.4, 0), (0, 7, "c"), (-3.4, 0)]), lining, DETAIL)


def tongued(d: Drawing, fill: str, lining: str) -> None:
    """A shoe with a high tongue that falls over a buckle."""
    d.shape(smooth([
        (-13, -8, "c"), (-16, 4), (-26, 14), (-42, 21), (-56, 27), (-57, 33, "c"), (-40, 34.4), (-20, 32),
        (0, 33, "c"), (HEEL, 33, "c"), (28, 24), (21, 15), (16, 4), (14, -8, "c"), (0, -4),
    ]), fill, OUTER, shade=[_LOW])  # fmt: skip
    _sole(d, -58)
    # The quarter's edge runs from the ankle down into the tongue; the seam of the heel.
    d.lens([(11, -4), (6, 9), (-12, 13)], 3)
    d.lens([(10, 10), (14, 20), (12, 31)], 2.4)
    d.shape(
        smooth([(-15, -10, "c"), (-24, -3), (-31, 8, "c"), (-20, 11), (-9, 6, "c"), (-8, -6)]), lining, INNER
    )
    d.shape(polyline([(-28, 12), (-16, 15), (-18, 24), (-31, 21)]), fill, DETAIL)


def facing(d: Drawing, fill: str, lining: str) -> None:
    """A shoe with a tongue and a buckle, its toe turned out towards us; its sole is 45 below the ankle."""
    d.shape(smooth([
        (-31, 32, "c"), (-16, 35), (4, 38), (26, 46), (44, 45), (62, 47, "c"), (40, 52), (14, 49), (-2, 42),
        (-10, 43, "c"), (-31, 38, "c"),
    ]), INK, None)  # fmt: skip
    d.shape(smooth([
        (-15, -8, "c"), (-18, 4), (-26, 15), (-30, 25), (-29, 33, "c"), (-16, 35, "c"),
        (-4, 36), (10, 41.6), (26, 46), (40, 44),
        (43, 36.4), (32, 27), (21, 13), (16, -8, "c"), (0, -3),
    ]), fill, OUTER, shade=[Shade(angle=60, depth=0.36, spacing=4.6, width=2.8, reach=18)])  # fmt: skip
    tongue: list[Node] = [
        (-12, -9, "c"), (-11, 4), (-3, 15, "c"), (10, 17), (23, 9, "c"), (17, -1), (13, -9, "c"), (0, -5),
    ]  # fmt: skip
    d.shape(smooth(tongue), lining, INNER, shade=[Shade(depth=0.4, spacing=4.4, width=2.4)])
    d.shape(polyline([(5, 12), (19, 8.6), (24, 18), (9.6, 22)]), fill, DETAIL)
    d.lens([(-15, 30), (9, 37.4), (39, 40)], 2.4)
    d.lens([(-12, -2), (-13, 11), (-3, 17)], 2.8)
    d.lens([(-14, 10), (-17, 20), (-12, 32)], 2.4)
    d.ticks(((-4, 22), (2, 30), 2.2), ((26, 24), (22, 30), 2.2))


def strapped(d: Drawing, fill: str, lining: str) -> None:
    """A low pointed slipper held by a strap with a rose."""
    d.shape(smooth([
        (-12, 4, "c"), (-24, 15), (-42, 23), (-62, 30, "c"), (-48, 33.6), (-20, 33.6), (HEEL, 33, "c"),
        (28, 24), (21, 14), (17, 6), (15, -3, "c"), (8, 10), (-4, 12),
    ]), fill, OUTER, shade=[_LOW])  # fmt: skip
    _sole(d, -61)
    d.lens([(13, 3), (17, 15), (15, 30)], 2.6)
    d.lens([(-12, 12), (-22, 20), (-40, 26)], 2.4)
    d.shape(
        smooth([(-15, -4, "c"), (0, 2), (15, -4, "c"), (15, 4, "c"), (0, 9), (-15, 4, "c")]), lining, DETAIL
    )
    for k in range(5):
        with d.at(-8, 5, 1.0, 72 * k):
            d.shape(circle(0, -5, 4), lining, DETAIL)


def buskin(d: Drawing, fill: str, lining: str) -> None:
    """A short soft boot, slack at the ankle, its top turned down."""
    d.shape(smooth([
        (-19, -40, "c"), (-17, -18), (-18, 2), (-30, 13), (-47, 19), (-55, 27), (-52, 33.6, "c"), (-22, 34),
        (HEEL, 33.4, "c"), (28, 24), (20, 13), (15, -8), (20, -40, "c"),
    ]), fill, OUTER, shade=[Shade(depth=0.44, spacing=5, width=2.8, reach=16), _LOW])  # fmt: skip
    _sole(d, -54)
    # Leather creased in front of the ankle and above the heel; the vamp's seam and that of the side.
    d.fold(
        ([(-18, 0), (-8, 6), (4, 4)], 4.6),
        ([(-17, -8), (-6, -4), (5, -7)], 3.6),
        ([(17, -12), (8, -9), (0, -12)], 3),
    )
    vamp: list[Node] = [(-29, 13, "c"), (-20, 18), (-14, 25), (-15, 33, "c")]
    d.line(smooth(vamp, closed=False), DETAIL)
    d.line(smooth([(9, -2, "c"), (11, 14), (8, 32, "c")], closed=False), DETAIL)
    d.shape(smooth([
        (-23, -44, "c"), (0, -38), (24, -44, "c"), (27, -26, "c"), (14, -20), (8, -26, "c"), (-2, -17),
        (-12, -25, "c"),
        (-20, -19), (-26, -27, "c"),
    ]), lining, INNER, shade=[Shade(depth=0.4, spacing=4.6, width=2.6)])  # fmt: skip


def sabaton(d: Drawing, fill: str, lining: str) -> None:
    """A mailed shoe of overlapping plates with a strap below."""
    d.shape(smooth([
        (-13, -8, "c"), (-18, 6), (-30, 14), (-46, 19), (-60, 29, "c"), (-52, 34, "c"), (HEEL, 33, "c"),
        (28, 24), (21, 15), (16, 4), (15, -8, "c"), (0, -5),
    ]), fill, OUTER, shade=[_LOW])  # fmt: skip
    _sole(d, -60)
    for x, y in ((-47, 20), (-37, 17), (-27, 14)):
        d.line(smooth([(x, y, "c"), (x + 8, y + 6), (x + 9, 33, "c")], closed=False), INNER)
    d.shape(
        smooth([(-18, 4, "c"), (-2, 10), (17, 5, "c"), (18, 14, "c"), (-2, 18), (-24, 12, "c")]),
        lining,
        DETAIL,
    )
    d.shapes([circle(x, 11.6 - abs(x) * 0.05, 1.9) for x in (-10, 0, 10)], WHITE)
