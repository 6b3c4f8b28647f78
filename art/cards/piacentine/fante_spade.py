"""Fante di spade: frontal, moustached, green hat, in a wide red cloak; sword upright at the left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import hats
from art.cards.piacentine import cloth, faces, grips, hair, hands, hands_of_courts, sleeves
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import GOLD, GREEN, INK, RED, STEEL, WHITE
from art.cards.piacentine.look import Look
from art.cards.piacentine.sword import sword

_HEAD = (272.0, 174.0)
_LOOK = Look(age=1, jaw=0.96, gaze=0.65, stern=2.4, arch=5, lids=0.7, wide=1.06, slant=2.2, dimple=True,
    chin=1, skin="#e6b488")  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court("FS", _figure)


def _figure(d: Drawing) -> None:
    _nape(d)
    _doublet(d)
    _cloak(d)
    _head(d)
    _breast_hand(d)
    _sword_arm(d)


def _nape(d: Drawing) -> None:
    """Hair and neck, behind all clothes."""
    with d.at(*_HEAD):
        hair.behind(d, hair.BLACK_HAIR, bottom=80)
        faces.neck(d, bottom=118, half=31, skin=_LOOK.skin)


def _doublet(d: Drawing) -> None:
    body: list[Node] = [(206, 262, "c"), (244, 284), (270, 292, "c"), (302, 284), (340, 262, "c"),
        (340, 480, "c"), (170, 480, "c"), (180, 380), (186, 300)]  # fmt: skip
    d.shape(smooth(body), STEEL, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=112)])
    for k in range(5):
        d.shape(circle(258 - 2 * k, 318 + 31 * k, 6.6), GOLD, INNER)
    d.line(smooth([(270, 292), (260, 370), (250, 480)], closed=False), INNER)
    d.fold(([(206, 330), (222, 350), (228, 376)], 4), ([(198, 400), (218, 416), (228, 440)], 4))


def _cloak(d: Drawing) -> None:
    """The cloak over both shoulders, its right half drawn across and held on the breast."""
    left: list[Node] = [(232, 256, "c"), (180, 260), (120, 284), (66, 312), (20, 346), (-44, 398, "c"),
        (-44, 480, "c"), (186, 484, "c"), (186, 420), (196, 340), (226, 290)]  # fmt: skip
    d.shape(smooth(left), RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=111)])
    cloth.valley(d, [(158, 276), (128, 340), (132, 420)], seed=32)
    d.flats(smooth([(120, 376, "c"), (160, 360), (192, 400, "c"), (186, 482, "c"), (110, 482, "c")]), ink=INK)
    lining: list[Node] = [(-44, 446, "c"), (20, 404), (62, 378), (112, 366), (160, 384, "c"), (196, 420, "c"),
        (190, 486, "c"), (-44, 486, "c")]  # fmt: skip
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
    d.shape(smooth(wrap), RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=113)])
    cloth.valley(d, [(312, 352), (372, 352), (424, 322), (456, 306)], seed=31, width=5, reach=13)
    cloth.valley(d, [(316, 368), (384, 384), (440, 368), (486, 352)], seed=34, width=5, reach=13)
    cloth.valley(d, [(286, 398), (280, 436), (262, 474)], seed=33, reach=20)
    edge = [(310, 282), (312, 322), (298, 366), (268, 402), (242, 440), (226, 488)]
    cloth.border(d, edge, 11, GOLD, unit="lozenges", ink=GREEN, second=RED, spacing=19)


def _breast_hand(d: Drawing) -> None:
    """The hand laid on the cloak's edge; the arm comes from under it."""
    sleeves.forearm(d, (420, 446), (340, 418), STEEL, wide=40, seed=4)
    over: list[Node] = [(366, 396, "c"), (398, 362), (450, 348), (494, 350, "c"), (494, 402, "c"), (470, 400),
        (442, 414), (424, 444, "c"), (410, 410)]  # fmt: skip
    d.shape(smooth(over), RED, OUTER, shade=[Shade(angle=80, depth=0.5, spacing=5.4, width=3.4, reach=64)])
    cloth.valley(d, [(384, 398), (420, 374), (478, 368)], seed=34, width=5.4, reach=12)
    with d.at(316, 407, 1.04, 22):
        hands_of_courts.cloak_gathered(d, _LOOK.skin)
    with d.at(366, 429, rotate=-66):
        hands.cuff(d, 24, 15, frill=True)


def _sword_arm(d: Drawing) -> None:
    sleeves.forearm(d, (200, 428), (130, 438), STEEL, seed=6)
    over: list[Node] = [(86, 384, "c"), (118, 362), (166, 348), (214, 360), (244, 398, "c"), (230, 424, "c"),
        (212, 404), (178, 396), (146, 404), (120, 424, "c")]  # fmt: skip
    d.shape(smooth(over), RED, OUTER, shade=[Shade(angle=80, depth=0.5, spacing=5.4, width=3.4, reach=64)])
    d.fold(([(232, 404), (200, 376), (150, 372)], 5.4), ([(126, 408), (140, 386), (170, 380)], 5))
    sword(d, 88, 250, 424, 35)
    with d.at(88, 392, 0.86):
        grips.grip(d, 9, skin=_LOOK.skin)
    with d.at(130, 436, rotate=-48):
        hands.cuff(d, 24, 15, WHITE, frill=True)


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
        faces.face(d, _LOOK)
        hair.parted(d, hair.BLACK_HAIR)
        hair.moustache(d, hair.BLACK_HAIR, width=1.12)
        for side in (-1, 1):
            hair.curtain(d, hair.BLACK_HAIR, side, bottom=78)
        with d.at(-3, 0, 1.44):
            hats.brimmed(d, GREEN, band=GOLD, feather=WHITE)
