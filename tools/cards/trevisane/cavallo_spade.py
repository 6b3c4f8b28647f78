"""Cavallo di spade: in a morion on a prancing black horse to the right; sword at the left, flag at the right."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.paths import Point, smooth
from tools.cards.kit.svg import INNER, OUTER, Drawing
from tools.cards.parts import dress, hair, half_horse, half_rider, half_tack, heads, helmet
from tools.cards.parts.horse_head import Bridle
from tools.cards.parts.legs import Coat
from tools.cards.trevisane import arms, cloth, garments
from tools.cards.trevisane.court import court_card
from tools.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, SILVER, YELLOW
from tools.cards.trevisane.sword import sword

COAT = Coat(body="#6d5848", far="#4c3d32", mane="#2a211b", hoof="#241d18")
BRIDLE = Bridle(strap=YELLOW, stud=RED)
CREST: list[Point] = [(304, 282), (276, 304), (256, 354), (242, 410), (214, 462)]
THROAT: list[Point] = [(356, 396), (356, 426), (364, 460), (378, 490), (388, 540)]
AT = half_horse.carriage(304, 282, scale=0.96, nod=44)
LOOK = heads.man(INK)
HEAD: Point = (202, 176)
SIZE = 1.32


def draw() -> Drawing:
    """The card."""
    return court_card("CS", figure)


def figure(d: Drawing) -> None:
    """The half figure."""
    _flag(d)
    arms.sleeve(d, [(126, 306, 34), (94, 352, 40), (72, 398, 31)])
    _coat(d)
    _horse(d)
    _flag_arm(d)
    _head(d)
    _sword_arm(d)


def _flag(d: Drawing) -> None:
    """A swallow-tailed flag on its lance, in three stripes."""
    d.limb([(310, 470, 6), (322, 300, 6), (338, 60, 5)], RED, INNER, depth=0.8, spacing=6, width=2.4)
    with d.at(338, 52):
        d.shape(smooth([(0, -28, "c"), (9, -4), (0, 12, "c"), (-9, -4)]), YELLOW, INNER)
    top: list[Point] = [(336, 76), (372, 62), (410, 78), (456, 62)]
    low: list[Point] = [(326, 212), (362, 196), (402, 214), (452, 194)]
    inks = (BLUE, PAPER, GREEN)
    for k, ink in enumerate(inks):
        a, b = k / 3, (k + 1) / 3
        one = [(p[0] + (q[0] - p[0]) * a, p[1] + (q[1] - p[1]) * a) for p, q in zip(top, low, strict=True)]
        two = [(p[0] + (q[0] - p[0]) * b, p[1] + (q[1] - p[1]) * b) for p, q in zip(top, low, strict=True)]
        d.shape(
            smooth([(*one[0], "c"), *one[1:3], (*one[3], "c"), (*two[3], "c"), *reversed(two[1:3]), (*two[0], "c")]),
            ink, INNER,
            shade=[Shade(angle=90, depth=0.3, spacing=6, width=2.6), Shade(depth=0.12, spacing=6, width=2.4)],
        )  # fmt: skip
    d.fold(([(386, 74), (380, 130), (380, 200)], 5), ([(430, 72), (424, 130), (424, 198)], 4))


def _coat(d: Drawing) -> None:
    garments.skirt(d, ((142, 452), (258, 452)), (108, 314), GREEN, pleats=6, trim=PAPER)
    garments.bodice(
        d, [(164, 246, "c"), (124, 268, "c"), (136, 306), (140, 356), (134, 406), (142, 460, "c"), (200, 470),
            (258, 460, "c"), (264, 406), (258, 346), (262, 306), (276, 266, "c"), (234, 246, "c")], RED,
    )  # fmt: skip
    cloth.border(d, [(236, 258), (204, 340), (148, 430)], 13, YELLOW, "lozenges", BLUE, spacing=22)
    d.fold(
        ([(139, 346), (154, 362), (162, 386)], 4.6), ([(260, 350), (246, 366), (240, 390)], 4.6),
        ([(256, 454), (244, 432), (240, 406)], 4),
    )  # fmt: skip
    garments.belt(d, (138, 454), (262, 454), 24, BLUE, "beads", YELLOW, buckle=(YELLOW, RED))


def _horse(d: Drawing) -> None:
    half_horse.raised_leg(
        d, COAT, [(350, 540, 42), (394, 508, 32), (430, 484, 23)], [(432, 482, 20), (430, 516, 14), (428, 540, 13)]
    )
    half_horse.neck(d, COAT, [*CREST, (170, 540)], THROAT)
    half_tack.breast_collar(d, [(226, 494), (290, 510), (346, 500), (376, 486)], 12, BRIDLE)
    half_horse.mane(d, COAT, CREST, fall=(38, 76), locks=8, seed=9)
    half_horse.head(d, COAT, AT, bridle=BRIDLE, back=6)


def _flag_arm(d: Drawing) -> None:
    half_tack.reins(d, BRIDLE, AT, [(378, 470), (338, 470), (316, 440)])
    d.limb([(310, 462, 6), (316, 390, 6)], RED, INNER, depth=0.8, spacing=6, width=2.4)
    half_rider.rein_fist(d, (314, 428), turn=4)
    arms.sleeve(d, [(264, 306, 34), (274, 350, 40), (268, 396, 31)])
    arms.sleeve(d, [(260, 408, 29), (276, 420, 24), (288, 424, 19)])
    arms.cuff(d, (290, 424), -66, BLUE, half=18)
    arms.puff(d, (264, 402), 37, 17, turn=6)


def _sword_arm(d: Drawing) -> None:
    arms.sleeve(d, [(70, 410, 31), (76, 366, 28), (88, 322, 19)])
    arms.puff(d, (70, 406), 36, 17, turn=-8)
    sword(d, 92, 274, 316, 2, held=True, wide=22)
    with d.at(92, 274, 1.34, flip=True):
        half_rider.hands.fist(d, wrist=76)
    arms.cuff(d, (88, 320), 174, BLUE, half=19)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, SIZE):
        heads.neck(d, LOOK)
    dress.ruff(d, 206, 252, 48, 20)
    with d.at(*HEAD, SIZE):
        heads.face(d, LOOK)
        heads.ear(d, LOOK)
        hair.sideburn(d, LOOK)
        hair.moustache(d, INK, curl=1.2)
        hair.goatee(d, INK)
        helmet.morion(d, SILVER, trim=YELLOW, plume=RED)
    d.line(smooth([(170, 250), (206, 262)], closed=False), OUTER)
