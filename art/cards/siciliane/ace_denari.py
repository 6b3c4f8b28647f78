"""Asso di denari: the green and red eagle that holds a disc with our emblem."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import pairwise

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts.emblem import crown, emblem
from art.cards.parts.plumage import scale_row
from art.cards.siciliane.card import WIDTH, blank
from art.cards.siciliane.coin import plate
from art.cards.siciliane.inks import DARK_GREEN, DARK_RED, GREEN, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.siciliane.talons import claw

AXIS = WIDTH / 2
DISC: Point = (AXIS, 462.0)
RADIUS = 122.0

# Curves, right-hand side, from the body outwards: where the pinions grow and where they end.
LONG_ROOTS: Sequence[Point] = ((306, 300), (330, 250), (362, 208), (400, 178), (440, 160), (466, 158))
LONG_TIPS: Sequence[Point] = ((392, 590), (424, 588), (448, 560), (466, 516), (480, 458), (488, 392))
SHORT_ROOTS: Sequence[Point] = ((304, 270), (330, 222), (364, 182), (404, 154), (444, 142), (464, 146))
SHORT_TIPS: Sequence[Point] = ((368, 428), (396, 422), (420, 398), (442, 362), (460, 318), (472, 276))


def draw() -> Drawing:
    """Asso di denari."""
    d = blank("1D")
    with _place(d):
        _tail(d)
    # The feathers have no light of their own, so one wing serves for both sides.
    d.use("wing", _feathers, 0, 0)
    d.use("wing", _feathers, WIDTH, 0, flip=True)
    with _place(d):
        for _ in d.sides(AXIS):
            _arm(d)
        _bird(d)
    return d


def _place(d: Drawing) -> AbstractContextManager[None]:
    """A little narrower than the card, so that the outer pinions keep clear of its edge."""
    return d.at(AXIS * 0.08, 14, (0.92, 0.97))


def _bird(d: Drawing) -> None:
    """All but tail and wings."""
    _breast(d)
    _head(d)
    for _ in d.sides(AXIS):
        _thigh(d)
    field = plate(d, *DISC, 2 * RADIUS)
    d.shape(circle(*DISC, field), PAPER, INNER, shade=[Shade(angle=45, depth=0.06, spacing=5.4, width=2.2)])
    emblem(d, DISC[0], DISC[1] + 2, 118)
    for _ in d.sides(AXIS):
        claw(d, DISC)
    with d.at(263, 80, 1.2, 4):
        crown(d)


def _along(track: Sequence[Point], count: int) -> list[Point]:
    """`count` points evenly spread over a smooth curve."""
    points = sampled(track)
    return [points[round(k / (count - 1) * (len(points) - 1))] for k in range(count)]


def feather(root: Point, tip: Point, half: float, bow: float) -> tuple[Outline, list[Point]]:
    """A pointed feather and its quill; `bow` pushes its middle to the left of the way from root to tip."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    ux, uy = unit(root, tip)

    def at(t: float, across: float) -> Point:
        swing = bow * 4 * t * (1 - t) + across
        return (root[0] + dx * t + uy * swing, root[1] + dy * t - ux * swing)

    nodes: list[Node] = [
        (*at(0, half * 0.7), "c"), at(0.35, half), at(0.75, half), at(0.92, half * 0.6), (*at(1, 0), "c"),
        at(0.92, -half * 0.6), at(0.75, -half), at(0.35, -half), (*at(0, -half * 0.7), "c"),
    ]  # fmt: skip
    return smooth(nodes), [at(t / 6, 0) for t in range(7)]


def pinion(
    d: Drawing, root: Point, tip: Point, half: float, fill: str, *, bow: float = 0.0, bare: float = 0.4
) -> None:
    """A feather with its quill and barbs; the first share `bare` lies under others and has none."""
    outline, quill = feather(root, tip, half, bow)
    d.shape(outline, fill, INNER)
    ink = PAPER if fill in (GREEN, DARK_GREEN) else INK
    d.fold((quill, 3.2), ink=ink)
    barbs: list[tuple[Point, Point, float]] = []
    for k, ((x0, y0), (x1, y1)) in enumerate(pairwise(quill)):
        ux, uy = unit((x0, y0), (x1, y1))
        steps = max(1, round(math.dist((x0, y0), (x1, y1)) / 23))
        for n in range(steps):
            t = (k + n / steps) / 6
            if t < bare or t > 0.8:
                continue
            x, y = x0 + (x1 - x0) * n / steps, y0 + (y1 - y0) * n / steps
            for side in (1, -1):
                edge = (x + uy * side * half * 0.84 + ux * 7, y - ux * side * half * 0.84 + uy * 7)
                barbs.append((edge, (x + uy * side * half * 0.16, y - ux * side * half * 0.16), 2.4))
    d.ticks(*barbs, ink=ink)


def _feathers(d: Drawing) -> None:
    """The right wing but for its arm."""
    with _place(d):
        web: list[Node] = [(286, 330, "c"), (300, 240), (372, 170), (456, 150, "c"), (440, 300), (360, 380)]
        d.shape(smooth(web), DARK_RED, None)
        for root, tip in zip(_along(LONG_ROOTS, 7), _along(LONG_TIPS, 7), strict=True):
            pinion(d, root, tip, 17.5, GREEN, bow=6, bare=0.42)
        for root, tip in zip(_along(SHORT_ROOTS, 7), _along(SHORT_TIPS, 7), strict=True):
            pinion(d, root, tip, 16.5, RED, bow=6, bare=0.42)
        for shift, length in ((34, 42), (10, 40)):
            places = []
            for root, tip in zip(_along(SHORT_ROOTS, 6), _along(SHORT_TIPS, 6), strict=True):
                way = unit(root, tip)
                places.append((*step(root, way, shift), math.degrees(math.atan2(way[1], way[0]))))
            scale_row(d, places, length, 33, YELLOW if shift == 10 else RED)


def _arm(d: Drawing) -> None:
    """The right wing's upper edge."""
    arm: list[Node] = [
        (292, 262, "c"), (304, 222), (334, 178), (372, 144), (408, 120), (440, 106), (470, 106),
        (490, 124), (492, 176, "c"), (480, 158), (472, 152, "c"), (462, 160), (450, 150, "c"), (438, 166),
        (426, 158, "c"), (414, 176), (402, 170, "c"), (392, 192), (380, 186, "c"), (371, 210),
        (358, 206, "c"), (352, 232), (340, 232, "c"), (336, 256), (322, 276, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(arm),
        GREEN,
        OUTER,
        shade=[Shade(angle=70, depth=0.46, spacing=5.8), Shade(angle=-110, depth=0.14, spacing=6.4, width=2)],
    )
    d.shapes([circle(x, y, 4.6) for x, y in ((462, 126), (436, 128), (410, 140), (386, 156))], YELLOW)
    d.fold(*(
        ([(x, y), (x - 4, y - 14), (x + 2, y - 27)], 4)
        for x, y in ((472, 152), (450, 150), (426, 158), (402, 170), (380, 186), (358, 206), (340, 232))
    ))  # fmt: skip


def _tail(d: Drawing) -> None:
    """Seven feathers, red and green by turns, under the disc."""
    for k in (0, 6, 1, 5, 2, 4, 3):
        x = AXIS + (k - 3) * 52
        tip = (x + (k - 3) * 3, 778 - abs(k - 3) * 17.0)
        pinion(
            d, (AXIS + (k - 3) * 11.0, 540), tip, 25, RED if k % 2 else GREEN, bow=(3 - k) * -6.0, bare=0.3
        )


def _breast(d: Drawing) -> None:
    body: list[Node] = [
        (196, 246, "c"), (180, 284), (178, 324), (190, 390), (206, 470), (255, 500), (304, 470), (320, 390),
        (332, 324), (330, 284), (314, 246, "c"), (255, 220),
    ]  # fmt: skip
    breast = smooth(body)
    d.shape(breast, GREEN, None, shade=[Shade(depth=0.2, spacing=6), Shade(angle=180, depth=0.07, width=2)])
    _scales(
        d, breast, [(171 + 28 * k + 14 * (row % 2), 268 + 24 * row) for row in range(5) for k in range(7)], 13
    )
    d.line(breast, OUTER)


def _scales(d: Drawing, within: Outline, places: Sequence[Point], half: float) -> None:
    """Little pointed feathers hanging down, `half` as wide as they are, each with a short rib."""
    with d.clip(within):
        for x, y in places:
            nodes: list[Node] = [
                (x - half, y - half * 0.8, "c"), (x - half * 0.8, y + half * 0.3), (x, y + half * 1.1, "c"),
                (x + half * 0.8, y + half * 0.3), (x + half, y - half * 0.8, "c"),
            ]  # fmt: skip
            d.line(smooth(nodes, closed=False), INNER if half > 12 else DETAIL)
        d.ticks(*(((x, y + half), (x - half * 0.1, y - half * 0.5), 3.0) for x, y in places))


def _head(d: Drawing) -> None:
    neck: list[Node] = [
        (213, 122, "c"), (222, 107), (244, 99), (268, 97), (290, 101, "c"), (304, 99), (321, 103, "c"),
        (308, 112), (305, 118, "c"), (316, 120), (327, 129, "c"), (312, 132), (304, 138, "c"), (314, 144),
        (320, 156, "c"), (308, 156), (301, 162, "c"), (309, 176, "c"), (303, 184),
        (317, 206, "c"), (312, 214), (332, 236, "c"), (328, 246),
        (345, 266, "c"), (330, 268), (322, 290, "c"), (302, 274), (290, 300, "c"), (272, 280),
        (255, 306, "c"), (238, 280), (220, 300, "c"), (208, 274), (188, 290, "c"), (180, 268),
        (165, 266, "c"), (182, 246), (178, 236, "c"), (198, 214), (193, 206, "c"), (210, 184),
        (206, 176, "c"), (222, 164), (224, 156, "c"), (226, 148),
    ]  # fmt: skip
    d.shape(
        smooth(neck), GREEN, OUTER,
        shade=[Shade(depth=0.3, spacing=5.8, reach=40), Shade(angle=180, depth=0.08, spacing=7, width=2)],
    )  # fmt: skip
    ticks: list[tuple[Point, Point, float]] = []
    for row in range(6):
        y = 160 + 19 * row
        half = 30 + 1.7 * row * row
        count = (3, 4, 4, 5, 6, 7)[row]
        for k in range(count):
            x = 258 + (k - (count - 1) / 2) * 2 * half / count + (row % 2) * 3
            ticks += [((x, y + 9), (x - 7, y - 4), 3.0), ((x, y + 9), (x + 6, y - 5), 3.0)]
    d.ticks(*ticks)
    with d.at(46.4, 32, (0.8, 0.76)):
        _beak(d)
    eye: list[Node] = [(232, 122, "c"), (243, 121), (256, 122), (266, 129, "c"), (252, 133), (240, 132)]
    d.shape(smooth(eye), YELLOW, DETAIL)
    d.shape(circle(247, 126.4, 5), INK, None)
    d.shape(circle(245.2, 124.6, 1.5), PAPER, None)
    # The bone of the brow juts out over the eye and throws it into shade.
    d.shape(
        smooth([(219, 116, "c"), (232, 113), (256, 114), (276, 126, "c"), (256, 122), (230, 123, "c")]),
        INK,
        None,
    )
    d.lens([(228, 110), (250, 106), (276, 112)], 3)
    d.fold(
        ([(236, 137), (250, 142), (268, 139)], 4), ([(300, 112), (286, 110), (274, 114)], 3.4),
        ([(304, 132), (290, 128), (278, 132)], 3.4), ([(303, 152), (290, 146), (278, 148)], 3.4),
    )  # fmt: skip


def _beak(d: Drawing) -> None:
    """Open, hooked, to the left."""
    tongue: list[Node] = [
        (222, 142, "c"),
        (196, 140),
        (176, 142),
        (160, 152, "c"),
        (178, 150),
        (222, 151, "c"),
    ]
    lower: list[Node] = [
        (232, 145, "c"),
        (204, 148),
        (178, 157, "c"),
        (190, 165),
        (210, 166),
        (232, 158, "c"),
    ]
    d.shape(smooth(lower), OCHRE, INNER, shade=[Shade(angle=80, depth=0.4, spacing=4.8, width=2.2)])
    d.shape(smooth(tongue), RED, INNER)
    beak: list[Node] = [
        (217, 108, "c"), (200, 107), (180, 106), (158, 113), (145, 130), (146, 162, "c"), (154, 147),
        (168, 140), (188, 142),
        (240, 150, "c"), (232, 124),
    ]  # fmt: skip
    d.shape(
        smooth(beak), YELLOW, OUTER,
        shade=[Shade(angle=100, depth=0.3, spacing=5, width=2.4), Shade(angle=30, depth=0.1, spacing=6,
            width=2)],
    )  # fmt: skip
    d.lens([(198, 117), (190, 118), (185, 123)], 4)
    d.line(smooth([(215, 112), (209, 125), (214, 142)], closed=False), DETAIL)


def _thigh(d: Drawing) -> None:
    shank: list[Station] = [(396, 548, 12), (388, 576, 10.6), (366, 592, 10)]
    d.limb(shank, YELLOW, INNER, end="round", depth=0.6, spacing=4.6, width=2.2)
    thigh: list[Node] = [
        (350, 400, "c"), (388, 412), (416, 446), (424, 494), (420, 534), (412, 572, "c"), (402, 556),
        (393, 578, "c"), (384, 558), (370, 572, "c"), (356, 540), (330, 530, "c"),
    ]  # fmt: skip
    leg = smooth(thigh)
    d.shape(leg, RED, None, shade=[Shade(angle=20, depth=0.3, spacing=5.8)])
    _scales(
        d, leg, [(352 + 22 * k + 11 * (row % 2), 424 + 23 * row) for row in range(6) for k in range(4)], 10
    )
    d.line(leg, OUTER)
