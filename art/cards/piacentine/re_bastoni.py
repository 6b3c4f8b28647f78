"""Re di bastoni: three-quarter to the right, red cloak over blue; the log leans over the left shoulder."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine import cloth, crowns, faces, hair, hands
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import BROWN, DARK_STEEL, GOLD, GREEN, RED, STEEL, WHITE
from art.cards.piacentine.log import log

_HEAD = (282.0, 168.0)


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
    log(d, 150, 246, 404, rotate=-24.5, width=104)
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
    d.shape(smooth(right), RED, OUTER, shade=[Shade(depth=0.3, spacing=6, width=2.9, reach=44, seed=81)])


def _tunic(d: Drawing) -> None:
    body: list[Node] = [(232, 250, "c"), (196, 280), (184, 340), (192, 400), (180, 480, "c"),
        (372, 480, "c"), (366, 420), (376, 350), (368, 290), (336, 250, "c")]  # fmt: skip
    shape = smooth(body)
    d.shape(shape, STEEL, OUTER, shade=cloth.SOFT)
    cloth.damask(
        d, DARK_STEEL, [(240, 330), (268, 372), (346, 316), (344, 366), (226, 376), (252, 410), (350, 408)]
    )
    for k in range(4):
        y = 286 + 34 * k
        d.shape(circle(309 + 1.5 * k, y, 7), GOLD, INNER)
        d.fold(([(300 + 1.5 * k, y), (282, y + 3), (266, y - 1)], 3.2))
    d.line(smooth([(302, 262), (310, 340), (314, 440)], closed=False), INNER)
    cloth.border(d, [(184, 426), (260, 442), (320, 442), (370, 428)], 13, GOLD, unit="lozenges", ink=RED,
        second=WHITE, spacing=20)  # fmt: skip


def _right_arm(d: Drawing) -> None:
    d.limb(
        [(370, 300, 34), (402, 352, 37), (412, 408, 32)], STEEL, OUTER, start="round", end="round", depth=0.85
    )
    d.fold(([(350, 336), (372, 346), (396, 344)], 4), ([(440, 384), (416, 388), (396, 380)], 4))
    _dagger(d, 328, 396)
    d.limb([(416, 416, 31), (394, 442, 28), (366, 432, 21)], STEEL, OUTER, start="round", depth=0.85)
    d.fold(([(430, 440), (410, 432), (398, 418)], 4.2), ([(384, 468), (378, 450), (384, 434)], 3.6))
    with d.at(330, 394, 0.96, 26):
        hands.fist(d)
    with d.at(360, 428, rotate=-62):
        hands.cuff(d, 20, 15)


def _dagger(d: Drawing, x: float, y: float) -> None:
    """A dagger in the belt, its hilt up."""
    with d.at(x, y, rotate=24):
        d.limb([(0, 44, 12), (0, 100, 9)], BROWN, INNER, depth=0.7, spacing=5.4, width=2.6)
        guard: list[Node] = [(-30, 40, "c"), (0, 33), (30, 40, "c"), (30, 50, "c"), (0, 46), (-30, 50, "c")]
        d.shape(smooth(guard), GOLD, INNER, shade=[Shade(depth=0.3, spacing=5, width=2.2)])
        d.limb([(0, -40, 8), (0, -10, 9.5), (0, 40, 8)], GOLD, INNER, depth=0.6, spacing=5, width=2.4)
        d.shape(circle(0, -48, 12), GOLD, INNER, shade=[Shade(angle=40, depth=0.5, spacing=4.8, width=2.2)])
        d.shape(circle(0, -48, 5), RED, DETAIL)


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
    left: list[Node] = [(244, 246, "c"), (190, 256), (120, 282), (64, 312), (20, 346, "c"),
        (20, 480, "c"), (196, 480, "c"), (204, 400), (214, 330), (244, 282)]  # fmt: skip
    d.shape(smooth(left), RED, OUTER, shade=[Shade(depth=0.24, spacing=6, width=2.9, reach=44, seed=82)])
    right: list[Node] = [(322, 246, "c"), (372, 260), (430, 286), (490, 316, "c"), (490, 480, "c"),
        (446, 480, "c"), (438, 400), (410, 320), (366, 284), (338, 272)]  # fmt: skip
    d.shape(smooth(right), RED, OUTER, shade=[Shade(depth=0.3, spacing=6, width=2.9, reach=34, seed=83)])
    cloth.valley(d, [(92, 302), (66, 370), (62, 440)], seed=34)
    cloth.valley(d, [(410, 282), (450, 344), (460, 440)], seed=31, reach=20)
    cloth.border(
        d, [(240, 252), (218, 320), (204, 400), (198, 484)], 11, GOLD, unit="leaves", ink=GREEN, spacing=19
    )
    cloth.border(d, [(328, 256), (366, 282), (412, 324), (440, 400), (448, 484)], 11, GOLD, unit="leaves",
        ink=GREEN, spacing=19)  # fmt: skip


def _left_arm(d: Drawing) -> None:
    d.limb([(84, 480, 40), (118, 460, 33), (150, 440, 23)], STEEL, OUTER, start="round", depth=0.85)
    d.fold(([(92, 438), (108, 456), (108, 476)], 4.2), ([(134, 472), (130, 456), (138, 442)], 3.6))
    with d.at(210, 392, 1.0, 14, flip=True):
        hands.fist(d, span=9)
    with d.at(163, 428, rotate=48):
        hands.cuff(d, 20, 15)


def _head(d: Drawing) -> None:
    with d.at(*_HEAD, flip=True):
        hair.behind(d, hair.AUBURN_HAIR, left=-46, bottom=74)
        faces.neck(d, bottom=108, yaw=1, mirrored=True)
        faces.face(d, faces.Look(yaw=1, mirrored=True, lift=0.5, arch=-3, smile=1.5, jaw=1.03))
        hair.parted(d, hair.AUBURN_HAIR, yaw=1)
        hair.full_beard(d, hair.AUBURN_HAIR, yaw=1, length=16)
        hair.moustache(d, hair.AUBURN_HAIR, yaw=1)
        hair.curtain(d, hair.AUBURN_HAIR, 1, bottom=76)
        hair.curtain(d, hair.AUBURN_HAIR, -1, bottom=58, count=1, out=34)
        with d.at(2, -44):
            crowns.turreted(d, GREEN)
    cloth.border(d, [(242, 256), (288, 279), (334, 256)], 10, WHITE, unit="zigzag", ink=RED, spacing=14)
