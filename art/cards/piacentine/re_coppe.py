"""Re di coppe: frontal, white-bearded; a long slanting sceptre at the left, the cup on his right hand."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine import cloth, crowns, faces, hair, hands
from art.cards.piacentine.court import AXIS, court
from art.cards.piacentine.cup import cup
from art.cards.piacentine.inks import BLUSH, DARK_RED, GOLD, GREEN, RED, STEEL, WHITE

_HEAD = (AXIS - 4, 170.0)


def draw() -> Drawing:
    """The card."""
    return court("RC", _figure)


def _figure(d: Drawing) -> None:
    _mantle_behind(d)
    _tunic(d)
    _right_arm(d)
    _flaps(d)
    _sceptre(d)
    _left_arm(d)
    _head(d)


def _mantle_behind(d: Drawing) -> None:
    half: list[Node] = [(AXIS, 234, "c"), (196, 244), (130, 268), (70, 294), (20, 320, "c"), (20, 480, "c"),
        (AXIS, 480, "c")]  # fmt: skip
    d.shape(smooth(mirror(half, AXIS, whole=True)), STEEL, OUTER, shade=cloth.SOFT)


def _tunic(d: Drawing) -> None:
    half: list[Node] = [(AXIS, 246, "c"), (206, 252), (190, 300), (186, 360), (192, 410), (184, 480, "c"),
        (AXIS, 480, "c")]  # fmt: skip
    shape = smooth(mirror(half, AXIS, whole=True))
    d.shape(shape, RED, OUTER, shade=[Shade(depth=0.26, spacing=6, width=2.8, reach=40, seed=61)])
    cloth.damask(d, DARK_RED, [(214, 372), (298, 372), (222, 344), (290, 338), (214, 402), (300, 402)])
    d.fold(([(222, 420), (218, 390), (224, 356)], 4), ([(288, 420), (292, 390), (286, 356)], 4))
    cloth.border(d, [(AXIS, 250), (AXIS, 360), (AXIS, 480)], 17, GOLD, unit="lozenges", ink=GREEN, second=RED,
        spacing=23)  # fmt: skip
    cloth.border(d, [(192, 424), (AXIS, 436), (318, 424)], 14, GOLD, unit="pearls", ink=WHITE, spacing=17)
    d.shape(circle(AXIS, 436, 17), GOLD, INNER)
    d.shape(circle(AXIS, 436, 9.5), GREEN, DETAIL, shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2)])
    d.hatch(smooth([(190, 442, "c"), (AXIS, 454), (320, 442, "c"), (322, 462, "c"), (AXIS, 470),
        (188, 462, "c")]), Shade(angle=-90, depth=0.8, spacing=5.6, width=2.4, reach=14))  # fmt: skip


def _right_arm(d: Drawing) -> None:
    """The arm that carries the cup; its wide sleeve hangs from the forearm."""
    hang: list[Node] = [(328, 300, "c"), (352, 322), (386, 322, "c"), (420, 324), (456, 304, "c"),
        (464, 344), (456, 396), (416, 458, "c"), (378, 440), (350, 404), (334, 354)]  # fmt: skip
    d.shape(smooth(hang), RED, OUTER, shade=[Shade(depth=0.38, spacing=6, width=3, reach=40, seed=62)])
    d.hatch(smooth([(350, 400, "c"), (378, 434), (416, 450, "c"), (410, 420), (370, 396)]), Shade(angle=110,
        depth=0.7, spacing=6, width=2.6, reach=18, seed=66))  # fmt: skip
    d.fold(([(384, 330), (396, 370), (406, 436)], 5), ([(416, 336), (426, 374), (424, 424)], 4.6),
        ([(352, 340), (366, 372), (376, 410)], 4.4))  # fmt: skip
    d.limb(
        [(410, 330, 24), (416, 292, 20), (418, 262, 17)], GREEN, OUTER, start="round", depth=0.8, width=2.6
    )
    d.fold(([(396, 302), (410, 306), (422, 302)], 3.2))
    cloth.border(d, [(384, 314), (414, 336), (456, 306)], 10.5, GOLD, unit="pearls", ink=GREEN, spacing=15)
    cup(d, 417, 124, 128, 92)
    with d.at(417, 190, 1.0, 2):
        hands.carrying(d)
    with d.at(418, 250, rotate=2):
        hands.cuff(d, 19, 15)


def _flaps(d: Drawing) -> None:
    """The mantle's fronts over the shoulders, with their golden borders; the right one is thrown back."""
    left: list[Node] = [(212, 244, "c"), (170, 252), (110, 276), (60, 300), (20, 322, "c"), (20, 480, "c"),
        (140, 480, "c"), (164, 420), (182, 340), (206, 280)]  # fmt: skip
    d.shape(smooth(left), STEEL, OUTER, shade=[Shade(depth=0.22, spacing=6.2, width=2.9, reach=40, seed=63)])
    cloth.valley(d, [(96, 286), (76, 354), (80, 470)], seed=35)
    cloth.valley(d, [(148, 268), (124, 350), (124, 440)], seed=36, reach=20)
    cloth.border(
        d, [(208, 254), (188, 330), (168, 414), (146, 484)], 11, GOLD, unit="zigzag", ink=RED, spacing=15
    )
    right: list[Node] = [(296, 244, "c"), (340, 252), (372, 266), (396, 286, "c"), (390, 316), (370, 332),
        (346, 342, "c"), (330, 318), (318, 284)]  # fmt: skip
    d.shape(smooth(right), STEEL, OUTER, shade=[Shade(depth=0.26, spacing=6, width=2.8, reach=34, seed=64)])
    cloth.valley(d, [(360, 268), (366, 290), (358, 314)], seed=36, reach=16)
    track = [(300.0, 254.0), (315.0, 298.0), (336.0, 332.0), (364.0, 330.0), (391.0, 296.0)]
    cloth.border(d, track, 10, GOLD, unit="zigzag", ink=RED, spacing=14)


def _sceptre(d: Drawing) -> None:
    shaft = [(73.0, 110.0), (122.0, 290.0), (171.0, 474.0)]
    d.shape(ribbon(shaft, 6.5, forked=False), GOLD, INNER)
    d.hatch(ribbon(shaft, 6.5, forked=False), Shade(angle=-14, depth=0.5, spacing=5.6, width=2.4))
    with d.at(71, 106, rotate=-15):
        d.shape(smooth([(-12, 8, "c"), (-15, 0), (15, 0), (12, 8, "c"), (7, 18), (-7, 18)]), RED, INNER)
        half: list[Node] = [(-6, 0, "c"), (-8, -10), (-22, -12), (-24, -26), (-14, -30), (-9, -22, "c"),
            (-12, -38), (0, -54, "c")]  # fmt: skip
        d.shape(smooth(mirror(half, 0, whole=True)), GOLD, INNER, shade=[Shade(depth=0.44, spacing=4.8,
            width=2.4, reach=14)])  # fmt: skip
        d.lens([(0, -44), (0, -24), (0, -4)], 2.4)
        d.line(smooth([(-14, 4), (0, 7), (14, 4)], closed=False), DETAIL)


def _left_arm(d: Drawing) -> None:
    wide: list[Node] = [(20, 432, "c"), (56, 408), (86, 398, "c"), (112, 418), (134, 448, "c"),
        (120, 470), (98, 490, "c"), (20, 490, "c")]  # fmt: skip
    d.shape(smooth(wide), RED, OUTER, shade=[Shade(angle=70, depth=0.42, spacing=6, width=3, reach=30,
        seed=65), Shade(angle=200, depth=0.12, spacing=6.6, width=2.2, reach=16)])  # fmt: skip
    d.fold(([(92, 410), (70, 434), (36, 452)], 5), ([(120, 446), (98, 462), (66, 474)], 4.4))
    with d.at(146, 374, 1.0, 6, flip=True):
        hands.fist(d)
    with d.at(112, 404, rotate=48):
        hands.cuff(d, 19, 13)
    cloth.border(d, [(80, 394), (108, 419), (133, 452)], 10, GOLD, unit="pearls", ink=GREEN, spacing=15)


def _head(d: Drawing) -> None:
    with d.at(*_HEAD):
        hair.behind(d, hair.WHITE_HAIR, bottom=76)
        faces.face(
            d,
            faces.Look(
                old=True,
                gaze=0.5,
                nose=1.25,
                stern=-2.5,
                lift=1,
                lids=0.9,
                bushy=hair.WHITE_HAIR,
                smile=1.5,
                rosy=BLUSH,
            ),
        )
        for side in (-1, 1):
            hair.curtain(d, hair.WHITE_HAIR, side, bottom=74)
        hair.full_beard(d, hair.WHITE_HAIR, length=66, forked=True)
        hair.moustache(d, hair.WHITE_HAIR, droop=0.5)
        with d.at(0, -44):
            crowns.arched(d, RED)
