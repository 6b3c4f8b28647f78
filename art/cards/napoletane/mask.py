"""3 di bastoni, the "Gatto Mammone": a grotesque mask over three crossed clubs."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import GREEN, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.kit.paths import Node, Point, circle, mirror, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane.card import WIDTH
from art.cards.napoletane.club import club
from art.cards.napoletane.hoof import hoof, shaft

AXIS = WIDTH / 2
SIDES = (1, -1)
# Where the strokes on a curl begin, on a circle of radius 1.
RIM = ((0.98, 0.2), (0.88, 0.47), (0.71, 0.71), (0.47, 0.88), (0.2, 0.98))


def three_batons(d: Drawing) -> None:
    """3 di bastoni."""
    d.grain = 1.1
    for turn, side in ((47, -1), (-47, 1)):
        with d.at(AXIS, 566, rotate=turn):
            shaft(d, RED, turn)
            hoof(d, turn, flip=side > 0)
    with d.at(AXIS, 566):
        shaft(d, GREEN, 0)
        hoof(d, 0)
    club(d, AXIS - 99, 258, 450, 140, -20.5, head=GREEN, shown=0.72)
    club(d, AXIS + 99, 258, 450, 140, 20.5, flip=True, head=GREEN, shown=0.72)
    club(d, AXIS, 240, 420, 140, 0, flip=True, head=RED, shown=0.74)
    with d.at(AXIS, 462, 1.06):
        mask(d)


def mask(d: Drawing) -> None:
    """The mask about (0, 0), the root of the nose; 300 wide over the ears, 330 high."""
    for side in SIDES:
        with d.at(flip=side < 0):
            _ear(d)
    head: list[Node] = [
        (0, -134), (48, -130), (86, -106), (103, -66), (99, -24), (107, 8), (110, 40), (98, 78), (80, 112),
        (54, 142),
        (26, 160), (0, 165),
    ]  # fmt: skip
    face = smooth(mirror(head, 0, whole=True))
    d.shape(
        face, YELLOW, OUTER,
        shade=[
            Shade(depth=0.19, spacing=6.2),
            Shade(angle=180, depth=0.07, spacing=7, width=2.2),
            Shade(angle=48, depth=0.11, spacing=6.2, width=2.5, seed=2),
        ],
    )  # fmt: skip
    _wrinkles(d)
    d.lens([(-22, 152), (0, 147), (22, 152)], 4)
    _curls(d)
    for side in SIDES:
        with d.at(flip=side < 0):
            _eye(d)
    _mouth(d)
    _moustache(d)
    _nose(d)


def _ear(d: Drawing) -> None:
    ear: list[Node] = [
        (96, -44, "c"), (104, -72), (122, -94), (144, -100), (159, -82), (160, -50), (148, -16), (137, 4),
        (136, 24),
        (122, 36), (98, 26, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(ear),
        YELLOW,
        OUTER,
        shade=[Shade(depth=0.24, spacing=5.2), Shade(angle=60, depth=0.12, width=2.2)],
    )
    hollow: list[Node] = [
        (108, -42), (118, -68), (136, -82), (147, -70), (145, -42), (132, -14), (122, 8), (111, 4),
        (107, -18),
    ]  # fmt: skip
    d.shape(smooth(hollow), OCHRE, INNER, shade=[Shade(angle=180, depth=0.7, spacing=4.8, width=3)])
    d.fold(([(112, 10), (122, -10), (116, -30), (124, -48)], 5))


def _wrinkles(d: Drawing) -> None:
    for side in SIDES:
        with d.at(flip=side < 0):
            d.lens([(6, -84), (34, -94), (66, -84)], 4.0)
            d.lens([(8, -70), (30, -80), (52, -76)], 3.4)
            d.fold(([(7, -30), (5, -46), (11, -62)], 5.5), ([(17, -32), (16, -44), (24, -54)], 4.5))
            d.fold(([(36, 26), (58, 36), (70, 56), (72, 78)], 6))
            d.lens([(68, 14), (88, 24), (94, 44)], 4)
            d.lens([(76, 8), (96, 14), (103, 30)], 3.4)
            d.lens([(60, 108), (76, 92), (84, 72)], 3.6)


def _curls(d: Drawing) -> None:
    """Two rows of curls over the forehead."""
    rows: tuple[tuple[Sequence[Point], float], ...] = (
        (((-78, -124), (-50, -142), (-17, -152), (17, -152), (50, -142), (78, -124)), 21),
        (
            (
                (-100, -84),
                (-84, -108),
                (-58, -124),
                (-30, -133),
                (0, -136),
                (30, -133),
                (58, -124),
                (84, -108),
                (100, -84),
            ),
            18.5,
        ),
    )
    for places, r in rows:
        for k, (x, y) in enumerate(places):
            side = 1 if k >= len(places) / 2 else -1
            with d.at(x, y, flip=side < 0):
                d.shape(circle(0, 0, r), YELLOW, INNER)
                d.ticks(*(((r * c, r * e), (r * c * 0.55, r * e * 0.6), 3.0) for c, e in RIM))
                spiral: list[Node] = [
                    (-r, r * 0.1), (-r * 0.5, -r * 0.62), (r * 0.3, -r * 0.6), (r * 0.6, 0),
                    (r * 0.2, r * 0.5),
                    (-r * 0.32, r * 0.32), (-r * 0.3, -r * 0.16), (r * 0.12, -r * 0.12),
                ]  # fmt: skip
                d.line(smooth(spiral, closed=False), DETAIL)


def _eye(d: Drawing) -> None:
    socket: list[Node] = [(14, -22), (28, -44), (56, -48), (80, -32), (76, -14), (50, -4), (26, -8)]
    d.hatch(smooth(socket), Shade(angle=-80, depth=0.5, spacing=5.8, width=2.5))
    eye: list[Node] = [
        (17, -20, "c"),
        (30, -34),
        (50, -38),
        (66, -29),
        (75, -17, "c"),
        (62, -8),
        (42, -7),
        (28, -11),
    ]
    d.shape(smooth(eye), PAPER, INNER)
    # A cat's slit pupils, a little crossed: frightening at first sight, then funny.
    d.shape(circle(43, -22.5, 14), GREEN, DETAIL)
    d.shape(smooth([(43, -35, "c"), (48, -22.5), (43, -9.5, "c"), (38, -22.5)]), INK, None)
    d.shape(circle(38.4, -28, 2.6), PAPER, None)
    d.lens([(10, -18), (30, -36), (54, -41), (80, -20)], 8)
    d.lens([(24, -3), (46, 3), (70, -4)], 4)
    d.lens([(30, 6), (48, 12), (66, 6)], 3.2)
    brow: list[Node] = [
        (6, -32, "c"), (18, -50), (32, -56, "c"), (36, -62), (44, -68, "c"), (54, -68), (62, -76, "c"),
        (72, -70),
        (84, -74, "c"), (88, -62), (100, -58, "c"), (86, -50), (66, -52), (44, -46), (26, -36), (14, -26),
    ]  # fmt: skip
    d.shape(smooth(brow), OCHRE, OUTER)
    for points in (
        [(14, -30), (26, -42), (36, -55)], [(26, -37), (38, -48), (48, -62)], [(40, -46), (52, -54),
        (62, -69)],
        [(56, -51), (68, -57), (82, -68)], [(70, -52), (80, -56), (92, -60)],
    ):  # fmt: skip
        d.fold((points, 4))


def _nose(d: Drawing) -> None:
    nose: list[Node] = [
        (0, -34), (-10, -28), (-12, 0), (-20, 16), (-36, 26), (-41, 42), (-28, 53), (-14, 50), (0, 60),
        (14, 50),
        (28, 53), (41, 42), (36, 26), (20, 16), (12, 0), (10, -28),
    ]  # fmt: skip
    shape = smooth(nose)
    d.shape(
        shape,
        YELLOW,
        None,
        shade=[Shade(depth=0.34, spacing=4.8, width=2.7), Shade(angle=80, depth=0.14, width=2.2)],
    )
    d.line(smooth(nose[1:16], closed=False), OUTER)
    for side in SIDES:
        nostril: list[Node] = [(side * 12, 47, "c"), (side * 20, 40), (side * 30, 45, "c"), (side * 20, 49)]
        d.shape(smooth(nostril), INK, None)
        d.fold(([(side * 20, 38), (side * 26, 30), (side * 34, 34)], 3.6))
        d.lens([(side * 8, -12), (side * 0.5, -9), (0, -9)], 2.4)
    d.fold(([(-5, 22), (-6, 4), (-4, -16)], 3.4))
    d.lens([(-9, 34), (0, 30), (9, 34)], 3)


def _moustache(d: Drawing) -> None:
    for side in SIDES:
        with d.at(flip=side < 0):
            half: list[Node] = [
                (0, 58, "c"), (24, 54), (54, 60), (86, 77), (112, 104), (124, 132), (136, 143), (148, 138),
                (150, 127, "c"), (160, 140), (152, 158), (132, 163), (112, 152), (94, 128), (66, 106),
                (34, 92),
                (0, 82, "c"),
            ]  # fmt: skip
            d.shape(smooth(half), OCHRE, OUTER)
            for points, width in (
                ([(4, 64), (40, 65), (78, 82), (104, 112), (122, 144), (142, 150)], 5.0),
                ([(4, 71), (40, 76), (76, 94), (102, 124), (124, 152)], 5.0),
                ([(12, 60), (50, 63), (88, 84), (112, 114), (130, 144)], 4.0),
                ([(14, 79), (46, 88), (74, 104), (96, 126)], 3.8),
            ):
                d.fold((points, width))
            d.hatch(smooth(half), Shade(angle=80, depth=0.3, spacing=6.4, width=2.7))


def _mouth(d: Drawing) -> None:
    lips: list[Node] = [
        (-52, 86, "c"),
        (-46, 112),
        (-28, 134),
        (0, 142),
        (28, 134),
        (46, 112),
        (52, 86, "c"),
        (0, 74),
    ]
    d.shape(smooth(lips), YELLOW, OUTER, shade=[Shade(angle=70, depth=0.14, spacing=5, width=2.6)])
    hole: list[Node] = [
        (-41, 86, "c"),
        (-36, 106),
        (-22, 124),
        (0, 130),
        (22, 124),
        (36, 106),
        (41, 86, "c"),
        (0, 76),
    ]
    opening = smooth(hole)
    d.shape(opening, INK, None)
    with d.clip(opening):
        d.shape(smooth([(-24, 126), (-16, 111), (0, 115), (16, 111), (24, 126), (0, 134)]), RED, DETAIL)
        d.fold(([(0, 130), (0, 117)], 3))
        for x in (-12, 0, 12):
            d.shape(rect(x - 5.6, 80, 11.2, 20 - abs(x) * 0.1), PAPER, DETAIL)
        for side in SIDES:
            below: list[Node] = [(side * 12, 132, "c"), (side * 15, 112, "c"), (side * 24, 126, "c")]
            d.shape(smooth(below), PAPER, DETAIL)
            fang: list[Node] = [
                (side * 18, 84, "c"), (side * 20, 104), (side * 29, 119, "c"), (side * 33, 102),
                (side * 33, 84, "c"),
            ]  # fmt: skip
            d.shape(smooth(fang), PAPER, DETAIL)
    d.line(opening, INNER)
