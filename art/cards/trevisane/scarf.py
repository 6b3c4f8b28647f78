"""The scarf of Fortune: a long cloth that the wind fills above and behind her; red without, white within."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.trevisane.inks import RED, WHITE

HIGH: Point = (-77, -186)
"""Point at which her raised hand holds it."""
LOW: Point = (91, 12)
"""Point at which her lowered hand holds it."""
_SHADOW = Shade(angle=0, depth=0.36, spacing=5.2, width=2.8, reach=26)


def billow(d: Drawing) -> None:
    """The cloth between her hands, behind her: a bag full of wind whose edges roll over."""
    outside: list[Node] = [
        (*HIGH, "c"), (-84, -212), (-66, -236), (-42, -252), (-8, -268), (24, -262), (46, -246), (74, -214),
        (98, -176), (116, -128), (122, -84), (116, -44), (106, -12), (*LOW, "c"), (78, -20), (76, -60),
            (70, -104),
        (48, -150), (20, -176), (-12, -182), (-46, -178),
    ]  # fmt: skip
    d.shape(smooth(outside), RED, OUTER, shade=[Shade(angle=0, depth=0.3, spacing=5, width=3, reach=22)])
    # The inside shows where the edges do not roll over it.
    inside: list[Node] = [
        (-75, -190, "c"), (-76, -208), (-58, -224), (-34, -234, "c"), (-10, -252), (22, -249), (40, -232),
            (60, -214),
        (74, -190, "c"), (90, -166), (100, -126), (98, -92, "c"), (108, -62), (100, -22), (90, 6, "c"),
            (82, -24),
        (80, -60), (74, -108), (52, -156), (20, -182), (-14, -188), (-46, -184),
    ]  # fmt: skip
    d.shape(
        smooth(inside),
        WHITE,
        INNER,
        shade=[_SHADOW, Shade(angle=-70, depth=0.2, spacing=5.6, width=2.6, reach=16)],
    )
    d.fold(
        ([(-72, -190), (-56, -208), (-28, -214), (2, -232)], 4.6), ([(-70, -188), (-44, -196), (-6, -202),
            (30, -216)], 4.4),
        ([(89, 6), (86, -50), (92, -100), (84, -150)], 4.8), ([(87, 4), (82, -40), (84, -86),
            (76, -130)], 4.2),
        ([(90, 4), (98, -34), (101, -60)], 3.8), ([(-34, -234), (-16, -240), (2, -250)], 3.6),
        ([(74, -190), (64, -196), (44, -216)], 3.8), ([(98, -92), (92, -116), (84, -134)], 3.8),
    )  # fmt: skip
    d.fold(([(-60, -226), (-30, -246), (0, -259)], 3.4), ([(106, -130), (112, -96), (106, -66)], 3.6))


def high_end(d: Drawing) -> None:
    """The end that hangs down from the raised hand and flutters: its inside, then the outside before it."""
    back: list[Node] = [
        (-80, -180, "c"), (-96, -160), (-100, -138), (-112, -122, "c"), (-100, -112), (-91, -104, "c"),
            (-90, -130),
        (-80, -152), (-72, -178, "c"),
    ]  # fmt: skip
    d.shape(smooth(back), WHITE, INNER, shade=[_SHADOW])
    front: list[Node] = [
        (-82, -182, "c"), (-100, -170), (-108, -150), (-106, -132), (-112, -122, "c"), (-119, -138),
            (-119, -158),
        (-108, -176), (-86, -192, "c"),
    ]  # fmt: skip
    _outside(d, front, [([(-84, -186), (-102, -172), (-110, -150)], 3.4)])
    d.fold(([(-78, -176), (-90, -152), (-96, -124)], 3.4))


def low_end(d: Drawing) -> None:
    """The end that flies out below the lowered hand: two turns of the cloth and a swallow tail."""
    first: list[Node] = [
        (86, 16, "c"), (84, 40), (92, 62), (108, 74, "c"), (124, 62), (130, 44, "c"), (114, 42), (104, 30),
        (98, 14, "c"),
    ]  # fmt: skip
    second: list[Node] = [
        (130, 44, "c"), (133, 64), (122, 82), (112, 100), (117, 124, "c"), (104, 116), (92, 122, "c"),
            (88, 98),
        (98, 80), (108, 74, "c"), (122, 66),
    ]  # fmt: skip
    d.shape(smooth(second), WHITE, INNER, shade=[_SHADOW])
    d.fold(([(122, 68), (106, 86), (100, 108)], 3.6), ([(128, 56), (116, 84), (108, 100)], 2.8))
    _outside(d, first, [([(90, 18), (94, 44), (108, 64)], 4), ([(95, 16), (104, 40), (120, 52)], 3.4)])


def _outside(d: Drawing, nodes: Sequence[Node], folds: Sequence[tuple[Sequence[Point], float]]) -> None:
    shade = Shade(angle=20, depth=0.4, spacing=4.8, width=2.6, reach=14)
    d.shape(smooth(list(nodes)), RED, INNER, shade=[shade])
    d.fold(*folds)
