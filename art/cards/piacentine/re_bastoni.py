"""Re di bastoni: three-quarter to the right, red cloak over blue; the log leans over the left shoulder."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine import closed_hands, cloth, crowns, faces, hair, hands, sleeves
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import DARK_STEEL, GOLD, GREEN, INK, RED, STEEL, WHITE
from art.cards.piacentine.log import log
from art.cards.piacentine.look import Look

_HEAD = (282.0, 166.0)
_LOOK = Look(yaw=1, mirrored=True, age=2, jaw=1.12, cheek=4, gaze=-0.4, nose="broad", size=1.08, smile=2.4,
    hood=0.5, slant=-2, lids=0.84, brow=1.15, iris=GREEN)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court("RB", _figure)


def _figure(d: Drawing) -> None:
    _cloak_behind(d)
    _tunic(d)
    _right_arm(d)
    _collar(d)
    _head(d)
    _cloak_front(d)
    log(d, 168, 286, 490, rotate=-24.5, width=104)
    _left_arm(d)


def _cloak_behind(d: Drawing) -> None:
    right: list[Node] = [
        (300, 244, "c"),
        (362, 258),
        (424, 284),
        (490, 312, "c"),
        (490, 480, "c"),
        (300, 480, "c"),
    ]
    d.shape(smooth(right), RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=81)])


def _tunic(d: Drawing) -> None:
    body: list[Node] = [(232, 250, "c"), (196, 280), (184, 340), (192, 400), (180, 480, "c"),
        (372, 480, "c"), (366, 420), (376, 350), (368, 290), (336, 250, "c")]  # fmt: skip
    shape = smooth(body)
    d.shape(shape, STEEL, OUTER, shade=cloth.SOFT)
    for half in ([(240, 284), (298, 284), (306, 340), (310, 432), (190, 424), (198, 330)],
            [(320, 284), (356, 284), (370, 340), (364, 424), (316, 432)]):  # fmt: skip
        cloth.damask(d, DARK_STEEL, [(x, y, "c") for x, y in half], across=27, down=24)
    for k in range(4):
        y = 286 + 34 * k
        d.shape(circle(309 + 1.5 * k, y, 7), GOLD, INNER)
        d.fold(([(300 + 1.5 * k, y), (282, y + 3), (266, y - 1)], 3.2))
    d.line(smooth([(302, 262), (310, 340), (314, 440)], closed=False), INNER)
    cloth.border(d, [(184, 426), (260, 442), (320, 442), (370, 428)], 13, GOLD, unit="lozenges", ink=RED,
        second=WHITE, spacing=20)  # fmt: skip


def _right_arm(d: Drawing) -> None:
    d.flats(
        smooth([(350, 290, "c"), (400, 310), (450, 380), (440, 480, "c"), (350, 480, "c")]),
        ink=INK,
    )
    sleeves.bent(d, (372, 304), (424, 428), (366, 432), STEEL, wide=38, joint=35, narrow=24, seed=5)
    _dagger(d, 326, 378)
    with d.at(328, 378, 0.9, 12):
        closed_hands.hilt_in_the_fist(d)
    with d.at(363, 430, rotate=-58):
        hands.cuff(d, 24, 14)


def _dagger(d: Drawing, x: float, y: float) -> None:
    """A dagger in the belt, its hilt up."""
    with d.at(x, y, rotate=24):
        d.limb([(0, 44, 13), (0, 126, 10)], RED, INNER, depth=0.7, spacing=5.4, width=2.6)
        d.limb([(0, 58, 15), (0, 74, 15)], GOLD, INNER, depth=0.6, spacing=5, width=2.4)
        guard: list[Node] = [(-30, 40, "c"), (0, 33), (30, 40, "c"), (30, 50, "c"), (0, 46), (-30, 50, "c")]
        d.shape(smooth(guard), GOLD, INNER, shade=[Shade(depth=0.3, spacing=5, width=2.2)])
        d.limb([(0, -62, 8), (0, -20, 9.5), (0, 40, 8)], GOLD, INNER, depth=0.6, spacing=5, width=2.4)
        d.shape(circle(0, -68, 13), GOLD, INNER, shade=[Shade(angle=40, depth=0.5, spacing=4.8, width=2.2)])
        d.shape(circle(0, -68, 5.4), RED, DETAIL)


def _collar(d: Drawing) -> None:
    """A standing collar, lined with white."""
    back: list[Node] = [
        (246, 244, "c"),
        (284, 236),
        (324, 244, "c"),
        (332, 262, "c"),
        (290, 284),
        (244, 264, "c"),
    ]
    d.shape(smooth(back), GOLD, OUTER, shade=[Shade(angle=70, depth=0.3, spacing=5.4, width=2.4, reach=16)])


def _cloak_front(d: Drawing) -> None:
    left: list[Node] = [(244, 246, "c"), (190, 256), (120, 282), (64, 312), (20, 346), (-44, 400, "c"),
        (-44, 480, "c"), (196, 480, "c"), (204, 400), (214, 330), (244, 282)]  # fmt: skip
    d.shape(smooth(left), RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=82)])
    right: list[Node] = [(322, 246, "c"), (372, 260), (430, 286), (490, 316, "c"), (490, 480, "c"),
        (446, 480, "c"), (438, 400), (410, 320), (366, 284), (338, 272)]  # fmt: skip
    d.shape(smooth(right), RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=83)])
    cloth.valley(d, [(92, 302), (66, 370), (62, 440)], seed=34)
    cloth.valley(d, [(410, 282), (450, 344), (460, 440)], seed=31, reach=20)
    cloth.border(
        d, [(240, 252), (218, 320), (204, 400), (198, 484)], 11, GOLD, unit="leaves", ink=GREEN, spacing=19
    )
    cloth.border(d, [(328, 256), (366, 282), (412, 324), (440, 400), (448, 484)], 11, GOLD, unit="leaves",
        ink=GREEN, spacing=19)  # fmt: skip


def _left_arm(d: Drawing) -> None:
    """The other arm comes from under the cloak and clasps the log."""
    sleeves.forearm(d, (92, 470), (160, 444), STEEL, wide=40, narrow=26, seed=4)
    fall: list[Node] = [(-44, 366, "c"), (20, 342), (74, 352), (120, 380, "c"), (138, 412, "c"), (104, 410),
        (66, 424), (44, 456, "c"), (20, 484, "c"), (-44, 484, "c")]  # fmt: skip
    d.shape(smooth(fall), RED, OUTER, shade=[Shade(angle=60, depth=0.4, spacing=5.4, width=3.4, reach=64)])
    d.fold(
        ([(124, 398), (86, 382), (40, 384)], 6),
        ([(64, 420), (46, 406), (30, 414)], 5),
        ([(16, 382), (-2, 388), (-30, 408)], 5),
        ([(16, 430), (2, 438), (-16, 462)], 5),
    )
    with d.at(214, 392, 1.0, 2, flip=True):
        closed_hands.trunk_in_the_fist(d, 28)
    with d.at(158, 442, rotate=54):
        hands.cuff(d, 25, 15)


def _head(d: Drawing) -> None:
    with d.at(*_HEAD, 1.04, 2, flip=True):
        hair.behind(d, hair.AUBURN_HAIR, left=-40, right=52, bottom=46)
        faces.neck(d, bottom=108, yaw=1, mirrored=True)
        faces.face(d, _LOOK)
        hair.parted(d, hair.AUBURN_HAIR, yaw=1)
        hair.full_beard(d, hair.AUBURN_HAIR, yaw=1, length=26)
        hair.moustache(d, hair.AUBURN_HAIR, yaw=1)
        hair.curtain(d, hair.AUBURN_HAIR, 1, bottom=46, out=46)
        hair.curtain(d, hair.AUBURN_HAIR, -1, bottom=30, count=1, out=33)
        with d.at(2, -44):
            crowns.turreted(d, GREEN)
    cloth.border(d, [(242, 256), (288, 279), (334, 256)], 10, WHITE, unit="zigzag", ink=RED, spacing=14)
