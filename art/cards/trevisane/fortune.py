"""Fortune of the 2 di spade: she stands on a winged wheel and lets the wind fill her sail."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import hair, hands, heads
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, OCHRE, RED, WHITE, YELLOW
from art.cards.trevisane.skirt_figure import arm, foot, gown
from art.cards.trevisane.small_face import small_face


def fortune(d: Drawing) -> None:
    """Fortune about the card's middle (0, 0): about 190 wide and 500 high."""
    with d.at(-2, 8, 0.93):
        _sail(d)
        _wheel(d)
        _figure(d)


def _sail(d: Drawing) -> None:
    """The sail blows out above her and down her right side; she holds both its ends."""
    sail: list[Node] = [
        (-62, -148, "c"), (-74, -196), (-52, -244), (-8, -268), (42, -256), (84, -212), (106, -150),
        (110, -84),
        (98, -22), (78, 20, "c"), (64, -6), (58, -58), (50, -110), (34, -160), (8, -196), (-22, -198),
        (-44, -180),
    ]  # fmt: skip
    d.shape(
        smooth(sail),
        WHITE,
        OUTER,
        shade=[Shade(angle=0, depth=0.3, spacing=5.6, width=2.8), Shade(angle=-60, depth=0.12, spacing=6)],
    )
    d.fold(
        ([(80, 16), (86, -40), (84, -100)], 4.4),
        ([(78, 18), (72, -40), (66, -92)], 4.0),
        ([(-62, -150), (-54, -200), (-30, -232)], 4.4),
        ([(-60, -150), (-44, -196), (-14, -216)], 3.6),
        ([(80, 14), (98, -70), (90, -150)], 3.4),
    )
    border: list[Node] = [
        (-70, -176), (-68, -204), (-50, -236), (-8, -258), (38, -247), (76, -206), (97, -148), (101, -84),
        (90, -26), (80, 6),
    ]  # fmt: skip
    d.line(smooth(border, closed=False), 5.6, ink=RED)


def _wheel(d: Drawing) -> None:
    with d.at(-4, 214):
        for side in (1, -1):
            with d.at(flip=side < 0):
                for k, (long, turn) in enumerate(((62, -36), (70, -18), (66, 0), (52, 16))):
                    a = math.radians(turn)
                    tip = (20 + long * math.cos(a), long * math.sin(a) + 2 * k)
                    mid = (20 + long * 0.55 * math.cos(a), long * 0.55 * math.sin(a) + 2 * k)
                    nx, ny = -math.sin(a), math.cos(a)
                    feather: list[Node] = [
                        (14, 8, "c"), (mid[0] + nx * 10, mid[1] + ny * 10), (*tip, "c"),
                        (mid[0] - nx * 9, mid[1] - ny * 9), (14, -10, "c"),
                    ]  # fmt: skip
                    fill = (WHITE, BLUE, WHITE, BLUE)[k]
                    d.shape(
                        smooth(feather), fill, INNER, shade=[Shade(angle=80, depth=0.3, spacing=5, width=2.3)]
                    )
        d.shape(circle(0, 0, 47), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.1, spacing=5, width=2.6)])
        d.shape(circle(0, 0, 34), WHITE, INNER)
        for k in range(4):
            with d.at(rotate=45 * k + 10):
                d.shape(polyline([(-4, -33), (4, -33), (4, 33), (-4, 33)]), RED, DETAIL)
        d.shape(circle(0, 0, 11), YELLOW, INNER)
        d.shape(circle(0, 0, 3), RED, None)


def _figure(d: Drawing) -> None:
    arm(d, [(22, -124, 13), (48, -102, 11.5), (66, -72, 9.5)], FLESH)
    arm(d, [(66, -72, 9.5), (76, -34, 8.5), (80, 2, 6.6)], FLESH)
    arm(d, [(-26, -122, 13), (-52, -124, 11), (-72, -112, 9.5)], FLESH)
    foot(d, -10, 162, -1)
    foot(d, 14, 166, 1)
    skirt: list[Node] = [
        (-22, -44, "c"), (-38, -4), (-44, 50), (-40, 104), (-50, 148, "c"), (-28, 156), (-8, 150), (12, 160),
        (34, 156), (66, 166), (108, 150, "c"), (82, 122), (56, 76), (42, 26), (34, -14), (22, -44, "c"),
    ]  # fmt: skip
    gown(d, skirt, RED, [
        ([(10, -40), (20, 20), (52, 90), (88, 146)], 5), ([(-4, -40), (2, 30), (24, 100), (40, 150)], 4.6),
        ([(-14, -38), (-20, 20), (-14, 90), (-10, 146)], 4.4), ([(-20, -34), (-32, 20), (-32, 90)], 3.6),
        ([(108, 150), (70, 120), (44, 70)], 4), ([(12, 158), (4, 120), (2, 84)], 4),
    ])  # fmt: skip
    border: list[Node] = [(-46, 138), (-27, 145), (-8, 139), (11, 149), (32, 145), (62, 154), (92, 145)]
    d.line(smooth(border, closed=False), 6.4, ink=YELLOW)
    over: list[Node] = [
        (-24, -46, "c"), (-36, -22), (-46, 14), (-50, 44, "c"), (-32, 50), (-10, 42), (14, 48), (40, 36),
        (58, 38, "c"), (44, 4), (34, -24), (24, -46, "c"),
    ]  # fmt: skip
    gown(d, over, BLUE, [([(12, -44), (24, -4), (42, 34)], 4.2), ([(-2, -44), (0, 0), (10, 40)], 4),
                         ([(-14, -44), (-26, 0), (-34, 40)], 4)])  # fmt: skip
    bodice: list[Node] = [
        (-24, -46, "c"), (-22, -68), (-30, -92), (-32, -118), (-22, -134, "c"), (-10, -126), (0, -124),
        (10, -126),
        (20, -134, "c"), (32, -120), (30, -94), (22, -68), (24, -46, "c"), (0, -40),
    ]  # fmt: skip
    heads_at = (0.0, -178.0)
    with d.at(*heads_at, 0.66, 4, flip=True):
        look = heads.maiden(hair=OCHRE)
        hair.tresses_behind(d, look)
        heads.neck(d, look)
    chest: list[Node] = [(-30, -126), (-12, -142), (10, -142), (28, -128), (14, -112), (0, -106), (-14, -112)]
    d.shape(smooth(chest), FLESH, None, shade=[Shade(depth=0.2, spacing=4.8, width=2.3)])
    for side in (-1, 1):
        d.line(smooth([(side * 31, -124), (side * 22, -137), (side * 10, -142)], closed=False), INNER)
    d.shape(smooth(bodice), BLUE, OUTER, shade=[Shade(depth=0.3, spacing=5.2, width=2.7)])
    d.fold(([(-22, -66), (-10, -80), (-2, -98)], 3.4), ([(22, -66), (12, -82), (8, -98)], 3.4))
    neckline: list[Node] = [(-21, -130), (-10, -121), (0, -118.5), (10, -121), (19, -130)]
    d.line(smooth(neckline, closed=False), 4.6, ink=YELLOW)
    belt: list[Node] = [(-25, -50, "c"), (0, -44), (25, -50, "c"), (24, -40, "c"), (0, -34), (-24, -40, "c")]
    d.shape(smooth(belt), YELLOW, INNER)
    with d.at(*heads_at, 0.66, 4, flip=True):
        small_face(d, look)
        hair.tresses_before(d, look)
        _wreath(d)
    arm(d, [(-72, -112, 9.5), (-74, -132, 8.5), (-66, -152, 6.6)], FLESH)
    for x, y, turn in ((-63, -160, 195.0), (80, 12, 10.0)):
        with d.at(x, y, 0.62, turn):
            hands.fist(d, wrist=-90)


def _wreath(d: Drawing) -> None:
    for k in range(7):
        x = -24 + 8.4 * k
        y = -35 - 7 * math.cos((k - 3) / 3 * 1.3)
        drop: list[Node] = [
            (x - 5, y + 4, "c"),
            (x - 6, y - 6),
            (x + 2, y - 13, "c"),
            (x + 6, y - 5),
            (x + 4, y + 4, "c"),
        ]
        d.shape(smooth(drop), GREEN, DETAIL)
