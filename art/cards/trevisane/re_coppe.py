"""Re di coppe: frontal, full dark beard, wide sleeves; a hand on his breast, a spear, the cup beside him."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle, lozenge
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, gestures, hands, heads
from art.cards.trevisane import arms, crowns, garments, hairdress
from art.cards.trevisane.court import court_card
from art.cards.trevisane.cup import cup
from art.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.spear import spear


def draw() -> Drawing:
    """The card."""
    return court_card("RC", _figure)


def _figure(d: Drawing) -> None:
    cup(d, 112, 140, 192)
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
        d, [(190, 246, "c"), (124, 258), (66, 284), (4, 322, "c"), (4, 540, "c"), (190, 540, "c")], BLUE,
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
    arms.draped(
        d, [(306, 250, "c"), (364, 276), (420, 330), (446, 372, "c"), (462, 440), (470, 540, "c"),
            (364, 540, "c"), (344, 450), (326, 380), (304, 326, "c")],
        folds=[([(310, 330), (344, 380), (362, 440)], 5), ([(396, 380), (380, 440), (384, 520)], 5),
            ([(436, 390), (428, 450), (432, 530)], 5)],
    )  # fmt: skip
    borders.border(d, [(378, 352), (412, 372), (452, 368)], 11, RED, "zigzag", PAPER, spacing=17)
    d.limb([(418, 392, 22), (416, 362, 21), (408, 338, 19)], BLUE, OUTER, depth=0.7)
    borders.border(d, [(374, 376), (412, 396), (458, 388)], 12, RED, "zigzag", PAPER, spacing=17)
    with d.at(398, 306, rotate=4):
        spear(d, 266, RED, GREEN, head="partisan", below=40)
    with d.at(398, 306, 1.34):
        hands.fist(d, wrist=76)
    arms.cuff(d, (407, 352), 186, RED, half=20, length=18)


def _resting_arm(d: Drawing) -> None:
    arms.draped(
        d, [(184, 250, "c"), (124, 278), (72, 344), (40, 430), (22, 540, "c"), (120, 540, "c"), (150, 484),
            (190, 416, "c"), (180, 366, "c"), (168, 358), (172, 340), (186, 322, "c")],
        folds=[([(172, 356), (128, 384), (90, 446)], 6), ([(170, 350), (118, 362), (76, 410)], 5),
            ([(178, 372), (140, 424), (112, 510)], 5)], angle=30,
    )  # fmt: skip
    d.limb([(176, 392, 24), (204, 382, 19)], BLUE, OUTER, depth=0.7)
    borders.border(d, [(176, 360), (194, 412), (160, 476), (122, 552)], 11, RED, "zigzag", PAPER, spacing=17)
    with d.at(220, 376, 1.34, -10, flip=True):
        gestures.on_breast(d)
    arms.cuff(d, (214, 378), 252, RED, half=18, length=16)


def _head(d: Drawing) -> None:
    look = heads.Look(hair=INK, stern=1.6, age=1, brow=1.35, nose=1, jaw=1, gaze=-0.5)
    with d.at(242, 172, 1.4):
        hairdress.frontal_behind(d, INK)
        heads.frontal_neck(d, look)
    collar = [(192, 236), (168, 268), (198, 314), (245, 330), (292, 314), (322, 268), (298, 236)]
    borders.border(d, collar, 20, GREEN, "lozenges", YELLOW, spacing=30)
    d.shape(circle(245, 342, 13), YELLOW, INNER, shade=[Shade(angle=40, depth=0.36, spacing=4, width=2)])
    d.shape(lozenge(245, 342, 7, 9), RED, DETAIL)
    with d.at(242, 172, 1.4):
        heads.frontal_ears(d, look)
        heads.frontal(d, look)
        hairdress.full_beard(d, INK)
        hairdress.frontal_before(d, INK, drop=44, rolls=2)
        crowns.leafed(d, RED)
