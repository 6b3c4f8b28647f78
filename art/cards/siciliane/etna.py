"""Etna smoking over lemon trees, for the 5 di bastoni."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import DARK_GREEN, EARTH, GREEN, PAPER, RED, STONE, WHITE, YELLOW


def etna(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """The mountain, 220 wide and 250 high with its smoke; its foot's middle at (x, y)."""
    with d.at(x, y, scale):
        _smoke(d)
        _mountain(d)
        _trees(d)


def _smoke(d: Drawing) -> None:
    cloud: list[Node] = [
        (-10, -134, "c"), (-20, -148), (-12, -162), (-26, -172), (-24, -192), (-6, -198), (-6, -216),
        (12, -226), (26, -218),
        (44, -228), (66, -222), (74, -206), (62, -194), (66, -180), (48, -172), (30, -178), (26, -160),
        (14, -154), (14, -134, "c"),
    ]  # fmt: skip
    d.shape(smooth(cloud), STONE, OUTER, shade=[Shade(angle=60, depth=0.2, spacing=5.4, width=2.6)])
    for points in (
        [(-8, -146), (-2, -158), (8, -158), (8, -148)], [(-14, -182), (-2, -188), (8, -180), (4, -172)],
        [(8, -206), (20, -212), (32, -204), (30, -194)], [(44, -212), (56, -212), (60, -204)],
    ):  # fmt: skip
        d.line(smooth(list(points), closed=False), DETAIL)


def _mountain(d: Drawing) -> None:
    cone: list[Node] = [
        (-110, -8, "c"), (-86, -28), (-58, -66), (-36, -106), (-20, -132, "c"), (-6, -126), (8, -128),
        (22, -134, "c"),
        (38, -104), (58, -68), (86, -30), (110, -8, "c"), (0, 2),
    ]  # fmt: skip
    d.shape(smooth(cone), EARTH, OUTER, shade=[Shade(angle=20, depth=0.34, spacing=5.8, width=3.0)])
    snow: list[Node] = [
        (-20, -132, "c"), (-6, -126), (8, -128), (22, -134, "c"), (36, -108), (44, -92, "c"), (34, -98),
        (28, -82, "c"),
        (18, -94), (8, -72, "c"), (-2, -94), (-14, -80, "c"), (-20, -96), (-32, -84, "c"),
        (-44, -92, "c"), (-34, -110),
    ]  # fmt: skip
    d.shape(smooth(snow), WHITE, INNER, shade=[Shade(depth=0.3, spacing=5, width=2.4)])
    lava: list[Node] = [
        (-4, -127, "c"), (4, -112), (0, -98), (10, -84), (6, -66, "c"), (18, -82), (12, -98),
        (16, -112), (12, -129, "c"),
    ]  # fmt: skip
    d.shape(smooth(lava), RED, INNER)
    d.fold(([(-40, -70), (-52, -50), (-74, -30)], 3.4), ([(-14, -66), (-22, -44), (-34, -26)], 3.4))


def _trees(d: Drawing) -> None:
    plain: list[Node] = [
        (-112, 0, "c"), (-80, -18), (-40, -14), (0, -20), (40, -14), (82, -18), (112, 0, "c"), (60, 10),
        (0, 6), (-60, 10),
    ]  # fmt: skip
    d.shape(smooth(plain), GREEN, INNER, shade=[Shade(angle=90, depth=0.5, spacing=5.4, width=2.6)])
    for x, y, r in ((-72, -34, 17), (-36, -30, 14), (38, -32, 15), (74, -36, 18)):
        trunk: list[Station] = [(x, y + r - 3, 2.8), (x + 1, y + r + 14, 3.2)]
        d.limb(trunk, EARTH, DETAIL, depth=0)
        lobes: list[Node] = [
            (x - r, y + 4), (x - r * 0.8, y - r * 0.6), (x, y - r), (x + r * 0.8, y - r * 0.6),
            (x + r, y + 4),
            (x + r * 0.5, y + r * 0.8), (x - r * 0.5, y + r * 0.8),
        ]  # fmt: skip
        d.shape(smooth(lobes), DARK_GREEN, INNER)
        for dx, dy in ((-0.45, -0.1), (0.3, -0.4), (0.1, 0.35), (0.6, 0.2)):
            d.shape(circle(x + dx * r, y + dy * r, 3.1), YELLOW, None)
        d.lens(
            [(x - r * 0.7, y - r * 0.3), (x - r * 0.3, y - r * 0.75), (x + r * 0.2, y - r * 0.8)],
            1.8,
            ink=PAPER,
        )
