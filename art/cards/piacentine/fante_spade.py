"""Fante di spade: frontal, moustached, green hat, in a wide red cloak; sword upright at the left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import hats
from art.cards.piacentine import cloth, faces, hair, hands
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import GOLD, GREEN, RED, STEEL, WHITE
from art.cards.piacentine.sword import sword

_HEAD = (272.0, 176.0)


def draw() -> Drawing:
    """The card."""
    return court("FS", _figure)


def _figure(d: Drawing) -> None:
    _nape(d)
    _doublet(d)
    _cloak(d)
    _head(d)
    _breast_hand(d)
    sword(d, 90, 244, 400, 29)
    _sword_arm(d)


def _nape(d: Drawing) -> None:
    """Hair and neck, behind all clothes."""
    with d.at(*_HEAD):
        hair.behind(d, hair.BLACK_HAIR, bottom=80)
        faces.neck(d, bottom=118, half=31)


def _doublet(d: Drawing) -> None:
    body: list[Node] = [(206, 262, "c"), (244, 284), (270, 292, "c"), (302, 284), (340, 262, "c"),
        (340, 480, "c"), (170, 480, "c"), (180, 380), (186, 300)]  # fmt: skip
    d.shape(smooth(body), STEEL, OUTER, shade=[Shade(depth=0.26, spacing=6, width=2.8, reach=40, seed=112)])
    for k in range(5):
        d.shape(circle(258 - 2 * k, 318 + 31 * k, 6.6), GOLD, INNER)
    d.line(smooth([(270, 292), (260, 370), (250, 480)], closed=False), INNER)
    d.fold(([(206, 330), (222, 350), (228, 376)], 4), ([(198, 400), (218, 416), (228, 440)], 4))


def _cloak(d: Drawing) -> None:
    """The cloak over both shoulders, its right half drawn across and gathered on the breast."""
    left: list[Node] = [(232, 256, "c"), (180, 260), (120, 284), (66, 312), (20, 346, "c"), (20, 480, "c"),
        (186, 484, "c"), (186, 420), (196, 340), (226, 290)]  # fmt: skip
    d.shape(smooth(left), RED, OUTER, shade=[Shade(depth=0.2, spacing=6, width=2.9, reach=44, seed=111)])
    cloth.valley(d, [(158, 276), (128, 340), (132, 420)], seed=32)
    lining: list[Node] = [(20, 404, "c"), (62, 378), (112, 366), (160, 384, "c"), (196, 420, "c"),
        (190, 486, "c"), (20, 486, "c")]  # fmt: skip
    d.shape(
        smooth(lining),
        GREEN,
        OUTER,
        shade=[Shade(angle=-100, depth=0.5, spacing=6, width=2.9, reach=34, seed=115)],
    )
    cloth.border(d, [(228, 262), (200, 330), (188, 410), (186, 488)], 11, GOLD, unit="lozenges", ink=GREEN,
        second=RED, spacing=19)  # fmt: skip
    wrap: list[Node] = [(306, 276, "c"), (344, 256), (404, 272), (446, 290), (492, 314, "c"), (492, 484, "c"),
        (222, 484, "c"), (232, 444), (262, 398), (290, 372, "c"), (306, 330)]  # fmt: skip
    d.shape(smooth(wrap), RED, OUTER, shade=[Shade(depth=0.22, spacing=6, width=2.9, reach=60, seed=113)])
    cloth.valley(d, [(312, 352), (372, 352), (424, 322), (456, 306)], seed=31, width=5, reach=13)
    cloth.valley(d, [(316, 368), (384, 384), (440, 368), (486, 352)], seed=34, width=5, reach=13)
    cloth.valley(d, [(286, 398), (280, 436), (262, 474)], seed=33, reach=20)
    cloth.border(
        d, [(310, 282), (312, 322), (300, 362)], 11, GOLD, unit="lozenges", ink=GREEN, second=RED, spacing=19
    )
    cloth.border(d, [(284, 386), (254, 416), (234, 452), (226, 488)], 11, GOLD, unit="lozenges", ink=GREEN,
        second=RED, spacing=19)  # fmt: skip


def _breast_hand(d: Drawing) -> None:
    """The hand that gathers the cloak; the arm comes from under it."""
    d.limb([(410, 470, 40), (376, 446, 33), (340, 418, 23)], STEEL, OUTER, start="round", depth=0.85)
    d.fold(([(400, 428), (380, 446), (376, 474)], 4.2), ([(358, 464), (352, 444), (360, 430)], 3.6))
    with d.at(296, 374, 1.0, -6):
        hands.fist(d)
    with d.at(333, 414, rotate=-52):
        hands.cuff(d, 20, 15, frill=True)


def _sword_arm(d: Drawing) -> None:
    d.limb([(186, 470, 38), (156, 452, 31), (128, 428, 22)], STEEL, OUTER, start="round", depth=0.8)
    d.fold(([(192, 432), (172, 450), (168, 474)], 4.2), ([(146, 478), (140, 458), (144, 444)], 3.6))
    with d.at(90, 386):
        hands.fist(d)
    with d.at(124, 426, rotate=-48):
        hands.cuff(d, 20, 15, WHITE, frill=True)


def _head(d: Drawing) -> None:
    collar: list[Node] = [(272, 290, "c"), (240, 276), (226, 252, "c"), (196, 268), (186, 296, "c"),
        (226, 306), (258, 300, "c")]  # fmt: skip
    d.shape(
        smooth(collar), WHITE, OUTER, shade=[Shade(angle=100, depth=0.24, spacing=5.4, width=2.4, reach=16)]
    )
    other: list[Node] = [(272, 290, "c"), (304, 276), (318, 252, "c"), (348, 268), (358, 296, "c"),
        (318, 306), (286, 300, "c")]  # fmt: skip
    d.shape(smooth(other), WHITE, OUTER, shade=[Shade(angle=60, depth=0.3, spacing=5.4, width=2.4, reach=18)])
    with d.at(*_HEAD):
        faces.face(d, faces.Look(gaze=0.6, lift=-0.5, jaw=0.93, nose=0.92, stern=2, arch=5, lids=0.85))
        hair.parted(d, hair.BLACK_HAIR)
        hair.moustache(d, hair.BLACK_HAIR, width=1.12)
        for side in (-1, 1):
            hair.curtain(d, hair.BLACK_HAIR, side, bottom=78)
        with d.at(-3, 0, 1.44):
            hats.brimmed(d, GREEN, band=GOLD, feather=WHITE)
