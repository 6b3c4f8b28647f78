"""Shoes and boots of the standing courts: each points left, the ankle at (0, 0), the sole 34 lower."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, WHITE
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_LOW = Shade(angle=76, depth=0.44, spacing=4.8, width=2.8)


def _cast(d: Drawing) -> None:
    """The black shadow below the instep and behind the heel."""
    d.flats(
        smooth([(-40, 33, "c"), (-10, 30.6), (14, 32, "c"), (30, 35), (14, 38.4), (-30, 38, "c")]), ink=INK
    )


def slashed(d: Drawing, fill: str, lining: str) -> None:
    """A broad shoe with a round toe, slashed over the instep."""
    _cast(d)
    d.shape(smooth([
        (-15, -9, "c"), (-17, 6), (-30, 10), (-46, 14), (-55, 23), (-51, 33, "c"), (-24, 34.6), (4, 34),
        (17, 33, "c"), (18, 16), (16, -9, "c"), (0, -4),
    ]), fill, OUTER, shade=[_LOW])  # fmt: skip
    for k in range(3):
        with d.at(-38 + k * 11, 20 - k * 3, 1.0, 18):
            d.shape(smooth([(0, -7, "c"), (3.4, 0), (0, 7, "c"), (-3.4, 0)]), lining, DETAIL)
    d.lens([(-50, 30.4), (-20, 31), (15, 29)], 2.4)


def tongued(d: Drawing, fill: str, lining: str) -> None:
    """A shoe with a high tongue that falls over a buckle."""
    _cast(d)
    d.shape(smooth([
        (-13, -8, "c"), (-16, 4), (-26, 14), (-42, 21), (-56, 27), (-57, 33, "c"), (-40, 34.4), (-20, 32),
        (-10, 34, "c"), (17, 34, "c"), (17, 14), (14, -8, "c"), (0, -4),
    ]), fill, OUTER, shade=[_LOW])  # fmt: skip
    d.shape(
        smooth([(-15, -10, "c"), (-24, -3), (-31, 8, "c"), (-20, 11), (-9, 6, "c"), (-8, -6)]), lining, INNER
    )
    d.shape(polyline([(-28, 12), (-16, 15), (-18, 24), (-31, 21)]), fill, DETAIL)
    d.lens([(-52, 30.6), (-26, 29.6), (-12, 31)], 2.4)


def facing(d: Drawing, fill: str, lining: str) -> None:
    """A shoe with a tongue and a buckle, its toe turned out towards us; its sole is 45 below the ankle."""
    d.flats(smooth([(-22, 32, "c"), (4, 40), (26, 46), (44, 45), (62, 46, "c"), (40, 51), (2, 46)]), ink=INK)
    d.shape(smooth([
        (-15, -8, "c"), (-17, 8), (-19, 22), (-17, 33, "c"), (-4, 36), (10, 41.6), (26, 46), (40, 44),
        (43, 36.4), (32, 27), (21, 13), (16, -8, "c"), (0, -3),
    ]), fill, OUTER, shade=[Shade(angle=60, depth=0.36, spacing=4.6, width=2.8, reach=18)])  # fmt: skip
    tongue: list[Node] = [
        (-12, -9, "c"), (-11, 4), (-3, 15, "c"), (10, 17), (23, 9, "c"), (17, -1), (13, -9, "c"), (0, -5),
    ]  # fmt: skip
    d.shape(smooth(tongue), lining, INNER, shade=[Shade(depth=0.4, spacing=4.4, width=2.4)])
    d.shape(polyline([(5, 12), (19, 8.6), (24, 18), (9.6, 22)]), fill, DETAIL)
    d.lens([(-15, 30), (9, 37.4), (39, 40)], 2.4)
    d.ticks(((-8, 20), (-2, 28), 2.2), ((26, 24), (22, 30), 2.2))


def strapped(d: Drawing, fill: str, lining: str) -> None:
    """A low pointed slipper held by a strap with a rose."""
    _cast(d)
    d.shape(smooth([
        (-12, 4, "c"), (-24, 15), (-42, 23), (-62, 30, "c"), (-48, 33.6), (-20, 33.6), (16, 33, "c"),
        (18, 14),
        (15, -3, "c"), (8, 10), (-4, 12),
    ]), fill, OUTER, shade=[_LOW])  # fmt: skip
    d.shape(
        smooth([(-15, -4, "c"), (0, 2), (15, -4, "c"), (15, 4, "c"), (0, 9), (-15, 4, "c")]), lining, DETAIL
    )
    for k in range(5):
        with d.at(-8, 5, 1.0, 72 * k):
            d.shape(circle(0, -5, 4), lining, DETAIL)
    d.lens([(-56, 30.4), (-24, 29.4), (14, 28.6)], 2.2)


def buskin(d: Drawing, fill: str, lining: str) -> None:
    """A short soft boot, slack at the ankle, its top turned down."""
    _cast(d)
    d.shape(smooth([
        (-19, -40, "c"), (-17, -18), (-18, 2), (-30, 13), (-47, 19), (-55, 27), (-52, 33.6, "c"), (-22, 34),
        (16, 34, "c"), (18, 12), (15, -10), (20, -40, "c"),
    ]), fill, OUTER, shade=[Shade(depth=0.44, spacing=5, width=2.8, reach=16), _LOW])  # fmt: skip
    d.fold(
        ([(16, -4), (4, 2), (-12, -2)], 3.4),
        ([(-17, 6), (-4, 11), (10, 7)], 3.4),
        ([(17, -18), (4, -14), (-8, -18)], 3),
    )
    d.shape(smooth([
        (-23, -44, "c"), (0, -38), (24, -44, "c"), (27, -26, "c"), (14, -20), (8, -26, "c"), (-2, -17),
        (-12, -25, "c"),
        (-20, -19), (-26, -27, "c"),
    ]), lining, INNER, shade=[Shade(depth=0.4, spacing=4.6, width=2.6)])  # fmt: skip
    d.lens([(-50, 30.6), (-20, 30.6), (15, 29.6)], 2.4)


def sabaton(d: Drawing, fill: str, lining: str) -> None:
    """A mailed shoe of overlapping plates with a strap below."""
    _cast(d)
    d.shape(smooth([
        (-13, -8, "c"), (-18, 6), (-30, 14), (-46, 19), (-60, 29, "c"), (-52, 34, "c"), (16, 34, "c"),
        (18, 16),
        (15, -8, "c"), (0, -5),
    ]), fill, OUTER, shade=[_LOW])  # fmt: skip
    for x, y in ((-47, 20), (-37, 17), (-27, 14)):
        d.line(smooth([(x, y, "c"), (x + 8, y + 6), (x + 9, 33, "c")], closed=False), INNER)
    d.shape(
        smooth([(-18, 4, "c"), (-2, 10), (17, 5, "c"), (18, 14, "c"), (-2, 18), (-24, 12, "c")]),
        lining,
        DETAIL,
    )
    d.shapes([circle(x, 11.6 - abs(x) * 0.05, 1.9) for x in (-10, 0, 10)], WHITE)
