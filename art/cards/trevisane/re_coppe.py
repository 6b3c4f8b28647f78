"""Re di coppe: frontal, full grey beard, wide sleeves; a hand on his breast, a spear, the cup beside him."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, lozenge, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, heads, visage
from art.cards.parts.look import Look
from art.cards.trevisane import arms, crowns, garments, hairdress
from art.cards.trevisane.court import court_card
from art.cards.trevisane.cup import cup
from art.cards.trevisane.hands_of_cups import ON_BREAST
from art.cards.trevisane.hands_of_staves import SHORT_FINGERS
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.spear import spear
from art.cards.trevisane.stock import stock

HEAD: Final[Point] = (242, 162)
GREY: Final = "#c3c5c9"
IRON: Final = "#4b4b50"


def draw() -> Drawing:
    """The card."""
    return court_card("RC", _figure)


def _figure(d: Drawing) -> None:
    cup(d, 117, 142, 185)
    _mantle(d)
    _robe(d)
    _spear_arm(d)
    _resting_arm(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    garments.cloak(
        d, [(300, 246, "c"), (366, 258), (424, 284), (486, 322, "c"), (486, 540, "c"), (300, 540, "c")], BLUE,
        folds=[[(334, 300), (344, 400), (340, 540)]],
    )  # fmt: skip
    garments.cloak(
        d, [(190, 246, "c"), (124, 258), (66, 284), (4, 322), (-44, 354, "c"), (-44, 540, "c"), (190,
            540, "c")], BLUE,
        folds=[[(18, 318), (4, 430), (2, 540)]],
    )  # fmt: skip


def _robe(d: Drawing) -> None:
    garments.skirt(d, ((180, 440), (310, 440)), (150, 340), RED, pleats=6)
    garments.bodice(
        d, [(214, 238, "c"), (176, 258, "c"), (176, 380), (180, 452, "c"), (310, 452, "c"), (314, 380),
            (314, 258, "c"), (276, 238, "c")], RED,
    )  # fmt: skip
    borders.border(d, [(245, 338), (245, 430), (245, 545)], 16, GREEN, "lozenges", YELLOW, spacing=26)
    garments.belt(d, (176, 440), (314, 440), 26, YELLOW, "zigzag", BLUE, buckle=(PAPER, RED))


def _spear_arm(d: Drawing) -> None:
    """The sleeve has slid down the raised forearm, which stands in its open mouth."""
    arms.draped(
        d, [(306, 250, "c"), (364, 276), (410, 324), (432, 368), (462, 412, "c"), (474, 460), (480, 540, "c"),
            (364, 540, "c"), (344, 450), (326, 380), (304, 326, "c")],
        folds=[([(310, 330), (332, 366), (343, 420)], 5), ([(368, 424), (382, 470), (386, 530)], 5),
            ([(452, 430), (440, 470), (438, 520)], 5)],
        clear=[((392, 320), 50), ((412, 372), 64), ((374, 464), 42), ((452, 470), 28), ((416, 430), 34),
            ((338, 384), 22), ((378, 404), 38)],
        shift=(2, 10),
    )  # fmt: skip
    mouth: list[Node] = [(364, 412, "c"), (386, 400), (416, 395), (444, 400), (462, 412, "c"), (444, 432),
        (414, 438), (384, 432)]  # fmt: skip
    d.shape(smooth(mouth), INK, OUTER)
    d.limb([(424, 440, 32), (419, 398, 27), (413, 350, 22)], GREEN, OUTER, depth=0.7)
    d.fold(([(439, 372), (426, 382), (416, 398)], 4.4), ([(446, 396), (432, 408), (424, 424)], 4.0))
    rim = [(364, 412), (384, 428), (414, 435), (446, 428), (463, 411)]
    borders.border(d, rim, 11, RED, "zigzag", PAPER, spacing=17)
    with d.at(398, 306, rotate=4):
        SHORT_FINGERS.behind(d, FLESH)
    arms.cuff(d, (415, 360), 184, PAPER, half=24, length=20)
    with d.at(398, 306, rotate=4):
        spear(d, 266, RED, GREEN, head="partisan")
        SHORT_FINGERS.before(d, FLESH)


def _resting_arm(d: Drawing) -> None:
    arms.draped(
        d, [(184, 250, "c"), (124, 278), (72, 344), (40, 430), (22, 540, "c"), (100, 552, "c"), (118, 480),
            (138, 420), (150, 362, "c"), (162, 350), (172, 336), (186, 322, "c")],
        folds=[([(172, 356), (128, 384), (90, 446)], 6), ([(170, 350), (118, 362), (76, 410)], 5),
            ([(178, 372), (140, 424), (112, 510)], 5)], angle=30,
    )  # fmt: skip
    mouth: list[Node] = [(150, 362, "c"), (138, 420), (118, 480), (100, 552, "c"), (154, 552, "c"),
        (178, 490), (184, 420)]  # fmt: skip
    d.shape(smooth(mouth), INK, OUTER)
    sleeve: list[Node] = [(147, 376, "c"), (166, 377), (190, 376), (208, 371, "c"), (219, 402), (225, 444,
        "c"), (200, 470), (164, 486), (118, 490, "c"), (138, 424)]  # fmt: skip
    d.shape(smooth(sleeve), GREEN, OUTER, shade=[
        Shade(angle=80, depth=0.36, spacing=5.6, width=3, reach=34),
    ])  # fmt: skip
    d.fold(([(206, 380), (186, 398), (166, 424)], 5.0), ([(222, 440), (204, 440), (182, 450)], 5.0),
        ([(182, 384), (166, 398), (156, 414)], 4.0))  # fmt: skip
    borders.border(d, [(150, 356), (139, 416), (120, 476), (98, 556)], 11, RED, "zigzag", PAPER, spacing=17)
    with d.at(240, 401, 1.0, -5, flip=True):
        ON_BREAST.before(d, FLESH)
    arms.cuff(d, (218, 404), 262, PAPER, half=24, length=18)


def _head(d: Drawing) -> None:
    with d.at(*HEAD), stock(d):
        hairdress.frontal_behind(d, GREY, count=3)
        heads.frontal_neck(d, Look(skin=FLESH))
    _shirt(d)
    collar = [(192, 236), (168, 268), (198, 314), (245, 330), (292, 314), (322, 268), (298, 236)]
    borders.border(d, collar, 20, GREEN, "lozenges", YELLOW, spacing=30)
    d.shape(circle(245, 338, 13), YELLOW, INNER, shade=[Shade(angle=40, depth=0.36, spacing=4, width=2)])
    d.shape(lozenge(245, 338, 7, 9), RED, DETAIL)
    with d.at(*HEAD):
        _face(d)
        with stock(d):
            hairdress.full_beard(d, GREY, IRON)
            hairdress.frontal_before(d, GREY, drop=44, rolls=2, count=4)
            crowns.leafed(d, RED)


def _shirt(d: Drawing) -> None:
    """Gathered linen within the collar, up to a band about the neck."""
    linen: list[Node] = [(200, 238, "c"), (180, 268), (204, 306), (245, 320), (286, 306), (312, 268),
        (290, 238, "c")]  # fmt: skip
    d.shape(
        smooth(linen), YELLOW, INNER, shade=[Shade(angle=60, depth=0.3, spacing=5.4, width=2.4, reach=18)]
    )
    d.fold(*(
        ([(245 + 6.4 * k, 262), (245 + 8.4 * k, 286), (245 + 9.6 * k, 312 - 1.6 * k * k)], 3.4)
        for k in range(-4, 5)
    ))  # fmt: skip


def _face(d: Drawing) -> None:
    """Broad, full front: brows that meet, heavy lids, a wide flat nose."""
    half: list[Point] = [(32, -46), (36, -28), (36, -8), (39, 8), (37, 26), (30, 42), (18, 54), (4, 56)]
    face: list[Node] = [*((3 - x, y) for x, y in half), *((3 + x, y) for x, y in reversed(half))]
    visage.skull(d, face, FLESH, jaw=13, start=0.3, stop=0.8, cross=8, lit=6)
    visage.brim_shadow(d, -31, 37)
    for x, inner in ((-15.0, 1), (21.0, -1)):
        visage.eye(d, x, -1, 10.4, inner, wide=0.74, gaze=0.0, hood=2.0, bag=2, tilt=-1)
    d.lens([(2, -13), (-8, -19), (-20, -20), (-33, -11)], 7.0)
    d.lens([(4, -13), (14, -19), (26, -20), (39, -11)], 7.0)
    d.lens([(-1, -22), (-2, -17), (0, -12)], 2.4)
    d.lens([(7, -22), (8, -17), (6, -12)], 2.4)
    visage.nose_front(d, x=3, foot=18, wide=27, bulb=1.4)
    d.lens([(-14, 12), (-21, 20), (-24, 30)], 2.4)
    d.lens([(20, 12), (27, 20), (30, 30)], 2.4)
