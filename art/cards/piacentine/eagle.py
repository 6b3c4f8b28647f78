"""The crowned eagle of the asso di denari: wings, tail, body, legs and head; card units."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine.card import WIDTH
from art.cards.piacentine.inks import BROWN, DARK_BROWN, GOLD, INK, OCHRE, PAPER, RED
from art.cards.piacentine.wing import feather

# Feathers of the right wing as (root, tip), the innermost first.
PINIONS: tuple[tuple[Point, Point], ...] = (
    ((352, 300), (370, 566)), ((366, 276), (396, 548)), ((380, 252), (420, 520)), ((394, 228), (440, 484)),
    ((408, 204), (453, 440)), ((420, 182), (461, 392)), ((430, 162), (465, 342)), ((440, 146), (466, 290)),
)  # fmt: skip
COVERTS: tuple[tuple[Point, Point], ...] = (
    ((346, 290), (362, 430)), ((362, 264), (386, 410)), ((378, 238), (410, 380)), ((394, 212), (431, 342)),
    ((410, 186), (446, 300)), ((426, 162), (456, 256)),
)  # fmt: skip
LESSER: tuple[tuple[Point, Point], ...] = (
    ((344, 272), (356, 348)), ((360, 244), (380, 324)), ((377, 216), (402, 296)), ((394, 188), (424, 262)),
    ((410, 166), (440, 230)), ((426, 148), (454, 200)),
)  # fmt: skip
ARM: list[Node] = [
    (318, 290, "c"), (326, 240), (348, 190), (376, 148), (402, 118), (428, 104), (452, 110), (463, 132),
    (460, 160, "c"), (446, 156), (440, 172, "c"), (424, 172), (418, 192, "c"), (404, 194), (398, 216, "c"),
    (384, 218), (378, 242, "c"), (364, 246), (358, 270, "c"), (346, 276), (342, 300, "c"),
]  # fmt: skip
BODY: list[Node] = [
    (200, 262, "c"), (168, 288), (142, 330), (136, 380), (146, 432), (170, 482), (204, 530), (232, 566),
    (255, 580), (278, 566), (306, 530), (340, 482), (364, 432), (374, 380), (368, 330), (342, 288),
    (310, 262, "c"), (255, 250),
]  # fmt: skip
NECK: list[Node] = [
    (178, 300, "c"), (196, 274), (188, 264, "c"), (206, 246), (199, 234, "c"), (214, 216), (208, 203, "c"),
    (221, 188), (217, 174, "c"), (228, 152), (242, 134), (262, 124), (284, 122), (302, 128), (312, 140),
    (310, 160), (298, 178), (300, 192), (312, 204, "c"), (302, 208), (320, 230, "c"), (310, 234),
    (330, 258, "c"), (320, 262), (338, 296, "c"), (298, 282), (255, 274), (214, 282),
]  # fmt: skip

THIGH: list[Node] = [
    (268, 512, "c"), (300, 496), (340, 494), (364, 520), (370, 556), (362, 590), (358, 616, "c"),
    (348, 606), (344, 624, "c"), (334, 608), (326, 624, "c"), (320, 606), (310, 614, "c"), (300, 580),
    (280, 548),
]  # fmt: skip


def _row(
    d: Drawing, feathers: Sequence[tuple[Point, Point]], width: float, fill: str, covered: float
) -> None:
    light = fill == DARK_BROWN
    for (x0, y0), (x1, y1) in feathers:
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        length = math.dist((x0, y0), (x1, y1))
        feather(d, x0, y0, angle, length, width, fill, covered=covered, ink=OCHRE if light else INK)


def wings(d: Drawing) -> None:
    """Both wings, half raised."""
    for side in d.sides(WIDTH / 2):
        d.use("wing", _feathers, 0, 0)
        d.shape(
            smooth(ARM), BROWN, OUTER,
            shade=[Shade(angle=120, depth=0.3, spacing=7, seed=side), Shade(angle=-60, depth=0.12, width=2)],
        )  # fmt: skip
        d.use("down", _down, 0, 0)


def _down(d: Drawing) -> None:
    """The small feathers of the right wing's arm."""
    _scales(d, ((340, 246), (352, 222), (366, 196), (382, 172), (398, 150), (416, 132), (436, 124),
                (334, 268), (368, 222), (386, 196), (404, 172), (422, 152), (446, 140)), 9)  # fmt: skip


def _feathers(d: Drawing) -> None:
    """The rows of the right wing; unhatched, so that the left one can be its mirror image."""
    _row(d, PINIONS, 34, DARK_BROWN, 0.62)
    _row(d, COVERTS, 33, BROWN, 0.5)
    _row(d, LESSER, 31, OCHRE, 0.4)


def _scales(d: Drawing, places: Sequence[Point], size: float) -> None:
    """Little feathers as open scallops, each with a short tapered rib."""
    for x, y in places:
        d.line(
            smooth([(x - size, y - size * 0.5), (x - size * 0.5, y + size * 0.7), (x, y + size),
                    (x + size * 0.5, y + size * 0.7), (x + size, y - size * 0.5)], closed=False),
            DETAIL,
        )  # fmt: skip
    d.ticks(*(((x, y + size * 0.8), (x, y - size * 0.6), 2.6) for x, y in places))


def tail(d: Drawing) -> None:
    """Seven fanned feathers."""
    for angle, length in ((58, 178), (122, 178), (69, 190), (111, 190), (80, 198), (100, 198), (90, 202)):
        fill = DARK_BROWN if angle in (69, 111, 90) else BROWN
        ink = OCHRE if fill == DARK_BROWN else INK
        a = math.radians(angle)
        feather(
            d, 255 + 20 * math.cos(a), 496 + 20 * math.sin(a), angle, length, 38, fill, covered=0.4, ink=ink
        )


def body(d: Drawing) -> None:
    """The trunk; the disc covers its middle."""
    d.shape(
        smooth(BODY), BROWN, OUTER,
        shade=[Shade(depth=0.09, spacing=8), Shade(angle=180, depth=0.04, spacing=9, width=2.4)],
    )  # fmt: skip
    rows: list[Point] = []
    for y, count, width in ((492, 5, 88), (512, 4, 62), (532, 3, 42), (552, 2, 20)):
        rows += [(255 + width * (2 * k / (count - 1) - 1), y) for k in range(count)]
    _scales(d, rows, 10)


def legs(d: Drawing) -> None:
    """Feathered thighs, yellow shanks and talons."""
    for side in d.sides(WIDTH / 2):
        shank: list[Node] = [(316, 606, "c"), (318, 640), (322, 668), (348, 668), (346, 640), (350, 606, "c")]
        d.shape(smooth(shank), GOLD, OUTER, shade=[Shade(depth=0.36, spacing=5, width=2.4)])
        for y in (632, 644, 656):
            d.lens([(319, y), (333, y + 4), (347, y)], 2.4)
        d.shape(
            smooth(THIGH), BROWN, None,
            shade=[Shade(angle=20, depth=0.3, spacing=7, seed=side)],
        )  # fmt: skip
        d.use("thigh", _thigh_feathers, 0, 0)
        d.line(smooth(THIGH), OUTER)
        _talons(d)


def _thigh_feathers(d: Drawing) -> None:
    """The rows of the right thigh."""
    with d.clip(smooth(THIGH)):
        for row in range(5):
            _scales(d, [(288 + 23 * k + 11.5 * (row % 2), 520 + 21 * row) for k in range(4)], 10.4)


def _talons(d: Drawing) -> None:
    """Three thick toes spread from the ankle, each with its scutes and a hooked claw."""
    claws = []
    for side, tip in ((-1, (303, 698)), (1, (367, 698)), (0, (335, 706))):
        root, (x, y) = (335 + side * 7.0, 658.0), tip
        toe: list[Station] = [
            (*root, 9), (root[0] + side * 14 + 0.2, 674, 10.6), (x - side * 3, y - 12, 9.4), (x, y, 7.4),
        ]  # fmt: skip
        d.limb(toe, GOLD, INNER, end="round", depth=0.6, spacing=4.8, width=2.2)
        for t in (0.4, 0.74):
            cx, cy = root[0] + (x - root[0]) * t + side * (6 if t < 0.5 else 3), root[1] + (y - root[1]) * t
            d.lens([(cx - 7, cy + side * 4), (cx, cy + 2), (cx + 7, cy - side * 4)], 2)
        claw: list[Node] = [
            (x - 6, y - 1, "c"), (x + side * 3, y - 3), (x + 6, y - 1, "c"), (x + 4 + side * 3, y + 9),
            (x - 1 + side, y + 20, "c"), (x - 5 + side * 2, y + 9),
        ]  # fmt: skip
        claws.append(smooth(claw))
    d.flats(*claws, ink=INK)


def head(d: Drawing) -> None:
    """Neck and head, looking to the right."""
    d.shape(
        smooth(NECK), BROWN, OUTER,
        shade=[Shade(depth=0.28, spacing=7.6, reach=40), Shade(angle=180, depth=0.09, spacing=9, width=2)],
    )  # fmt: skip
    ticks: list[tuple[Point, Point, float]] = []
    for x, y in (
        (246, 150), (240, 166), (258, 164), (236, 184), (252, 184), (270, 184), (232, 204), (250, 204),
        (268, 206), (286, 204), (226, 226), (244, 226), (264, 228), (284, 226), (302, 228), (220, 250),
        (240, 250), (262, 252), (284, 250), (304, 252), (206, 272), (312, 272),
    ):  # fmt: skip
        ticks += [((x, y + 10), (x - 7, y - 4), 3.2), ((x, y + 10), (x + 6, y - 5), 3.2)]
    d.ticks(*ticks)
    lower: list[Node] = [
        (298, 170, "c"),
        (318, 172),
        (336, 180, "c"),
        (322, 190),
        (308, 189),
        (294, 182, "c"),
    ]
    d.shape(smooth(lower), OCHRE, INNER, shade=[Shade(angle=80, depth=0.4, spacing=4.8, width=2.2)])
    tongue: list[Node] = [
        (310, 170, "c"),
        (330, 168),
        (342, 174),
        (346, 184, "c"),
        (334, 178),
        (314, 177, "c"),
    ]
    d.shape(smooth(tongue), RED, DETAIL)
    beak: list[Node] = [
        (304, 134, "c"), (322, 130), (342, 136), (356, 150), (362, 168), (358, 188, "c"), (350, 174),
        (338, 167), (318, 167), (292, 172, "c"), (297, 152),
    ]  # fmt: skip
    d.shape(
        smooth(beak), GOLD, OUTER,
        shade=[Shade(angle=40, depth=0.24, spacing=5, width=2.4), Shade(angle=110, depth=0.2, width=2)],
    )  # fmt: skip
    d.lens([(317, 145), (324, 146), (329, 151)], 4)
    d.line(smooth([(307, 133), (312, 150), (305, 169)], closed=False), DETAIL)
    eye: list[Node] = [(268, 148, "c"), (277, 141), (290, 143), (299, 152, "c"), (288, 158), (276, 156)]
    d.shape(smooth(eye), PAPER, DETAIL)
    d.shape(circle(285.5, 149, 5.6), INK, None)
    d.fold(([(299, 148), (288, 139), (272, 134), (256, 139)], 9))
    d.fold(([(266, 160), (280, 166), (296, 163)], 3.6))
