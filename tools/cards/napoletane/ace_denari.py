"""Asso di denari: the two-headed eagle with the sun disc and the ribbon that closes a lower ring."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import DARK_GREEN, INK, OCHRE, PAPER, RED, YELLOW
from tools.cards.kit.limb import Station
from tools.cards.kit.paths import Node, Point, circle, ellipse, smooth
from tools.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from tools.cards.napoletane.blank import WIDTH, blank
from tools.cards.napoletane.emblem import crown, emblem
from tools.cards.napoletane.plumage import around, pinion, scale_row
from tools.cards.napoletane.signs import sun_coin

AXIS = WIDTH / 2
DISC: Point = (AXIS, 312.0)
RING: Point = (AXIS, 640.0)
RADIUS = 104.0


def ace() -> Drawing:
    """Asso di denari."""
    d = blank("1D")
    for side in _sides(d):
        _wing(d, side)
    for _ in _sides(d):
        _neck(d)
    _ring(d)
    for _ in _sides(d):
        _leg(d)
        _streamer(d)
    for _ in _sides(d):
        _claw(d)
    sun_coin(d, *DISC, 296)
    with d.at(AXIS, 128, 0.92):
        crown(d)
    emblem(d, RING[0], RING[1] + 4, 150)
    return d


@contextmanager
def _mirrored(d: Drawing, on: bool) -> Iterator[None]:
    with d.at(WIDTH if on else 0, flip=on):
        yield


def _sides(d: Drawing) -> Iterator[int]:
    """Draw the loop's body twice: as it is and mirrored about the axis."""
    for side in (0, 1):
        with _mirrored(d, bool(side)):
            yield side


def _wing(d: Drawing, side: int) -> None:
    """The right wing: dark pinions under red ones under rows of small red feathers."""
    for k, (radius, stop) in enumerate(((212, 42), (193, 54), (174, 64), (156, 73))):
        pinion(d, DISC, radius, 11.5, 2, stop, DARK_GREEN, dark=True, flare=8 - 3 * k)
    for k, (radius, stop) in enumerate(((211, 13), (192, 23), (173, 32), (155, 40))):
        pinion(d, DISC, radius, 12, -34, stop, RED, flare=8 - 2 * k)
    for first, reach, length in ((-14, 4, 36), (-28, 4, 34), (-42, 4, 32), (-56, 3, 30)):
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
        shade=[Shade(angle=110, depth=0.5, spacing=5.2, seed=side), Shade(angle=-70, depth=0.14, width=2)],
    )
    for x, y in ((340, 152), (372, 152), (402, 166), (428, 190), (446, 220)):
        d.shape(circle(x, y, 5), YELLOW, DETAIL)


def _neck(d: Drawing) -> None:
    """The right-hand neck and head, looking to the right."""
    neck: list[Node] = [
        (240, 210, "c"), (248, 170), (255, 150, "c"), (262, 158), (268, 138, "c"), (272, 142),
        (276, 122, "c"),
        (282, 124), (284, 104, "c"), (291, 104), (296, 84, "c"), (302, 84), (310, 66, "c"), (318, 62),
        (330, 48, "c"),
        (338, 52), (352, 50), (370, 56), (380, 68), (382, 86), (372, 98), (362, 112), (366, 122, "c"),
        (358, 124),
        (362, 136, "c"), (354, 138), (358, 152, "c"), (350, 156), (354, 172, "c"), (344, 196),
        (330, 222, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(neck), YELLOW, OUTER,
        shade=[Shade(depth=0.34, spacing=5, reach=40), Shade(angle=180, depth=0.1, spacing=6, width=2)],
    )  # fmt: skip
    for x, y in (
        (306, 92), (322, 84), (300, 112), (318, 106), (336, 104), (290, 134), (308, 130), (326, 126),
        (280, 156),
        (298, 154), (316, 150), (334, 148), (272, 176), (290, 178), (308, 174), (326, 172), (300, 196),
        (318, 194),
    ):  # fmt: skip
        d.line(smooth([(x - 7, y - 4), (x - 3, y + 6), (x + 3, y + 7), (x + 7, y - 1)], closed=False), DETAIL)
    tongue: list[Node] = [
        (374, 98, "c"),
        (396, 100),
        (410, 98),
        (418, 104, "c"),
        (404, 108),
        (386, 107),
        (374, 104, "c"),
    ]
    d.shape(smooth(tongue), RED, DETAIL)
    lower: list[Node] = [
        (362, 104, "c"),
        (382, 109),
        (404, 114, "c"),
        (392, 124),
        (376, 126),
        (362, 118, "c"),
    ]
    d.shape(smooth(lower), OCHRE, INNER, shade=[Shade(angle=80, depth=0.4, spacing=4.4, width=2.2)])
    beak: list[Node] = [
        (372, 62, "c"), (392, 56), (414, 62), (430, 78), (436, 98), (432, 116, "c"), (424, 102), (410, 96),
        (388, 98),
        (366, 104, "c"), (364, 84),
    ]  # fmt: skip
    d.shape(
        smooth(beak), OCHRE, OUTER,
        shade=[Shade(angle=40, depth=0.3, spacing=4.6, width=2.4),
        Shade(angle=110, depth=0.2, spacing=5, width=2)],
    )  # fmt: skip
    d.lens([(386, 74), (392, 76), (397, 80)], 4)
    d.line(smooth([(376, 62), (382, 80), (376, 100)], closed=False), DETAIL)
    eye: list[Node] = [(338, 76, "c"), (346, 68), (358, 70), (364, 77, "c"), (354, 82), (344, 81)]
    d.shape(smooth(eye), PAPER, DETAIL)
    d.shape(circle(354, 75.5, 4.6), INK, None)
    d.lens([(330, 76), (346, 62), (372, 70)], 7)
    d.fold(([(338, 86), (350, 90), (362, 86)], 3), ([(330, 92), (346, 98), (360, 96)], 3))


def _ring(d: Drawing) -> None:
    """The lower circle of ribbon."""
    cx, cy = RING
    stations: list[Station] = [(*around(cx, cy, RADIUS, a), 15.0) for a in range(-56, 237, 18)]
    d.limb(stations, YELLOW, OUTER, depth=0.75, spacing=5.4, lean=0.1)
    top: list[Station] = [(*around(cx, cy, RADIUS - 4, a), 11.0) for a in range(236, 305, 17)]
    d.limb(top, OCHRE, INNER, depth=0.9, spacing=4.6, lean=0.1)


def _leg(d: Drawing) -> None:
    thigh: list[Node] = [
        (270, 440, "c"), (300, 430), (344, 426), (368, 446, "c"), (374, 476), (368, 504), (354, 530),
        (346, 552, "c"),
        (326, 550, "c"), (316, 530), (300, 506), (282, 478),
    ]  # fmt: skip
    d.shape(
        smooth(thigh), RED, OUTER, shade=[Shade(angle=20, depth=0.36), Shade(angle=180, depth=0.12, width=2)]
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
    """The loose end of the ribbon outside the claw, with a fork and two bells."""
    fold: list[Station] = [(352, 574, 13), (386, 560, 14), (414, 566, 14.5), (430, 588, 15)]
    end: list[Station] = [(426, 574, 14), (438, 604, 15), (428, 646, 14.5), (432, 690, 14), (446, 716, 13)]
    d.limb(end, OCHRE, OUTER, depth=0.9, spacing=4.8, lean=0.1)
    d.limb(fold, YELLOW, OUTER, end="round", depth=0.75, lean=0.1)
    for x, y, turn in ((434, 722, 12), (458, 716, -14)):
        with d.at(x, y, rotate=turn):
            d.line(smooth([(0, -8), (0, 4)], closed=False), DETAIL)
            bell: list[Node] = [
                (0, 2, "c"),
                (7, 8),
                (8.5, 18),
                (12, 24, "c"),
                (0, 27),
                (-12, 24, "c"),
                (-8.5, 18),
                (-7, 8),
            ]
            d.shape(smooth(bell), RED, INNER, shade=[Shade(depth=0.4, spacing=4, width=2.2)])
            d.shape(ellipse(0, 28, 3.6, 3.6), INK, None)


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


CARDS: dict[str, Callable[[], Drawing]] = {"1D": ace}
