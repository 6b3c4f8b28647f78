"""Re di coppe: frontal, a merry old man; a slanting sceptre at the left, the cup on his palm."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine import cloth, crowns, faces, hair, hands, hands_of_courts, hands_on_shafts
from art.cards.piacentine.court import AXIS, court
from art.cards.piacentine.cup import cup
from art.cards.piacentine.inks import BLUSH, DARK_RED, GOLD, GREEN, INK, RED, STEEL, WHITE
from art.cards.piacentine.look import Look

_HEAD = (AXIS - 6, 168.0, 1.06, 3.0)
_LOOK = Look(age=3, jaw=1.06, cheek=3, chin=-2, gaze=0.5, nose="broad", size=1.1, stern=-2.5, lift=1,
    lids=0.76, slant=-1.6, bushy=hair.WHITE_HAIR, smile=2.6, rosy=BLUSH)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court("RC", _figure)


def _figure(d: Drawing) -> None:
    _mantle_behind(d)
    _tunic(d)
    _cup_arm(d)
    _flaps(d)
    _sceptre_arm(d)
    _head(d)


def _mantle_behind(d: Drawing) -> None:
    half: list[Node] = [(AXIS, 234, "c"), (196, 240), (130, 262), (70, 288), (20, 314), (-44, 350, "c"),
        (-44, 480, "c"), (AXIS, 480, "c")]  # fmt: skip
    d.shape(smooth(mirror(half, AXIS, whole=True)), STEEL, OUTER, shade=cloth.SOFT)


def _tunic(d: Drawing) -> None:
    half: list[Node] = [(AXIS, 246, "c"), (206, 252), (186, 300), (180, 360), (188, 410), (176, 480, "c"),
        (AXIS, 480, "c")]  # fmt: skip
    shape = smooth(mirror(half, AXIS, whole=True))
    d.flats(smooth([(140, 330, "c"), (200, 320, "c"), (200, 480, "c"), (130, 480, "c")]), ink=INK)
    d.flats(
        smooth([(310, 300, "c"), (350, 330, "c"), (388, 402), (352, 440), (340, 480, "c"), (310, 480, "c")]),
        ink=INK,
    )
    d.shape(shape, RED, OUTER, shade=[Shade(depth=0.34, spacing=5.4, width=3.4, reach=62, seed=61),
        Shade(angle=180, depth=0.12, spacing=6.4, width=2.4, reach=20, seed=67)])  # fmt: skip
    for side in (-1, 1):
        strip = [(20, 300), (64, 300), (66, 360), (62, 418), (20, 424)]
        cloth.damask(d, DARK_RED, [(AXIS + side * x, y, "c") for x, y in strip], across=22, down=22)
    d.fold(([(216, 424), (212, 392), (220, 352)], 5), ([(294, 424), (298, 392), (290, 352)], 5),
        ([(206, 470), (210, 456), (208, 446)], 4.4), ([(300, 472), (298, 458), (302, 448)], 4.4))  # fmt: skip
    cloth.border(d, [(AXIS, 250), (AXIS, 360), (AXIS, 480)], 18, GOLD, unit="lozenges", ink=GREEN, second=RED,
        spacing=24)  # fmt: skip
    cloth.border(d, [(184, 422), (AXIS, 436), (326, 422)], 15, GOLD, unit="pearls", ink=WHITE, spacing=18)
    d.shape(circle(AXIS, 436, 18), GOLD, INNER)
    d.shape(circle(AXIS, 436, 10), GREEN, DETAIL, shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2)])
    d.hatch(smooth([(186, 442, "c"), (AXIS, 456), (324, 442, "c"), (326, 466, "c"), (AXIS, 474), (184, 466,
        "c")]), Shade(angle=-90, depth=0.9, spacing=5.4, width=3, reach=16))  # fmt: skip


def _cup_arm(d: Drawing) -> None:
    """The arm that lifts the cup: the wide sleeve has slid back to the bent elbow, black inside."""
    hang: list[Node] = [(316, 270, "c"), (348, 300), (380, 322, "c"), (388, 344), (424, 352), (472, 318,
        "c"), (482, 356), (480, 404), (466, 440), (442, 457), (414, 450), (380, 420), (346, 384),
        (324, 330)]  # fmt: skip
    d.shape(smooth(hang), RED, OUTER, shade=[Shade(depth=0.42, spacing=5.4, width=3.4, reach=64, seed=62),
        Shade(angle=100, depth=0.3, spacing=5.6, width=3, reach=40, seed=66)])  # fmt: skip
    # The crease of the joint, and folds that leave the point of the elbow.
    d.fold(([(386, 340), (404, 376), (430, 404)], 9), ([(458, 438), (424, 428), (392, 404)], 5.4),
        ([(470, 424), (446, 404), (420, 360)], 6), ([(474, 404), (466, 380), (448, 354)], 5),
        ([(326, 300), (346, 336), (372, 356)], 5.4))  # fmt: skip
    d.flats(
        smooth([(380, 322, "c"), (396, 304), (440, 298), (472, 318, "c"), (440, 346), (400, 344)]), ink=INK
    )
    d.limb([(428, 336, 23), (422, 296, 23), (412, 244, 18)], GREEN, OUTER, depth=0.9, spacing=5, width=3)
    d.fold(([(402, 316), (420, 322), (444, 314)], 4.4), ([(406, 296), (420, 302), (436, 298)], 4))
    cloth.border(
        d, [(380, 326), (402, 347), (438, 347), (473, 320)], 11, GOLD, unit="pearls", ink=GREEN, spacing=16
    )
    with d.at(415, 180, 1.06):
        hands_of_courts.cup_tips_behind(d)
    cup(d, 417, 123, 128, 92)
    with d.at(415, 180, 1.06):
        hands_of_courts.cup_tips(d)
    with d.at(411, 234, rotate=-4):
        hands.cuff(d, 19, 15)


def _flaps(d: Drawing) -> None:
    """The mantle's fronts over the shoulders, with their golden borders; the right one is thrown back."""
    left: list[Node] = [(212, 240, "c"), (170, 248), (110, 270), (60, 294), (20, 316), (-44, 352, "c"),
        (-44, 480, "c"), (100, 480, "c"), (150, 420), (180, 340), (206, 280)]  # fmt: skip
    d.shape(smooth(left), STEEL, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=63)])
    for points in ([(96, 280), (66, 350), (60, 470)], [(150, 262), (120, 330), (104, 420)],
            [(48, 304), (38, 380), (42, 470)], [(4, 338), (-8, 400), (-6, 470)]):  # fmt: skip
        cloth.valley(d, points, width=6, reach=22)
    cloth.border(
        d, [(210, 250), (190, 326), (160, 404), (112, 480)], 11, GOLD, unit="zigzag", ink=RED, spacing=15
    )
    right: list[Node] = [(296, 240, "c"), (340, 248), (372, 262), (398, 284, "c"), (392, 316), (370, 334),
        (346, 344, "c"), (328, 318), (316, 284)]  # fmt: skip
    d.shape(smooth(right), STEEL, OUTER, shade=[Shade(depth=0.36, spacing=5.4, width=3.2, reach=62, seed=64)])
    cloth.valley(d, [(360, 264), (366, 288), (356, 314)], seed=36, reach=16, width=5.4)
    track = [(300.0, 250.0), (314.0, 298.0), (336.0, 333.0), (366.0, 331.0), (393.0, 296.0)]
    cloth.border(d, track, 10, GOLD, unit="zigzag", ink=RED, spacing=14)


def _sceptre_arm(d: Drawing) -> None:
    """The bent arm in its wide sleeve; the hand comes out of the dark and clasps the sceptre."""
    wide: list[Node] = [(-44, 440, "c"), (12, 408), (60, 376), (104, 380), (148, 408), (196, 414, "c"),
        (212, 440), (196, 476, "c"), (160, 490, "c"), (-44, 490, "c")]  # fmt: skip
    d.shape(smooth(wide), RED, OUTER, shade=[Shade(angle=76, depth=0.5, spacing=5.4, width=3.6, reach=64,
        seed=65), Shade(angle=200, depth=0.14, spacing=6.2, width=2.4, reach=20)])  # fmt: skip
    d.fold(([(60, 470), (72, 430), (110, 398)], 6.4), ([(84, 474), (106, 440), (146, 420)], 6),
        ([(40, 464), (38, 424), (62, 392)], 5.4), ([(110, 478), (136, 454), (174, 442)], 5))  # fmt: skip
    d.flats(smooth([(196, 414, "c"), (184, 440), (196, 476, "c"), (216, 456), (212, 430)]), ink=INK)
    with d.at(142, 388, 0.94, -14):
        hands_on_shafts.sceptre_behind(d)
    _sceptre(d)
    with d.at(142, 388, 0.94, -14):
        hands_on_shafts.sceptre_at_the_thumb(d)
    with d.at(192, 434, rotate=-46):
        hands.cuff(d, 22, 14)
    cloth.border(d, [(198, 410), (182, 440), (190, 478)], 9, GOLD, unit="pearls", ink=GREEN, spacing=15)


def _sceptre(d: Drawing) -> None:
    shaft = [(71.0, 108.0), (121.0, 290.0), (171.0, 478.0)]
    d.shape(ribbon(shaft, 7.5, forked=False), GOLD, OUTER)
    d.hatch(ribbon(shaft, 7.5, forked=False), Shade(angle=-14, depth=0.5, spacing=5.4, width=2.8))
    with d.at(69, 106, 1.14, -15):
        d.shape(smooth([(-12, 8, "c"), (-15, 0), (15, 0), (12, 8, "c"), (7, 18), (-7, 18)]), RED, INNER)
        half: list[Node] = [(-6, 0, "c"), (-8, -10), (-22, -12), (-24, -26), (-14, -30), (-9, -22, "c"),
            (-12, -38), (0, -54, "c")]  # fmt: skip
        d.shape(smooth(mirror(half, 0, whole=True)), GOLD, INNER, shade=[Shade(depth=0.44, spacing=4.8,
            width=2.4, reach=14)])  # fmt: skip
        d.lens([(0, -44), (0, -24), (0, -4)], 2.4)
        d.line(smooth([(-14, 4), (0, 7), (14, 4)], closed=False), DETAIL)


def _head(d: Drawing) -> None:
    x, y, size, tilt = _HEAD
    with d.at(x, y, size, tilt):
        hair.behind(d, hair.WHITE_HAIR, bottom=70, left=-58, right=60)
        faces.face(d, _LOOK)
        for side in (-1, 1):
            hair.curtain(d, hair.WHITE_HAIR, side, bottom=66, out=52)
        hair.full_beard(d, hair.WHITE_HAIR, length=62, forked=True)
        hair.moustache(d, hair.WHITE_HAIR, droop=0.2, width=1.1)
        with d.at(0, -44):
            crowns.arched(d, RED)
