"""Cavallo di spade: in a morion on a chestnut to the right; sword left, flag right, the rein on its neck."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, dress, half_horse, half_tack, heads, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.parts.look import Look
from art.cards.trevisane import garments, horse_tempers, saddle
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.blossoms import jasmine
from art.cards.trevisane.countenance import far_eye, jutting
from art.cards.trevisane.court import court_card
from art.cards.trevisane.grip import pommel
from art.cards.trevisane.hands_of_staves import THUMB_ROUND
from art.cards.trevisane.hands_of_swords import HAMMER
from art.cards.trevisane.horse_tempers import FIERY
from art.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, SILVER, YELLOW
from art.cards.trevisane.morion import morion
from art.cards.trevisane.stock import stock
from art.cards.trevisane.sword import sword

COAT = Coat(body="#bb8444", far="#86592b", mane="#2a211b", hoof="#3a2c20")
BRIDLE = Bridle(strap=RED, stud=YELLOW, shank=False)
CREST: list[Point] = [(338, 226), (324, 238), (318, 290), (280, 372), (232, 466)]
THROAT: list[Point] = [(352, 326), (358, 372), (372, 424), (390, 474), (410, 545)]
AT = half_horse.carriage(338, 226, scale=0.98, nod=58)
HEAD: Point = (204, 178)
TAN = "#d9a577"
LEATHER = "#a06a3a"


def draw() -> Drawing:
    """The card."""
    return court_card("CS", figure)


def figure(d: Drawing) -> None:
    """The half figure."""
    with d.at(13):
        _flag(d)
    _croup(d)
    _coat(d)
    _horse(d)
    _flag_arm(d)
    _head(d)
    _sword_arm(d)


def _flag(d: Drawing) -> None:
    """A swallow-tailed flag with a golden sun, flying from the lance."""
    top: list[Point] = [(312, 70), (348, 56), (388, 70), (443, 56)]
    low: list[Point] = [(306, 186), (344, 170), (386, 186), (439, 170)]
    field = smooth([
        (*top[0], "c"), *top[1:3], (*top[3], "c"), (414, 114, "c"), (*low[3], "c"), *reversed(low[1:3]),
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
    d.limb([(301, 545, 6.4), (316, 280, 6.4), (326, 52, 5.6)], RED, INNER, depth=0.8, spacing=6, width=2.4)
    with d.at(327, 50, 1, 4):
        d.shape(smooth([(0, -22, "c"), (8, -4), (0, 10, "c"), (-8, -4)]), YELLOW, INNER)
    d.shapes([circle(325, 62, 5), circle(320, 190, 5)], YELLOW, INNER)


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


def _croup(d: Drawing) -> None:
    """The horse's hindquarters behind the saddle, the crupper over them, the tail's root at the edge."""
    croup: list[Node] = [
        (190, 560, "c"), (150, 470, "c"), (112, 462), (76, 452), (44, 458), (14, 480), (-10, 520), (-14,
            560, "c"),
    ]  # fmt: skip
    d.shape(smooth(croup), COAT.body, OUTER, shade=[
        Shade(angle=150, depth=0.5, spacing=5.4, width=3.0, reach=44, seed=4),
    ])  # fmt: skip
    # The flank's hollow before the thigh, the point of the hip.
    d.lens([(98, 476), (88, 496), (90, 530)], 3.6)
    d.lens([(70, 466), (56, 470), (46, 482)], 2.6)
    strap: list[Point] = [(118, 476), (84, 465), (52, 468), (30, 486), (14, 510)]
    d.shape(ribbon(strap, 8, forked=False), BRIDLE.strap, INNER,
        shade=[Shade(angle=80, depth=0.34, spacing=5, width=2.2)])  # fmt: skip
    d.shapes([circle(x, y, 3.2) for x, y in sampled(strap, 15)[1:-1]], BRIDLE.stud)
    d.shape(ribbon([(70, 470), (66, 494), (70, 530)], 6.5, forked=False), BRIDLE.strap, INNER)
    d.shape(circle(70, 468, 9), RED, INNER)
    d.shape(circle(70, 468, 3.6), YELLOW, DETAIL)


def _horse(d: Drawing) -> None:
    half_horse.neck(d, COAT, [*CREST, (170, 540)], THROAT)
    half_tack.saddle_cloth(d, [(270, 454), (298, 490), (310, 550)], 110, RED, YELLOW, BLUE)
    half_tack.breast_collar(d, [(226, 494), (290, 510), (346, 502), (394, 481)], 12, BRIDLE)
    _skirt(d)
    half_horse.mane(d, COAT, CREST[:-1], fall=(24, 44), locks=8, seed=9)
    horse_tempers.head(d, COAT, AT, bridle=BRIDLE, temper=FIERY)
    # Left on the horse's neck: both hands are full.
    half_tack.reins(d, BRIDLE, AT, [(398, 424), (372, 434), (340, 424), (312, 400), (288, 372)])


def _skirt(d: Drawing) -> None:
    with d.at(200, 456, flip=True):
        saddle.seat(d, LEATHER, GREEN, PAPER)
        saddle.tabs(d, RED, count=4, drop=20)
    garments.belt(d, (138, 454), (262, 454), 24, BLUE, "beads", YELLOW, buckle=(YELLOW, RED), at=0.34)


def _arm(shoulder: Point, elbow: Point, wide: float, joint: float, seed: int) -> Arm:
    return Arm(
        shoulder=shoulder,
        elbow=elbow,
        cuffs=YELLOW,
        ground=GREEN,
        motif=jasmine,
        wide=wide,
        joint=joint,
        skin=TAN,
        wing=SILVER,
        tabs=3,
        bare=(((316, 352), 38),),
        seed=seed,
    )


def _flag_arm(d: Drawing) -> None:
    _arm((258, 304), (318, 424), 35, 29, 16).hold(d, (317, 280), THUMB_ROUND, _lance, tilt=6, over=True)


def _sword_arm(d: Drawing) -> None:
    _arm((144, 304), (72, 414), 39, 33, 17).hold(
        d,
        (72, 276),
        HAMMER,
        lambda card: sword(card, 72, 276, 262, 3, held=True, wide=23),
        tilt=3,
        flip=True,
        size=0.9,
    )
    pommel(d, 72, 282, rotate=3)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, flip=True), stock(d):
        heads.neck(d, Look(skin=TAN))
    dress.ruff(d, 206, 252, 50, 21, inwards=True)
    with d.at(*HEAD, rotate=2, flip=True):
        _face(d)
        visage.ear(d, 37, -2, 0.86, TAN)
        _beard(d)
    with d.at(HEAD[0] - 5, HEAD[1]), stock(d):
        morion(d, SILVER, trim=YELLOW, plume=RED)


def _face(d: Drawing) -> None:
    """A hard tanned soldier: a patch over one eye, a scar under it, a broken nose."""
    face: list[Node] = [
        (-29, -46), (-39, -30), (-41, -17), (-38.6, -6), (-41, 8), (-38, 22), (-31, 38), (-27, 52),
        (-18, 62), (-4, 64), (12, 58), (30, 42), (38, 20), (38, -10), (36, -28), (30, -46),
    ]  # fmt: skip
    visage.skull(d, face, TAN, jaw=16, start=0.4, cross=11)
    visage.brim_shadow(d, -36, 35)
    far_eye(d, -26.4, -1, 7.4, wide=1.0, gaze=-0.2)
    visage.brow(d, [(-16, -9), (-25, -16), (-36, -11)], 5.4)
    d.line(smooth([(-20, -24), (8, -14), (38, 2)], closed=False), OUTER)
    d.line(smooth([(18, -10), (28, -24), (36, -32)], closed=False), OUTER)
    patch: list[Node] = [(-9, -12, "c"), (4, -16), (20, -11, "c"), (20, 2), (10, 11), (-3, 8)]
    d.shape(smooth(patch), INK, INNER)
    d.lens([(-4, -8), (6, -11), (15, -8)], 2.0, ink=TAN)
    visage.brow(d, [(-6, -17), (6, -25), (20, -22)], 5.6)
    jutting(d, TAN, (-30, 20), root=(-10, -12), wing=(-8, 22), hook=1.6, bulb=1.0, dark=0)
    d.lens([(12, 13), (15, 24), (12, 38)], 3.0)
    for k in range(4):
        d.ticks(((9.4 + k * 0.6, 17 + 5 * k), (18 + k * 0.4, 15 + 5 * k), 2.2))
    visage.mouth(d, (-27, 41), (-7, 41), dip=(-17, 39.4), full=0.7)
    d.lens([(-7, 26), (-1, 34), (-2, 44)], 2.6)


def _beard(d: Drawing) -> None:
    """A black imperial and a moustache brushed up."""
    tuft: list[Node] = [
        (-25, 48, "c"),
        (-16, 46),
        (-8, 48, "c"),
        (-4, 60),
        (-12, 76),
        (-20, 90, "c"),
        (-24, 74),
        (-28, 58),
    ]
    d.shape(smooth(tuft), INK, None)
    d.lens([(-18, 54), (-17, 66), (-19, 80)], 2.2, ink=TAN)
    wings: tuple[list[Node], ...] = (
        [
            (-17, 29, "c"),
            (-8, 28),
            (4, 33),
            (14, 26),
            (18, 14, "c"),
            (19, 28),
            (8, 38),
            (-6, 38),
            (-17, 36, "c"),
        ],
        [
            (-19, 29, "c"),
            (-27, 28),
            (-35, 32),
            (-40, 27),
            (-43, 18, "c"),
            (-44, 30),
            (-38, 38),
            (-28, 38),
            (-19, 36, "c"),
        ],
    )
    for wing in wings:
        d.shape(smooth(wing), INK, None)
    d.lens([(-13, 31), (-2, 33), (10, 33)], 1.8, ink=TAN)
    d.shape(smooth([(24, -36, "c"), (25, -16), (30, -4, "c"), (34, -14), (40, -8), (36, 12, "c"), (44, 4),
        (48, -16),
        (44, -38, "c")]), INK, INNER)  # fmt: skip
