"""Fante di coppe: the cupbearer looks up at his cup; spear left, a sash with lions, a towel on his arm."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, ellipse, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import hats
from art.cards.piacentine import cloth, faces, hair, hands
from art.cards.piacentine.court import court
from art.cards.piacentine.cup import cup
from art.cards.piacentine.inks import BLUSH, BROWN, GOLD, GREEN, LIGHT_STEEL, RED, STEEL, WHITE
from art.cards.piacentine.lion import lion

_HEAD = (244.0, 172.0)


def draw() -> Drawing:
    """The card."""
    return court("FC", _figure)


def _figure(d: Drawing) -> None:
    _cape(d)
    _arms_behind(d)
    _jacket(d)
    _sash(d)
    _towel_arm(d)
    _head(d)
    _spear(d)
    _spear_arm(d)
    cup(d, 420, 104, 124, 92)


def _cape(d: Drawing) -> None:
    half: list[Node] = [
        (250, 250, "c"),
        (180, 258),
        (110, 280),
        (20, 316, "c"),
        (20, 480, "c"),
        (250, 480, "c"),
    ]
    d.shape(smooth(half), RED, OUTER, shade=[Shade(depth=0.2, spacing=6, width=2.9, reach=40, seed=101)])
    d.shape(
        smooth(mirror(half, 255)),
        RED,
        OUTER,
        shade=[Shade(depth=0.32, spacing=6, width=2.9, reach=46, seed=102)],
    )
    cloth.valley(d, [(440, 296), (454, 372), (446, 472)], seed=33)
    cloth.valley(d, [(52, 306), (40, 380), (46, 472)], seed=31, reach=18)


def _arms_behind(d: Drawing) -> None:
    d.limb(
        [(176, 298, 34), (148, 350, 38), (148, 416, 36)], GOLD, OUTER, start="round", end="round", depth=0.7
    )
    d.limb(
        [(332, 296, 34), (376, 346, 38), (396, 408, 34)], GOLD, OUTER, start="round", end="round", depth=0.8
    )
    for points in (((170, 290), (146, 340), (136, 400)), ((346, 296), (378, 340), (396, 396)),
        ((192, 316), (176, 352), (168, 396))):  # fmt: skip
        d.fold((points, 4.2))


def _jacket(d: Drawing) -> None:
    body: list[Node] = [(196, 258, "c"), (170, 286), (166, 344), (178, 404), (170, 480, "c"),
        (340, 480, "c"), (334, 404), (350, 346), (346, 286), (316, 256, "c")]  # fmt: skip
    d.shape(smooth(body), GREEN, OUTER, shade=cloth.SOFT)
    d.fold(([(340, 366), (316, 384), (308, 404)], 4.4), ([(176, 372), (196, 392), (204, 410)], 4.4))


def _sash(d: Drawing) -> None:
    track = [(206.0, 250.0), (248.0, 332.0), (302.0, 406.0), (364.0, 470.0)]
    d.shape(ribbon(track, 34, forked=False), RED, OUTER)
    for side in (-1, 1):
        edge = [(x + side * 24.0, y - side * 18.0) for x, y in track]
        d.shape(ribbon(edge, 4.8, forked=False), GOLD, DETAIL)
    for x, y in ((231, 303), (256, 347)):
        with d.at(x, y, 0.44, -16):
            lion(d, GOLD)


def _towel_arm(d: Drawing) -> None:
    """The forearm held across, a cupbearer's towel hanging over it."""
    d.limb([(402, 408, 34), (364, 414, 28), (318, 410, 21)], GOLD, OUTER, start="round", depth=0.62)
    d.fold(([(424, 424), (402, 418), (390, 404)], 4.2))
    with d.at(272, 396, 0.94, -50):
        hands.fist(d)
    with d.at(314, 410, rotate=-84):
        hands.cuff(d, 20, 15)
    towel: list[Node] = [(326, 386, "c"), (344, 378), (372, 380), (390, 388, "c"), (396, 430),
        (394, 484, "c"), (330, 484, "c"), (328, 430)]  # fmt: skip
    d.shape(smooth(towel), WHITE, OUTER, shade=[Shade(depth=0.3, spacing=6, width=2.7, reach=20, seed=104)])
    d.fold(([(342, 384), (346, 420), (344, 466)], 4.4), ([(366, 384), (366, 410), (369, 444)], 4.4))
    for y in (446, 458):
        d.line(smooth([(329, y - 2), (362, y + 3), (395, y - 1)], closed=False), INNER, ink=STEEL)


def _spear(d: Drawing) -> None:
    shaft = polyline([(75, 130), (89, 130), (89, 490), (75, 490)])
    d.shape(shaft, BROWN, OUTER, shade=[Shade(depth=0.5, spacing=5.8, width=2.6)])
    half: list[Node] = [(-6, 66, "c"), (-8, 46), (-26, 18), (-16, -16), (0, -56, "c")]
    with d.at(82, 98):
        d.shape(smooth(mirror(half, 0, whole=True)), LIGHT_STEEL, OUTER)
        d.shape(smooth([(0, -56, "c"), (16, -16), (26, 18), (8, 46), (6, 66, "c"), (0, 66, "c")]),
            STEEL, None, shade=[Shade(depth=0.6, spacing=5.4, width=2.6)])  # fmt: skip
        d.line(polyline([(0, -52), (0, 64)], closed=False), INNER)
        d.line(smooth(mirror(half, 0, whole=True)), OUTER)
    tassel: list[Node] = [(-11, 0, "c"), (11, 0, "c"), (18, 26), (21, 48, "c"), (10, 42), (3, 54, "c"),
        (-5, 42), (-16, 50, "c"), (-17, 26)]  # fmt: skip
    with d.at(82, 168):
        d.shape(smooth(tassel), RED, INNER, shade=[Shade(angle=90, depth=0.5, spacing=5, width=2.6)])
        d.shape(ellipse(0, -2, 12, 7), GOLD, INNER)


def _spear_arm(d: Drawing) -> None:
    d.limb([(162, 446, 36), (140, 436, 31), (116, 414, 22)], GOLD, OUTER, start="round", depth=0.62)
    d.fold(([(168, 414), (154, 432), (152, 456)], 4.2), ([(132, 462), (126, 444), (130, 430)], 3.6))
    with d.at(82, 374):
        hands.fist(d)
    with d.at(115, 412, rotate=-46):
        hands.cuff(d, 20, 15)


def _head(d: Drawing) -> None:
    with d.at(*_HEAD, flip=True):
        hair.behind(d, hair.BROWN_HAIR, left=-50, bottom=84)
        faces.neck(d, bottom=100, yaw=1, mirrored=True)
    with d.at(250, 262):
        for k in range(9):
            x = -72 + 18 * k
            y = 14 * (1 - (x / 72) ** 2)
            loop: list[Node] = [(-11, -14, "c"), (-13, 8), (0, 20), (13, 8), (11, -14, "c")]
            with d.at(x, y - 6, rotate=-x * 0.25):
                d.shape(smooth(loop), WHITE, INNER)
                d.fold(([(0, -12), (-2, 2), (0, 12)], 3.6))
    with d.at(*_HEAD, 1.0, -4, flip=True):
        faces.face(d, faces.Look(yaw=1, soft=True, gaze=-0.9, mirrored=True, lift=3, lids=1.08, jaw=0.98,
            smile=-0.4, rosy=BLUSH))  # fmt: skip
        hair.parted(d, hair.BROWN_HAIR, yaw=1, low=-16)
        hair.curtain(d, hair.BROWN_HAIR, 1, bottom=80)
        hair.curtain(d, hair.BROWN_HAIR, -1, bottom=66, count=1, out=34)
        with d.at(-2, 2, 1.5):
            hats.montero(d, STEEL, lining=GOLD, feather=RED)
