"""Fante di bastoni: a hooded staff-bearer, both hands on the slanting staff, looking over his shoulder."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, placed, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, heads, visage
from art.cards.parts.look import Look
from art.cards.trevisane import caps, garments, hairdress, hands_of_staves
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.blossoms import daisy
from art.cards.trevisane.countenance import far_eye, flush, jutting
from art.cards.trevisane.court import court_card
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.staff import inlay, shaft, staff
from art.cards.trevisane.stock import stock

HEAD: Final[Point] = (238, 158)
MIDDLE: Final[Point] = (156, 304)
TILT: Final = -13.0
STAFF: Final = placed(*MIDDLE, 1.0, TILT)


def draw() -> Drawing:
    """The card."""
    return court_card("FB", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _body(d)
    _arms(d)
    _head(d)
    # Between the hands the staff passes before the cape.
    shaft(d, STAFF.apply((0, -58)), STAFF.apply((0, 32)), 12.5, RED, ends=False)
    with d.under(STAFF):
        inlay(d, 12)
        d.lens([(-14, -58), (0, -54), (14, -58)], 8)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(200, 300, "c"), (150, 360), (90, 410), (4, 440, "c"), (4, 540, "c"), (220, 540, "c")], GREEN,
        trim=([(206, 306), (156, 366), (94, 418), (4, 450)], RED, "beads", YELLOW),
        folds=[[(80, 420), (64, 470), (60, 540)], [(112, 410), (104, 470), (106, 540)]],
    )  # fmt: skip
    garments.cloak(
        d, [(320, 270, "c"), (400, 330), (440, 390), (486, 420, "c"), (486, 540, "c"), (280, 540, "c")],
            GREEN,
        trim=([(318, 276), (394, 338), (436, 400), (486, 434)], RED, "beads", YELLOW),
        folds=[[(440, 420), (446, 470), (442, 540)], [(356, 440), (374, 490), (378, 540)]],
    )  # fmt: skip
    for side in (-1, 1):
        garments.lining(d, side)


def _body(d: Drawing) -> None:
    garments.skirt(d, ((188, 440), (306, 440)), (140, 356), RED, pleats=6, trim=YELLOW)
    garments.bodice(
        d, [(212, 240, "c"), (184, 256, "c"), (190, 300), (192, 346), (184, 400), (188, 450, "c"),
            (247, 460), (306, 450, "c"), (312, 400), (302, 346), (304, 300), (312, 256, "c"), (282, 240,
            "c")],
        BLUE,
    )  # fmt: skip
    dress.buttons(d, (247, 350), (247, 428), 4, YELLOW, 5.4)
    d.fold(([(192, 346), (206, 360), (212, 384)], 4.6), ([(302, 346), (290, 362), (284, 388)], 4.6),
        ([(190, 446), (204, 428), (208, 404)], 4), ([(304, 446), (292, 424), (290, 402)], 4))  # fmt: skip
    garments.belt(d, (184, 444), (310, 444), 24, GREEN, "zigzag", YELLOW, buckle=(PAPER, RED))


def _arms(d: Drawing) -> None:
    Arm(
        motif=daisy,
        shoulder=(180, 298),
        elbow=(62, 374),
        cuffs=RED,
        wide=40,
        joint=33,
        under=BLUE,
        bare=(((130, 330), 60),),
        shift=(12, 8),
        seed=15,
    ).hold(
        d,
        (134, 212),
        hands_of_staves.THUMB_BEHIND,
        lambda card: staff(card, *MIDDLE, 540, TILT, wide=25),
        tilt=TILT,
        flip=True,
        over=True,
    )
    Arm(
        motif=daisy,
        shoulder=(318, 300),
        elbow=(402, 424),
        cuffs=RED,
        wide=42,
        joint=38,
        under=BLUE,
        seed=14,
        bare=(((328, 286), 50),),
    ).hold(d, (181, 410), hands_of_staves.THUMB_ALONG, tilt=TILT + 8)


def _hood(d: Drawing) -> None:
    cape: list[Node] = [
        (206, 222, "c"), (176, 238), (148, 262), (132, 296, "c"), (150, 300), (164, 292, "c"), (172, 318),
        (190, 308, "c"), (206, 332), (222, 316, "c"), (240, 338), (258, 316, "c"), (276, 332), (292, 308,
        "c"),
        (310, 318), (322, 292, "c"), (338, 300), (358, 294, "c"), (342, 258), (314, 236), (284, 220, "c"),
    ]  # fmt: skip
    d.shape(smooth(cape), RED, OUTER, shade=[Shade(angle=70, depth=0.2, spacing=5.4, width=2.6, reach=24),
        Shade(depth=0.2, spacing=6, width=2.6, reach=50)])  # fmt: skip
    studs = ((147, 288), (179, 305), (207, 318), (241, 324), (275, 318), (307, 305), (340, 290))
    d.shapes([circle(x, y, 5.6) for x, y in studs], YELLOW)


def _collar(d: Drawing) -> None:
    roll: list[Node] = [(200, 226), (206, 244), (246, 256), (288, 242), (294, 222), (280, 212), (246, 226),
        (212, 214)]  # fmt: skip
    d.shape(smooth(roll), GREEN, INNER, shade=[Shade(angle=70, depth=0.4, spacing=5, width=2.4)])


def _head(d: Drawing) -> None:
    with d.at(*HEAD, rotate=4, flip=True), stock(d):
        heads.neck(d, Look(skin=FLESH, female=True))
    _hood(d)
    _collar(d)
    with d.at(*HEAD, rotate=4, flip=True):
        with stock(d):
            hairdress.bush_behind(d, INK)
        _face(d)
        with stock(d):
            hairdress.bush_before(d, INK, away=3.6)
            caps.roundlet(d, GREEN, RED)


def _face(d: Drawing) -> None:
    """A country boy: broad cheeks, a snub nose that juts, one brow up, a lopsided smile."""
    face: list[Node] = [
        (-28, -46), (-38, -30), (-40, -16), (-38.6, -4), (-41, 10), (-39, 24), (-33, 38), (-24, 52),
        (-14, 58), (-2, 58), (12, 52), (27, 38), (36, 18), (38, -6), (36, -26), (30, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, start=0.48, stop=0.8, cross=0)
    visage.brim_shadow(d, -34, 34)
    visage.eye(d, 8, -1, 10.4, -1, wide=1.1, gaze=-0.9)
    far_eye(d, -26, -1, 7.4, wide=1.08, gaze=-0.4)
    visage.brow(d, [(-4, -16), (6, -27), (16, -27), (27, -17)], 4.8)
    visage.brow(d, [(-17, -14), (-25, -17), (-33, -11)], 4.2)
    jutting(d, FLESH, (-27, 12), root=(-8, -10), wing=(-8, 17), hook=-2.2, bulb=1.2, dark=0)
    visage.mouth(d, (-27, 33), (6, 28), dip=(-11, 36.4), full=0.9)
    d.lens([(6, 22), (10.4, 27), (9, 33)], 2.6)
    d.lens([(-18, 47), (-11, 48.6), (-3, 46)], 2.2)
    flush(d, 16, 22)
    visage.freckles(d, (0, 12), (5, 15), (10, 12), (-33, 14), (-34, 19), (4, 9))
