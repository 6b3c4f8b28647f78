"""Fante di bastoni: a laughing peasant lad, both fists round the club at his shoulder."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.stance import Stance
from art.cards.siciliane import arms, footwear, grips, hands_on_hilts, heads_pages, pages, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.club import club
from art.cards.siciliane.heads_pages import SUNBURNT
from art.cards.siciliane.inks import DARK_RED, GREEN, INK, RED, WHITE, YELLOW

STANCE = Stance(hip=10, lean=-2, slope=3, tilt=-4, belt=384, spine=280, neck=(280, 250))
FAR_ELBOW: Point = (228, 372)
NEAR_ELBOW: Point = (372, 374)
UPPER_GRASP: Point = (178, 352)
LOWER_GRASP: Point = (203, 428)
TILT = -18


def draw() -> Drawing:
    """The card."""
    d = blank("FB")
    stage.page_plinth(d)
    with d.at(12), stage.figure(d):
        stage.shadow(d, 250, 420)
        with STANCE.legs(d):
            _legs(d)
        arms.reach(d, (232, 284), FAR_ELBOW, UPPER_GRASP, WHITE, wide=31, joint=28, narrow=18)
        with STANCE.torso(d):
            _shirt(d)
            _waistcoat(d)
    club(d, 165, 266, 434, 100, rotate=TILT, knots=0)
    with d.at(12), stage.figure(d):
        grips.hold(
            d,
            FAR_ELBOW,
            UPPER_GRASP,
            SUNBURNT,
            grip=hands_on_hilts.thumb_along,
            tilt=TILT,
            trim=YELLOW,
            size=0.92,
        )
        # What the near arm throws on the sash and the breeches.
        d.limb(
            [(352, 398, 20), (300, 424, 19), (248, 442, 12)], INK, None, start="round", end="round", depth=0
        )
        arms.reach(d, (330, 282), NEAR_ELBOW, LOWER_GRASP, WHITE, wide=34, joint=31, narrow=19, seed=3)
        grips.hold(
            d,
            NEAR_ELBOW,
            LOWER_GRASP,
            SUNBURNT,
            grip=hands_on_hilts.overhand,
            tilt=TILT,
            trim=YELLOW,
            half=19,
            size=1.03,
        )
        with STANCE.head(d):
            _head(d)
    return d


def _legs(d: Drawing) -> None:
    far, near = ((344, 566), (364, 690)), ((236, 574), (220, 700))
    for (knee, ankle), flip in ((far, True), (near, False)):
        footwear.stocking(d, knee, ankle, WHITE, INK)
        footwear.sandal(d, *ankle, flip=flip)
    for knee, hip in ((far[0], (308, 408)), (near[0], (262, 408))):
        _breech(d, hip, knee)


def _breech(d: Drawing, hip: Point, knee: Point) -> None:
    """Baggy breeches, gathered under the knee."""
    (x0, y0), (x1, y1) = hip, knee
    run: list[Station] = [
        (x0, y0, 40), (x0 * 0.6 + x1 * 0.4, y0 * 0.6 + y1 * 0.4, 44),
        (x0 * 0.2 + x1 * 0.8, y0 * 0.2 + y1 * 0.8, 40),
        (x1, y1 - 2, 27), (x1, y1 + 8, 25),
    ]  # fmt: skip
    d.limb(run, GREEN, OUTER, depth=1.1, spacing=6, width=4.4)
    side = 1 if x1 > x0 else -1
    dark: list[Node] = [(x0 + 36, y0 + 34, "c"), (x0 * 0.6 + x1 * 0.4 + 42, y0 * 0.6 + y1 * 0.4),
        (x0 * 0.2 + x1 * 0.8 + 39, y0 * 0.2 + y1 * 0.8), (x1 + 26, y1 + 2, "c"), (x1 + 12, y1 - 14, "c"),
        (x1 + 22, y1 - 40), (x0 * 0.5 + x1 * 0.5 + 24, (y0 + y1) / 2)]  # fmt: skip
    d.shape(smooth(dark), INK, None)
    d.fold(
        ([(x1 - 16, y1 + 6), (x1 - 20, y1 - 24), (x1 - 16, y1 - 60)], 7),
        ([(x1, y1 + 8), (x1 + 2, y1 - 26), (x1 - 2, y1 - 56)], 7),
        ([(x1 + 16, y1 + 6), (x1 + 22, y1 - 20), (x1 + 20, y1 - 50)], 7),
        ([(x0 - side * 20, y0 + 20), (x0 + side * 6, y0 + 44), (x0 + side * 22, y0 + 76)], 6),
    )  # fmt: skip


def _shirt(d: Drawing) -> None:
    """The shirt under the waistcoat, and the broad red sash with its hanging end."""
    d.shape(smooth([(250, 250, "c"), (250, 330), (256, 400, "c"), (316, 400, "c"), (316, 320),
        (318, 250, "c")]), WHITE,
        INNER, shade=[Shade(depth=0.3, spacing=5.4)])  # fmt: skip
    d.fold(([(284, 300), (282, 330), (286, 366)], 4), ([(268, 300), (266, 320), (270, 340)], 3))
    end: list[Node] = [(316, 392, "c"), (334, 420), (352, 466), (358, 492, "c"), (340, 500),
        (322, 496, "c"), (312, 450),
        (300, 400, "c")]  # fmt: skip
    d.shape(smooth(end), RED, OUTER, shade=[Shade(depth=0.4)])
    d.fold(([(334, 494), (328, 450), (316, 410)], 6))
    d.ticks(*(((x, 496), (x + 3, 514), 5) for x in (324, 333, 342, 351)))


def _waistcoat(d: Drawing) -> None:
    """Short and black, its edges piped yellow."""
    halves: tuple[list[Node], ...] = (
        [(252, 248, "c"), (232, 256, "c"), (234, 300), (226, 340), (224, 386, "c"), (246, 396),
        (262, 392, "c"),
         (258, 340), (262, 290)],
        [(312, 248, "c"), (334, 258, "c"), (332, 300), (340, 340), (340, 384, "c"), (318, 396),
        (300, 392, "c"),
         (306, 340), (300, 290)],
    )  # fmt: skip
    for nodes in halves:
        d.shape(smooth(nodes), INK, OUTER)
    for x0, x1, x2 in ((259, 255, 258), (304, 309, 304)):
        d.line(smooth([(x0 - 1, 262), (x1 + 2, 300), (x1, 344), (x2, 386)], closed=False), INNER, ink=YELLOW)
    d.shapes([circle(248 - 0.2 * k, 284 + 22 * k, 5) for k in range(5)], YELLOW)
    d.shapes([circle(317 + 0.2 * k, 284 + 22 * k, 5) for k in range(5)], YELLOW)
    for points in ([(236, 312), (236, 340), (232, 366)], [(328, 312), (331, 340), (332, 366)]):
        d.lens(points, 3, ink=GREEN)
    sash: list[Node] = [(222, 376, "c"), (252, 390), (284, 394), (316, 390), (342, 374, "c"),
        (346, 408, "c"), (316, 422),
        (284, 426), (252, 422), (218, 410, "c")]  # fmt: skip
    d.shape(smooth(sash), RED, OUTER, shade=[Shade(depth=0.24, spacing=5, width=3)])
    d.lens([(226, 388), (262, 403), (306, 404), (340, 390)], 4)
    d.lens([(230, 402), (264, 414), (300, 414)], 3.4)


def _head(d: Drawing) -> None:
    with d.at(276, 186, 1.1):
        heads_pages.lad_behind(d)
    pages.shirt_collar(d, 284, 240, 52, YELLOW)
    with d.at(276, 186, 1.1):
        heads_pages.lad(d)
        pages.stocking_cap(d, RED, band=DARK_RED, tuft=GREEN)
        heads_pages.lad_fringe(d)
