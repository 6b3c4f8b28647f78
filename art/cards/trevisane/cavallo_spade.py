"""Cavallo di spade: in a morion on a prancing black horse to the right; sword left, flag right."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import (
    beards,
    borders,
    dress,
    hair,
    half_horse,
    half_rider,
    half_tack,
    hands,
    heads,
    helmet,
)
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.trevisane import arms, garments
from art.cards.trevisane.court import court_card
from art.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, SILVER, YELLOW
from art.cards.trevisane.sword import sword

COAT = Coat(body="#6d5848", far="#4c3d32", mane="#2a211b", hoof="#241d18")
BRIDLE = Bridle(strap=YELLOW, stud=RED)
CREST: list[Point] = [(326, 282), (298, 304), (276, 354), (256, 410), (222, 462)]
THROAT: list[Point] = [(374, 396), (372, 426), (376, 460), (386, 490), (394, 540)]
AT = half_horse.carriage(326, 282, scale=0.94, nod=50)
LOOK = heads.man(INK)
HEAD: Point = (206, 176)
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
    """A swallow-tailed flag with a golden sun, flying from the lance."""
    top: list[Point] = [(312, 70), (348, 56), (390, 70), (452, 54)]
    low: list[Point] = [(306, 186), (344, 170), (388, 186), (448, 168)]
    field = smooth([
        (*top[0], "c"), *top[1:3], (*top[3], "c"), (420, 114, "c"), (*low[3], "c"), *reversed(low[1:3]),
        (*low[0], "c"),
    ])  # fmt: skip
    d.shape(field, BLUE, OUTER, shade=[
        Shade(angle=90, depth=0.2, spacing=5.6, width=2.8), Shade(depth=0.1, spacing=6, width=2.4),
    ])  # fmt: skip
    for edge, down in ((top, 12), (low, -12)):
        d.line(smooth([(x, y + down) for x, y in edge[:-1]] + [(edge[3][0] - 12, edge[3][1] + down)],
            closed=False), 3.7,
            ink=YELLOW)  # fmt: skip
    x, y = 362, 120
    rays: list[Node] = []
    for k in range(16):
        a, r = math.radians(360 / 16 * k), 33 if k % 2 == 0 else 17
        rays.append((x + r * math.sin(a), y - r * math.cos(a), "c"))
    d.shape(smooth(rays), YELLOW, INNER)
    d.shape(circle(x, y, 12), RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4, width=2)])
    d.fold(([(402, 74), (398, 110), (398, 176)], 5), ([(334, 64), (330, 90), (328, 116)], 4))


def _lance(d: Drawing) -> None:
    d.limb([(285, 545, 6.4), (302, 280, 6.4), (314, 52, 5.6)], RED, INNER, depth=0.8, spacing=6, width=2.4)
    with d.at(315, 50, 1, 4):
        d.shape(smooth([(0, -22, "c"), (8, -4), (0, 10, "c"), (-8, -4)]), YELLOW, INNER)
    d.shapes([circle(313, 62, 5), circle(306, 190, 5)], YELLOW, INNER)


def _coat(d: Drawing) -> None:
    garments.bodice(
        d, [(164, 246, "c"), (124, 268, "c"), (136, 306), (140, 356), (134, 406), (142, 460, "c"), (200, 470),
            (258, 460, "c"), (264, 406), (258, 346), (262, 306), (270, 264), (234, 246, "c")], RED,
    )  # fmt: skip
    borders.border(d, [(236, 258), (204, 340), (148, 430)], 13, YELLOW, "lozenges", BLUE, spacing=22)
    d.fold(
        ([(139, 346), (154, 362), (162, 386)], 4.6), ([(260, 350), (246, 366), (240, 390)], 4.6),
        ([(256, 454), (244, 432), (240, 406)], 4),
    )  # fmt: skip


def _horse(d: Drawing) -> None:
    half_horse.raised_leg(
        d,
        COAT,
        [(350, 540, 42), (394, 508, 32), (430, 484, 23)],
        [(432, 482, 20), (430, 516, 14), (428, 540, 13)],
    )
    half_horse.neck(d, COAT, [*CREST, (170, 540)], THROAT)
    half_tack.saddle_cloth(d, [(270, 454), (298, 490), (310, 550)], 110, RED, YELLOW, BLUE)
    half_tack.breast_collar(d, [(226, 494), (290, 510), (346, 500), (376, 486)], 12, BRIDLE)
    _skirt(d)
    half_horse.mane(d, COAT, CREST[:-1], fall=(52, 72), locks=8, seed=9)
    half_horse.head(d, COAT, AT, bridle=BRIDLE, back=6)


def _skirt(d: Drawing) -> None:
    garments.skirt(d, ((142, 452), (258, 452)), (108, 272), GREEN, pleats=6, trim=PAPER)
    garments.belt(d, (138, 454), (262, 454), 24, BLUE, "beads", YELLOW, buckle=(YELLOW, RED))


def _flag_arm(d: Drawing) -> None:
    half_tack.reins(d, BRIDLE, AT, [(386, 474), (338, 474), (302, 440)])
    _lance(d)
    half_rider.rein_fist(d, (295, 430), turn=3)
    arms.sleeve(d, [(260, 306, 34), (266, 350, 39), (256, 396, 31)])
    arms.sleeve(d, [(250, 408, 29), (262, 420, 24), (270, 426, 19)])
    arms.cuff(d, (272, 427), -66, BLUE, half=18)
    arms.puff(d, (252, 402), 37, 17, turn=6)


def _sword_arm(d: Drawing) -> None:
    arms.sleeve(d, [(70, 410, 31), (74, 364, 28), (80, 316, 17)])
    arms.puff(d, (70, 406), 36, 17, turn=-8)
    sword(d, 92, 274, 266, 3, held=True, wide=22)
    with d.at(92, 274, 1.34, flip=True):
        hands.fist(d, wrist=76)
    arms.cuff(d, (79, 318), 180, BLUE, half=19)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, SIZE, flip=True):
        heads.neck(d, LOOK)
    dress.ruff(d, 206, 252, 48, 20, inwards=True)
    with d.at(*HEAD, SIZE, flip=True):
        heads.face(d, LOOK)
        heads.ear(d, LOOK)
        hair.cropped(d, LOOK)
        beards.moustache(d, INK, curl=1.2)
        beards.goatee(d, INK)
    with d.at(HEAD[0] - 4 * SIZE, HEAD[1], SIZE):
        helmet.morion(d, SILVER, trim=YELLOW, plume=RED)
