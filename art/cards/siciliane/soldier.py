"""The little soldier of the 3 di denari, on guard beside the coin."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import (
    DARK_GREEN,
    EARTH,
    FLESH,
    GREEN,
    INK,
    PAPER,
    RED,
    SILVER,
    WHITE,
    YELLOW,
)


def soldier(d: Drawing, x: float, y: float) -> None:
    """A soldier looking left, his musket on the shoulder; 240 high, plume and all, standing on (x, y)."""
    with d.at(x, y, 0.84):
        _ground(d)
        _musket(d)
        _legs(d)
        _coat(d)
        _head(d)
        _arms(d)


def _ground(d: Drawing) -> None:
    tuft: list[Node] = [
        (-62, 4, "c"),
        (-46, -5),
        (-14, -8),
        (24, -7),
        (52, -4),
        (66, 4, "c"),
        (20, 9),
        (-30, 9),
    ]
    d.shape(smooth(tuft), GREEN, INNER, shade=[Shade(angle=90, depth=0.6, spacing=5.4, width=2.6)])
    for x in (-52, -44, 48, 56):
        d.fold(([(x, -3), (x - 3, -13)], 2.6), ([(x + 3, -3), (x + 6, -12)], 2.6))


def _musket(d: Drawing) -> None:
    d.shape(polyline([(31, -92), (37, -92), (34, -262), (31, -262)]), SILVER, DETAIL)
    d.shape(smooth([(29, -58, "c"), (27, -86), (29, -120), (31, -196, "c"), (37, -196, "c"), (38, -120),
        (41, -86),
        (46, -60, "c"),
        (38, -54)]), EARTH, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.2)])  # fmt: skip
    for y in (-150, -178):
        d.line(polyline([(29, y), (38, y)], closed=False), INNER, ink=YELLOW)


def _legs(d: Drawing) -> None:
    for stations, seed in (
        ([(9, -104, 14), (14, -78, 12), (16, -44, 8.6), (17, -12, 6)], 1),
        ([(-9, -104, 14), (-12, -78, 12.4), (-14, -44, 9), (-17, -12, 6)], 2),
    ):
        leg: list[Station] = [(x, y, half) for x, y, half in stations]
        d.limb(leg, WHITE, INNER, depth=0.8, spacing=5.6, width=2.4, seed=seed)
    for side, x in ((-1, -16), (1, 16)):
        boot: list[Node] = [
            (x - 10, -46, "c"), (x - 8, -24), (x - 9, -10), (x - 22, -3), (x - 23, 2, "c"),
            (x + 8, 2, "c"), (x + 8, -12),
            (x + 9, -28), (x + 11, -46, "c"), (x, -42),
        ]  # fmt: skip
        d.shape(smooth(boot), INK, DETAIL)
        d.lens([(x - 3, -38), (x - 2, -24), (x - 4, -12)], 2.2, ink=PAPER)
        d.line(
            smooth([(x - 10, -46), (x, -42), (x + 11, -46)], closed=False),
            DETAIL,
            ink=YELLOW if side else INK,
        )


def _coat(d: Drawing) -> None:
    tails: list[Node] = [(-2, -122, "c"), (24, -122, "c"), (30, -100), (30, -72, "c"), (12, -78), (2, -102)]
    d.shape(smooth(tails), RED, INNER, shade=[Shade(depth=0.5, spacing=5, width=2.6)])
    body: list[Node] = [
        (-17, -100, "c"), (-20, -124), (-24, -150), (-24, -172), (-12, -184), (6, -186), (22, -180),
        (28, -164),
        (25, -138), (20, -116), (20, -100, "c"), (0, -96),
    ]  # fmt: skip
    d.shape(smooth(body), RED, OUTER, shade=[Shade(depth=0.36, spacing=5.4, width=2.8)])
    facing: list[Node] = [(-16, -180, "c"), (2, -180, "c"), (-2, -152), (-5, -126), (-18, -130), (-21, -154)]
    d.shape(smooth(facing), YELLOW, DETAIL)
    for y in (-170, -158, -146, -134):
        d.shape(circle(-10 - (y + 170) * 0.06, y, 2.4), RED, DETAIL)
    belt: list[Node] = [(14, -184, "c"), (24, -180, "c"), (-12, -106, "c"), (-19, -112, "c")]
    d.shape(polyline(belt), WHITE, DETAIL)
    d.shape(
        smooth([(-19, -114, "c"), (0, -108), (21, -114, "c"), (20, -103, "c"), (0, -97), (-18, -103, "c")]),
        WHITE,
        DETAIL,
    )
    d.shape(ellipse(-4, -104, 5, 5), YELLOW, DETAIL)


def _head(d: Drawing) -> None:
    d.shape(
        smooth([(-8, -180, "c"), (-8, -194, "c"), (10, -196, "c"), (13, -180, "c"), (2, -174)]),
        DARK_GREEN,
        DETAIL,
    )
    face: list[Node] = [
        (-13, -222), (-14, -215), (-15.5, -209), (-20, -202, "c"), (-16, -199.5), (-16, -195),
        (-13, -188), (-4, -185),
        (6, -190), (13, -200), (14, -216), (6, -224),
    ]  # fmt: skip
    d.shape(smooth(face), FLESH, INNER, shade=[Shade(angle=30, depth=0.34, spacing=4, width=1.9)])
    d.shape(
        smooth([(2, -214, "c"), (8, -210), (6, -202), (8, -196), (15, -198), (17, -212), (10, -220)]),
        INK,
        None,
    )
    d.shape(circle(-10.4, -208.6, 1.9), INK, None)
    d.lens([(-14.6, -212), (-10.6, -214.2), (-5, -211.6)], 2.4)
    d.lens([(-19, -198.4), (-12, -199.6), (-3, -193)], 4.2)
    d.lens([(-14.6, -191.6), (-12, -192), (-9, -191)], 1.8)
    shako: list[Node] = [
        (-17, -219, "c"), (-20, -246), (-22, -258, "c"), (0, -263), (20, -258, "c"), (17, -244),
        (17, -216, "c"), (0, -222),
    ]  # fmt: skip
    d.shape(smooth(shako), INK, DETAIL)
    d.lens([(-19, -254), (0, -258), (18, -254)], 3, ink=YELLOW)
    d.lens([(10, -248), (11, -236), (11, -226)], 2.4, ink=PAPER)
    d.shape(smooth([(-16, -221, "c"), (-26, -217), (-27, -213), (-14, -215, "c")]), INK, DETAIL)
    d.shape(circle(-4, -239, 6.2), YELLOW, DETAIL)
    d.shape(circle(-4, -239, 2.4), RED, None)
    plume: list[Node] = [
        (-4, -258, "c"),
        (-12, -268),
        (-10, -284),
        (0, -291),
        (9, -284),
        (10, -268),
        (2, -258, "c"),
    ]
    d.shape(smooth(plume), RED, INNER, shade=[Shade(depth=0.4, spacing=4.4, width=2.4)])


def _arms(d: Drawing) -> None:
    near: list[Station] = [(22, -168, 9.6), (34, -142, 8.4), (38, -122, 7)]
    d.limb(near, RED, INNER, start="round", end="round", depth=0.7, spacing=5, width=2.4)
    fore: list[Station] = [(38, -120, 7.4), (32, -102, 6.6), (34, -90, 5.6)]
    d.limb(fore, RED, INNER, start="round", depth=0.7, spacing=5, width=2.4)
    d.shape(smooth([(27, -94, "c"), (42, -92, "c"), (41, -85, "c"), (27, -86, "c")]), YELLOW, DETAIL)
    d.shape(
        smooth([(28, -86, "c"), (40, -86, "c"), (45, -78), (42, -69), (33, -67), (27, -74)]), FLESH, DETAIL
    )
    d.lens([(33, -76), (38, -74), (43, -76)], 1.8)
    d.shape(ellipse(22, -174, 11, 6), YELLOW, DETAIL)
    d.ticks(*(((14 + 4 * k, -170), (14 + 4 * k, -164), 2.2) for k in range(5)))
    far: list[Station] = [(-20, -168, 8.6), (-31, -144, 7.6), (-35, -124, 6.4)]
    d.limb(far, RED, INNER, start="round", depth=0.6, spacing=5, width=2.4)
    d.shape(smooth([(-42, -128, "c"), (-28, -126, "c"), (-30, -118, "c"), (-42, -120, "c")]), YELLOW, DETAIL)
    d.shape(
        smooth([(-41, -119, "c"), (-30, -118, "c"), (-30, -106), (-36, -100), (-42, -108)]), FLESH, DETAIL
    )
