"""Fante di coppe: a curly boy, a spear left, his fist at a sash with a lion, a towel on his arm."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, ellipse, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import hats
from art.cards.piacentine import cloth, faces, hair, hands, hands_on_shafts, sleeves
from art.cards.piacentine.court import court
from art.cards.piacentine.cup import cup
from art.cards.piacentine.inks import BROWN, GOLD, GREEN, INK, LIGHT_STEEL, RED, STEEL, WHITE
from art.cards.piacentine.lion import lion
from art.cards.piacentine.look import Look

_HEAD = (244.0, 172.0, 1.08, -6.0)
_LOOK = Look(yaw=1, mirrored=True, soft=True, age=0, jaw=0.97, gaze=-0.9, up=1.6, lids=1.05, lift=2, brow=1.8,
    slant=1, lips=1.25, mouth=0.95)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court("FC", _figure)


def _figure(d: Drawing) -> None:
    _cape(d)
    sleeves.bent(d, (164, 302), (150, 424), (116, 404), GOLD, wide=40, joint=37, narrow=23, seed=2)
    sleeves.slash(d, (166, 304), (152, 410), 38)
    _jacket(d)
    _sash(d)
    _towel_arm(d)
    _head(d)
    _spear(d)
    _spear_hand(d)
    cup(d, 420, 104, 124, 92)


def _cape(d: Drawing) -> None:
    """The cape from frame to frame, black where it hangs behind the arms."""
    half: list[Node] = [
        (250, 250, "c"),
        (180, 252),
        (110, 274),
        (20, 310),
        (-44, 340, "c"),
        (-44, 480, "c"),
        (250, 480, "c"),
    ]
    for outline in (smooth(half), smooth(mirror(half, 255))):
        d.shape(outline, RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=101)])
    d.flats(smooth([(126, 330, "c"), (140, 300), (200, 300, "c"), (200, 480, "c"), (100, 480, "c"), (112,
        430)]), smooth([(330, 300, "c"), (392, 340, "c"), (430, 400), (436, 446), (420, 480, "c"), (330, 480,
        "c")]), ink=INK)  # fmt: skip
    cloth.gleams(d, RED, [(112, 474), (122, 420), (134, 340)], [(428, 472), (424, 424), (398, 360)])
    for points in ([(10, 330), (-4, 400), (2, 472)], [(58, 300), (44, 380), (50, 472)], [(106, 284),
            (96, 350), (102, 400)], [(440, 292), (462, 372), (456, 472)],
            [(398, 280), (424, 330), (440, 380)]):  # fmt: skip
        cloth.valley(d, points, width=6, reach=20)


def _jacket(d: Drawing) -> None:
    body: list[Node] = [(206, 254, "c"), (182, 276), (180, 340), (196, 400), (186, 480, "c"), (352, 480, "c"),
        (340, 400), (356, 340), (346, 276), (316, 252, "c")]  # fmt: skip
    d.shape(smooth(body), GREEN, OUTER, shade=cloth.SOFT)
    d.fold(([(346, 362), (318, 384), (306, 412)], 5.4), ([(182, 362), (202, 386), (212, 412)], 5.4),
        ([(200, 470), (206, 444), (202, 420)], 4.6), ([(236, 474), (240, 450), (234, 428)], 4.6))  # fmt: skip


def _sash(d: Drawing) -> None:
    track = [(200.0, 252.0), (248.0, 338.0), (302.0, 410.0), (364.0, 474.0)]
    d.shape(ribbon(track, 36, forked=False), RED, OUTER)
    d.hatch(ribbon(track, 36, forked=False), Shade(angle=40, depth=0.24, spacing=5.6, width=2.8, reach=30))
    for side in (-1, 1):
        edge = [(x + side * 25.0, y - side * 19.0) for x, y in track]
        d.shape(ribbon(edge, 5.4, forked=False), GOLD, DETAIL)
    with d.at(233, 315, 0.56, -16):
        lion(d, GOLD)


def _towel_arm(d: Drawing) -> None:
    """The arm bent across the body, the hand laid on the sash, a cupbearer's towel hanging over it."""
    sleeves.bent(d, (356, 302), (428, 414), (346, 420), GOLD, wide=40, joint=36, narrow=24, seed=3)
    sleeves.slash(d, (360, 304), (414, 398), 38)
    with d.at(298, 386, 1.24, 30):
        hands.laid(d)
    with d.at(338, 410, rotate=-74):
        hands.cuff(d, 25, 14)
    # The towel lies over the forearm and flares to a waved hem; its far half shows behind it.
    far: list[Node] = [(404, 384, "c"), (424, 392), (440, 424), (452, 452, "c"), (434, 458), (420, 446, "c"),
        (414, 410)]  # fmt: skip
    d.shape(smooth(far), WHITE, INNER, shade=[Shade(angle=180, depth=0.7, spacing=5, width=3, reach=24)])
    towel: list[Node] = [(352, 388, "c"), (366, 374), (388, 370), (410, 378, "c"), (420, 406), (428, 440,
        "c"), (412, 452), (398, 444), (384, 446), (370, 457), (354, 450), (332, 452,
        "c"), (346, 420)]  # fmt: skip
    d.shape(smooth(towel), WHITE, OUTER, shade=[Shade(depth=0.3, spacing=5.4, width=3, reach=24, seed=104)])
    d.fold(([(368, 455), (366, 424), (372, 388)], 6), ([(400, 444), (396, 420), (394, 384)], 6),
        ([(348, 450), (354, 424), (360, 396)], 4.6), ([(416, 448), (412, 424), (404, 394)], 4.6))  # fmt: skip
    d.line(smooth([(336, 442, "c"), (354, 440), (370, 446), (384, 436), (398, 434), (412, 441), (425, 431,
        "c")], closed=False), INNER, ink=STEEL)  # fmt: skip


def _spear(d: Drawing) -> None:
    shaft = polyline([(74, 130), (91, 130), (91, 490), (74, 490)])
    d.shape(shaft, BROWN, OUTER, shade=[Shade(depth=0.56, spacing=5.4, width=3)])
    half: list[Node] = [(-6, 66, "c"), (-8, 46), (-27, 18), (-17, -16), (0, -58, "c")]
    with d.at(82, 98):
        d.shape(smooth(mirror(half, 0, whole=True)), LIGHT_STEEL, OUTER)
        d.shape(smooth([(0, -56, "c"), (16, -16), (26, 18), (8, 46), (6, 66, "c"), (0, 66, "c")]),
            STEEL, None, shade=[Shade(depth=0.7, spacing=5, width=3)])  # fmt: skip
        d.line(polyline([(0, -52), (0, 64)], closed=False), INNER)
    tassel: list[Node] = [(-11, 0, "c"), (11, 0, "c"), (18, 26), (21, 48, "c"), (10, 42), (3, 54, "c"),
        (-5, 42), (-16, 50, "c"), (-17, 26)]  # fmt: skip
    with d.at(82, 168):
        d.shape(smooth(tassel), RED, INNER, shade=[Shade(angle=90, depth=0.6, spacing=4.6, width=3)])
        d.shape(ellipse(0, -2, 12, 7), GOLD, INNER)


def _spear_hand(d: Drawing) -> None:
    with d.at(82, 364, 0.96):
        hands_on_shafts.spear_with_thumb_along(d)
    with d.at(124, 411, rotate=-50):
        hands.cuff(d, 23, 15)


def _head(d: Drawing) -> None:
    x, y, size, tilt = _HEAD
    with d.at(x, y, size, tilt, flip=True):
        hair.curls(d, hair.BROWN_HAIR, ((44, 44, 13), (30, 52, 13), (-30, 44, 11)))
        faces.neck(d, bottom=92, yaw=1, mirrored=True)
    with d.at(250, 262):
        for k in range(9):
            dx = -76 + 19 * k
            dy = 14 * (1 - (dx / 76) ** 2)
            loop: list[Node] = [(-12, -16, "c"), (-14, 8), (0, 21), (14, 8), (12, -16, "c")]
            with d.at(dx, dy - 8, rotate=-dx * 0.25):
                d.shape(smooth(loop), WHITE, INNER)
                d.fold(([(0, -14), (-2, 2), (0, 13)], 5))
    with d.at(x, y, size, tilt, flip=True):
        faces.face(d, _LOOK)
        hair.curls(d, hair.BROWN_HAIR, ((50, 34, 11), (38, 42, 9), (53, 14, 12), (42, 24, 9), (51, -8, 12),
            (40, 6, 9), (46, -28, 12), (38, -14, 9), (-38, -26, 8), (-40, 26, 7), (34, -34, 11), (18, -40,
            10), (2, -42, 10), (-14, -41, 10), (-28, -37, 9), ))  # fmt: skip
        with d.at(-2, 0, 1.5):
            hats.montero(d, STEEL, lining=GOLD, feather=RED)
