"""Re di spade: frontal, black-bearded, in armour a white cross on his breast; sword left, a hand raised."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import hands as palms
from art.cards.piacentine import cloth, crowns, faces, hair, hands
from art.cards.piacentine.court import AXIS, court
from art.cards.piacentine.inks import FLESH, GOLD, GREEN, RED, SILVER, STEEL, WHITE
from art.cards.piacentine.sword import sword

_HEAD = (AXIS, 166.0)


def draw() -> Drawing:
    """The card."""
    return court("RS", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _far_arm(d)
    _tabard(d)
    _pauldron(d, 346, 304, flip=True)
    _right_arm(d)
    _head(d)
    sword(d, 84, 238, 384, 28)
    _left_arm(d)
    _pauldron(d, 164, 304)


def _mantle(d: Drawing) -> None:
    half: list[Node] = [(AXIS, 224, "c"), (196, 236), (150, 252), (96, 272), (20, 304, "c"), (20, 480, "c"),
        (AXIS, 480, "c")]  # fmt: skip
    d.shape(smooth(mirror(half, AXIS, whole=True)), GREEN, OUTER)
    d.hatch(
        smooth([(20, 316, "c"), (96, 280), (130, 282, "c"), (140, 480, "c"), (20, 480, "c")]), *cloth.SOFT
    )
    d.hatch(
        smooth([(372, 276, "c"), (414, 278), (490, 312, "c"), (490, 480, "c"), (380, 480, "c")]), *cloth.SOFT
    )
    cloth.valley(d, [(58, 302), (46, 376), (52, 468)], seed=31)
    cloth.valley(d, [(438, 294), (454, 366), (446, 470)], seed=32)
    cloth.valley(d, [(410, 286), (418, 330), (412, 376)], seed=33, reach=18)
    collar: list[Node] = [(202, 238), (150, 257), (98, 276), (20, 309)]
    track = [(x, y) for x, y, *_ in collar]
    cloth.border(d, track, 10, GOLD, unit="pearls", ink=RED, spacing=16)
    cloth.border(d, [(2 * AXIS - x, y) for x, y in track], 10, GOLD, unit="pearls", ink=RED, spacing=16)


def _tabard(d: Drawing) -> None:
    half: list[Node] = [(AXIS, 244, "c"), (214, 246), (190, 262, "c"), (182, 300), (184, 350), (194, 400),
        (188, 480, "c"), (AXIS, 480, "c")]  # fmt: skip
    shape = smooth(mirror(half, AXIS, whole=True))
    d.shape(shape, RED, OUTER)
    cross: list[Node] = [(AXIS - 20, 236, "c"), (AXIS - 15, 290), (AXIS - 19, 320, "c"), (AXIS - 44, 324),
        (183, 318, "c"), (187, 366, "c"), (AXIS - 44, 359), (AXIS - 19, 362, "c"), (AXIS - 15, 410),
        (AXIS - 21, 484, "c")]  # fmt: skip
    d.shape(smooth(mirror(cross, AXIS) + cross), WHITE, INNER)
    d.hatch(shape, Shade(depth=0.24, spacing=5.8, width=2.8, reach=34, seed=51), Shade(angle=180, depth=0.08,
        spacing=6.4, width=2, reach=12, seed=52))  # fmt: skip
    d.line(shape, OUTER)
    d.fold(([(186, 352), (204, 374), (212, 392)], 4), ([(326, 356), (306, 378), (298, 396)], 4),
        ([(200, 262), (208, 286), (206, 306)], 3.6), ([(312, 262), (304, 286), (306, 306)], 3.6))  # fmt: skip
    cloth.border(d, [(188, 424), (AXIS, 436), (322, 424)], 13, GOLD, unit="lozenges", ink=STEEL, second=WHITE,
        spacing=19)  # fmt: skip


def _pauldron(d: Drawing, x: float, y: float, *, flip: bool = False) -> None:
    """A shoulder plate of three lames with a gilt edge and a rosette."""
    with d.at(x, y, flip=flip):
        for k in (2, 1):
            lame: list[Node] = [(-44 + 3 * k, 4 + 17 * k, "c"), (-38 + 3 * k, 24 + 17 * k),
                (-10, 34 + 15 * k), (22, 26 + 15 * k), (36 - 2 * k, 4 + 14 * k, "c"), (0, 0)]  # fmt: skip
            d.shape(smooth(lame), SILVER, INNER, shade=cloth.STEEL_SHADE)
        dome: list[Node] = [(-46, 12, "c"), (-48, -12), (-32, -36), (-4, -44), (26, -36), (40, -10),
            (40, 12, "c"), (22, 24), (-4, 28), (-30, 24)]  # fmt: skip
        d.shape(smooth(dome), SILVER, OUTER, shade=[*cloth.STEEL_SHADE, Shade(angle=75, depth=0.28,
            spacing=5.4, width=2.2, reach=16)])  # fmt: skip
        d.line(smooth([(-44, 2), (-28, 14), (-4, 18), (22, 14), (39, 2)], closed=False), DETAIL)
        d.shape(circle(-5, -11, 11), GOLD, INNER)
        d.shape(circle(-5, -11, 4.4), RED, DETAIL)
        d.lens([(-34, -20), (-24, -32), (-10, -36)], 2.6)


def _far_arm(d: Drawing) -> None:
    """Both upper arms, in plate, behind the tabard."""
    d.limb([(352, 318, 32), (390, 366, 31), (414, 416, 30)], SILVER, OUTER, start="round", end="round",
        depth=0.7, width=2.6)  # fmt: skip
    d.limb([(160, 318, 32), (152, 370, 31), (160, 430, 32)], SILVER, OUTER, start="round", end="round",
        depth=0.7, width=2.6)  # fmt: skip


def _right_arm(d: Drawing) -> None:
    """The other hand is raised, its palm to us."""
    d.limb(
        [(416, 420, 31), (430, 364, 27), (436, 304, 20)], SILVER, OUTER, start="round", depth=0.8, width=2.6
    )
    d.line(smooth([(391, 402), (416, 392), (444, 398)], closed=False), INNER)
    d.line(smooth([(415, 318), (436, 311), (457, 318)], closed=False), DETAIL)
    d.line(smooth([(413, 330), (436, 323), (458, 330)], closed=False), DETAIL)
    d.lens([(420, 390), (424, 362), (428, 338)], 3)
    with d.at(416, 422):
        d.shape(circle(0, 0, 18), GOLD, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.8, width=2.2)])
        d.shape(circle(0, 0, 7), SILVER, DETAIL)
    with d.at(439, 246, 1.42, 4, flip=True):
        palms.open_palm(d, FLESH)
    with d.at(437, 288, rotate=3):
        hands.cuff(d, 20, 15, GOLD)


def _left_arm(d: Drawing) -> None:
    d.limb(
        [(180, 462, 34), (150, 446, 29), (122, 424, 22)], SILVER, OUTER, start="round", depth=0.8, width=2.6
    )
    d.line(smooth([(172, 428), (156, 446), (150, 478)], closed=False), INNER)
    with d.at(184, 440):
        d.shape(circle(0, 0, 18), GOLD, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.8, width=2.2)])
        d.shape(circle(0, 0, 7), SILVER, DETAIL)
    with d.at(84, 381):
        hands.fist(d)
    with d.at(116, 416, rotate=-48):
        hands.cuff(d, 20, 15, GOLD)


def _head(d: Drawing) -> None:
    look = faces.Look(gaze=-0.35, lift=-1.5, nose=1.12, stern=3.5, lids=0.9)
    gorget: list[Node] = [(AXIS, 232, "c"), (214, 232, "c"), (198, 252), (206, 270, "c"), (AXIS, 284)]
    d.shape(smooth(mirror(gorget, AXIS, whole=True)), SILVER, OUTER, shade=cloth.STEEL_SHADE)
    d.line(smooth([(208, 262), (AXIS, 275), (302, 262)], closed=False), DETAIL)
    with d.at(*_HEAD, 0.98):
        hair.behind(d, hair.BLACK_HAIR, bottom=66)
        faces.face(d, look)
        hair.parted(d, hair.BLACK_HAIR, low=-14)
        for side in (-1, 1):
            hair.curtain(d, hair.BLACK_HAIR, side, bottom=60, count=2)
        hair.full_beard(d, hair.BLACK_HAIR, length=32)
        hair.moustache(d, hair.BLACK_HAIR)
        with d.at(0, -44):
            crowns.leafed(d, STEEL)
