"""Re di bastoni: three-quarter to the right, red cloak over blue; the log leans over the left shoulder."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.paths import Node, circle, smooth
from tools.cards.kit.svg import INNER, OUTER, Drawing
from tools.cards.piacentine import cloth, crowns, faces, hair, hands
from tools.cards.piacentine.court import court
from tools.cards.piacentine.inks import DARK_STEEL, GOLD, GREEN, RED, STEEL, WHITE
from tools.cards.piacentine.log import log

_HEAD = (282.0, 168.0)


def draw() -> Drawing:
    """The card."""
    return court("RB", _figure)


def _figure(d: Drawing) -> None:
    _cloak_behind(d)
    _tunic(d)
    _right_arm(d)
    _head(d)
    _cloak_front(d)
    log(d, 138, 242, 470, rotate=-24, width=108)
    _left_arm(d)


def _cloak_behind(d: Drawing) -> None:
    right: list[Node] = [
        (300, 244, "c"),
        (362, 262),
        (424, 300),
        (490, 340, "c"),
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
        [(370, 300, 34), (400, 356, 36), (404, 410, 31)], STEEL, OUTER, start="round", end="round", depth=0.85
    )
    d.fold(([(350, 336), (372, 346), (396, 344)], 4), ([(436, 384), (412, 388), (392, 380)], 4))
    d.limb([(410, 414, 30), (384, 436, 27), (348, 438, 20)], STEEL, OUTER, start="round", depth=0.85)
    d.fold(([(424, 440), (404, 432), (392, 418)], 4.2))
    with d.at(306, 436, 0.96, 4):
        hands.laid(d)
    with d.at(344, 438, rotate=-84):
        hands.cuff(d, 19, 15)


def _cloak_front(d: Drawing) -> None:
    left: list[Node] = [(244, 246, "c"), (190, 258), (120, 292), (64, 328), (20, 372, "c"),
        (20, 480, "c"), (196, 480, "c"), (204, 400), (214, 330), (244, 282)]  # fmt: skip
    d.shape(smooth(left), RED, OUTER, shade=[Shade(depth=0.24, spacing=6, width=2.9, reach=44, seed=82)])
    right: list[Node] = [(322, 246, "c"), (372, 264), (430, 304), (490, 344, "c"), (490, 480, "c"),
        (446, 480, "c"), (438, 400), (410, 320), (366, 284), (338, 272)]  # fmt: skip
    d.shape(smooth(right), RED, OUTER, shade=[Shade(depth=0.3, spacing=6, width=2.9, reach=34, seed=83)])
    cloth.valley(d, [(404, 294), (444, 350), (456, 440)], seed=31, reach=20)
    cloth.border(
        d, [(240, 252), (218, 320), (204, 400), (198, 484)], 11, GOLD, unit="leaves", ink=GREEN, spacing=19
    )
    cloth.border(d, [(328, 256), (366, 282), (412, 324), (440, 400), (448, 484)], 11, GOLD, unit="leaves",
        ink=GREEN, spacing=19)  # fmt: skip


def _left_arm(d: Drawing) -> None:
    d.limb([(120, 476, 38), (160, 456, 32), (196, 426, 23)], STEEL, OUTER, start="round", depth=0.85)
    with d.at(212, 404, 1.0, 20, flip=True):
        hands.fist(d)


def _head(d: Drawing) -> None:
    with d.at(*_HEAD, flip=True):
        hair.behind(d, hair.BLACK_HAIR, left=-46, bottom=74)
        faces.neck(d, bottom=98, yaw=1)
        faces.face(d, faces.Look(yaw=1, mirrored=True, lift=-0.5))
        hair.full_beard(d, hair.BLACK_HAIR, yaw=1, length=16)
        hair.moustache(d, hair.BLACK_HAIR, yaw=1)
        hair.curtain(d, hair.BLACK_HAIR, 1, bottom=76)
        with d.at(2, -44):
            crowns.turreted(d, GREEN)
