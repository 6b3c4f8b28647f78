"""A cockerel in profile, for the asso di spade."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import BLUE, DARK_GREEN, GREEN, INK, OCHRE, PAPER, RED, WHITE, YELLOW

SICKLES: Sequence[tuple[str, Sequence[Point]]] = (
    (INK, ((44, -120), (60, -128), (80, -116), (90, -86))),
    (GREEN, ((46, -126), (66, -148), (92, -146), (106, -108))),
    (BLUE, ((46, -130), (62, -172), (92, -186), (114, -150))),
    (INK, ((42, -134), (48, -186), (74, -226), (108, -214), (120, -176))),
    (BLUE, ((36, -138), (28, -196), (44, -250), (84, -268), (108, -242))),
)


def cockerel(d: Drawing) -> None:
    """A cockerel looking left, about 205 wide and 270 high, standing on (0, 0)."""
    _tail(d)
    _leg(d, 24, far=True)
    _body(d)
    _leg(d, -10, far=False)
    _wing(d)
    _hackle(d)
    _head(d)


def _tail(d: Drawing) -> None:
    for fill, track in SICKLES:
        count = len(track)
        widths = (6, 10, 11.5, 9, 3) if count == 5 else (6, 10, 9.5, 3)
        stations: list[Station] = [(x, y, w) for (x, y), w in zip(track, widths, strict=True)]
        grown = d.limb(
            stations,
            fill,
            OUTER,
            end="point",
            depth=0.6 if count == 5 else 0,
            spacing=6.4,
            width=3.0,
            lean=0.9,
        )
        line = grown.line
        d.line(smooth([*line[: -2 : max(1, len(line) // 6)], line[-2]], closed=False), DETAIL, ink=PAPER)


def _body(d: Drawing) -> None:
    body: list[Node] = [
        (-38, -172), (-54, -148), (-58, -120), (-46, -92), (-20, -74), (10, -70), (36, -82), (56, -108),
        (62, -132), (46, -146), (22, -146), (2, -158), (-14, -182),
    ]  # fmt: skip
    d.shape(
        smooth(body),
        RED,
        OUTER,
        shade=[
            Shade(angle=62, depth=0.3, spacing=6, width=3),
            Shade(angle=20, depth=0.14, spacing=6.2, width=2.5, seed=3),
        ],
    )
    scales: list[tuple[float, float]] = [
        (-48, -136), (-40, -124), (-50, -116), (-38, -108), (-28, -96), (-42, -98), (-30, -116), (-16, -86),
    ]  # fmt: skip
    for x, y in scales:
        d.lens([(x - 5, y - 3), (x + 1, y + 4), (x + 7, y - 1)], 2.4)
    # Long saddle feathers fall over the root of the tail.
    for k, (x, y) in enumerate(((30, -146), (40, -142), (49, -137), (57, -130))):
        drop: list[Node] = [
            (x - 9, y + 2, "c"), (x - 4, y + 22), (x + 4 + k, y + 44 - 3 * k, "c"), (x + 7, y + 20),
            (x + 4, y),
        ]  # fmt: skip
        d.shape(smooth(drop), YELLOW, INNER)
        d.fold(([(x - 3, y + 4), (x, y + 18), (x + 3, y + 34)], 2.4))


def _wing(d: Drawing) -> None:
    ribs: list[Outline] = []
    for k in range(4):
        x0, y0 = -16 + 5.0 * k, -90 - 4.0 * k
        x1, y1 = 58 + 2.0 * k, -70 - 12.0 * k
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        pinion: list[Node] = [
            (x0, y0 - 8, "c"), (mx, my - 10), (x1 - 8, y1 - 9), (x1, y1 - 1, "c"), (x1 - 12, y1 + 6),
            (mx, my + 8),
            (x0, y0 + 5, "c"),
        ]  # fmt: skip
        d.shape(smooth(pinion), BLUE, INNER)
        ribs.append(smooth([(x0 + 8, y0 - 1), (mx, my - 1), (x1 - 10, y1 - 2)], closed=False))
    for rib in ribs:
        d.line(rib, DETAIL, ink=PAPER)
    shoulder: list[Node] = [
        (-34, -128), (-36, -108), (-26, -92), (-12, -88, "c"), (-8, -98), (4, -96, "c"), (6, -106),
        (16, -106, "c"),
        (14, -116), (22, -122, "c"), (10, -134), (-14, -142),
    ]  # fmt: skip
    d.shape(smooth(shoulder), YELLOW, OUTER, shade=[Shade(angle=50, depth=0.24, spacing=5, width=2.5)])
    for x, y in ((-22, -122), (-10, -116), (-22, -106), (-8, -128), (2, -120), (-12, -100), (2, -106)):
        d.lens([(x - 5, y - 2), (x + 1, y + 4), (x + 7, y - 1)], 2.4)


def _hackle(d: Drawing) -> None:
    """The cape of pointed neck feathers."""
    cape: list[Node] = [
        (-50, -216), (-57, -196), (-60, -172), (-66, -148, "c"), (-56, -152), (-54, -134, "c"), (-46, -146),
        (-38, -126, "c"), (-32, -142), (-20, -124, "c"), (-18, -142), (-2, -130, "c"), (-4, -146),
        (12, -142, "c"), (2, -160), (-8, -182), (-16, -206), (-28, -226),
    ]  # fmt: skip
    d.shape(smooth(cape), YELLOW, OUTER, shade=[Shade(angle=10, depth=0.2, spacing=5, width=2.5)])
    for track, width in (
        ([(-54, -138), (-53, -160), (-50, -184)], 3.4),
        ([(-38, -130), (-42, -156), (-44, -188)], 3.6),
        ([(-21, -128), (-30, -154), (-36, -190)], 3.6),
        ([(-4, -134), (-18, -158), (-27, -192)], 3.6),
        ([(8, -144), (-6, -164), (-18, -196)], 3.0),
        ([(-47, -146), (-48, -164), (-48, -178)], 2.4),
        ([(-30, -142), (-36, -162), (-40, -178)], 2.4),
        ([(-12, -144), (-22, -164), (-29, -180)], 2.4),
    ):
        d.fold((track, width))


def _head(d: Drawing) -> None:
    comb: list[Node] = [
        (-58, -224, "c"), (-67, -236), (-68, -248), (-62, -251), (-56, -242, "c"), (-57, -257), (-51, -266),
        (-44, -259), (-43, -244, "c"), (-40, -260), (-33, -267), (-27, -258), (-29, -243, "c"), (-23, -253),
        (-15, -253), (-14, -240), (-24, -222), (-40, -226),
    ]  # fmt: skip
    d.shape(smooth(comb), RED, INNER, shade=[Shade(angle=40, depth=0.26, spacing=4.6, width=2.4)])
    d.ticks(
        ((-57, -232), (-62, -245), 2.2),
        ((-49, -234), (-50, -257), 2.2),
        ((-38, -234), (-34, -257), 2.2),
        ((-27, -232), (-20, -246), 2.2),
    )
    for wattle in (
        [(-54, -204), (-50, -190), (-54, -178), (-61, -180), (-63, -192), (-60, -203)],
        [(-62, -204), (-60, -190), (-66, -180), (-71, -186), (-70, -198), (-67, -204)],
    ):
        d.shape(smooth(list(wattle)), RED, INNER)
    skull: list[Node] = [
        (-62, -226),
        (-68, -214),
        (-64, -203),
        (-52, -199),
        (-38, -202),
        (-30, -214),
        (-36, -228),
        (-50, -232),
    ]
    d.shape(smooth(skull), RED, INNER, shade=[Shade(angle=30, depth=0.26, spacing=4.4, width=2.2)])
    upper: list[Node] = [
        (-64, -222, "c"),
        (-78, -221),
        (-88, -211),
        (-87, -205, "c"),
        (-78, -209),
        (-64, -209, "c"),
    ]
    lower: list[Node] = [(-64, -209, "c"), (-78, -207), (-82, -201, "c"), (-72, -199), (-62, -202, "c")]
    d.shape(smooth(lower), OCHRE, INNER)
    d.shape(smooth(upper), YELLOW, INNER)
    d.lens([(-76, -216), (-72, -217), (-69, -215)], 1.8)
    d.shape(smooth([(-46, -208), (-38, -211), (-36, -203), (-42, -199)]), WHITE, DETAIL)
    d.shape(circle(-53, -217, 5.2), YELLOW, DETAIL)
    d.shape(circle(-54, -217, 2.7), INK, None)
    d.lens([(-60, -221), (-54, -225), (-46, -221)], 2.2)


def _leg(d: Drawing, x: float, *, far: bool) -> None:
    fill = OCHRE if far else YELLOW
    shank: list[Station] = [(x + 2, -58, 6), (x + 5, -44, 4.6), (x + 2, -24, 4.2), (x, -8, 4.8)]
    for tip, knee in (((x - 34, -1), (x - 17, -9)), ((x - 20, 6), (x - 12, -3)), ((x + 22, 0), (x + 11, -8))):
        d.limb(
            [(x, -7, 4.4), (*knee, 3.8), (*tip, 1.4)], fill, INNER, start="round", end="point", depth=0,
        )  # fmt: skip
    d.limb(shank, fill, INNER, start="round", end="round", depth=0 if far else 0.6, spacing=4.2, width=2)
    for y in (-38, -30, -22, -14):
        d.lens([(x - 3, y), (x + 2, y + 1.6), (x + 6, y - 1)], 1.6)
    d.shape(smooth([(x + 5, -30, "c"), (x + 17, -31, "c"), (x + 6, -23, "c")]), fill, DETAIL)
    thigh: list[Node] = [
        (x - 20, -96), (x - 17, -78), (x - 8, -62), (x - 6, -52, "c"), (x, -58), (x + 3, -49, "c"),
        (x + 7, -58),
        (x + 12, -53, "c"), (x + 15, -66), (x + 24, -82), (x + 22, -100),
    ]  # fmt: skip
    if far:
        d.shape(smooth(thigh), DARK_GREEN, INNER)
    else:
        d.shape(smooth(thigh), RED, None, shade=[Shade(angle=20, depth=0.36, spacing=6, width=2.7)])
        d.line(smooth([(x - 21, -90, "c"), *thigh[1:-1], (x + 24, -92, "c")], closed=False), OUTER)
