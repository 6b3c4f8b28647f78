"""Asso di denari: the two-headed eagle with the sun disc and the ribbon that closes a lower ring."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import DARK_GREEN, DARK_RED, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane.card import WIDTH, blank
from art.cards.napoletane.coin import sun_coin
from art.cards.parts.band import back, front
from art.cards.parts.emblem import crown, emblem
from art.cards.parts.plumage import around, pinion, scale_row

AXIS = WIDTH / 2
DISC: Point = (AXIS, 312.0)
RING: Point = (AXIS, 640.0)
RADIUS = 104.0


def draw() -> Drawing:
    """Asso di denari."""
    d = blank("1D", grain=1.55)
    for side in d.sides(AXIS):
        _wing(d, side)
    for _ in d.sides(AXIS):
        _neck(d)
    _tail(d)
    _ring(d)
    for _ in d.sides(AXIS):
        _leg(d)
        _streamer(d)
    for _ in d.sides(AXIS):
        _claw(d)
    sun_coin(d, *DISC, 296)
    with d.at(AXIS, 66, 1.36):
        crown(d)
    emblem(d, RING[0], RING[1] + 4, 150)
    return d


def _wing(d: Drawing, side: int) -> None:
    """The right wing: dark pinions under red ones under rows of small red feathers."""
    bare: list[Node] = [
        (292, 176, "c"), (330, 152), (392, 166), (440, 220), (452, 280, "c"), (400, 300, "c"),
        (330, 240, "c"),
    ]  # fmt: skip
    d.shape(smooth(bare), DARK_RED, None)
    for k, (radius, stop) in enumerate(((212, 42), (193, 54), (174, 64), (156, 73))):
        pinion(d, DISC, radius, 11.5, 2, stop, DARK_GREEN, dark=True, flare=8 - 3 * k, covered=0.35)
    for k, (radius, stop) in enumerate(((211, 13), (192, 23), (173, 32), (155, 40))):
        pinion(d, DISC, radius, 12, -34, stop, RED, flare=8 - 2 * k, covered=0.6)
    for first, reach, length in ((-16, 4, 38), (-33, 4, 36), (-50, 4, 34)):
        places = []
        for k in range(reach):
            x, y = around(*DISC, 214 - k * 18.5, first + k * 2.6)
            places.append((x, y, first + 90 + k * 2.6 - 6))
        scale_row(d, places, length, 25, RED)
    arm: list[Node] = [
        (300, 168, "c"), (322, 140), (356, 126), (392, 132), (424, 154), (450, 190), (464, 232),
        (462, 262, "c"),
        (444, 236), (420, 204), (388, 180), (352, 172), (316, 190, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(arm),
        RED,
        OUTER,
        shade=[Shade(angle=110, depth=0.5, spacing=6.0, seed=side), Shade(angle=-70, depth=0.14, width=2)],
    )
    for x, y in ((340, 152), (372, 152), (402, 166), (428, 190), (446, 220)):
        d.shape(circle(x, y, 5), YELLOW, DETAIL)


def _tail(d: Drawing) -> None:
    """Five tail feathers, fanned between the legs."""
    for turn, length in ((26, 92), (-26, 92), (14, 104), (-14, 104), (0, 112)):
        with d.at(AXIS, 424, rotate=turn):
            feather: list[Node] = [
                (-9, 0, "c"), (-12, length * 0.5), (-11, length * 0.84), (0, length, "c"),
                (11, length * 0.84), (12, length * 0.5), (9, 0, "c"),
            ]  # fmt: skip
            d.shape(smooth(feather), DARK_GREEN, INNER)
            d.line(smooth([(0, 20), (0, length * 0.9)], closed=False), DETAIL, ink=PAPER)
            for y in (46, 58, 70, 82):
                if y < length - 18:
                    d.ticks(((-11, y + 9), (-1, y), 2.6), ((11, y + 9), (1, y), 2.6), ink=PAPER)


def _neck(d: Drawing) -> None:
    """The right-hand neck and head, looking to the right."""
    neck: list[Node] = [
        (238, 214, "c"), (246, 182), (255, 152, "c"), (271, 144), (280, 132), (271, 117, "c"),
        (287, 116), (279, 96, "c"), (294, 97), (287, 76, "c"), (301, 78), (296, 56, "c"), (312, 62),
        (316, 42, "c"),
        (330, 52), (346, 51), (364, 57), (376, 68), (380, 84), (372, 98), (362, 106), (374, 120, "c"),
        (360, 120),
        (368, 138, "c"), (354, 136), (362, 156, "c"), (348, 156), (356, 176, "c"), (344, 190),
        (334, 222, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(neck), YELLOW, OUTER,
        shade=[Shade(depth=0.34, spacing=5.8, reach=40), Shade(angle=180, depth=0.1, spacing=7, width=2)],
    )  # fmt: skip
    ticks: list[tuple[Point, Point, float]] = []
    for x, y in (
        (304, 84), (318, 94), (334, 100), (296, 104), (312, 112), (330, 118), (288, 122), (304, 130),
        (322, 136),
        (340, 138), (278, 142), (296, 148), (314, 154), (332, 158), (270, 162), (288, 168), (306, 174),
        (324, 178),
        (280, 188), (298, 194), (316, 198),
    ):  # fmt: skip
        ticks += [((x, y + 9), (x - 7, y - 4), 3.0), ((x, y + 9), (x + 6, y - 5), 3.0)]
    d.ticks(*ticks)
    tongue: list[Node] = [
        (370, 101, "c"), (392, 103), (408, 105), (418, 113), (417, 121, "c"), (406, 113), (392, 110),
        (372, 109, "c"),
    ]  # fmt: skip
    lower: list[Node] = [
        (358, 103, "c"),
        (376, 111),
        (398, 119, "c"),
        (386, 127),
        (373, 127),
        (358, 120, "c"),
    ]
    d.shape(smooth(lower), OCHRE, INNER, shade=[Shade(angle=80, depth=0.4, spacing=4.8, width=2.2)])
    d.shape(smooth(tongue), RED, INNER)
    beak: list[Node] = [
        (371, 66, "c"), (386, 64), (404, 67), (419, 76), (428, 91), (428, 116, "c"), (420, 104), (409, 97),
        (390, 97), (358, 104, "c"), (363, 84),
    ]  # fmt: skip
    d.shape(
        smooth(beak), OCHRE, OUTER,
        shade=[Shade(angle=40, depth=0.24, spacing=5, width=2.4),
        Shade(angle=110, depth=0.24, spacing=6, width=2)],
    )  # fmt: skip
    d.lens([(384, 77), (391, 78), (396, 83)], 4)
    d.line(smooth([(374, 64), (379, 82), (371, 101)], closed=False), DETAIL)
    d.fold(([(344, 98), (354, 106), (366, 104)], 4))
    eye: list[Node] = [(338, 76, "c"), (346, 71), (358, 74), (366, 83, "c"), (356, 88), (345, 86)]
    d.shape(smooth(eye), PAPER, DETAIL)
    d.shape(circle(354, 79.5, 5.0), INK, None)
    d.fold(([(374, 80), (360, 70), (344, 66), (326, 68)], 11))
    d.fold(([(336, 90), (348, 95), (360, 93)], 3.4))


def _ring(d: Drawing) -> None:
    """The lower circle of ribbon."""
    cx, cy = RING
    stations: list[Station] = [(*around(cx, cy, RADIUS, a), 15.0) for a in range(-56, 237, 18)]
    d.limb(stations, YELLOW, OUTER, depth=0.75, spacing=6.4, width=3.1, lean=0.1)
    top: list[Station] = [(*around(cx, cy, RADIUS - 4, a), 11.0) for a in range(236, 305, 17)]
    d.limb(top, OCHRE, INNER, depth=0.9, spacing=4.6, lean=0.1)


def _leg(d: Drawing) -> None:
    thigh: list[Node] = [
        (270, 440, "c"), (300, 430), (344, 426), (368, 446, "c"), (374, 476), (368, 504), (354, 530),
        (346, 552, "c"),
        (326, 550, "c"), (316, 530), (300, 506), (282, 478),
    ]  # fmt: skip
    d.shape(
        smooth(thigh),
        RED,
        OUTER,
        shade=[Shade(angle=20, depth=0.36, spacing=6.4), Shade(angle=180, depth=0.12, spacing=7, width=2)],
    )
    for row, (y, x0, count) in enumerate(((468, 300, 4), (486, 304, 4), (504, 312, 4), (522, 324, 2))):
        for k in range(count):
            x = x0 + k * 17 + (row % 2) * 4
            d.line(
                smooth([(x - 8, y - 5), (x - 3, y + 6), (x + 4, y + 6), (x + 8, y - 5)], closed=False), DETAIL
            )
    tufts: list[Node] = [
        (322, 544, "c"),
        (326, 562, "c"),
        (332, 552),
        (338, 566, "c"),
        (342, 552),
        (350, 560, "c"),
        (350, 542, "c"),
    ]
    d.shape(smooth(tufts), RED, INNER)


def _streamer(d: Drawing) -> None:
    """The loose end of the ribbon outside the claw: it turns over twice and carries two bells."""
    over: list[Point] = [(338, 580), (364, 562), (396, 556), (428, 566), (450, 588)]
    under: list[Point] = [(450, 588), (444, 606), (420, 616), (398, 632), (390, 652)]
    end: list[Point] = [(390, 652), (398, 668), (424, 668), (446, 684), (462, 706)]
    back(d, under, 15, fill=OCHRE)
    front(d, over, 15, fill=YELLOW)
    front(d, end, 15, fork=True, fill=YELLOW)
    for x, y, turn in ((463, 700, -10), (459, 728, 14)):
        with d.at(x, y, rotate=turn):
            bell: list[Node] = [
                (0, 0, "c"), (6, 5), (8, 15), (12, 21, "c"), (0, 25), (-12, 21, "c"), (-8, 15), (-6, 5),
            ]  # fmt: skip
            d.shape(circle(0, 26, 3.8), INK, None)
            d.shape(smooth(bell), RED, INNER, shade=[Shade(depth=0.4, spacing=4, width=2.2)])


def _claw(d: Drawing) -> None:
    shank: list[Node] = [(326, 554, "c"), (322, 570), (340, 584), (356, 572), (348, 554, "c")]
    d.shape(smooth(shank), YELLOW, INNER, shade=[Shade(depth=0.4, spacing=4.4, width=2.2)])
    for x, lean in ((320, -10), (337, 0), (354, 10)):
        toe: list[Node] = [
            (x - 7, 566), (x, 560), (x + 7, 566), (x + 9 + lean * 0.5, 584), (x + 6 + lean, 600),
            (x + 1 + lean, 612, "c"),
            (x - 3 + lean, 600), (x - 8 + lean * 0.5, 584),
        ]  # fmt: skip
        d.shape(smooth(toe), YELLOW, INNER, shade=[Shade(depth=0.34, spacing=4.4, width=2.2)])
        for y in (574, 582, 590):
            d.lens([(x - 6 + lean * 0.4, y), (x + lean * 0.4, y + 3), (x + 7 + lean * 0.4, y)], 2)
        d.shape(
            smooth(
                [
                    (x - 4 + lean, 597, "c"),
                    (x + 7 + lean, 597, "c"),
                    (x + 5 + lean, 610),
                    (x + 1 + lean, 619, "c"),
                ]
            ),
            INK,
            None,
        )
