"""Tails of the full-length horse facing right; they grow out of the croup near (74, 420)."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.legs import Coat

Tail = Callable[[Drawing, Coat], None]


def hanging(d: Drawing, coat: Coat) -> None:
    """A long straight tail in three tongues."""
    tail = smooth([
        (74, 416, "c"), (54, 414), (36, 434), (26, 476), (28, 530), (34, 580), (28, 622), (34, 652, "c"),
        (42, 640), (46, 616), (50, 640),
        (58, 664, "c"), (62, 630), (60, 596), (68, 610), (74, 622, "c"), (72, 570), (62, 520), (60, 478),
        (70, 446), (82, 436, "c"),
    ])  # fmt: skip
    d.shape(tail, coat.mane, OUTER)
    locks: list[tuple[list[Point], float]] = [
        ([(66, 422), (44, 450), (38, 500), (44, 560), (38, 640)], 4.6), ([(70, 430), (52, 462), (48, 512),
        (54, 570), (48, 612)], 4.6),
        ([(56, 422), (36, 452), (31, 500), (37, 556)], 3.6), ([(74, 440), (58, 472), (56, 520), (64, 570),
        (64, 600)], 4),
        ([(50, 560), (54, 600), (56, 650)], 3.6),
    ]  # fmt: skip
    for points, width in locks:
        d.lens(points, width)


def tied(ribbon: str) -> Tail:
    """A tail plaited for parade, its end a brush below a bow in that ink."""

    def draw(d: Drawing, coat: Coat) -> None:
        brush = smooth([
            (36, 556, "c"), (26, 584), (24, 616), (30, 640, "c"), (37, 628), (44, 644, "c"), (51, 630),
            (60, 640, "c"), (66, 612), (62, 582), (52, 556, "c"),
        ])  # fmt: skip
        d.shape(brush, coat.mane, OUTER)
        for points in (
            [(42, 560), (34, 590), (32, 624)], [(45, 560), (44, 596), (43, 638)],
            [(48, 560), (54, 590), (56, 626)],
        ):  # fmt: skip
            d.lens(list(points), 4)
        plait = smooth([
            (76, 414, "c"), (54, 414), (36, 434), (30, 470), (32, 510), (34, 560, "c"), (54, 560, "c"),
            (56, 516), (58, 480), (68, 450), (84, 436, "c"),
        ])  # fmt: skip
        d.shape(plait, coat.mane, OUTER)
        for k in range(8):
            x, y = ((58, 426), (46, 438), (42, 456), (42, 474), (43, 492), (44, 510), (45, 528), (45, 545))[k]
            half = 11 - k * 0.25
            d.lens([(x - half, y - 5), (x, y + 7), (x + half, y - 7)], 3.6)
        for turn, flip in ((16, False), (-16, True)):
            with d.at(45, 560, 1.0, turn, flip):
                d.shape(
                    smooth(
                        [(0, 2, "c"), (8, 16), (6, 32, "c"), (14, 28), (20, 32, "c"), (18, 12), (4, -2, "c")]
                    ),
                    ribbon,
                    DETAIL,
                )
                d.shape(
                    smooth([(0, 0, "c"), (9, -11), (22, -12), (24, 1), (14, 7)]),
                    ribbon,
                    INNER,
                    shade=[Shade(angle=60, depth=0.4, spacing=4.4, width=2.2)],
                )
        d.shape(circle(45, 560, 6.4), ribbon, INNER)

    return draw


def swept(d: Drawing, coat: Coat) -> None:
    """A full tail that swings out in an S, its end curling forward."""
    mass = smooth([
        (76, 412, "c"), (56, 404), (36, 416), (26, 448), (28, 490), (40, 530), (44, 570), (34, 606),
        (22, 626, "c"), (44, 626), (56, 612, "c"), (52, 636), (42, 654, "c"), (66, 642), (76, 612),
        (84, 590, "c"), (84, 560), (74, 524), (62, 488), (62, 456), (84, 438, "c"),
    ])  # fmt: skip
    d.shape(mass, coat.mane, OUTER)
    locks: list[tuple[list[Point], float]] = [
        ([(64, 414), (40, 436), (36, 482), (50, 530), (54, 574), (40, 616)], 4.8),
        ([(68, 420), (48, 446), (46, 484), (60, 530), (64, 576), (54, 620)], 4.8),
        ([(74, 430), (56, 454), (56, 486), (70, 530), (74, 574), (66, 616)], 4.4),
        ([(52, 410), (34, 430), (30, 466), (38, 506)], 3.8),
        ([(54, 520), (58, 556), (48, 600)], 3.4),
    ]
    for points, width in locks:
        d.lens(points, width)


def waved(d: Drawing, coat: Coat) -> None:
    """A long tail in waves, down to the fetlocks."""
    mass = smooth([
        (74, 414, "c"), (54, 412), (38, 430), (30, 462), (34, 496), (26, 530), (32, 562), (24, 596),
        (30, 630), (22, 668, "c"), (40, 654), (44, 636, "c"), (46, 664), (40, 688, "c"), (58, 668),
        (60, 636), (54, 606), (64, 574), (58, 540), (66, 508), (60, 478), (68, 450), (82, 436, "c"),
    ])  # fmt: skip
    d.shape(mass, coat.mane, OUTER)
    locks: list[tuple[list[Point], float]] = [
        ([(66, 422), (42, 448), (42, 492), (34, 530), (40, 562), (32, 600), (36, 650)], 4.6),
        ([(70, 430), (52, 456), (52, 494), (44, 532), (50, 566), (42, 602), (46, 646)], 4.6),
        ([(74, 438), (60, 462), (60, 500), (52, 536), (56, 572), (50, 606), (52, 660)], 4),
        ([(54, 418), (36, 444), (36, 486)], 3.4),
    ]
    for points, width in locks:
        d.lens(points, width)
